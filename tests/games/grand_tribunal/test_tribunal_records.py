"""The finished games of Grand Tribunal: what is played in them, and the one that a ruling has ended."""

from pathlib import Path

from concilium import Record
from concilium.games.grand_tribunal.options import EDITIONS, VARIANTS

FOLDER = Path(__file__).parents[2] / "records"


def test_the_games_have_all_editions_variants_and_numbers_of_wizards() -> None:
    paths = sorted((FOLDER / "grand-tribunal").glob("*.txt"))
    found = [Record.parse(path.read_text(encoding="utf-8")).game for path in paths]
    assert len(found) >= 20
    assert {game.options["edition"] for game in found} == set(EDITIONS)
    assert {int(game.players) for game in found} == {3, 4, 5}
    mixes = [set(game.options["variants"]) for game in found if isinstance(game.options["variants"], list)]
    assert set.union(*mixes) == set(VARIANTS)
    assert set() in mixes
    for edition in EDITIONS:
        assert {int(game.players) for game in found if game.options["edition"] == edition} == {3, 4, 5}


def test_gt_9_the_record_of_before_ends_where_longevity_potion_leaves_an_action_of_the_old_pair() -> None:
    lines = (FOLDER / "before" / "grand-tribunal" / "10-with-5.txt").read_text(encoding="utf-8").splitlines()
    refused = lines.index("1: cast marriage-of-sun-and-moon")
    assert lines[refused - 2] == "1: cast longevity-potion"
    record = Record.parse("\n".join(lines[:refused]))
    state = record.game.start()
    for seat, action in record.decisions:
        state.apply(seat, action)
    view = state.view(1)
    assert (view["deciding"]["by"], view["actions_left"], view["deciding"]["fresh_pairs"]) == (1, 1, 1)
    assert "cast" in view["used"]
    refusal = state.why_not(1, record.game.action("cast marriage-of-sun-and-moon"))
    assert refusal is not None
    assert refusal.rule == "GT-4.1"
    # The action that is left is of another kind, or given up: then the fresh pair begins.
    state.apply(1, record.game.action("end"))
    assert state.why_not(1, record.game.action("cast marriage-of-sun-and-moon")) is None
