"""The array of Medieval Realms, turned back into words, holds every fact of the view."""

from collections.abc import Mapping
from typing import Any

import pytest
from tests.envs.describing import Reader, described


@pytest.mark.parametrize("players", [2, 5])
def test_the_array_says_what_the_view_says(players: int) -> None:
    for state, seat, said in described("medieval-realms", players, {}, every=5):
        view: Mapping[str, Any] = state.view(seat)
        read = Reader(state.game, seat, said)
        resources = list(view["players"][0]["palace"])
        deciding = view["deciding"]
        assert int(said["seat"]) == seat
        assert (said["to move"] == "over") == view["over"]
        assert said["step"] == deciding["step"]
        if deciding.get("by") is not None:
            assert said["to move"] == ("chance" if deciding["by"] == "chance" else read.names[deciding["by"]])
        is_auction = deciding["step"] == "auction"
        assert said["auctioned"] == (deciding["card"] if is_auction else "none")
        assert read.seats[read.said["holder"]] == deciding.get("holder")
        check_pending(read, view)
        assert said["bid"] == deciding.get("bid", 0)
        assert said["to choose"] == deciding.get("amount", 0)
        assert said["chosen"] == (deciding.get("chosen") or "none")
        order = [read.seats[read.said[f"place {place + 1} in turn order"]] for place in range(players)]
        assert order == view["order"] + [None] * (players - len(view["order"]))
        assert said["round"] == view["round"]
        assert said["deck"] == view["deck"] == len(read.at("deck"))
        assert read.at("discards") == view["discards"]
        for number, slot in enumerate(view["panel"]):
            assert read.at(f"panel {number + 1}") == ([slot["card"]] if slot else [])
        for number, card in enumerate(view["future"]):
            assert read.at(f"future {number + 1}") == ([card] if card else [])
        for king in view["players"]:
            other = king["seat"]
            assert read.of(other, "points") == king["points"]
            assert {resource: read.of(other, resource) for resource in resources} == king["palace"]
            assert {leader: read.of(other, f"{leader}s") for leader in king["leaders"]} == king["leaders"]
            assert [resource for resource in resources if read.of(other, f"took extra {resource}")] == king["extra"]
            assert read.at(f"hand of {read.names[other]}") == king["hand"]
            assert read.at(f"realm of {read.names[other]}") == king["in_play"]
            assert bool(read.of(other, "finished placing")) == king["finished"]
            assert bool(read.of(other, "passed")) == king["passed"]
            assert bool(read.of(other, "in the auction")) == (other in deciding.get("bidders", []))
            assert placement(read, other, resources[:-1]) == (king["placed"] or {})


def check_pending(read: Reader, view: Mapping[str, Any]) -> None:
    """Which card or land asks for a choice, and what goes on after it."""
    deciding = view["deciding"]
    is_choice = "land" in deciding
    assert read.said["card asking"] == ((deciding["card"] if is_choice else None) or "none")
    assert read.said["land asking"] == ((deciding["land"] if is_choice else None) or 0)
    effects = next((frame for frame in view["pending"] if frame["step"] == "effects"), {"done": 0, "played": False})
    assert (read.said["effects done"], read.said["played"] == 1) == (effects["done"], effects["played"])
    bottom = view["pending"][-1] if view["pending"] else {"step": deciding["step"], "seat": deciding["by"]}
    assert read.seats[read.said["next action"]] == (bottom["seat"] if bottom["step"] == "actions" else None)
    assert read.said["lands fought"] == bottom.get("fought", 0)
    assert read.said["kings scored"] == bottom.get("scored", 0)


def placement(read: Reader, other: int, managed: list[str]) -> dict[str, Any]:
    """Empty for a placement that the observer does not see, or that is empty itself."""
    found: dict[str, Any] = {"mayors": {r: read.of(other, f"mayors at {r}") for r in managed}}
    for name in ("generals", "admirals", "decoys"):
        found[name] = {str(land): read.of(other, f"{name} in land {land}") for land in range(1, 11)}
    found = {name: {where: n for where, n in standing.items() if n} for name, standing in found.items()}
    is_hidden = read.said["step"] == "placement" and other != read.seat
    return {} if is_hidden else found
