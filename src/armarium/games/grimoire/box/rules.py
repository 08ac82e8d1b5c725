"""Beside Grimoire's box: whose turn by the pages opened (G-12, G-13), the round track, and what lies in territories.

Orders and scores are the real game's: what was reported is put into one of its positions and counted there.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from armarium.chance import Chance
from armarium.game import Outcome
from armarium.games.grimoire import parts, rules, state
from armarium.games.grimoire.cards import score
from armarium.games.grimoire.cards.piles import pile_of
from armarium.games.grimoire.notation import OVER
from armarium.pads import Pad, reason, seat_in, unknown
from armarium.reason import Reason

CARDS = (*parts.QUEST, *parts.ITEMS)
TOKENS = "tokens"
MOST_TOKENS = 200  # G-4 bridges any shortage; so many are a slip of the finger
TOKEN_STEPS = (1, 5)
FEWEST = 2  # who would leave a smaller table ends the evening instead


class Side(msgspec.Struct, forbid_unknown_fields=True):
    """One player: how many of each card and points in tokens; the order token, the page of this round, 0 for none."""

    cards: list[int]
    tokens: int = 0
    order: int = 0
    page: int = 0
    left: bool = False


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """`before` are the order tokens from which the open pages made an order, empty while pages are asked for."""

    sides: list[Side]
    round: int = 1
    magic: int = parts.NUMBERS["magic-first"]
    before: list[int] = []
    over: bool = False


def new_kept(seats: int) -> Kept:
    return Kept([Side([0] * len(CARDS)) for _ in range(seats)])


class State(Pad[Kept]):
    def is_over(self) -> bool:
        return self.kept.over

    def present(self) -> list[int]:
        return [seat for seat, side in enumerate(self.kept.sides) if not side.left]

    def copies(self, card: int) -> int:
        """How many of a card the box has (G-2, G-3, G-35)."""
        five = self.options["five-seats"]
        quest, items = (
            (parts.QUEST_COUNTS_FIVE, parts.ITEM_COUNTS_FIVE) if five else (parts.QUEST_COUNTS, parts.ITEM_COUNTS)
        )
        return (*quest, *items)[card]

    def rest(self, card: int) -> int:
        return self.copies(card) - sum(side.cards[card] for side in self.kept.sides)

    def is_ordered(self) -> bool:
        return bool(self.kept.before)

    def check(self) -> str:
        kept, count = self.kept, len(self.kept.sides)
        if count != self.seats or any(len(side.cards) != len(CARDS) or min(side.cards) < 0 for side in kept.sides):
            return "sides"
        if any(self.rest(card) < 0 for card in range(len(CARDS))) or not self._has_known_numbers():
            return "sides"
        whole = all(kept.sides[seat].page and kept.before[seat] for seat in self.present()) if kept.before else True
        return "" if len(kept.before) in (0, count) and whole else "before"

    def _has_known_numbers(self) -> bool:
        kept, here = self.kept, self.present()
        magic = parts.NUMBERS["magic-first"] <= kept.magic <= parts.NUMBERS["magic-most"]
        orders = [kept.sides[seat].order for seat in here if kept.sides[seat].order]
        known = all(
            0 <= side.page <= kept.magic and 0 <= side.order <= self.seats and 0 <= side.tokens <= MOST_TOKENS
            for side in kept.sides
        )
        was = [kept.before[seat] for seat in here] if len(kept.before) == self.seats else []
        distinct = len(set(orders)) == len(orders) and len(set(was)) == len(was)
        bounded = all(0 <= number <= self.seats for number in kept.before)
        return magic and known and distinct and bounded and kept.round > 0 and len(here) >= FEWEST

    # --- what is reported ---------------------------------------------------------------------------------------

    def waited_for(self) -> list[int]:
        """Sealed pages are chosen at once (G-11); else the first who is here stands for all."""
        if self.options["sealed"] and self.are_pages_asked():
            return [seat for seat in self.present() if not self.kept.sides[seat].page]
        return self.present()[:1]

    def are_pages_asked(self) -> bool:
        return not self.is_ordered() and all(self.kept.sides[seat].order for seat in self.present())

    def report_texts(self, seat: int) -> list[str]:
        texts = ["end", *self._order_texts(seat)]
        for owner in self.present():
            texts += self._count_texts(owner)
        if len(self.present()) > FEWEST:
            texts += [f"leave {owner + 1}" for owner in self.present()]
        return texts

    def _order_texts(self, seat: int) -> list[str]:
        here = self.present()
        if self.is_ordered():
            return ["round"]
        owners = [seat] if self.options["sealed"] else here
        pages = range(1, self.kept.magic + 1) if self.are_pages_asked() else range(0)
        texts = [
            f"page {owner + 1} {page}"
            for owner in owners
            if owner in here
            for page in pages
            if page != self.kept.sides[owner].page
        ]
        tokens = range(1, len(here) + 1)
        return texts + [f"token {s + 1} {token}" for s in here for token in tokens if token != self.kept.sides[s].order]

    def _count_texts(self, owner: int) -> list[str]:
        side, who = self.kept.sides[owner], owner + 1
        texts = [f"more {who} {name}" for card, name in enumerate(CARDS) if self.rest(card)]
        texts += [f"less {who} {name}" for card, name in enumerate(CARDS) if side.cards[card]]
        texts += [f"more {who} {TOKENS} {step}" for step in TOKEN_STEPS if side.tokens + step <= MOST_TOKENS]
        return texts + [f"less {who} {TOKENS} {step}" for step in TOKEN_STEPS if side.tokens >= step]

    def carry_out(self, seat: int, words: Sequence[str]) -> None:
        if words[0] == "end":
            self.kept.over = True
            self.say("ended", seat=seat)
        elif words[0] == "round":
            self._begin_round()
        else:
            self._report(seat, int(words[1]) - 1, words)

    def _report(self, seat: int, owner: int, words: Sequence[str]) -> None:
        if words[0] == "page":
            self._open_page(seat, owner, int(words[2]))
        elif words[0] == "token":
            self._take_token(owner, int(words[2]))
        elif words[0] == "leave":
            self._leave(owner)
        else:
            self._count(owner, words)

    def _count(self, owner: int, words: Sequence[str]) -> None:
        side, sign = self.kept.sides[owner], 1 if words[0] == "more" else -1
        if words[2] == TOKENS:
            side.tokens += sign * int(words[3])
            self.say("counted-tokens", seat=owner, count=side.tokens)
            return
        card = CARDS.index(words[2])
        side.cards[card] += sign
        self.say("counted", seat=owner, card=words[2], count=side.cards[card])

    def _take_token(self, owner: int, token: int) -> None:
        """Whoever had it gets what this player had: so a wrong report is put right by the right one."""
        side = self.kept.sides[owner]
        for other in self.kept.sides:
            if other.order == token:
                other.order = side.order
        side.order = token
        self.say("took-token", seat=owner, token=token)

    def _open_page(self, seat: int, owner: int, page: int) -> None:
        self.kept.sides[owner].page = page
        if self.options["sealed"]:
            self.say_to(seat, "sealed-page", {"page": page}, seat=owner)
        else:
            self.say("opened-page", seat=owner, page=page)
        self._make_order()

    def _make_order(self) -> None:
        """G-12, G-13: as soon as everybody's page is known."""
        here = self.present()
        if self.is_ordered() or not self.are_pages_asked() or not all(self.kept.sides[seat].page for seat in here):
            return
        self.kept.before = [side.order for side in self.kept.sides]
        real = self.real_state()
        count = len(here)
        for place, seat in enumerate(here):
            token = int(real.place_in_order(place))
            self.kept.sides[seat].order = count + 1 - token if real.reversals() & 1 else token
        order = sorted(here, key=lambda seat: self.kept.sides[seat].order)
        self.say("ordered", seat=order[0], round=self.kept.round)

    def _begin_round(self) -> None:
        """G-9: the magic rises, never above its most."""
        kept = self.kept
        kept.round += 1
        kept.magic = min(kept.magic + 1, parts.NUMBERS["magic-most"])
        kept.before = []
        for side in kept.sides:
            side.page = 0
        self.say("began-round", round=kept.round, magic=kept.magic)

    def _leave(self, owner: int) -> None:
        """The others close ranks: tokens keep their order, and what lay there counts for nobody any more."""
        self.kept.sides[owner].left = True
        self.kept.sides[owner].order = self.kept.sides[owner].page = 0
        here = self.present()
        for rank, seat in enumerate(sorted(here, key=lambda seat: self.kept.sides[seat].order), 1):
            side = self.kept.sides[seat]
            side.order = rank if side.order else 0
        self.say("left-table", seat=owner)
        self._make_order()

    # --- why not ------------------------------------------------------------------------------------------------

    def reason_against(self, seat: int, words: Sequence[str]) -> Reason:
        owner = seat_in(words[1], self.seats) if len(words) > 1 else None
        if words == ["round"]:
            return reason("G-9", "round-not-done")
        if owner is None or len(words) > 4:
            return unknown(" ".join(words))
        if owner not in self.present():
            return reason("", "has-left")
        if words[0] == "leave" and len(words) == 2:
            return reason("", "too-few-left")
        return self._order_refusal(seat, owner, words) or self._count_refusal(owner, words)

    def _order_refusal(self, seat: int, owner: int, words: Sequence[str]) -> Reason | None:
        if words[0] not in ("page", "token") or len(words) != 3 or not words[2].isdecimal():
            return None
        if self.is_ordered():
            return reason("G-12", "order-made")
        if words[0] == "token":
            return reason("G-5", "token-not-so", count=len(self.present()))
        if not self.are_pages_asked():
            return reason("G-7", "tokens-first")
        if self.options["sealed"] and owner != seat:
            return reason("G-11", "page-not-yours")
        return reason("G-11", "page-not-so", magic=self.kept.magic)

    def _count_refusal(self, owner: int, words: Sequence[str]) -> Reason:
        if words[0] not in ("more", "less") or len(words) < 3 or words[2] not in (*CARDS, TOKENS):
            return unknown(" ".join(words))
        if words[2] == TOKENS:
            allowed = len(words) == 4 and words[3] in map(str, TOKEN_STEPS)
            return reason("G-4", "tokens-not-so", count=MOST_TOKENS) if allowed else unknown(" ".join(words))
        if len(words) != 3:
            return unknown(" ".join(words))
        if words[0] == "less":
            return reason("G-8", "card-not-held", card=words[2])
        card = CARDS.index(words[2])
        clause = "G-35" if self.options["five-seats"] else "G-2" if card < len(parts.QUEST) else "G-3"
        holders = [seat + 1 for seat, side in enumerate(self.kept.sides) if side.cards[card]]
        return reason(clause, "card-too-many", card=words[2], count=self.copies(card), seats=holders)

    # --- what it comes to ---------------------------------------------------------------------------------------

    def real_state(self) -> state.State:
        """What was reported as a position of the game itself, of those who are here, as if all were shown."""
        here = self.present()
        real = state.empty_state(Chance(0), len(here))
        real.phase, real.now, real.round = OVER, 1, self.kept.round
        for place, seat in enumerate(here):
            side = self.kept.sides[seat]
            coins, quest = side.cards[: parts.COINS], side.cards[: len(parts.QUEST)]
            real.open[place] = pile_of(coins)
            real.companions[place] = pile_of([0] * parts.COINS + quest[parts.COINS :])
            real.items[place] = pile_of(side.cards[len(parts.QUEST) :])
            real.vp[place] = side.tokens
            if self.is_ordered():
                real.before[place] = self.kept.before[seat]
                real.shown[place] = side.page
        return real

    def standing(self) -> list[int]:
        scores = [0] * self.seats
        real = self.real_state()
        for place, seat in enumerate(self.present()):
            scores[seat] = int(score.final_score(real, place))
        return scores

    def outcome(self) -> Outcome | None:
        """G-33, of those who have stayed."""
        if not self.kept.over:
            return None
        ending, here = rules.outcome(self.real_state()), self.present()
        if ending is None:
            return None
        seats = [here[place] for place in ending.winners], [here[place] for place in ending.first]
        return Outcome(seats[0], self.standing(), ending.key, seats[1])

    def turn(self) -> int:
        return self.kept.round

    def guess(self, seat: int, chance: Chance) -> State:
        """A sealed page of somebody else may be any that the magic allows (G-11)."""
        super().guess(seat, chance)
        copy = State(chance, self.seats, self.options, msgspec.json.decode(msgspec.json.encode(self.kept), type=Kept))
        for other, side in enumerate(copy.kept.sides):
            if self.options["sealed"] and not self.is_ordered() and other != seat and side.page:
                side.page = 1 + int(chance.below(self.kept.magic))
        return copy
