"""GT-4: the turn."""

from tests.games.grand_tribunal.tables import table


def test_gt_4_1_two_actions_then_no_more() -> None:
    play = table().ready().do("extract", "vote orb")
    assert play.data["actions_left"] == 0
    assert play.rule("draw item") == "GT-4.1"
    assert play.facts("draw item") == {"need": 1, "have": 0}
    assert play.mover == 0


def test_gt_4_1_the_two_are_of_different_kinds() -> None:
    play = table().market("willow-wand", "bog-oak-orb", "fools-gold").ready().do("vote orb")
    assert play.rule("vote wand") == "GT-4.1"
    play = table().market("willow-wand", "bog-oak-orb", "fools-gold").ready()
    play.do("take willow-wand").deal("birchbark-scroll")
    for draw in ("take bog-oak-orb", "draw item", "draw spell"):
        assert play.rule(draw) == "GT-4.1"
    assert play.may("extract")


def test_gt_4_1_in_any_order() -> None:
    assert table().ready().do("extract", "vote orb").state.to_json() == (
        table().ready().do("vote orb", "extract").state.to_json()
    )


def test_gt_4_1_a_double_action_is_both() -> None:
    play = table().ready().do("extract")
    for double in ("gather uncontested", "gather contested", "draw resource"):
        assert play.rule(double) == "GT-4.1"
        assert play.facts(double) == {"need": 2, "have": 1}
    play = table().ready().do("gather uncontested")
    assert play.data["actions_left"] == 0
    assert play.rule("extract") == "GT-4.1"


def test_gt_4_1_free_actions_any_number_of_times_before_between_and_after() -> None:
    play = table().hand(0, "willow-wand", "bog-oak-orb", "fools-gold").ready()
    play.do("lay willow-wand", "extract", "lay bog-oak-orb", "vote orb", "lay fools-gold")
    assert play.count("sanctum", 0) == 3
    assert play.data["actions_left"] == 0


def test_gt_4_1_a_wizard_may_stop_early() -> None:
    play = table().ready()
    assert play.may("end")
    assert play.end_turn().mover == 1


def test_gt_4_1_what_is_no_part_of_a_turn_is_refused() -> None:
    play = table().ready()
    for text in ("yes", "no", "roll 3", "swap orb", "unvote orb", "choose willow-wand", "target 1", "put hand"):
        assert play.rule(text) == "GT-4.1"


def test_gt_4_2_laying_down_is_free_and_face_down() -> None:
    play = table().hand(0, "willow-wand", "buried-hoard").actions(0, "extract", "vote").ready()
    play.do("lay willow-wand", "lay buried-hoard")
    assert play.place("willow-wand") == "sanctum 0"
    assert play.place("buried-hoard") == "sanctum 0"
    assert not play.is_face_up("willow-wand")
    assert "willow-wand" not in str(play.view(1))
    assert "willow-wand" not in str(play.events)


def test_gt_4_2_only_from_the_own_hand() -> None:
    play = table().hand(1, "willow-wand").sanctum(0, "bog-oak-orb").ready()
    for card in ("willow-wand", "bog-oak-orb", "fools-gold"):
        assert play.rule(f"lay {card}") == "GT-4.2"


def test_gt_4_2_nothing_returns_from_the_sanctum_to_the_hand() -> None:
    play = table().sanctum(0, "willow-wand", "buried-hoard").ready()
    while play.mover == 0:
        assert not play.may("put hand")
        play.do("end")
    assert play.count("hand", 0) == 0
    assert play.count("sanctum", 0) == 2


def test_gt_4_2_a_known_hand_card_laid_down_among_others_is_known_no_more() -> None:
    """A rival who knows two items of a hand cannot tell which of them was laid down."""
    play = table().hand(0, "willow-wand", "bog-oak-orb").knows(1, "willow-wand", "bog-oak-orb").ready()
    play.do("lay willow-wand")
    assert "willow-wand" not in play.known(1)
    assert "bog-oak-orb" not in play.known(1)


def test_gt_4_2_a_known_single_card_of_its_kind_stays_known_when_laid_down() -> None:
    play = table().hand(0, "willow-wand", "fools-gold").knows(1, "willow-wand").ready().do("lay willow-wand")
    assert play.view(1)["players"][0]["laboratory"][0]["card"] == "willow-wand"
    assert play.view(2)["players"][0]["laboratory"][0]["card"] is None


def test_gt_4_3_at_the_turns_end_one_discards_down_to_the_limit() -> None:
    hand = [
        "bog-oak-orb",
        "whalebone-orb",
        "orb-of-tides",
        "fulgarous-orb",
        "fools-gold",
        "creeping-rust",
        "buried-hoard",
    ]
    play = table().hand(0, *hand).ready()
    assert play.rule("choose bog-oak-orb") == "GT-4.1"
    play.end_turn()
    assert play.mover == 0
    assert sorted(play.legal("choose")) == sorted(hand)
    assert play.rule("end") == "GT-4.3"
    assert play.rule("choose willow-wand") == "GT-4.3"
    play.do("choose buried-hoard", "choose fools-gold")
    assert play.mover == 1
    assert play.place("buried-hoard") == "discard"
    assert play.place("fools-gold") == "discard"


def test_gt_4_3_a_hand_within_the_limit_is_kept() -> None:
    hand = ["bog-oak-orb", "whalebone-orb", "orb-of-tides", "fools-gold", "creeping-rust"]
    play = table().hand(0, *hand).ready().end_turn()
    assert play.mover == 1
    assert play.count("hand", 0) == 5
