"""Random tables in the middle of a game, with cards in every place: effects come up in them that few games reach."""

import random

from tests.games.grand_tribunal.tables import Setting

from concilium import Game, State

ITEM_PLACES = ["deck"] * 8 + ["sanctum"] * 7 + ["active"] * 4 + ["awarded", "hand", "hand", "discard"]
SPELL_PLACES = ["deck"] * 7 + ["sanctum"] * 4 + ["active"] * 3 + ["installed"] * 12 + ["hand", "hand", "discard"]
RESOURCE_PLACES = ["deck"] * 7 + ["sanctum"] * 12 + ["active"] * 4 + ["hand", "hand", "discard"]
MARKET = 3


def dealt(game: Game, rng: random.Random) -> State:
    """A turn of a random wizard at a table dealt at random."""
    setting = Setting(int(game.players), **game.options)
    by_kind: dict[str, list[str]] = {"item": [], "spell": [], "resource": []}
    for name, card in setting.cards.items():
        by_kind[card["kind"]].append(name)
    for cards in by_kind.values():
        rng.shuffle(cards)
    for kind in ("item", "spell"):
        for _ in range(MARKET):
            setting.market(by_kind[kind].pop())
    for item in by_kind["item"]:
        _lay(setting, item, rng.choice(ITEM_PLACES), rng)
    for spell in by_kind["spell"]:
        _lay(setting, spell, rng.choice(SPELL_PLACES), rng)
    for resource in by_kind["resource"]:
        place = rng.choice(RESOURCE_PLACES)
        if place != "active" or setting.cards[resource].get("stays", False):
            _lay(setting, resource, place, rng)
    _set_table(setting, rng)
    return setting.ready().state


def _lay(setting: Setting, card: str, place: str, rng: random.Random) -> None:
    seat = rng.randrange(int(setting.game.players))
    if place == "sanctum":
        _lay_in_sanctum(setting, card, seat, rng)
    elif place == "installed":
        hosts = [item for item in setting.cards if _has_room(setting, item, setting.cards[card]["category"])]
        if hosts:
            host = rng.choice(hosts)
            setting.installed(setting.where[host][1], host, card)
    elif place == "awarded":
        setting.awarded(seat, card, rng.randint(1, 3))
    elif place == "discard":
        setting.discarded(card)
    elif place == "hand":
        setting.hand(seat, card)
        if rng.random() < 0.2:
            setting.knows(rng.randrange(int(setting.game.players)), card)
    elif place == "active":
        setting.active(seat, card)


def _lay_in_sanctum(setting: Setting, card: str, seat: int, rng: random.Random) -> None:
    variants = setting.game.options["variants"]
    assert isinstance(variants, list)
    facts = setting.cards[card]
    if facts["kind"] == "resource":
        setting.sanctum(seat, card)
    else:
        vis = rng.randint(0, facts["cost"] - ("quick-turnover" in variants))
        is_met = vis == facts["cost"]
        face_up = is_met if "secret-cards" in variants else rng.random() < 0.5
        setting.sanctum(seat, card, vis=vis, face_up=face_up)
    if rng.random() < 0.2:
        setting.knows(rng.randrange(int(setting.game.players)), card)


def _has_room(setting: Setting, item: str, category: str) -> bool:
    if setting.where[item][0] not in ("active", "awarded") or "slots" not in setting.cards[item]:
        return False
    inside = [spell for spell, host in setting.hosts.items() if host == item]
    taken = sum(setting.cards[spell]["category"] == category for spell in inside)
    return bool(setting.cards[item]["slots"].count(category) > taken)


def _set_table(setting: Setting, rng: random.Random) -> None:
    players = int(setting.game.players)
    setting.vis(*(rng.randint(0, 14) for _ in range(players)))
    tokens: dict[str, int] = {}
    for _ in range(rng.randint(0, 24)):
        space = rng.choice(list(setting.data["votes"]))
        tokens[space] = tokens.get(space, 0) + 1
    setting.votes(**tokens).tribunal(rng.randint(1, 3))
    setting.turn(rng.randrange(players), rng.randrange(players), rng.randint(1, players))
