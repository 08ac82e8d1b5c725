"""One game of bots, from its setup alone: it comes out alike whichever process plays it, after whatever other games.

A game here is the rules' own State, and every move is looked up among the offered ones (`find`), as at a table. Not
`Table.play`: that also clones the position and draws sealed luck for viewers who are not here, and takes several times
as long.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

import msgspec

from armarium import bots, shelf
from armarium.bots import Bot, BotError, Observation
from armarium.bots.move_history import MoveHistories
from armarium.bots.search_bot import SearchBot, evaluator
from armarium.bots.tree_cache import TreeCache, TreeReuse
from armarium.chance import Chance
from armarium.game import NOBODY, Game, Options, State
from armarium.reason import refusal

WITHOUT = "~"  # between a bot and what it must not play: greedy~page:7


class Setup(msgspec.Struct, frozen=True):
    """`bots` by seat. Games of one deal share their luck, whoever sits where."""

    game: str
    bots: list[str]
    options: Options
    seed: int
    deal: int


class Follower(Protocol):
    """Is shown every decision: before the move, and the position it led to."""

    def before(self, state: State, seat: int, move: int) -> None: ...

    def after(self, state: State) -> None: ...


class Restricted(NamedTuple):
    """A bot, and the moves it must not play, as in `page:7`: the first word of a notation, and another one of it."""

    name: str
    forbidden: list[tuple[str, str]]

    def may(self, text: str) -> bool:
        first, *others = text.split()
        return not any(first == verb and part in others for verb, part in self.forbidden)


def parse_entrant(text: str) -> Restricted:
    if text.startswith(bots.RUN):
        return Restricted(text, [])
    name, *parts = text.split(WITHOUT)
    return Restricted(name, [parse_part(part) for part in parts])


def parse_part(text: str) -> tuple[str, str]:
    verb, colon, part = text.partition(":")
    if not (verb and colon and part):
        raise refusal("forbid-form", text=text)
    return verb, part


def check_entrant(text: str, game: str) -> None:
    """Refused for a bot nobody knows, and for weights that cannot be read or are not of this game."""
    known = bots.bot(parse_entrant(text).name, game, trusted=True)
    if isinstance(known, SearchBot):
        evaluator(shelf.game(game), 0, known.source)


class Player:
    """The bot on a seat, with what it may play and the luck it thinks with."""

    def __init__(self, text: str, game: str, chance: Chance) -> None:
        self.text = text
        self.chance = chance
        self._restricted = parse_entrant(text)
        self._bot: Bot = bots.bot(self._restricted.name, game, trusted=True)

    def choice(self, observation: Observation) -> str:
        if self._restricted.forbidden:
            allowed = [move for move in observation.moves if self._restricted.may(observation.text(move))]
            observation.moves = allowed or observation.moves  # somebody who must act acts
        return self._bot.choose(observation, self.chance)


def luck(seed: int, deal: int, stream: int) -> Chance:
    """Stream 0 is the game's luck, stream 1 + seat what the bot on that seat dreams with."""
    return Chance((seed << 64) + (deal << 8) + stream)


def play_game(setup: Setup, follower: Follower | None = None) -> State:
    """The last position."""
    game = shelf.game(setup.game)
    seats = len(setup.bots)
    players = [Player(name, game.name, luck(setup.seed, setup.deal, 1 + n)) for n, name in enumerate(setup.bots)]
    state = game.new(seats, setup.options, luck(setup.seed, setup.deal, 0))
    histories, cache, n = MoveHistories(game, seats), TreeCache(), 0
    if follower is not None:
        state.events = []
    while (seat := int(state.actor())) != NOBODY:
        reuse = TreeReuse(str(seat), histories.history(seat, state), cache)
        move = chosen_move(game, state, seat, players[seat], reuse)
        n += 1
        histories.add(n, state, seat, move)
        if follower is None:
            state.play(seat, move)
        else:
            follower.before(state, seat, move)
            state.play(seat, move)
            follower.after(state)
    return state


def chosen_move(game: Game, state: State, seat: int, player: Player, reuse: TreeReuse) -> int:
    observation = Observation.of(game, state, seat, player.chance)
    observation.tree_reuse = reuse
    try:
        return int(state.find(seat, player.choice(observation)))
    except Exception as failure:  # a bot may fail in any way, and then the figures would not be its own
        raise refusal("bot-failed", bot=player.text, problem=problem(failure)) from failure


def problem(failure: Exception) -> str:
    return str(failure) if isinstance(failure, BotError) else repr(failure)
