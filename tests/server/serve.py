"""Starts a server for a test: `python serve.py DATABASE LIMITS`, the limits as JSON."""

import sys

import msgspec

from concilium.server import Settings, run
from concilium.server.limits import Limits

if __name__ == "__main__":
    database, limits, port = sys.argv[1:]
    run(Settings(port=int(port), database=database, limits=msgspec.json.decode(limits, type=Limits)))
