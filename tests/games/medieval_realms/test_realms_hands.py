"""MR-4.1 is said of all cards, of one card and as a reason: over generated games the three agree."""

import random

from hypothesis import given
from hypothesis import strategies as st
from tests.contract.generated import rngs, walk
from tests.games.medieval_realms.scenes import realms

from concilium.core.bits import members
from concilium.core.refusals import read_refusal
from concilium.games.medieval_realms.components.things import COLOURS, WORD
from concilium.games.medieval_realms.position import Position
from concilium.games.medieval_realms.rules.hands import fits, fitting, why_not_in_hand

EVERY = 7


@given(players=st.integers(2, 5), rng=rngs())
def test_mr_4_1_all_that_fits_is_each_that_fits_and_the_reason_is_true(players: int, rng: random.Random) -> None:
    state = realms(players).start()
    for number, _ in enumerate(walk(state, rng)):
        if number % EVERY != 0:
            continue
        assert isinstance(state, Position)
        cards = range(int(state.cards.count))
        for seat in range(players):
            low, high = fitting(state, seat)
            fit = {*members(low), *(WORD + card for card in members(high))}
            assert fit == {card for card in cards if fits(state, seat, card)}
            in_hand = {int(state.cards.colour[state.cards.ids.index(card)]) for card in hand_of(state, seat)}
            for card in set(cards) - fit:
                refusal = read_refusal(why_not_in_hand(state, seat, card), state.game.reasons, "")
                assert refusal.rule == "MR-4.1"
                if len(in_hand) < state.board.hand:
                    assert refusal.reason == "colour-in-hand"
                    assert refusal.facts["colour"] == COLOURS[int(state.cards.colour[card])]
                    assert int(state.cards.colour[card]) in in_hand
                else:
                    assert refusal.reason == "hand-full"


def hand_of(state: Position, seat: int) -> list[str]:
    hand: list[str] = state.to_json()["kings"][seat]["hand"]
    return hand
