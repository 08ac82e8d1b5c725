"""One game at one keyboard: the table, the people and bots around it, and the record to keep.

Both faces of the terminal, full screen and line by line, play through it. It draws nothing and asks nothing.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from msgspec import structs

from armarium import archive, bots, record
from armarium.bots.hints import Hint, hints_for
from armarium.chance import Chance
from armarium.game import Game, Options, complete_options, must_be_choice
from armarium.host import Host, finish
from armarium.log import Line, Seat
from armarium.reason import Value, refusal
from armarium.record import BOT, Record
from armarium.simulator import Simulator
from armarium.step import Step
from armarium.table import Table
from armarium.terminal.drawing import seat_names
from armarium.terminal.minds import Minds

HINT_SECONDS = 1.0
EASIER = "stand-ins"  # the option of a game that has easier ways


class Sitting:
    """`unconfirmed` is the seat that ended its turn but may still take it back; nobody else acts before it agrees.

    `typed` are the bots that were asked for at this keyboard: only they may be commands to run, never a record's.
    """

    def __init__(self, table: Table, lines: Sequence[Line] = (), typed: Sequence[str] = ()) -> None:
        self.table = table
        self.game: Game = table.game
        self.unconfirmed: int | None = None
        self.turn_ended = False  # whether the last move ended its player's turn
        self.easier: set[int] = set()  # seats whose players chose a game's stand-ins for themselves
        self.begun = ""  # the rules it was begun by, where it was carried over
        self.carried: dict[str, Value] | None = None  # what to say of that
        self._lines = list(lines)
        simulation = table.game.simulation(table.options)
        simulator = None if simulation is None else Simulator(table, simulation)
        self._host = Host(table, self._keep_line, Minds(table, typed), simulator)
        self._advising = Chance(secrets.randbits(64))  # luck of its own: a hint changes nothing of the game
        self.hint_simulations = 1_000_000
        if not lines:
            self._carry_out(table.prepare_start())

    # --- who sits here ------------------------------------------------------------------------------------------

    def names(self, language: str, viewer: int | None = None) -> list[str]:
        """What to call the seats; a game may hide names from a viewer."""
        hidden = self.table.nameless(viewer)
        return ["?" if seat in hidden else name for seat, name in enumerate(seat_names(self.written_names(), language))]

    def written_names(self) -> list[str]:
        """The seats as a record names them."""
        return [seat.person or f"{BOT}{seat.bot}" for seat in self.table.seats]

    def people(self) -> list[int]:
        return self.table.people()

    def view(self, seat: int | None) -> Any:
        """What the seat sees; whoever chose easier ways sees the table as if it had them for all."""
        view = self.table.view(seat)
        return view if seat not in self.easier else structs.replace(view, options={**view.options, EASIER: True})

    def turn_easier(self, seat: int) -> bool:
        """Easier ways for this player alone, on or off (K-34); Refused where a game has none."""
        if EASIER not in self.table.options:
            raise refusal("not-easier")
        self.easier ^= {seat}
        return seat in self.easier

    def only_person(self) -> int | None:
        """The seat of the one person who plays against bots; None where several share the keyboard."""
        people = self.people()
        return people[0] if len(people) == 1 else None

    def person_to_act(self) -> int | None:
        """The person whose move is awaited; nobody while a bot must move first or a turn is unconfirmed."""
        people = self.people()
        acting = self.table.to_act()
        if self.unconfirmed is not None or any(seat not in people for seat in acting):
            return None
        return next(iter(acting), None)

    def bot_to_act(self) -> int | None:
        if self.unconfirmed is not None:
            return None
        return next((seat for seat in self.table.to_act() if seat not in self.people()), None)

    def is_over(self) -> bool:
        return self.table.stage == "over"

    # --- moves --------------------------------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> Step:
        turn = self.table.turn()
        step = finish(self._host.prepare(seat, text, self.table.n))
        self._carry_out(step)
        self.turn_ended = self.table.turn() != turn
        may_regret = seat in self.people() and seat not in self.table.to_act() and self.table.can_undo(seat)
        self.unconfirmed = seat if may_regret else None
        return step

    def moves_of_turn(self, seat: int) -> list[str]:
        """What the seat has played in the present turn, with what it took back."""
        before = max((step.n for step in self.table.log if step.turn < self.table.turn()), default=0)
        return [line.move for line in self._lines if line.n > before and line.seat == seat and line.back is None]

    def steps_since(self, seat: int) -> list[Step]:
        """What was done after the seat's own last move."""
        last = max((step.n for step in self.table.log if step.line.seat == seat), default=0)
        return self.table.since(last)

    def think(self, seat: int) -> str:
        """The move a bot chooses; it may take a while. One that fails is replaced by a simpler one."""
        while (text := finish(self._host.choose(seat))) is None:
            finish(self._host.replace_bot(seat))
        return text

    def _carry_out(self, step: Step) -> None:
        finish(self._host.carry_out(step))

    async def _keep_line(self, step: Step) -> None:
        self._lines.append(step.line)

    def hints(self, seat: int) -> list[Hint]:
        """What the master would do, after a second; only for somebody who plays alone against bots."""
        if self.only_person() is None:
            raise refusal("hints-off")
        observation = bots.Observation.of(self.game, self.table.state, seat, self._advising)
        return hints_for(observation, self._advising, self.hint_simulations, HINT_SECONDS)

    def confirm(self) -> None:
        self.unconfirmed = None

    def undo(self, seat: int) -> Step:
        """Take the seat's last move back; Refused where luck fell, something was revealed or others acted. Who plays
        alone against bots may, but then the game does not count."""
        if not self.table.can_undo(seat) and self.only_person() is not None:
            self.table.ask(seat, self.table.n)
            step = self.table.prepare_back()
        else:
            step = self.table.prepare_undo(seat, self.table.n)
        self._carry_out(step)
        self.unconfirmed = None
        return step

    def trial(self, seat: int, text: str) -> Any:
        return self.table.trial(seat, text)

    # --- keeping ------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The whole log with what was taken back; the secret only when the game is over."""
        return archive.record_of(self.table, self._lines, self.written_names(), datetime.now(UTC).date(), self.begun)

    def keep(self, path: Path) -> None:
        try:
            record.save(path, record.record_text(self.record()))
        except (OSError, ValueError) as error:
            raise refusal("file-unwritable", file=str(path), problem=type(error).__name__) from error

    def suggested_file(self) -> Path:
        """A name that is still free in the folder one stands in."""
        stem = f"{self.game.name}-{datetime.now(UTC).date().isoformat()}"
        number = 1
        while (path := Path(f"{stem}-{number}.record")).exists():
            number += 1
        return path


def parse_file(name: str) -> Path:
    """The file somebody typed; Refused for a name that no file can have."""
    try:
        path = Path(name).expanduser()
        path.exists()
    except (OSError, ValueError, RuntimeError) as error:
        raise refusal("file-unwritable", file=name[:100], problem=type(error).__name__) from error
    return path


# --- sitting down ---------------------------------------------------------------------------------------------------


def new_sitting(game: Game, seats: Sequence[Seat], options: Options, seed: int | None = None) -> Sitting:
    """A fresh game. With a seed luck and bots repeat themselves; without one nobody can foresee them."""
    typed = [seat.bot for seat in seats if seat.bot is not None]
    return Sitting(Table(game, seats, options, secret_of(seed)), typed=typed)


def with_colour(game: Game, seats: Sequence[Seat], options: Options, colour: str) -> Options:
    """The options once the first person has chosen a colour, where the game lets seats choose one; empty: none."""
    must_be_choice(game, colour)
    first = next((place for place, seat in enumerate(seats) if seat.person is not None), 0)
    chosen = [colour if place == first else "" for place in range(len(seats))]
    return game.with_choices(complete_options(game, len(seats), options), chosen)


def secret_of(seed: int | None) -> bytes | None:
    return None if seed is None else hashlib.sha256(f"armarium play {seed}".encode()).digest()


def resumed_sitting(path: Path, seed: int | None = None, typed: Sequence[str] = ()) -> Sitting:
    """Go on with a record. Luck after an unfinished one comes from a new secret: the file does not tell the old one."""
    written = record.load(path)
    table = archive.table_of(written, Seat, secret_of(seed))
    sitting = Sitting(table, record.log_of(written), typed)
    sitting.begun, sitting.carried = record.begun_by(written), record.carried_over_values(written)
    return sitting


def seating(game: Game, seats: int | None, people: Sequence[str], machines: Sequence[str] | None) -> list[Seat]:
    """Who sits where: the people first, then the bots. One bot's name is enough for all the seats left over."""
    fewest = max(len(people), 2) if machines is None else len(people) + len(machines)
    count = seats if seats is not None else next((fit for fit in sorted(game.seats) if fit >= fewest), fewest)
    if count not in game.seats:
        counts = ", ".join(str(fit) for fit in game.seats)
        raise refusal("seats-impossible", game=game.name, seats=count, counts=counts)
    left = count - len(people)
    minds = bots.simple_names(game.name)[-1:] if machines is None else list(machines)
    if len(minds) == 1 and (left or machines is None):
        minds *= left
    if len(minds) != left:
        raise refusal("seats-filled", seats=count, people=len(people), bots=len(minds))
    return [*(Seat(person) for person in people), *(Seat(bot=mind) for mind in minds)]
