"""One game in two worlds that a viewer cannot tell apart: what was hidden is dealt anew in the text of a position.

It is dealt by turns by the dealer of the secrecy tests, who keeps an account of his own, and by `guess`.
The others' moves are the same in both as far as the seat may see them; what they choose in secret differs.
"""

from __future__ import annotations

import msgspec

from armarium.chance import Chance
from armarium.game import NOBODY, Game
from armarium.log import Line, Seat
from armarium.step import Step
from armarium.table import Table, replay_lines
from armarium.terminal.sitting import Sitting
from tests.contract.test_secrets import watched_positions
from tests.contract.walk import Walk, walks

FIRST = 3  # moves of others before the seat looks


def sitting_at(walk: Walk, position: str, people: list[int]) -> Sitting:
    """A sitting that begins at a position, with people on some seats and bots on the others."""
    seats = [Seat(f"P{seat}") if seat in people else Seat(bot="random") for seat in range(walk.seats)]
    rows = [Line(0, NOBODY, position, [], 0.0)]
    table = replay_lines(Table(walk.game, seats, walk.options, b"\1" * 32, sealed_from=1), rows)
    sitting = Sitting(table, rows)
    sitting._advising = Chance(4)
    sitting.hint_simulations = 4
    return sitting


class Twins:
    """The true game and another world for a viewer, None a spectator; `texts` are the moves of others in each."""

    def __init__(self, walk: Walk, positions: list[str], viewer: int | None) -> None:
        self.walk = walk
        self.viewer = viewer
        self.positions = positions
        self.tables = [sitting_at(walk, position, [0]).table for position in positions]
        self.texts: list[list[str]] = [[], []]

    @property
    def seat(self) -> int:
        assert self.viewer is not None
        return self.viewer

    @property
    def differ(self) -> bool:
        return self.positions[0] != self.positions[1] or self.texts[0] != self.texts[1]

    def lead_on(self) -> bool:
        """Let others move until the viewer has to; False where the worlds part in the viewer's eyes."""
        for _ in range(FIRST):
            others = [other for other in self.tables[0].to_act() if other != self.viewer]
            if not others:
                break
            if not self._move(others[0]):
                return False
        return self.viewer is None or self.tables[0].to_act() == [self.viewer]

    def _move(self, other: int) -> bool:
        """A move of another that looks alike in both worlds; a sealed one is another in each."""
        first, second = self.tables
        sealed = len(first.to_act()) > 1
        offered = [[table.state.text(move) for move in table.state.moves(other)] for table in self.tables]
        common = [text for text in offered[0] if text in offered[1]]
        pairs = [(offered[0][0], offered[1][-1])] if sealed else [(text, text) for text in common[:6]]
        for here, there in pairs:
            steps = first.prepare(other, here, first.n), second.prepare(other, there, second.n)
            if self._eyes(steps[0]) == self._eyes(steps[1]):
                for table, step, texts in zip(self.tables, steps, self.texts, strict=True):
                    table.commit(step)
                    texts.append(step.line.move)
                return True
        return False

    def _eyes(self, step: Step) -> bytes:
        game, state = self.walk.game, step.state
        told = [event.seen_by(self.viewer) for event in step.events]
        views = [game.view(state, self.viewer), game.view(state, None)]
        return msgspec.json.encode([told, views, state.to_act(), state.turn()])

    def sittings(self, people: list[int]) -> list[Sitting]:
        """Both worlds, the others' moves waiting to be thought of."""
        made = [sitting_at(self.walk, position, people) for position in self.positions]
        for sitting, texts in zip(made, self.texts, strict=True):
            script(sitting, texts)
        return made


def script(sitting: Sitting, texts: list[str]) -> None:
    """The bots of the sitting think of these moves, one after the other."""
    left = iter(texts)
    sitting.think = lambda seat: next(left)  # type: ignore[method-assign]


def twins(game: Game, count: int, seed: int, spectating: bool = False) -> list[Twins]:
    """So many pairs of worlds for a seat that is about to act alone, or for a spectator, after others have moved."""
    found: list[Twins] = []
    for walk in walks(game, 10, seed=seed, looks=12):
        with walk:
            for n, state, dealer in watched_positions(walk):
                viewer = None if spectating else int(walk.some_seats(1)[0])
                text = game.position(state)
                if viewer is None or n % 2:
                    other = dealer.redealt(text, viewer, Chance(n))
                else:
                    other = game.position(state.guess(viewer, Chance(n)))
                pair = Twins(walk, [text, other], viewer)
                if state.to_act() and pair.lead_on() and pair.differ:
                    found.append(pair)
                if len(found) == count:
                    return found
    assert game.shared, "a game with secrets has worlds that differ"
    return found
