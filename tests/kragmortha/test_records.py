"""Golden records: small games written down once, replayed with the luck they hold, and read for what they show."""

from __future__ import annotations

from pathlib import Path

import pytest

from armarium import record
from armarium.chance import Chance
from armarium.game import NOBODY, Event
from armarium.games.kragmortha import GAME, parts
from armarium.games.kragmortha.state import State
from tests.kragmortha.tables import kinds, position, prompt, tells, where

RECORDS = Path(__file__).with_name("records")
SLIPS = [id for id in parts.LOOK_IDS if id != "hand-3"]  # test_butterfingers_cannot_be_broken says why


def replayed(name: str) -> tuple[list[Event], State]:
    """Everything that happened, and the last position; the result is checked on the way."""
    read = record.load(RECORDS / f"{name}.record")
    last = record.check(read)
    assert isinstance(last, State)
    return [event for frame in record.replay(read) for event in frame.events], last


def test_every_record_is_read_by_a_test() -> None:
    named = {"rulebook-example", "chain-of-three", "push-into-rigor", "push-into-desk", "no-playable-card"}
    named |= {"eighth-goblin", "end-by-fourth-look", "end-by-last-grimoire", "caught-and-cleared"}
    named |= {"all-teleports-taken", "all-teleports-taken-stuck"}
    named |= {f"push-into-teleport-{token}" for token in parts.TOKENS}
    named |= {f"tie-{key}" for key in ("looks", "books", "symbols", "shared")}
    named |= {f"slip-{id}" for id in SLIPS} | {f"book-{name}" for name in parts.BOOK_NAMES}
    assert {path.stem for path in RECORDS.glob("*.record")} == named


@pytest.mark.clause("K-15")
@pytest.mark.clause("K-20")
def test_the_example_of_the_rulebook() -> None:
    events, last = replayed("rulebook-example")
    pushes = [(event.values["seat"], event.values["target-seat"]) for event in events if event.kind == "pushed"]
    assert pushes == [(0, 1), (1, 2)]  # mauve pushes orange, orange decides about green
    assert tells(events, "met", seat=2) and last.piles.looks[2] == 1


@pytest.mark.clause("K-15")
@pytest.mark.clause("K-18")
def test_a_chain_of_three() -> None:
    events, last = replayed("chain-of-three")
    assert [event.values["link"] for event in events if event.kind == "pushed"] == [1, 2, 3]
    assert [where(last, seat) for seat in range(4)] == ["d7", "d8", "d9", "c9"]


@pytest.mark.clause("K-19")
def test_pushes_into_rigor_the_desk_and_teleports() -> None:
    assert tells(replayed("push-into-rigor")[0], "met", seat=1)
    assert tells(replayed("push-into-desk")[0], "book", seat=1, book="changeling")
    for token in parts.TOKENS:
        events, last = replayed(f"push-into-teleport-{token}")
        assert tells(events, "token", seat=1, token=token) and where(last, 1) == "g10"
        assert ("look" in kinds(events), "book" in kinds(events)) == (token == "trap", token == "grimoire")


@pytest.mark.clause("K-20")
@pytest.mark.clause("K-25")
def test_all_teleports_taken() -> None:
    events, last = replayed("all-teleports-taken")
    assert tells(events, "met", seat=0) and where(last, 0) == "c5"
    assert tells(replayed("all-teleports-taken-stuck")[0], "stuck", seat=0)


@pytest.mark.clause("K-10")
@pytest.mark.clause("K-13")
def test_no_playable_card_and_the_eighth_goblin() -> None:
    assert tells(replayed("no-playable-card")[0], "exchanged", seat=0, count=3)
    events, _ = replayed("eighth-goblin")
    assert [event.values["square"] for event in events if event.kind == "placed"][-1] == "d2"


@pytest.mark.clause("K-27")
@pytest.mark.clause("K-30")
def test_both_ends_of_the_game() -> None:
    events, last = replayed("end-by-fourth-look")
    assert kinds(events)[-2:] == ["out", "over"] and last.out != NOBODY
    events, last = replayed("end-by-last-grimoire")
    assert kinds(events)[-2:] == ["last-book", "over"] and last.piles.books_left() == 0 and last.out == NOBODY


@pytest.mark.clause("K-31")
@pytest.mark.parametrize("key", ["looks", "books", "symbols", "shared"])
def test_every_step_of_the_tie_break(key: str) -> None:
    ending = replayed(f"tie-{key}")[1].outcome()
    assert ending is not None and ending.key == key


@pytest.mark.clause("K-33")
@pytest.mark.clause("K-34")
@pytest.mark.parametrize("id", SLIPS)
def test_every_look_slipped_once(id: str) -> None:
    """Where the server can see it, by its verdict; the others at one table, caught and voted on."""
    events, last = replayed(f"slip-{id}")
    assert tells(events, "slip", seat=0, look=id) and last.piles.looks[0] == 2
    online = "S" in parts.LOOKS[parts.LOOK_IDS.index(id)].check
    assert online != tells(events, "caught", target_seat=0, look=id)


@pytest.mark.clause("K-33")
@pytest.mark.clause("K-34")
@pytest.mark.parametrize("options", ["", "mode:table"], ids=["online", "table"])
def test_butterfingers_cannot_be_broken(options: str) -> None:
    """The 24th Look has no slip to record: the rules hold the hand to two cards, so there is nothing to catch."""
    start = position("c8 a5 c5", "gbg gbg", looks="1/hand-3,2/leg-1", options=options)
    moves = 0
    for seed in range(10):
        state = GAME.from_position(start, Chance(seed))
        while state.to_act():
            for seat in (NOBODY, 0, 1, 2):
                texts = {state.text(move) for move in state.moves(seat)}
                assert not {text for text in texts if text.startswith(("slip", "caught")) and "hand-3" in text}
            assert state.piles.held[0] <= state.piles.limit(0) or prompt(state) == ("discard", 0)
            seat = int(state.actor())
            state.play(seat, state.move_at(seat, state.chance.below(state.move_count(seat))))
            moves += 1
    assert moves > 100


@pytest.mark.clause("K-34")
def test_an_accused_goblin_is_cleared_by_a_tie() -> None:
    events, last = replayed("caught-and-cleared")
    assert tells(events, "cleared", seat=0) and last.piles.looks[0] == 1


@pytest.mark.clause("K-35")
@pytest.mark.parametrize("name", parts.BOOK_NAMES)
def test_every_grimoire_played_once(name: str) -> None:
    events, _ = replayed(f"book-{name}")
    assert tells(events, "book" if name == "deep-pockets" else "used", seat=0, book=name)
