"""The tables and plots of docs/kamimai-deck.md, from what `sweep.py` has measured.

    python -m armarium.games.kamimai.deck.sweep_page docs/kamimai-deck.md --lives FILE --creep FILE

What stands between `<!-- name -->` and `<!-- end -->` on the page is written anew; the plots lie beside it and go
with the orders. With `--only` other parts stay as they are, for files that do not hold the whole of them.
"""

from __future__ import annotations

import argparse
import re
import statistics
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from armarium.games.kamimai.deck.bodies import IN_PLACE
from armarium.games.kamimai.deck.sweep import ORDERS, OUT, Creep, Hand, Life, Setting, present_setting, read
from armarium.games.kamimai.notation import TEMPOS

WIDTH, HEIGHT, MARGIN = 640, 300, 42
INKS = {"slow": "#2f6f4f", "steady": "#b3801f", "quick": "#a8322d", "straight": "#3a5a9b", "shaky": "#6d2a6d"}
FONT = 'font-family="sans-serif"'
MOST = 64
BLOCKS = ("orders", "several", "sweep", "creep")


def name_of(hand: Hand) -> str:
    if hand.tremor == 0.0:
        return f"{hand.tempo}, straight"
    return hand.tempo if hand.tremor == 1.0 else f"{hand.tempo}, tremor {hand.tremor:g}"


def setting_text(setting: Setting) -> str:
    fields = (setting.friction, setting.opening, setting.texture, setting.pinch, setting.pinch_time)
    return " | ".join(f"{number:g}" for number in fields)


# --- tables -----------------------------------------------------------------------------------------------------------


def groups_of(lives: Iterable[Life], key: Callable[[Life], object]) -> Mapping[object, list[Life]]:
    groups: dict[object, list[Life]] = defaultdict(list)
    for life in lives:
        groups[key(life)].append(life)
    return groups


def cell_text(lives: Sequence[Life]) -> str:
    """Median, range and decks; `stood` decks got down to two cards."""
    if not lives:
        return "–"
    pulls = sorted(life.pulls for life in lives)
    stood = sum(not life.fell for life in lives)
    rest = f", {stood} stood" if stood else ""
    return f"**{statistics.median(pulls):g}** ({pulls[0]}–{pulls[-1]}; {len(pulls)}{rest})"


def order_table(lives: Sequence[Life]) -> str:
    """The pull at which a deck fell, at the setting in force."""
    hands = sorted({life.hand for life in lives}, key=lambda hand: (TEMPOS.index(hand.tempo), hand.tremor))
    groups = groups_of(lives, lambda life: (life.hand, life.order))
    lines = [f"| hand | {' | '.join(ORDERS)} |", "|---|" + "---|" * len(ORDERS)]
    for hand in hands:
        cells = [cell_text(groups.get((hand, order), [])) for order in ORDERS]
        lines.append(f"| {name_of(hand)} | {' | '.join(cells)} |")
    return "\n".join(lines)


def sweep_table(lives: Sequence[Life]) -> str:
    """Every setting that was tried, by the order that lasts longest and the outermost cards."""
    groups = groups_of(lives, lambda life: life.setting)
    columns = [(Hand("slow"), "middle"), (Hand("steady"), "middle"), (Hand("quick"), "middle"), (Hand("slow"), "outer")]
    heads = [f"{name_of(hand)}, {order}" for hand, order in columns]
    lines = [f"| friction | opening | texture | pinch | time | {' | '.join(heads)} | several: quick, slow |"]
    lines.append("|---|" + "---|" * (len(columns) + 5))
    for setting in sorted(groups, key=str):
        rows = [life for life in groups[setting] if (life.hand, life.order) in columns]
        cells = [cell_text([life for life in rows if (life.hand, life.order) == column]) for column in columns]
        rates = ", ".join(
            several_text([life for life in rows if life.hand == Hand(tempo)]) for tempo in ("quick", "slow")
        )
        assert isinstance(setting, Setting)
        lines.append(f"| {setting_text(setting)} | {' | '.join(cells)} | {rates} |")
    return "\n".join(lines)


def several_text(lives: Sequence[Life]) -> str:
    pulls = sum(life.pulls for life in lives)
    several = sum(life.several for life in lives)
    return f"{several} of {pulls} ({100 * several / pulls:.1f} %)" if pulls else "–"


def several_table(lives: Sequence[Life]) -> str:
    lines = [
        "| hand | pulls that brought several cards | pulls that brought none | fell between turns |",
        "|---|---|---|---|",
    ]
    for tempo in TEMPOS:
        rows = [life for life in lives if life.hand == Hand(tempo)]
        pulls, none = sum(life.pulls for life in rows), sum(life.none for life in rows)
        alone = sum(life.waits_fell > 0 for life in rows)
        lines.append(f"| {tempo} | {several_text(rows)} | {none} of {pulls} | {alone} of {len(rows)} decks |")
    return "\n".join(lines)


def creep_table(creeps: Sequence[Creep]) -> str:
    heads = ["tempo", "pulls", "saw a neighbour creep", "seconds until its answer"]
    heads += [f"{answer}: in its place, lost" for answer in ("blind", "stopped", "pushed back")]
    lines = [f"| {' | '.join(heads)} |", "|---|" + "---|" * (len(heads) - 1)]
    kinds = {(TEMPOS.index(row.tempo), row.reaction) for row in creeps}
    for place, reaction in sorted(kinds):
        tempo = TEMPOS[place]
        rows = [row for row in creeps if (row.tempo, row.reaction) == (tempo, reaction)]
        saw = [row for row in rows if row.saw]
        ends = [[row.blind for row in saw], [row.stopped for row in saw], [row.pushed for row in saw]]
        counts = [f"{sum(way < IN_PLACE for way in ways)}, {sum(way == OUT for way in ways)}" for ways in ends]
        lines.append(f"| {tempo} | {len(rows)} | {len(saw)} | {reaction:g} | {' | '.join(counts)} |")
    return "\n".join(lines)


# --- plots ------------------------------------------------------------------------------------------------------------


def survival_plot(lives: Sequence[Life], order: str) -> str:
    """The share of decks that still stand after so many pulls."""
    rows = groups_of([life for life in lives if life.order == order], lambda life: life.hand)
    curves = []
    for hand, decks in sorted(rows.items(), key=str):
        assert isinstance(hand, Hand)
        curves.append((name_of(hand), ink(hand), survival(decks)))
    return plot(f"Order {order}: decks that stand after so many pulls", curves)


def ink(hand: Hand) -> str:
    return INKS["straight" if hand.tremor == 0.0 else "shaky" if hand.tremor > 1.0 else hand.tempo]


def survival(lives: Sequence[Life]) -> list[tuple[float, float]]:
    ends = [life.pulls if life.fell else MOST for life in lives]
    return [(pull, sum(end > pull for end in ends) / len(ends)) for pull in range(MOST)]


def plot(title: str, curves: Sequence[tuple[str, str, Sequence[tuple[float, float]]]]) -> str:
    wide, high = WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {FONT} font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf7"/>',
        f'<text x="{MARGIN}" y="24" font-size="14">{title}</text>',
    ]
    for pull in range(0, MOST + 1, 8):
        x = MARGIN + wide * pull / MOST
        parts.append(f'<path d="M{x:.0f} {MARGIN}V{HEIGHT - MARGIN}" stroke="#ddd"/>')
        parts.append(f'<text x="{x:.0f}" y="{HEIGHT - MARGIN + 16}" text-anchor="middle">{pull}</text>')
    for share in (0.0, 0.5, 1.0):
        y = HEIGHT - MARGIN - high * share
        parts.append(f'<path d="M{MARGIN} {y:.0f}H{WIDTH - MARGIN}" stroke="#ddd"/>')
        parts.append(f'<text x="{MARGIN - 6}" y="{y + 4:.0f}" text-anchor="end">{share:.0%}</text>')
    for place, (name, colour, points) in enumerate(curves):
        steps = " ".join(f"{MARGIN + wide * x / MOST:.1f},{HEIGHT - MARGIN - high * y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{steps}" fill="none" stroke="{colour}" stroke-width="2"/>')
        at = f'x="{WIDTH - MARGIN - 4}" y="{MARGIN + 16 * (place + 1)}" text-anchor="end"'
        parts.append(f'<text {at} fill="{colour}">{name}</text>')
    return "\n".join([*parts, "</svg>", ""])


# --- the page ---------------------------------------------------------------------------------------------------------


def with_block(page: str, name: str, text: str | None) -> str:
    """The page with this text in that part; as it is without one."""
    if text is None:
        return page
    pattern = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end -->)", re.DOTALL)
    return pattern.sub(lambda match: f"{match[1]}{text}\n{match[2]}", page)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("page", type=Path)
    parser.add_argument("--lives", type=Path, required=True)
    parser.add_argument("--creep", type=Path, required=True)
    parser.add_argument("--only", nargs="+", choices=BLOCKS, default=BLOCKS, help="the parts that are written anew")
    asked = parser.parse_args(words)
    lives = read(asked.lives, Life)
    present = [life for life in lives if life.setting == present_setting()]
    blocks = {"orders": order_table(present), "several": several_table(present)}
    if len({life.setting for life in lives}) > 1:
        blocks["sweep"] = sweep_table(lives)
    blocks |= {"creep": creep_table(read(asked.creep, Creep))}
    page = asked.page.read_text("utf-8")
    for name in asked.only:
        page = with_block(page, name, blocks.get(name))
    asked.page.write_text(page, "utf-8")
    for order in ("middle", "outer") if "orders" in asked.only else ():
        (asked.page.parent / f"{asked.page.stem}-{order}.svg").write_text(survival_plot(present, order), "utf-8")


if __name__ == "__main__":
    main()
