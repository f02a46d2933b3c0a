"""The phases of the game: setup (GT-2), rounds (GT-3), the call of a Tribunal (GT-6.1) and what follows (GT-6.6)."""

from typing import Final, final

from mypy_extensions import i64

from concilium.core.bits import count
from concilium.core.steps import Move, Step
from concilium.core.variables import Named, Variable
from ..components.board import TRIBUNALS
from ..components.things import (
    DECK,
    DISCARD,
    ITEM,
    KINDS,
    MARKET,
    SPACES,
    SPELL,
    TOUCHED_ROUND,
    TOUCHED_SOURCES,
    TOUCHED_STANDING,
    TOUCHED_VOTES,
    TOUCHES,
    slot,
)
from ..position import ACTIONS, INCOME, MUDDLED, STANDINGS, VOTING_TOKENS, Position
from .asking import Leave
from .dealing import TO_HAND, TO_MARKET, deal
from .declared import NOT_NOW, REASONS, STEPS, TURN
from .drawing import OPENING
from .hands import demand_discard
from .spells import ActivateCard, choose_host
from .tribunal import hold, next_praeco
from .verbs import Verbs
from .voting import place_votes

PRAECO_VOTES: Final = 3
OPENING_CARDS: Final = 3
MARKET_CARDS: Final = 3

OVER_STEP: Final = STEPS.number("over")
PHASES: Final = STEPS.number("course")
PICK_PRAECO: Final = STEPS.number("pick-praeco")
CALLED: Final = STEPS.number("tribunal-called")
TRIBUNAL_CALLED: Final = REASONS.add("tribunal-called")

# The variables of the bottom frame: the phase, and how much of it is done.
PHASE: Final = 0
DONE: Final = 1

PRAECO_DRAWN: Final = 0
DEALT: Final = 1
OPENED: Final = 2
MARKETS_FILLED: Final = 3
ROUND_STARTS: Final = 4
TURN_STARTS: Final = 5
TURN_ENDS: Final = 6
TRIBUNAL_CALL: Final = 7
PHASE_NAMES: Final = [
    "praeco-drawn",
    "dealt",
    "opened",
    "markets-filled",
    "round-starts",
    "turn-starts",
    "turn-ends",
    "tribunal-call",
]


@final
class Phases(Step[Position]):
    """The bottom frame: whenever everything above it is done, it says what comes next."""

    def __init__(self) -> None:
        variables = {PHASE: Named("phase", PHASE_NAMES), DONE: Variable("done")}
        super().__init__("course", [], rule="GT-3.2", otherwise=NOT_NOW, variables=variables)

    def ready(self, t: Position) -> bool:
        phase = t.frame[PHASE]
        if phase == TURN_STARTS:
            _start_turn(t)
        elif phase == TURN_ENDS:
            _end_turn(t)
        elif phase == ROUND_STARTS:
            t.frame[PHASE] = TURN_STARTS
            t.frame[DONE] = 0
            place_votes(t, t.praeco, PRAECO_VOTES, apart=True)
        elif phase == TRIBUNAL_CALL:
            _call(t)
        else:
            _set_up(t)
        return False


def _set_up(t: Position) -> None:
    """GT-2: the pawn first, since the dealer is the wizard on the Praeco's right."""
    if t.frame[PHASE] == PRAECO_DRAWN:
        t.frame[PHASE] = DEALT
        t.push(PICK_PRAECO, 0)
    elif t.frame[PHASE] == DEALT:
        if t.frame[DONE] == 2 * t.seats:
            t.frame[PHASE] = OPENED
            t.frame[DONE] = 0
            return
        seat, kind = t.frame[DONE] % t.seats, ITEM if t.frame[DONE] < t.seats else SPELL
        t.frame[DONE] += 1
        deal(t, seat, kind, TO_HAND)
    elif t.frame[PHASE] == OPENED:
        if t.frame[DONE] == t.seats:
            t.frame[PHASE] = MARKETS_FILLED
            t.frame[DONE] = 0
            return
        # To the dealer's left is the Praeco; the seat to the dealer's right is two before the Praeco.
        first = t.praeco + t.seats - 2 if t.options.opens_right else t.praeco
        seat = (first + t.frame[DONE]) % t.seats
        t.frame[DONE] += 1
        t.push(OPENING, seat, OPENING_CARDS)
    elif not _fill_markets(t):
        t.frame[PHASE] = ROUND_STARTS


def _fill_markets(t: Position) -> bool:
    """GT-2.3: three face-up items and three face-up spells, if the decks have them; returns whether one was missing."""
    kind: i64 = ITEM
    while kind <= SPELL:
        if count(t.sets[slot(MARKET, kind)]) < MARKET_CARDS and t.sets[slot(DECK, kind)] != 0:
            deal(t, 0, kind, TO_MARKET)
            return True
        kind += 1
    return False


def _start_turn(t: Position) -> None:
    seat = (t.praeco + t.frame[DONE]) % t.seats
    t.frame[PHASE] = TURN_ENDS
    t.turn = seat
    t.touched |= TOUCHED_ROUND
    t.used = 0
    muddled = t.bonus(seat, MUDDLED)
    t.actions_left = ACTIONS - muddled
    if muddled != 0:
        t.standing[seat * STANDINGS + MUDDLED] = 0
        t.touched |= TOUCHED_STANDING
    if t.listener is not None:
        t.tell("turn-began", {"seat": seat})
    t.gain_vis(seat, t.bonus(seat, INCOME))
    t.push(TURN, seat)


def _end_turn(t: Position) -> None:
    """GT-4.3: the hand first. Then GT-3.2, GT-3.3: the next wizard, the next round, or the Tribunal."""
    over = t.hand_size(t.turn) - t.hand_limit(t.turn)
    if over > 0:
        demand_discard(t, t.turn, over)
        return
    t.frame[DONE] += 1
    t.frame[PHASE] = TURN_STARTS
    if t.frame[DONE] == t.seats:
        t.frame[DONE] = 0
        t.turn = -1
        t.round += 1
        t.touched |= TOUCHED_ROUND
        if t.round == t.seats:
            t.frame[PHASE] = TRIBUNAL_CALL
        else:
            t.frame[PHASE] = ROUND_STARTS
            t.praeco = t.next_seat(t.praeco)
            if t.listener is not None:
                t.tell("praeco-passed", {"seat": t.praeco})


def _call(t: Position) -> None:
    """GT-6.1: each wizard may activate, in turn order from the last Praeco; then the Tribunal is held."""
    if t.frame[DONE] < t.seats:
        seat = (t.praeco + t.frame[DONE]) % t.seats
        t.frame[DONE] += 1
        t.push(CALLED, seat)
        return
    if t.listener is not None:
        t.tell("tribunal-held", {"tribunal": t.tribunal + 1})
    entered = hold(t)
    if t.tribunal + 1 == TRIBUNALS:
        t.end(OVER_STEP)
        return
    t.praeco = next_praeco(t, entered)
    _next_tribunal(t)


def _next_tribunal(t: Position) -> None:
    """GT-6.6."""
    for space in range(i64(SPACES)):
        t.votes[space] = 0
    t.concilium = VOTING_TOKENS
    t.touched |= TOUCHED_VOTES
    for kind in range(ITEM, i64(KINDS)):
        pile = t.sets[slot(DISCARD, kind)]
        t.sets[slot(DECK, kind)] |= pile
        t.sets[slot(DISCARD, kind)] = 0
        t.forget(kind, pile)
        t.touched |= TOUCHES[slot(DECK, kind)] | TOUCHES[slot(DISCARD, kind)]
    t.tribunal += 1
    t.round = 0
    t.touched |= TOUCHED_ROUND | TOUCHED_SOURCES
    t.uncontested_at = t.board.uncontested.first[t.tribunal]
    t.contested_at = t.board.contested.first[t.tribunal]
    if t.listener is not None:
        t.tell("tribunal-began", {"tribunal": t.tribunal + 1, "seat": t.praeco})
    for seat in range(t.seats):
        t.gain_vis(seat, t.options.new_tribunal_vis)
    # Markets may have gaps where a deck ran empty (GT-5.2).
    t.frame[PHASE] = MARKETS_FILLED
    t.frame[DONE] = 0


class ActivateWhenCalled(ActivateCard):
    """GT-6.1: activate a finished card; a spell may be installed at once (GT-5.5)."""

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        super().take(t, seat, thing)
        if thing >= t.cards.items:
            choose_host(t, seat, thing - t.cards.items, True)


class Called(Step[Position]):
    """Activating is never compulsory."""

    def __init__(self, verbs: Verbs) -> None:
        moves: list[Move[Position]] = [ActivateWhenCalled(verbs.activate, "GT-5.4"), Leave(verbs.end, "")]
        super().__init__("tribunal-called", moves, rule="GT-6.1", otherwise=TRIBUNAL_CALLED)

    def is_over(self, t: Position) -> bool:
        items, spells, _ = t.finished(t.seat)
        return items | spells == 0
