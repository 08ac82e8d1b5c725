"""The slow judge: steps and pushes of Kragmortha read straight from the clauses, with sets and names of squares.

It shares nothing with the rules but the box's data and answers one question: which squares can be entered, pushed to
and entered next.
"""

from __future__ import annotations

import tomllib
from importlib import resources

BOX = tomllib.loads(resources.files("armarium.games.kragmortha").joinpath("parts.toml").read_text("utf-8"))
LETTERS = "abcdefg"
Route = tuple[str, ...]


class Judge:
    """One position: goblins by seat, Rigor, and the library furnished for so many seats."""

    def __init__(self, goblins: list[str], rigor: str) -> None:
        self.goblins = goblins
        self.rigor = rigor
        drawn = next(found for found in BOX["map"] if len(goblins) in found["seats"])
        barred = set(drawn["bookcases"].replace("-", " ").split()) | set(drawn["closed"].split())
        rows = BOX["board"]["rows"].split()
        self.symbols = {
            f"{LETTERS[x]}{y + 1}": rows[y][x]
            for y in range(10)
            for x in range(7)
            if f"{LETTERS[x]}{y + 1}" not in barred
        }

    def beside(self, square: str) -> set[str]:
        x, y = LETTERS.index(square[0]), int(square[1:])
        around = {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}
        return {f"{LETTERS[a]}{b}" for a, b in around if 0 <= a < 7} & set(self.symbols)

    def fits(self, square: str, symbol: str) -> bool:
        """K-3, K-12: the ball fits everything, and everything fits the desk."""
        return symbol == "O" or self.symbols[square] in ("*", symbol)

    def on(self, square: str) -> int | None:
        return self.goblins.index(square) if square in self.goblins else None

    # --- K-15, K-17: every way a chain can go, as the squares entered one after the other ---------------------------

    def chains(self, mover: int, to: str) -> set[Route]:
        origin = self.goblins[mover]
        if self.on(to) is None:
            return {(to,)}
        return self._longer((to,), origin, mover)

    def _longer(self, route: Route, came_from: str, mover: int) -> set[Route]:
        found: set[Route] = set()
        for square in self.beside(route[-1]) - {came_from} - set(route):
            goblin = self.on(square)
            if goblin is None or goblin == mover:
                found.add((*route, square))
            else:
                found |= self._longer((*route, square), route[-1], mover)
        return found

    # --- K-12: first and second steps ---------------------------------------------------------------------------------

    def firsts(self, pawn: str, symbols: str, mover: int) -> set[str]:
        start = self.rigor if pawn == "rigor" else self.goblins[mover]
        near = {square for square in self.beside(start) if any(self.fits(square, symbol) for symbol in symbols)}
        return near if pawn == "rigor" else {square for square in near if self.chains(mover, square)}

    def seconds(self, pawn: str, symbols: str, first: str, mover: int) -> set[str]:
        """After the pawn stands on `first`: squares that fit the symbol the first step left over."""
        start = self.rigor if pawn == "rigor" else self.goblins[mover]
        a, b = symbols[0], symbols[1]
        near = {
            square
            for square in self.beside(start)
            if (self.fits(first, a) and self.fits(square, b)) or (self.fits(first, b) and self.fits(square, a))
        }
        return near if pawn == "rigor" else {square for square in near if self.chains(mover, square)}
