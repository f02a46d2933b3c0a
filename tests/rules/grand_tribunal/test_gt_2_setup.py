"""GT-2: the setup."""

import pytest
from tests.games.grand_tribunal.plays import Play
from tests.games.grand_tribunal.tables import printed

import concilium
from concilium import CHANCE


def start(players: int = 3, praeco: int = 0, **options: object) -> Play:
    game = concilium.game("grand-tribunal", players, {name.replace("_", "-"): value for name, value in options.items()})
    return Play(game.start()).do(f"praeco {praeco}")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_gt_2_1_each_wizard_is_dealt_an_item_and_a_spell_into_the_hand(players: int) -> None:
    play = start(players)
    cards = printed(play.state.game)
    while play.mover == CHANCE:
        play.do(play.legal()[0])
    for wizard in play.data["wizards"]:
        assert [cards[card]["kind"] for card in wizard["hand"]] == ["item", "spell"]


def test_gt_2_1_every_card_of_a_deck_can_be_dealt() -> None:
    play = start()
    assert len(play.legal("deal")) == 36
    play.do(play.legal()[0])
    assert len(play.legal("deal")) == 35


def _opening_order(play: Play) -> list[int]:
    order: list[int] = []
    while play.step in ("deal", "opening-draw"):
        if play.step == "opening-draw":
            order.append(play.mover)
        play.do(play.legal()[0])
        if play.data["places"]["market"]:
            break
    return order


def test_gt_2_2_from_the_dealers_left_each_draws_three_from_any_mix() -> None:
    assert _opening_order(start(4, praeco=2)) == [2, 2, 2, 3, 3, 3, 0, 0, 0, 1, 1, 1]


def test_gt_2_2_a_card_is_seen_before_the_next_deck_is_chosen() -> None:
    play = start()
    while play.step == "deal":
        play.do(play.legal()[0])
    assert play.legal() == ["draw item", "draw spell", "draw resource"]
    assert play.rule("vote orb") == "GT-2.2"
    play.do("draw resource")
    card = play.legal("deal")[-1]
    play.deal(card)
    assert card in {known["card"] for known in play.view(play.mover)["players"][play.mover]["hand"]}
    assert card not in str(play.view((play.mover + 1) % 3))
    play.do("draw spell")
    assert play.step == "deal"


def test_gt_2_3_three_items_and_three_spells_lie_face_up() -> None:
    play = start().until(lambda p: p.step == "place-votes")
    for watcher in (None, 0, 1, 2):
        market = play.view(watcher)["market"]
        assert [len(market["item"]), len(market["spell"])] == [3, 3]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_gt_2_4_twelve_vis_each_and_trackers_on_the_first_spaces(players: int) -> None:
    play = start(players)
    assert play.stores() == [12] * players
    assert (play.data["uncontested_at"], play.data["contested_at"]) == (0, 0)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_gt_2_5_any_wizard_may_get_the_pawn(players: int) -> None:
    play = Play(concilium.game("grand-tribunal", players).start())
    assert play.mover == CHANCE
    assert play.legal() == [f"praeco {seat}" for seat in range(players)]


def test_gt_2_5_turns_go_clockwise_from_the_praeco() -> None:
    play = start(praeco=2).until(lambda p: p.step == "turn")
    order = []
    for _ in range(3):
        order.append(play.mover)
        play.end_turn().until(lambda p: p.step in ("turn", "place-votes"))
    assert order == [2, 0, 1]
