"""KamiMaï on a terminal: the standing Grimoire from the side, the sheet with its marks, energy, and everybody's cards.

    w╱╱╱╱··╱╱╱╲╲╲╲╲╲·╲f      a stroke for each standing card, a dot where one is gone, a letter where its face is open

It knows views, never the rules.
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from armarium.games.kamimai.view import Area, Grimoire, Proposal, View
from armarium.terminal.drawing import QUIET, SEATS
from armarium.words import Words, words

INKS = {"water": "#6fa8ff", "earth": "#d2a24c", "air": "#6fd6c4", "fire": "#ff7b6b", "team": "#e6e6e6"}
STROKES = {"near": "╱", "far": "╲"}
HEART, BROKEN, SPARK = "♥", "♡", "⚡"


def draw(view: View, language: str) -> RenderableType:
    said = words("kamimai", language)
    lines = [
        _energy(view, said),
        *(_area(area, said) for area in view.sheet),
        Text(""),
        *_grimoire(view.grimoire, said),
    ]
    lines += [Text(""), *_hands(view, said)]
    if view.proposal is not None:
        lines.append(_proposal(view.proposal, said))
    return Group(*lines)


def notes(view: View, language: str) -> list[str]:  # noqa: ARG001
    """How full each Reserve is."""
    return [f"{len(side.reserve)}/{view.limit}" for side in view.sides]


def _ink(card: str) -> str:
    return INKS.get(card.partition("-")[0], "#cbb3ff")


def _energy(view: View, said: Words) -> Text:
    line = Text(f"{said.say(f'level-{view.level}')}  ", "bold")
    line.append(SPARK * view.energy, "#ffd866")
    if view.hand is not None:
        line.append(f"  {said.say(f'hand-{view.hand}')}", "bold #ff9aa2")
    return line


def _area(area: Area, said: Words) -> Text:
    line = Text("▶ " if area.targeted else "  ", "#ffd866")
    line.append(f"{area.area.upper()} ", "bold")
    for spell in area.spells:
        name = said.say("spell-team" if spell.box == "team" else f"colour-{spell.box}")
        line.append(f"{name} ", f"strike {QUIET}" if spell.marked else INKS[spell.box])
    line.append(HEART if area.sealed else BROKEN, "#ff5f6d")
    line.append(f"  {said.say(f'effect-{area.effect}')}", QUIET)
    return line


def _grimoire(grimoire: Grimoire, said: Words) -> list[Text]:
    sides = f"{said.say('side-near')} {grimoire.near}  {said.say('side-far')} {grimoire.far}"
    if grimoire.down:
        return [Text("▁" * min(64, grimoire.near + grimoire.far), "#ff9aa2"), Text(sides, QUIET)]
    row = Text()
    standing = {slot.slot: slot for slot in grimoire.slots}
    for place in range(1, grimoire.built + 1):
        slot = standing.get(place)
        if slot is None:
            row.append("·" if standing else " ", QUIET)
        elif slot.card is not None:
            row.append(slot.card[0], f"bold {_ink(slot.card)}")
        else:
            row.append(STROKES[slot.side], "#e6e6e6")
    ruler = "".join(f"{place:<10}" for place in range(1, grimoire.built + 1, 10))
    return [row, Text(ruler[: grimoire.built], QUIET), Text(sides, QUIET)]


def _hands(view: View, said: Words) -> list[Text]:
    lines = []
    for side in view.sides:
        line = Text(f"{side.seat + 1} ", SEATS[side.seat])
        _spread(line, side.reserve, said)
        if side.seat == view.activator and view.drawn:
            line.append(" + ", QUIET)
            _spread(line, view.drawn, said)
        if side.owes:
            line.append(f" −{side.owes}", "bold #ff5f6d")
        lines.append(line)
    pile = Text("⌫ ", QUIET)
    _spread(pile, [card for card, count in view.discards.items() for _ in range(count)], said)
    return [*lines, pile]


def _spread(line: Text, cards: list[str], said: Words) -> None:
    """Cards of one kind side by side, counted."""
    for card in dict.fromkeys(cards):
        count = cards.count(card)
        line.append(f"{said.say(f'card-{card}')}{f'×{count}' if count > 1 else ''} ", _ink(card))


def _proposal(proposal: Proposal, said: Words) -> Text:
    line = Text(f"{said.say(f'colour-{proposal.colour}')}: ", f"bold {INKS[proposal.colour]}")
    for share in proposal.shares:
        line.append(f"{share.seat + 1} ", SEATS[share.seat])
        line.append(f"{share.value} {'✓' if share.agreed else '…'}  ")
    return line
