"""Every command does what it says; stdout carries the answer and nothing else."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from armarium import cli, record, shelf
from armarium.cli import asking
from armarium.games.grimoire.parts import SPELLS
from armarium.log import Seat
from armarium.server.settings import Settings
from armarium.terminal.lines import Lines
from armarium.terminal.sitting import Sitting, new_sitting, seating
from armarium.words import LANGUAGES, words
from tests.terminal.tables import against_random
from tests.terminal.test_lines import first_moves, talked

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A finished game in a file."""
    sitting = against_random()
    talked(sitting, first_moves(sitting))
    path = tmp_path / "game.record"
    sitting.keep(path)
    return path


def test_version(capsys: Captured) -> None:
    assert cli.main(["--version"]) == 0
    rules = sys.modules["armarium.games.rune.rules"].__file__ or ""
    told = capsys.readouterr().out.split()
    assert told[0] == "armarium"
    assert told[-1] == ("interpreted" if rules.endswith(".py") else "compiled")


def test_it_starts_without_loading_what_it_does_not_need() -> None:
    code = "import sys, armarium.cli as c; c.parser('en'); print(sorted(m for m in sys.modules if '.' not in m))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert not {"textual", "rich", "litestar", "sqlalchemy", "fluent", "uvicorn"} & set(eval(done.stdout))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [
        "",
        "play",
        "sim",
        "replay",
        "analyse",
        "rules",
        "bench",
        "serve",
        "export",
        "import",
        "backup",
        "restore",
        "bot",
        "bot check",
    ],
)
def test_help_has_words_for_everything(command: str, language: str, capsys: Captured) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main([*command.split(), "--help", "--lang", language])
    assert ended.value.code == 0
    page = capsys.readouterr().out
    assert "help-" not in page
    assert page.startswith(words(None, language).say("help-usage"))


def test_sim_prints_one_object(capsys: Captured) -> None:
    assert cli.main(["sim", "rune", "--games", "4", "--bots", "random", "--seed", "7", "--json"]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    report = json.loads(told.out)
    assert {"game", "rules", "seats", "games", "seed", "seconds", "bots", "seat_win_rates", "turns", "endings"} <= set(
        report
    )
    assert (report["game"], report["seats"], report["games"], report["seed"]) == ("rune", 2, 4, 7)
    for row in report["bots"]:
        assert set(row) == {"bot", "games", "wins", "win_rate", "low", "high", "mean_score"}
    assert set(report["turns"]) == {"mean", "p5", "p95"}


@pytest.mark.clause("G-35")
def test_five_seats_of_grimoire_are_played_with_the_box_for_five(capsys: Captured) -> None:
    asked = ["sim", "grimoire", "--games", "1", "--bots", "random", "--seats", "5"]
    assert cli.main([*asked, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["options"]["five-seats"] is True
    assert cli.main(asked) == 0
    assert "Box for five: on" in capsys.readouterr().out, "and the table says so"


def test_sim_for_people(capsys: Captured) -> None:
    arguments = [
        "sim",
        "rune",
        "--games",
        "2",
        "--bots",
        "random,random",
        "--option",
        "grand-master=on",
        "--lang",
        "fr",
    ]
    assert cli.main(arguments) == 0
    assert "Hasard" in capsys.readouterr().out


def test_rules_and_one_clause(capsys: Captured) -> None:
    assert cli.main(["rules", "rune"]) == 0
    page = capsys.readouterr().out
    assert all(clause in page for clause in shelf.game("rune").clauses())
    assert cli.main(["rules", "rune", "r-7", "--lang", "fr"]) == 0
    page = capsys.readouterr().out
    assert page.startswith("R-7") and "livret" in page and "R-8" not in page


@pytest.mark.clause("R-5")
@pytest.mark.parametrize(
    ("colour", "masters"),
    [
        ("black", ["3 Masters left (black)", "2 Masters left (red)"]),
        ("RED", ["3 Masters left (red)", "2 Masters left (black)"]),
    ],
)
def test_the_colour_of_ones_masters_is_chosen_on_the_command_line(
    colour: str, masters: list[str], capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    cli.main(["play", "rune", "--colour", colour, "--bots", "random", "--seed", "1", "--plain"])
    page = capsys.readouterr().out
    assert [page.index(told) for told in masters] == sorted(page.index(told) for told in masters)


@pytest.mark.parametrize(
    ("game", "refusal"),
    [
        ("rune", "“green” cannot be chosen in Rune. Choices: red, black.\n"),
        ("grimoire", "In Grimoire there are no colours to choose.\n"),
    ],
)
def test_a_colour_that_cannot_be_chosen_is_refused(game: str, refusal: str, capsys: Captured) -> None:
    assert cli.main(["play", game, "--colour", "green", "--plain"]) == asking.REFUSED
    assert capsys.readouterr().err == refusal


def unverified(game: str, language: str, capsys: Captured) -> list[str]:
    assert cli.main(["rules", game, "--unverified", "--lang", language]) == 0
    return " ".join(capsys.readouterr().out.split()).split("] ")


def test_unverified_parts(capsys: Captured) -> None:
    lines = unverified("rune", "en", capsys)
    assert "start: rows BG/RB/BG [rebuilt, R-4" in lines
    assert sum(line.startswith("Card ") for line in lines) == 14, "R-3: the mirror image of fourteen cards is not known"
    assert "Card 3: rows BB/BR/GG [rebuilt" in lines
    assert "Carte 3 (card 3): rows BB/BR/GG [reconstitué" in unverified("rune", "fr", capsys)


@pytest.mark.parametrize(
    ("game", "language", "line"),
    [
        ("grimoire", "en", "Spy (quest 4 vp): 1 [rebuilt"),
        ("grimoire", "fr", "Espion (quest 4 vp): 1 [reconstitué"),
        ("grimoire", "en", "Summon Elemental (page 10 vp): 3 [rebuilt"),
        ("grimoire", "en", "Domination (page 14 chooser): caster [rebuilt"),
        ("grimoire", "en", "Bronze Coin (quest 1 count-five): 14 [rebuilt, G-35"),
        ("grimoire", "en", "Mercenary (quest 5 effect): tokens, amount 3, least 5 [rebuilt, G-34"),
        ("kragmortha", "en", "Rigor Book + Ball (move 18): copies 1 [rebuilt"),
        ("kragmortha", "en", "Ogre’s Shove (book 8): copies 2, symbols 2 [rebuilt"),
        ("kragmortha", "fr", "Piège (tokens trap): copies 2 [reconstitué, K-8"),
        (
            "kamimai",
            "en",
            "thumb and middle finger (hand middle): element water, tremor 1.5, mirror False [rebuilt, M-33",
        ),
    ],
)
def test_an_unverified_part_goes_by_its_name(game: str, language: str, line: str, capsys: Captured) -> None:
    assert line in unverified(game, language, capsys)


@pytest.mark.parametrize("game", shelf.NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_unverified_card_is_named_by_a_code(game: str, language: str, capsys: Captured) -> None:
    lines = unverified(game, language, capsys)
    kinds = ("page ", "quest ", "item ", "move ", "look ", "book ", "tokens ", "card ", "hand ")
    assert lines and [line for line in lines if line.startswith(kinds)] == []


@pytest.mark.clause("G-28")
def test_the_pages_of_grimoire_are_called_as_the_french_book_calls_them() -> None:
    book = (
        *("Chance", "Silence", "Boule de feu", "Guérison", "Accélération", "Résistance", "Création", "Tempête"),
        *("Envoûtement", "Convocation de l’élémentaire", "Arrêt du temps", "Polymorphe", "Attaque des météorites"),
        *("Domination", "Souhait"),
    )
    said = words("grimoire", "fr")
    assert [said.say(f"spell-{spell}") for spell in SPELLS[1:]] == list(book)
    assert said.attribute("G-28", "title") == "Attaque des météorites"


def test_replay_and_check(finished: Path, capsys: Captured) -> None:
    assert cli.main(["replay", str(finished)]) == 0
    assert "★" in capsys.readouterr().out
    assert cli.main(["replay", str(finished), "--check"]) == 0
    told = capsys.readouterr().out
    assert len(told.splitlines()) == 1 and "matches the revealed secret" in told


@pytest.fixture
def running(tmp_path: Path) -> Path:
    """A game of Grimoire kept by Ana while a bot has sealed a page and she has not."""
    seats = [Seat("Ana"), Seat(bot="random"), Seat(bot="random")]
    sitting = new_sitting(shelf.game("grimoire"), seats, {}, 4)
    while len(sitting.table.to_act()) != 2 or 0 not in sitting.table.to_act():
        seat = sitting.table.to_act()[-1]
        state = sitting.table.state
        sitting.play(seat, state.text(state.moves(seat)[-1]))
        sitting.confirm()
    path = tmp_path / "running.record"
    sitting.keep(path)
    return path


def test_a_kept_game_says_in_its_head_that_it_tells_hidden_cards(running: Path, finished: Path) -> None:
    text = running.read_text("utf-8")
    assert text.splitlines()[1] == f"hidden: {record.HIDDEN}"
    assert record.record_text(record.parse_record(text)) == text
    assert "hidden:" not in finished.read_text("utf-8")


def test_an_unfinished_game_is_replayed_with_the_eyes_of_who_kept_it(running: Path, capsys: Captured) -> None:
    sealed = record.load(running).lines[-1].move
    assert sealed.startswith("page ")
    assert cli.main(["replay", str(running)]) == 0
    told = capsys.readouterr()
    assert sealed not in told.out and "--all" in told.err
    assert cli.main(["replay", str(running), "--all", "--yes"]) == 0
    told = capsys.readouterr()
    assert sealed in told.out and told.err == ""


def test_everything_is_shown_after_one_question(
    running: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    sealed = record.load(running).lines[-1].move
    for answer, code in (("n\n", 2), ("\n", 2), ("y\n", 0), ("oui\n", 0)):
        monkeypatch.setattr(sys, "stdin", io.StringIO(answer))
        assert cli.main(["replay", str(running), "--all"]) == code
        assert (sealed in capsys.readouterr().out) == (code == 0)


def test_an_unfinished_game_is_not_analysed_unasked(running: Path, capsys: Captured) -> None:
    assert cli.main(["analyse", str(running), "--simulations", "2"]) == 2
    told = capsys.readouterr()
    assert told.out == "" and "--all" in told.err
    assert cli.main(["analyse", str(running), "--simulations", "2", "--all", "--yes"]) == 0
    assert record.load(running).lines[-1].move in capsys.readouterr().out


def test_a_running_table_is_exported_only_with_a_warning(running: Path, tmp_path: Path, capsys: Captured) -> None:
    database = str(tmp_path / "tables.sqlite")
    assert cli.main(["import", str(running), "--database", database]) == 0
    table = capsys.readouterr().out.strip()
    assert cli.main(["export", table, "--database", database]) == 2
    told = capsys.readouterr()
    assert told.out == "" and "--all" in told.err
    assert cli.main(["export", table, "--database", database, "--all"]) == 0
    told = capsys.readouterr()
    assert record.parse_record(told.out).lines[-1].move == record.load(running).lines[-1].move
    assert "no player read it" in told.err


def test_a_whole_game_from_a_pipe(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    """What somebody typed once, typed again from a pipe with the same seed, is the same game."""
    typed: list[str] = []
    rehearsal = rune(4)
    read = first_moves(rehearsal)

    def remembered() -> str:
        typed.append(read())
        return typed[-1]

    talked(rehearsal, remembered)
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(typed) + "\n"))
    assert cli.main(["play", "rune", "--bots", "random", "--names", "Ana", "--seed", "4"]) == 0
    outcome = rehearsal.table.outcome()
    assert outcome is not None
    page = capsys.readouterr().out
    standing = [line.lstrip("★ ").split() for line in page.split("their Masters.")[-1].splitlines() if line.strip()]
    assert standing == [["Ana", str(outcome.scores[0])], ["Random", str(outcome.scores[1])]]


@pytest.mark.parametrize("game", shelf.NAMES)
def test_every_game_begins_without_a_word_about_bots(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    """The bots that wait there by themselves are the best that answer at once."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    cli.main(["play", game, "--seed", "1"])
    assert words(None, "en").say("reason-left") in capsys.readouterr().err
    seats = seating(shelf.game(game), None, ["Ana"], None)
    assert seats[1].bot == ("greedy" if game == "rune" else "heuristic")


def rune(seed: int) -> Sitting:
    game = shelf.game("rune")
    return new_sitting(game, seating(game, None, ["Ana"], ["random"]), {}, seed)


def test_resume(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    file = tmp_path / "half.record"
    sitting = against_random()
    sitting.play(0, sitting.table.offers(0)[0].move)
    sitting.keep(file)
    other = tmp_path / "later.record"
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"draw\nsave {other}\nquit\n"))
    assert cli.main(["play", "--resume", str(file)]) == 0
    assert "You draw a card" in capsys.readouterr().out
    assert record.load(other).lines[1].move == "draw"
    assert cli.main(["replay", str(other), "--check"]) == 0


def test_which_game_is_asked(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setattr(Lines, "run", lambda self: print(f"opened {self.sitting.game.name}"))
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n"))
    assert cli.main(["play"]) == 0
    assert f"opened {shelf.NAMES[0]}" in capsys.readouterr().out


def test_people_only(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[str]] = []
    monkeypatch.setattr(Lines, "run", lambda self: seen.append(self.names))
    assert cli.main(["play", "rune", "--bots", "none", "--lang", "fr"]) == 0
    assert cli.main(["play", "rune", "--names", "Ana, Bo"]) == 0
    assert cli.main(["play", "rune"]) == 0
    assert seen == [["Joueur 1", "Joueur 2"], ["Ana", "Bo"], ["Guest", "Greedy"]]


def test_two_bots_of_a_kind_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[str]] = []
    monkeypatch.setattr(Lines, "run", lambda self: seen.append(self.names))
    assert cli.main(["play", "kragmortha", "--seats", "4", "--bots", "random"]) == 0
    assert seen == [["Guest", "Random", "Random 2", "Random 3"]]


def test_export_and_import(finished: Path, tmp_path: Path, capsys: Captured) -> None:
    database = str(tmp_path / "tables.sqlite")
    assert cli.main(["import", str(finished), "--database", database]) == 0
    table = capsys.readouterr().out.strip()
    assert cli.main(["export", table, "--database", database]) == 0
    exported = record.parse_record(capsys.readouterr().out)
    original = record.load(finished)
    assert (exported.lines, exported.result, exported.names) == (original.lines, original.result, original.names)
    assert record.check(exported).outcome() is not None


def test_serving(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    from armarium.server import run as server

    asked: list[tuple[str, int, bool, str]] = []

    def run(
        settings: Settings,
        host: str,
        port: int,
        browser: bool,
        say: Callable[[str, str], None],
        listen_fd: int,
        tell_owner: Callable[[str], None],
    ) -> None:
        assert listen_fd == -1, "a server alone binds its own address"
        asked.append((host, port, browser, settings.public_url))
        say("http://here", "http://here")

    monkeypatch.setattr(server, "run", run)
    assert cli.main(["serve", "--host", "::1", "--port", "9", "--public-url", "https://games.example"]) == 0
    assert cli.main([]) == 0
    assert asked == [("::1", 9, False, "https://games.example"), ("127.0.0.1", 8000, True, "")]
    assert "http://here" in capsys.readouterr().out


def test_bench(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    from armarium.lab import bench

    monkeypatch.setattr(bench, "measure", lambda name: {"game": name, "list_per_second": 7})
    assert cli.main(["bench", "rune", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"game": "rune", "list_per_second": 7}
    assert cli.main(["bench", "rune"]) == 0
    assert capsys.readouterr().out.split() == ["game", "rune", "list_per_second", "7"]


def test_analyse_for_people_and_for_machines(finished: Path, capsys: Captured) -> None:
    asked = ["analyse", str(finished), "--simulations", "8"]
    assert cli.main([*asked, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["simulations"] == 8 and len(told["turning"]) == 3
    for language, title in (("en", "Where the game turned"), ("fr", "Là où la partie a tourné")):
        assert cli.main([*asked, "--lang", language]) == 0
        page = capsys.readouterr().out
        assert title in page and "█" in page
        assert all(move["move"] in page for move in told["moves"])
    assert cli.main(["analyse", str(finished), "--simulations", "0"]) == 2
