"""What a king observes, as numbers: every field by name, in the order in which the encoder writes them."""

from concilium.core.encoding import MOST, Field, Fields, seat_names
from concilium.core.game import Game
from ..components.cards import Cards
from ..components.things import HIGHEST_BID, LANDS, LEADERS, MANAGED, PANEL_SLOTS, RESOURCES, SLOTS

_MOST_ROUNDS = 8


def observed_fields(game: Game, cards: Cards) -> list[Field]:
    """Every field, in the order in which they are written."""
    players = int(game.players)
    seats = seat_names(players)
    places = ["deck", "discards"]
    places += [f"panel {slot + 1}" for slot in range(PANEL_SLOTS)]
    places += [f"future {slot + 1}" for slot in range(SLOTS - PANEL_SLOTS)]
    places += [f"{pile} of {seat}" for seat in seats for pile in ("hand", "realm")]
    f = Fields()
    for card in cards.ids:
        f.choice("place of each card", f"place of {card}", places)
    f.choice("own seat", "seat", [str(seat) for seat in range(players)])
    f.choice("who is to move", "to move", ["over", "chance", *seats])
    f.choice("step", "step", [step.name for step in game.steps])
    f.choice("card of the auction", "auctioned", ["none", *cards.ids])
    f.choice("whose the standing bid is", "holder", ["none", *seats])
    f.choice("first extra resource chosen", "chosen", ["none", *RESOURCES])
    f.choice("whose action comes next", "next action", ["none", *seats])
    f.choice("card whose effects happen", "card asking", ["none", *cards.ids])
    for place in range(players):
        f.choice("turn order", f"place {place + 1} in turn order", ["none", *seats])
    f.amount("round", "round", _MOST_ROUNDS)
    f.amount("standing bid", "bid", HIGHEST_BID)
    f.amount("resources to choose", "to choose", MOST)
    f.amount("cards in the deck", "deck", cards.count)
    f.amount("land whose reward is taken", "land asking", LANDS)
    f.amount("effects that have happened", "effects done", MOST)
    f.amount("whether the card was played", "played", 1)
    f.amount("lands fought for so far", "lands fought", LANDS)
    f.amount("kings scored so far, twice over", "kings scored", 2 * players)
    for seat in seats:
        _add_king(f, seat)
    return f.found


def _add_king(f: Fields, seat: str) -> None:
    block = f"king: {seat}"
    f.amount(block, f"{seat}: points", MOST)
    for resource in RESOURCES:
        f.amount(block, f"{seat}: {resource}", MOST)
    for leader in LEADERS:
        f.amount(block, f"{seat}: {leader}s", MOST)
    for resource in RESOURCES:
        f.amount(block, f"{seat}: took extra {resource}", 1)
    f.amount(block, f"{seat}: finished placing", 1)
    f.amount(block, f"{seat}: passed", 1)
    f.amount(block, f"{seat}: in the auction", 1)
    block = f"placement: {seat}"
    for resource in RESOURCES[:MANAGED]:
        f.amount(block, f"{seat}: mayors at {resource}", MOST)
    for name in ("generals", "admirals", "decoys"):
        for land in range(LANDS):
            f.amount(block, f"{seat}: {name} in land {land + 1}", MOST)
