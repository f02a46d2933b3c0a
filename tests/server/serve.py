"""Starts a server for a test: `python serve.py DATABASE LIMITS PORT`, the limits as JSON; the rest is environment.

It offers random bots too, which decide at once.
"""

import os
import sys
from dataclasses import replace

import msgspec

from concilium.server import run, thinking
from concilium.server.limits import Limits
from concilium.server.settings import settled

if __name__ == "__main__":
    database, limits, port = sys.argv[1:]
    thinking.OFFERED = (thinking.RANDOM, *thinking.OFFERED)
    given = settled({}, os.environ)
    run(replace(given, port=int(port), database=database, limits=msgspec.json.decode(limits, type=Limits)))
