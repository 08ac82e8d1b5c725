"""Every command and block of code in README, CONTRIBUTING and docs/ runs, or is on a list with its reason."""

from __future__ import annotations

import re
import subprocess
import tomllib
from collections import Counter
from importlib.util import find_spec

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from armarium.cli import main
from armarium.games.kragmortha.penances.orders import FromPage
from tests.docs.blocks import ROOT, Block, blocks, commands, inline_commands
from tests.docs.left_out import LEFT_OUT
from tests.docs.running import Place

PEERS = ("pettingzoo", "gymnasium", "pyspiel")
KINDS = {"commands", "directive", "drawn", "exchange", "python", "text", "toml"}
SERVING = re.compile(r"armarium( --lang fr)?$|armarium serve|PYTHONPATH=src python -c")
SITTING = re.compile(r"(\.venv/bin/)?armarium (play|learn) ")
STORED = re.compile(r"armarium (backup|restore|upgrade)\b")
OWNING = re.compile(r"armarium box \w")
RUN = [command for command in commands() if command not in LEFT_OUT]
PLAIN = [each for each in RUN if not re.match(r"pip |armarium admin|" + "|".join(
    pattern.pattern for pattern in (SERVING, SITTING, STORED, OWNING)), each)]  # fmt: skip


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    return Place(tmp_path_factory.mktemp("docs"))


def block_id(block: Block) -> str:
    return f"{block.page}:{block.line}"


# --- commands -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", PLAIN)
def test_a_command_does_what_it_says(place: Place, command: str) -> None:
    said = place.run(place.words(command))
    if " --out game.svg" in command:
        assert (place.folder / "game.svg").read_text("utf-8").startswith("<svg")
    elif not command.startswith("python -c"):
        assert said.strip()


@pytest.mark.parametrize("command", [each for each in RUN if SITTING.match(each)])
def test_a_game_is_begun_and_left(place: Place, command: str) -> None:
    kept = f"kept-{len(list(place.folder.iterdir()))}.record"
    typed = "\nquit\nquit\n" if " learn " in command else f"\nsave {kept}\nquit\n"
    said = place.run(place.words(command), typed)
    assert len(said.splitlines()) > 5


@pytest.mark.parametrize("command", [each for each in RUN if SERVING.match(each)])
def test_a_server_answers_and_ends(place: Place, command: str) -> None:
    with place.serve(place.words(command)) as server:
        assert [game["name"] for game in server.ask("/api/games")][:1] == ["rune"]


def test_stored_games_are_backed_up_restored_and_upgraded(place: Place) -> None:
    given = {each.replace(" [--database …]", "") for each in RUN if STORED.match(each)}
    assert {each.split()[1] for each in given} == {"backup", "restore", "upgrade"}
    for count, command in enumerate(sorted(given)):
        target = f"{count}.sqlite" if "restore" in command else "tables.sqlite"
        words = place.words(command, FILE="house.gz")
        place.run([*words, "--database", target])
        assert (place.folder / target).stat().st_size > 0
    assert (place.folder / "house.gz").exists()


def test_whoever_runs_the_house_is_obeyed(place: Place) -> None:
    given = [each for each in RUN if each.startswith("armarium admin")]
    assert {each.split()[2] for each in given} == {"tables|people", "ban", "delete", "announce"}
    database = ["--database", "house.sqlite"]
    with place.serve(place.words("armarium serve --database house.sqlite")) as server:
        table = str(server.ask("/api/tables", {"game": "rune", "seats": 2})["id"])
        assert table in place.run(place.words("armarium admin tables --json") + database)
        place.run(place.words("armarium admin people --json") + database)
        for command in given[1:]:
            bare = command.replace("PERSON|ADDRESS", "203.0.113.7").replace("TABLE", table).split(" [")[0]
            place.run(place.words(bare) + database)
        assert table not in place.run(place.words("armarium admin tables --json") + database)


def test_a_box_is_told_passed_on_merged_and_put_away(place: Place) -> None:
    """Two owners, each with a data folder of their own, do all that the page says, one after the other."""
    given = [each for each in RUN if OWNING.match(each)]
    merging = next(each for each in given if each.startswith("armarium box merge maren.json jo.json "))
    given.remove(merging)
    for owner in ("Maren", "Jo"):
        for command in given:
            asks = "--" not in command.replace("--lang fr", "")
            said = place.run(place.words(command, Maren=owner), "y\nq\n" if asks else "", data=owner)
            assert said.strip()
            kept = place.folder / owner / "armarium" / "boxes" / "rune.toml"
            if "--set" in command:
                assert f'"card.3.rows" = "{owner}"' in kept.read_text("utf-8")
            if "--house" in command:
                assert not kept.exists()
        (place.folder / "rune-box.json").rename(place.folder / f"{owner.lower()}.json")
    assert "card" in place.run(place.words(merging))
    assert '"card.3.rows" = "Maren, Jo"' in (place.folder / "rune.toml").read_text("utf-8")


def test_packages_of_others_are_installed_as_printed(place: Place) -> None:
    """The fixture has installed it without asking a registry."""
    given = {each for each in RUN if each.startswith("pip ")}
    assert given == {"pip install ./examples/noughts", "pip install ./examples/eager_bot"}
    assert (place.site / "noughts" / "rules.py").is_file() and (place.site / "eager_bot.py").is_file()


@pytest.mark.parametrize("command", inline_commands())
def test_a_command_between_the_lines_exists(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    first, name, *_ = command.split()
    if first == "make":
        assert re.search(rf"^{name}:", (ROOT / "Makefile").read_text("utf-8"), flags=re.MULTILINE), command
    elif first == "python":
        assert find_spec(command.split()[2]), command
    elif not name.startswith(("-", "…")):
        with pytest.raises(SystemExit) as ended:
            main([name, "--help"])
        assert ended.value.code == 0 and capsys.readouterr().out


# --- other blocks ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("block", [each for each in blocks() if each.kind == "python"], ids=block_id)
def test_python_runs(block: Block, capsys: pytest.CaptureFixture[str]) -> None:
    """Examples with a peer only where it is installed; `make test-peers` has them all."""
    for peer in PEERS:
        if re.search(rf"import {peer}\b", block.text):
            pytest.importorskip(peer)
    exec(compile(block.text, block_id(block), "exec"), {})


@pytest.mark.parametrize("block", [each for each in blocks() if each.kind == "toml"], ids=block_id)
def test_toml_is_toml(block: Block) -> None:
    assert tomllib.loads(block.text)


@pytest.mark.parametrize("block", [each for each in blocks() if each.kind == "text"], ids=block_id)
def test_a_message_is_fluent(block: Block) -> None:
    body = FluentParser().parse(block.text).body
    assert body and all(isinstance(entry, Message) for entry in body)


@pytest.mark.parametrize("block", [each for each in blocks() if each.kind == "drawn"], ids=block_id)
def test_what_is_drawn_is_there(block: Block, place: Place) -> None:
    """Folders with their files, and messages of a socket."""
    if block.text.startswith("{"):
        for written in re.findall(r"\{[^}]*\}", block.text):
            msgspec.json.decode(written, type=FromPage)
        return
    folder, *rest = [line.split()[0] for line in block.text.splitlines()]
    for name in rest:
        assert (place.folder / folder / name).is_file()


# --- what is left out -----------------------------------------------------------------------------------------------


def test_what_is_not_run_is_listed_with_its_reason() -> None:
    known = commands()
    assert [each for each in LEFT_OUT if each not in known] == []
    assert all(len(reason.split()) > 3 for reason in LEFT_OUT.values())
    for command in LEFT_OUT:
        if command.startswith("make "):
            done = subprocess.run(["make", "-n", *command.split()[1:]], cwd=ROOT, capture_output=True, check=False)
            assert done.returncode == 0, done.stderr


def test_every_block_is_of_a_kind_that_is_tried() -> None:
    counted = Counter(block.kind for block in blocks())
    assert set(counted) <= KINDS
    print(f"{sum(counted.values())} blocks: {dict(counted)}; {len(commands())} commands, {len(LEFT_OUT)} left out")
    assert len(RUN) > len(LEFT_OUT)


def test_commands_are_found_and_cut_where_they_end() -> None:
    assert "armarium --version" in commands() and 'armarium admin announce "We close at ten."' in commands()
    block = Block("page", 1, "", "make play   # at once\narmarium backup FILE        while it runs\n")
    assert block.commands == ["make play", "armarium backup FILE"]
