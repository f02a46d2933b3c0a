"""Plays random games and checks that every view is of the types that its game declares.

python -m tests.contract.shown grand-tribunal 3

Interpreted: compiled modules keep their types' names but not what is in them.
"""

import importlib
import json
import random
import sys

import msgspec
from tests.contract.generated import walk

import concilium
from concilium.core.registry import package, title
from concilium.core.views import AnyView, Printed, View


def check(value: AnyView, kind: type) -> None:
    """Of the type, with every field that it wants; a field that it does not know would be lost in reading."""
    plain = json.loads(json.dumps(value))
    assert msgspec.convert(plain, kind) == plain


def main() -> None:
    name, games = sys.argv[1], int(sys.argv[2])
    shapes = importlib.import_module(f"{package(name)}.shapes")
    for seed in range(games):
        rng = random.Random(seed)
        game = concilium.game(name, rng.choice(title(name).players))
        check(game.facts(), shapes.Facts)
        msgspec.convert(game.facts(), Printed)
        state = game.start()
        for number, _ in enumerate(walk(state, rng)):
            if number % 9 == 0:
                for seat in (None, *range(game.players)):
                    check(state.view(seat), shapes.View)
                    msgspec.convert(state.view(seat), View)
        check(state.view(None), shapes.View)


if __name__ == "__main__":
    main()
