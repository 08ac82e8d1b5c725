"""Views, offers and refusals of random games against a reading of the position's text: values, not shapes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from armarium.games.grimoire import GAME
from armarium.games.grimoire.state import State
from tests.contract.walk import Walk, positions, walks
from tests.grimoire.dealer import QUEST
from tests.grimoire.reading import CLAUSES, KINDS, PAYS, SPELL, Reading


def readings(seed: int, count: int = 12) -> Iterator[tuple[Walk, State, Reading]]:
    for walk, state in positions(GAME, count, seed, looks=400):
        assert isinstance(state, State)
        yield walk, state, Reading(GAME.position(state))


@pytest.mark.clause("G-8", "G-4", "G-6", "G-15")
def test_every_field_of_a_view_is_what_the_position_says() -> None:
    for walk, state, reading in readings(7100):
        for viewer in (len(walk.lines) % walk.seats, None):
            told = msgspec.to_builtins(GAME.view(state, viewer))
            expected = reading.view(viewer)
            assert {name: told[name] for name in expected} == expected
            assert [bool(one["first"]) for one in told["scores"] or []] == firsts(reading)


def firsts(reading: Reading) -> list[bool]:
    points = reading.standing()
    return [score == max(points) for score in points] if reading.phase == "over" else []


@pytest.mark.clause("G-32")
def test_the_final_count_names_every_card_with_what_it_pays() -> None:
    for walk in walks(GAME, 12, seed=7200, looks=1):
        with walk:
            for _ in walk:
                pass
            reading = Reading(GAME.position(walk.state))  # type: ignore[arg-type]
            for one in GAME.view(walk.state, None).scores or []:  # type: ignore[arg-type]
                cards = {line.card: line.count for line in one.lines}
                mine = reading.territory(one.seat)
                held = [*mine.companions, *mine.coins, *mine.items]
                assert cards == {card: held.count(card) for card in held}
                assert one.total == reading.standing()[one.seat] and one.tokens == reading.vp[one.seat]


@pytest.mark.clause("G-14", "G-11", "G-7", "G-16", "G-30a")
def test_every_offer_names_its_token_page_place_seat_or_card() -> None:
    for walk, state, reading in readings(7300):
        for seat in range(walk.seats):
            assert msgspec.to_builtins(GAME.offers(state, seat)) == reading.offers(seat)
            assert state.move_count(seat) == len(reading.offers(seat))


# --- the book: what each page would do now ----------------------------------------------------------------------------


@pytest.mark.clause("G-16", "G-17", "G-18", "G-19", "G-20", "G-21", "G-22", "G-23", "G-25", "G-26", "G-28", "G-30")
def test_every_page_says_what_it_would_do_now() -> None:
    for walk, state, reading in readings(7400, count=8):
        viewer = len(walk.lines) % walk.seats
        if reading.phase == "over":
            continue
        for page in GAME.view(state, viewer).pages:
            assert (page.spell, page.kinds) == (SPELL[page.page], KINDS[page.page].split())
            assert (page.clause, page.open) == (CLAUSES[page.page], page.page <= reading.magic)
            assert page.now is not None
            told = (page.now.key, page.now.works, page.now.vp, page.now.targets, page.now.shielded, page.now.clause)
            assert told == expected_hint(reading, viewer, page.page), (page.page, GAME.position(state))


Told = tuple[str, bool, int, list[int], list[int], str]


def expected_hint(reading: Reading, seat: int, page: int) -> Told:
    clause, silencer = CLAUSES[page], reading.silencer()
    if page > reading.magic:
        return "sealed", False, 0, [], [], "G-11"
    if "forbidden" in KINDS[page] and silencer not in (None, seat):
        return "silenced", False, 0, [], [], "G-17"
    if reading.is_attack(page):
        return attack_hint(reading, seat, page)
    key, works, vp, targets = plain_hint(reading, seat, page)
    return key, works, vp, targets, [], clause


def attack_hint(reading: Reading, seat: int, page: int) -> Told:
    hit, safe = reading.targets(page, seat), reading.shielded(page, seat)
    if not hit:
        return "no-target", False, 0, [], safe, CLAUSES[page]
    vp = {3: 1, 12: reading.vp[hit[0]] // 2}.get(page, 0)
    key = {3: "steal", 12: "steal", 9: "charm", 14: "seize"}[page]
    return f"{key}-tie" if len(hit) > 1 else key, True, vp, hit, safe, CLAUSES[page]


def plain_hint(reading: Reading, seat: int, page: int) -> tuple[str, bool, int, list[int]]:
    discards, deck = sum(reading.discards.values()), sum(reading.deck().values())
    if page == 1:
        return ("luck", True, 0, []) if deck or discards else ("no-cards", False, 0, [])
    if page == 2:
        late = [s for s in range(reading.seats) if s != seat and "forbidden" in KINDS.get(reading.shown[s], "")]
        late = [s for s in late if 0 < reading.now < reading.tokens[s]]
        return ("silence-nobody", False, 0, []) if reading.now and not late else ("silence", True, 0, late)
    if page == 4:
        if not discards:
            return "no-discards", False, 0, []
        return ("cure", True, -1, []) if reading.vp[seat] else ("no-tokens", False, 0, [])
    if page in (5, 11):
        return "time-shield" if page == 11 else "time", True, 0, []
    if page == 6:
        aimed = [
            p for p in (3, 9, 12, 14) if reading.is_attack(p) and p <= reading.magic and is_aimed(reading, p, seat)
        ]
        return ("shield", True, 0, []) if aimed else ("shield-idle", False, 0, [])
    if page == 7:
        return ("create", True, 0, []) if reading.item_deck() else ("no-items", False, 0, [])
    if page == 15:
        return ("wish", True, 0, []) if discards else ("no-discards", False, 0, [])
    if page == 10 and reading.vp[seat] > min(reading.vp):
        return "not-poorest", False, 0, []
    return "gain", True, PAYS[page], []


def is_aimed(reading: Reading, page: int, seat: int) -> bool:
    return any(seat in reading.targets(page, caster) for caster in range(reading.seats) if caster != seat)


# --- refusals ---------------------------------------------------------------------------------------------------------

ANSWERS = {"token": ("tokens", "G-7"), "page": ("pages", "G-11"), "look": ("spy", "G-34"), "luck": ("luck", "G-16")}
ANSWERS |= {"pay": ("cure", "G-19"), "target": ("target", "G-30a"), "give": ("give", "G-24")}
ANSWERS |= {"seize": ("seize", "G-29"), "add": ("shoes", "G-22"), "buy": ("buy", "G-34"), "take": ("take", "G-14")}
ANSWERS |= {"pass": ("spy luck cure shoes buy", "G-14")}
TRIED = ["", "fly", "token", "token x", "page 0", "page 16", "look now", "give", "give junk", "seize 4", "take"]
TRIED += [f"token {n}" for n in range(1, 7)] + [f"page {n}" for n in range(1, 16, 3)] + ["target x", "page 1 2"]
TRIED += [f"{verb} {n}" for verb in ("take", "luck", "target") for n in range(8)] + ["take 1.5", "pass pass"]
TRIED += ["give king", "give spy", "give gold", "seize king", "seize nun", "look", "pay", "add", "buy", "pass"]


@pytest.mark.clause("G-5", "G-7", "G-11", "G-14", "G-24", "G-29", "G-30a")
def test_every_refusal_names_its_clause_and_values() -> None:
    met: set[str] = set()
    for walk, state, reading in readings(7500):
        for seat in {len(walk.lines) % walk.seats, *reading.to_act()}:
            for text in TRIED[len(walk.lines) % 3 :: 3]:
                reason = state.why_not(seat, text)
                expected = expected_refusal(reading, seat, text)
                assert (None if reason is None else (reason.clause, reason.key, reason.values)) == expected, text
                met |= set() if reason is None else {reason.key}
    assert {"game-over", "not-asked", "not-your-turn", "card-gone", "pages-revealed", "target-self"} <= met


Refusal = tuple[str, str, dict[str, Any]] | None


def expected_refusal(reading: Reading, seat: int, text: str) -> Refusal:
    words = text.split()
    if reading.phase == "over":
        return "G-31", "game-over", {}
    if not words or words[0] not in ANSWERS:
        return "", "move-unknown", {"move": text}
    verb, form = words[0], ("", f"form-{words[0]}", {"move": text})
    bare = verb in ("look", "pay", "add", "buy", "pass")
    if len(words) != (1 if bare else 2):
        return form
    phases, clause = ANSWERS[verb]
    if reading.phase not in phases.split():
        if verb == "page" and reading.phase not in ("tokens", "spy"):
            return "G-11", "pages-revealed", {}
        return clause, "not-asked", {"verb": verb, "phase": reading.phase}
    if reading.phase != "pages" and seat not in reading.to_act():
        return clause, "not-your-turn", {"phase": reading.phase}
    if bare or any(offer["move"] == text for offer in reading.offers(seat)):
        return None
    if verb in ("give", "seize"):
        known = words[1] in QUEST
        page = reading.shown[reading.seat_with(reading.now)]
        return (CLAUSES[page], f"{verb}-missing", {"card": words[1]}) if known else form
    return expected_number(reading, seat, verb, int(words[1])) if words[1].isdecimal() else form


def expected_number(reading: Reading, seat: int, verb: str, number: int) -> Refusal:
    seats, places = reading.seats, len(reading.zone)
    if verb == "token":
        known = 1 <= number <= seats
        return ("G-7", "token-taken", {"token": number}) if known else (
            "G-5", "token-unknown", {"token": number, "most": seats}
        )  # fmt: skip
    if verb == "page":
        if not 1 <= number <= 15:
            return "G-1", "page-unknown", {"page": number, "most": 15}
        return "G-11", "page-above", {"page": number, "spell": SPELL[number], "magic": reading.magic}
    if verb == "target":
        return expected_target(reading, seat, number)
    clause = ANSWERS[verb][1]
    if not 1 <= number <= places:
        return clause, "place-unknown", {"place": number, "most": places}
    return clause, "card-gone", {"place": number}


def expected_target(reading: Reading, seat: int, number: int) -> Refusal:
    page = reading.shown[seat]
    values = {"page": page, "spell": SPELL[page], "target": number}
    if not 1 <= number <= reading.seats:
        return "G-1", "seat-unknown", {"target": number, "most": reading.seats}
    if number - 1 == seat:
        return CLAUSES[page], "target-self", values
    if number - 1 in reading.protected():
        defence = reading.shown[number - 1]
        return CLAUSES[defence], "target-protected", {**values, "by-spell": SPELL[defence]}
    if page == 3:
        return "G-36", "target-poor", values
    return CLAUSES[page], "target-not-leading", values


# --- trials -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("G-14", "G-24", "G-27", "G-29", "G-32")
def test_a_trial_promises_what_the_move_does_and_nothing_uncertain() -> None:
    """A page shows its hint; a card one has seen, a victim, a gift and a refusal show worth and tokens after them."""
    met: set[str] = set()
    for _, state, reading in readings(7700, count=16):
        for seat in reading.to_act():
            for offer in reading.offers(seat):
                trial = GAME.trial(state, seat, f" {offer['move'].upper()} ")
                assert (trial.move, trial.reason) == (offer["move"], None)
                if offer["kind"] == "page":
                    assert trial.hint == GAME.view(state, seat).pages[offer["page"] - 1].now
                    assert trial.worth is None and trial.vp is None
                    continue
                after = tried(Reading(GAME.position(state)), seat, offer)
                told = None if after is None else (after.own(seat)["worth"], after.vp)
                assert (trial.hint, None if trial.vp is None else (trial.worth, trial.vp)) == (None, told), offer
                met |= {offer["kind"]} if told else set()
    assert {"take", "target", "give", "seize", "pass"} <= met


def tried(reading: Reading, seat: int, offer: dict[str, Any]) -> Reading | None:
    """The position after a move without luck or surprise, as far as worth and tokens go; None for any other."""
    match offer["kind"]:
        case "pass":
            return reading
        case "take":
            return taken(reading, seat, offer["place"] - 1)
        case "target":
            return hit(reading, seat, offer["seat"])
        case "give" | "seize":
            assert reading.asked is not None
            reading.companions[reading.asked][offer["card"]] -= 1
            reading.companions[reading.seat_with(reading.now)][offer["card"]] += 1
            return reading
    return None


def taken(reading: Reading, seat: int, place: int) -> Reading | None:
    if reading.is_down(place) and seat not in reading.lying(place, None)["seers"]:
        return None
    card = reading.face(place)
    (reading.open if card in ("bronze", "silver", "gold") else reading.companions)[seat][card] += 1
    return reading


def hit(reading: Reading, seat: int, target: int) -> Reading:
    page, friends = reading.shown[seat], +reading.companions[target]
    if page in (3, 12):
        loot = 1 if page == 3 else reading.vp[target] // 2
        reading.vp[target] -= loot
        reading.vp[seat] += loot
    elif len(friends) == 1:
        (card,) = friends
        reading.companions[target][card] -= 1
        reading.companions[seat][card] += 1
    return reading


def test_a_refused_trial_says_why_and_promises_nothing() -> None:
    for walk, state, reading in readings(7800, count=4):
        seat = len(walk.lines) % walk.seats
        for text in ("fly", "take 99", "page 16", "target 9"):
            trial, reason = GAME.trial(state, seat, text), state.why_not(seat, text)
            assert reason is not None and trial.reason is not None and reading is not None
            assert (trial.reason.clause, trial.reason.key) == (reason.clause, reason.key)
            assert (trial.hint, trial.worth, trial.vp) == (None, None, None)
