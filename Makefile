# `make` alone lists the targets. ARGS="…" is passed on by play, terminal, test, the benches and soak.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

UV := $(or $(shell command -v uv 2>/dev/null),.uv/bin/uv)
BIN := .venv/bin
# Three on two cores: browser tests mostly wait.
JOBS ?= 3
# Neighboring tests stay on one worker, with the server, browser or report that they share.
XDIST := -n $(JOBS) --dist worksteal
# What plays many games runs with the compiled package, in a fraction of the time; the rest with the
# sources as they are. The kernel and every chapter of the rules run with both, and
# tests/test_compiled.py compares the two.
COMPILED := $(addprefix tests/,analysis browser cli conformance golden lab players stored table test_lessons.py) \
	$(wildcard tests/games/*/test_promises.py tests/games/*/test_hidden.py)
BOTH := tests/kernel $(filter-out $(COMPILED),$(wildcard tests/games/*/test_*.py))
GAME ?= kutna_hora
APP := src/silverspire/web
PYTHON_SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.json' 2>/dev/null | grep -v '^$(APP)/')
WEB_SOURCES := $(shell find web/src web/public web/scripts locales -type f -not -path '*/generated/*' 2>/dev/null) $(wildcard web/*.html web/*.ts web/*.js)
# An environment of their own: they pin what we don't.
PEERS := .venv-peers
DOCS := .venv-docs
PEER := bench/table/boardgame
PIN := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url

.PHONY: help setup play terminal test peers checks lint types imports web browser browsers screenshots docs format build bench bench-table strength calibration soak audit lock clean

help: ## list all targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-11s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

setup: .venv/.ready ## create .venv with the pinned requirements and this package

# One core compiles the engine while the other builds the browser app.
play: setup ## start the server and play in the browser
	@$(MAKE) --no-print-directory --jobs=2 $(APP)/.ready build/compiled/.ready
	@PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/silverspire serve $(ARGS)

terminal: build/compiled/.ready ## play Kutná Hora in the terminal, or GAME=world_without_end
	@PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/silverspire play $(GAME) $(ARGS)

# Two checks at a time: one core compiles while the other checks types and the browser's app.
test: ## check everything: style, types, import boundaries, then every test
	@$(MAKE) --no-print-directory --jobs=2 checks
ifdef ARGS
	$(BIN)/pytest $(XDIST) $(ARGS)
else
	$(BIN)/pytest $(XDIST) $(addprefix --ignore=,$(COMPILED))
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/pytest $(XDIST) $(COMPILED) $(BOTH)
endif

peers: $(PEERS)/.ready build/compiled/.ready ## test with TorchRL, Stable-Baselines3, RLlib and Tianshou; they need 6 GB
	PYTHONPATH=$(CURDIR)/build/compiled $(PEERS)/bin/python -m pytest -p no:cacheprovider -W default tests/peers $(ARGS)

checks: lint imports build/compiled/.ready web types browser ## run every check except the tests, and build what the tests need

lint: setup ## check style and formatting
	$(BIN)/ruff check --quiet
	$(BIN)/ruff format --quiet --check

types: setup ## check types with mypy in strict mode
	$(BIN)/mypy

imports: setup ## check the import boundaries between packages
	$(BIN)/lint-imports --no-logo

web: setup $(APP)/.ready ## check and test the browser app
	cd web && npm run --silent types -- --check && npm run --silent check && npm run --silent lint && npm run --silent test

browser: setup ## install Chromium for the tests if it is missing
	@$(BIN)/python -m tests.browser.chromium

browsers: setup $(APP)/.ready build/compiled/.ready ## play a short game in Chromium, Firefox and WebKit, with pictures
	@PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/python -m tests.browser.engines $(ARGS)

screenshots: setup $(APP)/.ready browser ## take the screenshots in docs/screenshots
	$(BIN)/python -m tests.browser.screenshots $(ARGS)

docs: $(DOCS)/.ready ## build the documentation site in build/site and check its links
	NO_MKDOCS_2_WARNING=1 $(DOCS)/bin/mkdocs build --strict $(ARGS)

format: setup web/node_modules/.ready ## format the sources
	$(BIN)/ruff check --quiet --fix-only
	$(BIN)/ruff format --quiet
	cd web && npm run --silent format

build: setup $(APP)/.ready ## build the compiled wheel into dist/
	rm -rf dist
	HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 $(BIN)/python -m hatchling build -t wheel -d dist
	@ls dist/*.whl

bench: .venv/.bench-ready build/compiled/.ready ## compare our speed with Catanatron, OpenSpiel and PettingZoo
	@$(BIN)/python -m bench.run $(ARGS)

bench-table: build/compiled/.ready $(PEER)/node_modules/.ready ## compare our table server with boardgame.io; needs Node
	@$(BIN)/python -m bench.table.run $(ARGS)

strength: build/compiled/.ready ## measure the strength of the computer players; takes hours, can be interrupted
	@$(BIN)/python -m bench.strength $(ARGS)

calibration: build/compiled/.ready ## measure how well estimated chances of winning match what happens
	@PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/python -m bench.calibration $(ARGS)

soak: build/compiled/.ready ## run random tests twenty times longer, and a server under load for an hour
	SILVERSPIRE_PATIENCE=20 $(BIN)/pytest $(XDIST) --hypothesis-profile=soak $(ARGS)

audit: .venv/.audit-ready ## check the pinned requirements for known vulnerabilities
	$(BIN)/pip-audit --strict --disable-pip --require-hashes -r requirements/dev.txt

lock: | $(UV) ## pin the newest versions of all requirements, with hashes
	$(PIN) --upgrade --all-extras pyproject.toml requirements/dev.in -o requirements/dev.txt
	$(PIN) requirements/build.in -o requirements/build.txt
	$(PIN) --extra server -c requirements/dev.txt pyproject.toml -o requirements/server.txt
	$(PIN) --upgrade requirements/bench.in -o requirements/bench.txt
	$(PIN) --upgrade pyproject.toml requirements/peers.in -o requirements/peers.txt
	$(PIN) --upgrade requirements/docs.in -o requirements/docs.txt
	$(PIN) --upgrade requirements/audit.in -o requirements/audit.txt
	$(PIN) --upgrade requirements/uv.in -o requirements/uv.txt

clean: ## remove everything that make created
	rm -rf .venv $(PEERS) $(DOCS) .uv build dist $(APP) web/node_modules bench/results.json bench/table-results.json bench/strength $(PEER)/node_modules .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +

.uv/bin/uv: requirements/uv.txt
	@echo "Installing uv into .uv"
	@python3 -m venv .uv
	@.uv/bin/pip install --quiet --require-hashes -r requirements/uv.txt
	@touch $@

.venv/.ready: requirements/dev.txt pyproject.toml | $(UV)
	@echo "Installing the Python requirements into .venv"
	@$(UV) venv --quiet --allow-existing .venv
	@$(UV) pip sync --quiet --python $(BIN)/python --require-hashes requirements/dev.txt
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.bench-ready: requirements/bench.txt .venv/.ready
	$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/bench.txt
	@touch $@

# --strict: what the advisories cannot be asked about is no clean bill.
.venv/.audit-ready: requirements/audit.txt .venv/.ready
	$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/audit.txt
	@touch $@

$(PEERS)/.ready: requirements/peers.txt | $(UV)
	@echo "Installing the learning libraries into $(PEERS)"
	@$(UV) venv --quiet --allow-existing $(PEERS)
	@$(UV) pip sync --quiet --python $(PEERS)/bin/python --require-hashes requirements/peers.txt
	@touch $@

$(DOCS)/.ready: requirements/docs.txt | $(UV)
	@echo "Installing MkDocs into $(DOCS)"
	@$(UV) venv --quiet --allow-existing $(DOCS)
	@$(UV) pip sync --quiet --python $(DOCS)/bin/python --require-hashes requirements/docs.txt
	@touch $@

$(PEER)/node_modules/.ready: $(PEER)/package.json $(PEER)/package-lock.json $(PEER)/.npmrc
	cd $(PEER) && npm ci --ignore-scripts --silent
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json web/.npmrc
	@echo "Installing the packages of the browser app into web/node_modules"
	@cd web && npm ci --ignore-scripts --silent
	@touch $@

# Inside the package, so that a checkout and a wheel find it at the same place.
$(APP)/.ready: web/node_modules/.ready $(WEB_SOURCES)
	@echo "Building the browser app"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

# Sources with the compiled modules beside them; locales, rules and the browser app are links.
build/compiled/.ready: .venv/.ready hatch_build.py pyproject.toml $(PYTHON_SOURCES)
	@$(BIN)/python hatch_build.py build/compiled
	@touch $@
