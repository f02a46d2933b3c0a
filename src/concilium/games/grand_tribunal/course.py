"""The course of the game: setup (GT-2), rounds (GT-3), the call of a Tribunal (GT-6.1) and what follows it (GT-6.6)."""

from typing import Final, final

from mypy_extensions import i64

from concilium.core.bits import count
from concilium.core.movers import OVER
from concilium.core.refusals import GAME_OVER
from concilium.core.steps import Kind, Step
from concilium.games.grand_tribunal.board import TRIBUNALS
from concilium.games.grand_tribunal.dealing import TO_HAND, TO_MARKET, deal
from concilium.games.grand_tribunal.hands import discard_to_limit
from concilium.games.grand_tribunal.numbers import CALLED, CHOOSE_HOST, OPENING, OVER_STEP, PICK_PRAECO, TURN
from concilium.games.grand_tribunal.places import (
    DECK,
    DISCARD,
    ITEM,
    KINDS,
    MARKET,
    SPACES,
    SPELL,
    TOUCHED_FIGURES,
    TOUCHED_ROUND,
    TOUCHED_VOTES,
    TOUCHES,
    slot,
)
from concilium.games.grand_tribunal.reasons import NOT_NOW, TRIBUNAL_CALLED
from concilium.games.grand_tribunal.spells import ActivateCard
from concilium.games.grand_tribunal.state import ACTIONS, INCOME, MUDDLED, STANDINGS, VOTING_TOKENS, Table
from concilium.games.grand_tribunal.tribunal import hold, next_praeco
from concilium.games.grand_tribunal.verbs import Verbs
from concilium.games.grand_tribunal.voting import place_votes

PRAECO_VOTES: Final = 3
OPENING_CARDS: Final = 3
MARKET_CARDS: Final = 3

# The phases: the `a` of the bottom frame. `b` counts within a phase.
PRAECO_DRAWN: Final = 0
DEALT: Final = 1
OPENED: Final = 2
MARKETS_FILLED: Final = 3
ROUND_STARTS: Final = 4
TURN_STARTS: Final = 5
TURN_ENDS: Final = 6
TRIBUNAL_CALL: Final = 7


@final
class Course(Step[Table]):
    """The bottom frame: each time all above it is done, it says what comes next."""

    def __init__(self) -> None:
        super().__init__("course", [], NOT_NOW)

    def ready(self, t: Table) -> bool:
        if t.a == TURN_STARTS:
            _start_turn(t)
        elif t.a == TURN_ENDS:
            _end_turn(t)
        elif t.a == ROUND_STARTS:
            t.a = TURN_STARTS
            t.b = 0
            place_votes(t, t.praeco, PRAECO_VOTES, apart=True)
        elif t.a == TRIBUNAL_CALL:
            _call(t)
        else:
            _set_up(t)
        return False


def _set_up(t: Table) -> None:
    """GT-2: the pawn first, since the dealer is the wizard on the Praeco's right."""
    if t.a == PRAECO_DRAWN:
        t.a = DEALT
        t.push(PICK_PRAECO, 0, 0, 0, 0)
    elif t.a == DEALT:
        if t.b == 2 * t.seats:
            t.a = OPENED
            t.b = 0
            return
        seat, kind = t.b % t.seats, ITEM if t.b < t.seats else SPELL
        t.b += 1
        deal(t, seat, kind, TO_HAND)
    elif t.a == OPENED:
        if t.b == t.seats:
            t.a = MARKETS_FILLED
            t.b = 0
            return
        # The dealer's left is the Praeco itself; the dealer's right is two seats before it.
        first = t.praeco + t.seats - 2 if t.options.opens_right else t.praeco
        seat = (first + t.b) % t.seats
        t.b += 1
        t.push(OPENING, seat, OPENING_CARDS, 0, 0)
    elif not _fill_markets(t):
        t.a = ROUND_STARTS


def _fill_markets(t: Table) -> bool:
    """GT-2.3: three face-up items and three face-up spells, as far as the decks have them; whether one was missing."""
    kind: i64 = ITEM
    while kind <= SPELL:
        if count(t.sets[slot(MARKET, kind)]) < MARKET_CARDS and t.sets[slot(DECK, kind)] != 0:
            deal(t, 0, kind, TO_MARKET)
            return True
        kind += 1
    return False


def _start_turn(t: Table) -> None:
    seat = (t.praeco + t.b) % t.seats
    t.a = TURN_ENDS
    t.turn = seat
    t.touch(TOUCHED_ROUND)
    t.used = 0
    t.actions_left = ACTIONS - t.bonus(seat, MUDDLED)
    if t.bonus(seat, MUDDLED) != 0:
        t.standing[seat * STANDINGS + MUDDLED] = 0
        t.touch(TOUCHED_FIGURES)
    if t.listener is not None:
        t.tell("turn-began", {"seat": seat})
    t.gain_vis(seat, t.bonus(seat, INCOME))
    t.push(TURN, seat, 0, 0, 0)


def _end_turn(t: Table) -> None:
    """GT-3.2, GT-3.3: the next wizard, the next round, or the Tribunal."""
    seat = t.turn
    t.b += 1
    t.a = TURN_STARTS
    if t.b == t.seats:
        t.b = 0
        t.turn = -1
        t.round += 1
        t.touch(TOUCHED_ROUND)
        if t.round == t.seats:
            t.a = TRIBUNAL_CALL
        else:
            t.a = ROUND_STARTS
            t.praeco = t.next_seat(t.praeco)
            if t.listener is not None:
                t.tell("praeco-passed", {"seat": t.praeco})
    discard_to_limit(t, seat)


def _call(t: Table) -> None:
    """GT-6.1: in turn order from the last Praeco each wizard may activate; then the Tribunal is held."""
    if t.b < t.seats:
        seat = (t.praeco + t.b) % t.seats
        t.b += 1
        t.push(CALLED, seat, 0, 0, 0)
        return
    if t.listener is not None:
        t.tell("tribunal-held", {"tribunal": t.tribunal + 1})
    entered = hold(t)
    if t.tribunal + 1 == TRIBUNALS:
        t.become(OVER_STEP, OVER)
        return
    t.praeco = next_praeco(t, entered)
    _next_tribunal(t)


def _next_tribunal(t: Table) -> None:
    """GT-6.6."""
    space: i64 = 0
    while space < SPACES:
        t.votes[space] = 0
        space += 1
    t.concilium = VOTING_TOKENS
    t.touch(TOUCHED_VOTES)
    kind: i64 = ITEM
    while kind < KINDS:
        pile = t.sets[slot(DISCARD, kind)]
        t.sets[slot(DECK, kind)] |= pile
        t.sets[slot(DISCARD, kind)] = 0
        t.forget(kind, pile)
        t.touched |= TOUCHES[slot(DECK, kind)] | TOUCHES[slot(DISCARD, kind)]
        kind += 1
    t.tribunal += 1
    t.round = 0
    t.touch(TOUCHED_ROUND)
    t.uncontested_at = t.board.uncontested.first[t.tribunal]
    t.contested_at = t.board.contested.first[t.tribunal]
    if t.listener is not None:
        t.tell("tribunal-began", {"tribunal": t.tribunal + 1, "seat": t.praeco})
    seat: i64 = 0
    while seat < t.seats:
        t.gain_vis(seat, t.options.new_tribunal_vis)
        seat += 1
    # An empty deck had refilled no market until now (GT-5.2).
    t.a = MARKETS_FILLED
    t.b = 0


class Over(Step[Table]):
    """GT-6.7: after the Grand Tribunal nobody is to move."""

    def __init__(self) -> None:
        super().__init__("over", [], GAME_OVER)


class ActivateWhenCalled(ActivateCard):
    """GT-6.1: activate a finished card; a spell may be installed at once (GT-5.5)."""

    def take(self, t: Table, thing: i64) -> None:
        super().take(t, thing)
        if thing >= t.cards.items:
            t.push(CHOOSE_HOST, t.seat, thing - t.cards.items, 1, 0)


class Rest(Kind[Table]):
    """Activating is never compulsory."""

    def take(self, t: Table, thing: i64) -> None:
        t.pop()


class Called(Step[Table]):
    def __init__(self, verbs: Verbs) -> None:
        super().__init__("tribunal-called", [ActivateWhenCalled(verbs.activate), Rest(verbs.end)], TRIBUNAL_CALLED)

    def ready(self, t: Table) -> bool:
        if t.finished(t.seat, ITEM) | t.finished(t.seat, SPELL) == 0:
            t.pop()
            return False
        return True
