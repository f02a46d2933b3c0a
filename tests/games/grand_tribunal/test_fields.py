"""The copy is made by hand, so it is held against the declared fields: all are copied, nothing is shared."""

import ast
import random
from pathlib import Path

import pytest
from tests.games.grand_tribunal.dealt import dealt

import concilium
from concilium.core.fields import OWN, PARTS, PUBLIC
from concilium.games.grand_tribunal.position import Position
from concilium.testing.walking import any_position

SAVED_AS = {
    "sets": ("places", "hand", "sanctum", "active", "installed", "awarded"),
    "known": ("known", "face_up", "unsure"),
    "vis_on": ("vis_on",),
    "host": ("hosts", "awards"),
    "vis": ("vis",),
    "votes": ("votes",),
    "standing": ("muddled", "sheet"),
}
"""The vecs of a position, and the fields that tell them; a number is told by the field of its name."""
DERIVED = {"complete_items", "complete_spells"}
OF_THE_GAME = {"cards", "board", "options"}


def positions() -> list[Position]:
    found = []
    for seed in range(6):
        rng = random.Random(seed)
        game = concilium.game("grand-tribunal", 3 + seed % 3)
        state = any_position(dealt(game, rng), rng)
        assert isinstance(state, Position)
        found.append(state)
    return found


def own_attributes() -> set[str]:
    """What the class adds to a position of any game, as its source says."""
    path = Path(next(iter(concilium.__path__)), "games", "grand_tribunal", "position.py")
    tree = ast.parse(path.read_text(encoding="utf-8"))
    begins = next(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    return {
        node.attr
        for node in ast.walk(begins)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"
    }


def test_what_is_hidden_is_declared_so_and_is_redrawn_without_a_seat_seeing_it() -> None:
    """Places, the Sanctum and Vis on cards are seen in parts; the hand and what one knows are one's own."""
    hidden = {field.name: field for field in concilium.game("grand-tribunal", 3).fields if field.seen != PUBLIC}
    assert {name: field.seen for name, field in hidden.items()} == {
        "places": PARTS,
        "vis_on": PARTS,
        "hand": OWN,
        "sanctum": PARTS,
        "known": OWN,
        "unsure": OWN,
    }
    redrawn: set[str] = set()
    for number, state in enumerate(positions()):
        for observer in range(state.seats):
            other = state.resample(observer, random.Random(number))
            assert other.view(observer) == state.view(observer)
            for field in hidden.values():
                owners = [seat for seat in range(state.seats) if seat != observer] if field.of_seats else [-1]
                if any(field.save(other, seat) != field.save(state, seat) for seat in owners):
                    redrawn.add(field.name)
    assert redrawn == set(hidden)


def test_every_attribute_is_a_declared_field_or_follows_from_one() -> None:
    declared = {field.name for field in concilium.game("grand-tribunal", 3).fields}
    for name in own_attributes() - DERIVED - OF_THE_GAME:
        assert set(SAVED_AS.get(name, (name,))) <= declared, name
    told = {field for name in own_attributes() for field in SAVED_AS.get(name, (name,))}
    assert declared <= told


@pytest.mark.parametrize("number", range(6))
def test_a_copy_has_every_declared_field_and_shares_none(number: int) -> None:
    state = positions()[number]
    copy = state.copy()
    for field in state.game.fields:
        for seat in range(state.seats) if field.of_seats else [-1]:
            assert field.save(copy, seat) == field.save(state, seat), field.name
    before = copy.to_json()
    for name in own_attributes() - OF_THE_GAME:
        value, copied = getattr(state, name), getattr(copy, name)
        if isinstance(value, int):
            assert value == copied, name
            setattr(state, name, value + 1)
        else:
            assert list(value) == list(copied), name
            for place in range(len(value)):
                value[place] = 0
    assert copy.to_json() == before
