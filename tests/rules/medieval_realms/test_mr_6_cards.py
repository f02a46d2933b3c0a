"""Section 6: cards. Every family has its test in tests/games/medieval_realms/test_realms_families.py."""

from tests.games.medieval_realms.scenes import Scene, choices, do, king, place, step, why

from concilium.core.refusals import Refusal


def test_mr_6_1_a_leader_won_during_the_actions_is_placed_from_the_next_round_on() -> None:
    state = Scene(2).hand(0, "university-of-oxford").palace(0, science=4).state()
    do(state, 0, "play university-of-oxford")
    assert king(state, 0)["leaders"]["mayor"] == 5
    do(state, 1, "pass")
    do(state, 0, "pass")
    while step(state) == "deal":
        state.apply(-1, state.legal(-1)[0])
    do(state, 0, *["place-mayor gold"] * 5)
    assert why(state, 0, "place-mayor gold") == Refusal("MR-3.2", "no-mayor-left")


def test_mr_6_2_take_a_card_is_free_and_within_the_hand() -> None:
    scene = Scene().placement().hand(0, "giotto").panel(9, "toledo").panel(1, "gallery-of-icons").panel(2, "marshal")
    state = scene.panel(3, "castle-of-dover").state()
    place(state, 1, generals=[1], admirals=[1])
    place(state, 2, generals=[1], admirals=[2])
    place(state, 0, generals=[8], admirals=[3])
    assert step(state) == "take-card"
    assert sorted(choices(state, 0)) == ["take-card castle-of-dover", "take-card toledo"]
    assert why(state, 0, "take-card gallery-of-icons") == Refusal("MR-4.1", "colour-in-hand", {"colour": "violet"})
    assert why(state, 0, "take-card paris") == Refusal("MR-6.2", "not-on-panel")
    assert why(state, 0, "pass") == Refusal("MR-6.2", "take-card-first")
    do(state, 0, "take-card toledo")
    assert king(state, 0)["hand"] == ["toledo", "giotto"]
    assert king(state, 0)["palace"]["production"] == 2


def test_mr_6_2_with_no_card_to_take_nothing_happens() -> None:
    state = Scene().placement().panel(2, "marshal").state()
    place(state, 1, generals=[1], admirals=[1])
    place(state, 2, generals=[1], admirals=[2])
    place(state, 0, generals=[8], admirals=[3])
    assert step(state) == "actions"
    assert king(state, 0)["hand"] == []
