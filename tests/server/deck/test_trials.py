"""Trials of a pull at a table: a count for who asks, the same whatever the table's secret, bounded, after all moves."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from armarium.games.kamimai import GAME
from armarium.games.kamimai.deck import geometry, trials
from armarium.games.kamimai.deck.bodies import Deck
from armarium.games.kamimai.deck.standing import Simulation
from armarium.games.kamimai.deck.trials import Aim, Question, Seen
from armarium.log import Seat
from armarium.server.limits import TABLE_TRIALS_BURST, TRIALS_BURST
from armarium.server.simulation_jobs import AdvanceJob, TrialJob
from armarium.simulator import Simulator
from armarium.table import Table
from armarium.workers.fair_queue import FairQueue, Priority, Requester
from armarium.workers.process import Memory
from tests.server.drawing import GRIP, solo, straight
from tests.server.house import Guest, House, Line, Told

WISH = "pull 31 quick inward"


def tried(line: Line, move: str, at: int = 0) -> Told:
    answer = line.ask("try", at=at, move=move, hands=True)
    assert answer["type"] == "trial", answer
    trial: Told = answer["trial"]
    return trial


def beside(secret: bytes, **options: str) -> Simulator:
    """What stands beside a table with this secret, before the first pull."""
    table = Table(GAME, [Seat(person="Ana")], options={"grimoire": "simulated", **options}, secret=secret)
    table.start()
    simulation = GAME.simulation(table.options)
    assert simulation is not None
    return Simulator(table, simulation)


# --- what is asked ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("M-52", "M-56")
def test_tables_that_differ_by_their_secret_alone_have_the_same_trials() -> None:
    """Luck by place deals other cards too; the deck stands the same, and all that goes to a worker is the same."""
    one, other = beside(bytes(32)), beside(bytes(range(32)))
    assert one.ground() != other.ground(), "their surfaces differ"
    for text in ("pull 1 slow", "pull 31 quick", WISH):
        assert one.question(text) == other.question(text) is not None
    question = one.question(WISH)
    assert isinstance(question, Question)
    jobs = [TrialJob(Simulation.try_once, question, number) for number in range(3)]
    assert [job.run(Memory())[0] for job in jobs] == [trials.try_once(question, number) for number in range(3)]


@pytest.mark.clause("M-56")
def test_a_question_is_of_the_card_the_tempo_and_the_lean_by_a_hand_like_the_activators() -> None:
    table = beside(bytes(32))
    seen = Seen(63, tuple(range(63)), ())
    assert table.question("pull 1 slow") == Question(seen, Aim(0, "slow"))
    assert table.question(WISH) == Question(seen, Aim(30, "quick", 0.8))
    assert beside(bytes(32), steadiness="shaky").question("pull 1 slow") == Question(seen, Aim(0, "slow", 0.0, 2.0))
    assert len({table.question(f"pull 40 {tempo}") for tempo in ("slow", "steady", "quick")}) == 3
    for nothing in ("done", "pull 70 slow", "pull 0 slow", "pull 4", "pull 4 slow outward now", "pull x slow", ""):
        assert table.question(nothing) is None, nothing


def test_every_trial_of_a_question_has_a_hand_and_surfaces_of_its_own() -> None:
    table = beside(bytes(32))
    slow, quick = table.question("pull 20 slow"), table.question("pull 20 quick")
    assert isinstance(slow, Question) and isinstance(quick, Question)
    seeds = [slow.seed(0), slow.seed(1), quick.seed(0), quick.seed(1)]
    assert len(set(seeds)) == 4


def test_a_deck_stands_where_everybody_sees_it() -> None:
    """A card that was moved is where it was shown, those that are gone are gone, and the rest is as it was built."""
    aside = (1, (150, 440, -320, 985, 170, 0, 0))
    deck = trials.deck_as_seen(Seen(12, tuple(range(1, 12)), ()))
    moved = Deck.restore(trials.deck_as_seen(Seen(12, tuple(range(1, 12)), (aside,))))
    assert deck.slots == moved.slots == list(range(1, 12))
    assert moved.along(1) > 1.0 > abs(moved.along(2))
    x, y, z = geometry.true_pose(aside[1])[0]
    assert (x, y, z) == (1.5, 4.4, -3.2)


# --- at the table ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("M-56")
def test_who_aims_is_told_how_often_it_fell(guest: Guest) -> None:
    line = solo(guest)
    trial = tried(line, WISH)
    assert trial["move"] == WISH
    assert trial["reason"] is None
    assert 1 <= trial["tries"] <= trials.TRIES
    assert 0 <= trial["fell"] + trial["several"] + trial["none"] <= trial["tries"]
    assert tried(line, WISH) == trial, "asked again it is remembered"
    assert line.join()["n"] == 0, "nothing was played"
    assert tried(line, "done") is None
    assert tried(line, "pull 99 slow") is None


def test_others_who_look_share_the_answer_and_a_stale_question_is_refused(guest: Guest, house: House) -> None:
    line = solo(guest)
    trial = tried(line, "pull 9 steady")
    other = Guest(house.url)
    assert tried(other.joined(guest.get("/tables")["mine"][0]["id"]), "pull 9 steady") == trial
    other.leave()
    line.play("pull 1 slow", 0)
    assert line.ask("try", at=0, move="pull 9 steady", hands=True)["reason"]["key"] == "stale"
    quick = solo(guest, grimoire="quick")
    assert quick.ask("try", at=0, move="pull 9 steady", hands=True)["reason"]["key"] == "not-simulated"


def test_of_several_questions_of_a_page_the_last_is_tried(guest: Guest) -> None:
    line = solo(guest)
    first = line.send("try", at=0, move="pull 2 steady", hands=True)
    second = line.send("try", at=0, move="pull 3 steady", hands=True)
    assert line.answer(first)["trial"]["tries"] == 0
    assert line.answer(second)["trial"]["tries"] > 0


def test_a_move_comes_first_and_what_was_asked_before_it_is_answered_without_trials(guest: Guest) -> None:
    line = solo(guest)
    asked = line.send("try", at=0, move="pull 20 steady", hands=True)
    line.send("pull", at=0, slot=1, grip=GRIP, samples=straight())
    answer = line.answer(asked)
    assert answer["type"] == "trial"
    assert line.join()["n"] == 1


def test_a_person_and_a_table_have_only_so_many_questions(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond them there are answers without trials; what was tried before is told for nothing."""
    pool = house.hall.simulation_pool
    run = pool.run

    async def stand(job: object, *others: object) -> object:
        return ("one", 0.0) if isinstance(job, TrialJob) else await run(job, *others)

    monkeypatch.setattr("armarium.server.limits.TRIALS", 0.0)
    monkeypatch.setattr("armarium.server.trials.TABLE_TRIALS", 0.0)
    monkeypatch.setattr(pool, "run", stand)
    guest, other = Guest(house.url), Guest(house.url)
    table = guest.open("kamimai", 1, start=True)
    lines = [guest.joined(table), other.joined(table)]
    counts = [
        [tried(line, f"pull {slot} {tempo}")["tries"] for slot in range(1, 31)] for line, tempo in by_tempo(lines)
    ]
    full = trials.TRIES
    assert counts[0] == [full] * TRIALS_BURST + [0] * (30 - TRIALS_BURST), "a person's"
    assert counts[1] == [full] * (TABLE_TRIALS_BURST - TRIALS_BURST) + [0] * (30 - TABLE_TRIALS_BURST + TRIALS_BURST)
    assert tried(lines[1], "pull 1 slow")["tries"] == full
    guest.leave()
    other.leave()


def by_tempo(lines: list[Line]) -> Iterator[tuple[Line, str]]:
    return zip(lines, ("slow", "quick"), strict=True)


def test_trials_wait_for_every_touch() -> None:
    queue: FairQueue[str] = FairQueue()
    for job, name in ((TrialJob(trials.try_once, None, 0), "trial"), (AdvanceJob([], False), "touch")):
        queue.push(job.priority, Requester("Ana", name), name)
    assert [entry[2] for entry in (queue.pop(), queue.pop()) if entry is not None] == ["touch", "trial"]
    assert TrialJob.priority == Priority.HINT


def test_a_trial_that_fails_is_answered_all_the_same(
    guest: Guest, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        await asyncio.sleep(0)
        raise RuntimeError

    line = solo(guest)
    monkeypatch.setattr(house.hall.simulation_pool, "run", fail)
    assert tried(line, "pull 5 slow")["tries"] == 0
