# Two commands do everything: `make play` and `make test`. Both set up what they need in .venv on their first run.
PYTHON ?= python3
BIN := .venv/bin
SETUP := @$(PYTHON) -m tools.setup
LANES := @$(BIN)/python -m tools.lanes
# Tests start hundreds of processes: what Python has translated once is kept for the next.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play test test-rules test-app test-web test-browser test-package test-steady lint conformance build web \
	bench bench-server strength soak soak-server cluster docs lock golden picture screenshots test-pythons test-learning test-ray clean

play:
	$(SETUP) play
	@$(BIN)/python -m tools.play

# All lanes; the others go on when one fails, and a summary comes last.
test:
	$(SETUP) test
	$(LANES)

# One lane: the contract and the rules in both builds, for daily work.
test-rules:
	$(SETUP) test-rules
	$(LANES) rules pure builds

test-app test-web test-browser test-package:
	$(SETUP) test
	$(LANES) $(@:test-%=%)

# The browser lane again and again on a machine that is busy with something else; RUNS=10.
RUNS ?= 10
test-steady:
	$(SETUP) test
	@$(BIN)/python -m tools.steady --runs $(RUNS)

lint:
	$(SETUP) test
	$(LANES) lint

# Which rule statements the last run of the tests has proved; runs the lane of the rules if there was none.
conformance:
	$(SETUP) test-rules
	@$(BIN)/python -m tools.conformance

# MIRABILIA_BUILD=release compiles everything as one unit, as wheels to publish and benchmarks are.
build:
	$(SETUP) rules

# The pages for the browser, built into the package.
web:
	$(SETUP) play

bench:
	@MIRABILIA_BUILD=release $(PYTHON) -m tools.setup rules
	@$(BIN)/python -m bench.duel
	@$(BIN)/python -m bench.seven
	@$(BIN)/python -m bench.world
	@$(BIN)/python -m bench.search
	@$(BIN)/python -m bench.envs

# The ladder of the levels, 200 games each step: hours; goes on where it was stopped. Writes docs/strength.md.
strength:
	@MIRABILIA_BUILD=release $(PYTHON) -m tools.setup rules
	@$(BIN)/python -m tools.strength ladder

# Load on a real server; the figures of docs/benchmarks.md.
bench-server:
	@MIRABILIA_BUILD=release $(PYTHON) -m tools.setup test
	@$(BIN)/python -m bench.server --rate 1500
	@$(BIN)/python -m bench.server --game seven --players 5 --tables 200 --rate 1000
	@$(BIN)/python -m bench.server --game world --tables 200 --rate 500
	@$(BIN)/python -m bench.server --crowd 20 --seconds 60
	@MIRABILIA_PURE=1 $(BIN)/python -m bench.server --counts

soak:
	$(SETUP) test-rules
	@$(BIN)/python -m tools.soak

# A server killed again and again under load, a million frames nobody should send, and every attack of tests/attacks in full.
soak-server:
	$(SETUP) test-rules
	@$(BIN)/python -m tools.soak_server kills --rounds 50
	@$(BIN)/python -m tools.soak_server frames --number 1000000
	@MIRABILIA_ATTACKS=full $(BIN)/python -m pytest tests/attacks

# PostgreSQL, three server processes and a proxy: a thousand games while one process after the other is killed.
cluster:
	$(SETUP) test-rules
	@$(BIN)/python -m tools.cluster --games 1000

# The documentation as a site, in build/docs/index.html. A warning is an error: a link that leads nowhere, a page left out.
docs:
	$(SETUP) docs
	@$(BIN)/python -m sphinx -q -W --keep-going -c docs/site docs build/docs
	@echo "build/docs/index.html"

# Draw the picture of the README anew.
picture:
	$(SETUP) rules
	@$(BIN)/python tools/picture.py

# Pictures of the screens of the browser client, to be looked at, and what a machine finds wrong with them; some of them with
# MATRIX="--scenes turn,late --sizes 390x844 --languages it --themes dark". All of them bring those of the documentation too.
screenshots:
	$(SETUP) test
	@$(BIN)/python -m tools.screenshots $(MATRIX)

# Write the golden playthroughs anew after a rule has been changed on purpose; read the difference before committing.
golden:
	$(SETUP) rules
	@$(BIN)/python tools/golden.py

# Build, install and play with every Python of this machine, from 3.11 on.
test-pythons:
	$(SETUP) test
	@$(BIN)/python -m tools.environments interpreters

# A learner that beats random moves within ten minutes; torch comes from pip, for no lock names it.
LEARNING := build/learning
test-learning:
	$(SETUP) rules
	@test -d $(LEARNING) || $(UV) venv -q $(LEARNING)
	@$(UV) pip install -q --python $(LEARNING) --require-hashes -r requirements/envs.txt
	@$(PYTHON) -m pip --python $(LEARNING)/bin/python install -q torch==2.13.0
	@PYTHONPATH=src:. $(LEARNING)/bin/python -m pytest --noconftest -o addopts= tests/learning.py

# Matches, tournaments and tuning on a real Ray cluster of two nodes on this machine, one of which is killed.
RAY := build/ray
test-ray:
	$(SETUP) rules
	@test -d $(RAY) || $(UV) venv -q $(RAY)
	@$(UV) pip install -q --python $(RAY) --require-hashes -r requirements/ray.txt
	@PYTHONPATH=src:. $(RAY)/bin/python -m pytest --noconftest -o addopts= -q tests/on_ray.py

# Pin all dependencies, with hashes and without naming any registry.
UV = $(shell command -v uv 2>/dev/null || echo .tools/bin/uv)
lock:
	$(SETUP) rules
	@$(UV) pip compile -q --universal --generate-hashes --no-header --extra all --group build -o requirements/play.txt pyproject.toml
	@$(UV) pip compile -q --universal --generate-hashes --no-header --extra all --group build --group test -c requirements/play.txt -o requirements/test.txt pyproject.toml
	@$(UV) pip compile -q --universal --generate-hashes --no-header --extra all --group build --group docs -c requirements/test.txt -o requirements/docs.txt pyproject.toml
	@$(UV) pip compile -q --universal --generate-hashes --no-header --extra passkeys --extra postgresql --extra push -c requirements/play.txt -o requirements/server.txt pyproject.toml
	@$(UV) pip compile -q --universal --generate-hashes --no-header --extra all --resolution lowest-direct -o requirements/lowest.txt pyproject.toml
	@$(UV) pip compile -q --universal --generate-hashes --no-header --extra rl --group envs -c requirements/test.txt -o requirements/envs.txt pyproject.toml
	@$(UV) pip compile -q --universal --generate-hashes --no-header --extra ray --extra tune --group envs -c requirements/test.txt -o requirements/ray.txt pyproject.toml

clean:
	rm -rf .venv .tools build dist web/node_modules src/mirabilia/server/static
	find src -name '*.so' -delete -o -name '*.pyd' -delete -o -name _compiled.json -delete
