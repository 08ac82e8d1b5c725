"""Games people have: what earlier versions wrote is opened, replayed, checked and played on by the installed one.

Every folder here holds a store and records as one version wrote them. Where the rules have changed meanwhile a game is
carried over if all comes out alike; else it stays readable, its first difference is named, and it can be ended.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from armarium import record, shelf
from armarium.carried import digest
from armarium.chance import Chance
from armarium.cli import main
from armarium.log import Line, Seat
from armarium.reason import Refused
from armarium.server import identity
from armarium.server.hall import Hall
from armarium.server.live import Live
from armarium.server.records import export_table, import_record
from armarium.server.settings import Settings
from armarium.store import Store
from armarium.table import Table, carry_over
from armarium.terminal.sitting import resumed_sitting
from armarium.words import LANGUAGES, refusal_text
from tests.server.house import Guest, House

FOLDERS = sorted(path for path in Path(__file__).parent.iterdir() if (path / "tables.db").exists())
RECORDS = [path for folder in FOLDERS for path in sorted(folder.glob("*.record"))]
GOLDEN = sorted(Path(__file__).parents[1].glob("*/records/*.record"))
ids = [f"{path.parent.name}-{path.stem}" for path in RECORDS]


def is_changed(game: str, rules: str) -> bool:
    """Whether the installed rules are later ones: only then may a game come out differently."""
    return shelf.game(game).rules != rules


# --- records --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", RECORDS, ids=ids)
def test_a_record_is_carried_over_or_its_first_difference_named(path: Path) -> None:
    written = record.load(path)
    frames, stopped = record.replayable_steps(written)
    if stopped is None:
        record.check(written)
        record.check_proofs(written)
        assert len(frames) == 1 + len(written.lines)
        return
    assert is_changed(written.game, written.rules), stopped
    assert stopped.reason.key in ("line-differs", "begun-differs")
    values = stopped.reason.values
    assert (values["rules"], values["ours"]) == (written.rules, shelf.game(written.game).rules)
    assert values["n"] == min(len(frames), len(written.lines))
    for language in LANGUAGES:
        sentence = refusal_text(stopped, language)
        assert "reason-" not in sentence and not sentence.endswith(stopped.reason.key), sentence


@pytest.mark.parametrize("path", [*RECORDS, *GOLDEN], ids=lambda path: path.stem)
def test_every_record_can_be_read_in_the_terminal(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What stops replaying goes on as text: the last move written is shown in any case."""
    written = record.load(path)
    if written.game == "kamimai" and path in GOLDEN:
        return  # many and long: one folder of them is enough
    assert main(["replay", str(path), "--plain", "--all", "--yes"]) == 0
    told = capsys.readouterr().out
    last = next(line for line in reversed(written.lines) if line.back is None) if written.lines else None
    assert last is None or last.move in told


@pytest.mark.parametrize("path", [path for path in RECORDS if "-part" in path.stem], ids=lambda path: path.stem)
def test_an_unfinished_record_is_played_on(path: Path) -> None:
    if record.replayable_steps(record.load(path))[1] is not None:
        with pytest.raises(Refused) as stopped:
            resumed_sitting(path)
        assert stopped.value.reason.key == "line-differs"
        return
    sitting = resumed_sitting(path, seed=1)
    play_some(sitting.table, 6)


def play_some(table: Table, moves: int) -> None:
    choice = Chance(3)
    for _ in range(moves):
        if table.stage != "playing":
            return
        acting = table.to_act()
        seat = acting[choice.below(len(acting))]
        table.play(seat, table.state.text(table.state.move_at(seat, choice.below(table.state.move_count(seat)))))


# --- stores ---------------------------------------------------------------------------------------------------------


@pytest.fixture(params=FOLDERS, ids=lambda folder: folder.name)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of a store as that version left it."""
    return Path(shutil.copy(request.param / "tables.db", tmp_path / "tables.sqlite"))


def rows_of(database: Path, query: str) -> list[Any]:
    with sqlite3.connect(database) as connection:
        found = connection.execute(query).fetchall()
    connection.close()
    return found


def test_every_stored_table_opens(database: Path) -> None:
    before = rows_of(database, "SELECT id, game, rules, stage FROM tables ORDER BY id")

    async def open_all() -> None:
        hall = Hall(Settings(database=str(database), workers=1), Store(f"sqlite:///{database}"), bytes(32))
        try:
            for id, game, rules, stage in before:
                check_open(await hall.live(id), game, rules, stage)
        finally:
            await hall.close()

    asyncio.run(open_all())
    ours = {game: shelf.game(game).rules for game in shelf.NAMES}
    for (id, game, rules, stage), (begun, now, stage_now) in zip(
        before, rows_of(database, "SELECT begun, rules, stage FROM tables ORDER BY id"), strict=True
    ):
        assert stage_now == stage, id
        assert (begun, now) in ((rules if rules != ours[game] else "", ours[game]), ("", rules))


def check_open(live: Live, game: str, rules: str, stage: str) -> None:
    table = live.table
    assert (live.row.game, table.stage) == (game, stage)
    assert table.log or table.difference is not None
    if table.difference is None:
        assert live.row.rules == shelf.game(game).rules
        assert live.row.begun == (rules if is_changed(game, rules) else "")
        assert (table.outcome() is not None) == (stage == "over")
        play_some(table, 4)
    else:
        assert is_changed(game, rules), table.difference
        assert (table.to_act(), table.offers(0), live.row.rules) == ([], [], rules)


def test_every_stored_table_is_exported_as_its_record(database: Path, request: pytest.FixtureRequest) -> None:
    folder: Path = request.node.callspec.params["database"]
    for (id,) in rows_of(database, "SELECT id FROM tables"):
        then, now = record.load(folder / f"{id}.record"), record.parse_record(export_table(str(database), id))
        assert now.format == 2
        now.rules, now.begun, now.format = then.rules, "", then.format
        assert now.result in (then.result, record.OVER)
        now.result = then.result
        assert now == then, id


# --- a game that does not come out alike -----------------------------------------------------------------------------


@pytest.fixture
def changed_game(open_house: Callable[..., House]) -> Callable[..., tuple[House, str, list[Guest]]]:
    """A table of two people in mid-game whose log the installed rules do not lead to: its last line is written anew."""

    def changed(rules: str = "0", seats: Any = (), **line: Any) -> tuple[House, str, list[Guest]]:
        house = open_house()
        table, guests, lines = house.pair()
        for turn in range(4):
            lines[turn % 2].play("roll", turn)
        cookies = [dict(guest.http.cookies) for guest in guests]
        house.close()
        with sqlite3.connect(house.settings.database) as store:
            store.execute("UPDATE tables SET rules = ?", (rules,))
            for place, (person, bot) in enumerate(seats):
                change = "UPDATE seats SET person = iif(?, person, NULL), bot = ? WHERE seat = ?"
                store.execute(change, (person is not None, bot, place))
            for column, value in line.items():
                store.execute(f"UPDATE log SET {column} = ? WHERE n = 3", (value,))
        store.close()
        again = open_house()
        back = []
        for cookie in cookies:
            guest = again.guest()
            guest.http.cookies = httpx.Cookies(cookie)
            back.append(guest)
        return again, table, back

    return changed


def test_a_table_of_older_rules_that_comes_out_alike_goes_on(changed_game: Any) -> None:
    house, table, (first, _) = changed_game()
    card = first.get(f"/tables/{table}")
    assert (card["rules"], card["begun"], card["difference"], card["stage"]) == ("1", "0", None, "playing")
    line = first.joined(table)
    assert line.play("roll", 4)["entry"]["n"] == 5
    assert rows_of(house.settings.database, "SELECT rules, begun FROM tables") == [("1", "0")]


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ({"move": "put 77"}, "toy-not-offered"),
        ({"luck": ""}, "luck-missing"),
        ({"luck": "1/7"}, "luck-differs"),
        ({"luck": "1/6 1/6 1/6"}, "luck-unused"),
        ({"digest": "0123456789ab"}, "position-differs"),
    ],
)
def test_a_table_that_comes_out_differently_says_where_and_stays_readable(
    changed_game: Any, line: dict[str, str], key: str
) -> None:
    _, table, (first, second) = changed_game(**line)
    told = first.joined(table)
    welcome = told.join()
    found = welcome["table"]["difference"]
    assert (found["n"], found["why"]["key"]) == (3, key)
    assert (welcome["table"]["stage"], welcome["table"]["rules"]) == ("playing", "0")
    assert (welcome["offers"], welcome["table"]["to_act"], welcome["n"]) == ([], [], 2)
    assert [entry["n"] for entry in welcome["log"]] == [1, 2, 3, 4]
    assert welcome["log"][2]["events"] == []
    assert told.refusal("move", move="roll", at=2) == "game-stopped"
    assert told.refusal("undo", at=2) == "game-stopped"
    frames = second.get(f"/tables/{table}/replay")["frames"]
    assert [frame["n"] for frame in frames] == [0, 1, 2, 3, 4]
    assert frames[4]["view"] == frames[2]["view"] != frames[1]["view"]


def test_moves_that_are_only_read_stay_their_seats_secret_until_the_end(changed_game: Any) -> None:
    """Whether a move that cannot be played again told a secret is not known any more."""
    _, table, (first, second) = changed_game(move="put 77")
    entries = [guest.joined(table).join()["log"] for guest in (first, second)]
    assert [entry["move"] for entry in entries[0]] == ["roll", "roll", "put 77", None]
    assert [entry["move"] for entry in entries[1]] == ["roll", "roll", None, "roll"]
    assert [
        first.get(f"/tables/{table}")["difference"]["move"],
        second.get(f"/tables/{table}")["difference"]["move"],
    ] == [
        "put 77",
        None,
    ]


def test_it_is_ended_when_everybody_who_sits_there_agrees(changed_game: Any, open_house: Callable[..., House]) -> None:
    house, table, (first, second) = changed_game(move="put 77")
    one, two = first.joined(table), second.joined(table)
    stranger = house.guest().joined(table)
    assert stranger.refusal("end") == "not-seated"
    assert one.ask("end")["type"] == "ack"
    assert one.hear_until("table")["table"]["ending"] == [0]
    assert rows_of(house.settings.database, "SELECT stage FROM tables") == [("playing",)]
    assert two.ask("end")["type"] == "ack"
    told = one.hear_until("welcome")
    assert (told["table"]["stage"], told["table"]["ended"], told["result"]) == ("over", True, None)
    assert [entry["move"] for entry in told["log"]] == ["roll", "roll", "put 77", "roll"]
    assert told["table"]["secret"] is not None
    assert one.refusal("end") == "nothing-to-end"
    assert one.refusal("move", move="roll", at=2) == "game-over"
    assert rows_of(house.settings.database, "SELECT stage, result FROM tables") == [("over", "ended")]
    text = first.http.get(f"/api/tables/{table}/record").text
    assert "\n3. 1 put 77" in text and text.endswith("result: ended\n")
    house.close()
    again = open_house().guest()
    assert again.get(f"/tables/{table}")["ended"] is True


def test_who_sits_with_bots_alone_ends_it_alone(changed_game: Any) -> None:
    _, table, (first, second) = changed_game(move="put 77", seats=[("first", None), (None, "last")])
    assert second.joined(table).refusal("end") == "not-seated"
    assert first.joined(table).ask("end")["type"] == "ack"
    assert first.get(f"/tables/{table}")["ended"] is True


def test_where_nobody_sits_its_host_ends_it(changed_game: Any) -> None:
    _, table, (first, second) = changed_game(move="put 77", seats=[(None, "last"), (None, "last")])
    assert second.joined(table).refusal("end") == "not-seated"
    assert first.joined(table).ask("end")["type"] == "ack"
    assert first.get(f"/tables/{table}")["ended"] is True


def test_a_table_of_newer_rules_is_refused_with_a_sentence(changed_game: Any) -> None:
    _, table, (first, _) = changed_game(rules="2")
    answer = first.http.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["key"]) == (409, "rules-newer")
    assert answer.json()["values"] == {"game": "lantern", "rules": "2", "ours": "1"}


def test_a_game_that_can_go_on_is_not_ended(open_house: Callable[..., House]) -> None:
    _, _, (one, _) = open_house().pair()
    assert one.refusal("end") == "nothing-to-end"


# --- a finished game ------------------------------------------------------------------------------------------------


def finished() -> tuple[Table, list[Line]]:
    table = Table(shelf.game("rune"), [Seat("a"), Seat("b")], secret=bytes(32))
    rows = [table.start().line]
    while table.stage == "playing":
        seat = table.to_act()[0]
        rows.append(table.play(seat, table.state.text(table.state.moves(seat)[0])).line)
    return table, rows


def opened(rows: list[Line], result: str) -> Table:
    return carry_over(Table(shelf.game("rune"), [Seat("a"), Seat("b")], secret=bytes(32)), rows, "0", result)


def test_another_result_is_a_difference_and_the_written_one_is_kept() -> None:
    table, rows = finished()
    assert opened(rows, table.result()).difference is None
    assert opened(rows, record.OVER).difference is None
    other = opened(rows, "wins 1, scores 99 1, points")
    assert other.difference is not None
    assert other.difference.why.values == {"written": "wins 1, scores 99 1, points", "now": table.result()}
    ending = other.outcome()
    assert ending is not None and (ending.winners, ending.scores, other.stage) == ([0], [99, 1], "over")
    assert opened(rows[:-1], record.OVER).difference is not None


def test_a_game_that_was_ended_stays_so_even_if_it_comes_out_alike() -> None:
    _, rows = finished()
    table = opened(rows[:5], record.ENDED)
    assert (table.difference, table.stage, table.to_act(), table.offers(0)) == (None, "over", [], [])


def test_what_was_taken_back_is_not_read_on() -> None:
    _, rows = finished()
    broken = Line(3, rows[3].seat, "nothing", [], 0.0)
    back = Line(5, 0, "", [], 0.0, back=3)
    table = opened([*rows[:3], broken, rows[4], back, Line(6, 1, "draw", [], 0.0)], "")
    assert [row.n for row in table.unplayed_lines()] == [3, 6]


# --- digests --------------------------------------------------------------------------------------------------------


def test_every_line_has_the_digest_of_its_position_and_it_is_compared() -> None:
    table, rows = finished()
    assert [step.line.digest for step in table.log] == [digest(table.game, step.state) for step in table.log]
    assert len({row.digest for row in rows}) == len(rows)
    rows[4].digest = "0123456789ab"
    found = opened(rows, "").difference
    assert found is not None and (found.line.n, found.why.key) == (4, "position-differs")


def test_a_digest_does_not_depend_on_the_version_or_on_empty_fields() -> None:
    rune = shelf.game("rune")

    class Later(type(rune)):  # type: ignore[misc]
        def position(self, state: Any) -> str:
            fields = super().position(state).split()[1:]
            return " ".join(["rune/9", *reversed(fields), "later=-"])

    state = rune.new(2, {}, Chance(1))
    assert digest(Later(), state) == digest(rune, state)


def test_a_record_with_digests_says_that_positions_were_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "old.record"
    table, rows = finished()
    text = record.record_text(record_of_rows(table, rows)).replace("rules: ", "rules: 0", 1)
    path.write_text(text)
    assert main(["replay", str(path), "--check"]) == 0
    assert "every position, all luck" in capsys.readouterr().err
    without = "\n".join(line.partition(" # ")[0] for line in text.splitlines())
    path.write_text(without)
    assert main(["replay", str(path), "--check"]) == 0
    assert "positions were not written down" in capsys.readouterr().err
    id = import_record(str(tmp_path / "tables.sqlite"), text)
    assert record.parse_record(export_table(str(tmp_path / "tables.sqlite"), id)).begun.lstrip("0") != ""


def record_of_rows(table: Table, rows: list[Line]) -> record.Record:
    names = [identity.guest(seat.person or "").name for seat in table.seats]
    return record.Record(
        "rune", table.game.rules, names, table.options, start=rows[0].luck, lines=rows[1:], result=table.result()
    )
