"""Numbers, names and things stand in sentences as each language wants them."""

import itertools
import re

import pytest
from tests.locales.catalogue_files import FOLDERS, OWNED, plain, runs, texts, variable
from tests.locales.test_catalogues import messages

from concilium.locales import LANGUAGES, catalogue

NUMBERS = frozenset(
    [
        "actions",
        "amount",
        "bound",
        "contested-fee",
        "cost",
        "count",
        "decisions",
        "games",
        "have",
        "last",
        "least",
        "left",
        "m",
        "most",
        "n",
        "need",
        "new-tribunal-vis",
        "number",
        "persons",
        "place",
        "players",
        "points",
        "price",
        "roll",
        "round",
        "rounds",
        "slot",
        "times",
        "total",
        "tribunal",
        "vis",
        "votes",
    ]
)
"""Variables that are numbers wherever they stand."""
COUNTS = NUMBERS - {"bound", "last", "number", "round", "rounds", "slot", "tribunal"}
"""Those that say how many there are; the others say which one, or how much."""
UNCOUNTED = {
    "en": {
        "Vis",
        "production",
        "science",
        "culture",
        "religion",
        "gold",
        "raw",
        "battle",
        "of",
        "to",
        "in",
        "or",
        "more",
    }
    | {"higher", "at", "from", "bytes"},
    "es": {"Vis", "de", "en", "a", "del", "más", "al", "por", "o", "bytes", "desde"},
    "fr": {"Vis", "de", "en", "d", "du", "sur", "à", "au", "voix", "par", "ou", "octets", "depuis"},
    "it": {"Vis", "di", "in", "d", "su", "a", "al", "per", "o", "byte", "da"},
}
"""Words that stand behind a number without being counted by it: names of stuffs, prepositions, invariable nouns."""
LISTED = {
    "refusal-hand-full": "the number of cards that a hand holds is never one",
    "error-too-many-tables": "the limit of games is never one",
    "error-too-many-entries": "the limit of entries is never one",
    "error-bad-name": "the limit of characters is never one",
    "-end-if-least": "of what it counts so many, none is asked for one alone but the castle, which has its own words",
}
"""Texts where a number may stand before a noun of one number alone, with the reason."""
AGREEING = {
    "en": {"are"},
    "es": {"queda", "quedan"},
    "fr": set[str](),
    "it": {"resta", "restano", "serve", "servono"},
}
"""Verbs that agree with the number behind them."""
BOUND = {
    "en": {"a", "an"},
    "es": {"el", "la", "un", "una", "del", "al"},
    "fr": {"le", "la", "de", "du", "un", "une", "que", "au"},
    "it": {"il", "lo", "la", "un", "uno", "una", "del", "dello", "della", "al", "dal", "nel", "sul"},
}
"""Words whose form depends on the word behind them, so that no name or thing of unknown gender or sound may follow."""
NUMERALS = {
    "do-roll": "its things are numerals",
    "web-hint-chance": "a share in per cent",
    "web-players": "numbers of players",
}


@pytest.mark.parametrize(("owner", "language"), OWNED)
def test_a_number_before_a_noun_is_a_plurals_selector(owner: str, language: str) -> None:
    wrong = []
    for key, pattern in texts(owner, language):
        for run in runs(pattern):
            name = variable(run.before)
            noun = re.match(r"\s([^\W\d]+)", run.text)
            counted = noun is not None and noun[1] not in UNCOUNTED[language]
            if name in COUNTS and counted and name not in run.chosen_by and key not in LISTED:
                wrong.append(f"{key}: {{ ${name} }}{run.text}")
            name = variable(run.after)
            verb = re.search(r"([^\W\d]+)\s$", run.text)
            if name in COUNTS and verb and verb[1].lower() in AGREEING[language] and name not in run.chosen_by:
                wrong.append(f"{key}: {verb[1]} {{ ${name} }}")
    assert wrong == []


def test_every_exception_is_one() -> None:
    keys = {key for owner, language in OWNED for key, _ in texts(owner, language)}
    assert set(LISTED) | set(NUMERALS) <= keys


@pytest.mark.parametrize(("owner", "language"), OWNED)
def test_no_article_or_elided_word_stands_before_a_name_or_a_thing(owner: str, language: str) -> None:
    wrong = []
    for key, pattern in texts(owner, language):
        for run in runs(pattern):
            name = variable(run.after)
            word = re.search(r"(?:^|\s)([^\W\d]+)\s$", run.text)
            binds = word is not None and word[1].lower() in BOUND[language]
            if name and binds and name not in NUMBERS and not name.endswith("-goods") and key not in NUMERALS:
                wrong.append(f"{key}: {run.text}{{ ${name} }}")
    assert wrong == []


@pytest.mark.parametrize(("owner", "language"), OWNED)
def test_every_text_can_be_said_of_none_one_two_and_five(owner: str, language: str) -> None:
    words = catalogue(language, owner or None)
    for key, pattern in texts(owner, language):
        if key.startswith("-"):
            continue
        names = {name for run in runs(pattern) for name in (variable(run.before), variable(run.after)) if name}
        names |= {name for run in runs(pattern) for name in run.chosen_by}
        names |= _alone(key, owner)
        for number, place in itertools.product((0, 1, 2, 5), ("deck", "hand")):
            facts: dict[str, object] = {name: number if name in NUMBERS else "Alba" for name in names}
            facts |= {name: place for name in names if name.endswith("-place")}
            said = words.text(key, **facts)
            assert said or any(name.endswith("-place") for name in names), key
            assert "  " not in said, f"{key}: {said}"
            assert not re.search(r"\s[.,]", said), f"{key}: {said}"


def _alone(key: str, owner: str) -> set[str]:
    """Variables that stand beside no plain text, which the runs do not show."""
    for path in FOLDERS[owner].glob("en/*.ftl"):
        if key in (found := messages("en", owner, path.name)):
            return found[key]
    return set()


@pytest.mark.parametrize(("owner", "language"), OWNED)
def test_signs_are_the_typesetters(owner: str, language: str) -> None:
    straight = [key for key, pattern in texts(owner, language) if "'" in plain(pattern)]
    assert straight == []
    if language == "fr":
        tight = r"[^\s\W](?:[;!?]|:(?=\s|$))"
        crammed = [key for key, pattern in texts(owner, language) if re.search(tight, plain(pattern))]
        assert [key for key in crammed if not key.startswith(("cli-error", "terminal-prompt", "terminal-help"))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_listed_words_of_a_language_are_used(language: str) -> None:
    said = " ".join(plain(pattern) for owner in FOLDERS for _, pattern in texts(owner, language))
    for word in UNCOUNTED[language] - {"d"}:
        assert re.search(rf"\b{word}\b", said), word
