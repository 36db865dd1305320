# `make` alone lists the targets. ARGS="…" is passed on by play, terminal, test, the benches and soak.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

UV := $(or $(shell command -v uv 2>/dev/null),.uv/bin/uv)
BIN := .venv/bin
# Three on two cores: who drives a browser mostly waits.
JOBS ?= 3
# Neighbours stay on one worker, with the server, browser or report that they share.
XDIST := -n $(JOBS) --dist worksteal
# What plays many games runs with the compiled package, in a fraction of the time; the rest, and so
# every chapter of the rules, with the sources as they are. tests/test_compiled.py compares the two.
COMPILED := $(addprefix tests/,browser cli conformance golden lab players table test_lessons.py) \
	$(wildcard tests/games/*/test_promises.py tests/games/*/test_hidden.py)
GAME ?= kutna_hora
APP := src/silverspire/web
SOURCES := $(shell find src locales docs/rules -type f -not -path '*/__pycache__/*' -not -path '$(APP)/*' 2>/dev/null)
WEB_SOURCES := $(shell find web/src web/public web/scripts locales -type f -not -path '*/generated/*' 2>/dev/null) $(wildcard web/*.html web/*.ts web/*.js)
PEER := bench/table/boardgame
PIN := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url

.PHONY: help setup play terminal test checks lint types walls web browser screenshots format build bench bench-table strength soak audit pins clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-11s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

setup: .venv/.ready ## create .venv with the pinned tools and this package in it

play: setup $(APP)/.ready ## serve tables in the browser, for people and computers
	@$(BIN)/silverspire serve $(ARGS)

terminal: setup ## play Kutná Hora in the terminal, or GAME=world_without_end
	@$(BIN)/silverspire play $(GAME) $(ARGS)

# Two checks at a time: one core compiles while the other checks types and the browser's app.
test: ## check everything: style, types, walls, then every test
	@$(MAKE) --no-print-directory --jobs=2 checks
ifdef ARGS
	$(BIN)/pytest $(XDIST) $(ARGS)
else
	$(BIN)/pytest $(XDIST) $(addprefix --ignore=,$(COMPILED))
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/pytest $(XDIST) $(COMPILED)
endif

checks: lint walls build/compiled/.ready web types browser ## check all but the tests, and build what these need

lint: setup ## check style and formatting
	$(BIN)/ruff check --quiet
	$(BIN)/ruff format --quiet --check

types: setup ## check types, strictly
	$(BIN)/mypy

walls: setup ## check that imports point down
	$(BIN)/lint-imports --no-logo

web: setup $(APP)/.ready ## check and test what the browser runs
	cd web && npm run --silent types -- --check && npm run --silent check && npm run --silent lint && npm run --silent test

browser: setup ## make sure that there is a Chromium for the tests
	@$(BIN)/python -m tests.browser.chromium

screenshots: setup $(APP)/.ready browser ## take the pictures in docs/screenshots
	$(BIN)/python -m tests.browser.screenshots $(ARGS)

format: setup web/node_modules/.ready ## rewrite the sources in house style
	$(BIN)/ruff check --quiet --fix-only
	$(BIN)/ruff format --quiet
	cd web && npm run --silent format

build: build/compiled/.ready ## build the compiled wheel into dist/
	@ls dist/*.whl

bench: .venv/.bench-ready build/compiled/.ready ## measure our speed beside Catanatron, OpenSpiel and PettingZoo
	@$(BIN)/python -m bench.run $(ARGS)

bench-table: build/compiled/.ready $(PEER)/node_modules/.ready ## measure our table server beside boardgame.io's; needs Node
	@$(BIN)/python -m bench.table.run $(ARGS)

strength: build/compiled/.ready ## measure how strong the computer's players are; hours, and it can be stopped
	@$(BIN)/python -m bench.strength $(ARGS)

soak: build/compiled/.ready ## run the random tests twenty times longer
	SILVERSPIRE_PATIENCE=20 $(BIN)/pytest $(XDIST) --hypothesis-profile=soak $(ARGS)

audit: .venv/.audit-ready ## ask the public advisories about every pinned requirement
	$(BIN)/pip-audit --strict --disable-pip --require-hashes -r requirements/dev.txt

pins: | $(UV) ## pin the newest requirements, with hashes
	$(PIN) --upgrade --all-extras pyproject.toml requirements/dev.in -o requirements/dev.txt
	$(PIN) --upgrade requirements/bench.in -o requirements/bench.txt
	$(PIN) --upgrade requirements/audit.in -o requirements/audit.txt

clean: ## remove everything that make has made
	rm -rf .venv .uv build dist $(APP) web/node_modules bench/results.json bench/table-results.json bench/strength $(PEER)/node_modules .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +

.uv/bin/uv:
	python3 -m venv .uv
	.uv/bin/pip install --quiet uv

.venv/.ready: requirements/dev.txt pyproject.toml | $(UV)
	$(UV) venv --quiet --allow-existing .venv
	$(UV) pip sync --quiet --python $(BIN)/python --require-hashes requirements/dev.txt
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.bench-ready: requirements/bench.txt .venv/.ready
	$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/bench.txt
	@touch $@

# --strict: what the advisories cannot be asked about is no clean bill.
.venv/.audit-ready: requirements/audit.txt .venv/.ready
	$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/audit.txt
	@touch $@

$(PEER)/node_modules/.ready: $(PEER)/package.json $(PEER)/package-lock.json $(PEER)/.npmrc
	cd $(PEER) && npm ci --ignore-scripts --silent
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json web/.npmrc
	cd web && npm ci --ignore-scripts --silent
	@touch $@

# Inside the package, so that a checkout and a wheel find it at the same place.
$(APP)/.ready: web/node_modules/.ready $(WEB_SOURCES)
	cd web && npm run --silent build -- --logLevel warn
	@touch $@

# With the app as it is now: the browser's tests open the one in here.
# Built from a copy, because mypyc leaves its libraries beside the sources it compiles;
# installed into a plain directory, so that tests and bench can run it next to the pure sources.
build/compiled/.ready: .venv/.ready README.md LICENSE $(SOURCES) $(APP)/.ready
	rm -rf dist build/tree build/compiled
	mkdir -p build/tree
	tar -c --exclude=__pycache__ pyproject.toml README.md LICENSE src locales docs | tar -x -C build/tree
	cd build/tree && HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(CURDIR)/$(BIN)/python -m hatchling build -t wheel -d $(CURDIR)/dist
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --target build/compiled dist/*.whl
	@touch $@
