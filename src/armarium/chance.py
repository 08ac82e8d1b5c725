"""Luck: one object per game, every outcome written down.

Three kinds with one face. `Chance` is fast and seeded by a number, for simulations. `Sealed` draws from a
secret that is committed to before the game and revealed after it. `Written` repeats outcomes read from a log.
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

Outcome = tuple[int, int]  # (value, how many values were possible)


def mixed(seed: int) -> tuple[int, int]:
    """Two well-stirred 32-bit words for a seed of any size, never both zero."""
    digest = hashlib.sha256(f"armarium {seed}".encode()).digest()
    return int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:8], "big") | 1


class Chance:
    """Uniform luck from a 64-bit generator (xoroshiro64**): repeatable from its seed, not secret."""

    def __init__(self, seed: int) -> None:
        first, second = mixed(seed)
        self._a: i64 = first
        self._b: i64 = second
        self.kept: list[Outcome] | None = None

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
        """A uniform value in 0..n-1, free of modulo bias; written down when somebody keeps the outcomes."""
        limit = SPAN - SPAN % n
        word = self.word()
        while word >= limit:
            word = self.word()
        value = word % n
        if self.kept is not None:
            self.kept.append((int(value), int(n)))
        return value

    def keep(self) -> None:
        """Start writing outcomes down."""
        self.kept = []

    def take(self) -> list[Outcome]:
        """The outcomes since the last call, which are then forgotten here."""
        taken = self.kept
        if not taken:
            return []
        self.kept = []
        return taken


class Sealed(Chance):
    """Luck nobody can foresee or bend: SHA-256 in counter mode over a secret of 32 bytes."""

    def __init__(self, secret: bytes) -> None:
        super().__init__(0)
        self.secret = secret
        self._block = b""
        self._used = 0
        self._words = 0
        self.keep()

    def word(self) -> i64:
        place = self._words % BLOCK
        if place == 0:
            counter = (self._words // BLOCK).to_bytes(8, "big")
            self._block = hashlib.sha256(self.secret + counter).digest()
        self._words += 1
        return int.from_bytes(self._block[4 * place : 4 * place + 4], "big")

    def commitment(self) -> str:
        """Published before the first outcome; anybody can check the revealed secret against it."""
        return commitment(self.secret)


class Written(Chance):
    """Luck read from a log: gives the stored outcomes in order and refuses anything else."""

    def __init__(self, outcomes: list[Outcome]) -> None:
        super().__init__(0)
        self._outcomes = list(outcomes)
        self._next = 0
        self.keep()

    def below(self, n: i64) -> i64:
        if self._next == len(self._outcomes):
            raise Refused(Reason("", "luck-missing", {"needed": int(n)}))
        value, possible = self._outcomes[self._next]
        if possible != n or not 0 <= value < possible:
            raise Refused(Reason("", "luck-differs", {"value": value, "possible": possible, "needed": int(n)}))
        self._next += 1
        if self.kept is not None:
            self.kept.append((value, possible))
        return value

    def add(self, outcomes: list[Outcome]) -> None:
        self._outcomes.extend(outcomes)

    def left(self) -> int:
        """How many stored outcomes nobody has asked for yet."""
        return len(self._outcomes) - self._next


def luck_text(luck: list[Outcome]) -> str:
    """Outcomes as one line: `3/12 0/2` is the value 3 of twelve, then 0 of two."""
    return " ".join([f"{value}/{possible}" for value, possible in luck])


def parse_luck(text: str) -> list[Outcome]:
    """What `luck_text` wrote; Refused names the first part that is no outcome."""
    luck: list[Outcome] = []
    for part in text.split():
        value, slash, possible = part.partition("/")
        if not slash or not value.isdecimal() or not possible.isdecimal() or int(value) >= int(possible):
            raise Refused(Reason("", "luck-unreadable", {"text": part}))
        luck.append((int(value), int(possible)))
    return luck


def sealed() -> Sealed:
    """Fresh luck from the operating system's randomness."""
    return Sealed(secrets.token_bytes(32))


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()
