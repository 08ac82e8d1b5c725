"""Kragmortha on a terminal: what Looks demand is told, and those a screen carries out are carried out."""

from __future__ import annotations

import asyncio
import io
import re

import pytest
from rich.console import Console
from textual.pilot import Pilot

from armarium.games.kragmortha import GAME, parts, terminal
from armarium.games.kragmortha.penances import orders
from armarium.games.kragmortha.penances.terminal import own_looks
from armarium.games.kragmortha.view import View
from armarium.log import Line, Seat
from armarium.table import Table, replay_lines
from armarium.terminal.lines import Lines
from armarium.terminal.sitting import Sitting
from armarium.terminal.spelling import plain_spelling
from armarium.words import LANGUAGES, words
from tests.kragmortha.tables import at, offered, play, position
from tests.terminal.tables import LocalApp, played, press


def sitting(looks: str, other: Seat) -> Sitting:
    """Ana is on turn and holds the Looks."""
    start = position("c8 d6", "gbg gbg gbg", looks=looks, rigor="f10")
    rows = [Line(0, -1, start, [], 0.0)]
    table = Table(GAME, [Seat("Ana"), other], {}, bytes(32), len(rows))
    return Sitting(replay_lines(table, rows), rows)


def board(looks: str, reader: int | None = 0, **fields: str) -> list[str]:
    view: View = GAME.view(at("c8 d6", "gbg", looks=looks, rigor="f10", **fields), reader)
    return terminal.library(view).plain.split("\n")


@pytest.mark.clause("K-26")
def test_looks_under_their_deck_are_shown_in_order() -> None:
    state = at("c8 d6", "gbg", looks="1/leg-1", under="arm-1 leg-2", rigor="f10")
    for reader in (0, 1, None):
        console = Console(file=io.StringIO(), width=100)
        console.print(terminal.draw(GAME.view(state, reader), "en"))
        told = console.file.getvalue()  # type: ignore[attr-defined]
        assert "Stiff Arm, On Your Feet" in told
    state = at("c8 d6", "gbg", looks="1/leg-1", under="arm-1:2", rigor="f10")  # a Bowed Head did not see it
    assert terminal.under_line(GAME.view(state, 0), words("kragmortha", "en")).plain == ""


@pytest.mark.clause("K-33")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_of_the_reader_is_told_and_nobody_elses(language: str) -> None:
    """One line for each Look in front of the reader, in their order; the forbidden words are those that are judged."""
    both = sitting("1/head-1,1/voice-2,2/leg-1", Seat(bot="random"))
    view, wording = both.table.view(0), words("kragmortha", language)
    assert [(look.id, look.order) for look in own_looks(view)] == [(id, id) for id in ("head-1", "voice-2")]
    lines = terminal.orders(view, language)
    assert [line.partition(":")[0].rstrip() for line in lines] == [
        f"◉ {wording.say(f'look-{id}')}" for id in ("head-1", "voice-2")
    ]
    judged = orders.Texts({key: [wording.say(key)] for key in orders.SAYINGS})
    spoken = re.split(r"[\s,.]+", lines[1].partition(":")[2])
    forbidden = {word for word in spoken if word and judged.has_forbidden(word)}
    assert forbidden == {wording.say(f"forbidden-{n}") for n in range(1, 6)}
    assert terminal.orders(both.table.view(None), language) == []
    assert len(terminal.orders(both.table.view(1), language)) == 1


@pytest.mark.clause("K-33")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("looks", "key"), [("1/leg-4", "prompt-second-must"), ("2/leg-4", "prompt-second")])
def test_nobody_with_restless_feet_is_offered_to_stop(language: str, looks: str, key: str) -> None:
    """In words as in moves, for the reader, the other and a spectator."""
    state = at("c8 a5", "gbg", looks=looks)
    play(state, "play 1 c9")
    assert ("stop" in offered(state)) == (key == "prompt-second")
    for reader in (0, 1, None):
        prompt, _ = terminal.Drawing("kragmortha").prompt(GAME.view(state, reader), language)
        assert prompt == words("kragmortha", language).say(key)


@pytest.mark.clause("K-33")
def test_line_by_line_the_orders_follow_the_board_and_nothing_is_played() -> None:
    one = sitting("1/head-1,1/voice-2", Seat(bot="random"))
    output = io.StringIO()
    before = one.table.position()
    Lines(one, "en", Console(file=output, width=200), lambda: "quit").take_turn(0)
    told = output.getvalue()
    lines = [plain_spelling(line, words(None, "en")) for line in terminal.orders(one.table.view(0), "en")]
    places = [told.index(line) for line in lines]
    assert len(places) == 2 and places == sorted(places) and told.index("goblin of Ana stands on c8") < places[0]
    assert one.table.position() == before


@pytest.mark.clause("K-33")
@pytest.mark.parametrize("mode", ["", "mode:table"])
def test_every_look_is_told_with_the_order_and_the_numbers_it_has_here(mode: str) -> None:
    """The reader's own Looks, nobody else's; in one room the order for the body."""
    wording = words("kragmortha", "en")
    for look in parts.LOOKS:
        id, hand = look.id, "gbg:12" if look.id == "hand-2" and not mode else "gbg"
        state = at(
            "c8 d6", hands=f"{hand}/-", looks=f"1/{id},2/mouth-1" if id != "mouth-1" else f"1/{id}", options=mode
        )
        (line,) = terminal.orders(GAME.view(state, 0), "en")
        numbers = {"seconds": look.seconds, "most": look.most, "letters": look.letters}
        order = wording.say(f"{'table' if mode else 'order'}-{id}", numbers)
        assert line == f"◉ {wording.say(f'look-{id}')}: {order}"
        assert not numbers["seconds"] or mode or str(numbers["seconds"]) in line


@pytest.mark.clause("K-33")
def test_a_heavy_chin_sees_symbols_only_near_its_goblin_and_rigor() -> None:
    """Every square of the floor: within two squares of c8 or of Rigor on f10 its symbol, elsewhere none."""
    dim, plain = board("1/head-2"), board("1/leg-1")
    view: View = GAME.view(at("c8 d6", "gbg", looks="1/head-2", rigor="f10"), 0)
    assert next(look.most for look in own_looks(view)) == 2
    dark = 0
    for y in range(10):
        for x in range(7):
            symbol = view.floor.rows[y][x]
            near = min(abs(x - 2) + abs(y - 7), abs(x - 5) + abs(y - 9)) <= 2
            shown_here = dim[1 + y][4 + 5 * x + 1]
            if symbol in "BSPG":
                assert shown_here == (symbol if near else "?"), (x, y)
                dark += not near
            else:
                assert dim[1 + y][4 + 5 * x : 9 + 5 * x] == plain[1 + y][4 + 5 * x : 9 + 5 * x]
    assert dark > 10 and not any("?" in line for line in plain)
    assert board("1/head-2", reader=1) == plain and board("1/head-2", options="mode:table") == plain


@pytest.mark.clause("K-33")
def test_a_crooked_neck_has_rows_for_columns() -> None:
    turned, plain = board("1/head-3"), board("1/leg-1")
    assert turned[0].split() == [str(y) for y in range(1, 11)]
    assert [line.split()[0] for line in turned[1:]] == list("abcdefg")
    for x in range(7):
        for y in range(10):
            assert turned[1 + x][4 + 5 * y : 9 + 5 * y] == plain[1 + y][4 + 5 * x : 9 + 5 * x]
    assert board("1/head-3", reader=None) == plain


@pytest.mark.clause("K-33")
def test_a_bowed_head_reads_no_names() -> None:
    bowed = sitting("1/head-4", Seat("Bo"))
    assert bowed.names("en", 0) == ["Ana", "?"] and bowed.names("en", 1) == bowed.names("en") == ["Ana", "Bo"]


@pytest.mark.clause("K-34")
def test_a_crooked_neck_that_wants_it_easier_is_mirrored_and_not_turned() -> None:
    plain = board("1/leg-1")
    for easy in (board("1/head-3", options="stand-ins:on"), board("1/head-3/eased")):
        assert easy[0].split() == list("gfedcba")
        for x in range(7):
            for y in range(10):
                assert easy[1 + y][4 + 5 * (6 - x) : 9 + 5 * (6 - x)] == plain[1 + y][4 + 5 * x : 9 + 5 * x]


@pytest.mark.clause("K-34")
def test_a_heavy_chin_that_wants_it_easier_sees_twice_as_far() -> None:
    dim, easy = board("1/head-2"), board("1/head-2", options="stand-ins:on")
    assert sum(row.count("?") for row in easy) < sum(row.count("?") for row in dim)
    assert "?" not in easy[5][14:19] and "?" in dim[5][14:19]  # c5 lies three squares from the goblin on c8


@pytest.mark.clause("K-34")
def test_each_player_at_the_keyboard_chooses_easier_ways_for_themselves() -> None:
    both = sitting("1/head-3,2/head-2", Seat("Bo"))
    lines = Lines(both, "en", Console(file=io.StringIO(), width=200), lambda: "quit")
    lines.obey(0, [], "easier")
    assert both.view(0).options["stand-ins"] is True and both.view(1).options["stand-ins"] is False
    assert both.table.view(0).options["stand-ins"] is False  # nobody else's table changes
    lines.obey(0, [], "easier")
    assert both.view(0).options["stand-ins"] is False

    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        await press(app, pilot, "f4")
        assert app.sitting.easier == {0}
        await press(app, pilot, "f4")
        assert app.sitting.easier == set()

    asyncio.run(played(sitting("1/head-3", Seat(bot="random")), script))
