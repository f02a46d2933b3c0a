"""The guide to adding a game: its table has every method that a game may write itself."""

import re
from pathlib import Path

import pytest

import concilium
from concilium.core.encoding import Encoder
from concilium.core.evaluation import Evaluation
from concilium.core.fields import Field
from concilium.core.game import Game
from concilium.core.registry import title
from concilium.core.state import State
from concilium.core.steps import Move, Step
from concilium.core.variables import Variable

GUIDE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"


def subclasses(base: type) -> set[type]:
    below: set[type] = set(base.__subclasses__())
    return below.union(*(subclasses(each) for each in below))


BASES = [Game, State, Step, Move, Evaluation, Encoder, Field, Variable]


@pytest.mark.parametrize("base", BASES, ids=lambda base: base.__name__)
def test_every_method_that_a_game_writes_itself_is_in_the_table(base: type) -> None:
    for name in concilium.names():
        players = title(name).fewest
        game = concilium.game(name, players)
        game.evaluation(), game.encoder()
    rows = GUIDE.read_text(encoding="utf-8").partition("## Who calls what")[2].partition("\n## ")[0]
    listed = set(re.findall(rf"`{base.__name__}\.(\w+)\(", rows))
    own = {
        name
        for each in subclasses(base)
        if each.__module__.startswith("concilium.games.")
        for name in vars(each)
        if not name.startswith("_") and callable(getattr(base, name, None))
    }
    assert own <= listed, own - listed
