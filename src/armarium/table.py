"""One live table: what was played, and what each viewer may see. Every move enters by `prepare` and `commit`.

It does no input or output: between the two calls the server writes the step down, and a step that could not be written
is simply forgotten. It knows no game by name, no socket and no sentence.

Luck comes from one secret whose SHA-256 is shown before the first draw, by place: the number of a move in the line
that stands gives its generator, however much luck was used before. A move taken back and made again at its place has
the same luck, and a bot asked again there the same seed; the log keeps every draw, and anybody can check them with
the revealed secret. Games begun before that (`by_place` is False) use draws strictly in order, never a second time.

A free undo is offered where no luck fell and nothing was revealed. Beyond it others are asked; who plays alone against
bots may go back without asking, but the log says so, and the game counts for no statistics, ladder or rating. Beside a
real box a game that is over can be taken back too: a miscount is often found after the count.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import pairwise, takewhile
from typing import Any

import msgspec

from armarium.carried import Difference, digest
from armarium.chance import Draw, SealedChance, chance_at, key_at, new_chance
from armarium.game import NOBODY, Event, Game, Options, Outcome, State, Touch, complete_options
from armarium.log import UNCOUNTED, Line, Seat
from armarium.reason import Reason, Refused, refusal
from armarium.record import ENDED, OVER, parse_result, result_text
from armarium.seating import Seating, Stage
from armarium.step import Step, next_step, set_up_step, step_of_line

LONGEST_MOVE = 200  # characters; no game writes half as many


class Question(msgspec.Struct):
    """A seat asks to go back to log number `to`; the seats in `needed` have not answered yet."""

    seat: int
    to: int
    needed: list[int]
    agreed: list[int]
    id: str


class Table(Seating):
    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        options: Options | None = None,
        secret: bytes | None = None,
        sealed_from: int = 0,
        by_place: bool = True,
    ) -> None:
        super().__init__(game, seats, complete_options(game, len(seats), options or {}))
        self.log: list[Step] = []
        self.question: Question | None = None
        self.rules = game.rules  # those its log was written by
        self.difference: Difference | None = None  # where the log first comes out differently by the installed rules
        self.rest: list[Line] = []  # from there on it can only be read
        self.written_result = ""  # how the store says it ended
        self.ending: list[int] = []  # the seats that agree to end a game that cannot go on
        self.secret = new_chance().secret if secret is None else secret
        self.sealed_from = sealed_from
        self.by_place = by_place
        self.counts = True  # False once somebody alone went back behind luck or a reveal
        self.bot_choices: dict[tuple[int, int, str, str], str] = {}  # what bots chose: by place, seat, bot and position
        self._last = -1  # the highest number ever used
        self._drawn: list[Draw] = []  # everything the secret has given so far
        self._luck: SealedChance | None = None  # the generator standing right after `_drawn`
        self._answered: dict[tuple[int, str], int] = {}

    # --- what is so ---------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        if not self.log:
            raise refusal("not-started")
        return self.log[-1].state

    @property
    def n(self) -> int:
        """The number of the last line that counts. Numbers grow and are never used twice; they skip over take-backs."""
        return self.log[-1].n if self.log else 0

    @property
    def stage(self) -> Stage:
        if self.is_stopped():
            return "over" if self.written_result else "playing"
        if not self.log:
            return "gathering"
        return "playing" if self.state.to_act() else "over"

    def is_stopped(self) -> bool:
        """Whether it cannot go on, because the installed rules do not lead to what was written."""
        return self.difference is not None or self.written_result == ENDED

    @property
    def commitment(self) -> str:
        return SealedChance(self.secret).commitment()

    def revealed_secret(self) -> str | None:
        return self.secret.hex() if self.stage == "over" else None

    def to_act(self) -> list[int]:
        return [int(seat) for seat in self.state.to_act()] if self.log and not self.is_stopped() else []

    def can_act(self, seat: int) -> bool:
        return bool(self.log) and self.state.move_count(seat) > 0

    def standing(self) -> list[int]:
        return list(self.state.standing()) if self.log else []

    def turn(self) -> int:
        return self.state.turn() if self.log else 0

    def outcome(self) -> Outcome | None:
        if self.is_stopped():
            return parse_result(self.written_result)
        return self.state.outcome() if self.log else None

    def result(self) -> str:
        """How it ended, as records say it."""
        return self.written_result or result_text(self.outcome())

    def position(self) -> str:
        """The whole position, hidden things and all: for records and tests, never for a viewer."""
        return self.game.position(self.state)

    def answered_at(self, seat: int, id: str) -> int | None:
        """The log number a message with this id already led to, at this seat or another of the same person."""
        numbers = (self._answered.get((held, id)) for held in self.held_with(seat)) if id else ()
        return next((n for n in numbers if n is not None), None)

    # --- what each viewer may know; None is a spectator ---------------------------------------------------------

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.state, seat) if self.log else None

    def nameless(self, seat: int | None) -> list[int]:
        """The seats whose players' names this viewer must not be told."""
        return self.game.nameless(self.state, seat) if self.log else []

    def offers(self, seat: int | None) -> list[Any]:
        if seat is None or not self.log or self.seats[seat].bot is not None or self.is_stopped():
            return []
        return self.game.offers(self.state, seat)

    def trial(self, seat: int, text: str) -> Any:
        must_be_short(text)
        return self.game.trial(self.state, seat, text)

    def notation(self, step: Step, seat: int | None) -> str | None:
        """What was played, as this viewer may read it; after the game everybody may read everything."""
        if step.is_secret() and seat != step.line.seat and self.stage != "over":
            return None
        return step.line.move

    def since(self, n: int) -> list[Step]:
        """The moves after `n`; all of them where `n` was taken back, for then the reader's log is another one."""
        known = n if any(step.n == n for step in self.log) else 0
        return [step for step in self.log if step.n > known]

    def counted_moves(self) -> list[tuple[int, State, int, int]]:
        """The moves that count: number, the position before, who, and what. Everything is in it, sealed moves too."""
        return [(step.n, before.state, step.line.seat, step.move) for before, step in pairwise(self.log)]

    def proofs(self, starts_anew: Callable[[State, Sequence[Event]], bool], n: int) -> list[str]:
        """The proofs of the lines up to `n`, from the last one on that began something anew."""
        proofs: list[str] = []
        for step in reversed(self.log):
            if step.n <= n:
                if starts_anew(step.state, step.events):
                    break
                proofs.append(step.line.proof)
        return [proof for proof in reversed(proofs) if proof]

    def last_start(self, starts_anew: Callable[[State, Sequence[Event]], bool], n: int) -> int:
        """The place of the last line up to `n` that began something anew; 0 where none did."""
        for place, step in reversed(list(enumerate(self.log))):
            if step.n <= n and starts_anew(step.state, step.events):
                return place if self.by_place else step.n
        return 0

    # --- moves --------------------------------------------------------------------------------------------------

    def play(self, seat: int, text: str, at: int | None = None) -> Step:
        """Prepare and commit at once: the door of the terminal, the lab and the tests, where nothing is written."""
        step = self.prepare(seat, text, self.n if at is None else at)
        self.commit(step)
        return step

    def start(self) -> Step:
        step = self.prepare_start()
        self.commit(step)
        return step

    def prepare_start(self, position: str = "") -> Step:
        """The setting-up of a new game, or of one that goes on from a position."""
        if self.log:
            raise refusal("already-started")
        if any(seat.person is None and seat.bot is None for seat in self.seats):
            raise refusal("seats-empty")
        luck = self._take_luck()
        line = Line(0, NOBODY, position, [], time.time())
        step = set_up_step(self.game, len(self.seats), self.options, line, luck)
        self._write_luck(step, luck)
        return step

    def prepare(self, seat: int, text: str, at: int, id: str = "") -> Step:
        """The step this move would be, on a copy of the position. Nothing changes here until it is committed."""
        self.must_be_playing()
        must_be_short(text)
        if not self.game.accompanies:
            self.must_be_current(at, seat)
        move = self.state.find(seat, text)
        luck = self._take_luck()
        line = Line(self._last + 1, seat, self.state.text(move), [], time.time(), id)
        step = next_step(self.log[-1], line, move, luck)
        self._write_luck(step, luck)
        return step

    def _write_luck(self, step: Step, luck: SealedChance) -> None:
        """Complete the line of a step by what fell and where that led."""
        step.luck = luck
        step.line.luck = luck.take_draws()
        step.line.digest = digest(self.game, step.state)

    def commit(self, step: Step) -> None:
        """Make a prepared step the table's present; the caller has written it down."""
        line = step.line
        if line.n != self._last + 1:
            raise refusal("stale", at=line.n, n=self._last)
        step.events[:0] = line.note_events()
        if line.back is None:
            self.log.append(step)
        else:
            self.counts = self.counts and UNCOUNTED not in line.notes
            self.log = [kept for kept in self.log if kept.n <= line.back]
        self._last = line.n
        if line.n >= self.sealed_from and not self.by_place:
            self._drawn += line.luck
            self._luck = step.luck if step.luck is not None or line.luck else self._luck
        step.luck = None
        self.question = None
        if line.id:
            self._answered[line.seat, line.id] = line.n

    def repeat(self, line: Line) -> None:
        """Commit a line read from a log."""
        before = self.log[-1] if self.log else None
        self.commit(step_of_line(self.game, len(self.seats), self.options, before, line))

    def _take_luck(self) -> SealedChance:
        """The generator of the next place. In a game drawn in order the one at the next unused draw, handed out
        once: a step that is never committed takes it along, and the next one gets a copy drawn up to the same draw.
        """
        if self.by_place:
            return chance_at(self.secret, len(self.log))
        luck = self._luck
        self._luck = None
        return luck_after(self.secret, self._drawn) if luck is None else luck

    def place(self, n: int) -> int:
        """What a simulation's seed at line `n`, the next one, is numbered by."""
        return len(self.log) if self.by_place else n

    def bot_seed(self, seat: int) -> int:
        """What a bot asked now draws its luck from: the same whenever it is asked at this place."""
        return int.from_bytes(key_at(self.secret, len(self.log), f"bot {seat}")[:7], "big")

    def bot_choice_key(self, seat: int, bot: str) -> tuple[int, int, str, str]:
        """The key of what a bot chose; asked again in this position at this place it chooses the same."""
        return len(self.log), seat, bot, self.log[-1].line.digest or digest(self.game, self.state)

    def must_be_current(self, at: int, seat: int | None) -> None:
        """Sealed choices of others change nothing for this seat: neither its choice nor its question is stale then."""
        if at != self.n and not self._only_others_chose_since(at, seat):
            raise refusal("stale", at=at, n=self.n)

    def _only_others_chose_since(self, at: int, seat: int | None) -> bool:
        later = [step for step in self.log if step.n > at]
        known = any(step.n == at for step in self.log)
        return known and all(step.waiting and step.line.seat != seat for step in later)

    def must_be_playing(self) -> None:
        if self.stage == "playing":
            self.must_not_differ()
        if self.stage != "playing":
            raise refusal("not-started" if self.stage == "gathering" else "game-over")

    def must_not_differ(self) -> None:
        """Refused where the installed rules do not lead to what was written."""
        if self.difference is not None:
            raise refusal("game-stopped", rules=self.rules, ours=self.game.rules, n=self.difference.line.n)

    # --- taking back --------------------------------------------------------------------------------------------

    def can_undo(self, seat: int | None) -> bool:
        """The last move is this seat's or its person's, no luck fell in it and it revealed nothing to who made it."""
        if seat is None or len(self.log) < 2 or self.stage != "playing":
            return False
        last = self.log[-1]
        return last.line.seat in self.held_with(seat) and last.is_quiet(self.game)

    def prepare_undo(self, seat: int, at: int, id: str = "") -> Step:
        self._must_be_fresh(at)
        if not self.can_undo(seat):
            raise refusal("undo-needs-consent")
        return self._back_step(self.log[-1].line.seat, self.log[-2].n, id)

    def ask(self, seat: int, at: int, id: str = "", to: int | None = None) -> Question:
        """Ask the others at the table to let this seat's person go back before their last move, or to what stood after
        line `to`, whoever made the moves since; bots do not mind."""
        self._must_be_fresh(at)
        if self.question is not None:
            raise refusal("already-asking", seat=self.question.seat)
        held = self.held_with(seat)
        owner = seat
        if to is None:
            own = [place for place, step in enumerate(self.log) if step.line.seat in held]
            if not own:
                raise refusal("nothing-to-take-back")
            to, owner = self.log[own[-1] - 1].n, self.log[own[-1]].line.seat
        elif all(step.n != to for step in self.log[:-1]):
            raise refusal("nothing-to-take-back")
        self._must_not_stay(to)
        needed = [other for other in self.people() if other not in held]
        self.question = Question(owner, to, needed, [], id)
        return self.question

    def _must_not_stay(self, to: int) -> None:
        """Refused when a line after `to` can never be taken back; the game may say of each kind of event why."""
        for step in self.log:
            if step.n > to and step.touch(self.game) == Touch.STAYS:
                stays = [event.kind for event in step.events if self.game.touches.get(event.kind) == Touch.STAYS]
                raise refusal("stays", kind=next(iter(stays), ""))

    def substitute_moves(self, seat: int | None) -> list[Step]:
        """The last moves of a stand-in, which its person, back since, may take back: nobody else has moved since."""
        if seat is None or self.stage != "playing":
            return []
        held = self.held_with(seat)
        back = [
            place for place in (self.seats[other] for other in held) if place.bot is None and place.stood_to == self.n
        ]
        since = min((place.stood_from for place in back if place.stood_from is not None), default=self.n)
        moves = list(takewhile(lambda step: step.n > since and step.line.seat in held, reversed(self.log)))
        return [] if any(step.touch(self.game) == Touch.STAYS for step in moves) else moves[::-1]

    def prepare_reclaim(self, seat: int, at: int, id: str = "") -> Step:
        self._must_be_fresh(at)
        moves = self.substitute_moves(seat)
        if not moves:
            raise refusal("nothing-to-take-back")
        to = self.log[self.log.index(moves[0]) - 1].n
        alone = all(other in self.held_with(seat) for other in self.people())
        return self._back_step(moves[-1].line.seat, to, id, alone)

    def answer(self, seat: int, agree: bool) -> Question | None:
        """Count an answer, which stands for all seats of its person; None when it was no: the question is settled."""
        question = self.question
        if question is None:
            raise refusal("nothing-asked")
        if seat not in question.needed:
            raise refusal("not-asked-of-you")
        if not agree:
            self.question = None
            return None
        held = self.held_with(seat)
        question.agreed += [other for other in question.needed if other in held]
        question.needed = [other for other in question.needed if other not in held]
        return question

    def withdraw(self, seat: int) -> None:
        """Whoever asked to go back does not want it any more."""
        if self.question is None or self.question.seat not in self.held_with(seat):
            raise refusal("nothing-asked")
        self.question = None

    def prepare_back(self) -> Step:
        """The take-back everybody asked has agreed to."""
        question = self.question
        if question is None or question.needed:
            raise refusal("undo-needs-consent")
        self._must_not_stay(question.to)
        return self._back_step(question.seat, question.to, question.id, alone=not question.agreed)

    def _is_free(self, seat: int, to: int) -> bool:
        """Whether everything after `to` is the seat's own, without luck and without a reveal."""
        held = self.held_with(seat)
        return all(step.line.seat in held and step.is_quiet(self.game) for step in self.log if step.n > to)

    def _back_step(self, seat: int, to: int, id: str, alone: bool = False) -> Step:
        """Alone against bots nobody has to agree, but behind luck or a reveal the game does not count any more. Beside
        a real box nothing ever counts, and correcting a report is no shame."""
        uncounted = alone and not self.is_beside_box() and not self._is_free(seat, to)
        line = Line(
            self._last + 1,
            seat,
            "",
            [],
            time.time(),
            id,
            back=to,
            notes=[UNCOUNTED] if uncounted else [],
        )
        return Step(line, self.turn(), self.state)

    def can_reopen(self) -> bool:
        """Whether a finished count may still be corrected: beside a real box, where a miscount is found late."""
        return self.stage == "over" and self.is_beside_box() and not self.is_stopped()

    def _must_be_fresh(self, at: int) -> None:
        if not self.can_reopen():
            self.must_be_playing()
        if at != self.n:
            raise refusal("stale", at=at, n=self.n)

    # --- a game that cannot go on by the rules there are now --------------------------------------------------------

    def agree_to_end(self, person: str, host: str) -> bool:
        """Count a wish to end it; whether everybody who sits here now agrees. Where nobody does, the host decides."""
        if self.difference is None or self.stage != "playing":
            raise refusal("nothing-to-end")
        held = self.seats_of(person)
        if not held and (self.people() or person != host):
            raise refusal("not-seated")
        self.ending = sorted({*self.ending, *held})
        return all(seat in self.ending for seat in self.people())

    def unplayed_lines(self) -> list[Line]:
        """The moves after the first difference that were not taken back; they can be read, not shown."""
        kept: list[Line] = []
        for line in self.rest:
            kept = [*kept, line] if line.back is None else [earlier for earlier in kept if earlier.n <= line.back]
        return kept


def carry_over(table: Table, lines: Sequence[Line], rules: str, result: str = "") -> Table:
    """The table after its log, played by these or older rules; from the first line on that does not come out as it was
    written the log is only kept to be read. `result` is how the store says it ended, if it did."""
    table.rules = rules
    for place, line in enumerate(lines):
        try:
            table.repeat(line)
        except Refused as problem:
            table.difference = Difference(line, problem.reason)
            table.rest = list(lines[place:])
            break
    now = table.result()
    if table.difference is None and result not in ("", ENDED, now, OVER if table.stage == "over" else now):
        why = Reason("", "result-differs", {"written": result, "now": now})
        table.difference = Difference(table.log[-1].line, why)
    if table.difference is not None or result == ENDED:
        table.written_result = result
    return table


def must_be_short(text: str) -> None:
    if len(text) > LONGEST_MOVE:
        raise refusal("move-long", length=LONGEST_MOVE)


def replay_lines(table: Table, lines: Sequence[Line]) -> Table:
    """The table after all lines of its log; Refused when the rules of today no longer give what was written."""
    for line in lines:
        table.repeat(line)
    return table


def luck_after(secret: bytes, drawn: Sequence[Draw]) -> SealedChance:
    """The secret's luck after the given draws; Refused when they are not what the secret gives."""
    luck = SealedChance(secret)
    for value, possible in drawn:
        given = int(luck.below(possible))
        if given != value:
            raise refusal("luck-differs", value=value, possible=possible, needed=possible)
    luck.take_draws()
    return luck
