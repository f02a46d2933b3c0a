"""Section 8: what the rulebook leaves open, as it is ruled."""

import pytest
from tests.games.medieval_realms.scenes import Log, Scene, do, end, final, king, place, realms, step, why

from concilium.core.refusals import Refusal


def test_mr_8_with_two_players_a_city_counts_the_decoys_as_mayors() -> None:
    assert final(end(Scene(2).in_play(0, "toledo")), 0)["cards"] == [{"card": "toledo", "points": 6}]
    assert final(end(Scene(3).in_play(0, "toledo")), 0)["cards"] == [{"card": "toledo", "points": 4}]


@pytest.mark.parametrize(("players", "made"), [(2, 6), (3, 4)])
def test_mr_8_with_two_players_a_scientific_development_produces_for_decoys(players: int, made: int) -> None:
    decoys = [5, 6] if players == 2 else []
    state = Scene(players).placement().in_play(0, "stirrup").state()
    for seat in range(1, players):
        place(state, seat, generals=[1], admirals=[1], decoys=decoys)
    log = Log(state)
    place(state, 0, generals=[2], admirals=[2], decoys=decoys)
    gained = [event["amount"] for event in log.named("gained") if event["resource"] == "battle" and event["seat"] == 0]
    assert gained[-1] == made


def test_mr_8_an_islands_condition_counts_the_producing_mayors() -> None:
    """Sardinia asks for six mayors: decoys are not among them."""
    assert final(end(Scene(2).in_play(0, "sardinia")), 0)["cards"] == [{"card": "sardinia", "points": 0}]
    six = Scene(2).in_play(0, "sardinia").leaders(0, mayor=6)
    assert final(end(six), 0)["cards"] == [{"card": "sardinia", "points": 3}]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_mr_8_every_land_gives_at_least_one_resource(players: int) -> None:
    for land in realms(players).facts()["lands"]:
        assert {"gain", "gain-chosen"} & {reward["op"] for reward in land["reward"]}, land


def test_mr_8_take_a_card_comes_with_a_resource() -> None:
    state = Scene().placement().panel(2, "toledo").state()
    place(state, 1, "gold gold gold gold", generals=[1], admirals=[1])
    place(state, 2, "gold gold gold gold", generals=[1], admirals=[2])
    place(state, 0, "production production production production", generals=[8], admirals=[3])
    assert step(state) == "take-card"
    assert king(state, 0)["palace"]["gold"] == 1


def test_mr_8_a_land_that_decoys_deny_is_not_told_as_a_tie() -> None:
    """Equal strengths, but one of them is a decoy's; only decoys; and more decoys than the others' strength."""
    for mine, theirs in (([4], [3, 5]), ([3], [3, 5]), ([4], [3, 3])):
        state = Scene(2).placement().state()
        log = Log(state)
        place(state, 0, generals=[3] if mine == [4] else [2], admirals=[8], decoys=[mine[0], 6])
        place(state, 1, generals=[7], admirals=[7], decoys=theirs)
        assert log.named("land-tied") == []
        assert 3 in [event["land"] for event in log.named("land-denied")]


def test_mr_8_a_tie_of_fighters_is_told_as_a_tie() -> None:
    state = Scene(2).placement().state()
    log = Log(state)
    place(state, 0, generals=[3], admirals=[4], decoys=[1, 2])
    place(state, 1, generals=[3], admirals=[5], decoys=[7, 8])
    assert [event["land"] for event in log.named("land-tied")] == [3]


def test_mr_8_an_island_is_refused_when_it_is_played_not_when_it_is_bought() -> None:
    state = Scene().panel(1, "crete").in_play(0, "majorca").palace(0, production=1).state()
    do(state, 0, "buy crete")
    do(state, 1, "pass")
    do(state, 2, "pass")
    assert why(state, 0, "play crete") == Refusal("MR-5.1", "admirals-short", {"need": 2, "have": 1})
