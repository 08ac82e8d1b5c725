"""Pictures and films without a browser: whole files, the same for every world a seat cannot tell apart, and nothing
that somebody wrote is taken for markup."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from functools import cache
from random import Random
from xml.etree import ElementTree

import pytest

from armarium import shelf
from armarium.chance import Chance
from armarium.game import Game, Options, State, complete_options
from armarium.log import Seat
from armarium.pictures.film import END, film, track
from armarium.pictures.frame import Sitting, cover, still
from armarium.pictures.moments import FLEETING, Moment, moments, thin_out
from armarium.pictures.plain import PlainPicture
from armarium.pictures.raster import png
from armarium.simulator import Simulator
from armarium.table import Table
from armarium.words import LANGUAGES

NAMES = ["Ana", "Bram", "Noor", "Ilse", "Cyprian", "Dagny", "Gus", "Zoë"]
MOVES = 40
TABLES = [(name, min(4, shelf.game(name).seats[-1]), 9 if name == "rune" else MOVES) for name in shelf.NAMES]
NAMESPACE = "{http://www.w3.org/2000/svg}"


@cache
def played(name: str, seats: int, moves: int) -> Table:
    game = shelf.game(name)
    options: Options = {"grimoire": "quick"} if name == "kamimai" else {}
    seated = [Seat(person=f"p{place}") for place in range(seats)]
    table = Table(game, seated, complete_options(game, seats, options), secret=bytes(32))
    table.start()
    luck = Random(5)
    for _ in range(moves):
        for seat in table.to_act()[:1]:
            offered = [move for move in table.state.moves(seat) if game.bots_may(table.state, move)]
            table.play(seat, table.state.text(luck.choice(offered)))
    return table


def shown(table: Table, seat: int | None, language: str = "en") -> list[Moment]:
    return moments(table.game, table.options, table.log, seat, NAMES, language)


def sitting(table: Table, language: str = "en") -> Sitting:
    return Sitting(table.game.name, NAMES[: len(table.seats)], language)


def one(game: Game, state: State, seat: int | None) -> Moment:
    return Moment(0, game.view(state, seat), state.standing(), state.to_act(), state.turn())


def must_be_whole(text: str) -> ElementTree.Element:
    """Well-formed, nothing that loads or runs, and everything it refers to is in it."""
    root = ElementTree.fromstring(text)
    assert root.tag == f"{NAMESPACE}svg"
    assert {element.tag.removeprefix(NAMESPACE) for element in root.iter()} <= {
        *(
            "svg",
            "title",
            "defs",
            "g",
            "use",
            "path",
            "rect",
            "circle",
            "ellipse",
            "polygon",
            "text",
            "animate",
            "stop",
        ),
        *("radialGradient", "linearGradient", "filter", "feDropShadow", "feGaussianBlur", "feMerge", "feMergeNode"),
    }
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert set(re.findall(r"(?:href=\"|url\()#([\w-]+)", text)) <= set(ids)
    assert "unknown-" not in text and "nan" not in text.replace("Ana", "").replace("nant", "")
    return root


@pytest.mark.parametrize(("name", "seats", "moves"), TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_drawn_whole(name: str, seats: int, moves: int, language: str) -> None:
    table = played(name, seats, moves)
    for seat in (None, 0, seats - 1):
        for number in (0, -1):
            text = still(sitting(table, language), shown(table, seat, language)[number])
            root = must_be_whole(text)
            told = [element.text for element in root.iter(f"{NAMESPACE}text")]
            assert set(NAMES[:seats]) <= set(told)
    must_be_whole(cover(name, language))


@pytest.mark.parametrize(("name", "seats", "moves"), TABLES)
def test_a_picture_tells_no_more_than_its_reader_knows(name: str, seats: int, moves: int) -> None:
    """Re-dealt in every way the reader cannot tell apart, the picture stays the same, byte for byte."""
    table = played(name, seats, moves)
    game, changed = table.game, 0
    for step in table.log[:: max(1, len(table.log) // 5)]:
        for seat in range(seats):
            other = step.state.guess(seat, Chance(step.n + 1))
            changed += game.position(other) != game.position(step.state)
            for reader in (None, seat):
                drawn = [still(sitting(table), one(game, state, reader)) for state in (step.state, other)]
                assert drawn[0] == drawn[1], (step.n, reader)
    assert changed or name == "kamimai", "nothing was hidden, so nothing was tried"


def test_a_hand_is_drawn_for_its_owner_alone() -> None:
    """Grimoire's sealed page: the seal tells nothing of it to the others."""
    table = played("grimoire", 4, 40)
    step = next(step for step in table.log if any(side.chosen for side in table.game.view(step.state, None).sides))
    text = still(sitting(table), one(table.game, step.state, None))
    assert "#wax" in text and "#spell-" not in text


def test_names_and_sentences_are_never_markup() -> None:
    table = played("rune", 2, 9)
    rude = ['<script>alert("1")</script>', "a&b\"'<"]
    last = shown(table, None)[-1]
    text = still(Sitting("rune", rude, "en"), Moment(1, last.view, [1, 2], [], 1, caption='<image href="x"/>'))
    told = "".join(element.text or "" for element in must_be_whole(text).iter(f"{NAMESPACE}text"))
    assert "<script" not in text and "<image" not in text
    assert "<script>" in told and "a&b\"'<" in told


def test_a_game_without_a_picture_is_listed_on_paper() -> None:
    table = played("rune", 2, 9)
    view = table.game.view(table.state, None)
    (layers,) = PlainPicture("rune").scenes([view], [{}], NAMES, "en")
    assert f"turn: {view.turn}" in layers[0, 0]


# --- films ------------------------------------------------------------------------------------------------------------


def visible(root: ElementTree.Element, at: float) -> list[str]:
    """The bodies of the top groups that show at this second."""
    bodies: list[str] = []
    for element in root:
        animation = element.find(f"{NAMESPACE}animate")
        if element.tag in (f"{NAMESPACE}title", f"{NAMESPACE}defs"):
            continue
        if animation is not None:
            share = at / float(str(animation.get("dur")).removesuffix("s"))
            times = [float(time) for time in str(animation.get("keyTimes")).split(";")]
            values = str(animation.get("values")).split(";")
            if values[max(place for place, time in enumerate(times) if time <= share)] == "hidden":
                continue
        inner = [each for each in element if each is not animation] if animation is not None else [element]
        bodies += [ElementTree.tostring(each, encoding="unicode") for each in inner]
    return bodies


@pytest.mark.parametrize(("name", "seats", "moves"), [("rune", 2, 9), ("kamimai", 3, 12)])
def test_a_film_shows_each_moment_as_its_picture(name: str, seats: int, moves: int) -> None:
    table = played(name, seats, moves)
    all_of_it = shown(table, None)
    root = must_be_whole(film(sitting(table), all_of_it))
    second = sum(each.seconds for each in all_of_it[:-1])
    last = ElementTree.fromstring(still(sitting(table), all_of_it[-1]))
    if name == "rune":  # where the frame of a film is that of its last moment
        assert visible(root, second + END / 2) == visible(last, 0.0)
    assert visible(root, 0.0) != visible(root, second + END / 2)


def test_what_stays_is_drawn_once_and_what_comes_back_shows_twice() -> None:
    frames: Sequence[dict[tuple[int, int], str]] = [{(0, 0): "<a/>"}, {(0, 0): "<b/>"}, {(0, 0): "<a/>"}]
    text = track((0, 0), frames, [0.0, 1.0, 2.0, 4.0])
    assert text.count("<a/>") == text.count("<b/>") == 1
    assert 'values="visible;hidden;visible" keyTimes="0;0.25;0.5"' in text
    assert 'values="hidden;visible;hidden" keyTimes="0;0.25;0.5"' in text
    assert track((0, 0), [{(0, 0): "<c/>"}] * 3, [0.0, 1.0, 2.0, 4.0]) == "<c/>"


def test_a_long_game_is_thinned_but_not_its_ends() -> None:
    long = [Moment(n, None, [], [], 1, seconds=FLEETING if n % 2 else 1.0) for n in range(101)]
    assert [each.n for each in thin_out(long, 60)] == list(range(0, 101, 2))
    few = thin_out(long, 10)
    assert len(few) == 10 and (few[0].n, few[-1].n) == (0, 100)


def pulled_table() -> Table:
    game = shelf.game("kamimai")
    table = Table(game, [Seat(person="p0"), Seat(person="p1")], complete_options(game, 2, {}), secret=bytes(32))
    table.start()
    simulation = game.simulation(table.options)
    assert simulation is not None
    simulator = Simulator(table, simulation)
    while not any(step.line.proof for step in table.log):
        seat = table.to_act()[0]
        texts = [table.state.text(move) for move in table.state.moves(seat)]
        wish = next((text for text in texts if text.startswith("pull ")), texts[0])
        step = asyncio.run(simulator.prepare(seat, wish, table.n))
        table.commit(step)
        simulator.keep(step)
    return table


def test_a_pull_is_filmed_on_its_way() -> None:
    """A simulated deck: before the move itself come moments of the pull, with the view from before it."""
    table = pulled_table()
    all_of_it = shown(table, None)
    way = [each for each in all_of_it if each.seconds == FLEETING]
    assert way and all(each.poses for each in way)
    assert len({tuple(sorted(each.poses.items())) for each in way}) == len(way), "they move"
    must_be_whole(film(sitting(table), all_of_it))


def test_a_png_for_those_who_show_no_svg() -> None:
    pytest.importorskip("resvg_py")
    assert png(cover("rune", "en")).startswith(b"\x89PNG")
