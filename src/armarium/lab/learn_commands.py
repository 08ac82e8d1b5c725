"""`armarium lab learn` and `calibrate`: what can be asked of them, and how the lesson and the match are told."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from armarium.hooks import AddCommand, Progress
from armarium.lab.contest_commands import add_contest_arguments, asked_engine, played_rows

if TYPE_CHECKING:
    from armarium.lab.contest import Contest
    from armarium.lab.learn import Lesson
    from armarium.lab.sprt import Test
    from armarium.words import Words


def describe(add: AddCommand, progress: Progress) -> None:
    parser = add("learn", lambda asked: run_learn(asked, progress), "lab-learn")
    parser.add_argument("game", metavar="GAME", help="help-game")
    parser.add_argument("--bot", default="search:300:0.5", metavar="BOT", help="help-learn-bot")
    parser.add_argument("--match", default="search:0.1s", metavar="BOT", help="help-learn-match")
    parser.add_argument("--match-deals", type=int, default=1000, metavar="N", help="help-match-deals")
    parser.add_argument("--rollout-depth", type=int, metavar="N", help="help-rollout-depth")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="help-learn-out")
    parser.add_argument("--adopt", action="store_true", help="help-adopt")
    add_contest_arguments(parser, 2000)

    parser = add("calibrate", lambda asked: run_calibrate(asked, progress), "lab-calibrate")
    parser.add_argument("game", metavar="GAME", help="help-game")
    parser.add_argument("--bot", default="search:100:0.5", metavar="BOT", help="help-calibrate-bot")
    parser.add_argument("--simulations", type=int, default=800, metavar="N", help="help-calibrate-simulations")
    parser.add_argument("--every", type=int, default=5, metavar="N", help="help-calibrate-every")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="help-calibrate-out")
    parser.add_argument("--adopt", action="store_true", help="help-calibrate-adopt")
    add_contest_arguments(parser, 400)


def run_learn(asked: argparse.Namespace, progress: Progress) -> int:
    """Play, fit, check, write the candidate, play the match; adopt what wins it."""
    from armarium import shelf
    from armarium.bots.search_bot import evaluator
    from armarium.game import parse_options
    from armarium.lab import learn
    from armarium.lab.playing import check_entrant
    from armarium.lab.results import Results
    from armarium.lab.samples import must_be_learnable
    from armarium.weights import BY_HAND, FILE, Constants
    from armarium.words import words

    game, wording = shelf.game(asked.game), words(None, asked.lang)
    source = evaluator(game, 0, BY_HAND)
    must_be_learnable(game, source)
    check_numbers(asked.match_deals, asked.rollout_depth or 0)
    check_entrant(asked.match, asked.game)
    options = parse_options(asked.option)
    contest = learn.self_play(asked.game, asked.bot, asked.seats, asked.deals, asked.seed, options)
    folder, engine = asked.out or Path(f"learn-{asked.game}"), asked_engine(asked)
    path = folder / "self-play.parquet"
    played_rows(contest, path, engine, progress, wording)
    lesson = learn.lesson(learn.samples_in(Results(path, contest), engine), len(source.cells))
    print(lesson_text(lesson, wording))
    weights = learn.new_weights(contest, lesson, Constants(asked.rollout_depth), command_text(asked))
    learn.write_weights(weights, folder / FILE)
    if asked.match_deals < 1:
        return 0
    test = played_match(asked, contest, folder, progress, wording)
    print(match_text(test, wording))
    if asked.adopt and test.verdict == "better":
        learn.adopt(game, learn.with_match(weights, test, asked.match))
    return 0


def played_match(asked: argparse.Namespace, contest: Contest, folder: Path, progress: Progress, wording: Words) -> Test:
    from armarium.lab import learn
    from armarium.lab.results import Results
    from armarium.weights import FILE

    match = learn.adoption_contest(contest, asked.match, folder / FILE, asked.match_deals)
    results = Results(folder / "match.parquet", match)
    with progress(wording.game_name(contest.game), match.games) as report:
        return learn.play_match(results, asked_engine(asked), report)


def run_calibrate(asked: argparse.Namespace, progress: Progress) -> int:
    """Play, search in some of the positions, fit, check, and write; adopt what foretells better."""
    from armarium import shelf
    from armarium.chances import FILE
    from armarium.game import parse_options
    from armarium.lab import calibrate, learn
    from armarium.lab.results import Results
    from armarium.words import words

    game, wording = shelf.game(asked.game), words(None, asked.lang)
    calibrate.must_be_calibrated(game)
    check_numbers(asked.simulations, asked.every, least=1)
    contest = learn.self_play(asked.game, asked.bot, asked.seats, asked.deals, asked.seed, parse_options(asked.option))
    folder, engine = asked.out or Path(f"calibrate-{asked.game}"), asked_engine(asked)
    path, budget = folder / f"self-play-{contest.seats}.parquet", calibrate.Budget(asked.simulations, asked.every)
    played_rows(contest, path, engine, progress, wording)
    samples = calibrate.expected_samples(Results(path, contest), budget, engine)
    calibration = calibrate.fit_slopes(samples)
    print(lesson_text(calibration.lesson, wording, "calibrate"))
    print("\n" + wording.say("calibrate-quarters", {"slopes": slopes_text(calibrate.quarter_slopes(samples))}))
    slopes = calibrate.new_slopes(contest, calibration, budget, calibrate_text(asked))
    calibrate.keep_slopes(contest, slopes, folder / FILE)
    if asked.adopt and calibrate.is_better(calibration.lesson):
        calibrate.keep_slopes(contest, slopes, game.folder() / FILE)
    return 0


def check_numbers(*numbers: int, least: int = 0) -> None:
    from armarium.reason import refusal

    for number in numbers:
        if number < least:
            raise refusal("number-expected", text=str(number))


def slopes_text(slopes: list[float]) -> str:
    return ", ".join(f"{slope:.2f}" for slope in slopes)


def calibrate_text(asked: argparse.Namespace) -> str:
    """The command that makes the same chances again."""
    budget = f"--simulations {asked.simulations} --every {asked.every}"
    return " ".join([given_text("armarium lab calibrate", asked), budget])


def given_text(command: str, asked: argparse.Namespace) -> str:
    given = [command, asked.game, f"--deals {asked.deals} --seed {asked.seed} --bot {asked.bot}"]
    given += [f"--option {option}" for option in asked.option]
    given += [] if asked.seats is None else [f"--seats {asked.seats}"]
    return " ".join(given)


def command_text(asked: argparse.Namespace) -> str:
    """The command that makes the same weights again."""
    depth = "" if asked.rollout_depth is None else f" --rollout-depth {asked.rollout_depth}"
    return given_text("armarium lab learn", asked) + depth


def lesson_text(lesson: Lesson, wording: Words, prefix: str = "learn") -> str:
    """Tables in Markdown: they are pasted into docs/bots.md."""
    values = {"games": lesson.games, "held": lesson.held_out, "positions": lesson.positions}
    lines = [wording.say("learn-games", values), "", wording.say("learn-head"), "|---|---:|---:|"]
    lines += [
        f"| {wording.say(f'{prefix}-{fit.name}')} | {fit.log_loss:.4f} | {fit.slope:.2f} |" for fit in lesson.fits
    ]
    for key, bins in (("by-hand", lesson.by_hand), ("learned", lesson.learned)):
        lines += [
            "",
            wording.say("learn-bins", {"name": wording.say(f"{prefix}-{key}")}),
            "",
            wording.say("learn-bins-head"),
        ]
        lines += ["|---:|---:|---:|"]
        lines += [f"| {100 * each.foretold:.1f} % | {100 * each.seen:.1f} % | {each.cases} |" for each in bins]
    return "\n".join(lines)


def match_text(test: Test, wording: Words) -> str:
    values = {"share": f"{100 * test.share:.1f}", "deals": test.deals, "ratio": f"{test.ratio:.2f}"}
    return wording.say(f"learn-match-{test.verdict}", values)
