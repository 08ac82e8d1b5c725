"""Every event of random games against the two positions around it, read from their texts: who, which card, how many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from armarium.game import Event
from armarium.games.grimoire import GAME
from tests.contract.walk import Walk, walks
from tests.grimoire import judge
from tests.grimoire.dealer import ITEMS, QUEST
from tests.grimoire.reading import PAYS, SPELL, Reading

Values = dict[str, Any]


@pytest.mark.clause("G-9", "G-11", "G-12", "G-13", "G-14", "G-15", "G-16", "G-22", "G-24", "G-27", "G-30", "G-34")
def test_every_event_tells_what_changed() -> None:
    """Each event of each move against the two positions around it: who, which card, how many."""
    met: set[str] = set()
    for walk, before, after, events in steps(7600):
        line = walk.lines[-1]
        told: dict[str, list[Values]] = {}
        for event in events:
            told.setdefault(event.kind, []).append(event.values)
        expected = Tale(before, after, line.seat, line.move, told).expected()
        for kind, values in told.items():
            assert kind in expected and values == expected[kind], (kind, line.move)
        check_secrets(before, after, line.seat, line.move, events)
        met |= set(told)
    assert len(met) > 30, sorted(met)


def steps(seed: int) -> Iterator[tuple[Walk, Reading, Reading, list[Event]]]:
    for walk in walks(GAME, 24, seed=seed, looks=5000):
        with walk:
            before: Reading | None = None
            walk.state.events = []
            for state in walk:
                after = Reading(GAME.position(state))  # type: ignore[arg-type]
                if before is not None:
                    yield walk, before, after, list(state.events or [])
                before, state.events = after, []
            assert before is not None
            yield walk, before, Reading(GAME.position(walk.state)), list(walk.state.events or [])  # type: ignore[arg-type]


def check_secrets(before: Reading, after: Reading, seat: int, move: str, events: list[Event]) -> None:
    """Who alone is told the face: a Spy, who sealed, who takes face down and who had looked, who draws an item."""
    for event in events:
        match event.kind:
            case "looked":
                faces = [before.face(place) for place in before.places() if before.is_down(place)]
                assert (event.audience, event.secret) == ([seat], {"cards": faces})
            case "sealed":
                page = int(move.split()[1])
                assert (event.audience, event.secret) == ([seat], {"page": page, "spell": SPELL[page]})
            case "took-hidden":
                place = int(move.split()[1]) - 1
                seers = before.lying(place, None)["seers"]
                assert (sorted(event.audience), event.secret) == (sorted({seat, *seers}), {"card": before.face(place)})
            case "drew-item":
                (item,) = (after.items[seat_of(event)] - before.items[seat_of(event)]).elements()
                assert (event.audience, event.secret) == ([seat_of(event)], {"card": item})
            case _:
                assert event.secret == {} and event.audience == [], event.kind


def seat_of(event: Event) -> int:
    return int(str(event.values["seat"]))


class Tale:
    """What a move should tell, kind by kind. Which kinds are told is the rules' own tests' business."""

    def __init__(self, before: Reading, after: Reading, seat: int, move: str, told: dict[str, list[Values]]) -> None:
        self.before, self.after, self.seat, self.told = before, after, seat, told
        self.verb, _, self.what = move.partition(" ")
        revealed = self.verb == "page" and after.now == 1
        self.open = after if revealed else before  # where pages and tokens of this quest turn stand
        self.caster = after.seat_with(1) if revealed else (before.seat_with(before.now) if before.now else seat)
        self.laid = "laid-out" in told or "round" in told
        nexts = "turn" in told and not revealed
        self.turner = before.seat_with(before.now + 1) if nexts else self.caster  # whose page acts in this move

    def spell(self, seat: int) -> Values:
        page = self.open.shown[seat]
        return {"seat": seat, "page": page, "spell": SPELL.get(page, "")}

    def expected(self) -> dict[str, list[Values]]:
        return self.round() | self.cards() | self.pages() | self.ends()

    def round(self) -> dict[str, list[Values]]:
        before, after, order = self.before, self.after, self.after.order()
        picked = [seat for seat in range(after.seats) if before.tokens[seat] == 0 < after.tokens[seat]]
        picked.sort(key=lambda seat: seat != self.seat)
        found: dict[str, list[Values]] = {
            "token": [{"seat": seat, "token": after.tokens[seat]} for seat in picked],
            "round": [{"round": after.round, "magic": after.magic}],
            "bigger-box": [{"seats": after.seats, "quest": 74, "items": 21}],
            "laid-out": [{"cards": faces(after), "backs": backs(after), "deck": sum(after.deck().values())}],
            "looked": [{"seat": self.seat, "cards": ["unknown"] * backs(before)}],
            "sealed": [{"seat": self.seat, "again": before.pages[self.seat] > 0, "page": 0, "spell": "sealed"}],
            "opened": [self.spell(seat) for seat in range(after.seats)] if self.open is after else [],
            "turn": [{**self.spell(self.turner), "token": self.open.tokens[self.turner]}],
            "companion-paid": self.paid_companions(),
        }
        left = [place for place in before.places() if place != self.place()]
        cards = [before.face(place) for place in left]
        discards = sum(before.discards.values())
        found["left-over"] = [{"cards": cards, "discards": discards + len(cards)}]
        found["reshuffled"] = [{"count": discards + (len(cards) if self.laid else 0)}]
        return found | (self.order(order) if order and self.open is after else {})

    def order(self, order: dict[str, Any]) -> dict[str, list[Values]]:
        reversed_ = [{**self.spell(each["seat"]), "order": each["order"]} for each in order["reversals"]]
        shared = [{**self.spell(p["seat"]), "token": p["token"], "was": p["was"]} for p in order["shared"]]
        return {
            "alone": [{**self.spell(place["seat"]), "token": place["token"]} for place in order["alone"]],
            "shared": shared,
            "reversed": reversed_,
            "order": [{"order": order["order"], "reversals": len(order["reversals"])}],
        }

    def paid_companions(self) -> list[Values]:
        """G-34: by what lies before the seat when its turn starts, after what the last seat took."""
        token, seats = self.open.tokens[self.turner], self.open.seats
        cards = [card for card, place in (("archer", seats), ("thief", 1)) if token == place]
        held = self.before.companions[self.turner]
        return [
            {"seat": self.turner, "card": card, "vp": held[card]} for card in sorted(cards, reverse=True) if held[card]
        ]

    def place(self) -> int:
        return int(self.what) - 1 if self.verb in ("take", "luck") else -1

    def cards(self) -> dict[str, list[Values]]:
        before, after, place = self.before, self.after, self.place()
        found: dict[str, list[Values]] = {}
        if self.verb == "take":
            taken = {"seat": self.seat, "place": place + 1}
            found["took"] = found["turned"] = [{**taken, "card": before.face(place)}]
            found["took-hidden"] = [{**taken, "card": "treasure"}]
        if self.verb == "luck":
            new = "unknown" if after.is_down(place) else after.face(place)
            found["replaced"] = [{"seat": self.seat, "place": place + 1, "card": before.face(place), "new-card": new}]
        left = sum(after.item_deck().values())
        found["drew-item"] = [{"seat": self.turner, "card": "secret", "left": left}]
        found["shoes"] = [{"seat": self.turner, "card": "shoes", "left": left}]
        found["shoes-idle"] = [{"seat": self.turner}]
        if self.verb == "add":
            found["added"] = [{"seat": self.seat, "place": len(after.zone), "card": after.face(len(after.zone) - 1)}]
        found["recovered"] = self.recovered()
        return found

    def recovered(self) -> list[Values]:
        """What left the discards for the territory of whoever cast Cure or Wish."""
        most = {4: 1, 15: 3}.get(self.open.shown[self.turner], 0)
        gained = Counter(self.after.coins(self.turner, everything=True)) + self.after.companions[self.turner]
        gained -= Counter(self.before.coins(self.turner, everything=True)) + self.before.companions[self.turner]
        cards = [card for card in QUEST for _ in range(gained[card])]
        return [{**self.spell(self.turner), "cards": cards, "count": min(most, sum(self.before.discards.values()))}]

    def pages(self) -> dict[str, list[Values]]:
        spell, before, after, seat = self.spell(self.turner), self.before, self.after, self.turner
        page = spell["page"]
        phases = {"spy": "spy", "luck": "luck", "cure": "cure", "shoes": "shoes", "buy": "buy"}
        found: dict[str, list[Values]] = {
            "cast": [spell],
            "gained": [{**spell, "vp": PAYS.get(page, 0)}],
            "passed": [{"seat": self.seat, "offer": phases.get(before.phase, "")}],
            "paid": [{**self.spell(self.seat), "vp": 1}],
            "silenced": [{**spell, "target-seat": silencer_for(self.open, seat)}],
            "nothing": [{**spell, "because": self.because(page)}],
        }
        if "stole" in self.told:
            target = next(s for s in range(after.seats) if after.vp[s] < self.vp_before(s))
            amount = self.vp_before(target) - after.vp[target]
            assert amount == (1 if page == 3 else self.vp_before(target) // 2)
            found["stole"] = [{**spell, "target-seat": target, "vp": amount}]
        if "robbed" in self.told:
            found["robbed"] = [self.robbed(spell)]
        if "aimed" in self.told:
            found["aimed"] = [{**spell, "target-seat": after.asked}]
        found["shielded"] = [{**spell, "target-seat": other} for other in self.guarded()]
        return found

    def friends(self, seat: int) -> Counter[str]:
        """A territory's companions with the one just taken."""
        card = self.before.face(self.place()) if self.verb == "take" and seat == self.seat else ""
        return self.before.companions[seat] + Counter([card] if card in QUEST and judge.is_companion(card) else [])

    def guarded(self) -> list[int]:
        """G-30a: who would be hit, or might be, but has cast a defence by now."""
        token, page = self.open.tokens[self.turner], self.open.shown[self.turner]
        stakes = self.before.stakes(page)
        if page in (9, 14):
            stakes = [sum(self.friends(seat).values()) for seat in range(self.open.seats)]
        others = [seat for seat in range(self.open.seats) if seat != self.turner]
        safe = [s for s in others if self.open.shown[s] in (6, 11) and self.open.tokens[s] <= token]
        best = max((stakes[seat] for seat in others if seat not in safe), default=0)
        return [seat for seat in safe if stakes[seat] >= max(1, best)]

    def vp_before(self, seat: int) -> int:
        """Tokens before the page acts: what Thief and Archer paid at the turn's start is there already."""
        paid = [int(each["vp"]) for each in self.told.get("companion-paid", []) if each["seat"] == seat]
        return self.before.vp[seat] + sum(paid)

    def robbed(self, spell: Values) -> Values:
        """One companion fewer for its victim, one more for the caster."""
        for victim in range(self.after.seats):
            lost = list((self.friends(victim) - self.after.companions[victim]).elements())
            if victim != self.turner and lost:
                return {**spell, "target-seat": victim, "card": lost[0]}
        return {}

    def because(self, page: int) -> str:
        if page == 4:
            return "no-tokens" if sum(self.before.discards.values()) else "no-discards"
        known = {1: "no-cards", 7: "no-items", 10: "not-poorest", 15: "no-discards"}
        return known.get(page, "no-target" if self.open.is_attack(page) else "")

    def ends(self) -> dict[str, list[Values]]:
        after, scores = self.after, self.after.standing()
        found: dict[str, list[Values]] = {
            "last-round": [{"seat": after.ender, "ending": after.ending}],
            "ended": [{"ending": after.ending}],
            "scored-tokens": [{"seat": seat, "vp": after.vp[seat]} for seat in range(after.seats)],
            "total": [{"seat": seat, "score": scores[seat]} for seat in range(after.seats)],
            "designer": [{"score": max(scores), "scores": scores}],
            "won": [{"seat": scores.index(max(scores)), "score": max(scores), "scores": scores}],
            "scored": [line for seat in range(after.seats) for line in score_lines(after, seat)],
        }
        junk = [items["junk"] for items in after.items]
        found["scored-junk"] = [{"seat": s, "count": n, "vp": 5} for s, n in enumerate(junk) if n and n == max(junk)]
        return found


def score_lines(reading: Reading, seat: int) -> list[Values]:
    mine, table = reading.territory(seat), [reading.territory(s) for s in range(reading.seats)]
    held = Counter([*mine.companions, *mine.coins, *mine.items])
    lines = []
    for card in [*QUEST, *ITEMS]:
        if held[card]:
            vp, bonus = judge.PRINTED[card] * held[card], judge.bonus(card, mine, table) * held[card]
            lines.append(
                {"seat": seat, "card": card, "count": held[card], "vp": vp, "bonus": bonus, "points": vp + bonus}
            )
    return lines


def silencer_for(reading: Reading, seat: int) -> int | None:
    cast = [s for s in range(reading.seats) if reading.shown[s] == 2 and reading.tokens[s] < reading.tokens[seat]]
    return cast[0] if cast else None


def faces(reading: Reading) -> list[str]:
    return [reading.face(place) for place in reading.places() if not reading.is_down(place)]


def backs(reading: Reading) -> int:
    return sum(reading.is_down(place) for place in reading.places())
