"""The levels: made in every game, with words in every language; their mistakes are a person's."""

import random
import tomllib
from itertools import combinations, product
from pathlib import Path

import pytest
from tests.built_in import BUILT_IN

import concilium
from concilium import CHANCE, Outlook, State, bots
from concilium.bots import levels
from concilium.bots.budget import Budget
from concilium.bots.frailty import FEWEST_SEEN, Frailty
from concilium.bots.players import GreedyPlayer, SearchPlayer
from concilium.core import registry
from concilium.core.title import Title
from concilium.locales import LANGUAGES, catalogue

LONGEST_TURN = 2.0


def a_choice(name: str, seed: int, least: int = 6) -> State:
    rng = random.Random(seed)
    state = concilium.game(name, players=3).start()
    made = 0
    while made < 60 or state.to_move == CHANCE or len(state.legal(state.to_move)) < least:
        state.apply(state.to_move, rng.choice(state.legal(state.to_move)))
        made += 1
    return state


@pytest.mark.parametrize("name", concilium.names())
def test_there_are_five_levels_and_none_may_take_two_seconds_for_a_turn(name: str) -> None:
    games = [concilium.game(name, players) for players in registry.title(name).players]
    assert len(bots.LEVELS) == 5
    for level, game in product(bots.LEVELS, games):
        bot = bots.make(level, game, 1)
        assert isinstance(bot, GreedyPlayer | SearchPlayer)
        if isinstance(bot, SearchPlayer):
            assert bot.budget.is_for_turn
            assert bot.budget.seconds is not None
            assert bot.budget.seconds < LONGEST_TURN


@pytest.mark.parametrize("former", bots.FORMER)
def test_levels_are_still_known_by_their_former_names(former: str) -> None:
    game = concilium.game("grand-tribunal", players=3)
    now = bots.current(former)
    assert now in bots.LEVELS
    assert vars(bots.make(former, game, 1)).keys() == vars(bots.make(now, game, 1)).keys()
    assert bots.current("search:5it") == "search:5it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_in_each_game_and_says_what_it_means(language: str) -> None:
    named = {
        name: [catalogue(language, name).text(f"level-{level}") for level in bots.LEVELS] for name in concilium.names()
    }
    for words in named.values():
        assert len(set(words)) == len(words)
    for one, other in combinations(BUILT_IN, 2):
        assert not set(named[one]) & set(named[other])
    meanings = [catalogue(language).text(f"level-{level}-text") for level in bots.LEVELS]
    assert len(set(meanings)) == len(meanings)


def test_a_games_file_must_have_all_levels_in_order_for_every_number_of_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = registry.title("grand-tribunal")

    class Elsewhere(Title):
        @property
        def figures(self) -> Path:
            return tmp_path / "figures.toml"

    other = Elsewhere("other", tmp_path, found.make, fewest=2, most=4, rules="X")
    monkeypatch.setattr(levels, "title", lambda name: other)
    levels.behind.cache_clear()
    try:
        assert levels.behind("other", 3) == levels.USUAL
        levels.behind.cache_clear()
        (tmp_path / "levels.toml").write_text('[levels]\nhard = "greedy"\neasy = "random"\n')
        with pytest.raises(ValueError, match="the levels are beginner, easy"):
            levels.behind("other", 3)
        for_two = "".join(f'{level} = "greedy:{number}%"\n' for number, level in enumerate(bots.LEVELS))
        usual = "".join(f'{level} = "{bot}"\n' for level, bot in levels.USUAL.items())
        (tmp_path / "levels.toml").write_text(f"[levels]\n{usual}[players.2]\n{for_two}")
        assert levels.behind("other", 3) == levels.USUAL
        assert levels.behind("other", 2)["expert"] == "greedy:4%"
        levels.behind.cache_clear()
        (tmp_path / "levels.toml").write_text(f'[levels]\n{usual}[players.2]\nhard = "greedy"\n')
        with pytest.raises(ValueError, match="the levels are beginner, easy"):
            levels.behind("other", 2)
    finally:
        levels.behind.cache_clear()


def test_who_overlooks_sees_a_share_of_the_choices_and_never_too_few() -> None:
    rng = random.Random(1)
    half = Frailty(overlooks=0.5)
    assert len(half.seen(list(range(20)), rng)) == 10
    assert half.seen([4, 5, 6], rng) == [4, 5, 6]
    assert len(half.seen([4, 5, 6, 7], rng)) == FEWEST_SEEN
    assert Frailty().seen(list(range(20)), rng) == list(range(20))
    assert len({tuple(half.seen(list(range(20)), rng)) for _ in range(20)}) > 10


def test_who_misjudges_takes_the_better_more_often_and_the_clearly_worst_hardly_ever() -> None:
    rng = random.Random(2)
    values = {1: 0.30, 2: 0.28, 3: 0.26, 4: 0.10}
    chosen = [Frailty(misjudges=0.3).best(values, rng) for _ in range(1000)]
    counts = [chosen.count(action) for action in (1, 2, 3, 4)]
    assert counts == sorted(counts, reverse=True)
    assert counts[1] > 100
    assert counts[3] < 20
    assert all(Frailty().best(values, rng) == 1 for _ in range(20))


@pytest.mark.parametrize("bot", ["greedy:overlooks=60%:misjudges=50%", "search:20it:misjudges=50%:overlooks=50%"])
@pytest.mark.parametrize("name", BUILT_IN)
def test_bots_that_make_mistakes_decide_legally_and_not_always_the_same(name: str, bot: str) -> None:
    state = a_choice(name, 3)
    seat = int(state.to_move)
    outlook = Outlook(state, seat, random.Random(1))
    decided = [bots.make(bot, state.game, seed)(outlook) for seed in range(12)]
    assert set(decided) <= set(state.legal(seat))
    assert len(set(decided)) > 1
    assert decided == [bots.make(bot, state.game, seed)(outlook) for seed in range(12)]


def test_the_levels_that_a_slow_engine_weakens_are_those_that_search_for_long() -> None:
    assert bots.LEVELS[-1] in bots.timed_levels()
    assert bots.LEVELS[0] not in bots.timed_levels()


def test_budgets_of_levels_are_read_from_their_names() -> None:
    assert Budget.parse("60it/1.6s/turn") == Budget(60, 1.6, True)


@pytest.mark.parametrize("name", BUILT_IN)
def test_what_bots_have_learned_is_packed_with_the_game(name: str) -> None:
    declared = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = declared["tool"]["setuptools"]["package-data"]["*"]
    folder = registry.title(name).folder
    packed = {path for pattern in patterns for path in folder.glob(pattern)}
    for file in ("figures.toml", "levels.toml", "styles.toml"):
        assert folder / "learning" / file in packed
