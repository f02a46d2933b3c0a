"""The copy is made by hand: it has every field that the game declares, and shares none."""

from hypothesis import given
from hypothesis import strategies as st
from tests.contract.generated import positions

from concilium.core.state import State
from concilium.games.medieval_realms.knowledge.fields import DERIVED

COMMON = {"game", "seats", "listener", "touched", "to_move", "depth", "step", "current", "seat", "frame", "secrets"}
"""The attributes of any game's position."""


def attributes(state: State) -> set[str]:
    """What a position of this game consists of; compiled classes keep their attributes as descriptors,
    others declare in the class those that have a default."""
    if hasattr(state, "__dict__"):
        return (set(vars(state)) | set(type(state).__annotations__)) - COMMON
    kind = type(state)
    return {name for name, found in vars(kind).items() if type(found).__name__ == "getset_descriptor"} - COMMON


@given(data=st.data())
def test_every_attribute_is_declared_and_copied_and_shared_with_none(data: st.DataObject) -> None:
    state = data.draw(positions("medieval-realms"))
    declared = {field.attribute for field in state.game.fields}
    assert attributes(state) == declared | set(DERIVED)
    copy = state.copy()
    for field in state.game.fields:
        for seat in range(state.seats) if field.of_seats else [-1]:
            assert field.save(copy, seat) == field.save(state, seat)
    for name in (declared | set(DERIVED)) - {"cards", "board"}:
        own, other = getattr(state, name), getattr(copy, name)
        if isinstance(own, int):
            assert own == other
        else:
            assert list(own) == list(other)
            assert own is not other
