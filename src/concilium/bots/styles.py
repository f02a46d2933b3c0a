"""Styles: bots of the same strength with other leanings, so that games differ.

A game declares its styles as data, `learning/styles.toml` beside its figures: by what it likes, each adds a little to
the prospects of the seat that has it. What a style is called is in the game's words.
"""

import tomllib
from functools import lru_cache

from concilium.core.evaluation import Evaluation
from concilium.core.registry import title

Leanings = dict[str, float]
"""What each feature that is liked adds to the prospects; below zero for what is disliked."""


@lru_cache(maxsize=64)
def styles(game: str) -> dict[str, Leanings]:
    """The styles of a game by name; none if it declares none."""
    file = title(game).figures.with_name("styles.toml")
    if not file.exists():
        return {}
    declared: dict[str, Leanings] = tomllib.loads(file.read_text(encoding="utf-8"))
    return declared


def adopt(style: str, game: str, evaluation: Evaluation) -> None:
    """Give an evaluation the leanings of a style; `ValueError` if the game has no such style or feature."""
    known = styles(game)
    if style not in known:
        there_are = f"there are {', '.join(known)}" if known else "it has none"
        raise ValueError(f"no style {style!r} in {game}; {there_are}")
    for feature, leaning in known[style].items():
        if feature not in evaluation.features:
            raise ValueError(f"style {style!r} of {game}: there is no feature {feature!r}")
        evaluation.leanings[evaluation.features.index(feature)] = float(leaning)
    evaluation.has_leanings = True
