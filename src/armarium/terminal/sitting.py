"""One game at one keyboard: the table, the people and bots around it, and the record to keep.

Both faces of the terminal, full screen and line by line, play through it. It draws nothing and asks nothing.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from msgspec import structs

from armarium import archive, bots, own_boxes, record
from armarium.bots.hints import Hint, hints_for
from armarium.chance import Chance
from armarium.game import NOBODY, Game, Options, Outcome, complete_options, must_be_choice
from armarium.hooks import Offer, Trial
from armarium.host import Host, finish
from armarium.log import Line, Seat
from armarium.reason import Refused, Value, refusal
from armarium.record import BOT, Record
from armarium.reports import Report, report_of
from armarium.simulator import Simulator
from armarium.step import Step
from armarium.table import Table
from armarium.terminal.drawing import seat_names
from armarium.terminal.minds import Minds
from armarium.terminal.session import NOTE, Call, Entry, Speech
from armarium.version import version_line
from armarium.warden import TableWarden
from armarium.words import in_all_languages

HINT_SECONDS = 1.0
LOTS = 1 << 30
EASIER = "stand-ins"  # the option of a game that has easier ways


class Sitting:
    """`unconfirmed` is the seat that ended its turn but may still take it back; nobody else acts before it agrees.

    `typed` are the bots that were asked for at this keyboard: only they may be commands to run, never a record's.
    """

    def __init__(
        self,
        table: Table,
        lines: Sequence[Line] = (),
        typed: Sequence[str] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.table = table
        self.game: Game = table.game
        self.unconfirmed: int | None = None
        self.turn_ended = False  # whether the last move ended its player's turn
        self.speeches: list[Speech] = []
        self.keeps = True
        self._last_choice: tuple[int, str] | None = None  # of a sealed choice, held until nobody changes theirs
        self._changing: int | None = None  # who chooses again
        self.easier: set[int] = set()  # seats whose players chose a game's stand-ins for themselves
        self.begun = ""  # the rules it was begun by, where it was carried over
        self.carried: dict[str, Value] | None = None  # what to say of that
        self._lines = list(lines)
        self._clock = clock
        self._warden = TableWarden(table, lambda key: in_all_languages(table.game.name, key), lot)
        simulation = table.game.simulation(table.options)
        self._simulator = None if simulation is None else Simulator(table, simulation)
        self._host = Host(table, self._keep_line, Minds(table, typed), self._simulator)
        self._advising = Chance(secrets.randbits(64))  # luck of its own: a hint changes nothing of the game
        self.hint_simulations = 1_000_000
        if not lines:
            self._carry_out(table.prepare_start())
        self._warden.begin(clock())
        self.watch(self.only_person())

    # --- what is so ---------------------------------------------------------------------------------------------

    @property
    def n(self) -> int:
        return self.table.n

    @property
    def counts(self) -> bool:
        return self.table.counts

    @property
    def box(self) -> str:
        return own_boxes.label(self.table.game.name).name

    def turn(self) -> int:
        return self.table.turn()

    def to_act(self) -> list[int]:
        return self.table.to_act()

    def standing(self) -> list[int]:
        return self.table.standing()

    def outcome(self) -> Outcome | None:
        return self.table.outcome()

    def trouble(self) -> str:
        return ""

    def offers(self, seat: int | None) -> list[Offer]:
        return self.table.offers(seat)

    def can_undo(self, seat: int | None) -> bool:
        return self.table.can_undo(seat)

    def entries(self, viewer: int | None, since: int = 0) -> list[Entry]:
        return [
            Entry(
                step.n,
                step.turn,
                step.line.seat,
                self.table.notation(step, viewer),
                [event.seen_by(viewer) for event in step.events],
                step.line.time,
            )
            for step in self.table.log[1:]
            if step.n > since
        ]

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
        if self._warden.is_there:
            self.note(seat, {"type": "easier", "on": seat in self.easier})
        return seat in self.easier

    def only_person(self) -> int | None:
        """The seat of the one person who plays against bots; None where several share the keyboard."""
        people = self.people()
        return people[0] if len(people) == 1 else None

    def person_to_act(self) -> int | None:
        """The person whose move is awaited; nobody while a bot must move first, a turn is unconfirmed or all have
        chosen."""
        if self._changing is not None:
            return self._changing
        people = self.people()
        acting = self.to_act()
        if self.unconfirmed is not None or self._last_choice is not None or any(seat not in people for seat in acting):
            return None
        return next(iter(acting), None)

    def bot_to_act(self) -> int | None:
        if self.unconfirmed is not None or self._last_choice is not None:
            return None
        return next((seat for seat in self.to_act() if seat not in self.people()), None)

    def is_over(self) -> bool:
        return self.table.stage == "over"

    # --- moves --------------------------------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> None:
        if self._is_last_choice(seat):
            self._last_choice = (seat, self._checked_text(seat, text))
            self._changing = None
            return
        changing, self._changing = self._changing, None
        try:
            self._play_now(seat, text)
        except Refused:
            self._changing = changing
            raise

    def _play_now(self, seat: int, text: str) -> None:
        turn = self.turn()
        self._carry_out(finish(self._host.prepare(seat, text, self.n)))
        self.turn_ended = self.turn() != turn
        may_regret = seat in self.people() and seat not in self.to_act() and self.can_undo(seat)
        self.unconfirmed = seat if may_regret else None

    def calls(self) -> list[Call]:
        """Moves that the game lets people make out of turn. Sealed choices are not among them."""
        acting = self.to_act()
        if len(acting) > 1 or self._is_choice_open():
            return []
        others = [seat for seat in self.people() if seat not in acting]
        return [Call(seat, offer.move) for seat in others for offer in self.offers(seat) if self.game.is_call(offer)]

    # --- sealed choices -----------------------------------------------------------------------------------------

    def _is_choice_open(self) -> bool:
        """Whether several choose at once and not all have."""
        return len(self.to_act()) > 1 or self.table.log[-1].waiting

    def _is_last_choice(self, seat: int) -> bool:
        """Whether this choice would show all of them, while another person here might still change theirs."""
        alone = len(self.people()) < 2
        return not alone and self._is_choice_open() and self.to_act() == [seat]

    def _checked_text(self, seat: int, text: str) -> str:
        return finish(self._host.prepare(seat, text, self.n)).line.move

    def sealed_seats(self) -> list[int]:
        if self._last_choice is None or self._changing is not None:
            return []
        return [seat for seat in self.people() if self.offers(seat)]

    def change(self, seat: int) -> None:
        self._changing = seat

    def reveal(self) -> None:
        assert self._last_choice is not None
        choice, self._last_choice = self._last_choice, None
        self._play_now(*choice)

    # --- penances -----------------------------------------------------------------------------------------------

    def now(self) -> float:
        return self._clock()

    def watch(self, viewer: int | None) -> None:
        self._warden.watch([] if viewer is None else [viewer])

    def demands(self, seat: int | None) -> list[object]:
        return [] if seat is None else list(self._warden.demands(seat))

    def note(self, seat: int, note: NOTE) -> None:
        self._call(self._warden.hear(seat, note, self.now()))

    def say(self, seat: int | None, text: str) -> None:
        if seat is not None:
            self.speeches.append(Speech(time.time(), self.written_names()[seat], text))
            self._call(self._warden.overhear(seat, text, self.now()))

    def tick(self) -> bool:
        due = self._warden.due()
        if due is None or self.now() < due:
            return False
        before = self.n
        self._call(self._warden.tick(self.now()))
        return self.n != before

    def wait(self, seconds: float) -> None:
        """Nothing comes to this table from elsewhere."""

    def _call(self, verdicts: list[str]) -> None:
        """Play what the warden saw; a verdict the rules do not offer is dropped."""
        for verdict in verdicts:
            with suppress(Refused):
                self._carry_out(self.table.prepare(NOBODY, verdict, self.n))

    def think(self, seat: int) -> str:
        """The move a bot chooses; it may take a while. One that fails is replaced by a simpler one."""
        while (text := finish(self._host.choose(seat))) is None:
            finish(self._host.replace_bot(seat))
        return text

    def _carry_out(self, step: Step) -> None:
        finish(self._host.carry_out(step))
        self._call(self._warden.follow(step, self.now()))

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

    def undo(self, seat: int) -> None:
        """Take the seat's last move back; Refused where luck fell, something was revealed or others acted. Who plays
        alone against bots may, but then the game does not count."""
        if not self.can_undo(seat) and self.only_person() is not None:
            self.table.ask(seat, self.table.n)
            step = self.table.prepare_back()
        else:
            step = self.table.prepare_undo(seat, self.table.n)
        self._carry_out(step)
        self.unconfirmed = None

    def trial(self, seat: int, text: str) -> Trial:
        trial: Trial = self.table.trial(seat, text)
        return trial

    def can_be_tried(self, text: str) -> bool:
        return self._simulator is not None and ">" not in text and self._simulator.question(text) is not None

    def trial_by_hands(self, text: str) -> Trial:
        simulator = self._simulator
        question = None if simulator is None else simulator.question(text)
        assert simulator is not None and question is not None, "it can be tried"
        return simulator.trial(text, simulator.outcomes(question))

    # --- keeping ------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The whole log with what was taken back; the secret only when the game is over."""
        return archive.record_of(self.table, self._lines, self.written_names(), datetime.now(UTC).date(), self.begun)

    def keep(self, path: Path) -> None:
        try:
            record.save(path, record.record_text(self.record()))
        except (OSError, ValueError) as error:
            raise refusal("file-unwritable", file=str(path), problem=type(error).__name__) from error

    def report(self, seat: int | None) -> Report:
        return report_of(self.table, seat, version_line())

    def suggested_file(self) -> Path:
        """A name that is still free in the folder one stands in."""
        stem = f"{self.game.name}-{datetime.now(UTC).date().isoformat()}"
        number = 1
        while (path := Path(f"{stem}-{number}.record")).exists():
            number += 1
        return path


def lot() -> float:
    """Luck of the warden's own: when a penance is asked for changes nothing of the game."""
    return secrets.randbelow(LOTS) / LOTS


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
