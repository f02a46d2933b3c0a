"""Starts a server for a test: `python serve.py DATABASE LIMITS PORT`, the limits as JSON; the rest is environment.

It offers random bots too, which decide at once. With CONCILIUM_TEST_CHANCE chance and random bots draw the same at
every table, so that who decides the same plays the same game again.
"""

import os
import random
import sys
from collections import defaultdict
from dataclasses import replace

import msgspec

from concilium.server import run, thinking
from concilium.server.limits import Limits
from concilium.server.settings import settled


def dictate_chance(seed: str) -> None:
    drawn: defaultdict[str, random.Random] = defaultdict(lambda: random.Random(seed))

    def chance(table: str) -> random.Random:
        return drawn[table]

    thinking.chance = chance


if __name__ == "__main__":
    database, limits, port = sys.argv[1:]
    thinking.OFFERED = (thinking.RANDOM, *thinking.OFFERED)
    seed = os.environ.pop("CONCILIUM_TEST_CHANCE", None)
    if seed is not None:
        dictate_chance(seed)
    given = settled({}, os.environ)
    run(replace(given, port=int(port), database=database, limits=msgspec.json.decode(limits, type=Limits)))
