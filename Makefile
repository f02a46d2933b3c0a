# Everything a fresh machine needs is installed by these targets; only Python 3.11+, make and the
# package registries are assumed.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src/concilium -name '*.py')

.PHONY: setup compile play test test-deep lint bench clean

setup: $(VENV)/.installed compile

$(VENV)/.installed: pyproject.toml constraints.txt setup.py
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt setuptools
	$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	touch $@

compile: $(VENV)/.installed
	$(BIN)/python tools/compile_engine.py

play: setup
	$(BIN)/concilium play

lint: $(VENV)/.installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test: setup lint
	$(BIN)/pytest -n 2

bench: setup
	$(BIN)/concilium bench

clean:
	rm -rf build $(VENV)
