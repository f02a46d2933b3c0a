"""Every family of section 6: its seal, how it is bought, what it costs and what it does."""

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.medieval_realms.scenes import (
    RESOURCES,
    Scene,
    can,
    card_ids,
    do,
    end,
    final,
    king,
    place,
    realms,
    step,
    why,
)

from concilium.core.refusals import Refusal

PRINTED = {
    "castle": ("orange", "majority", "raw-material", 6),
    "war": ("orange", "majority", "battle", 7),
    "market": ("red", "hand", "production", 6),
    "kingdom-leader": ("yellow", "auction", "gold", 0),
    "city": ("green", "hand", "raw-material", 5),
    "territory": ("grey", "auction", "battle", 0),
    "island": ("turquoise", "hand", None, 0),
    "artist": ("violet", "majority", "culture", 5),
    "missionary": ("white", "majority", "religion", 5),
    "scientist": ("blue", "majority", "science", 5),
    "scientific-development": ("blue", "hand", "science", 5),
    "art-gallery": ("violet", "hand", "culture", 5),
    "cathedral": ("white", "hand", "religion", 5),
    "tithe": ("white", "hand", "religion", 5),
    "inquisition": ("white", "hand", "religion", 4),
    "gunpowder": ("blue", "hand", "science", 4),
    "university": ("blue", "hand", "science", 4),
    "port": ("blue", "hand", "science", 4),
}


def cards_of(family: str, players: int = 3) -> list[dict[str, Any]]:
    facts: Mapping[str, Any] = realms(players).facts()
    return [card for card in facts["cards"].values() if card["family"] == family]


def played(card: str, scene: Scene | None = None) -> tuple[dict[str, Any], Any]:
    """A card played from a hand that can just pay it, and the position after it."""
    scene = scene if scene is not None else Scene()
    facts: Mapping[str, Any] = scene.game.facts()
    printed = facts["cards"][card]
    scene.hand(0, card)
    if printed["pays"]:
        scene.data["kings"][0]["palace"][printed["pays"]] = printed["cost"]
    state = scene.state()
    do(state, 0, f"play {card}")
    return king(state, 0), state


@pytest.mark.parametrize("family", PRINTED)
def test_families_are_as_printed(family: str) -> None:
    cards = cards_of(family)
    assert cards
    for card in cards:
        assert (card["colour"], card["bought"], card["pays"], card["cost"]) == PRINTED[family]


def test_there_are_109_cards_of_18_families() -> None:
    assert len(card_ids(2)) == 109
    assert sum(len(cards_of(family)) for family in PRINTED) == 109


@pytest.mark.parametrize("card", [card["id"] for card in cards_of("castle")])
def test_castle(card: str) -> None:
    me, _ = played(card)
    assert me["points"] == 0
    state = end(Scene().in_play(0, card).leaders(0, general=3, admiral=2))
    assert final(state, 0)["cards"] == [{"card": card, "points": 8}]


@pytest.mark.parametrize("card", [card["id"] for card in cards_of("war")])
@pytest.mark.parametrize(("players", "cost"), [(2, 7), (3, 7), (4, 6), (5, 5)])
def test_war_costs_by_players(card: str, players: int, cost: int) -> None:
    poor = Scene(players).hand(0, card).palace(0, battle=cost - 1).state()
    refusal = Refusal("MR-5.1", "resource-short", {"need": cost, "have": cost - 1, "resource": "battle"})
    assert why(poor, 0, f"play {card}") == refusal
    state = Scene(players).hand(0, card).palace(0, battle=cost).state()
    do(state, 0, f"play {card}")
    assert king(state, 0)["points"] == 6
    assert king(state, 0)["palace"]["battle"] == 0


@pytest.mark.parametrize("card", [card["id"] for card in cards_of("market")])
def test_market(card: str) -> None:
    played(card)
    state = end(Scene().in_play(0, card, "toledo", "paris", "marshal"))
    assert {"card": card, "points": 3} in final(state, 0)["cards"]


@pytest.mark.parametrize("card", [card["id"] for card in cards_of("kingdom-leader")])
def test_kingdom_leader(card: str) -> None:
    state = Scene(2).panel(1, card).palace(0, gold=1).state()
    before = king(state, 0)["leaders"]
    do(state, 0, f"buy {card}", "bid 1")
    do(state, 1, "pass")
    gained = [kind for kind, n in king(state, 0)["leaders"].items() if n > before[kind]]
    assert len(gained) == 1
    assert sum(king(state, 0)["leaders"].values()) == 7


@pytest.mark.parametrize("card", cards_of("city"), ids=[card["id"] for card in cards_of("city")])
def test_city(card: dict[str, Any]) -> None:
    name = card["id"]
    answers = [effect for effect in card["effects"] if effect["when"] == "repeating"]
    colour = answers[0]["colour"]
    resource = next(effect["resource"] for effect in answers if effect["op"] == "gain")
    facts: Mapping[str, Any] = realms(3).facts()
    called = next(
        other
        for other in facts["cards"].values()
        if other["colour"] == colour and other["bought"] != "auction" and other["family"] != "tithe"
    )
    before, _ = played(called["id"])
    after, _ = played(called["id"], Scene().in_play(0, name))
    assert after["points"] == before["points"] + 1
    assert after["palace"][resource] == before["palace"][resource] + 1
    state = end(Scene().in_play(0, name).leaders(0, mayor=6))
    assert final(state, 0)["cards"] == [{"card": name, "points": 6}]


@pytest.mark.parametrize("card", cards_of("territory"), ids=[card["id"] for card in cards_of("territory")])
def test_territory(card: dict[str, Any]) -> None:
    state = Scene(2).panel(1, card["id"]).palace(0, battle=1).state()
    do(state, 0, f"buy {card['id']}", "bid 1")
    do(state, 1, "pass")
    resource = card["effects"][0]["resource"]
    assert king(state, 0)["palace"] == {**dict.fromkeys(RESOURCES, 0), resource: 5}


@pytest.mark.parametrize("card", [card["id"] for card in cards_of("island")])
def test_island(card: str) -> None:
    me, _ = played(card)
    assert me["points"] == 2
    other = "malta" if card != "malta" else "crete"
    second = Scene().in_play(0, other).hand(0, card).state()
    assert why(second, 0, f"play {card}") == Refusal("MR-5.1", "admirals-short", {"need": 2, "have": 1})
    assert can(Scene().in_play(0, other).hand(0, card).leaders(0, admiral=2).state(), 0, f"play {card}")


@pytest.mark.parametrize(
    ("card", "holds", "fails"),
    [
        ("majorca", Scene().leaders(0, admiral=2).leaders(1, admiral=2), Scene().leaders(1, admiral=2)),
        ("sicily", Scene().leaders(0, general=2), Scene().leaders(1, general=2)),
        ("corsica", Scene().leaders(0, general=3), Scene().leaders(0, general=2)),
        ("sardinia", Scene().leaders(0, mayor=6), Scene().leaders(0, mayor=5)),
        (
            "crete",
            Scene().in_play(0, "hussite-wars", "marshal", "saxony", "bombard", "gallery-of-icons"),
            Scene().in_play(0, "hussite-wars", "marshal", "saxony", "bombard"),
        ),
        ("malta", Scene().in_play(0, "giotto", "averroes"), Scene().in_play(0, "giotto")),
        ("cyprus", Scene().in_play(0, "tithe-of-oil", "tithe-of-wine"), Scene().in_play(0, "tithe-of-oil")),
        ("rhodes", Scene().in_play(0, "castle-of-dover"), Scene().in_play(0, "hussite-wars")),
        ("ireland", Scene(), Scene().in_play(1, "hussite-wars", "marshal")),
        ("gotland", Scene(), Scene().hand(0, "toledo")),
    ],
)
def test_island_conditions(card: str, holds: Scene, fails: Scene) -> None:
    for scene, points in ((holds, 3), (fails, 0)):
        state = end(scene.in_play(0, card))
        assert {"card": card, "points": points} in final(state, 0)["cards"]


def test_every_island_has_its_condition_tested_and_at_least_six_differ() -> None:
    conditions = {str([effect for effect in card["effects"] if effect["when"] == "end"]) for card in cards_of("island")}
    assert len(conditions) >= 6


@pytest.mark.parametrize(
    "card", [card["id"] for kind in ("artist", "missionary", "scientist") for card in cards_of(kind)]
)
def test_honourable_person(card: str) -> None:
    me, _ = played(card)
    assert me["points"] == 2
    assert me["honourable"] == 1
    state = end(Scene().in_play(0, card, "toledo", "marshal"))
    assert {"card": card, "points": 3} in final(state, 0)["cards"]


@pytest.mark.parametrize(
    "card", cards_of("scientific-development"), ids=[card["id"] for card in cards_of("scientific-development")]
)
def test_scientific_development(card: dict[str, Any]) -> None:
    me, _ = played(card["id"])
    assert me["points"] == 2
    resource = next(effect["resource"] for effect in card["effects"] if effect["when"] == "production")
    scenes = (Scene().placement(), Scene().placement().in_play(0, card["id"]))
    gained: list[int] = []
    for scene in scenes:
        state = scene.leaders(0, mayor=6).state()
        for seat in range(3):
            place(state, seat, generals=[1], admirals=[1])
        gained.append(king(state, 0)["palace"][resource])
    assert gained[1] - gained[0] == 6


@pytest.mark.parametrize("card", [card["id"] for kind in ("art-gallery", "cathedral") for card in cards_of(kind)])
def test_art_gallery_and_cathedral(card: str) -> None:
    me, state = played(card)
    assert me["points"] == 5
    assert step(state) == "bonus"


@pytest.mark.parametrize("card", [card["id"] for card in cards_of("tithe")])
def test_tithe(card: str) -> None:
    me, state = played(card)
    assert me["points"] == 2
    do(state, 0, "choose battle")
    assert king(state, 0)["palace"]["battle"] == 4


@pytest.mark.parametrize(
    ("family", "leader"),
    [("inquisition", "general"), ("gunpowder", "general"), ("university", "mayor"), ("port", "admiral")],
)
def test_cards_that_bring_a_leader(family: str, leader: str) -> None:
    for card in cards_of(family):
        start = king(Scene().state(), 0)["leaders"]
        me, _ = played(card["id"])
        assert me["leaders"] == {**start, leader: start[leader] + 1}
