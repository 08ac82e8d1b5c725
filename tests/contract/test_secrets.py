"""Non-interference: what a seat cannot see changes nothing it is shown, byte for byte.

Everything hidden from a seat is dealt anew, and the two worlds are compared as the seat meets them: by `guess`, and by
a dealer that keeps its own account of the game and writes the text of another position (`redeal.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from armarium.chance import Chance
from armarium.game import Event, Game, State, Touch
from armarium.reason import Refused
from tests.contract.redeal import Dealer, Slot, new_dealer
from tests.contract.walk import CUTS, Walk, bound, walks

GUESSES = 3


def seen(game: Game, state: State, seat: int | None) -> bytes:
    return msgspec.json.encode(game.view(state, seat))


def texts(state: State, seat: int) -> list[str]:
    return [state.text(move) for move in state.moves(seat)]


def asked(walk: Walk, worlds: list[State]) -> list[str]:
    """Texts a curious player might try: what anybody is offered in any world, the same of other parts, and nonsense."""
    offered = {text for world in worlds for seat in range(walk.seats) for text in texts(world, seat)}
    found = sorted(offered)[:: 1 + len(offered) // 30]
    return ["fly", *found, *(other for text in found[::5] for other in renumbered(text))]


def renumbered(text: str) -> list[str]:
    """The text with each of its numbers put up and down: cards and pages that may be in somebody else's hand."""
    words = text.split()
    places = [place for place, word in enumerate(words) if word.isdecimal()]
    return [
        " ".join([*words[:place], str(number), *words[place + 1 :]]) for place in places[:1] for number in range(1, 17)
    ]


def test_what_a_seat_cannot_see_changes_nothing_it_is_shown(game: Game) -> None:
    for walk in walks(game, 8, seed=2000):
        with walk:
            for n, state in enumerate(walk):
                seat = n % walk.seats
                worlds = [state.guess(seat, Chance(n * GUESSES + i)) for i in range(GUESSES)]
                questions = asked(walk, [state, *worlds])
                for world in worlds:
                    compare(walk, state, world, seat, questions)
            for seat in range(walk.seats):
                world = walk.state.guess(seat, Chance(seat))
                assert seen(game, world, seat) == seen(game, walk.state, seat)


def compare(walk: Walk, state: State, world: State, seat: int, questions: list[str]) -> None:
    game = walk.game
    assert seen(game, world, seat) == seen(game, state, seat)
    assert seen(game, world, None) == seen(game, state, None)
    assert world.to_act() == state.to_act() and world.turn() == state.turn()
    assert texts(world, seat) == texts(state, seat)
    assert msgspec.json.encode(game.offers(world, seat)) == msgspec.json.encode(game.offers(state, seat))
    for text in questions:
        assert repr(world.why_not(seat, text)) == repr(state.why_not(seat, text)), text
    for text in questions[:: 1 + len(questions) // 6]:
        assert msgspec.json.encode(game.trial(world, seat, text)) == msgspec.json.encode(game.trial(state, seat, text))


# --- dealt anew from the text of the position -------------------------------------------------------------------------


class Watched:
    """A walk with a dealer beside it, who is told every move."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.text = walk.game.position(walk.state)
        self.dealer = new_dealer(walk.game.name, self.text)
        self.lines = 0
        walk.state.events = []

    def catch_up(self) -> None:
        """After every single move: what was told, and the position it led to."""
        if len(self.walk.lines) == self.lines:
            return
        assert len(self.walk.lines) == self.lines + 1
        line, events = self.walk.lines[-1], self.walk.state.events or []
        text = self.walk.game.position(self.walk.state)
        self.dealer.watch(line.seat, line.move, list(events), self.text, text)
        self.text, self.lines = text, len(self.walk.lines)
        self.walk.state.events = []


def watched_positions(walk: Walk) -> Iterator[tuple[int, State, Dealer]]:
    """Every position of a walk that is to be looked at, with a dealer who has followed the game so far."""
    stride, walk.stride = walk.stride, 1
    watched = Watched(walk)
    for n, state in enumerate(walk):
        watched.catch_up()
        if n % stride == 0:
            events, state.events = state.events, None
            yield n, state, watched.dealer
            state.events = events


def test_a_position_dealt_anew_in_its_text_shows_a_seat_nothing_new(game: Game) -> None:
    changed = 0
    for walk in walks(game, 8, seed=2600):
        with walk:
            for n, state, dealer in watched_positions(walk):
                text = game.position(state)
                for seat in (n % walk.seats, None):
                    new = dealer.redealt(text, seat, Chance(n))
                    changed += new != text
                    compare_with(walk, state, game.from_position(new, Chance(7)), seat, n)
    assert changed > 20 or game.name == "kamimai", "something is hidden, and it was dealt anew"


def compare_with(walk: Walk, state: State, world: State, seat: int | None, n: int) -> None:
    """As the seat meets both: view, offers, refusals, trials, and what the next moves tell."""
    if seat is None:
        assert seen(walk.game, world, None) == seen(walk.game, state, None)
        return
    compare(walk, state, world, seat, asked(walk, [state, world]))
    movers = state.to_act()
    compare_events(walk, state, world, seat, movers[n % len(movers)], n)
    if seat in movers:
        compare_quiet_moves(walk, state, world, seat, n)


def compare_quiet_moves(walk: Walk, state: State, world: State, seat: int, n: int) -> None:
    """A move that neither draws nor reveals tells its mover the same in both worlds, to the byte."""
    choices = texts(state, seat)
    for text in choices[:: 1 + len(choices) // 4]:
        there, events = played(state, seat, text, n)
        here, others = played(world, seat, text, n)
        if walk.game.touch(text, events) == Touch.NEITHER:
            assert told(events, seat) == told(others, seat), text
            assert seen(walk.game, here, seat) == seen(walk.game, there, seat), text


def test_a_guess_deals_all_that_may_be_so_and_nothing_else(game: Game) -> None:
    """What the dealer thinks possible in a place, some guess puts there; what guesses put there, the dealer knows."""
    for walk in walks(game, 4, seed=2800, looks=4):
        with walk:
            for n, state, dealer in watched_positions(walk):
                seat = n % walk.seats
                pools = dealer.pools(game.position(state), seat)
                possible = {slot: pool.possible(slot) for pool in pools for slot in pool.slots}
                dealt: dict[Slot, set[str]] = {slot: set() for slot in possible}
                for i in range(GUESSED):
                    held = dealer.held(game.position(state.guess(seat, Chance(n * GUESSED + i))))
                    for slot, cards in dealt.items():
                        cards.add(held[slot])
                    if by_place(dealt) == by_place(possible):
                        break
                assert by_place(dealt) == by_place(possible), (seat, game.position(state))


def by_place(cards: dict[Slot, set[str]]) -> dict[tuple[str, int], set[str]]:
    """Cards of one hand or one pile lie in no order."""
    found: dict[tuple[str, int], set[str]] = {}
    for (field, place, _), names in cards.items():
        found.setdefault((field, place), set()).update(names)
    return found


GUESSED = 2000


def test_a_guess_differs_from_the_truth_where_something_is_hidden(game: Game) -> None:
    """A game that tells some seats secrets hides something, and what is hidden is not simply copied."""
    has_secrets = differs = False
    for walk in walks(game, 6, seed=2300):
        with walk:
            walk.state.events = []
            for n, state in enumerate(walk):
                guesses = [game.position(state.guess(seat, Chance(n))) for seat in walk.some_seats(2)]
                differs = differs or any(guess != game.position(state) for guess in guesses)
            has_secrets = has_secrets or any(event.secret for event in walk.state.events)
    assert differs or not has_secrets


def test_a_guess_is_a_position_of_its_own(game: Game) -> None:
    """It can be written down, read back and played to the end, and its original never notices."""
    for walk in walks(game, 4, seed=2500, looks=4):
        with walk:
            for n, state in enumerate(walk):
                before = game.position(state)
                for seat in walk.some_seats(1):
                    world = state.guess(seat, Chance(n))
                    assert game.position(game.from_position(game.position(world), Chance(0))) == game.position(world)
                    finish(world, Chance(n + 1), game)
                assert game.position(state) == before and walk.chance.take_draws() == []


def finish(world: State, dice: Chance, game: Game) -> None:
    for _ in range(CUTS.get(game.name, bound(game))):
        if not world.to_act():
            break
        seat = world.actor()
        world.play(seat, world.move_at(seat, dice.below(world.move_count(seat))))
    assert world.outcome() is not None or game.name in CUTS


def played(state: State, seat: int, text: str, seed: int) -> tuple[State, list[Event]]:
    after = state.clone(Chance(seed))
    events: list[Event] = []
    after.events = events
    after.play(seat, after.find(seat, text))
    after.events = None
    return after, events


def told(events: list[Event], seat: int | None) -> list[dict[str, Any]]:
    return [event.seen_by(seat) for event in events]


def test_events_tell_a_seat_no_more_than_its_view(game: Game) -> None:
    """The same move in two worlds a seat cannot tell apart: where its view stays the same, so do the events."""
    for walk in walks(game, 8, seed=3000):
        with walk:
            for n, state in enumerate(walk):
                for seat in walk.some_seats(2):
                    world = state.guess(seat, Chance(n))
                    movers = state.to_act()
                    compare_events(walk, state, world, seat, movers[n % len(movers)], n)


def compare_events(walk: Walk, state: State, world: State, seat: int, mover: int, n: int) -> None:
    common = [text for text in texts(state, mover) if text in set(texts(world, mover))]
    for text in common[:: 1 + len(common) // 3]:
        there, events = played(state, mover, text, n)
        here, others = played(world, mover, text, n + 1)
        for viewer in (seat, None):
            if seen(walk.game, there, viewer) == seen(walk.game, here, viewer):
                # A secret told to this very seat may be of luck that fell for it alone; all else is equal.
                assert msgspec.json.encode(told(events, None)) == msgspec.json.encode(told(others, None)), (
                    viewer,
                    text,
                )


def test_a_sealed_choice_stays_secret_and_may_be_changed(game: Game) -> None:
    """Where several seats choose at once, nobody learns a choice before the last one, and it can be taken again."""
    for walk in walks(game, 8, seed=4000):
        with walk:
            for state in walk:
                seats = state.to_act()
                if len(seats) > 1:
                    check_sealed(walk, state, seats[walk.dice.below(len(seats))])


def check_sealed(walk: Walk, state: State, seat: int) -> None:
    game = walk.game
    choices = texts(state, seat)
    some = choices[:: 1 + len(choices) // 4]
    after = [played(state, seat, text, 1) for text in some]
    for other in [place for place in range(walk.seats) if place != seat] + [None]:
        looks = {seen(game, chosen, other) for chosen, _ in after}
        assert len(looks) == 1, "a view shows another seat's sealed choice"
        assert len({msgspec.json.encode(told(events, other)) for _, events in after}) == 1
    for chosen, _ in after:
        assert chosen.to_act() == [place for place in state.to_act() if place != seat]
        assert texts(chosen, seat) == choices, "a choice can be changed until the last one has chosen"
        again, _ = played(chosen, seat, some[0], 2)
        assert game.position(again) == game.position(after[0][0]), "the new choice takes the place of the old one"


def test_a_seat_that_may_not_act_is_refused(game: Game) -> None:
    for walk in walks(game, 1, seed=5000):
        with walk:
            for state in walk:
                for seat in range(walk.seats):
                    if state.moves(seat):
                        continue
                    for text in texts(state, state.actor())[:3]:
                        assert state.why_not(seat, text) is not None
                        with pytest.raises(Refused):
                            state.find(seat, text)
