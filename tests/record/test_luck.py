"""Luck by place and in order: what a record says of it is what the secret gives, through any number of take-backs."""

from __future__ import annotations

from pathlib import Path

import pytest

from armarium import record, shelf
from armarium.cli import main
from armarium.log import Line, Seat
from armarium.reason import Refused
from armarium.record import Record
from armarium.table import Table
from armarium.terminal.sitting import Sitting, new_sitting, resumed_sitting

RUNE = shelf.game("rune")


def against_bot(by_place: bool = True, seats: int = 2, game: str = "rune", **options: bool | int | str) -> Sitting:
    box = shelf.game(game)
    people = [Seat("Ana"), *(Seat(bot="random") for _ in range(seats - 1))]
    return Sitting(Table(box, people, options, bytes(range(32)), by_place=by_place))


def let_bots_play(sitting: Sitting) -> list[str]:
    made = []
    while (seat := sitting.bot_to_act()) is not None:
        made.append(sitting.think(seat))
        sitting.play(seat, made[-1])
    return made


def to_ana(sitting: Sitting) -> None:
    let_bots_play(sitting)
    sitting.confirm()


def play(sitting: Sitting, move: str) -> Line:
    """Ana's move as the log keeps it."""
    sitting.play(0, move)
    return sitting.table.log[-1].line


def drawn(sitting: Sitting) -> list[tuple[int, int]]:
    """Ana lays a card, draws one, and what fell; the bot answers."""
    sitting.play(0, sitting.table.offers(0)[0].move)
    return play(sitting, "draw").luck


@pytest.mark.parametrize("again", [1, 4])
def test_one_draw_of_rune_undone_again_and_again_gives_the_same_card_and_the_same_answer(again: int) -> None:
    sitting = against_bot()
    to_ana(sitting)
    first, answer = drawn(sitting), let_bots_play(sitting)
    assert first and answer
    place = len(sitting.table.log)
    for _ in range(again):
        while len(sitting.table.log) > place - len(answer) - 1:
            sitting.undo(0)
        luck, told = play(sitting, "draw").luck, None
        assert luck == first
        told = let_bots_play(sitting)
        assert told == answer
    assert sitting.table.counts is False


def finish(sitting: Sitting) -> Record:
    """The first moves, some of them taken back, then to the end."""
    undone = 0
    while not sitting.is_over():
        to_ana(sitting)
        if sitting.is_over():
            break
        state = sitting.table.state
        sitting.play(0, state.text(state.moves(0)[0]))
        if undone < 3 and len(sitting.table.log) > 4 and not sitting.is_over():
            undone += 1
            sitting.confirm()
            let_bots_play(sitting)
            sitting.undo(0)
        sitting.confirm()
    return sitting.record()


@pytest.mark.parametrize("by_place", [True, False])
@pytest.mark.parametrize(("game", "seats"), [("rune", 2), ("grimoire", 3)])
def test_both_kinds_are_checked_against_the_secret(game: str, seats: int, by_place: bool) -> None:
    written = finish(against_bot(by_place, seats, game))
    text = record.record_text(written)
    assert f"\nluck: {'place' if by_place else 'order'}\n" in text
    assert any(line.back is not None for line in written.lines)
    read = record.parse_record(text)
    record.check(read)
    read.luck = "order" if by_place else "place"
    with pytest.raises(Refused, match="record-secret-luck"):
        record.check(read)


def test_forged_luck_by_place_is_found_at_its_line() -> None:
    """The right luck of another place is not the luck of this one."""
    written = finish(against_bot())
    lucky = [n for n, line in enumerate(written.lines, 1) if len(line.luck) == 1 and line.luck[0][1] > 2]
    for line in written.lines:
        line.digest = ""
    n = lucky[0]
    value, possible = written.lines[n - 1].luck[0]
    for other in range(possible):
        written.lines[n - 1].luck = [(other, possible)]
        if other == value:
            record._check_secret(written)
            continue
        with pytest.raises(Refused) as found:
            record._check_secret(written)
        assert found.value.reason.values == {"n": n}


def test_a_game_that_does_not_count_says_so_in_its_record_and_when_it_goes_on(tmp_path: Path) -> None:
    sitting = against_bot()
    to_ana(sitting)
    drawn(sitting)
    sitting.undo(0)
    text = record.record_text(sitting.record())
    assert "\ncounts: no\n" in text and "\n   note: luck-undone\n" in text
    path = tmp_path / "game.record"
    path.write_text(text)
    again = resumed_sitting(path)
    assert again.table.counts is False and again.table.by_place
    assert record.parse_record(text.replace("counts: no\n", "")).counts is False, "the line itself tells"


def test_the_result_in_the_terminal_says_that_a_game_does_not_count(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.record"
    for again in (True, False):
        sitting = against_bot()
        to_ana(sitting)
        if again:
            drawn(sitting)
            sitting.undo(0)
        path.write_text(record.record_text(played_out(sitting)))
        assert main(["replay", str(path), "--plain", "--lang", "en"]) == 0
        told = capsys.readouterr().out
        assert ("It does not count" in told) is again


def played_out(sitting: Sitting) -> Record:
    while not sitting.is_over():
        to_ana(sitting)
        if not sitting.is_over():
            state = sitting.table.state
            sitting.play(0, state.text(state.moves(0)[0]))
            sitting.confirm()
    return sitting.record()


def test_a_game_begun_in_order_goes_on_in_order(tmp_path: Path) -> None:
    written = against_bot(by_place=False).record()
    path = tmp_path / "old.record"
    path.write_text(record.record_text(written))
    assert resumed_sitting(path).table.by_place is False
    assert new_sitting(RUNE, [Seat("Ana"), Seat(bot="random")], {}, 1).table.by_place is True


def test_a_pull_of_kamimai_undone_trembles_as_it_did_and_has_the_same_verdict() -> None:
    sitting = against_bot(seats=1, game="kamimai")
    table = sitting.table
    while not any(offer.move.startswith("pull") for offer in table.offers(0)):
        sitting.play(0, table.offers(0)[0].move)
    pull = next(offer.move for offer in table.offers(0) if offer.move.startswith("pull"))
    first = play(sitting, pull)
    assert first.proof and ">" in first.move
    for _ in range(2):
        sitting.undo(0)
        again = play(sitting, pull)
        assert (again.move, again.luck, again.proof, again.digest) == (
            first.move,
            first.luck,
            first.proof,
            first.digest,
        )
    kept = sitting.record()
    kept.secret, kept.commitment = table.secret.hex(), table.commitment
    told = record.check_proofs(kept)
    assert told is not None and (told["agreed"], told["unproved"]) == (3, 0)
    record.check(kept)
    kept.luck = "order"
    with pytest.raises(Refused, match="pull-differs"):
        record.check_proofs(kept)


@pytest.mark.parametrize("header", ["luck: fair", "counts: maybe"])
def test_what_a_record_cannot_say_of_its_luck_is_refused(header: str) -> None:
    text = record.record_text(against_bot().record())
    name = header.split(":")[0]
    lines = [line for line in text.splitlines() if not line.startswith(f"{name}: ")]
    with pytest.raises(Refused, match="record-word"):
        record.parse_record("\n".join([lines[0], header, *lines[1:]]))
