"""The words that touch the Voting Track."""

from tests.games.grand_tribunal.conftest import Maker

PLAY = "play buried-hoard"


def test_place_votes_puts_n_tokens_anywhere(doing: Maker) -> None:
    play = doing.table('op = "place-votes", n = 3').ready().do(PLAY, "vote orb", "vote orb", "vote wand")
    assert (play.votes("orb"), play.votes("wand")) == (2, 1)
    assert play.step == "turn"


def test_place_votes_stops_with_an_empty_concilium(doing: Maker) -> None:
    play = doing.table('op = "place-votes", n = 3').votes(orb=23).ready().do(PLAY, "vote wand")
    assert play.step == "turn"
    assert play.data["concilium"] == 0


def test_place_votes_apart_takes_a_different_space_each_time(doing: Maker) -> None:
    play = doing.table('op = "place-votes-apart", n = 3').ready().do(PLAY, "vote orb")
    assert not play.may("vote orb")
    play.do("vote wand", "vote runic")
    assert play.step == "turn"
    assert [play.votes(space) for space in ("orb", "wand", "runic")] == [1, 1, 1]


def test_move_votes_up_to_n_times_from_space_to_space(doing: Maker) -> None:
    play = doing.table('op = "move-votes", n = 2').votes(orb=2).ready().do(PLAY)
    assert play.legal() == ["unvote orb", "end"]
    play.do("unvote orb")
    assert not play.may("vote orb")
    assert not play.may("end")
    play.do("vote wand")
    assert (play.votes("orb"), play.votes("wand")) == (1, 1)
    play.do("unvote wand", "vote healing")
    assert play.step == "turn"
    assert play.data["concilium"] == 22


def test_move_votes_may_stop_early_and_skips_an_empty_track(doing: Maker) -> None:
    play = doing.table('op = "move-votes", n = 2').votes(orb=2).ready().do(PLAY, "end")
    assert play.step == "turn"
    assert doing.table('op = "move-votes", n = 2').ready().do(PLAY).step == "turn"


def test_remove_votes_returns_up_to_n_tokens(doing: Maker) -> None:
    play = doing.table('op = "remove-votes", n = 2').votes(orb=1, wand=3).ready().do(PLAY)
    assert play.rule("unvote staff") == "GT-5.8"
    play.do("unvote orb", "unvote wand")
    assert play.step == "turn"
    assert (play.votes("orb"), play.votes("wand"), play.data["concilium"]) == (0, 2, 22)


def test_remove_votes_may_stop_early(doing: Maker) -> None:
    play = doing.table('op = "remove-votes", n = 2').votes(orb=3).ready().do(PLAY, "unvote orb", "end")
    assert play.votes("orb") == 2


def test_swap_votes_exchanges_the_tokens_of_two_spaces(doing: Maker) -> None:
    play = doing.table('op = "swap-votes"').votes(orb=4, wand=1).ready().do(PLAY, "swap orb")
    assert not play.may("swap orb")
    play.do("swap wand")
    assert (play.votes("orb"), play.votes("wand")) == (1, 4)


def test_clear_space_returns_all_tokens_of_one_space(doing: Maker) -> None:
    play = doing.table('op = "clear-space"').votes(orb=4, wand=1).ready().do(PLAY, "unvote orb")
    assert (play.votes("orb"), play.votes("wand"), play.data["concilium"]) == (0, 1, 23)
    assert play.step == "turn"


def test_others_vote_clockwise_n_tokens_each(doing: Maker) -> None:
    play = doing.table('op = "others-vote", n = 2', players=4).ready().do(PLAY)
    voters = []
    while play.step == "place-votes":
        voters.append(play.mover)
        play.do("vote orb")
    assert voters == [1, 1, 2, 2, 3, 3]
    assert play.votes("orb") == 6
