"""Cards seen in a hand and then laid down face down: what a rival still knows, and what it must not learn."""

import random

from tests.games.grand_tribunal.plays import Play
from tests.games.grand_tribunal.tables import Setting, table

HAND = ("willow-wand", "bog-oak-orb")


def seen_hand(*unseen: str) -> Setting:
    """Seat 1 knows two items of seat 0's hand; there may be others that it has not seen."""
    return table().hand(0, *HAND, *unseen).knows(1, *HAND)


def laboratory(play: Play, watcher: int) -> list[tuple[str | None, int]]:
    return [(item["card"], item["vis"]) for item in play.view(watcher)["players"][0]["laboratory"]]


def test_who_saw_all_and_sees_all_of_a_kind_laid_down_knows_them_again() -> None:
    play = seen_hand().ready().do("lay willow-wand")
    assert laboratory(play, 1) == [(None, 0)]
    play.do("lay bog-oak-orb")
    assert set(laboratory(play, 1)) == {("willow-wand", 0), ("bog-oak-orb", 0)}
    assert laboratory(play, 2) == [(None, 0), (None, 0)]


def test_a_card_that_was_drawn_since_stays_unknown() -> None:
    play = seen_hand("noonday-orb").ready().do("lay noonday-orb", "lay willow-wand", "lay bog-oak-orb")
    assert laboratory(play, 1) == [("bog-oak-orb", 0), ("willow-wand", 0), (None, 0)]


def test_what_is_left_is_known_when_the_other_is_seen_to_go() -> None:
    play = seen_hand().ready().do("lay willow-wand")
    data = play.data
    data["frames"].append(["random-hand", 2, 0, 1, 0])
    again = Play(play.state.game.from_json(data)).do("deal bog-oak-orb")
    assert laboratory(again, 1) == [("willow-wand", 0)]


def test_vis_on_one_of_two_does_not_tell_which_it_is() -> None:
    for card in HAND:
        play = seen_hand().ready().do(*(f"lay {name}" for name in HAND), f"advance {card}")
        assert laboratory(play, 1) == [(None, 1), (None, 0)]
        assert all(event["card"] is None for event in play.events if event["event"] == "card-advanced")
        assert laboratory(play, 0)[0][0] in HAND


def test_vis_on_the_first_laid_down_does_not_tell_which_the_second_is() -> None:
    views = []
    for first, second in (HAND, HAND[::-1]):
        play = seen_hand().ready().do(f"lay {first}", f"advance {first}", "end", f"lay {second}")
        views.append(play.view(1))
    assert views[0] == views[1]


def test_vis_on_an_unknown_card_does_not_tell_the_others() -> None:
    play = seen_hand("noonday-orb").ready().do("lay noonday-orb", "advance noonday-orb", "end")
    play.do("lay willow-wand", "lay bog-oak-orb")
    assert laboratory(play, 1) == [(None, 1), (None, 0), (None, 0)]


def test_a_single_known_card_may_be_advanced_and_stays_known() -> None:
    play = table().hand(0, "willow-wand").knows(1, "willow-wand").ready().do("lay willow-wand", "advance willow-wand")
    assert laboratory(play, 1) == [("willow-wand", 1)]


def test_what_one_is_unsure_of_stays_with_its_owner_when_drawn_anew() -> None:
    play = seen_hand().ready().do("lay willow-wand")
    rng = random.Random(4)
    laid = set()
    for _ in range(200):
        imagined = play.state.resample(1, rng)
        wizard = imagined.to_json()["wizards"][0]
        assert {*wizard["hand"], *wizard["sanctum"]} == set(HAND)
        laid.update(wizard["sanctum"])
        on = Play(imagined).do(f"lay {wizard['hand'][0]}")
        assert set(laboratory(on, 1)) == {("willow-wand", 0), ("bog-oak-orb", 0)}
    assert laid == set(HAND)


def test_positions_saved_before_it_was_kept_are_read() -> None:
    data = seen_hand().ready().do("lay willow-wand").data
    for wizard in data["wizards"]:
        del wizard["unsure"]
    assert seen_hand().game.from_json(data).to_json()["wizards"][1]["unsure"] == []
