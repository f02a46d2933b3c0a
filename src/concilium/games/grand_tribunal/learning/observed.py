"""What a wizard's observation consists of: every field with its name and range, in the order they are written."""

from typing import Final

from concilium.core.encoding import MOST, Field, Fields, seat_names
from concilium.core.game import Game
from ..components.cards import SPELL_COST, Cards
from ..components.things import KIND_NAMES, SPACE_NAMES
from ..position import ACTIONS, VOTING_TOKENS
from ..rules.spending import ACTION_NAMES
from .counting import add_seen
from .decision import MOST_VIS, add_decision

# The codes for a card's place: common ones, then each seat's zones, with award winners by their place.
COMMON_CODES: Final = ["unknown", "discard", "market", "resolving"]
ZONE_CODES: Final = ["hand", "sanctum", "face up", "active", "installed", "first", "second", "third"]


def observed_fields(game: Game, cards: Cards) -> list[Field]:
    """Every field, in the order in which they are written."""
    players = int(game.players)
    seats = seat_names(players)
    places = COMMON_CODES + [f"{zone} of {seat}" for seat in seats for zone in ZONE_CODES]
    items, spells = cards.ids[: cards.items], cards.ids[cards.items : cards.items + cards.spells]
    f = Fields()
    for card in cards.ids:
        f.choice("place of each card", f"place of {card}", places)
    for spell in spells:
        f.choice("item each spell is installed in", f"host of {spell}", ["none", *items])
    f.choice("own seat", "seat", [str(seat) for seat in range(players)])
    f.choice("who is to move", "to move", ["over", "chance", *seats])
    f.choice("step", "step", [step.name for step in game.steps])
    f.choice("whose step", "step of", ["none", *seats])
    f.choice("Praeco", "Praeco", ["none", *seats])
    f.choice("whose turn", "turn", ["none", *seats])
    for name in ACTION_NAMES:
        f.choice("kinds of action taken this turn", f"taken {name}", ["no", "yes"])
    for card in items + spells:
        f.amount("Vis on each card", f"Vis on {card}", MOST_VIS)
    f.amount("Tribunal", "tribunal", 2)
    f.amount("round", "round", players)
    f.amount("actions left", "actions left", 2 * ACTIONS)
    f.amount("Concilium", "concilium", VOTING_TOKENS)
    for space in SPACE_NAMES:
        f.amount("votes on each space", f"votes for {space}", VOTING_TOKENS)
    for row in ("uncontested", "contested"):
        f.amount("trackers of the Vis Sources", f"{row} at", MOST)
    for kind in KIND_NAMES:
        f.amount("cards in each deck", f"{kind} deck", cards.count)
    for kind in KIND_NAMES:
        f.amount("unknown cards being resolved", f"resolving {kind}s unknown", cards.count)
    for seat in seats:
        _add_seat(f, seat, cards)
    add_decision(f, game, cards)
    add_seen(f, seats)
    return f.found


def _add_seat(f: Fields, seat: str, cards: Cards) -> None:
    block = f"wizard: {seat}"
    f.amount(block, f"{seat}: Vis", MOST)
    for tribunal in range(3):
        f.amount(block, f"{seat}: points of Tribunal {tribunal + 1}", MOST)
    f.amount(block, f"{seat}: hand limit", MOST)
    f.amount(block, f"{seat}: warded", 1)
    f.amount(block, f"{seat}: muddled", 1)
    for kind in KIND_NAMES:
        f.amount(block, f"{seat}: unknown {kind}s in hand", cards.count)
    f.amount(block, f"{seat}: unknown cards in Vault", cards.count)
    for vis in range(MOST_VIS + 1):
        f.amount(block, f"{seat}: unknown items with {vis} Vis", cards.count)
    for vis in range(SPELL_COST + 1):
        f.amount(block, f"{seat}: unknown spells with {vis} Vis", cards.count)
