"""Section 10: the worked examples."""

from pathlib import Path

from tests.games.grand_tribunal.tables import own_cards, table
from tests.rules.grand_tribunal.test_gt_6_tribunal import hold, judged


def test_gt_10_three_elemental_spells_get_the_two_tokens_once(tmp_path: Path) -> None:
    """No printed item holds three spells of a category, so a card file of our own gives one."""
    own = tmp_path / "cards.toml"
    own.write_text(
        own_cards().replace(
            'slots = ["elemental", "elemental", "runic"]', 'slots = ["elemental", "elemental", "elemental"]'
        ),
        encoding="utf-8",
    )
    setting = table(cards=str(own)).installed(0, "fulgarous-orb", "fools-gold", "creeping-rust", "rain-of-embers")
    assert judged(hold(setting.votes(elemental=2)))["fulgarous-orb"][0] == 2


def test_gt_10_a_place_without_a_spell_gets_no_votes() -> None:
    play = hold(table().active(0, "fulgarous-orb").votes(elemental=2))
    assert judged(play)["fulgarous-orb"][0] == 0


def test_gt_10_base_3_with_2_spells_is_20_15_10_or_5_points() -> None:
    """Orb of Tides (base 3) with two spells, behind as many better items as each place needs."""
    better = [("noonday-orb", {"orb": 1}), ("potable-gold", {"potion": 3}), ("gilded-scroll", {"scroll": 3})]
    points = []
    for ahead in range(4):
        setting = table().installed(0, "orb-of-tides", "fools-gold", "runes-of-acclaim")
        votes: dict[str, int] = {}
        for item, tokens in better[:ahead]:
            setting.active(1, item)
            votes.update(tokens)
        points.append(judged(hold(setting.votes(**votes)))["orb-of-tides"][2])
    assert points == [20, 15, 10, 5]


def test_gt_10_two_tied_for_first_are_both_first_and_the_next_is_third() -> None:
    setting = table().active(0, "rowan-talisman").active(1, "hedge-draught").active(2, "willow-wand")
    play = hold(setting.votes(talisman=2, potion=2, wand=1))
    places = {card: place for card, (_, place, _) in judged(play).items()}
    assert places == {"rowan-talisman": 1, "hedge-draught": 1, "willow-wand": 3}


def test_gt_10_five_wizards_have_60_vis_between_them_and_gathering_still_pays() -> None:
    play = table(players=5).ready()
    assert sum(play.stores()) == 60
    play.do("gather uncontested")
    assert sum(play.stores()) > 60
