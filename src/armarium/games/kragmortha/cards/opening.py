"""What a table decides before the first card: the orders its Looks give, the symbols on its floor (K-6, K-34)."""

from __future__ import annotations

from typing import Final

from armarium.chance import Chance
from armarium.game import Options
from armarium.games.kragmortha import parts
from armarium.games.kragmortha.cards.packed import bit_of
from armarium.games.kragmortha.library import board
from armarium.games.kragmortha.notation import ARM_BEHIND, BUTTERFINGERS

TABLE_MODE: Final = "table"


def order_of(card: int, options: Options) -> int:
    """The order a Look card gives at this table (K-34): its own, another without chat, NONE from a sleeping family."""
    look = parts.LOOKS[card]
    if not options["chat"] and options["mode"] != TABLE_MODE and look.chat is not None:
        card = parts.LOOK_IDS.index(look.chat)
    return card if options[parts.FAMILIES[card // 4]] else -1


def imposed_orders(options: Options) -> list[int]:
    """The handicap each Look card brings; at one table people obey by themselves, but for the hand limit."""
    orders: list[int] = []
    for card in range(len(parts.LOOKS)):
        order = order_of(card, options)
        binding = order == BUTTERFINGERS or (order >= 0 and options["mode"] != TABLE_MODE and is_imposed(order))
        orders.append(order if binding else -1)
    return orders


def is_imposed(order: int) -> bool:
    return "H" in parts.LOOKS[order].check or order == ARM_BEHIND


def shuffled_ground(furnished: int, chance: Chance) -> list[int]:
    """K-6, option: the symbols dealt anew on the walkable squares, counts differing by at most one."""
    ground = [int(board.GROUNDS[furnished][square]) for square in range(parts.SQUARES)]
    squares = [square for square in range(parts.SQUARES) if ground[square] and square not in parts.DESK_SQUARES]
    order = [0, 1, 2, 3]
    symbols: list[int] = []
    while len(symbols) < len(squares):
        if len(squares) - len(symbols) < 4:
            for last in (3, 2, 1):
                swap = int(chance.below(last + 1))
                order[last], order[swap] = order[swap], order[last]
        symbols.extend(int(bit_of(symbol)) for symbol in order)
    for square in squares:
        left = len(squares) - squares.index(square)
        pick = int(chance.below(left))
        ground[square] = symbols[pick]
        symbols[pick] = symbols[left - 1]
    return ground
