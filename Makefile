# On a fresh machine, `make play` or `make test` is all one needs: they make .venv and install into it.

VENV := .venv
BIN := $(VENV)/bin
INSTALL := -m pip --disable-pip-version-check -q
PIP := $(BIN)/python $(INSTALL)

# To choose the interpreter oneself: make play PYTHON=/path/to/python3.12
PYTHON ?=
# What is installed for development; .ci/run takes what documentation needs along.
EXTRAS ?= dev
# The game that `make terminal` plays: make terminal GAME=spoils, GAME=fallen
GAME ?= lorcana
# What `make play`, `make terminal` and `make bench` hand on to the command: make play ARGS="--port 8200"
ARGS ?=
# What `make test` and `make test-compiled` hand on to pytest: make test TESTS=tests/lorcana
TESTS ?=

# The compiled package has a .venv of its own, inside the other, so that tests can't take the sources for it.
COMPILED := $(VENV)/compiled
WHEEL := dist/.compiled

# Only Pythons on the path that really run are considered; the plain python3 comes first.
CANDIDATES := python3 python3.14 python3.13 python3.12 python3.11 python

.DEFAULT_GOAL := help
.PHONY: help play terminal page test check test-plain test-compiled test-pythons docs wheel bench bench-compiled bench-table pictures format clean
# Two installations at once into one .venv would spoil each other.
.NOTPARALLEL:

help: ## show this list
	@echo "make TARGET, where TARGET is one of:"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-15s %s\n", $$1, $$2 }' Makefile

play: page ## open the table in the browser (options: ARGS="...")
	@$(BIN)/arbitre table --open $(ARGS)

terminal: $(VENV)/.play ## play Lorcana (or GAME=spoils, GAME=fallen) in the terminal (options: ARGS="...")
	@ARBITRE_COMMAND="make terminal$(if $(filter-out lorcana,$(GAME)), GAME=$(GAME))" $(BIN)/arbitre play $(GAME) $(ARGS)

# Apart from installing, since pip would keep to itself what the build says.
page: $(VENV)/.play ## build the page of the table, if its sources have changed
	@$(BIN)/python page/build.py

test: check test-plain ## check style, types and layers, then run the tests (some of them: TESTS="...")

check: $(VENV)/.dev page ## check style, types and layers
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python page/build.py check test

test-plain: $(VENV)/.dev page
	$(BIN)/pytest -n auto --dist worksteal $(TESTS)

test-compiled: $(COMPILED)/.test ## run the tests on the compiled package (some of them: TESTS="...")
	ARBITRE_COMPILED=1 $(COMPILED)/bin/python -m pytest -n auto --dist worksteal $(TESTS)

test-pythons: $(VENV)/.dev page ## install the wheel and play on every Python from 3.11 on that is here (others: PYTHONS="...")
	$(BIN)/python tests/pythons.py $(PYTHONS)

docs: $(VENV)/.docs ## build the documentation as a site, in build/docs
	@$(BIN)/python -m docs.site build/docs
	@echo "The documentation is at build/docs/index.html"

wheel: $(WHEEL) ## build the wheel with the engine compiled by mypyc, in dist (needs a C compiler)

bench: $(VENV)/.bench ## measure speed beside peers (options: ARGS="...")
	$(BIN)/python -m benchmarks $(ARGS)

bench-compiled: $(COMPILED)/.bench ## the same with the compiled package
	$(COMPILED)/bin/python -m benchmarks $(ARGS)

bench-table: $(VENV)/.dev page ## measure the table: many games at once, and how soon its page is there
	$(BIN)/python benchmarks/table.py

pictures: $(VENV)/.dev page ## take the pictures of the table in docs/pictures anew
	$(BIN)/python page/scripts/screens.py

format: $(VENV)/.dev ## put the code in the common style
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

clean: ## remove .venv and everything else that can be made again
	rm -rf $(VENV) page/node_modules src/arbitre/table/page build dist
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The stamps .made, .play and .dev say what .venv holds; pip runs again only when a pyproject.toml changes.

$(VENV)/.made:
	@python=; old=; bare=; \
	for candidate in $(or $(PYTHON),$(CANDIDATES)); do \
	  version=$$($$candidate -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) || continue; \
	  if ! $$candidate -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then \
	    old="$${old:-$$candidate is $$version}"; \
	  elif ! $$candidate -c 'import ensurepip, venv' 2>/dev/null; then \
	    bare="$${bare:-$$version}"; \
	  else \
	    python=$$candidate; break; \
	  fi; \
	done; \
	if [ -z "$$python" ]; then \
	  if [ -n "$$bare" ]; then \
	    echo "Python $$bare is here, but without its venv module." >&2; \
	    echo "On Debian or Ubuntu: sudo apt install python$$bare-venv; then run make again." >&2; \
	  elif [ -n "$$old" ]; then \
	    echo "Arbitre needs Python 3.11 or newer; $$old." >&2; \
	    echo "If a newer one is elsewhere: make PYTHON=/path/to/python3 ..." >&2; \
	  else \
	    echo "Arbitre needs Python 3.11 or newer; found no Python that runs$(if $(PYTHON), as $(PYTHON))." >&2; \
	  fi; \
	  exit 1; \
	fi; \
	echo "Making $(VENV) with Python $$version ($$python)"; \
	$$python -m venv --clear $(VENV)
	@touch $@

$(VENV)/.play: $(VENV)/.made pyproject.toml
	@echo "Installing Arbitre into $(VENV) (once)"
	@ARBITRE_SKIP_PAGE=1 $(PIP) install -e '.[page]'
	@touch $@

# The dev extra holds all that playing needs, so it sets both stamps.
$(VENV)/.dev: $(VENV)/.made pyproject.toml examples/briscola/pyproject.toml
	@echo "Installing Arbitre, its development tools and the example game into $(VENV) (once, may take a minute)"
	@ARBITRE_SKIP_PAGE=1 $(PIP) install -e '.[$(EXTRAS)]' -e examples/briscola
	@touch $(VENV)/.play $@

$(VENV)/.docs: $(VENV)/.dev
	@echo "Installing what the documentation takes into $(VENV) (once)"
	@ARBITRE_SKIP_PAGE=1 $(PIP) install -e '.[docs]'
	@touch $@

NO_PEERS := echo "Not all peers of the benchmark can be had for this machine: it goes on without them"

$(VENV)/.bench: $(VENV)/.dev
	@echo "Installing the peers of the benchmark into $(VENV) (once)"
	@ARBITRE_SKIP_PAGE=1 $(PIP) install -e '.[bench]' || $(NO_PEERS)
	@touch $@

# Without isolation, since .venv has all that building takes. The wheel is made anew when what goes into it changes.
$(WHEEL): $(VENV)/.dev $(shell find src/arbitre -name __pycache__ -prune -o -type f -print) hatch_build.py compile_engine.py
	@$(BIN)/python page/build.py
	@echo "Compiling the engine (two minutes on two cores)"
	@rm -f dist/arbitre-*.whl
	@ARBITRE_COMPILED=1 $(PIP) wheel --no-build-isolation --no-deps -w dist .
	@ls dist/arbitre-*.whl
	@touch $@

$(COMPILED)/.made: $(VENV)/.made
	@$(BIN)/python -m venv --clear $(COMPILED)
	@touch $@

# What tests need lies in $(VENV) already and is found there: a .pth file leads to it, after what is installed here. The
# .pth files there, which lead to the sources, are not followed. pip takes a wheel of the same version for the same wheel,
# unless forced; at the end it checks that all is there that the wheel asks for.
PACKAGES := import sysconfig; print(sysconfig.get_path("purelib"))
$(COMPILED)/.test: $(COMPILED)/.made $(WHEEL)
	@echo "Installing the compiled package and the example game into $(COMPILED)"
	@$(BIN)/python -c '$(PACKAGES)' >"$$($(COMPILED)/bin/python -c '$(PACKAGES)')/tests.pth"
	@$(COMPILED)/bin/python $(INSTALL) install --force-reinstall --no-deps dist/arbitre-*.whl ./examples/briscola
	@$(COMPILED)/bin/python $(INSTALL) check
	@touch $@

$(COMPILED)/.bench: $(COMPILED)/.made $(WHEEL)
	@echo "Installing the compiled package and the peers of the benchmark into $(COMPILED)"
	@$(COMPILED)/bin/python $(INSTALL) install "$$(ls dist/arbitre-*.whl)[bench]" || $(NO_PEERS)
	@$(COMPILED)/bin/python $(INSTALL) install --force-reinstall --no-deps dist/arbitre-*.whl
	@touch $@
