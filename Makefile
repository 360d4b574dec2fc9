# Two commands are all a newcomer needs: `make play` and `make test`.
# Each makes .venv with the machine's Python and installs what it needs there, once.
# Another Python than python3: `make play PYTHON=python3.13`.

PYTHON ?= python3

VENV := .venv
RUN  := $(VENV)/bin/python -m

# pip names each package as it comes, so that a slow line does not look like a halt. Without build isolation, the pinned
# setuptools builds the package, not the newest one.
INSTALL := $(RUN) pip install --disable-pip-version-check --no-build-isolation --constraint constraints.txt

# A stamp is touched when its step is done, so an interrupted installation is taken up again the next time.
MADE  := $(VENV)/.made
PLAY  := $(VENV)/.play
TEST  := $(VENV)/.test
BENCH := $(VENV)/.bench

QUICK := tests/rules tests/words tests/test_notation.py tests/test_moon_notation.py tests/test_card_files.py \
         tests/test_game.py tests/test_layers.py tests/test_project.py fatsi/rules fatsi/notation fatsi/words fatsi/game.py

.DEFAULT_GOAL := help
.PHONY: help play check test soak bench bench-server screenshots format clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

play: $(PLAY) ## play the game in the browser
	@$(VENV)/bin/fatsi

check: $(TEST) ## for every edit, under a minute: style, types, and the tests of rules, notation and words
	$(RUN) ruff check .
	$(RUN) ruff format --check .
	$(RUN) mypy
	$(RUN) pytest -q -n auto --dist worksteal $(QUICK)

# One worker more than there are cores: browsers, databases and servers let a worker wait.
test: $(TEST) ## check style and types, run every test
	$(RUN) ruff check .
	$(RUN) ruff format --check .
	$(RUN) mypy
	$(RUN) pytest -n $$(( $$($(VENV)/bin/python -c 'import os; print(os.cpu_count())') + 1 )) --dist worksteal

soak: $(TEST) ## the properties over 20,000 random games (FATSI_GAMES=n for another number)
	FATSI_GAMES=$${FATSI_GAMES:-20000} $(RUN) pytest tests/properties -n auto

bench: $(BENCH) ## measure the speed, alone and against catanatron
	$(VENV)/bin/fatsi bench
	$(VENV)/bin/python benchmarks/against_catanatron.py

bench-server: $(TEST) ## measure the server: 200 tables with 4 connections each
	$(VENV)/bin/python benchmarks/server_load.py

screenshots: $(TEST) ## look at the pages: pictures of home, table, exorcism and end, wide and narrow, in build/screenshots
	$(VENV)/bin/python -m tests.browser.screenshots build/screenshots

format: $(TEST) ## format the code and mend what the linter can mend
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
	@$(INSTALL) --editable '.[test]'
	@touch $@

$(BENCH): $(PLAY)
	@echo "Installing what the benchmark needs ..." >&2
	@$(INSTALL) --editable '.[bench]'
	@touch $@
