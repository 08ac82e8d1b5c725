"""A whole game as text: written, read, replayed, checked, and turned away when anything in it is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from armarium import record, shelf
from armarium.chance import Chance, SealedChance
from armarium.game import Game, Options
from armarium.log import Line
from armarium.reason import Refused
from armarium.record import Record
from armarium.words import LANGUAGES, words

SECRET = bytes(range(32))


def played(game: Game, seats: int, seed: int, options: Options | None = None, limit: int = 10_000) -> Record:
    """A random game with sealed luck, kept line by line."""
    luck, choice = SealedChance(SECRET), Chance(seed)
    state = game.new(seats, options or {}, luck)
    kept = Record(game.name, game.rules, [f"Player {n}" for n in range(seats)], options or {}, start=luck.take_draws())
    kept.commitment, kept.secret = luck.commitment(), SECRET.hex()
    while state.to_act() and len(kept.lines) < limit:
        seat = state.to_act()[choice.below(len(state.to_act()))]
        moves = state.moves(seat)
        move = moves[choice.below(len(moves))]
        text = state.text(move)
        state.play(seat, move)
        kept.lines.append(Line(len(kept.lines) + 1, seat, text, luck.take_draws()))
    kept.result = record.result_text(state.outcome())
    return kept


@pytest.fixture
def text() -> str:
    return record.record_text(played(shelf.game("rune"), 2, 5))


def key_of(text: str) -> str:
    """Why this text is turned away, after making sure both languages can say it."""
    with pytest.raises(Refused) as refused:
        record.check(record.parse_record(text))
    for language in LANGUAGES:
        assert words(None, language).has(f"reason-{refused.value.reason.key}")
    return refused.value.reason.key


def test_every_game_comes_back_from_its_record(game: Game) -> None:
    for seats in game.seats:
        kept = played(game, seats, seats)
        written = record.record_text(kept)
        read = record.parse_record(written)
        assert record.parse_record(record.record_text(read)) == read
        assert read.lines == kept.lines
        state = record.check(read)
        assert record.result_text(state.outcome()) == kept.result


def test_options_names_and_dates_are_kept() -> None:
    kept = played(shelf.game("rune"), 2, 1, {"grand-master": True})
    kept.date = "2026-11-15"
    kept.names = ["Ana  of\nthe lake", "bot greedy"]
    read = record.parse_record(record.record_text(kept))
    assert read.options["grand-master"] is True
    assert read.names == ["Ana of the lake", "bot greedy"]
    assert read.date == "2026-11-15"


def test_an_unfinished_game_is_read_and_checked() -> None:
    kept = played(shelf.game("rune"), 2, 5, limit=7)
    state = record.check(record.parse_record(record.record_text(kept)))
    assert kept.result == record.UNFINISHED
    assert state.to_act()


def test_frames_tell_events_and_stand_still() -> None:
    frames = list(record.replay(played(shelf.game("rune"), 2, 5)))
    assert frames[0].n == 0
    assert any(event.kind == "laid" for event in frames[1].events)
    rune = shelf.game("rune")
    assert len({rune.position(frame.state) for frame in frames}) == len(frames)


def test_what_the_house_noted_is_written_read_and_told_before_the_game() -> None:
    kept = played(shelf.game("rune"), 2, 5)
    kept.lines[1].notes = ["bot-replaced greedy run:my bot.py", "hint-asked"]
    read = record.parse_record(record.record_text(kept))
    assert read.lines == kept.lines
    frame = list(record.replay(read))[2]
    seat = kept.lines[1].seat
    assert [event.seen_by(None) for event in frame.events[:2]] == [
        {"kind": "bot-replaced", "seat": seat, "bot": "run:my bot.py", "next-bot": "greedy"},
        {"kind": "hint-asked", "seat": seat},
    ]
    record.check(read)


@pytest.mark.parametrize("note", ["moved", "hint-asked 1", "bot-replaced greedy", "bot-replaced  greedy", ""])
def test_a_note_of_no_known_kind_is_turned_away(text: str, note: str) -> None:
    assert key_of(text.replace("\n3. ", f"\n   note: {note}\n3. ", 1)) == "record-line"
    assert key_of(text.replace("\n1. ", "\n   note: hint-asked\n1. ", 1)) == "record-line"


def test_a_take_back_keeps_the_luck_that_fell() -> None:
    kept = played(shelf.game("rune"), 2, 5, limit=2)
    lay, choice = kept.lines
    kept.lines = [lay, Line(2, lay.seat, "", back=0), replace(lay, n=3), replace(choice, n=4)]
    kept.result = record.UNFINISHED
    record.check(record.parse_record(record.record_text(kept)))
    kept.lines[1].back = 3
    assert key_of(record.record_text(kept)) == "record-back"


def test_a_record_from_a_position() -> None:
    rune = shelf.game("rune")
    state = rune.new(2, {}, Chance(3))
    seat = state.to_act()[0]
    move = state.text(state.moves(seat)[0])
    kept = Record("rune", rune.rules, ["Ana", "Bo"], position=rune.position(state), lines=[Line(1, seat, move)])
    read = record.parse_record(record.record_text(kept))
    assert len(list(record.replay(read))) == 2


def test_first_line(text: str) -> None:
    assert key_of("") == "record-first-line"
    assert key_of("chess\n" + text) == "record-first-line"


def test_cut_short(text: str) -> None:
    lines = text.splitlines()
    assert key_of("\n".join(lines[:-1])) == "record-missing"
    assert key_of("\n".join(lines[:-3] + lines[-1:])) == "record-result"
    assert key_of("\n".join(line for line in lines if not line.startswith("game:"))) == "record-missing"


def test_lines_nobody_can_read(text: str) -> None:
    assert key_of(text.replace("game: rune", "gam: rune")) == "record-line"
    assert key_of(text.replace("\n3. ", "\n4. ", 1)) == "record-number"
    assert key_of(text.replace("\n3. ", "\n3) ", 1)) == "record-line"
    assert key_of(text + "seat 3: Cy\n") == "record-after-result"
    assert key_of(text.replace("start: ", "start: 9/9 ")) == "record-luck"


def test_refusals_name_the_line(text: str) -> None:
    broken = text.replace("\n2. ", "\n2? ", 1)
    with pytest.raises(Refused) as refused:
        record.parse_record(broken)
    number = refused.value.reason.values["line"]
    assert isinstance(number, int)
    assert broken.splitlines()[number - 1].startswith("2? ")


def test_wrong_moves_luck_and_results(text: str) -> None:
    first = next(line for line in text.splitlines() if line.startswith("1. "))
    assert key_of(text.replace(first, first[:5] + "lay 99 m13 r0")) == "record-move"
    assert key_of(text.replace("result: wins", "result: won")) == "record-result"
    assert key_of(text.replace("start: ", "start: 0/3 ")) == "record-start"
    assert key_of(text.replace(first, first + " = 1/2")) == "record-move"


def test_another_game_another_version_other_seats(text: str) -> None:
    assert key_of(text.replace("game: rune", "game: whist")) == "game-unknown"
    assert key_of(text.replace("rules: 1", "rules: 999")) == "rules-newer"
    assert key_of(text.replace("rules: 1", "rules: old")) == "rules-newer"
    assert key_of(text.replace("seat 2: Player 1\n", "")) == "seats-impossible"
    assert key_of(text.replace("seat 1:", "options: tea=on\nseat 1:")) == "option-unknown"


def test_the_secret_is_held_against_the_luck(text: str) -> None:
    assert key_of(text.replace("secret: 00", "secret: 01")) == "record-secret"
    assert key_of(text.replace("secret: 00", "secret: zz")) == "record-secret"
    other = SealedChance(bytes(32))
    lines = [
        f"commitment: {other.commitment()}"
        if line.startswith("commitment")
        else f"secret: {bytes(32).hex()}"
        if line.startswith("secret")
        else line
        for line in text.splitlines()
    ]
    assert key_of("\n".join(lines)) == "record-secret-luck"


def test_save_leaves_the_old_text_or_the_new_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.txt"
    record.save(path, "old")

    def fail(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match="no space"):
        record.save(path, "new")
    assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing", tmp_path):
        with pytest.raises(Refused) as refused:
            record.load(path)
        assert refused.value.reason.key == "record-unreadable"
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Refused):
        record.load(tmp_path / "noise")
