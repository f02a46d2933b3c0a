"""The guide to adding a game: its table has every method that a game may write itself, its code is the example's."""

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

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "adding-a-game.md"
EXAMPLE = ROOT / "examples" / "goofspiel"
CODE = re.compile(r"^```(?:python|toml)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MOST_LINES = 250


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


def level(text: str) -> str:
    """Code wherever it stands: its lines without their indentation."""
    return "\n".join(line.strip() for line in text.splitlines())


def test_the_guide_s_code_is_the_example_s() -> None:
    files = [EXAMPLE / "pyproject.toml", *sorted(EXAMPLE.rglob("*.py"))]
    written = "\n".join(level(path.read_text(encoding="utf-8")) for path in files)
    shown = CODE.findall(GUIDE.read_text(encoding="utf-8"))
    assert len(shown) >= 5
    assert [code for code in shown if level(code) not in written] == []


def test_the_example_is_a_small_package() -> None:
    files = sorted((EXAMPLE / "src").rglob("*.py"))
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= MOST_LINES
