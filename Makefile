# Two commands are all a newcomer needs: `make play` and `make test`.
# Each makes .venv with the machine's Python and installs what it needs there, once.
# Another Python than python3: `make play PYTHON=python3.13`.

PYTHON ?= python3

VENV := .venv
RUN  := $(VENV)/bin/python -m

# pip names each package as it comes, so that a slow line does not look like a halt. Without build isolation, the pinned
# setuptools builds the package, not the newest one.
INSTALL := $(RUN) pip install --disable-pip-version-check --no-build-isolation --constraint constraints.txt

CORE := $(VENV)/bin/python tools/build_core.py

# A stamp is touched when its step is done, so an interrupted installation is taken up again the next time.
MADE  := $(VENV)/.made
PLAY  := $(VENV)/.play
TEST  := $(VENV)/.test
BENCH := $(VENV)/.bench
COMPILE := $(VENV)/.compile

QUICK := tests/rules tests/words tests/test_notation.py tests/test_moon_notation.py tests/test_card_files.py \
         tests/test_game.py tests/test_layers.py tests/test_project.py fatsi/rules fatsi/notation fatsi/words fatsi/game.py

# What runs on the interpreted core, too, where everything is tested on the compiled one: the rules, and the examples in their
# docstrings, which a compiled module hides.
ON_BOTH_CORES := tests/rules tests/properties tests/test_cores.py tests/test_game.py tests/test_notation.py tests/test_moon_notation.py \
                 tests/test_perft.py fatsi/rules fatsi/engine

# Of what is played or searched at random the second pass does a part, and it does not let the two cores play each other again.
SECOND_PASS := FATSI_CORE=interpreted FATSI_SECOND_PASS=1 FATSI_GAMES=$${FATSI_GAMES:-192}
DONE_BEFORE := --deselect tests/test_cores.py::test_both_cores_play_the_same_games_action_for_action

# What takes long, by itself or because it starts browsers, servers and other processes, is shared out among workers: one more than
# there are cores, for all these let a worker wait. They are given one test at a time, the longest first (conftest.py), so that all
# workers end together: with larger chunks, each quick test brings a worker another chunk, and hundreds wait behind a slow one.
SLOW := tests/browser tests/server tests/lab tests/terminal tests/properties tests/bots tests/test_docs.py tests/test_cores.py
WORKERS = -n $$(( $$($(VENV)/bin/python -c 'import os; print(os.cpu_count())') + 1 )) --dist load --maxschedchunk 1

# Thousands of tests take less time than it takes to hand them out, so they run in one process, beside the workers; another one
# has the interpreted core. What these two print is shown when all are done: the closing line, or everything if a test failed.
BESIDE := build/tests
COLLECTED := build/collected
SHOW_BESIDE = for log in $(BESIDE)/*.log; do \
    echo "$$(basename $$log .log): $$(tail -n 1 $$log)"; [ -e $${log%.log}.passed ] || cat $$log; done

# Some machines tell Python to keep nothing of what it has compiled. Tests start many processes, and each would compile
# everything again.
check test soak attack: export PYTHONDONTWRITEBYTECODE =

.DEFAULT_GOAL := help
.PHONY: help play check style test slow-tests quick-tests interpreted-tests collect attack core soak bench strength \
        bench-server wheel screenshots docs generate-docs readme-picture format clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' Makefile

# Nobody waits for the compiler: the game starts as it is, and finds the compiled core at the next start.
play: $(PLAY) ## play the game in the browser
	@[ -d build/core ] || ! command -v cc >/dev/null || echo "Compiling the rules in the background, for the next start (build/core.log)." >&2
	@mkdir -p build && nice $(MAKE) --silent core >build/core.log 2>&1 </dev/null &
	@$(VENV)/bin/fatsi

check: $(TEST) style ## for every edit, under a minute: style, types, and the tests of rules, notation and words
	$(RUN) pytest -q -n auto --dist worksteal $(QUICK)

style: $(TEST) ## check style and types
	$(RUN) ruff check .
	$(RUN) ruff format --check .
	$(RUN) mypy
	$(RUN) codespell_lib

# What comes before the tests is done side by side: each of these keeps one processor busy.
test: $(TEST) ## check style and types, run every test
	@if $(CORE) --check; then $(MAKE) --silent $(COMPILE); fi
	@$(MAKE) --jobs 2 core style collect
	@rm -rf $(BESIDE) && mkdir -p $(BESIDE)
	@if FATSI_CORE=compiled $(RUN) fatsi --version 2>/dev/null; then \
	  export FATSI_CORE=compiled; passes="slow-tests quick-tests interpreted-tests"; else passes="slow-tests quick-tests"; fi; \
	$(MAKE) --silent --keep-going --jobs 3 $$passes; status=$$?; $(SHOW_BESIDE); exit $$status

slow-tests:
	$(RUN) pytest $(WORKERS) $(SLOW)

quick-tests:
	$(RUN) pytest $(SLOW:%=--ignore=%) >$(BESIDE)/quick.log 2>&1 && touch $(BESIDE)/quick.passed

interpreted-tests:
	$(SECOND_PASS) $(RUN) pytest $(ON_BOTH_CORES) $(DONE_BEFORE) >$(BESIDE)/interpreted.log 2>&1 && touch $(BESIDE)/interpreted.passed

# With what is shared out collected once, its bytecode is there, and no worker has to make it again; until a source changes.
collect: $(COLLECTED)

$(COLLECTED): $(TEST) conftest.py $(shell find fatsi tests -name '*.py')
	@$(RUN) pytest --collect-only -q $(SLOW) >/dev/null || true  # what is wrong, the tests report
	@mkdir -p build && touch $@

core: $(PLAY) ## compile the rules, if there is a C compiler and the sources have changed
	@if $(CORE) --check; then $(MAKE) --silent $(COMPILE) && $(CORE); fi

soak: $(TEST) core ## the properties over 20,000 random games (FATSI_GAMES=n for another number)
	FATSI_CORE= FATSI_GAMES=$${FATSI_GAMES:-20000} $(RUN) pytest tests/properties -n auto

bench: $(BENCH) core ## measure the speed: compiled, interpreted, catanatron and OpenSpiel in turns
	$(VENV)/bin/python benchmarks/random_play.py

strength: $(TEST) core ## play 100 games of each kind by planner, and compare with the recorded strength (hours)
	$(VENV)/bin/python benchmarks/strength.py

bench-server: $(TEST) ## measure the server: 200 tables in one process and in two workers, 1,000 tables seated
	$(VENV)/bin/python benchmarks/server_load.py

attack: $(TEST) ## attack a fresh server on loopback and report what a player notices; kill it thirty times during a game
	$(VENV)/bin/python benchmarks/server_attack.py
	FATSI_KILLS=30 $(RUN) pytest -q tests/server/test_killed.py tests/server/test_attacks.py

wheel: $(COMPILE) ## build a wheel in dist: of Python only, or with COMPILED=1 for this machine and compiled
	rm -rf build/lib* build/bdist*
	FATSI_COMPILED=$(COMPILED) $(RUN) pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

screenshots: $(TEST) ## look at the pages: pictures of every page and state at five sizes, in build/screenshots
	$(VENV)/bin/python -m tests.browser.screenshots build/screenshots

docs: $(TEST) ## build the documentation site in build/site, with warnings as errors
	NO_MKDOCS_2_WARNING=1 $(RUN) mkdocs build --strict

generate-docs: $(TEST) ## write the parts of the documentation that the program knows: commands, terminal, picture
	$(RUN) tools.generate_docs

readme-picture: $(TEST) ## take the screenshot of the README
	$(RUN) tests.browser.readme_picture

format: $(TEST) ## format the code and fix what the linter can fix
	$(RUN) ruff check --fix .
	$(RUN) ruff format .

clean: ## remove .venv and everything else that these commands made
	rm -rf $(VENV) build dist *.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(MADE):
	@command -v $(PYTHON) >/dev/null || { \
	  echo "fatsi needs Python 3.11 or newer, and there is no '$(PYTHON)' here." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "fatsi needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>&1)." >&2; \
	  echo "If a newer one is installed, name it: make $(or $(firstword $(MAKECMDGOALS)),play) PYTHON=python3.13" >&2; exit 1; }
	@echo "Making $(VENV) with $$($(PYTHON) --version) ..." >&2
	@$(PYTHON) -m venv --clear $(VENV) || { \
	  echo "Python could not make $(VENV). On Debian and Ubuntu, the package python3-venv is missing." >&2; exit 1; }
	@touch $@

$(PLAY): pyproject.toml constraints.txt $(MADE)
	@echo "Installing fatsi: about a minute, mostly downloads ..." >&2
	@$(INSTALL) setuptools
	@$(INSTALL) --editable .
	@touch $@

$(TEST): $(PLAY)
	@echo "Installing what the tests need ..." >&2
	@$(INSTALL) --editable '.[test,docs]'
	@touch $@

$(COMPILE): $(PLAY)
	@echo "Installing what compiles the core ..." >&2
	@$(INSTALL) --editable '.[compile]'
	@touch $@

$(BENCH): $(PLAY)
	@echo "Installing what the benchmark needs ..." >&2
	@$(INSTALL) --editable '.[bench]'
	@touch $@
