"""The packed moves of KamiMaï: the table drawn in notation.py is true of the functions beside it."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from armarium.games.kamimai import notation
from armarium.games.kamimai.notation import argument_of, gift_of, kind_of, pull_of, settled_of, spell_of

FOLDER = Path(__file__).resolve().parents[2] / "src" / "armarium" / "games" / "kamimai"
SOURCE = (FOLDER / "notation.py").read_text("utf-8")
ROW = re.compile(r"^#   ([A-Z][A-Z_ ]*?)?  +(.*)$")
FIELD = re.compile(r"(\w+) (\d+)(?:-(\d+))?")

ACCESSORS: dict[str, dict[str, Callable[[int], int]]] = {
    "PULL": {"tempo": notation.pull_tempo, "slot": notation.pull_slot},
    "SETTLED": {"fell": notation.settled_fell, "slot": notation.settled_slot, "drawn": notation.settled_count},
    "SPELL": {
        "wolf": notation.spell_wolf,
        "fairy": notation.spell_fairy,
        "colour": notation.spell_colour,
        "box": notation.spell_box,
    },
    "GIFT": {"receiver": notation.gift_receiver, "card": notation.gift_card},
}


def table() -> dict[str, dict[str, tuple[int, int]]]:
    """The drawn table: by kind and field its lowest and highest bit."""
    drawn = SOURCE.partition("#   kind ")[2].partition("#   all others")[0]
    rows: dict[str, dict[str, tuple[int, int]]] = {}
    kinds: list[str] = []
    for line in drawn.splitlines()[1:]:
        row = ROW.match(line)
        assert row is not None, line
        kinds = row[1].split() if row[1] else kinds
        fields = {
            name: (int(low), int(high or low)) for name, low, high in FIELD.findall(re.sub(r"\(.*?\)", "", row[2]))
        }
        for kind in kinds:
            rows.setdefault(kind, {}).update(fields)
    return rows


def test_every_kind_is_in_the_table_or_has_no_argument() -> None:
    bare = {"AGREE", "REFUSE", "WITHDRAW", "LEAVE", "END", "READY", "FELL", "FELL_BEFORE"}
    names = {name for name in vars(notation) if name in set(table()) | bare}
    assert len(names) == len(set(table()) | bare) == len(notation.WORDS)


@pytest.mark.parametrize("kind", ACCESSORS)
def test_an_accessor_reads_the_bits_that_are_drawn(kind: str) -> None:
    for name, (low, high) in table()[kind].items():
        accessor = ACCESSORS[kind].get(name)
        if accessor is not None:
            full = (1 << high - low + 1) - 1
            code = getattr(notation, kind)
            assert accessor(notation.move_of(code, full << low)) == full, name
            rest = (1 << 56) - 1 & ~(full << low)
            assert accessor(notation.move_of(code, rest)) == 0, name


@pytest.mark.parametrize("kind", ACCESSORS)
def test_no_two_fields_share_a_bit(kind: str) -> None:
    spans = sorted(table()[kind].values())
    assert all(before[1] < after[0] for before, after in pairwise(spans))
    assert spans[-1][1] < 56


def test_what_is_packed_is_read_again() -> None:
    assert (notation.pull_slot(pull_of(63, 2)), notation.pull_tempo(pull_of(63, 2))) == (63, 2)
    assert (notation.gift_card(gift_of(15, 4)), notation.gift_receiver(gift_of(15, 4))) == (15, 4)
    drawn = [63, 0, 1, 62, 31, 32, 5]
    settled = settled_of(17, drawn, True)
    assert notation.settled_drawn(settled) == drawn
    assert (notation.settled_slot(settled), notation.settled_fell(settled)) == (17, True)
    assert notation.settled_bared(settled) is None
    bared = settled_of(17, drawn[:3], False, drawn[3:])
    assert (notation.settled_drawn(bared), notation.settled_bared(bared)) == (drawn[:3], drawn[3:])
    assert notation.settled_bared(settled_of(17, [], False, [])) == []
    spell = spell_of(notation.TEAM, 3, [7, 0, 1, 2, 4], 3, 2)
    assert [notation.spell_share(spell, seat) for seat in range(5)] == [7, 0, 1, 2, 4]
    assert (notation.spell_box(spell), notation.spell_colour(spell)) == (notation.TEAM, 3)
    assert (notation.spell_fairy(spell), notation.spell_wolf(spell)) == (3, 2)
    assert [kind_of(move) for move in (settled, spell)] == [notation.SETTLED, notation.SPELL]
    assert argument_of(notation.move_of(notation.DREW, 15)) == 15


def test_only_notation_takes_moves_apart() -> None:
    for path in sorted(FOLDER.rglob("*.py")):
        if path.name != "notation.py":
            assert not re.search(r"\b(move|low|argument|code)\b( >>| &|\) >>) ", path.read_text("utf-8")), path.name
