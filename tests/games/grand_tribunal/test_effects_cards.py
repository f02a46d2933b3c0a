"""The words that touch one's own cards."""

import pytest
from tests.games.grand_tribunal.conftest import Maker
from tests.games.grand_tribunal.tables import table

PLAY = "play buried-hoard"


@pytest.mark.parametrize(
    ("deck", "cards"),
    [
        ("item", ["noonday-orb", "midas-wand"]),
        ("spell", ["fools-gold", "creeping-rust"]),
        ("resource", ["plague-of-mice", "quiet-season"]),
    ],
)
def test_draw_n_from_a_deck_into_the_hand(doing: Maker, deck: str, cards: list[str]) -> None:
    play = doing.table(f'op = "draw", n = 2, deck = "{deck}"').ready().do(PLAY).deal(*cards)
    assert play.step == "turn"
    for card in cards:
        assert play.place(card) == "hand 0"
        assert card not in play.known(1)


def test_draw_from_any_deck_as_one_likes(doing: Maker) -> None:
    play = doing.table('op = "draw", n = 2, deck = "any"').ready().do(PLAY)
    assert play.legal() == ["draw item", "draw spell", "draw resource"]
    play.do("draw spell").deal("fools-gold").do("draw item").deal("willow-wand")
    assert play.step == "turn"
    assert play.count("hand", 0) == 2


def test_draw_from_an_empty_deck_gives_nothing(doing: Maker) -> None:
    setting = doing.table('op = "draw", n = 2, deck = "item"').only_in_deck("item", "willow-wand")
    play = setting.ready().do(PLAY).deal("willow-wand")
    assert play.step == "turn"


@pytest.mark.parametrize(
    ("kind", "offered"), [("item", ["willow-wand"]), ("spell", ["fools-gold"]), ("any", ["willow-wand", "fools-gold"])]
)
def test_take_face_up_into_the_hand(doing: Maker, kind: str, offered: list[str]) -> None:
    setting = doing.table(f'op = "take-face-up", kind = "{kind}"').market("willow-wand", "fools-gold")
    play = setting.ready().do(PLAY)
    assert play.legal("choose") == offered
    play.do(f"choose {offered[0]}")
    play.deal("creeping-rust" if kind == "spell" else "noonday-orb")
    assert play.place(offered[0]) == "hand 0"
    assert offered[0] in play.known(1)


@pytest.mark.parametrize(("kind", "renewed"), [("item", ["willow-wand"]), ("any", ["willow-wand", "fools-gold"])])
def test_renew_market_discards_and_turns_up_three(doing: Maker, kind: str, renewed: list[str]) -> None:
    setting = doing.table(f'op = "renew-market", kind = "{kind}"').market("willow-wand", "fools-gold")
    play = setting.ready().do(PLAY).until(lambda p: p.step == "turn")
    for card in ("willow-wand", "fools-gold"):
        assert play.place(card) == ("discard" if card in renewed else "market")
    market = play.view(None)["market"]
    assert len(market["item"]) == 3
    assert len(market["spell"]) == (3 if kind == "any" else 1)


@pytest.mark.parametrize(("kind", "offered"), [("item", 1), ("spell", 1), ("resource", 1), ("any", 3)])
def test_recover_a_discarded_card_into_the_hand(doing: Maker, kind: str, offered: int) -> None:
    setting = doing.table(f'op = "recover", kind = "{kind}"').discarded("willow-wand", "fools-gold", "quiet-season")
    play = setting.ready().do(PLAY)
    assert len(play.legal("choose")) == offered
    card = play.legal("choose")[0]
    assert play.do(f"choose {card}").place(card) == "hand 0"


def test_exchange_item_for_a_drawn_one_that_inherits_its_vis(doing: Maker) -> None:
    setting = (
        doing.table('op = "exchange-item"').sanctum(0, "noonday-orb", vis=3, face_up=True).active(0, "willow-wand")
    )
    play = setting.ready().do(PLAY)
    assert play.legal() == ["choose noonday-orb", "choose willow-wand"]
    play.do("choose noonday-orb").deal("orb-of-tides")
    assert play.place("noonday-orb") == "discard"
    assert play.vis_on("orb-of-tides") == 3
    assert play.is_face_up("orb-of-tides")


def test_exchange_item_needs_an_item_in_the_deck(doing: Maker) -> None:
    setting = doing.table('op = "exchange-item"').sanctum(0, "noonday-orb").only_in_deck("item")
    assert setting.ready().do(PLAY).step == "turn"


def test_exchange_item_with_secret_cards_lies_face_down_until_its_cost_is_met(doing: Maker) -> None:
    for drawn, face_up in (("midas-wand", False), ("orb-of-tides", True)):
        setting = doing.table('op = "exchange-item"', variants=["secret-cards"])
        setting.sanctum(0, "icicle-staff", vis=5, face_up=True)
        play = setting.ready().do(PLAY, "choose icicle-staff").deal(drawn)
        assert play.is_face_up(drawn) == face_up


def test_exchange_item_with_quick_turnover_may_finish_the_new_one(doing: Maker) -> None:
    setting = doing.table('op = "exchange-item"', variants=["quick-turnover"]).sanctum(0, "noonday-orb", vis=3)
    play = setting.ready().do(PLAY, "choose noonday-orb").deal("willow-wand")
    assert play.place("willow-wand") == "active 0"


def test_refresh_replaces_hand_and_sanctum_cards(doing: Maker) -> None:
    setting = doing.table('op = "refresh"').hand(0, "willow-wand", "fools-gold").sanctum(0, "noonday-orb", vis=2)
    play = setting.ready().do(PLAY)
    assert play.place("buried-hoard") == "discard"
    play.do("choose fools-gold", "choose noonday-orb", "end").deal("creeping-rust", "midas-wand")
    assert play.place("creeping-rust") == "hand 0"
    assert play.place("midas-wand") == "sanctum 0"
    assert play.vis_on("midas-wand") == 0
    assert play.place("willow-wand") == "hand 0"
    assert play.step == "turn"


def test_refresh_may_replace_nothing(doing: Maker) -> None:
    play = doing.table('op = "refresh"').hand(0, "willow-wand").ready().do(PLAY, "end")
    assert play.step == "turn"
    assert play.place("buried-hoard") == "discard"


def test_burn_for_face_up_from_an_award_winner_loses_the_award() -> None:
    setting = table().awarded(0, "willow-wand").installed(0, "willow-wand", "fools-gold").market("noonday-orb")
    play = setting.ready().do("cast fools-gold", "choose noonday-orb")
    assert play.place("willow-wand") == "discard"
    assert play.data["wizards"][0]["awards"] == {}
    assert play.place("noonday-orb") == "active 0"


def test_burn_for_face_up_with_an_empty_market_only_burns() -> None:
    play = table().installed(0, "willow-wand", "fools-gold").ready().do("cast fools-gold")
    assert play.step == "retain"
    assert play.place("willow-wand") == "discard"


def test_swap_with_market_carries_the_vis_as_far_as_the_cost_allows(doing: Maker) -> None:
    setting = (
        doing.table('op = "swap-with-market"').sanctum(0, "noonday-orb", vis=5).market("willow-wand", "fools-gold")
    )
    play = setting.ready().do(PLAY)
    assert play.legal() == ["choose willow-wand", "end"]
    play.do("choose willow-wand")
    assert play.legal() == ["choose noonday-orb", "end"]
    play.do("choose noonday-orb")
    assert play.place("noonday-orb") == "market"
    assert play.place("willow-wand") == "sanctum 0"
    assert play.is_face_up("willow-wand")
    assert (play.vis_on("willow-wand"), play.vis_on("noonday-orb")) == (2, 0)
    assert "noonday-orb" in play.known(1)


def test_swap_with_market_may_be_left() -> None:
    setting = table().installed(0, "birchbark-scroll", "second-distillation").sanctum(0, "noonday-orb")
    play = setting.market("willow-wand").ready().do("cast second-distillation", "choose willow-wand", "end")
    assert play.place("noonday-orb") == "sanctum 0"
    assert play.place("willow-wand") == "market"
