"""The catalogues: every card, event, refusal, rule, step and option has its words in every language."""

import random
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.games.medieval_realms.scenes import RESOURCES, Log, Scene, do, random_decision, realms

from concilium import locales
from concilium.core.events import Event
from concilium.core.movers import OVER
from concilium.core.refusals import Reasons, Refusal
from concilium.games import medieval_realms
from concilium.games.medieval_realms.components.things import COLOURS
from concilium.games.medieval_realms.rules.declared import REASONS
from concilium.locales.words import Words

FOLDER = locales.folder_of("medieval-realms")
SOURCES = Path(medieval_realms.__path__[0])
LEADERS = ("mayor", "general", "admiral", "decoy")
RULES = [f"MR-{section}-{n}" for section, last in enumerate((5, 5, 10, 5, 3, 2, 3), 1) for n in range(1, last + 1)]

COMMON = [reason.name for reason in Reasons().declared]


def keys(language: str, file: str) -> set[str]:
    text = (FOLDER / language / file).read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_cards_and_families_have_names_and_texts(language: str) -> None:
    facts: Mapping[str, Any] = realms(3).facts()
    words = locales.catalogue(language, "medieval-realms")
    expected = {f"card-{card}" for card in facts["cards"]} | {f"family-{family}" for family in facts["families"]}
    assert keys(language, "cards.ftl") == expected
    for card in facts["cards"]:
        assert words.text(f"card-{card}")
        assert words.text(f"card-{card}.text")


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_word_of_the_rules_is_there_and_none_is_left_over(language: str) -> None:
    game = realms(3)
    expected = {f"rule-{rule}" for rule in RULES}
    expected |= {f"refusal-{reason.name}" for reason in REASONS.declared if reason.name not in COMMON}
    expected |= {f"event-{name}" for name in medieval_realms.TITLE.events}
    expected |= {f"step-{step.name}" for step in game.steps}
    expected |= {f"option-{option.name}" for option in medieval_realms.TITLE.options}
    expected |= {f"resource-{name}" for name in RESOURCES} | {f"colour-{name}" for name in COLOURS}
    expected |= {f"kind-{name}" for name in LEADERS} | {f"amount-{name}" for name in (*RESOURCES, *LEADERS, "lily")}
    expected |= {f"bought-{name}" for name in ("hand", "majority", "auction")} | {"game-medieval-realms", "seat-number"}
    expected |= {f"do-{verb.name}" for verb in game.notation.verbs}
    found = {key for key in keys(language, "words.ftl") if not key.startswith(("draw-", "thing-"))}
    # What every game refuses has words in the catalogue of all games; a game may have its own.
    assert found - {f"refusal-{name}" for name in COMMON} == expected


@cache
def told() -> list[Event]:
    """Events of some games, and of two scenes that are rare in games."""
    answering = Scene().in_play(0, "toledo").hand(0, "giotto").palace(0, culture=5).state()
    refused = Scene().panel(1, "castle-of-dover").palace(0, production=1)
    for seat, card in enumerate(("first-crusade", "hussite-wars", "castle-of-fenis")):
        refused.hand(seat, card)
    buying = refused.state()
    logs = [Log(answering), Log(buying)]
    do(answering, 0, "play giotto")
    do(buying, 0, "buy castle-of-dover")
    for seed in range(8):
        state = realms(2 + seed % 4).start()
        logs.append(Log(state))
        rng = random.Random(seed)
        while state.to_move != OVER:
            state.apply(*random_decision(state, rng))
    return [event for log in logs for event in log.events]


def test_every_event_is_told() -> None:
    assert {event.name for event in told()} == set(medieval_realms.TITLE.events)


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_events_and_refusals_can_be_said(language: str) -> None:
    words = Words(realms(5), locales.catalogue(language, "medieval-realms"), ["Alba", "Bruno", "Carlo", "Dora", "Elio"])
    for reason in REASONS.declared[1:]:
        for thing in reason.things or [""]:
            facts: dict[str, int | str] = {"need": 2, "have": 1} if reason.amounts else {}
            if thing:
                facts[reason.thing] = thing
            said = words.refusal(Refusal(reason.rule, reason.name, facts))
            assert words.thing(thing) in said
            if reason.amounts and reason.thing == "resource":
                assert words.amount(thing, 2) in said
    for event in told():
        assert words.event(event, None)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Alba gains 1 raw material."),
        ("es", "Alba gana 1 de materia prima."),
        ("fr", "Alba gagne 1 de matière première."),
        ("it", "Alba guadagna 1 di materia prima."),
    ],
)
def test_an_amount_is_said_as_its_language_counts(language: str, line: str) -> None:
    words = Words(realms(2), locales.catalogue(language, "medieval-realms"), ["Alba", "Bruno"])
    assert words.event(Event("gained", {"seat": 0, "resource": "raw-material", "amount": 1}), None) == line


def test_a_bid_says_what_is_bid() -> None:
    state = Scene().panel(1, "marshal").palace(0, gold=3).state()
    log = Log(state)
    do(state, 0, "buy marshal", "bid 2")
    words = Words(realms(3), locales.catalogue("en", "medieval-realms"), ["Alba", "Bruno", "Carlo"])
    assert [words.event(event, None) for event in log.events][-1] == "Alba bids 2 gold."
    refusal = state.why_not(1, state.game.action("bid 1"))
    assert refusal is not None
    assert words.refusal(refusal).startswith("You must bid at least 3 gold, not 1.")
