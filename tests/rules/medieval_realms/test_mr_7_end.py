"""Section 7: the end."""

from tests.games.medieval_realms.scenes import Log, Scene, do, end, final, king, pass_all, step

from concilium.core.movers import OVER

ARTISTS = ["giotto", "cimabue", "jan-van-eyck", "donatello", "master-mateo", "fibonacci"]


def test_mr_7_1_honourable_persons_bring_1_3_6_10_and_15_points() -> None:
    for persons, points in ((0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 15)):
        state = end(Scene().in_play(0, *ARTISTS[:persons]))
        assert final(state, 0)["honourable"] == points


def test_mr_7_1_persons_then_cards_then_half_the_resources() -> None:
    scene = Scene().in_play(0, "giotto", "spice-market").palace(0, gold=5, battle=2).points(0, 1)
    state = pass_all(scene.round(7).state())
    log = Log(state)
    assert state.to_move == 0
    do(state, 0, "choose gold")
    names = [event.name for event in log.events]
    assert "card-scored" not in names
    assert names[-1] == "game-over"
    assert final(state, 0) == {
        "before": 1,
        "honourable": 1,
        "cards": [{"card": "spice-market", "points": 2}, {"card": "giotto", "points": 2}],
        "resources": 4,
        "total": 10,
    }
    assert state.scores()[0] == 10


def test_mr_7_1_resources_round_down() -> None:
    assert end(Scene().palace(1, gold=3, science=2)).scores() == [0, 2, 0]


def test_mr_7_2_the_track_still_pays_for_persons_and_cards() -> None:
    state = pass_all(Scene().in_play(0, "giotto").points(0, 4).round(7).state())
    assert step(state) == "bonus"
    assert king(state, 0)["points"] == 5
    do(state, 0, "choose gold")
    assert state.to_move == OVER
    assert king(state, 0)["palace"]["gold"] == 1


def test_mr_7_2_the_bonus_counts_among_the_resources() -> None:
    assert end(Scene().in_play(0, "giotto").points(0, 4).palace(0, gold=1)).scores()[0] == 4 + 1 + 1 + 1


def test_mr_7_2_resources_pay_no_bonus_any_more() -> None:
    state = end(Scene().points(0, 4).palace(0, gold=2))
    assert state.scores()[0] == 5
    assert king(state, 0)["palace"] == {**dict.fromkeys(king(state, 0)["palace"], 0), "gold": 2}


def test_mr_7_3_most_points_win() -> None:
    assert end(Scene().points(2, 3).points(1, 2)).winners() == [2]


def test_mr_7_3_then_most_cards_in_play() -> None:
    assert end(Scene().in_play(1, "first-crusade")).winners() == [1]


def test_mr_7_3_then_most_castles() -> None:
    scene = Scene().in_play(0, "first-crusade").in_play(2, "castle-of-dover").leaders(2, general=0, admiral=0)
    assert end(scene).winners() == [2]


def test_mr_7_3_then_most_leaders() -> None:
    assert end(Scene().order(0, 1, 2).leaders(1, general=2)).winners() == [1]


def test_mr_7_3_then_the_earliest_in_turn_order() -> None:
    state = end(Scene().order(2, 1, 0))
    assert state.winners() == [2]
    assert Scene().state().winners() == []
