"""The words that touch turns, and the words of resources that stay in play."""

import re
from pathlib import Path

from tests.games.grand_tribunal.conftest import Maker
from tests.games.grand_tribunal.tables import table

from concilium.games.grand_tribunal.components.vocabulary import WORDS

PLAY = "play buried-hoard"


def test_every_word_has_a_test() -> None:
    sources = [path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_effects_*.py"))]
    names = [name for source in sources for name in re.findall(r"^def (test_\w+)\(", source, re.MULTILINE)]
    words = [word.op.replace("-", "_") for word in WORDS]
    assert [word for word in words if not any(name.startswith(f"test_{word}_") for name in names)] == []


def test_extra_turn_gives_two_actions_of_any_kind(doing: Maker) -> None:
    play = doing.table('op = "extra-turn"').ready().do("vote orb", PLAY)
    assert play.data["actions_left"] == 2
    assert play.may("vote orb")
    assert play.may("gather uncontested")


def test_extra_action_gives_n_more_of_kinds_not_yet_taken(doing: Maker) -> None:
    play = doing.table('op = "extra-action", n = 2').ready().do("vote orb", PLAY)
    assert play.data["actions_left"] == 2
    assert play.rule("vote orb") == "GT-4.1"
    assert play.may("extract")
    assert play.may("gather uncontested")


def test_muddle_takes_an_action_of_the_next_turn_once(doing: Maker) -> None:
    play = doing.table('op = "muddle"').muddled(2).ready().do(PLAY)
    assert play.legal() == ["target 1"]
    play.do("target 1", "end")
    assert (play.mover, play.data["actions_left"]) == (1, 1)
    assert play.view(0)["players"][1]["muddled"] == 0
    play.end_turn()
    assert (play.mover, play.data["actions_left"]) == (2, 1)


def test_hand_limit_is_raised_by_n(doing: Maker) -> None:
    play = doing.table('op = "hand-limit", n = 3', stays=True).ready().do(PLAY)
    assert play.place("buried-hoard") == "active 0"
    assert [wizard["hand_limit"] for wizard in play.view(1)["players"]] == [8, 5, 5]


def test_ward_keeps_others_effects_away(doing: Maker) -> None:
    setting = doing.table('op = "steal-vis", n = 4').active(1, "threshold-of-salt")
    assert setting.ready().do(PLAY).legal() == ["target 2"]
    setting = doing.table('op = "tax-vis", n = 2', 'op = "levy-vis", n = 1').active(1, "threshold-of-salt")
    assert setting.ready().do(PLAY).stores() == [14, 12, 9]


def test_ward_keeps_others_effects_off_its_cards(doing: Maker) -> None:
    for op in ("uninstall", "dispel"):
        setting = doing.table(f'op = "{op}"').active(1, "threshold-of-salt").installed(1, "willow-wand", "fools-gold")
        assert setting.ready().do(PLAY).step == "turn"
    for op in ("return-card", 'drain", n = "2'):
        effect = f'op = "{op}"'.replace('n = "2"', "n = 2")
        setting = doing.table(effect).active(1, "threshold-of-salt").sanctum(1, "noonday-orb", vis=2, face_up=True)
        assert setting.ready().do(PLAY).step == "turn"


def test_income_at_the_start_of_each_turn(doing: Maker) -> None:
    play = doing.table('op = "income", n = 2', stays=True).turn(2, praeco=2).active(0, "buried-hoard").ready()
    play.end_turn()
    assert play.mover == 0
    assert play.stores() == [14, 12, 12]
    play.end_turn()
    assert play.stores() == [14, 12, 12]


def test_extract_bonus_adds_to_extract(doing: Maker) -> None:
    play = doing.table('op = "extract-bonus", n = 2', stays=True).active(0, "buried-hoard").ready().do("extract")
    assert play.stores() == [15, 12, 12]


def test_cheap_retain_lowers_the_price_of_keeping_a_spell(doing: Maker) -> None:
    for n, price in ((1, 1), (2, 0)):
        setting = doing.table(f'op = "cheap-retain", n = {n}', stays=True).active(0, "buried-hoard").vis(price)
        play = (
            setting.installed(0, "bog-oak-orb", "turning-of-the-tally").ready().do("cast turning-of-the-tally", "yes")
        )
        assert play.vis(0) == 0
        assert play.place("turning-of-the-tally") == "sanctum 0"


def test_free_contest_joins_without_paying(doing: Maker) -> None:
    setting = doing.table('op = "free-contest"', stays=True).active(0, "buried-hoard").vis(0, 12, 0).turn(1)
    play = setting.ready().do("gather contested", "roll 2")
    assert play.mover == 0
    play.do("yes", "roll 5")
    assert play.stores() == [5, 14, 0]


def test_vote_bonus_places_n_more(doing: Maker) -> None:
    play = doing.table('op = "vote-bonus", n = 2', stays=True).active(0, "buried-hoard").ready().do("vote orb")
    assert play.step == "place-votes"
    play.do("vote orb", "vote wand")
    assert play.step == "turn"
    assert (play.votes("orb"), play.votes("wand"), play.data["actions_left"]) == (2, 1, 1)


def test_advance_bonus_raises_both_limits(doing: Maker) -> None:
    setting = doing.table('op = "advance-bonus", n = 1', stays=True).active(0, "buried-hoard")
    setting.sanctum(0, "noonday-orb", "midas-wand", "lion-talisman", "gilded-scroll", "potable-gold")
    play = setting.ready().do("advance noonday-orb", "advance noonday-orb", "advance noonday-orb")
    assert play.step == "turn"
    assert play.vis_on("noonday-orb") == 3
    play = setting.ready()
    play.do("advance noonday-orb", "advance midas-wand", "advance lion-talisman", "advance gilded-scroll")
    assert play.step == "turn"
    assert play.vis(0) == 8


def test_mention_bonus_adds_to_each_honourable_mention(doing: Maker) -> None:
    setting = doing.table('op = "mention-bonus", n = 3', stays=True).active(
        0, "buried-hoard", "willow-wand", "bog-oak-orb"
    )
    setting.active(1, "lion-talisman", "gilded-scroll", "archmages-crozier").votes(
        talisman=3, scroll=2, staff=1
    ).last_turn()
    play = setting.ready()
    shown = {standing["card"]: standing["points"] for standing in play.view(1)["standings"]}
    assert shown["willow-wand"] == 2 + 3
    play.end_turn().until(lambda p: p.data["tribunal"] == 1)
    assert play.state.scores()[0] == 2 * (2 + 3)


def test_a_spell_and_a_resource_do_the_same_word_the_same_way() -> None:
    """Tithe of the Tribunal (2 of each) and Almoner's Plea (1 of each, and 2 more) both tax."""
    tithe = table().sanctum(0, "tithe-of-the-tribunal").ready().do("play tithe-of-the-tribunal")
    plea = table().installed(0, "rowan-talisman", "almoners-plea").ready().do("cast almoners-plea")
    assert tithe.stores() == [16, 10, 10]
    assert plea.stores() == [16, 11, 11]
