"""Luck: one object per game, every draw written down.

Three kinds with one face. `Chance` is fast and seeded by a number, for simulations. `SealedChance` draws from a
secret that is committed to before the game and revealed after it. `RecordedChance` repeats draws read from a log.
A table's luck is drawn by place: every move has a generator of its own, keyed by its number in the line that stands, so
that a move taken back and made again has the same luck. Games begun before that draw from one generator in order.
This room knows nothing of games.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from mypy_extensions import i64

from armarium.reason import Reason, Refused

WORD: Final[i64] = 0xFFFFFFFF
SPAN: Final[i64] = 0x100000000
BLOCK: Final = 8  # words in one SHA-256 digest

Draw = tuple[int, int]  # (value, how many values were possible)


def mixed_bits(word: i64) -> i64:
    """A 32-bit word of which every bit depends on all bits of the given one; different words stay different."""
    word = (word ^ word >> 15) * 0x2C1B3C6D & WORD
    word = (word ^ word >> 12) * 0x297A2D39 & WORD
    return word ^ word >> 15


class Chance:
    """Uniform luck from a 64-bit generator (xoroshiro64**): repeatable from its seed, not secret."""

    def __init__(self, seed: int) -> None:
        rest = abs(seed)
        self._a: i64 = mixed_bits(1 if seed < 0 else 2)
        self._b: i64 = 0
        while True:  # 32 bits of the seed at a time
            self._a = mixed_bits(self._a ^ (rest & 0xFFFFFFFF))
            self._b = mixed_bits((self._a + self._b + 0x9E3779B9) & WORD)
            rest >>= 32
            if rest == 0:
                break
        self._b |= 1  # the generator must not start from nothing but zeros
        self.recorded: list[Draw] | None = None

    def word(self) -> i64:
        """The next 32 random bits."""
        a = self._a
        b = self._b
        scrambled = (a * 0x9E3779BB) & WORD
        scrambled = (((scrambled << 5) | (scrambled >> 27)) & WORD) * 5 & WORD
        b ^= a
        self._a = (((a << 26) | (a >> 6)) & WORD) ^ b ^ ((b << 9) & WORD)
        self._b = ((b << 13) | (b >> 19)) & WORD
        return scrambled

    def below(self, n: i64) -> i64:
        """A uniform value in 0..n-1 for n below 2 ** 31; written down when somebody keeps the draws.

        The high half of word * n; where the low half is below 2 ** 32 % n the word is thrown away, so none is favoured.
        """
        product = self.word() * n
        if product & WORD < n:
            threshold = SPAN % n
            while product & WORD < threshold:
                product = self.word() * n
        value = product >> 32
        if self.recorded is not None:
            self.recorded.append((int(value), int(n)))
        return value

    def generator(self) -> tuple[int, int]:
        """Where the generator stands: `resume` goes on from there."""
        return int(self._a), int(self._b)

    def resume(self, generator: tuple[int, int]) -> None:
        self._a, self._b = generator

    def record_draws(self) -> None:
        """Start writing draws down."""
        self.recorded = []

    def take_draws(self) -> list[Draw]:
        """The draws since the last call, which are then forgotten here."""
        draws = self.recorded
        if not draws:
            return []
        self.recorded = []
        return draws


class SealedChance(Chance):
    """Luck nobody can foresee or bend: SHA-256 in counter mode over a secret of 32 bytes."""

    def __init__(self, secret: bytes) -> None:
        super().__init__(0)
        self.secret = secret
        self._block = b""
        self._used = 0
        self._words = 0
        self.record_draws()

    def word(self) -> i64:
        place = self._words % BLOCK
        if place == 0:
            counter = (self._words // BLOCK).to_bytes(8, "big")
            self._block = hashlib.sha256(self.secret + counter).digest()
        self._words += 1
        return int.from_bytes(self._block[4 * place : 4 * place + 4], "big")

    def commitment(self) -> str:
        """Published before the first draw; anybody can check the revealed secret against it."""
        return commitment(self.secret)


class RecordedChance(Chance):
    """Luck read from a log: gives the stored draws in order and refuses anything else."""

    def __init__(self, draws: list[Draw]) -> None:
        super().__init__(0)
        self._draws = list(draws)
        self._next = 0
        self.record_draws()

    def below(self, n: i64) -> i64:
        if self._next == len(self._draws):
            raise Refused(Reason("", "luck-missing", {"needed": int(n)}))
        value, possible = self._draws[self._next]
        if possible != n or not 0 <= value < possible:
            raise Refused(Reason("", "luck-differs", {"value": value, "possible": possible, "needed": int(n)}))
        self._next += 1
        if self.recorded is not None:
            self.recorded.append((value, possible))
        return value

    def add(self, draws: list[Draw]) -> None:
        self._draws.extend(draws)

    def draws_left(self) -> int:
        """How many stored draws nobody has asked for yet."""
        return len(self._draws) - self._next


def parse_number(text: str) -> int:
    """The number a text writes in plain digits, at most nine; -1 for anything else, since nobody means a larger one."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else -1


def luck_text(luck: list[Draw]) -> str:
    """Outcomes as one line: `3/12 0/2` is the value 3 of twelve, then 0 of two."""
    return " ".join([f"{value}/{possible}" for value, possible in luck])


def parse_luck(text: str) -> list[Draw]:
    """What `luck_text` wrote; Refused names the first part that is no draw."""
    luck: list[Draw] = []
    for part in text.split():
        value, slash, possible = part.partition("/")
        if not slash or not 0 <= parse_number(value) < parse_number(possible):
            raise Refused(Reason("", "luck-unreadable", {"text": part[:60]}))
        luck.append((parse_number(value), parse_number(possible)))
    return luck


def key_at(secret: bytes, place: int, use: str = "move") -> bytes:
    """The key of one place in a game, made of its secret: nobody learns one from another, nor the secret from any."""
    return hashlib.sha256(secret + f" {use} {place}".encode()).digest()


def chance_at(secret: bytes, place: int) -> SealedChance:
    """The luck of the move at this place, whatever luck was used before it."""
    return SealedChance(key_at(secret, place))


def new_chance() -> SealedChance:
    """Fresh luck from the operating system's randomness."""
    return SealedChance(secrets.token_bytes(32))


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()
