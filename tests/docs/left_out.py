"""Commands of the documentation that no test runs as they stand, each with its reason."""

from __future__ import annotations

MINUTES = "takes minutes, and sets up an environment of its own"
ITSELF = "is what runs this test"
OPENS = "opens this computer to its network; tests/server/test_door.py does so on loopback"
RELEASE = "installs a release's wheel from the registries; `make release` does so in an empty environment"
POSTGRES = "needs PostgreSQL; `make test-service` runs the same on a real one"
MUTANTS = "runs a game's tests hundreds of times; tests/house/test_mutants.py tries it small"
DECKS = "simulates decks for many minutes; tests/kamimai runs the same rooms small"

LEFT_OUT = {
    "make play": MINUTES + "; measured by hand in benchmarks/RESULTS.md, first start",
    "make test": ITSELF,
    "make release": MINUTES + "; tests/house/test_release.py tries its parts",
    "make play LAN=1": OPENS,
    "armarium --lan": OPENS,
    "armarium --lan --lang fr": OPENS,
    "pip install armarium-0.2.0-py3-none-any.whl": RELEASE,
    'pip install "armarium[postgres]"': RELEASE,
    "createdb armarium": POSTGRES,
    "armarium serve --database postgresql+psycopg://armarium@/armarium --processes 2 --admin-port 9000 "
    "--log-format json": POSTGRES,
    "make mutants GAME=rune": MUTANTS,
    "make mutants GAME=rune SEED=7 COUNT=50": MUTANTS,
    "make mutants GAME=rune AGAIN=1": MUTANTS,
    ".venv/bin/python -m build_tools.mutants rune --room view.py --count 20": MUTANTS,
    "python -m armarium.games.kamimai.deck.sweep lives lives.jsonl --decks 20": DECKS,
    "python -m armarium.games.kamimai.deck.sweep creep creep.jsonl --tempo slow steady --tries 240": DECKS,
    "python -m armarium.games.kamimai.team.trial_check tried.jsonl --decks 2000 --cpu 600": DECKS,
    "python -m armarium.games.kamimai.deck.sweep_page docs/kamimai-deck.md --lives lives.jsonl --creep creep.jsonl": (
        "writes into docs/ what those two have found"
    ),
    "armarium lab learn rune --deals 982 --seed 1 --bot search:300:0.5@hand --rollout-depth 0 --match search:0.1s "
    "--adopt": "plays for an hour and writes into the package; tests/lab plays it small",
    "armarium lab learn-team --games 16000 --seed 1 --match search:300 --match-deals 200 --adopt": (
        "plays for an hour and writes into the package; tests/lab plays it small"
    ),
    "armarium lab calibrate grimoire --deals 500 --seats 2 --adopt": (
        "writes into the package what it measures; tests/lab plays it small"
    ),
    "python examples/rune_policy/train.py": "trains for a minute; tests/examples runs it among the slow tests",
    "python -m build_tools.terminal_pictures": "draws docs/terminal anew; tests/terminal compares screens",
}
