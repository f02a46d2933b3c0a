"""The words that touch other wizards' cards and knowledge."""

from tests.games.grand_tribunal.conftest import Maker

from concilium import CHANCE

PLAY = "play buried-hoard"


def test_force_discard_the_target_chooses(doing: Maker) -> None:
    setting = doing.table('op = "force-discard", n = 2').hand(1, "willow-wand", "fools-gold", "quiet-season")
    play = setting.ready().do(PLAY)
    assert play.legal() == ["target 1"]
    play.do("target 1")
    assert play.mover == 1
    play.do("choose fools-gold", "choose quiet-season")
    assert play.count("hand", 1) == 1
    assert play.mover == 0


def test_force_discard_no_more_than_there_is(doing: Maker) -> None:
    play = doing.table('op = "force-discard", n = 2').hand(1, "willow-wand").ready()
    play.do(PLAY, "target 1", "choose willow-wand")
    assert play.step == "turn"


def test_random_discard_chance_chooses(doing: Maker) -> None:
    setting = doing.table('op = "random-discard", n = 2').hand(1, "willow-wand", "fools-gold", "quiet-season")
    play = setting.ready().do(PLAY, "target 1")
    assert play.mover == CHANCE
    assert sorted(play.legal("deal")) == ["fools-gold", "quiet-season", "willow-wand"]
    play.deal("fools-gold")
    assert sorted(play.legal("deal")) == ["quiet-season", "willow-wand"]
    play.deal("willow-wand")
    assert play.step == "turn"
    assert play.place("willow-wand") == "discard"


def test_uninstall_sends_a_spell_back_to_its_library(doing: Maker) -> None:
    setting = doing.table('op = "uninstall"').installed(1, "willow-wand", "fools-gold")
    play = setting.installed(0, "bog-oak-orb", "runes-of-acclaim").ready().do(PLAY)
    assert play.legal() == ["choose fools-gold"]
    play.do("choose fools-gold")
    assert play.place("fools-gold") == "sanctum 1"
    assert play.is_face_up("fools-gold")
    assert play.vis_on("fools-gold") == 0
    assert play.host("fools-gold") is None


def test_dispel_discards_an_installed_spell(doing: Maker) -> None:
    setting = doing.table('op = "dispel"').awarded(2, "willow-wand").installed(2, "willow-wand", "fools-gold")
    play = setting.ready().do(PLAY, "choose fools-gold")
    assert play.place("fools-gold") == "discard"


def test_return_card_to_its_deck(doing: Maker) -> None:
    setting = doing.table('op = "return-card"').sanctum(1, "noonday-orb", vis=3, face_up=True)
    setting.sanctum(2, "fools-gold", face_up=True).sanctum(2, "midas-wand").active(1, "willow-wand")
    play = setting.ready().do(PLAY)
    assert play.legal() == ["choose noonday-orb", "choose fools-gold"]
    play.do("choose noonday-orb")
    assert play.place("noonday-orb") == "deck"
    assert play.vis_on("noonday-orb") == 0
    assert all("noonday-orb" not in play.known(seat) for seat in range(3))


def test_steal_resource_at_random_face_down(doing: Maker) -> None:
    setting = doing.table('op = "steal-resource"').sanctum(1, "quiet-season", "nimble-thief").active(2, "hidden-spring")
    play = setting.ready().do(PLAY)
    assert play.legal() == ["target 1"]
    play.do("target 1")
    assert play.mover == CHANCE
    assert sorted(play.legal("deal")) == ["nimble-thief", "quiet-season"]
    play.deal("quiet-season")
    assert play.place("quiet-season") == "sanctum 0"
    assert "quiet-season" not in play.known(2)


def test_peek_hand_shows_it_to_one_alone(doing: Maker) -> None:
    play = doing.table('op = "peek-hand"').hand(1, "willow-wand", "fools-gold").ready().do(PLAY, "target 1")
    assert {"willow-wand", "fools-gold"} <= play.known(0)
    assert not {"willow-wand", "fools-gold"} & play.known(2)
    assert "willow-wand" in str(play.view(0)["players"][1]["hand"])
    assert "willow-wand" not in str(play.events)


def test_peek_sanctum_shows_its_face_down_cards(doing: Maker) -> None:
    setting = doing.table('op = "peek-sanctum"').sanctum(1, "willow-wand", "fools-gold", "quiet-season")
    play = setting.hand(1, "noonday-orb").ready().do(PLAY, "target 1")
    assert {"willow-wand", "fools-gold", "quiet-season"} <= play.known(0)
    assert "noonday-orb" not in play.known(0)
    assert "willow-wand" not in play.known(2)
