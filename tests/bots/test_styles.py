"""Styles: other leanings, which show in what is done, by bots of the same kind."""

import random
from collections import Counter

import pytest
from librt.vecs import vec
from tests.built_in import BUILT_IN, knowing, known

import concilium
from concilium import CHANCE, OVER, Outlook, bots
from concilium.bots.figures import load
from concilium.bots.styles import adopt
from concilium.locales import LANGUAGES, catalogue

LIKED = {(name, style): tuple(liked) for name in knowing("styles") for style, liked in known(name, "styles").items()}
"""What a style is seen to do more often than others, by the beginning of its notation."""

ALL = [(name, style) for name in BUILT_IN for style in bots.styles(name)]


def test_every_style_is_watched() -> None:
    assert set(ALL) == set(LIKED)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "style"), ALL)
def test_every_style_has_a_name(name: str, style: str, language: str) -> None:
    assert catalogue(language, name).text(f"style-{style}")


@pytest.mark.parametrize(("name", "style"), ALL)
def test_leanings_raise_the_prospects_of_who_has_what_is_liked(name: str, style: str) -> None:
    game = concilium.game(name, players=3)
    plain, styled = load(game).evaluation, load(game).evaluation
    adopt(style, name, styled)
    before, after = vec[float]([0.0] * 8), vec[float]([0.0] * 8)
    for evaluation, out in ((plain, before), (styled, after)):
        for feature in bots.styles(name)[style]:
            evaluation.found[evaluation.features.index(feature)] = 1.0
        evaluation.judge_found(3, out)
    assert after[0] > before[0]
    assert after[1] < before[1]
    assert sum(after[seat] for seat in range(3)) == pytest.approx(1.0)


@pytest.mark.parametrize("name", ["greedy~nobody", "random~builder", "hard~nobody"])
def test_unknown_styles_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match=r"style|bot"):
        bots.make(name, concilium.game("grand-tribunal", players=3))


def habits(name: str, style: str, games: int) -> tuple[Counter[str], Counter[str]]:
    """How often each action was taken by bots of a style, and by plain ones at the same tables."""
    game = concilium.game(name, players=4)
    styled: Counter[str] = Counter()
    plain: Counter[str] = Counter()
    for seed in range(games):
        rng = random.Random(seed)
        names = [f"greedy~{style}" if (seat + seed) % 2 == 0 else "greedy" for seat in range(4)]
        seated = [bots.make(each, game, seed * 4 + seat) for seat, each in enumerate(names)]
        state = game.start()
        while state.to_move != OVER:
            seat = int(state.to_move)
            if seat == CHANCE:
                state.apply(CHANCE, rng.choice(state.legal(CHANCE)))
                continue
            action = seated[seat](Outlook(state, seat, rng))
            (styled if "~" in names[seat] else plain)[game.text(action)] += 1
            state.apply(seat, action)
    return styled, plain


def times(taken: Counter[str], beginnings: tuple[str, ...]) -> int:
    return sum(count for text, count in taken.items() if text.startswith(beginnings))


@pytest.mark.parametrize(("name", "style"), ALL)
def test_a_style_shows_in_what_is_done(name: str, style: str) -> None:
    games = 24 if concilium.backend() == "compiled" else 4
    styled, plain = habits(name, style, games)
    liked = LIKED[name, style]
    assert times(styled, liked) > times(plain, liked)
