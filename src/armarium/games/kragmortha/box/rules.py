"""Beside Kragmortha's box: Looks dealt to phones (K-26), who was caught (K-34), Grimoires counted, the end (K-30).

Pawns, pushes and cards stay on the real board. Looks are drawn by the real game's piles.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from armarium.chance import Chance
from armarium.game import NOBODY, Outcome
from armarium.games.kragmortha.cards.packed import (
    bit_of,
    card_of,
    face_of,
    with_bit,
)
from armarium.games.kragmortha.cards.piles import NONE, Piles, new_piles
from armarium.games.kragmortha.cards.score import deciding_part, packed_score, score_of
from armarium.games.kragmortha.parts import BOOK_COPIES, BOOK_NAMES, BOOK_SYMBOLS, LOOK_IDS, LOOKS_OUT
from armarium.games.kragmortha.penances.court import VOICES
from armarium.pads import Pad, reason, seat_in, unknown
from armarium.reason import Reason, Value

INSPECTIONS = 4  # one report in so many, a meeting or a Grimoire, lets Rigor look round
FEWEST = 2  # who would leave a smaller table ends the evening instead
NOBODY_YET = 0
GUILTY, CLEAR = 1, 2


class Held(msgspec.Struct, forbid_unknown_fields=True):
    """A Look that somebody has. `named`: everybody knows which; `eased`: it is done in an easier way."""

    seat: int
    look: int
    named: bool
    eased: bool = False


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """`unseen` and `under` are the deck of Looks, `books` the Grimoires of each seat by kind. `caller` has cried
    "Caught!" (NOBODY: Rigor inspects), `accused` and `look` are whom and what for, `votes` those given, 0 for none."""

    unseen: list[int]
    under: list[int]
    held: list[Held]
    books: list[list[int]]
    left: list[bool]
    phase: str = "calm"
    caller: int = NOBODY
    accused: int = NOBODY
    look: int = int(NONE)
    votes: list[int] = []
    slips: int = 0
    out: int = NOBODY
    over: bool = False


PHASES = ("calm", "caught", "accused", "vote")


def new_kept(seats: int) -> Kept:
    return Kept(
        unseen=list(range(len(LOOK_IDS))),
        under=[],
        held=[],
        books=[[0] * len(BOOK_NAMES) for _ in range(seats)],
        left=[False] * seats,
    )


def family(look: int) -> str:
    return LOOK_IDS[look].partition("-")[0]


class State(Pad[Kept]):
    def is_over(self) -> bool:
        return self.kept.over

    def present(self) -> list[int]:
        return [seat for seat in range(self.seats) if not self.kept.left[seat]]

    def looks_of(self, seat: int) -> list[Held]:
        return [held for held in self.kept.held if held.seat == seat]

    def books_left(self, kind: int) -> int:
        return BOOK_COPIES[kind] - sum(row[kind] for row in self.kept.books)

    def is_secret(self) -> bool:
        return self.options["looks"] == "secret"

    def is_awake(self, look: int) -> bool:
        """K-34: a table may switch a family off; its Looks only count."""
        return bool(self.options[family(look)])

    def catchable(self, seat: int) -> list[Held]:
        return [held for held in self.looks_of(seat) if self.is_awake(held.look)]

    def voters(self) -> list[int]:
        """K-34: the others, accuser included."""
        return [seat for seat in self.present() if seat != self.kept.accused]

    def check(self) -> str:
        kept = self.kept
        cards = [*kept.unseen, *kept.under, *(held.look for held in kept.held)]
        if sorted(cards) != list(range(len(LOOK_IDS))):
            return "held"
        if len(kept.left) != self.seats or len(kept.books) != self.seats or len(self.present()) < FEWEST:
            return "left"
        if any(len(row) != len(BOOK_NAMES) or min(row) < 0 for row in kept.books) or kept.slips < 0:
            return "books"
        if any(self.books_left(kind) < 0 for kind in range(len(BOOK_NAMES))):
            return "books"
        if any(held.seat not in self.present() or len(self.looks_of(held.seat)) > LOOKS_OUT for held in kept.held):
            return "held"
        return self._check_case()

    def _check_case(self) -> str:
        kept, here = self.kept, self.present()
        if kept.phase not in PHASES or kept.over != self._is_finished():
            return "phase"
        if kept.phase in ("calm", "caught"):
            calls = kept.caller == NOBODY if kept.phase == "calm" else kept.caller in here
            plain = (kept.accused, kept.look, kept.votes) == (NOBODY, NONE, [])
            awake = kept.phase == "calm" or any(self.catchable(seat) for seat in here)
            return "" if calls and plain and awake else "caller"
        named = any(held.look == kept.look for held in self.looks_of(kept.accused)) and kept.accused in here
        counted = len(kept.votes) == (self.seats if kept.phase == "vote" else 0)
        votes = all(vote in (NOBODY_YET, GUILTY, CLEAR) for vote in kept.votes)
        open_vote = kept.phase != "vote" or (self.waited_for() != [] and len(here) > FEWEST)
        others = all(not vote or seat in self.voters() for seat, vote in enumerate(kept.votes))
        caller = kept.caller in (NOBODY, *here) and kept.caller != kept.accused
        return "" if named and counted and votes and open_vote and others and caller else "accused"

    def _is_finished(self) -> bool:
        kept = self.kept
        most = max((len(self.looks_of(seat)) for seat in range(self.seats)), default=0)
        must = most >= LOOKS_OUT or not any(self.books_left(kind) for kind in range(len(BOOK_NAMES)))
        return kept.over if kept.phase == "calm" and not must else must

    # --- what is reported ---------------------------------------------------------------------------------------

    def waited_for(self) -> list[int]:
        kept = self.kept
        if kept.phase == "vote":
            return [seat for seat in self.voters() if not kept.votes[seat]]
        return [{"caught": kept.caller, "accused": kept.accused}.get(kept.phase, self.present()[0])]

    def report_texts(self, seat: int) -> list[str]:
        if seat not in self.present():
            return []
        return {
            "calm": self._calm_texts,
            "caught": self._naming_texts,
            "accused": self._answer_texts,
            "vote": self._vote_texts,
        }[self.kept.phase](seat)

    def _calm_texts(self, seat: int) -> list[str]:
        here = self.present()
        texts = [f"meet {owner + 1}" for owner in here]
        texts += ["caught"] if any(self.catchable(other) for other in here if other != seat) else []
        for owner in here:
            texts += self._own_texts(seat, owner)
        if len(here) > FEWEST:
            texts += [f"leave {owner + 1}" for owner in here]
        return [*texts, "end"]

    def _own_texts(self, seat: int, owner: int) -> list[str]:
        """Grimoires, and Looks that go; a secret Look is spoken of by its owner alone."""
        who, mine = owner + 1, not self.is_secret() or owner == seat
        looks = [LOOK_IDS[held.look] for held in self.looks_of(owner) if mine]
        easy = [LOOK_IDS[held.look] for held in self.catchable(owner) if mine and not held.eased]
        books = self.kept.books[owner]
        return [
            *(f"unhex {who} {look}" for look in looks),
            *(f"cannot {who} {look}" for look in (easy if self.options["friendly"] else [])),
            *(f"book {who} {name}" for kind, name in enumerate(BOOK_NAMES) if self.books_left(kind)),
            *(f"unbook {who} {name}" for kind, name in enumerate(BOOK_NAMES) if books[kind]),
        ]

    def _naming_texts(self, seat: int) -> list[str]:
        targets = [other for other in self.present() if other != self.kept.caller]
        names = {(other, family(held.look)): None for other in targets for held in self.catchable(other)}
        return [*(f"accuse {other + 1} {name}" for other, name in names), "nothing"]

    def _answer_texts(self, seat: int) -> list[str]:
        if seat == self.kept.accused:
            return ["admit", "deny"]
        return ["nothing", *(["ask"] if len(self.present()) > FEWEST else [])]

    def _vote_texts(self, seat: int) -> list[str]:
        texts = ["guilty", "clear"] if seat in self.waited_for() else []
        given = sum(vote != NOBODY_YET for vote in self.kept.votes)
        return texts + (["count"] if given >= VOICES else [])

    def carry_out(self, seat: int, words: Sequence[str]) -> None:
        if len(words) > 1:
            self._report(seat, int(words[1]) - 1, words)
        elif words[0] == "caught":
            self.kept.phase, self.kept.caller = "caught", seat
            self.say("called", seat=seat)
        elif words[0] == "end":
            self.kept.over = True
            self.say("ended", seat=seat)
        elif words[0] in ("guilty", "clear", "count"):
            self._vote(seat, words[0])
        else:
            self._answer(seat, words[0])

    def _report(self, seat: int, owner: int, words: Sequence[str]) -> None:
        if words[0] == "meet":
            self.say("met", seat=owner)
            self._deal(owner)
            self._inspect()
        elif words[0] == "accuse":
            self._accuse(seat, owner, words[2])
        elif words[0] == "leave":
            self._leave(owner)
        elif words[0] in ("book", "unbook"):
            self._book(owner, BOOK_NAMES.index(words[2]), 1 if words[0] == "book" else -1)
        else:
            self._part_with(owner, LOOK_IDS.index(words[2]), words[0])

    # --- Looks --------------------------------------------------------------------------------------------------

    def piles(self) -> Piles:
        """The Looks as the real game's piles; who is meant to know one is marked there."""
        piles = new_piles(self.seats)
        piles.imposed = vec[i64]([NONE] * len(LOOK_IDS))
        piles.unseen = sum(bit_of(look) for look in self.kept.unseen)
        piles.under = vec[i64]([card_of(look, piles.everybody) for look in self.kept.under])
        for held in self.kept.held:
            known = piles.everybody if held.named else bit_of(held.seat)
            piles.deal_look(held.seat, held.look, known)
        return piles

    def _read_deck(self, piles: Piles) -> None:
        self.kept.unseen = [look for look in range(len(LOOK_IDS)) if with_bit(piles.unseen, look) == piles.unseen]
        self.kept.under = [int(face_of(card)) for card in piles.under]

    def _deal(self, seat: int) -> None:
        """K-26, K-27: one with a new symbol; the fourth, or none left, ends the game at that instant."""
        piles = self.piles()
        look = int(piles.draw_look(seat, self.chance))
        self._read_deck(piles)
        if look == NONE:
            self.say("no-look", seat=seat)
            self._go_out(seat)
            return
        self._give(seat, look, [LOOK_IDS[other] for other in piles.turned_down])
        if len(self.looks_of(seat)) >= LOOKS_OUT:
            self._go_out(seat)

    def _give(self, seat: int, look: int, turned_down: list[str]) -> None:
        self.kept.held.append(Held(seat, look, not self.is_secret()))
        count = len(self.looks_of(seat))
        if self.is_secret():
            secret: dict[str, Value] = {"shown": True, "look": LOOK_IDS[look]}
            self.say_to(seat, "dealt", secret, seat=seat, shown=False, family=family(look), count=count)
        else:
            self.say("dealt", seat=seat, shown=True, look=LOOK_IDS[look], family=family(look), count=count)
        if turned_down:
            self.say("turned-down", seat=seat, looks=turned_down)

    def _go_out(self, seat: int) -> None:
        self.kept.out, self.kept.over = seat, True
        self.say("out", seat=seat)

    def _part_with(self, seat: int, look: int, why: str) -> None:
        """Unhexing (K-35), or a Look that somebody cannot do: another of its family, else an easier way (K-34)."""
        held = next(one for one in self.kept.held if one.look == look)
        piles = self.piles()
        other = int(piles.draw_alike(look, self.chance)) if why == "cannot" else int(NONE)
        if why == "cannot" and other == NONE:
            held.eased = held.named = True
            self.say("eased", seat=seat, look=LOOK_IDS[look])
            return
        piles.put_under(seat, look)
        self._read_deck(piles)
        self.kept.held.remove(held)
        if why == "cannot":
            self.say("spared", seat=seat, look=LOOK_IDS[look])
            self._give(seat, other, [])
        else:
            self.say("unhexed", seat=seat, look=LOOK_IDS[look])

    def _inspect(self) -> None:
        """If the table likes it, Rigor now and then looks at one Look of somebody, as luck will have it."""
        if not self.options["inspections"] or self.kept.over or self.chance.below(INSPECTIONS):
            return
        looks = [held for seat in self.present() for held in self.catchable(seat)]
        if looks:
            held = looks[int(self.chance.below(len(looks)))]
            held.named = True
            self.say("inspection", seat=held.seat, look=LOOK_IDS[held.look])
            self._open_case(held, NOBODY)

    # --- K-34: caught -------------------------------------------------------------------------------------------

    def _accuse(self, seat: int, owner: int, name: str) -> None:
        """A Look that is named is known to all from now on."""
        held = next(one for one in self.catchable(owner) if family(one.look) == name)
        held.named = True
        self.say("accused", seat=self.kept.caller, target_seat=owner, look=LOOK_IDS[held.look])
        self._open_case(held, self.kept.caller)

    def _open_case(self, held: Held, caller: int) -> None:
        kept = self.kept
        kept.phase, kept.caller, kept.accused, kept.look = "accused", caller, held.seat, held.look

    def _answer(self, seat: int, word: str) -> None:
        """With two people only an admission counts."""
        kept = self.kept
        if word == "admit":
            self._convict()
        elif word == "nothing":
            self.say("nothing", seat=seat)
            self._close_case()
        elif len(self.present()) == FEWEST:
            self._acquit()
        else:
            kept.phase, kept.votes = "vote", [NOBODY_YET] * self.seats
            self.say("contested" if word == "deny" else "asked", seat=kept.accused)

    def _vote(self, seat: int, word: str) -> None:
        if word != "count":
            self.kept.votes[seat] = GUILTY if word == "guilty" else CLEAR
            self.say("voted", seat=seat)
        if word == "count" or not self.waited_for():
            self._tally()

    def _tally(self) -> None:
        """The majority of those who voted, two at least (see `count`); a tie clears."""
        votes = self.kept.votes
        guilty, clear = votes.count(GUILTY), votes.count(CLEAR)
        self.say("tally", guilty=guilty, clear=clear)
        if guilty > clear:
            self._convict()
        else:
            self._acquit()

    def _convict(self) -> None:
        accused, look = self.kept.accused, self.kept.look
        self._close_case()
        self.kept.slips += 1
        self.say("slip", seat=accused, look=LOOK_IDS[look])
        self._deal(accused)

    def _acquit(self) -> None:
        self.say("cleared", seat=self.kept.accused)
        self._close_case()

    def _close_case(self) -> None:
        kept = self.kept
        kept.phase, kept.caller, kept.accused, kept.look, kept.votes = "calm", NOBODY, NOBODY, int(NONE), []

    # --- Grimoires and who goes home ----------------------------------------------------------------------------

    def _book(self, owner: int, kind: int, change: int) -> None:
        """K-30: the last Grimoire ends the game."""
        self.kept.books[owner][kind] += change
        self.say("book" if change > 0 else "no-book", seat=owner, book=BOOK_NAMES[kind])
        if not any(self.books_left(each) for each in range(len(BOOK_NAMES))):
            self.kept.over = True
            self.say("last-book", seat=owner)
        elif change > 0:
            self._inspect()

    def _leave(self, owner: int) -> None:
        """Looks of who goes home lie under the deck again; their Grimoires are out of the game."""
        for held in self.looks_of(owner):
            self.kept.held.remove(held)
            self.kept.under.append(held.look)
        self.kept.left[owner] = True
        self.say("left-table", seat=owner)

    # --- why not ------------------------------------------------------------------------------------------------

    def reason_against(self, seat: int, words: Sequence[str]) -> Reason:
        if seat not in self.present():
            return reason("", "has-left")
        if self.kept.phase != "calm" or words[0] in ("accuse", "nothing", "admit", "deny", "ask"):
            return self._case_refusal(seat, words)
        if words == ["caught"]:
            return reason("K-34", "nobody-to-catch")
        owner = seat_in(words[1], self.seats) if len(words) > 1 else None
        if owner is None or len(words) > 3:
            return unknown(" ".join(words))
        if owner not in self.present():
            return reason("", "has-left")
        if words[0] == "leave" and len(words) == 2:
            return reason("", "too-few-left")
        return self._part_refusal(seat, owner, words)

    def _case_refusal(self, seat: int, words: Sequence[str]) -> Reason:
        """What cannot be while somebody is caught, or without anybody being."""
        phase = self.kept.phase
        if phase == "calm":
            return reason("K-34", "nobody-caught")
        if phase == "caught":
            return reason("K-34", "who-first")
        return reason("K-34", "answer-first" if phase == "accused" else "vote-first")

    def _part_refusal(self, seat: int, owner: int, words: Sequence[str]) -> Reason:
        name = words[2] if len(words) == 3 else ""
        if words[0] == "book" and name in BOOK_NAMES:
            kind = BOOK_NAMES.index(name)
            holders = [other + 1 for other, row in enumerate(self.kept.books) if row[kind]]
            return reason("K-35", "book-too-many", book=name, count=BOOK_COPIES[kind], seats=holders)
        if words[0] == "unbook" and name in BOOK_NAMES:
            return reason("K-29", "book-not-there", book=name)
        if words[0] not in ("unhex", "cannot") or name not in LOOK_IDS:
            return unknown(" ".join(words))
        if self.is_secret() and owner != seat:
            return reason("K-34", "look-secret")
        if all(LOOK_IDS[held.look] != name for held in self.looks_of(owner)):
            return reason("K-33", "look-not-there", look=name)
        return reason("K-34", "look-must-stay" if not self.options["friendly"] else "look-easy", look=name)

    # --- what it comes to ---------------------------------------------------------------------------------------

    def symbols(self, seat: int) -> int:
        return sum(count * BOOK_SYMBOLS[kind] for kind, count in enumerate(self.kept.books[seat]))

    def looks_counted(self, seat: int) -> int:
        """K-27: whoever is out has four, also where the deck had none left."""
        return LOOKS_OUT if seat == self.kept.out or self.kept.left[seat] else len(self.looks_of(seat))

    def standing(self) -> list[int]:
        """K-31, packed as the real game packs it; who went home has nothing."""
        books = [0 if self.kept.left[seat] else sum(self.kept.books[seat]) for seat in range(self.seats)]
        signs = [0 if self.kept.left[seat] else self.symbols(seat) for seat in range(self.seats)]
        return [int(packed_score(self.looks_counted(seat), books[seat], signs[seat])) for seat in range(self.seats)]

    def outcome(self) -> Outcome | None:
        if not self.kept.over:
            return None
        scores = self.standing()
        ranked = sorted((scores[seat] for seat in self.present()), reverse=True)
        winners = [seat for seat in self.present() if scores[seat] == ranked[0]]
        return Outcome(winners, scores, deciding_part(score_of(ranked[0]), score_of(ranked[1])))

    def turn(self) -> int:
        return 1 + self.kept.slips + sum(map(sum, self.kept.books))

    def guess(self, seat: int, chance: Chance) -> State:
        """Secret Looks of others dealt anew among those of their symbol; votes are sealed."""
        super().guess(seat, chance)
        copy = State(chance, self.seats, self.options, msgspec.json.decode(msgspec.json.encode(self.kept), type=Kept))
        for held in copy.kept.held:
            pool = [look for look in copy.kept.unseen if family(look) == family(held.look)]
            if held.seat != seat and not held.named and pool and chance.below(1 + len(pool)):
                other = pool[int(chance.below(len(pool)))]
                copy.kept.unseen[copy.kept.unseen.index(other)] = held.look
                held.look = other
        copy.kept.unseen.sort()
        for other, vote in enumerate(copy.kept.votes):
            if other != seat and vote:
                copy.kept.votes[other] = 1 + int(chance.below(2))
        return copy
