# Everything is done in .venv; each target installs what it needs. `make sheets` and `make test` are all a newcomer needs.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := pyproject.toml setup.py constraints.txt
# Compiled modules win over their sources, so an edited kernel must be built again before it is used.
KERNEL := $(wildcard pnp/sim/*.pxd) $(patsubst %.pxd,%.py,$(wildcard pnp/sim/*.pxd))
# Debian packages that a target needs, where apt is there and may be used.
APT := command -v apt-get >/dev/null && test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.DEFAULT_GOAL := help
.PHONY: help sheets gallery test check fuzz differential judge bench schemas clean

help:  ## Show what there is to make
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

sheets: .venv/installed  ## Set everything up and do the main job: check the shipped game and make its sheets in output/
	$(BIN)/pnp validate
	$(BIN)/pnp build classic

gallery: .venv/installed  ## Make the pictures of the README anew, in docs/
	$(BIN)/python docs/gallery.py

test: .venv/installed-dev  ## Install the test tools and run everything: format, lint, types, all tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pytest -n auto

check: .venv/installed-dev  ## What to run before a commit: format, lint, types, fast tests
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/mypy
	$(BIN)/pytest -n auto -m "not slow" -q

fuzz: .venv/installed-dev  ## 10,000 seeded mutations of the shipped files
	$(BIN)/python -m tests.fuzz 10000

differential: .venv/installed-dev  ## Compare the kernel with the rules over 20,000 games
	$(BIN)/python -m tests.sim.differential 20000

judge: .venv/installed-dev  ## Judge the report itself: planted faults, healthy decks, intervals, comparisons; a few minutes
	$(BIN)/python -m tests.judge

bench: .venv/installed-dev  ## Measure speed and memory, as ratios within one run
	$(BIN)/python -m bench

schemas: .venv/installed  ## Rewrite schemas/ after a change to the shape of files
	for kind in deck rivalry layout project printers; do $(BIN)/pnp schema $$kind > schemas/$$kind.schema.json; done

clean:  ## Remove everything that was made
	rm -rf .venv .cache build dist *.egg-info output/*

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv .venv

.venv/installed: .venv/bin/python $(SOURCES) $(KERNEL)
	@command -v cc >/dev/null || command -v gcc >/dev/null || { $(APT) gcc libc6-dev python3-dev; } || echo "no C compiler: games will be played uncompiled, more slowly"
	$(PIP) --editable .
	@touch $@

.venv/installed-dev: .venv/installed
	@command -v chromium >/dev/null || { $(APT) chromium; } || echo "no chromium: pages will not be tested in a browser"
	$(PIP) --editable '.[dev]'
	@touch $@
