"""What is demanded of the person at the keyboard besides moves, and how keys and typed words obey. It is no judge."""

from __future__ import annotations

from armarium.hooks import Drawing, Duty, Pick
from armarium.terminal.session import Session

RELEASE = "release"  # the word that ends what a switch holds


class Duties:
    """`keys`: whether its sentences name keys, as a full screen does, or words to type."""

    def __init__(self, session: Session, drawing: Drawing, keys: bool) -> None:
        self._session = session
        self._drawing = drawing
        self._keys = keys
        self._lasting: dict[str, tuple[Duty, int]] = {}  # what a switch holds, by key, with its turn
        self._picked: tuple[str, int] = ("", -1)  # the last pick that was told, and the move it was for

    def of(self, seat: int | None, language: str) -> list[Duty]:
        if seat is None:
            return []
        session = self._session
        demands = session.demands(seat)
        return self._drawing.duties(session.view(seat), demands, session.now(), self._keys, language)

    # --- obeying ----------------------------------------------------------------------------------------------------

    def press(self, seat: int, key: str, language: str) -> bool:
        """Whether the key obeys something, or ends what a switch holds."""
        if key in self._lasting:
            self._end(seat, key)
            return True
        return self._obey(seat, [duty for duty in self.of(seat, language) if duty.key == key and not duty.before])

    def type(self, seat: int, word: str, language: str) -> bool:
        """Whether a typed word obeys something."""
        if word == RELEASE and self._lasting:
            self._end(seat, next(iter(self._lasting)))
            return True
        return self._obey(seat, [duty for duty in self.of(seat, language) if duty.word == word and not duty.before])

    def answer(self, seat: int, text: str, language: str) -> bool:
        """Whether anything waits for a typed answer, which this is then; whether it is right, the warden knows."""
        for duty in self.of(seat, language):
            if duty.answer and duty.note is not None:
                self._session.note(seat, {**duty.note, duty.answer: text})
                return True
        return False

    def _obey(self, seat: int, duties: list[Duty]) -> bool:
        for duty in duties[:1]:
            if duty.note is not None:
                self._session.note(seat, duty.note)
            if duty.ending is not None:
                self._lasting[duty.key] = (duty, self._session.turn())
        return bool(duties)

    def _end(self, seat: int, key: str) -> None:
        duty, _ = self._lasting.pop(key)
        if duty.ending is not None:
            self._session.note(seat, duty.ending)

    def end_with_turn(self, seat: int | None) -> None:
        """A switch goes off by itself when its turn is over."""
        for key in [key for key, (_, turn) in self._lasting.items() if turn != self._session.turn()]:
            if seat is not None and not self._session.is_over():
                self._end(seat, key)
            else:
                del self._lasting[key]

    # --- around a move ----------------------------------------------------------------------------------------------

    def before_move(self, seat: int, way: str, language: str) -> bool:
        """Tell what is done right before a move by this key or word; whether there is such a thing."""
        for duty in self.of(seat, language):
            if duty.before and way in (duty.key, duty.word) and duty.note is not None:
                self._session.note(seat, duty.note)
                return True
        return False

    def pick_first(self, seat: int, move: str) -> Pick | None:
        """What must be taken before the move can be played; None once that was told."""
        pick = self._drawing.pick(self._session.view(seat), move)
        return None if pick is None or (pick.words, self._session.n) == self._picked else pick

    def tell_pick(self, seat: int, pick: Pick) -> None:
        self._picked = (pick.words, self._session.n)
        self._session.note(seat, pick.note)
