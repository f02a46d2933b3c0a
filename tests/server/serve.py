"""Starts a server for a test: `python serve.py DATABASE LIMITS PORT`, the limits as JSON; the rest is environment."""

import os
import sys
from dataclasses import replace

import msgspec

from concilium.server import run
from concilium.server.limits import Limits
from concilium.server.settings import settled

if __name__ == "__main__":
    database, limits, port = sys.argv[1:]
    given = settled({}, os.environ)
    run(replace(given, port=int(port), database=database, limits=msgspec.json.decode(limits, type=Limits)))
