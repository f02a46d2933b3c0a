"""The array of Grand Tribunal, turned back into words, holds every fact of the view."""

from collections.abc import Mapping
from typing import Any

import pytest
from tests.envs.describing import Reader, described

KINDS = ("item", "spell", "resource")


def lying(read: Reader, other: int, kind: str, kind_of: dict[str, str]) -> list[dict[str, Any]]:
    name = read.names[other]
    order = list(kind_of)
    known = []
    for place, face_up in (("sanctum", False), ("face up", True)):
        for card in read.at(f"{place} of {name}"):
            if kind_of[card] == kind:
                known.append({"card": card, "face_up": face_up, "vis": read.said[f"Vis on {card}"]})
    known.sort(key=lambda facts: order.index(facts["card"]))
    most = 9 if kind == "item" else 2
    for vis in range(most, -1, -1):
        hidden = read.of(other, f"unknown {kind}s with {vis} Vis")
        known += [{"card": None, "face_up": False, "vis": vis} for _ in range(hidden)]
    return known


@pytest.mark.parametrize("options", [{}, {"variants": ["secret-cards", "hand-or-sanctum"]}])
def test_the_array_says_what_the_view_says(options: dict[str, Any]) -> None:
    for state, seat, said in described("grand-tribunal", 4, options, every=7):
        view: Mapping[str, Any] = state.view(seat)
        read = Reader(state.game, seat, said)
        facts: Mapping[str, Any] = state.game.facts()
        kind_of = {card: printed["kind"] for card, printed in facts["cards"].items()}
        assert int(said["seat"]) == seat
        by = view["deciding"]["by"]
        assert said["to move"] == ("over" if by is None else by if by == "chance" else read.names[by])
        assert said["step"] == view["deciding"]["step"]
        assert read.seats[said["step of"]] == view["deciding"]["seat"]
        check_decision(read, view["deciding"])
        assert read.seats[said["Praeco"]] == view["praeco"]
        assert read.seats[said["turn"]] == view["turn"]
        assert [name[6:] for name, value in said.items() if name[:6] == "taken " and value == "yes"] == view["used"]
        assert said["tribunal"] + 1 == view["tribunal"]
        assert said["round"] == view["round"]
        assert said["actions left"] == view["actions_left"]
        assert said["concilium"] == view["concilium"]
        assert {space: said[f"votes for {space}"] for space in facts["spaces"]} == view["votes"]
        for row in ("uncontested", "contested"):
            source = view["sources"][row]
            assert said[f"{row} at"] == (len(source["spaces"]) if source["at"] is None else source["at"])
        assert {kind: said[f"{kind} deck"] for kind in KINDS} == view["decks"]
        assert sorted(read.at("discard")) == sorted(card for cards in view["discards"].values() for card in cards)
        assert sorted(read.at("market")) == sorted(card for cards in view["market"].values() for card in cards)
        assert sorted(read.at("resolving")) == sorted(c["card"] for c in view["resolving"] if c["card"])
        for kind in KINDS:
            backs = [c for c in view["resolving"] if c["kind"] == kind and c["card"] is None]
            assert said[f"resolving {kind}s unknown"] == len(backs)
        for wizard in view["players"]:
            check_wizard(read, wizard, kind_of)


def check_decision(read: Reader, deciding: dict[str, Any]) -> None:
    said = read.said
    assert said["step's card"] == (deciding["card"] or "none")
    assert said["step's effect"] == (deciding["effect"] or "none")
    assert said["left"] == (deciding["left"] or 0)
    assert said["step's amount"] == (deciding["amount"] or 0)
    assert (said["step's flag"] == "yes") == (deciding["flags"] != [])
    assert said["step's kind of card"] == (deciding["kind"] or "none")
    assert said["where the dealt card goes"] == (deciding["where"] or "none")
    assert said["step's space"] == (deciding["space"] or "none")
    assert read.seats[said["step's wizard"]] == deciding["wizard"]
    assert [name[:-5] for name, value in said.items() if name.endswith(" used") and value == "yes"] == deciding["used"]
    assert said["card being resolved"] == (deciding["source"] or "none")
    assert said["item it was cast from"] == (deciding["item"] or "none")
    assert said["fresh pairs of actions"] == deciding["fresh_pairs"]
    advanced = [
        name[: -len(" advanced")] for name, value in said.items() if name[-9:] == " advanced" and value == "yes"
    ]
    assert sorted(advanced) == sorted(card["card"] for card in deciding["advanced"] if card["card"])
    for kind, most in (("item", 9), ("spell", 2)):
        for vis in range(most + 1):
            backs = [c for c in deciding["advanced"] if (c["kind"], c["card"], c["vis"]) == (kind, None, vis)]
            assert said[f"unknown {kind}s advanced to {vis} Vis"] == len(backs)


def check_wizard(read: Reader, wizard: dict[str, Any], kind_of: dict[str, str]) -> None:
    other = wizard["seat"]
    name = read.names[other]
    assert read.of(other, "Vis") == wizard["vis"]
    assert [read.of(other, f"points of Tribunal {tribunal}") for tribunal in (1, 2, 3)] == wizard["sheet"]
    assert read.of(other, "hand limit") == wizard["hand_limit"]
    assert bool(read.of(other, "warded")) == wizard["warded"]
    assert read.of(other, "muddled") == wizard["muddled"]
    hand = read.at(f"hand of {name}")
    for kind in KINDS:
        cards = [card["card"] for card in wizard["hand"] if card["kind"] == kind]
        assert [card for card in hand if kind_of[card] == kind] == [card for card in cards if card]
        assert read.of(other, f"unknown {kind}s in hand") == cards.count(None)
    keys = ("card", "face_up", "vis")
    for kind, room in (("item", "laboratory"), ("spell", "library")):
        shown = [{key: card[key] for key in keys} for card in wizard[room] if not card["active"]]
        assert lying(read, other, kind, kind_of) == shown
    vault = [card["card"] for card in wizard["vault"]]
    assert [c for c in read.at(f"sanctum of {name}") if kind_of[c] == "resource"] == [c for c in vault if c]
    assert read.of(other, "unknown cards in Vault") == vault.count(None)
    active = read.at(f"active of {name}")
    assert [card for card in active if kind_of[card] == "resource"] == wizard["in_play"]
    assert [card for card in active if kind_of[card] == "spell"] == [
        c["card"] for c in wizard["library"] if c["active"]
    ]
    awards = {
        0: active,
        1: read.at(f"first of {name}"),
        2: read.at(f"second of {name}"),
        3: read.at(f"third of {name}"),
    }
    for zone, known in (("hand", "hand_known"), ("Sanctum", "sanctum_known")):
        for knower, amount in enumerate(wizard[known]):
            flag = read.of(other, f"{read.names[knower]} knows hidden cards of the {zone}")
            assert (flag == "yes") == (amount > 0)
    hosts = {card: read.said[f"host of {card}"] for card in read.at(f"installed of {name}")}
    for item in (card for card in wizard["laboratory"] if card["active"]):
        assert item["card"] in awards[item["award"]]
        assert [spell for spell, host in hosts.items() if host == item["card"]] == [s["card"] for s in item["spells"]]
