"""Cards in progress: Vis put on them, activation (GT-5.4), and which items have room for a spell (GT-5.5)."""

from mypy_extensions import i64

from concilium.core.bits import lowest
from ..components.things import (
    ACTIVE,
    AWARDED,
    CATEGORY_COUNT,
    INSTALLED,
    ITEM,
    KINDS,
    SANCTUM,
    SPELL,
    TOUCHES,
    own,
    zone,
)
from ..knowledge.memory import tell_apart
from ..position import Position


def put_vis(t: Position, seat: i64, card: i64, amount: i64) -> None:
    """Put Vis onto a seat's inactive card, and do what follows when its cost is met (GT-5.4, section 8)."""
    t.set_vis(card, i64(t.vis_on[card]) + amount)
    kind = t.cards.kind(card)
    t.touched |= TOUCHES[own(seat, SANCTUM, kind)]
    index = card - t.cards.first[kind]
    tell_apart(t, seat, kind, index)
    if t.listener is not None:
        t.tell_card("card-advanced", {"seat": seat, "amount": amount}, kind, index)
    if t.missing(card) == 0:
        if t.options.quick_turnover:
            activate(t, seat, kind, index)
        elif t.options.secret_cards and not t.is_face_up(kind, index):
            t.set_face_up(kind, index)
            if t.listener is not None:
                t.tell_card("card-turned-up", {"seat": seat}, kind, index)


def activate(t: Position, seat: i64, kind: i64, index: i64) -> None:
    """GT-5.4: turn it face up and return its Vis to the Regio."""
    t.set_vis(t.cards.first[kind] + index, 0)
    t.set_face_down(kind, index)
    t.show(kind, index)
    t.move(kind, index, zone(seat, SANCTUM), zone(seat, ACTIVE))
    if t.listener is not None:
        t.tell_card("card-activated", {"seat": seat}, kind, index)


def installed_in(t: Position, seat: i64, item: i64) -> i64:
    """The spells installed in an item, as a set."""
    found: i64 = 0
    rest = t.sets[own(seat, INSTALLED, SPELL)]
    while rest != 0:
        low = rest & -rest
        if t.host[lowest(low)] == item:
            found |= low
        rest ^= low
    return found


def has_room(t: Position, seat: i64, item: i64, category: i64) -> bool:
    """GT-5.5: whether the item has a free place for a spell of the category."""
    free = t.cards.holds[item * CATEGORY_COUNT + category]
    rest = t.sets[own(seat, INSTALLED, SPELL)] & t.cards.spells_of[category]
    while free > 0 and rest != 0:
        if t.host[lowest(rest)] == item:
            free -= 1
        rest &= rest - 1
    return free > 0


def room_for(t: Position, seat: i64, category: i64) -> i64:
    """The active items of a seat, award winners too, that have a free place for the category, as a set."""
    found: i64 = 0
    active = own(seat, ACTIVE, ITEM)
    rest = t.sets[active + (AWARDED - ACTIVE) * KINDS] | t.sets[active]
    while rest != 0:
        low = rest & -rest
        if has_room(t, seat, lowest(low), category):
            found |= low
        rest ^= low
    return found
