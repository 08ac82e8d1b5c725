"""`armarium replay`, `analyse` and `rules`: what there is to read, records and clauses."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from armarium.cli.arguments import Parser, number, progress, spoken_words
from armarium.cli.asking import is_full_screen, is_yes, print_carried, read_line
from armarium.reason import Reason, Refused, Value, refusal

if TYPE_CHECKING:
    from armarium.record import Record
    from armarium.words import Words


def describe_replay(subparser: Parser) -> None:
    subparser.add_argument("file", type=Path, metavar="FILE", help="help-file")
    subparser.add_argument("--check", action="store_true", help="help-check")
    describe_all(subparser)
    subparser.add_argument("--plain", action="store_true", help="help-plain")


def describe_all(subparser: Parser) -> None:
    subparser.add_argument("--all", action="store_true", help="help-all")
    subparser.add_argument("--yes", action="store_true", help="help-yes")


def replay(asked: argparse.Namespace) -> int:
    from armarium import record

    wording = spoken_words(asked)
    written = record.load(asked.file)
    if asked.check:
        record.check(written)
        verdict = "check-sealed" if written.secret else "check-unsealed"
        values = {"file": str(asked.file), "moves": len(written.lines), "result": written.result}
        print(wording.say("check-good", values), wording.say(verdict))
        print_proved(record.check_proofs(written), wording)
        print_carried(record.carried_over_values(written), wording)
        return 0
    everything = ask_to_see_all(asked, written, wording)
    if asked.plain or not is_full_screen():
        from rich.console import Console

        from armarium.terminal.replay import print_replay

        print_replay(written, asked.lang, Console(highlight=False), everything)
        return 0
    from armarium.terminal.replay import ReplayApp

    ReplayApp(written, asked.lang, everything).run()
    return 0


def ask_to_see_all(asked: argparse.Namespace, written: Record, wording: Words) -> bool:
    """Whether hidden things may be shown: after the end, or where somebody asks for it and says yes once more."""
    from armarium import record

    if written.result != record.UNFINISHED:
        return True
    if not asked.all:
        print(wording.say("replay-partly"), file=sys.stderr)
        return False
    if not asked.yes and not is_yes(read_line(wording.say("all-ask"))):
        raise refusal("all-declined")
    return True


def print_proved(values: dict[str, Value] | None, wording: Words) -> None:
    """What came of simulating a record's pulls again, for games that have such."""
    for kind in ("agreed", "foreign", "unproved"):
        if values is not None and values[kind]:
            print(wording.say(f"check-{kind}", values))


def describe_analyse(subparser: Parser) -> None:
    subparser.add_argument("file", type=Path, metavar="FILE", help="help-file")
    subparser.add_argument("--simulations", type=number, default=800, metavar="N", help="help-simulations")
    describe_all(subparser)
    subparser.add_argument("--json", action="store_true", help="help-json")


def analyse(asked: argparse.Namespace) -> int:
    """Weigh every move of a record; a bar on the error stream shows how far it is."""
    import msgspec
    from rich.console import Console

    from armarium import record
    from armarium.lab import hindsight
    from armarium.terminal.drawing import seat_names

    wording = spoken_words(asked)
    if asked.simulations < 1:
        raise refusal("number-expected", text=str(asked.simulations))
    written = record.load(asked.file)
    if not ask_to_see_all(asked, written, wording):
        raise refusal("analyse-unfinished")
    with progress(wording.say("analysis-under-way"), len(written.lines)) as report_progress:
        analysis = hindsight.record_analysis(written, asked.simulations, report_progress)
    if asked.json:
        print(msgspec.json.encode(analysis).decode())
    else:
        Console(highlight=False).print(
            hindsight.page(analysis, written, seat_names(written.names, asked.lang), asked.lang)
        )
    return 0


def describe_rules(subparser: Parser) -> None:
    subparser.add_argument("game", metavar="GAME", help="help-game")
    subparser.add_argument("clause", nargs="?", metavar="CLAUSE", help="help-clause")
    subparser.add_argument("--unverified", action="store_true", help="help-unverified")


def rules(asked: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.text import Text

    from armarium import shelf, words
    from armarium.terminal.drawing import box_page
    from armarium.terminal.plain import drawing_of
    from armarium.unverified import unverified_lines

    shelf.game(asked.game)
    wording = words.words(None, asked.lang)
    rows = words.clauses(asked.game, asked.lang)
    console = Console(highlight=False)
    if asked.unverified:
        for line in unverified_lines(asked.game, asked.lang):
            console.print(Text(line))
        return 0
    if asked.clause is not None:
        wanted = [row for row in rows if row["clause"].lower() == asked.clause.lower()]
        if not wanted:
            values: dict[str, Value] = {"first": rows[0]["clause"], "last": rows[-1]["clause"]}
            raise Refused(Reason("", "clause-unknown", {"game": asked.game, "clause": asked.clause, **values}))
        rows = wanted
    else:
        game = shelf.game(asked.game)
        console.print(box_page(game.name, drawing_of(game), asked.lang))
    for row in rows:
        tag = wording.say(f"origin-{row['tag']}")
        console.print(Text.assemble((f"{row['clause']}  ", "yellow"), (row["title"], "bold"), (f"  [{tag}]", "dim")))
        console.print(Text(row["text"] + "\n"))
    return 0
