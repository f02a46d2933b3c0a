"""Starts a server that has its engine compiled: `python serve_compiling.py DATABASE COMMAND...`."""

import sys

from concilium.server import Settings, run

if __name__ == "__main__":
    run(Settings(port=0, database=sys.argv[1]), compiler=sys.argv[2:])
