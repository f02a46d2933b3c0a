"""The words that touch Vis."""

import pytest
from tests.games.grand_tribunal.conftest import Maker

from concilium import CHANCE

PLAY = "play buried-hoard"


def test_gain_vis_from_the_regio(doing: Maker) -> None:
    assert doing.table('op = "gain-vis", n = 4').ready().do(PLAY).stores() == [16, 12, 12]


@pytest.mark.parametrize(
    ("per", "counted"),
    [
        ("active-item", 2),
        ("installed-spell", 3),
        ("award", 1),
        ("active-spell", 1),
        ("hand-card", 4),
        ("empty-space", 8),
        ("vault-card", 2),
    ],
)
def test_gain_vis_per_thing(doing: Maker, per: str, counted: int) -> None:
    setting = doing.table(f'op = "gain-vis-per", n = 2, per = "{per}"').votes(orb=2, runic=1)
    setting.installed(0, "fulgarous-orb", "fools-gold", "creeping-rust").awarded(0, "willow-wand")
    setting.installed(0, "willow-wand", "rain-of-embers").active(0, "bog-oak-orb", "runes-of-acclaim", "hidden-spring")
    setting.hand(0, "noonday-orb", "midas-wand", "almoners-plea", "plague-of-mice")
    setting.sanctum(0, "ship-from-the-levant", "nimble-thief").active(1, "rowan-talisman").hand(1, "lion-talisman")
    play = setting.ready().do(PLAY)
    assert play.vis(0) == 12 + 2 * counted


def test_share_vis_n_for_one_m_for_each_other(doing: Maker) -> None:
    assert doing.table('op = "share-vis", n = 5, m = 2').ready().do(PLAY).stores() == [17, 14, 14]


def test_roll_vis_as_for_contested_gathering(doing: Maker) -> None:
    play = doing.table('op = "roll-vis"').ready().do(PLAY)
    assert play.mover == CHANCE
    assert play.legal() == ["roll 2", "roll 3", "roll 4", "roll 5"]
    assert play.do("roll 4").stores() == [16, 12, 12]


def test_steal_vis_from_a_wizard_of_choice(doing: Maker) -> None:
    play = doing.table('op = "steal-vis", n = 4').vis(12, 3, 12).ready().do(PLAY)
    assert play.legal() == ["target 1", "target 2"]
    assert play.do("target 1").stores() == [15, 0, 12]


def test_steal_vis_not_from_who_has_none(doing: Maker) -> None:
    play = doing.table('op = "steal-vis", n = 4').vis(12, 0, 5).ready().do(PLAY)
    assert play.rule("target 1") == "GT-5.8"
    assert play.rule("target 0") == "GT-5.8"
    assert play.do("target 2").stores() == [16, 0, 1]
    assert doing.table('op = "steal-vis", n = 4').vis(12, 0, 0).ready().do(PLAY).step == "turn"


def test_tax_vis_from_each_other(doing: Maker) -> None:
    assert doing.table('op = "tax-vis", n = 2').vis(0, 1, 5).ready().do(PLAY).stores() == [3, 0, 3]


def test_levy_vis_to_the_regio(doing: Maker) -> None:
    assert doing.table('op = "levy-vis", n = 2').vis(4, 1, 5).ready().do(PLAY).stores() == [4, 0, 3]


def test_ransom_the_target_pays_or_discards(doing: Maker) -> None:
    setting = doing.table('op = "ransom", n = 4').hand(1, "willow-wand", "fools-gold")
    play = setting.ready().do(PLAY, "target 1")
    assert play.mover == 1
    assert play.legal() == ["yes", "choose willow-wand", "choose fools-gold"]
    assert play.do("yes").stores() == [16, 8, 12]


def test_ransom_discards_where_it_cannot_pay(doing: Maker) -> None:
    setting = doing.table('op = "ransom", n = 4').vis(12, 3).hand(1, "willow-wand")
    play = setting.ready().do(PLAY, "target 1")
    assert play.facts("yes") == {"need": 4, "have": 3}
    play.do("choose willow-wand")
    assert play.place("willow-wand") == "discard"
    assert play.stores() == [12, 3, 12]


def test_ransom_does_not_reach_who_can_do_neither(doing: Maker) -> None:
    play = doing.table('op = "ransom", n = 4').vis(12, 3).ready().do(PLAY)
    assert play.legal() == ["target 2"]
    assert doing.table('op = "ransom", n = 4').vis(12, 3, 3).ready().do(PLAY).step == "turn"


def test_advance_free_up_to_n_never_beyond_the_cost(doing: Maker) -> None:
    setting = doing.table('op = "advance-free", n = 3').sanctum(0, "willow-wand", vis=1).sanctum(0, "noonday-orb")
    play = setting.ready().do(PLAY, "choose willow-wand")
    assert play.legal("choose") == ["noonday-orb"]
    play.do("choose noonday-orb", "choose noonday-orb")
    assert play.step == "turn"
    assert (play.vis_on("willow-wand"), play.vis_on("noonday-orb"), play.vis(0)) == (2, 2, 12)


def test_advance_free_may_stop_early(doing: Maker) -> None:
    play = doing.table('op = "advance-free", n = 3').sanctum(0, "noonday-orb").ready().do(PLAY, "end")
    assert play.step == "turn"


def test_finish_what_misses_at_most_n(doing: Maker) -> None:
    setting = doing.table('op = "finish", n = 3').sanctum(0, "noonday-orb", vis=4).sanctum(0, "midas-wand", vis=3)
    play = setting.sanctum(0, "willow-wand", vis=2).ready().do(PLAY)
    assert play.legal() == ["choose noonday-orb", "end"]
    play.do("choose noonday-orb")
    assert play.vis_on("noonday-orb") == 7
    assert play.vis(0) == 12


def test_drain_a_face_up_card_of_a_rival(doing: Maker) -> None:
    setting = doing.table('op = "drain", n = 2').sanctum(1, "noonday-orb", vis=3, face_up=True)
    play = setting.sanctum(2, "midas-wand", vis=3).sanctum(2, "willow-wand", face_up=True).ready().do(PLAY)
    assert play.legal() == ["choose noonday-orb"]
    play.do("choose noonday-orb")
    assert play.vis_on("noonday-orb") == 1
    assert play.stores() == [12, 12, 12]


def test_siphon_takes_the_vis_to_the_store(doing: Maker) -> None:
    setting = doing.table('op = "siphon", n = 4').sanctum(1, "noonday-orb", vis=3, face_up=True)
    play = setting.ready().do(PLAY, "choose noonday-orb")
    assert play.vis_on("noonday-orb") == 0
    assert play.stores() == [15, 12, 12]
