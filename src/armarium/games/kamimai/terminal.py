"""KamiMaï on a terminal: the standing Grimoire from the side, the sheet with its marks, energy, and everybody's cards.

          ╱╱╱╱╱╱╲╲╲╲╲╲
        ╱╱ ╱╱ ╱╱╲╲╲╲ ╲╲ ╲
      w╱╱╱╱··╱╱╱╲╲╲╲╲╲·╲f    a stroke for each standing card, a dot where one is gone, a letter where its face is open

It knows views, never the rules.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from armarium import hooks
from armarium.games.kamimai import notation, parts
from armarium.games.kamimai.trial import Trial
from armarium.games.kamimai.view import Area, Grimoire, Offer, Proposal, Share, Slot, View, danger
from armarium.hooks import Part, Section
from armarium.terminal import drawing
from armarium.terminal.drawing import QUIET, SEATS
from armarium.terminal.plain import PlainDrawing
from armarium.words import Words, words

INKS = {"water": "#6fa8ff", "earth": "#d2a24c", "air": "#6fd6c4", "fire": "#ff7b6b", "team": "#e6e6e6"}
STROKES = {"near": "╱", "far": "╲"}
HEART, BROKEN, SPARK = "♥", "♡", "⚡"
SMALL, ROOMY = (4, 53), (7, 64)  # lines and columns of the tent on a small screen and on a roomy one
RIDGE = 0.45  # the tops stand so much closer than the feet
SHADES = {"wild": "#ff5f6d", "risky": "#ffb86b", "calm": "#e6e6e6"}


def draw(
    view: View, language: str, aimed: int | None = None, size: tuple[int, int] = (SMALL[0], ROOMY[1])
) -> RenderableType:
    wording = words("kamimai", language)
    lines = [_energy(view, wording), *(_area(area, wording) for area in view.sheet)]
    lines += [*_grimoire(view.grimoire, wording, aimed, size), *_hands(view, wording)]
    if view.proposal is not None:
        lines.append(_proposal(view.proposal, wording))
    return Group(*lines)


class Aim(drawing.Aim[View, hooks.Trial, Offer]):
    """Points at a card of the Grimoire while one is to be drawn: which one, and how fast."""

    def __init__(self, view: View, offers: Sequence[Offer], language: str) -> None:
        super().__init__(view, offers, language)
        self._pulls = {offer.move: offer for offer in offers if offer.slot is not None and offer.tempo is not None}
        self._others = [offer.move for offer in offers if offer.move not in self._pulls]
        self._home = ""  # the pull to come back to
        self._last: tuple[int, str] | None = None  # the slot and tempo aimed at last
        if self._pulls:
            self.text = self._home = next(iter(self._pulls))
            self.keys = (("←→", "key-other-card"), ("↑↓", "key-speed"))
            self.keys += (("Tab", "key-other"),) if self._others else ()

    def follow(self, last: hooks.Aim) -> None:
        """To the card next to where the last pull was, at the same speed."""
        if not isinstance(last, Aim):
            return
        pull = last._pulls.get(last.text)
        self._last = last._last if pull is None else (pull.slot or 0, pull.tempo or "")
        if self._last is not None and self._pulls:
            place, tempo = self._last
            self.text = min(self._pulls, key=lambda move: self._away(move, place, tempo))

    def _away(self, move: str, place: int, tempo: str) -> tuple[bool, int]:
        pull = self._pulls[move]
        return pull.tempo != tempo, abs((pull.slot or 0) - place)

    def press(self, key: str) -> bool:
        if not self._pulls:
            return super().press(key)
        if key == "tab":
            self._turn_away()
        elif key in ("left", "right", "pageup", "pagedown", "home", "end"):
            self._go(
                {
                    "left": -1,
                    "right": 1,
                    "pageup": -10,
                    "pagedown": 10,
                    "home": -len(self._pulls),
                    "end": len(self._pulls),
                }[key]
            )
        elif key in ("up", "down"):
            self._hurry(-1 if key == "up" else 1)
        else:
            return False
        return True

    def _turn_away(self) -> None:
        """To what else can be done, and back to the cards."""
        if self.text in self._pulls:
            self._home = self.text
        ring = [*self._others, self._home]
        self.text = ring[(ring.index(self.text) + 1) % len(ring)] if self.text in self._others else ring[0]

    def _go(self, steps: int) -> None:
        """Along the spine, at the same speed."""
        now = self._pulls.get(self.text)
        row = [move for move, pull in self._pulls.items() if now is None or pull.tempo == now.tempo]
        place = row.index(self.text) + steps if now is not None else 0
        self.text = row[min(max(place, 0), len(row) - 1)]

    def _hurry(self, steps: int) -> None:
        now = self._pulls.get(self.text)
        if now is not None:
            speeds = [move for move, pull in self._pulls.items() if pull.slot == now.slot]
            self.text = speeds[min(max(speeds.index(self.text) + steps, 0), len(speeds) - 1)]

    def hand(self) -> RenderableType | None:
        """One's own Reserve, and what was drawn in this turn."""
        view, wording = self.view, words("kamimai", self.language)
        if view.seat is None:
            return None
        line = Text(f"{wording.say('screen-reserve')} ", "bold")
        _spread(line, view.sides[view.seat].reserve, wording)
        if view.seat == view.activator and view.drawn:
            line.append(f" + {wording.say('screen-drawn')} ", "bold")
            _spread(line, view.drawn, wording)
        return line

    def board(self) -> RenderableType:
        pull = self._pulls.get(self.text)
        return draw(self.view, self.language, None if pull is None else pull.slot, ROOMY if self.roomy else SMALL)


def scores(view: View, points: Sequence[int], language: str) -> list[str]:  # noqa: ARG001
    """How full each Reserve is."""
    return [f"{len(side.reserve)}/{view.limit}" for side in view.sides]


def measures(view: View, points: Sequence[int], language: str) -> list[str]:  # noqa: ARG001
    """All stand alike: the hearts that are sealed, and the energy left."""
    values = {"sealed": sum(area.sealed for area in view.sheet), "hearts": len(view.sheet), "energy": view.energy}
    return [words("kamimai", language).say("screen-measure", values)] * len(view.sides)


def trial_text(view: View, trial: hooks.Trial, names: Sequence[str], language: str) -> str:
    """A pull's risk as a word and a number; who would have to agree to a spell."""
    wording = words("kamimai", language)
    if isinstance(trial, Trial) and (word := trial.danger()) is not None:
        return _risk_text(trial, str(view.options["grimoire"]), wording.say(f"screen-risk-{word}"), wording)
    if isinstance(trial, Trial) and trial.asks:
        return wording.say("screen-asks", {"players": ", ".join(names[seat] for seat in trial.asks)})
    return ""


def _risk_text(trial: Trial, source: str, word: str, wording: Words) -> str:
    """Bodies count tries; an estimate gives a number only where it is what decides."""
    if trial.tries:
        counts = {"word": word, "fell": trial.fell, "tries": trial.tries, "several": trial.several}
        return wording.say("screen-risk-tried", counts)
    if source == parts.Source.SIMULATED:
        return wording.say("screen-risk-aiming", {"word": word})
    falls = round((trial.risk or 0) / 100)
    return wording.say("screen-risk" if falls else "screen-risk-none", {"word": word, "falls": falls})


def _ink(card: str) -> str:
    return INKS.get(card.partition("-")[0], "#cbb3ff")


def _energy(view: View, wording: Words) -> Text:
    line = Text(f"{wording.say(f'level-{view.level}')}  ", "bold")
    line.append(SPARK * view.energy, "#ffd866")
    if view.hand is not None:
        line.append(f"  {wording.say(f'hand-{view.hand}')}", "bold #ff9aa2")
    return line


def _area(area: Area, wording: Words) -> Text:
    line = Text("▶ " if area.targeted else "  ", "#ffd866")
    line.append(f"{area.area.upper()} ", "bold")
    for spell in area.spells:
        name = wording.say("spell-team" if spell.box == "team" else f"colour-{spell.box}")
        line.append(f"{name} ", f"strike {QUIET}" if spell.marked else INKS[spell.box])
    line.append(HEART if area.sealed else BROKEN, "#ff5f6d")
    line.append(f"  {wording.say(f'effect-{area.effect}')}", QUIET)
    return line


def _grimoire(grimoire: Grimoire, wording: Words, aimed: int | None, size: tuple[int, int]) -> list[Text]:
    sides = Text(f"{wording.say('side-near')} {grimoire.near}  {wording.say('side-far')} {grimoire.far}", QUIET)
    height, columns = size[0], min(size[1], grimoire.built)
    if grimoire.down:
        return [Text("▁" * min(columns, grimoire.near + grimoire.far), "#ff9aa2"), sides]
    if not grimoire.slots:
        return [sides]
    rows = [_line(grimoire, columns, RIDGE + (1 - RIDGE) * line / height) for line in range(height - 1)]
    return [*rows, _feet(grimoire, columns), _under(grimoire, columns, aimed), sides]


def _column(grimoire: Grimoire, columns: int, place: int, width: float = 1.0) -> int:
    """Where a slot is seen, from 0; at some height the tent is only so wide."""
    middle = (grimoire.built + 1) / 2
    return round((columns - 1) / 2 + (place - middle) * width * (columns - 1) / max(1, grimoire.built - 1))


def _line(grimoire: Grimoire, columns: int, width: float) -> Text:
    """The tent at some height: the most dangerous of the cards that are seen in one place gives its shade."""
    seen: dict[int, Slot] = {}
    for slot in sorted(grimoire.slots, key=lambda slot: slot.risk):
        seen[_column(grimoire, columns, slot.slot, width)] = slot
    line = Text()
    for column in range(columns):
        front = seen.get(column)
        line.append(" " if front is None else STROKES[front.side], "" if front is None else _shade(front))
    return line


def _feet(grimoire: Grimoire, columns: int) -> Text:
    """Every slot in its place; where two share one, an open face is shown before a back."""
    seen: dict[int, Slot] = {}
    for slot in sorted(grimoire.slots, key=lambda slot: slot.card is not None):
        seen[_column(grimoire, columns, slot.slot)] = slot
    line = Text()
    for column in range(columns):
        front = seen.get(column)
        if front is None:
            line.append("·", QUIET)
        elif front.card is not None:
            line.append(front.card[0], f"bold {_ink(front.card)}")
        else:
            line.append(STROKES[front.side], _shade(front))
    return line


def _under(grimoire: Grimoire, columns: int, aimed: int | None) -> Text:
    """The number of every tenth slot, or the one that is aimed at."""
    if aimed is not None:
        column = _column(grimoire, columns, aimed)
        mark = " " * column + f"▲{aimed}" if column < columns - 2 else f"{aimed}▲".rjust(column + 1)
        return Text(mark, f"bold {SEATS[0]}")
    ruler = ""
    for place in range(1, grimoire.built + 1, 10):
        ruler = ruler.ljust(_column(grimoire, columns, place)) + str(place)
    return Text(ruler, QUIET)


def _shade(slot: Slot) -> str:
    return SHADES[danger(slot.risk)]


def _hands(view: View, wording: Words) -> list[Text]:
    lines = []
    for side in view.sides:
        line = Text(f"{side.seat + 1} ", SEATS[side.seat])
        _spread(line, side.reserve, wording)
        if side.seat == view.activator and view.drawn:
            line.append(" + ", QUIET)
            _spread(line, view.drawn, wording)
        if side.owes:
            line.append(f" −{side.owes}", "bold #ff5f6d")
        lines.append(line)
    pile = Text("⌫ ", QUIET)
    _spread(pile, [card for card, count in view.discards.items() for _ in range(count)], wording)
    return [*lines, pile]


def _spread(line: Text, cards: list[str], wording: Words) -> None:
    """Cards of one kind side by side, counted; a dash for none."""
    if not cards:
        line.append("– ", QUIET)
    for card in dict.fromkeys(cards):
        count = cards.count(card)
        line.append(f"{wording.say(f'card-{card}')}{f'×{count}' if count > 1 else ''} ", _ink(card))


def _proposal(proposal: Proposal, wording: Words) -> Text:
    line = Text(f"{wording.say(f'colour-{proposal.colour}')}{drawing.colon(wording)}", f"bold {INKS[proposal.colour]}")
    for share in proposal.shares:
        line.append(f"{share.seat + 1} ", SEATS[share.seat])
        line.append(f"{share.value} {'✓' if share.agreed else '…'}  ")
    return line


# --- what is printed in the box --------------------------------------------------------------------------------------


def box_sections(language: str) -> list[Section]:
    wording = words("kamimai", language)
    cards = [_card_part(card, wording, count) for card, count in zip(notation.CARDS, parts.COUNTS, strict=True)]
    effects = [_effect_part(effect, wording) for effect in notation.EFFECTS]
    sheets = [_sheet_section(level, wording) for level in range(1, len(parts.SPELLS) + 1)]
    return [
        Section(wording.say("screen-box-cards"), cards),
        *sheets,
        Section(wording.say("screen-box-effects"), effects),
    ]


def _card_part(card: str, wording: Words, count: int = 1) -> Part:
    return Part(wording.say(f"card-{card}"), wording.attribute(f"card-{card}", "about"), count, f"card {card}")


def _effect_part(effect: str, wording: Words) -> Part:
    return Part(wording.say(f"effect-{effect}"), wording.say(f"effect-{effect}-about"), 1, f"effect {effect}", ())


def _sheet_section(level: int, wording: Words) -> Section:
    rows = zip(parts.SPELLS[level - 1], parts.AREA_EFFECTS[level - 1], strict=True)
    areas = [
        _area_part("abcdefgh"[place], [_box_name(box) for box in boxes], notation.EFFECTS[effect], wording)
        for place, (boxes, effect) in enumerate(rows)
    ]
    return Section(wording.say("screen-box-sheet", {"level": wording.say(f"level-{level}")}), areas)


def _box_name(box: int) -> str:
    return "team" if box == notation.TEAM else notation.COLOURS[box]


def _area_part(area: str, boxes: Sequence[str], effect: str, wording: Words) -> Part:
    spells = ", ".join(wording.say("spell-team" if box == "team" else f"colour-{box}") for box in boxes)
    values = {"spells": spells, "effect": wording.say(f"effect-{effect}")}
    return Part(wording.say(f"area-{area}"), wording.say("screen-box-area", values), 1, "", ())


def named_parts(view: View, move: str, language: str) -> list[Part]:
    """The area, the cards, the fingers and the face of the slot that a move names; hidden faces stay hidden."""
    wording = words("kamimai", language)
    verb, *rest = move.split()
    if verb == "pull":
        faces = [slot.card for slot in view.grimoire.slots if str(slot.slot) == rest[0] and slot.card is not None]
        return [_card_part(face, wording) for face in faces]
    if verb == "hand":
        return [Part(wording.say(f"hand-{rest[0]}"), wording.say("M-33"))]
    areas = [area for area in view.sheet if verb == "target" and area.area in rest]
    named = [_area_part(area.area, [spell.box for spell in area.spells], area.effect, wording) for area in areas]
    named += [_effect_part(area.effect, wording) for area in areas]
    return named + [_card_part(word, wording) for word in dict.fromkeys(rest) if word in notation.CARDS]


# --- in words --------------------------------------------------------------------------------------------------------


def facts(view: View, names: Sequence[str], language: str) -> list[str]:
    """Energy, areas, the standing Grimoire, what was drawn, everybody's Reserve, a proposal."""
    wording = words("kamimai", language)
    standing = {"near": view.grimoire.near, "far": view.grimoire.far}
    lines = [wording.say("fact-energy", {"energy": view.energy, "level": wording.say(f"level-{view.level}")})]
    lines += [_area_fact(area, wording) for area in view.sheet]
    lines.append(wording.say("fact-down" if view.grimoire.down else "fact-grimoire", standing))
    lines += [_open_fact(slot, wording) for slot in view.grimoire.slots if slot.card is not None]
    for side in view.sides:
        reserve = _cards_words(side.reserve, wording)
        lines.append(wording.say("fact-reserve", {"player": names[side.seat], "cards": reserve, "owes": side.owes}))
    if view.drawn:
        values = {"player": names[view.activator], "cards": _cards_words(view.drawn, wording)}
        lines.append(wording.say("fact-drawn", values))
    if pile := [wording.say("help-part", _part_values(card, count, wording)) for card, count in view.discards.items()]:
        lines.append(wording.say("fact-discards", {"cards": ", ".join(pile)}))
    shares = () if view.proposal is None else view.proposal.shares
    return lines + [_share_fact(share, names, wording) for share in shares]


def _part_values(card: str, count: int, wording: Words) -> dict[str, str | int]:
    return {"name": wording.say(f"card-{card}"), "count": count}


def _cards_words(cards: Sequence[str], wording: Words) -> str:
    return ", ".join(wording.say(f"card-{card}") for card in cards) or wording.say("fact-none")


def _area_fact(area: Area, wording: Words) -> str:
    open_boxes = [
        wording.say("spell-team" if one.box == "team" else f"colour-{one.box}") for one in area.spells if not one.marked
    ]
    values = {"area": wording.say(f"area-{area.area}"), "boxes": ", ".join(open_boxes) or wording.say("fact-none")}
    key = "fact-sealed" if area.sealed else "fact-targeted" if area.targeted else "fact-area"
    return wording.say(key, {**values, "effect": wording.say(f"effect-{area.effect}")})


def _open_fact(slot: Slot, wording: Words) -> str:
    values = {"slot": slot.slot, "side": wording.say(f"side-{slot.side}"), "card": wording.say(f"card-{slot.card}")}
    return wording.say("fact-open", values)


def _share_fact(share: Share, names: Sequence[str], wording: Words) -> str:
    values = {"player": names[share.seat], "cards": _cards_words(share.cards, wording), "value": share.value}
    return wording.say("fact-share-agreed" if share.agreed else "fact-share", values)


class Drawing(PlainDrawing[View]):
    facts = staticmethod(facts)
    box_sections = staticmethod(box_sections)
    named_parts = staticmethod(named_parts)
    draw = staticmethod(draw)
    scores = staticmethod(scores)
    measures = staticmethod(measures)
    trial_text = staticmethod(trial_text)

    def prompt(self, view: View, language: str) -> tuple[str, str]:
        return self.prompt_of(view.phase, language)

    def aim(self, view: View, offers: Sequence[hooks.Offer], language: str) -> Aim:
        return Aim(view, [offer for offer in offers if isinstance(offer, Offer)], language)
