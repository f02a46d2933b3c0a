"""The terminal says what the browser says: the same catalogues, with the same facts beside them."""

import pytest

import concilium
from concilium.core.events import Event
from concilium.core.refusals import Refusal
from concilium.locales import LANGUAGES, catalogue
from concilium.locales.words import Words, option_facts

NAMES = ["Alba", "Carlo", "Dora"]


def words(name: str, language: str = "en", options: dict[str, object] | None = None) -> Words:
    return Words(concilium.game(name, 3, options), catalogue(language, name), NAMES)


def test_a_card_that_moves_is_told_as_what_is_done_with_it() -> None:
    drawn = {"from": ["deck"], "to": ["hand", 1], "kind": "spell", "card": None}
    event = Event("card-moved", drawn, {"card": "fools-gold"}, knowers=0b010)
    said = words("grand-tribunal")
    assert said.event(event, 0) == "Carlo draws a spell."
    assert said.event(event, 1) == "Carlo draws Fool’s Gold."


def test_what_others_tell_better_is_not_told_twice() -> None:
    put_away = Event("card-moved", {"from": ["resolving"], "to": ["discard"], "kind": "spell", "card": "fools-gold"})
    assert words("grand-tribunal").event(put_away, 0) is None


@pytest.mark.parametrize(
    ("language", "one", "four"),
    [
        ("en", "1 mayor", "4 mayors"),
        ("es", "1 alcalde", "4 alcaldes"),
        ("fr", "1 maire", "4 maires"),
        ("it", "1 sindaco", "4 sindaci"),
    ],
)
def test_amounts_are_said_as_the_language_counts(language: str, one: str, four: str) -> None:
    said = words("medieval-realms", language)
    assert (said.amount("mayor", 1), said.amount("mayor", 4)) == (one, four)


def test_a_message_may_choose_its_words_by_the_thing_that_a_fact_is() -> None:
    gained = Event("leader-gained", {"seat": 0, "leader": "admiral"})
    assert words("medieval-realms").event(gained, None) == "Alba gains an admiral."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_rule_fits_the_options_in_force(language: str) -> None:
    left = words("grand-tribunal", language)
    right = words("grand-tribunal", language, {"edition": "spanish"})
    assert left.refusal(Refusal("GT-2.2", "opening-draw")) != right.refusal(Refusal("GT-2.2", "opening-draw"))
    for rule, variant in (
        ("GT-4.1", "double-advance"),
        ("GT-5.2", "hand-or-sanctum"),
        ("GT-5.2", "secret-cards"),
        ("GT-5.3", "double-advance"),
        ("GT-5.4", "quick-turnover"),
        ("GT-5.7", "hand-or-sanctum"),
        ("GT-5.8", "cheap-resources"),
    ):
        varied = words("grand-tribunal", language, {"variants": [variant]})
        refusal = Refusal(rule, "not-now")
        assert varied.refusal(refusal) != left.refusal(refusal), rule


def test_every_value_of_a_mix_of_options_is_a_fact() -> None:
    facts = option_facts(concilium.game("grand-tribunal", 3, {"variants": ["quick-turnover"]}))
    assert (facts["quick-turnover"], facts["double-advance"], facts["contested-fee"]) == ("yes", "no", 2)
