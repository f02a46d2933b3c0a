"""How many courses of decisions, chance's among them, lead on from five fixed positions: counts that no change of the
code may change."""

from collections.abc import Callable

import pytest
from tests.games.grand_tribunal.tables import Setting, table

import concilium
from concilium import CHANCE, OVER, State


def perft(state: State, depth: int) -> int:
    """The number of courses of so many decisions; a game that ends before counts as one."""
    if depth == 0 or state.to_move == OVER:
        return 1
    movers = [CHANCE] if state.to_move == CHANCE else state.waiting()
    found = 0
    for seat in movers:
        for action in state.legal(seat):
            after = state.copy()
            after.apply(seat, action)
            found += perft(after, depth - 1)
    return found


def a_turn() -> Setting:
    """Everything to do: cards in hand, in the Sanctum and in the market, a spell to cast, a resource to play."""
    setting = (
        table().hand(0, "willow-wand", "fools-gold").sanctum(0, "noonday-orb", vis=6).sanctum(0, "orb-of-tides", vis=4)
    )
    setting.installed(0, "fulgarous-orb", "runes-of-acclaim", "creeping-rust").active(0, "rain-of-embers")
    setting.sanctum(0, "nimble-thief", "dowsers-rod").sanctum(1, "buried-hoard").market("bog-oak-orb", "almoners-plea")
    return setting.votes(orb=2, runic=1)


def an_auction_of_votes() -> Setting:
    """The last tokens of the Concilium, and cards that move them."""
    setting = table(players=4).votes(orb=10, wand=6, runic=5).sanctum(0, "amended-rolls")
    return setting.installed(0, "bog-oak-orb", "mirrored-verdict").actions(1, "vote", "draw")


def a_contested_source() -> Setting:
    setting = table(players=5, edition="italian").vis(3, 2, 1, 4, 0).actions(2)
    return setting.only_in_deck("item").only_in_deck("spell").only_in_deck("resource", "quiet-season", "buried-hoard")


def a_called_tribunal() -> Setting:
    setting = table(variants=["hand-or-sanctum", "secret-cards"]).last_turn().actions(0, "vote", "draw")
    setting.sanctum(0, "willow-wand", vis=2, face_up=True).sanctum(
        1, "fools-gold", "creeping-rust", vis=2, face_up=True
    )
    return (
        setting.active(1, "wayfarers-staff", "fulgarous-orb").market("bog-oak-orb").only_in_deck("item", "noonday-orb")
    )


POSITIONS: dict[str, tuple[Callable[[], State], list[int]]] = {
    "the-start": (lambda: concilium.game("grand-tribunal", 3).start(), [3, 108, 3780]),
    "a-turn": (lambda: a_turn().ready().state, [28, 487, 7828]),
    "votes": (lambda: an_auction_of_votes().ready().state, [4, 32, 321, 3429]),
    "contested": (lambda: a_contested_source().ready().state, [15, 53, 263, 1253, 5625]),
    "a-called-tribunal": (lambda: a_called_tribunal().ready().state, [2, 4, 11, 114, 3016]),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_courses(name: str) -> None:
    position, counts = POSITIONS[name]
    assert [perft(position(), depth) for depth in range(1, len(counts) + 1)] == counts
