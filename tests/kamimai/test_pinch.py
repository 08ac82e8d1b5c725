"""Cards that cling: fingers that have not settled bring neighbours along, a patient hand does not, and trials of other
hands tell beforehand."""

from __future__ import annotations

import random
import statistics
from itertools import pairwise
from pathlib import Path

import pytest

from armarium.chance import Chance
from armarium.games.kamimai.deck import bodies, hand, standing, sweep, sweep_page, trials
from armarium.games.kamimai.deck.bodies import BODY, HAND, Bunch, Deck, Snapshot, TouchSimulation
from armarium.games.kamimai.deck.grip import Pinch
from armarium.games.kamimai.deck.hand import Pull, Sample
from armarium.games.kamimai.deck.proofs import Touch
from armarium.games.kamimai.deck.standing import text_of
from armarium.games.kamimai.deck.trials import Aim
from armarium.log import note_event
from armarium.words import words

SLOT = 20
CLINGING = 2  # a pull with this seed has wide fingers
GRIP = (2.6, 0.0)


def deck() -> Snapshot:
    return bodies.build(64)


def pulled(samples: list[Sample], number: int = CLINGING, tremor: float = 1.0) -> bodies.Verdict:
    return bodies.pull(deck(), Pull(SLOT, GRIP, samples, hand.pull_seed(b"test", number), tremor))


def after_a_wait(seconds: float, samples: list[Sample]) -> list[Sample]:
    waits = round(seconds * HAND["rate"])
    still: list[Sample] = [(number / HAND["rate"], 0.0, 0.0, 0.0) for number in range(waits)]
    return [*still, *((time + waits / HAND["rate"], along, up, out) for time, along, up, out in samples)]


# --- M-51: a neighbour comes along ------------------------------------------------------------------------------------


@pytest.mark.clause("M-51", "M-11", "M-23")
def test_a_hasty_hand_brings_neighbours_along_and_all_of_them_are_drawn() -> None:
    verdict = pulled(hand.straight_path("quick"))
    assert (verdict.drawn, verdict.fell) == ([20, 21, 19], False)
    assert not {19, 20, 21} & set(verdict.after.slots) and len(verdict.after.slots) == 61
    touch = Touch("pull", Pull(SLOT, GRIP, [], b""))
    assert text_of(touch, verdict) == "pull 21 > 21 22 20 bares none"


@pytest.mark.clause("M-23", "M-51")
def test_a_neighbour_that_came_along_and_stayed_is_told_in_words() -> None:
    """For those who see no poses: in the terminal and in the log. What is drawn, or is in its place, is not told."""
    path = hand.straight_path("quick")
    stopped = pulled([*path[:14], *((path[13][0] + wait / 10, *path[13][1:]) for wait in range(1, 6))])
    told = standing.Simulation().crept(stopped)
    assert not stopped.fell and told and {slot - 1 for slot, _ in told} <= set(stopped.after.slots)
    assert all(way > 10 * bodies.IN_PLACE for _, way in told)
    assert standing.Simulation().crept(pulled(path)) == []
    slot, way = told[0]
    for language, sentence in (
        ("en", f"Card {slot} crept out by {way} mm"),
        ("fr", f"La carte {slot} a glissé de {way} mm"),
    ):
        event = note_event(0, f"crept {slot} {way}")
        assert words(None, language).say(f"event-{event.kind}", event.values).startswith(sentence)


@pytest.mark.clause("M-51")
@pytest.mark.parametrize("samples", [hand.straight_path("slow"), after_a_wait(1.0, hand.straight_path("quick"))])
def test_the_same_fingers_bring_one_card_when_they_have_time_to_settle(samples: list[Sample]) -> None:
    verdict = pulled(samples)
    assert (verdict.drawn, verdict.fell) == ([SLOT], False)


@pytest.mark.clause("M-51", "M-54")
def test_a_clinging_neighbour_is_seen_to_creep_before_it_is_out() -> None:
    verdict = pulled(hand.straight_path("quick"))
    seen = [time for time, moved in verdict.frames for slot, _ in moved if slot == 21]
    assert len(seen) > 3 and seen[0] < verdict.frames[-1][0]


@pytest.mark.clause("M-51")
def test_fingers_settle_by_time_alone_and_wider_with_tremor() -> None:
    wish = Pull(SLOT, GRIP, [], b"seed")
    pinch, calm, straight = (
        Pinch(Pull(SLOT, GRIP, [], b"seed", tremor), (2.6, 0.0, 0.0)) for tremor in (wish.tremor, 0.5, 0.0)
    )
    reaches = [pinch.reach(0, seconds) for seconds in (0.0, 0.3, 1.0, 9.0)]
    assert reaches == sorted(reaches, reverse=True) and reaches[0] > calm.reach(0, 0.0) > straight.reach(0, 0.0) == 0
    widths = [Pinch(Pull(0, GRIP, [], b"%d" % number), (2.6, 0.0, 0.0)).reach(1, 9.0) for number in range(200)]
    assert statistics.median(widths) == pytest.approx(HAND["pinch_settled"], rel=0.15)
    assert statistics.median(widths) < BODY["thickness"], "or a settled hand would never let a neighbour go"


@pytest.mark.clause("M-23")
def test_a_neighbour_left_half_out_stays_in_the_deck() -> None:
    """The hand stops in mid-way and lets go: nothing is drawn, the neighbour hangs out and may be pulled next."""
    halfway = [sample for sample in hand.straight_path("quick") if sample[1] < 3.5]
    verdict = pulled(halfway)
    assert (verdict.drawn, verdict.fell, len(verdict.after.slots)) == ([], False, 64)
    before, after = Deck.restore(deck()), Deck.restore(verdict.after)
    assert max(abs(after.along(slot) - before.along(slot)) for slot in (19, 21)) > 1.0


@pytest.mark.clause("M-51")
def test_how_samples_are_cut_changes_nothing_for_a_bunch() -> None:
    samples = hand.straight_path("quick")
    touch = TouchSimulation(deck(), Pull(SLOT, GRIP, samples, hand.pull_seed(b"test", CLINGING)), 0.0)
    verdict, sent = None, 0
    while verdict is None:
        _, verdict, waits = touch.advance(2)
        if waits:
            touch.feed(samples[sent : sent + 3], closed=sent + 3 >= len(samples))
            sent += 3
    assert verdict.digest == pulled(samples).digest


@pytest.mark.clause("M-11")
def test_a_bunch_never_takes_the_last_card() -> None:
    three = Deck.restore(bodies.build(3))
    assert Bunch(three, 1).take([1, 0, 2]) == [1, 0]
    assert three.slots == [2]


# --- M-50: texture ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("M-50")
def test_surfaces_differ_from_card_to_card_and_from_build_to_build() -> None:
    one, other = bodies.texture(64, b"one"), bodies.texture(64, b"other")
    assert one == bodies.texture(64, b"one") != other and len(set(one)) > 50
    assert statistics.mean(one) == pytest.approx(BODY["card_friction"], rel=0.15)
    assert statistics.stdev(one) == pytest.approx(BODY["texture"] * BODY["card_friction"], rel=0.4)
    assert bodies.build(20, b"one") is bodies.build(20, b"one")
    assert bodies.build(20, b"one") != bodies.build(20, b"other")


@pytest.mark.clause("M-50", "M-52")
def test_a_decks_surfaces_come_from_the_secret_and_the_place_of_its_build() -> None:
    seeds = {hand.texture_seed(secret, place) for secret in (b"one", b"other") for place in (0, 7)}
    assert len(seeds) == 4 and hand.texture_seed(b"one", 7) in seeds
    assert not seeds & {hand.pull_seed(b"one", 0), hand.pull_seed(b"one", 7)}


@pytest.mark.clause("M-54")
@pytest.mark.parametrize(
    ("table", "name"), [(BODY, "texture"), (BODY, "opening"), (HAND, "pinch"), (HAND, "pinch_time")]
)
def test_every_number_of_them_is_in_the_settings_digest(
    table: dict[str, float], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = bodies.settings_digest()
    monkeypatch.setitem(table, name, table[name] * 1.01)
    assert bodies.settings_digest() != before


# --- M-56: trials -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("M-56", "M-52")
def test_trials_do_not_know_the_surfaces_that_the_secret_drew() -> None:
    """The same poses with other surfaces give the very same trials."""
    smooth = trials.deck_with_frictions(deck(), bodies.texture(64, b"another")).snapshot()
    aim = Aim(SLOT, "quick")
    for number in range(3):
        one, other = (trials.try_pull(table, aim, Chance(number)) for table in (deck(), smooth))
        assert (one.digest, one.drawn) == (other.digest, other.drawn)


@pytest.mark.clause("M-56")
def test_trials_tell_what_the_bodies_do() -> None:
    outer = trials.trial_pulls(deck(), Aim(0, "slow"), Chance(1), tries=6, seconds=60.0)
    assert outer == trials.Tries(6, fell=0, several=0, none=0)
    hasty = trials.trial_pulls(deck(), Aim(SLOT, "quick"), Chance(1), tries=8, seconds=60.0)
    assert hasty.several > 0
    left = deck()
    for slot in (0, 1, 2):
        left = bodies.pull(left, hand.plain_pull(slot, "slow", hand.pull_seed(b"t", slot))).after
    doomed = trials.trial_pulls(left, Aim(3, "slow"), Chance(1), tries=4, seconds=60.0)
    assert doomed.fell == 4, "the fourth card of one side falls under any hand"


@pytest.mark.clause("M-56")
def test_trials_are_bounded_and_at_least_one() -> None:
    assert trials.trial_pulls(deck(), Aim(0, "slow"), Chance(1), seconds=0.0).tries == 1


# --- the sweep --------------------------------------------------------------------------------------------------------


def test_a_fixed_order_takes_the_sides_in_turn() -> None:
    dice = random.Random(1)
    assert [sweep.choose(order, range(64), dice) for order in ("outer", "middle", "centre", "one side")] == [
        0,
        16,
        31,
        0,
    ]
    assert [sweep.choose(order, range(1, 64), dice) for order in ("outer", "middle", "centre")] == [63, 48, 32]


def test_a_hand_that_looks_sees_the_neighbour_creep_and_stops() -> None:
    wish = Pull(SLOT, GRIP, hand.straight_path("steady"), hand.pull_seed(b"test", CLINGING))
    answers = (None, sweep.stopped_path, sweep.pushed_path)
    blind, stopping, pushing = (sweep.follow(deck(), wish, answer, 0.3) for answer in answers)
    assert blind[0] and stopping[0] and pushing[0]
    assert pushing[1] < stopping[1] <= blind[1], "fingers that turn round at once take the neighbour back with them"
    assert sweep.follow(deck(), wish, sweep.pushed_path, 0.1)[1] < pushing[1], "the sooner the better"


def test_hands_of_every_reaction_see_and_lose_the_same_neighbour() -> None:
    setting = sweep.present_setting()
    rows = [row for number in range(3) for row in sweep.creeps(setting, "quick", (0.1, 0.3), 20, number)]
    assert [row.reaction for row in rows] == [0.1, 0.3] * 3
    assert [(row.saw, row.blind) for row in rows[::2]] == [(row.saw, row.blind) for row in rows[1::2]]
    assert all(row.blind == row.stopped == row.pushed for row in rows if not row.saw)
    table = sweep_page.creep_table(rows).splitlines()
    assert table[2].startswith("| quick | 3 | ") and [line.split(" | ")[3] for line in table[2:]] == ["0.1", "0.3"]


def test_a_hand_that_pushes_back_goes_the_way_it_came() -> None:
    path: list[Sample] = [(number / 60, 0.1 * number, 0.0, 0.0) for number in range(30)]
    way = sweep.pushed_path(path, 10)
    assert way[:10] == path[:10] and way[-1][1:] == path[0][1:]
    assert all(later[0] > before[0] for before, later in pairwise(way)), "time goes on"
    assert max(sample[1] for sample in way) == pytest.approx(0.9)


def test_the_page_is_filled_between_its_marks_and_nowhere_else(tmp_path: Path) -> None:
    lives, page = tmp_path / "lives.jsonl", tmp_path / "page.md"
    for deck, pulls in enumerate((30, 34)):
        row = sweep.Life(sweep.present_setting(), "middle", sweep.Hand("slow"), deck, pulls, True, pulls, 3, 0, 0, 1.0)
        sweep.append(lives, row)
    page.write_text("before\n<!-- orders -->\n<!-- end -->\nbetween\n<!-- several -->\nold\n<!-- end -->\nafter\n")
    for _ in range(2):
        sweep_page.main([str(page), "--lives", str(lives), "--creep", str(tmp_path / "none")])
        text = page.read_text()
        assert text.startswith("before\n<!-- orders -->\n| hand |") and text.endswith("<!-- end -->\nafter\n")
        assert "| slow | **32** (30–34; 2) |" in text and "6 of 64 (9.4 %)" in text
        assert text.count("<!-- end -->\nbetween\n") == 1 and "old" not in text
    assert (tmp_path / "page-middle.svg").read_text().startswith("<svg")
    sweep.append(
        lives, sweep.Life(sweep.present_setting(), "middle", sweep.Hand("slow"), 2, 60, True, 60, 3, 0, 0, 1.0)
    )
    asked = [str(page), "--lives", str(lives), "--creep", str(tmp_path / "none"), "--only", "several"]
    sweep_page.main(asked)
    assert "| slow | **32** (30–34; 2) |" in page.read_text() and "9 of 124 (7.3 %)" in page.read_text()
