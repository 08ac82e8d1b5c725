"""The seats at a table: who sits where, and who may sit down, leave, choose or have a bot stand in.

Each change gives the seats as they would be; who asked for it writes them down and then assigns them. It knows no log
beyond its number, and nothing of moves.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from msgspec import structs

from armarium.game import Game, Options, must_be_choice
from armarium.log import Seat
from armarium.reason import Refused, refusal

Stage = Literal["gathering", "playing", "over"]


class Seating(ABC):
    """The seats of a table that says how far it is, and who may move."""

    def __init__(self, game: Game, seats: Sequence[Seat], options: Options) -> None:
        self.game = game
        self.seats = list(seats)
        self.options = options

    @property
    @abstractmethod
    def stage(self) -> Stage: ...

    @property
    @abstractmethod
    def n(self) -> int:
        """The number of the last line that counts."""

    @abstractmethod
    def to_act(self) -> list[int]: ...

    @abstractmethod
    def can_act(self, seat: int) -> bool:
        """Whether anything is offered to the seat, asked of it or not."""

    def people(self) -> list[int]:
        """Seats where a person, not a bot or a substitute, acts now."""
        return [place for place, seat in enumerate(self.seats) if seat.person is not None and seat.bot is None]

    def seats_of(self, person: str) -> list[int]:
        """One seat, or more where several people share a page."""
        return [place for place, seat in enumerate(self.seats) if seat.person == person]

    def held_with(self, seat: int) -> list[int]:
        """The seats of whoever holds this one."""
        person = self.seats[seat].person
        return [seat] if person is None else self.seats_of(person)

    def held_seats(self, person: str, place: int | None = None) -> list[int]:
        """All seats this person plays, or only the one at `place`; Refused when it is not theirs."""
        held = self.seats_of(person)
        if not held:
            raise refusal("not-seated")
        if place is not None and place not in held:
            raise self._not_free_refusal(place)
        return held if place is None else [place]

    def seat_of(self, person: str) -> int | None:
        """The seat this person plays now: of several the one that must act, else one that may, else the first."""
        held = self.seats_of(person)
        if len(held) < 2:
            return held[0] if held else None
        awake = [seat for seat in held if self.seats[seat].bot is None] or held
        asked = [seat for seat in awake if seat in self.to_act()]
        return (asked or [seat for seat in awake if self.can_act(seat)] or awake)[0]

    def with_person(self, person: str, wanted: int | None) -> list[Seat]:
        """The person on the wanted seat, or on the first free one; changing seats is possible until the start.

        Only an imported game has free seats later."""
        if self.stage == "over" or (self.stage == "playing" and self.seats_of(person)):
            raise refusal("already-started")
        free = self._free_places()
        place = wanted if wanted is not None else next(iter(free), None)
        if place is None or place not in free:
            raise refusal("already-started") if self.stage == "playing" and not free else self._not_free_refusal(place)
        own = [seat for seat in self.seats if seat.person == person and seat.bot is None and not seat.name]
        without = [Seat() if seat in own else seat for seat in self.seats]
        return with_seat(without, place, own[0] if own else Seat(person))

    def with_choice(self, person: str, place: int, choice: str) -> list[Seat]:
        """One of the game's choices for a seat of this person, as long as no other seat has it; empty: none."""
        if self.stage != "gathering":
            raise refusal("already-started")
        self.held_seats(person, place)
        must_be_choice(self.game, choice)
        if choice and any(seat.choice == choice for other, seat in enumerate(self.seats) if other != place):
            raise refusal("choice-taken", choice=choice)
        return with_seat(self.seats, place, structs.replace(self.seats[place], choice=choice))

    def chosen_options(self, seats: Sequence[Seat]) -> Options:
        """The table's options as the choices of these seats settle them; after the start they stay as they are."""
        if self.stage != "gathering":
            return self.options
        return self.game.with_choices(self.options, [seat.choice for seat in seats])

    def is_beside_box(self) -> bool:
        return self.game.is_beside_box(self.options)

    def must_be_simulated(self) -> None:
        """Refused beside a real box: no bot sits there."""
        if self.is_beside_box():
            raise refusal("bot-none", game=self.game.name)

    def with_companion(self, person: str, place: int, name: str, present: bool = True) -> list[Seat]:
        """Somebody of this name plays here on the page of a person who sits; on the person's own seat: is called so.

        Beside a real box a page also takes over whose own is gone: they still sit at the table."""
        if not self.game.shared:
            raise refusal("seats-not-shared", game=self.game.name)
        if self.stage == "over":
            raise refusal("already-started")
        takes_over = self.is_beside_box() and self.stage == "playing" and not present
        orphans = [place] if takes_over and place in range(len(self.seats)) else []
        if place not in self.held_seats(person) + self._free_places() + orphans:
            raise self._not_free_refusal(place)
        return with_seat(self.seats, place, structs.replace(self.seats[place], person=person, name=name))

    def with_bot(self, place: int, bot: str | None, present: bool) -> list[Seat]:
        """Before the start a bot takes or leaves an empty seat; later it only stands in for somebody absent."""
        if place not in range(len(self.seats)):
            raise refusal("no-such-seat")
        seat = self.seats[place]
        if bot is not None:
            self.must_be_simulated()
        if self.stage == "gathering":
            if seat.person is not None:
                raise refusal("seat-taken")
            return with_seat(self.seats, place, Seat(bot=bot))
        if seat.person is not None and present:
            raise refusal("player-present")
        if bot is None:
            raise refusal("already-started")
        return with_seat(self.seats, place, self._seat_with_bot(seat, bot))

    def with_allowance(self, person: str, allowed: bool) -> list[Seat]:
        """Whether a bot may play for the person as soon as they are absent."""
        return self._with_change(person, None, lambda seat: structs.replace(seat, allowed=allowed))

    def without_person(self, person: str, place: int | None = None) -> list[Seat]:
        """The person's seats free again, or one of them.

        Beside a real box a page that tells for several people may give one to a phone of its own at any time."""
        gives = (
            self.is_beside_box() and self.stage == "playing" and place is not None and len(self.seats_of(person)) > 1
        )
        if self.stage != "gathering" and not gives:
            raise refusal("already-started")
        return self._with_change(person, place, lambda _: Seat())

    def with_substitute(self, person: str, bot: str, away: bool, place: int | None = None) -> list[Seat]:
        """A bot acts for the person, who keeps the seats. `away`: it was asked for, and stays until taken back."""
        self.must_be_simulated()
        return self._with_change(person, place, lambda seat: self._seat_with_bot(seat, seat.bot or bot, away))

    def _seat_with_bot(self, seat: Seat, bot: str, away: bool = False) -> Seat:
        """What a bot does that was asked for is its player's own doing and is not taken back as a stand-in's."""
        since = seat.stood_from if seat.bot is not None else None if away else self.n
        return structs.replace(seat, bot=bot, away=seat.away or away, stood_from=since, stood_to=None)

    def without_substitute(self, person: str, place: int | None = None) -> list[Seat]:
        return self._with_change(person, place, self._seat_without_bot)

    def _seat_without_bot(self, seat: Seat) -> Seat:
        """The seat without its stand-in."""
        until = None if seat.stood_from is None else self.n
        return seat if seat.bot is None else structs.replace(seat, bot=None, away=False, stood_to=until)

    def without_substitute_after_absence(self, person: str) -> list[Seat]:
        """Where a bot was asked for it stays."""
        return self._with_change(person, None, lambda seat: seat if seat.away else self._seat_without_bot(seat))

    def rematch_seats(self) -> list[Seat]:
        """The same company one seat further, so that somebody else begins; people sit down when they agree."""
        shifted = self.seats[-1:] + self.seats[:-1]
        return [Seat() if seat.person is not None else seat for seat in shifted]

    def rematch_places(self, person: str) -> dict[int, Seat]:
        """Where the person, and whoever plays beside, would sit then."""
        count = len(self.seats)
        fresh = {"bot": None, "away": False, "stood_from": None, "stood_to": None}
        return {(place + 1) % count: structs.replace(self.seats[place], **fresh) for place in self.held_seats(person)}

    def with_rematch(self, places: Mapping[int, Seat]) -> list[Seat]:
        """Everybody on the wanted seat or the first free one, as long as there are some."""
        seats = list(self.seats)
        if Seat() not in seats:
            raise refusal("seat-taken")
        for place, seat in places.items():
            if Seat() in seats:
                seats[place if seats[place] == Seat() else seats.index(Seat())] = seat
        return seats

    def _free_places(self) -> list[int]:
        return [place for place, seat in enumerate(self.seats) if seat.person is None and seat.bot is None]

    def _not_free_refusal(self, place: int | None) -> Refused:
        return refusal("seat-taken" if place in range(len(self.seats)) else "no-such-seat")

    def _with_change(self, person: str, place: int | None, change: Callable[[Seat], Seat]) -> list[Seat]:
        held = self.held_seats(person, place)
        return [change(seat) if other in held else seat for other, seat in enumerate(self.seats)]


def with_seat(seats: Sequence[Seat], place: int, seat: Seat) -> list[Seat]:
    return [*seats[:place], seat, *seats[place + 1 :]]
