"""What a seat knows, and what `resample` may and may not make up."""

import random
from collections import Counter
from typing import Any

from tests.games.grand_tribunal.plays import Play
from tests.games.grand_tribunal.tables import Setting, printed, table

from concilium import State


def drawn_anew(state: State, seat: int, times: int, seed: int = 1) -> list[dict[str, Any]]:
    rng = random.Random(seed)
    return [dict(state.resample(seat, rng).to_json()) for _ in range(times)]


def items_costing(setting: Setting, cost: int) -> list[str]:
    return [name for name, card in setting.cards.items() if card["kind"] == "item" and card["cost"] == cost]


def test_every_card_that_may_be_in_a_rivals_hand_is_there_sometimes() -> None:
    play = (
        table().hand(1, "willow-wand").market("bog-oak-orb").discarded("noonday-orb").sanctum(0, "midas-wand").ready()
    )
    seen = Counter(data["wizards"][1]["hand"][0] for data in drawn_anew(play.state, 0, 1500))
    possible = {name for name, card in printed(play.state.game).items() if card["kind"] == "item"}
    assert set(seen) == possible - {"bog-oak-orb", "noonday-orb", "midas-wand"}
    expected = 1500 / 33
    assert sum((count - expected) ** 2 / expected for count in seen.values()) < 80


def test_a_face_down_item_costs_at_least_the_vis_on_it() -> None:
    setting = table().sanctum(1, "noonday-orb", vis=6).sanctum(1, "midas-wand", vis=4).sanctum(2, "lion-talisman")
    dear = items_costing(setting, 6) + items_costing(setting, 7)
    middling = dear + items_costing(setting, 4) + items_costing(setting, 5)
    play = setting.ready()
    with_six: Counter[str] = Counter()
    with_four: Counter[str] = Counter()
    without: Counter[str] = Counter()
    for data in drawn_anew(play.state, 0, 3000):
        vis = {card: data["vis_on"].get(card, 0) for card in data["wizards"][1]["sanctum"]}
        assert sorted(vis.values()) == [4, 6]
        with_six[next(card for card in vis if vis[card] == 6)] += 1
        with_four[next(card for card in vis if vis[card] == 4)] += 1
        without[data["wizards"][2]["sanctum"][0]] += 1
    assert set(with_six) == set(dear)
    assert set(with_four) == set(middling)
    assert len(without) == 36
    even = 3000 / 12
    assert sum((count - even) ** 2 / even for count in with_six.values()) < 40


def test_with_quick_turnover_a_face_down_item_costs_more_than_the_vis_on_it() -> None:
    for variant in ("quick-turnover", "secret-cards"):
        setting = table(variants=[variant]).sanctum(1, "noonday-orb", vis=6)
        dearest = items_costing(setting, 7)
        play = setting.ready()
        assert {data["wizards"][1]["sanctum"][0] for data in drawn_anew(play.state, 0, 200)} == set(dearest)


def test_what_a_seat_has_seen_stays_where_it_is() -> None:
    setting = (
        table().hand(1, "willow-wand", "bog-oak-orb").knows(0, "willow-wand").sanctum(2, "fools-gold", face_up=True)
    )
    for data in drawn_anew(setting.ready().state, 0, 100):
        assert "willow-wand" in data["wizards"][1]["hand"]
        assert data["wizards"][2]["sanctum"] == ["fools-gold"]


def test_what_others_know_goes_with_the_place_not_with_the_card() -> None:
    """Seat 2 has looked at seat 1's Vault: in every imagined position it knows the card that lies there."""
    play = table().sanctum(1, "buried-hoard").knows(2, "buried-hoard").ready()
    for data in drawn_anew(play.state, 0, 50):
        assert data["wizards"][1]["sanctum"][0] in data["wizards"][2]["known"]
        assert len(data["wizards"][2]["known"]) == 1


def test_an_advance_under_way_keeps_what_has_been_advanced() -> None:
    """Which cards an Advance has gone on is told by their places, also when the cards are drawn anew."""
    play = table().sanctum(1, "noonday-orb", "midas-wand", "lion-talisman").turn(1).ready().do("advance noonday-orb")
    rng = random.Random(3)
    for _ in range(50):
        imagined = Play(play.state.resample(0, rng))
        with_vis = [card for card in imagined.data["wizards"][1]["sanctum"] if imagined.vis_on(card)]
        others = [card for card in imagined.data["wizards"][1]["sanctum"] if not imagined.vis_on(card)]
        assert len(with_vis) == 1
        assert imagined.may(f"advance {others[0]}")
        imagined.do(f"advance {others[0]}")
        assert not imagined.may(f"advance {with_vis[0]}")


def test_exchanging_with_the_market_names_no_hidden_card_on_the_way() -> None:
    setting = table().installed(0, "birchbark-scroll", "second-distillation").sanctum(0, "noonday-orb", "midas-wand")
    play = setting.market("willow-wand", "bog-oak-orb").ready().do("cast second-distillation")
    play.do(f"choose {play.legal('choose')[0]}")
    rng = random.Random(5)
    for _ in range(30):
        imagined = Play(play.state.resample(1, rng))
        imagined.do(f"choose {imagined.legal('choose')[0]}")
        for card in printed(imagined.state.game):
            imagined.place(card)


def test_a_stolen_resource_is_known_to_thief_and_victim_alone() -> None:
    setting = table(players=4).sanctum(1, "buried-hoard", "plague-of-mice").sanctum(0, "nimble-thief")
    play = setting.knows(2, "buried-hoard", "plague-of-mice").ready()
    play.do("play nimble-thief", "target 1").deal("buried-hoard")
    assert play.place("buried-hoard") == "sanctum 0"
    assert "buried-hoard" in play.known(0)
    assert "buried-hoard" in play.known(1)
    assert not {"buried-hoard", "plague-of-mice"} & play.known(2)
    assert "buried-hoard" not in play.known(3)


def test_the_only_resource_of_a_known_vault_stays_known_when_stolen() -> None:
    play = table().sanctum(1, "buried-hoard").sanctum(0, "nimble-thief").knows(2, "buried-hoard").ready()
    play.do("play nimble-thief", "target 1").deal("buried-hoard")
    assert "buried-hoard" in play.known(2)


def test_a_resampled_position_in_the_middle_of_an_advance_is_saved_and_read() -> None:
    play = table().sanctum(1, "noonday-orb", vis=2).turn(1).ready().do("advance noonday-orb")
    rng = random.Random(1)
    for _ in range(40):
        imagined = play.state.resample(0, rng)
        assert play.state.game.from_json(imagined.to_json()) == imagined


def test_a_resampled_position_of_a_called_tribunal_is_saved_and_read() -> None:
    play = table().sanctum(1, "bog-oak-orb", vis=2).last_turn().ready().end_turn()
    rng = random.Random(1)
    for _ in range(40):
        imagined = play.state.resample(0, rng)
        assert imagined.view(0) == play.state.view(0)
        assert play.state.game.from_json(imagined.to_json()) == imagined
