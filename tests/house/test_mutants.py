"""The tool behind `make mutants`: which changes it makes, and that it tells noticed from unnoticed on a toy game."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("coverage")

from build_tools.mutants.operators import Mutant, mutants_of, mutated, sample

ROOT = Path(__file__).resolve().parents[2]


def afters(source: str) -> set[str]:
    return {mutant.after for mutant in mutants_of("rules.py", source)}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = a < b", {"x = a <= b"}),
        ("x = a == b", {"x = a != b"}),
        ("x = a in (B, C)", {"x = a not in (B, C)", "x = a in (C,)", "x = a in (B,)"}),
        ("x = 3", {"x = 4", "x = 2"}),
        ("x = True", {"x = False"}),
        ("x = a and b", {"x = a or b", "x = a", "x = b"}),
        ("x = not a", {"x = a"}),
        ("x = a + b", {"x = a - b"}),
        ("x = a if b else c", {"x = a", "x = c"}),
        ("x = min(a, b)", {"x = max(a, b)"}),
        ("x = f(a, b)", {"x = f(b, a)"}),
        ("x = f(state, b)", set()),
        ("x = [a, b]", {"x = [b]", "x = [a]"}),
        ("x = {'k': a}", {"x = {}", "x = {'k~': a}"}),
        ("x = [a for a in b if a]", {"x = [a for a in b]"}),
        ("import os", set()),
        ("'''Docstring.'''", set()),
        ("x: Literal['a', 'b']", set()),
        ("if TYPE_CHECKING:\n    x = 1", set()),
    ],
)
def test_each_change_is_small_and_means_something(source: str, expected: set[str]) -> None:
    assert afters(source) == expected


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("self.x = a", {"pass"}),
        ("x = a", set()),
        ("f(a)", {"pass"}),
        ("x += a", {"pass", "x -= a"}),
        ("return a.b", {"return a.b + 1"}),
        ("if a:\n        return", {"if True:", "if False:", "pass"}),
        ("while a:\n        break", {"while False:", "pass", "continue"}),
    ],
)
def test_statements_go_and_returned_values_change(body: str, expected: set[str]) -> None:
    assert afters(f"def f(self) -> int:\n    {body}") == expected


def test_a_mutant_is_put_where_its_name_says_and_keeps_its_line() -> None:
    source = "def f(a: int) -> bool:\n    b = a < 1\n\n    return a < 1\n"
    for mutant in mutants_of("rules.py", source):
        lines = ast.unparse(mutated(source, mutant)).splitlines()
        assert mutant.after in [line.strip() for line in lines]
        assert mutant.line in (2, 4)
    compile(mutated(source, mutants_of("rules.py", source)[0]), "rules.py", "exec")


def test_equal_changes_of_one_function_are_numbered() -> None:
    names = [mutant.name for mutant in mutants_of("rules.py", "def f() -> None:\n    g()\n    g()\n")]
    assert names == ["rules.py f: g() → pass", "rules.py f: g() → pass #2"]


def test_of_a_long_statement_only_the_difference_is_named() -> None:
    numbers = ", ".join(str(1000 + place) for place in range(60))
    names = [mutant.name for mutant in mutants_of("rules.py", f"x = [{numbers}]")]
    assert sum("1030, 1032, 1032" in name for name in names) == 1
    assert all(len(name) < 220 and "…" in name for name in names)


def test_the_sample_is_seeded_spread_over_lines_and_outlives_edits() -> None:
    source = "\n".join(f"x{place} = a{place} < {place}" for place in range(200))
    every = mutants_of("rules.py", source)
    chosen = sample(every, 1, 50)
    assert [each.name for each in chosen] == [each.name for each in sample(every, 1, 50)]
    assert len({each.line for each in chosen}) == len(chosen) == 50
    assert {each.name for each in sample(every, 2, 50)} != {each.name for each in chosen}
    later = sample(mutants_of("rules.py", "y = 1\n" + source), 1, 50)
    assert len({each.name for each in later} & {each.name for each in chosen}) >= 49


RULES = """
STEP = 1

def step(place):
    return place + STEP

def endless(place):
    while True:
        place += 1
        if place > 9:
            return place

def colour(place):
    return "blue" if place else "red"

def never(place):
    return place + 7
"""
TESTS = """
from armarium.games.toy import rules

def test_step():
    assert rules.step(4) == 5

def test_endless():
    assert rules.endless(3) == 10

def test_a_colour():
    assert rules.colour(0)
"""
NOTES = """
[[equivalent]]
mutant = "rules.py colour: return 'blue' if place else 'red' → return 'red'"
reason = "nobody looks"
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A repository with one small game, its tests and one known equivalent."""
    game = tmp_path / "src" / "armarium" / "games" / "toy"
    game.mkdir(parents=True)
    for folder in (game, game.parent, game.parent.parent):
        (folder / "__init__.py").touch()
    (game / "rules.py").write_text(RULES)
    tests = tmp_path / "tests" / "toy"
    tests.mkdir(parents=True)
    (tests / "test_rules.py").write_text(TESTS)
    (tests / "mutants.toml").write_text(NOTES)
    return tmp_path


def run(toy: Path, *arguments: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "build_tools.mutants", "toy", "--root", str(toy), "--spare", "0.5", *arguments]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_noticed_unnoticed_endless_and_equivalent_are_told_apart(toy: Path) -> None:
    code, told = run(toy)
    assert code == 1  # less than 95 % killed
    lines = {line.partition("rules.py:")[2].split("  [")[0].partition(" ")[2]: line for line in told.splitlines()}
    assert "test_step]" in lines["step: return place + STEP → return place - STEP"]
    assert "test_endless (took too long)" in lines["endless: if place > 9: → if False:"]
    assert "survived" in lines["colour: return 'blue' if place else 'red' → return 'blue'"]
    assert "no test reaches it" in lines["never: return place + 7 → return place + 8"]
    assert " 1 equivalent, " in told
    _, report = run(toy, "--report")
    assert report.startswith("### toy") and "→ return 'red'`: nobody looks" in report


def test_a_room_of_values_alone_is_tried_with_every_test(toy: Path) -> None:
    (toy / "src" / "armarium" / "games" / "toy" / "values.py").write_text("SIZE = 3\n")
    reading = "from armarium.games.toy import values\n\n\ndef test_size():\n    assert values.SIZE == 3\n"
    (toy / "tests" / "toy" / "test_values.py").write_text(reading)
    _, told = run(toy, "--room", "values.py")
    assert told.count("test_values.py::test_size]") == 2 and "survived  " not in told


def test_a_test_that_fails_without_a_mutant_is_refused(toy: Path) -> None:
    (toy / "tests" / "toy" / "test_more.py").write_text("def test_wrong():\n    assert False\n")
    code, told = run(toy)
    assert code == 2
    assert "tests/toy/test_more.py::test_wrong" in told and "mutants," not in told


def test_again_tries_only_what_survived(toy: Path) -> None:
    _, before = run(toy)
    more = "\n\ndef test_blue():\n    assert rules.colour(0) == 'red'\n    assert rules.colour(1) == 'blue'\n"
    (toy / "tests" / "toy" / "test_rules.py").write_text(TESTS + more)
    _, after = run(toy, "--again")
    tried = [line for line in after.splitlines() if "test_blue]" in line]
    assert tried and "test_step" not in after
    total = before.rpartition("seed 1: ")[2].split()[0]
    assert f"seed 1: {total} mutants" in after


def test_equivalents_of_every_game_can_still_be_made_and_have_a_reason() -> None:
    from build_tools.mutants.ground import Ground

    for folder in sorted((ROOT / "src" / "armarium" / "games").iterdir()):
        if (folder / "rules.py").exists():
            ground = Ground(ROOT, folder.name)
            assert "rules.py" in ground.rooms() and all(ground.equivalents().values())
            possible = {mutant.name for mutant in ground.mutants(ground.rooms())}
            assert not ground.equivalents().keys() - possible, folder.name


def test_other_games_share_of_a_common_test_is_left_out() -> None:
    from build_tools.mutants.ground import Ground

    ground = Ground(ROOT, "rune")
    assert ground.is_about("tests/contract/test_contract.py::test_a_clone[rune]")
    assert ground.is_about("tests/rune/test_laying.py::test_prune[m13-r0]")
    assert not ground.is_about("tests/contract/test_words.py::test_words[kamimai-fr]")


def test_a_mutant_is_a_value() -> None:
    assert Mutant("a.py", "", 1, 1, "x", "y", 0).name == "a.py module: x → y"
