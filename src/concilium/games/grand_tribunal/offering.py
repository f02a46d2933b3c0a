"""Writing sets of cards out as actions: what most kinds offer is one set or a few."""

from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.bits import lowest
from concilium.games.grand_tribunal.places import HAND, RESOURCE, SPELL, own
from concilium.games.grand_tribunal.state import Table


def offer_set(first: i64, cards: i64, out: vec[i64], n: i64) -> i64:
    """An action for each card of a set; `first` is the action of the card 0."""
    while cards != 0:
        out[n] = first + lowest(cards)
        n += 1
        cards &= cards - 1
    return n


def offer_cards(t: Table, base: i64, items: i64, spells: i64, out: vec[i64], n: i64) -> i64:
    """An action for each card of a set of items and a set of spells."""
    n = offer_set(base, items, out, n)
    return offer_set(base + t.cards.items, spells, out, n)


def offer_hand(t: Table, base: i64, out: vec[i64], n: i64) -> i64:
    """An action for each card of the hand."""
    n = offer_cards(t, base, t.sets[own(t.seat, HAND, 0)], t.sets[own(t.seat, HAND, SPELL)], out, n)
    return offer_set(base + t.cards.first[RESOURCE], t.sets[own(t.seat, HAND, RESOURCE)], out, n)
