"""A whole game as a readable text file: what was agreed, the luck, every move, the result.

    armarium record 2
    hidden: cards, …               while the game is not over: this file tells what players may not know
    game: rune
    rules: 2
    box: 3fa2c19d04e6 Ana’s box    where its numbers are not the house's own
    begun: 1                       where it was begun by older rules, and all came out alike by those it has now
    luck: place                    every move has its own luck; `order`: all from one generator, one after another
    reported: yes                  where the box lay on a real table: its lines are what people told, nothing was played
    counts: no                     where somebody alone against bots went back behind luck or a reveal
    seat 1: Ana
    seat 2: bot greedy
    commitment: 5f70bf…            the SHA-256 shown before the first draw
    secret: 9c1185…                revealed with the finished game
    start: 11/16 3/15 … 1/2        luck of the set-up: value / how many were possible
    1. 2 lay 12 m14 r1 # 04c1…     number, seat, move, and a digest of the position after it
    2. 2 draw = 6/10 # 9be2…       and the luck that fell
       proof: …                    where a game can show how the move above came about, in words of its own
       note: bot-replaced random greedy    what the house told with the move: a kind of `log.NOTES` and its values
    3. back to 1                   taken back; the note luck-undone says: alone, behind luck or a reveal
    result: wins 2, scores 12 17, points

A record of the first format has no digests: whether it comes out alike by later rules is told from its moves, its luck
and its result alone. It knows games only through the contract, and nothing of tables or stores.
"""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from armarium import shelf
from armarium.carried import Difference, must_not_be_newer, refusal_of
from armarium.chance import (
    Chance,
    Draw,
    SealedChance,
    chance_at,
    commitment,
    luck_text,
    parse_luck,
    parse_number,
)
from armarium.game import NOBODY, Game, Options, Outcome, State, complete_options, option_text, parse_option
from armarium.log import UNCOUNTED, Line, is_note
from armarium.own_boxes import must_be_ours, parse_label
from armarium.positions import options_of
from armarium.reason import Reason, Refused, Value, refusal
from armarium.step import Step, step_of_line

FORMATS = {"armarium record 1": 1, "armarium record 2": 2}
FIRST_LINE = "armarium record 2"
UNFINISHED = "unfinished"
OVER = "over"  # it ended, but how was not written
ENDED = "ended"  # by agreement, because it could not go on by the rules there are now
BOT = "bot "  # how a record marks the seat of a bot
LUCKS = ("order", "place")
LINE = re.compile(  # a number, then a number to go back to, or a seat with its move, luck and digest
    r"(\d{1,9})\. (?:back to (\d{1,9})|(\d{1,3}) ([^=#]{1,400}?)(?: = ([\d/ ]+?))?(?: # ([0-9a-f]{12}))?)", re.ASCII
)
HIDDEN = "cards, sealed choices and luck of a game that is not over"
HEADERS = (
    "hidden",
    "game",
    "rules",
    "box",
    "begun",
    "luck",
    "reported",
    "counts",
    "date",
    "options",
    "commitment",
    "secret",
    "position",
    "start",
)


class Record(msgspec.Struct):
    """`names` has one entry per seat. `start` is the luck of the set-up; a record from a `position` has none. `box` is
    the label of a box that its owner has corrected.

    `begun` are the rules it was begun by, where it was carried over to those of `rules`."""

    game: str
    rules: str
    names: list[str]
    options: Options = {}
    date: str = ""
    commitment: str = ""
    secret: str = ""
    position: str = ""
    start: list[Draw] = []
    lines: list[Line] = []
    result: str = UNFINISHED
    begun: str = ""
    luck: str = "order"
    counts: bool = True
    box: str = ""
    format: int = 2


# --- writing --------------------------------------------------------------------------------------------------------


def record_text(record: Record) -> str:
    options = " ".join(f"{name}={option_text(value)}" for name, value in record.options.items())
    headers = {
        "hidden": HIDDEN if record.result == UNFINISHED else "",
        "game": record.game,
        "rules": record.rules,
        "box": record.box,
        "begun": record.begun,
        "luck": record.luck if record.format > 1 else "",
        "reported": "yes" if is_reported(record) else "",
        "counts": "" if record.counts else "no",
        "date": record.date,
        "options": options,
        "commitment": record.commitment,
        "secret": record.secret,
        "position": record.position,
    }
    head = [f"{name}: {value}" for name, value in headers.items() if value]
    seats = [f"seat {place}: {one_line(name)}" for place, name in enumerate(record.names, 1)]
    start = [f"start: {luck_text(record.start)}"] if record.start else []
    lines = [line_text(line) for line in record.lines]
    return (
        "\n".join([f"armarium record {record.format}", *head, *seats, *start, *lines, f"result: {record.result}"])
        + "\n"
    )


def is_reported(record: Record) -> bool:
    """Whether its lines tell of a real table: no bot played, and no statistic takes it for a simulated game."""
    return record.game in shelf.spoken_names() and shelf.game(record.game).is_beside_box(record.options)


def one_line(name: str) -> str:
    return " ".join(name.split())


def line_text(line: Line) -> str:
    notes = "".join(f"\n   note: {note}" for note in line.notes)
    if line.back is not None:
        return f"{line.n}. back to {line.back}{notes}"
    luck = f" = {luck_text(line.luck)}" if line.luck else ""
    digest = f" # {line.digest}" if line.digest else ""
    proof = f"\n   proof: {line.proof}" if line.proof else ""
    return f"{line.n}. {line.seat + 1} {line.move}{luck}{digest}{proof}{notes}"


def parse_result(text: str) -> Outcome | None:
    """How a game ended, from what `result_text` wrote; None for anything else."""
    match = re.fullmatch(r"wins ((?:\d{1,3} ?)+|nobody), scores ((?:-?\d{1,9} ?)+), ([a-z0-9-]{1,60})", text)
    if match is None:
        return None
    winners = [] if match[1] == "nobody" else [int(seat) - 1 for seat in match[1].split()]
    return Outcome(winners, [int(score) for score in match[2].split()], match[3])


def result_text(ending: Outcome | None) -> str:
    if ending is None:
        return UNFINISHED
    winners = " ".join(str(seat + 1) for seat in ending.winners) or "nobody"
    return f"wins {winners}, scores {' '.join(map(str, ending.scores))}, {ending.key}"


def save(path: Path, text: str) -> None:
    """Write beside the file, then rename: a reader finds the old text or the new one, never half of it."""
    folder = path.parent
    handle, name = tempfile.mkstemp(dir=folder, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


# --- reading --------------------------------------------------------------------------------------------------------


def parse_record(text: str) -> Record:
    """Refused names the line that cannot be read."""
    rows = [(number, row.strip()) for number, row in enumerate(text.splitlines(), 1) if row.strip()]
    if not rows or rows[0][1] not in FORMATS:
        raise refusal("record-first-line", expected=FIRST_LINE)
    headers: dict[str, str] = {}
    names: list[str] = []
    lines: list[Line] = []
    for number, row in rows[1:]:
        if "result" in headers:
            raise refusal("record-after-result", line=number)
        if parse_number(row[0]) >= 0:
            lines.append(_parse_line(number, row, lines))
        elif row.startswith("proof: ") and lines and lines[-1].back is None and not lines[-1].proof:
            lines[-1].proof = row.removeprefix("proof: ").strip()
        elif row.startswith("note: ") and lines and is_note(row.removeprefix("note: "), lines[-1]):
            lines[-1].notes.append(row.removeprefix("note: "))
        else:
            _parse_header(number, row, headers, names)
    record = _record_of(headers, names, lines)
    _must_agree(record, _one_of("reported", headers, ("no", "yes")), "reported" in headers)
    record.format = FORMATS[rows[0][1]]
    return record


def _parse_header(number: int, row: str, headers: dict[str, str], names: list[str]) -> None:
    name, colon, value = row.partition(":")
    if name == f"seat {len(names) + 1}" and colon:
        names.append(value.strip())
    elif colon and name not in headers and name in (*HEADERS, "result"):
        headers[name] = value.strip()
        if name == "start":
            _parse_luck(number, value)
    else:
        raise refusal("record-line", line=number, text=row[:60])


def _parse_line(number: int, row: str, before: Sequence[Line]) -> Line:
    """A take-back is its seat's who had moved last."""
    match = LINE.fullmatch(row)
    if match is None:
        raise refusal("record-line", line=number, text=row[:60])
    written, back, seat, move, luck, digest = match.groups()
    n = len(before) + 1
    if int(written) != n:
        raise refusal("record-number", line=number, n=int(written), expected=n)
    if back is not None:
        return Line(n, before[-1].seat if before else NOBODY, "", back=int(back))
    return Line(n, int(seat) - 1, move, _parse_luck(number, luck or ""), digest=digest or "")


def _parse_luck(number: int, text: str) -> list[Draw]:
    try:
        return parse_luck(text)
    except Refused as problem:
        raise refusal("record-luck", line=number, text=problem.reason.values["text"]) from problem


def _record_of(headers: dict[str, str], names: list[str], lines: list[Line]) -> Record:
    for name in ("game", "rules", "result"):
        if name not in headers:
            raise refusal("record-missing", field=name)
    game = shelf.game(headers["game"])
    options: Options = {}
    for part in headers.get("options", "").split():
        name, _, value = part.partition("=")
        options[name] = parse_option(value)
    position = headers.get("position", "")
    return Record(
        game=game.name,
        rules=headers["rules"],
        names=names,
        options=_record_options(game, len(names), options, position if "options" not in headers else ""),
        date=headers.get("date", ""),
        commitment=headers.get("commitment", ""),
        secret=headers.get("secret", ""),
        position=position,
        start=parse_luck(headers.get("start", "")),
        lines=lines,
        result=headers["result"],
        begun=headers.get("begun", ""),
        luck=_one_of("luck", headers, LUCKS),
        counts=_one_of("counts", headers, ("yes", "no")) == "yes"
        and not any(UNCOUNTED in line.notes for line in lines),
        box=str(parse_label(headers.get("box", ""))),
    )


def _record_options(game: Game, seats: int, options: Options, position: str) -> Options:
    """A record that begins from a position and names no options has those of the position."""
    if not position:
        return complete_options(game, seats, options)
    try:
        return options_of(game, seats, position)
    except Refused as problem:
        raise Refused(Reason("", "record-start", {"game": game.name}, problem.reason)) from problem


def _must_agree(record: Record, written: str, is_written: bool) -> None:
    """Refused where the header takes a simulated game for a reported one or the other way; older files have none."""
    if is_written and (written == "yes") != is_reported(record):
        raise refusal("record-reported", game=record.game, written=written)


def _one_of(name: str, headers: dict[str, str], choices: tuple[str, ...]) -> str:
    value = headers.get(name, choices[0])
    if value not in choices:
        raise refusal("record-word", field=name, value=value[:60], choices=", ".join(choices))
    return value


def load(path: Path) -> Record:
    try:
        return parse_record(path.read_text("utf-8"))
    except OSError as failure:
        raise refusal("record-unreadable", file=str(path), problem=failure.strerror or str(failure)) from failure
    except UnicodeDecodeError as failure:
        raise refusal("record-unreadable", file=str(path), problem=failure.reason) from failure


# --- replaying and checking -----------------------------------------------------------------------------------------


def replay(record: Record) -> Iterator[Step]:
    """Every step of the game, from its luck as written; events of the house come first. A step's state is its own copy.

    A record of older rules is replayed by the installed ones; Refused names the first line that differs. One of another
    box than the one that is played with here is refused."""
    game = shelf.game(record.game)
    must_be_ours(game.name, record.box)
    must_not_be_newer(game, record.rules)
    steps: list[Step] = []  # those that count
    for line in log_of(record):
        try:
            steps = _steps_before(steps, line)
            step = step_of_line(game, len(record.names), record.options, steps[-1] if steps else None, line)
            if line.n == 0 and record.position:
                _must_be_agreed(game, record, step.state)
        except Refused as problem:
            raise _refusal(game, record, Difference(line, problem.reason)) from problem
        step.events[:0] = line.note_events()
        if line.back is None:
            steps.append(step)
        yield step


def log_of(record: Record) -> list[Line]:
    """The whole log: the setting-up, and every line of the record."""
    return [Line(0, NOBODY, record.position, record.start), *record.lines]


def _steps_before(steps: list[Step], line: Line) -> list[Step]:
    """The steps that count when this line comes: where it takes back, those up to there."""
    if line.back is None:
        return steps
    if not any(step.n == line.back for step in steps):
        raise refusal("record-back", n=line.n, back=line.back)
    return [step for step in steps if step.n <= line.back]


def _refusal(game: Game, record: Record, difference: Difference) -> Refused:
    """What is wrong with a record of these rules, or how one of older rules first differs."""
    if record.rules != game.rules:
        return refusal_of(game, record.rules, difference)
    if difference.why.key.startswith("record-"):
        return Refused(difference.why)
    line = difference.line
    values: dict[str, Value] = {"game": game.name, "n": line.n, "move": line.move}
    return Refused(Reason("", "record-move" if line.n else "record-start", values, difference.why))


def replayable_steps(record: Record) -> tuple[list[Step], Refused | None]:
    """Every step as far as the record replays, and what stopped it."""
    steps: list[Step] = []
    try:
        steps.extend(replay(record))
        _check_result(record, steps[-1].state)
    except Refused as problem:
        if problem.reason.key in ("rules-newer", "box-other"):
            raise
        return steps, problem
    return steps, None


def _must_be_agreed(game: Game, record: Record, state: State) -> None:
    """Refused where the record's seats or options are not those of its position."""
    seats = len(state.standing())
    if seats != len(record.names):
        raise refusal("record-seats", needed=seats, names=len(record.names))
    for name, value in options_of(game, seats, record.position).items():
        if record.options.get(name, value) != value:
            values = {"option": name, "written": option_text(record.options[name]), "position": option_text(value)}
            raise Refused(Reason("", "record-options", {**values}))


def check(record: Record) -> State:
    """Replay the record, compare its result, hold all luck against a revealed secret; gives the last position."""
    state = list(replay(record))[-1].state
    _check_result(record, state)
    if record.secret:
        _check_secret(record)
    return state


def _check_result(record: Record, state: State) -> None:
    game = shelf.game(record.game)
    result = result_text(state.outcome())
    if result == record.result or (record.result == ENDED and result == UNFINISHED):
        return
    reason = Reason("", "record-result", {"written": record.result[:200], "replayed": result})
    raise _refusal(game, record, Difference(log_of(record)[-1], reason))


def begun_by(record: Record) -> str:
    """The rules it was begun by, where those it is played on by are others."""
    return record.begun or (record.rules if record.rules != shelf.game(record.game).rules else "")


def carried_over_values(record: Record) -> dict[str, Value] | None:
    """What to say of a checked record of older rules: it comes out alike by ours. None for one of these rules."""
    game = shelf.game(record.game)
    if record.rules == game.rules:
        return None
    compared = all(line.digest for line in record.lines if line.back is None)
    return {"rules": record.rules, "ours": game.rules, "positions": compared}


def _check_secret(record: Record) -> None:
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError as error:
        raise refusal("record-secret", commitment=record.commitment) from error
    if commitment(secret) != record.commitment:
        raise refusal("record-secret", commitment=record.commitment)
    sealed: Chance = SealedChance(secret)
    for place, line in zip(places(record), log_of(record), strict=True):
        sealed = chance_at(secret, place) if record.luck == "place" else sealed
        for value, possible in line.luck:
            if possible < 1 or sealed.below(possible) != value:
                raise refusal("record-secret-luck", n=line.n)


def places(record: Record) -> list[int]:
    """For the setting-up and every line its number in the line that stood when it was made."""
    valid, numbers = [0], [0]
    for line in record.lines:
        numbers.append(len(valid))
        valid = [earlier for earlier in [*valid, line.n] if line.back is None or earlier <= line.back]
    return numbers


def check_proofs(record: Record) -> dict[str, Value] | None:
    """Hold the proofs against the moves, where the game can: how many agree, and which could not be tried. Refused when
    one does not. None where nothing needs a proof."""
    secret = bytes.fromhex(record.secret) if record.secret else None
    checker = shelf.game(record.game).record_checker(record.options, secret)
    if checker is None:
        return None
    before: State | None = None
    numbers = places(record)
    for step in replay(record):
        if step.line.back is not None:
            checker.go_back(step.n, step.line.back)
        elif step.n:
            place = numbers[step.n] if record.luck == "place" else step.n
            checker.follow(step.n, place, before, step.line.move, step.line.proof, step.state, step.events)
        before = step.state
    return dict(checker.summary())
