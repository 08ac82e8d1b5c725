"""A balance study of Grimoire: which page would a player miss most?

python examples/grimoire_balance/study.py [--deals 100] [--seats 2] [--out pages.parquet]

For every page the heuristic bot plays without it against heuristic bots that have them all, on the same deals and from
every seat. A page that nobody misses is a page nobody needs; one that nobody can do without is too strong. The games
are in results files, so a study that was stopped goes on.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from armarium.games.grimoire import parts
from armarium.lab.balance import Share, first_share, pair_lineups
from armarium.lab.contest import Contest, new_contest
from armarium.lab.engine import Engine, new_engine
from armarium.lab.results import Results
from armarium.lab.running import play_missing
from armarium.words import words

BOT = "heuristic"
SPELLS = {page["number"]: page["spell"] for page in parts.BOX["page"]}


def without(page: int, seats: int, deals: int) -> Contest:
    """One reader who never opens the page, on every seat in turn, among others who may."""
    names = [f"{BOT}~page:{page}", BOT]
    return new_contest("grimoire", names, pair_lineups("grimoire", seats), deals, 1, {})


def missed(page: int, seats: int, deals: int, path: Path, engine: Engine) -> Share:
    """How often that reader is first."""
    results = Results(path.with_name(f"{path.stem}-{page}{path.suffix}"), without(page, seats, deals))
    play_missing(results, engine, lambda _done: None)
    return first_share(results.contest, results.rows(), 0)


def table(shares: dict[int, Share], seats: int) -> str:
    """The page that is missed most comes first; a star where the interval misses an equal share."""
    even, spoken = 1 / seats, words("grimoire", "en")
    lines = []
    for page, share in sorted(shares.items(), key=lambda item: item[1].share):
        mark = " " if share.low <= even <= share.high else "*"
        interval = f"{100 * share.low:.0f}-{100 * share.high:.0f}"
        lines.append(
            f"{mark} {page:2} {spoken.value('spell', SPELLS[page]):16} {100 * share.share:5.1f} % ({interval})"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("pages.parquet"))
    parser.add_argument("--processes", type=int)
    asked = parser.parse_args()
    engine = new_engine(processes=asked.processes)
    shares = {page: missed(page, asked.seats, asked.deals, asked.out, engine) for page in SPELLS}
    print(table(shares, asked.seats))


if __name__ == "__main__":
    main()
