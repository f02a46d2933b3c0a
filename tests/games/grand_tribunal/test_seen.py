"""What differs at the table differs in the view, in the observation and in what is told, over generated games."""

import json
import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.contract.generated import positions, rngs
from tests.games.grand_tribunal.conftest import Maker
from tests.games.grand_tribunal.plays import Play
from tests.games.grand_tribunal.tables import Setting, table

from concilium import CHANCE, OVER, State

NAME = "grand-tribunal"
WAYS = 12
"""How many ways to go on are compared."""


class Seen:
    """What a seat sees after a decision: the view, the observation; what it was told; what it may do, and why not."""

    def __init__(self, state: State, mover: int, action: int, seat: int) -> None:
        after = state.copy()
        told: list[Any] = []
        after.listener = lambda event: told.append(event.seen_by(seat))
        after.apply(mover, action)
        self.after = after
        self.seat = seat
        self.view = json.dumps(after.view(seat))
        self.row = bytes(memoryview(after.game.encoder().observe(after, seat)))
        self.told = json.dumps(told)
        self.legal = after.legal(seat)

    def refusals(self, actions: list[int]) -> list[object]:
        return [self.after.why_not(self.seat, action) for action in actions]


def compare(state: State, rng: random.Random) -> None:
    mover = CHANCE if state.to_move == CHANCE else rng.choice(state.waiting())
    legal = state.legal(mover)
    actions = [rng.randrange(int(state.game.actions)) for _ in range(60)]
    seat = rng.randrange(int(state.game.players))
    by_view: dict[str, Seen] = {}
    by_row: dict[bytes, Seen] = {}
    for action in rng.sample(legal, min(len(legal), WAYS)):
        one = Seen(state, mover, action, seat)
        same = by_view.setdefault(one.view, one)
        said = (state.current.name, state.game.text(action))
        assert one.legal == same.legal, said
        assert one.refusals(actions) == same.refusals(actions), said
        assert one.told == same.told, said
        assert by_row.setdefault(one.row, one).legal == one.legal, said


@given(data=st.data())
def test_equal_views_give_equal_choices_refusals_and_news(data: st.DataObject) -> None:
    state = data.draw(positions(NAME))
    if state.to_move != OVER:
        compare(state, data.draw(rngs()))


def differ(one: Play, other: Play) -> None:
    """Everybody sees that these positions are not the same."""
    for seat in (None, 0, 1, 2):
        assert one.view(seat) != other.view(seat)
    encoder = one.state.game.encoder()
    for seat in range(3):
        assert list(encoder.observe(one.state, seat)) != list(encoder.observe(other.state, seat))


def both(setting: Setting, before: str, *texts: str) -> tuple[Play, Play]:
    """The same position after one thing, and after another."""
    one, other = setting.ready().do(before), setting.ready().do(before)
    return one.do(texts[0]), other.do(texts[1])


def test_the_token_being_moved(doing: Maker) -> None:
    setting = doing.table('op = "move-votes", n = 2').votes(orb=2, wand=2)
    one, other = both(setting, "play buried-hoard", "unvote orb", "unvote wand")
    differ(one, other)
    assert one.view(1)["deciding"]["space"] == "orb"


def test_the_first_of_two_spaces(doing: Maker) -> None:
    setting = doing.table('op = "swap-votes"').votes(orb=2, wand=2)
    differ(*both(setting, "play buried-hoard", "swap orb", "swap wand"))


def test_the_face_up_card_of_an_exchange(doing: Maker) -> None:
    setting = doing.table('op = "swap-with-market"').sanctum(0, "noonday-orb").market("willow-wand", "midas-wand")
    one, other = both(setting, "play buried-hoard", "choose willow-wand", "choose midas-wand")
    differ(one, other)
    assert one.view(1)["deciding"]["card"] == "willow-wand"


def test_the_spaces_that_the_praeco_has_used() -> None:
    ends = table().turn(2, praeco=0).votes(orb=1, wand=1)
    one, other = (ends.ready().end_turn().do(f"vote {space}") for space in ("orb", "wand"))
    data = other.data
    data["votes"] = one.data["votes"]
    other = Play(one.state.game.from_json(data))
    differ(one, other)
    assert one.view(0)["deciding"]["used"] == ["orb"]


def test_where_an_advance_has_gone() -> None:
    setting = table().sanctum(0, "noonday-orb", "midas-wand", "lion-talisman", vis=1)
    one = setting.ready().do("advance noonday-orb")
    data = setting.ready().do("advance midas-wand").data
    data["vis_on"] = one.data["vis_on"]
    other = Play(one.state.game.from_json(data))
    # Only the owner knows the cards by name; the others see a back with so much Vis that it went on, or did not.
    assert one.view(0) != other.view(0)
    assert one.view(1)["deciding"]["advanced"] == [{"kind": "item", "card": None, "vis": 2}]
    assert other.view(1)["deciding"]["advanced"] == [{"kind": "item", "card": None, "vis": 1}]
    differ(one, other)


def test_price_and_payee_of_a_ransom(doing: Maker) -> None:
    dear, cheap = (
        doing.table(f'op = "ransom", n = {price}').ready().do("play buried-hoard", "target 1") for price in (4, 3)
    )
    assert (dear.view(2)["deciding"]["amount"], dear.view(2)["deciding"]["wizard"]) == (4, 0)
    for seat in (None, 0, 1, 2):
        assert dear.view(seat)["deciding"] != cheap.view(seat)["deciding"]
    assert list(dear.state.game.encoder().observe(dear.state, 2)) != list(
        cheap.state.game.encoder().observe(cheap.state, 2)
    )


def test_the_first_of_two_advances() -> None:
    play = table(variants=["double-advance"]).sanctum(0, "noonday-orb").ready().do("advance noonday-orb", "end")
    assert play.view(1)["used"] == ["first-advance"]
    before = table(variants=["double-advance"]).sanctum(0, "noonday-orb", vis=1).vis(11).actions(1).ready()
    differ(play, before)


def test_the_card_that_asks(doing: Maker) -> None:
    play = table().sanctum(0, "bribed-servant").hand(1, "willow-wand").ready().do("play bribed-servant")
    assert play.view(2)["deciding"]["source"] == "bribed-servant"


def test_the_praeco_before_the_pawn_is_drawn() -> None:
    start = Setting(3).game.start()
    assert start.view(0)["praeco"] is None


def test_who_has_looked_at_a_hand() -> None:
    setting = table(players=4).installed(0, "rowan-talisman", "reading-of-the-closed-fist")
    setting.hand(1, "willow-wand").hand(2, "bog-oak-orb")
    one, other = both(setting, "cast reading-of-the-closed-fist", "target 1", "target 2")
    assert one.view(3)["players"][1]["hand_known"] == [1, 0, 0, 0]
    assert one.view(3)["players"][2]["hand_known"] == [0, 0, 0, 0]
    differ(one, other)
