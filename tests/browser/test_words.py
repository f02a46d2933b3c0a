"""The client's catalogue has exactly the keys that the client uses, in every language."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "concilium" / "locales"
LANGUAGES = ["en", "es", "fr", "it"]
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
WHOLE = re.compile(r"'(web-[a-z-]*[a-z])'")
BEGUN = re.compile(r"`(web-[a-z-]*)\$\{")


def keys(language: str) -> set[str]:
    return set(KEY.findall((LOCALES / language / "web.ftl").read_text(encoding="utf-8")))


def sources() -> str:
    files = sorted((ROOT / "web" / "src").rglob("*"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.suffix in (".ts", ".svelte"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys(language: str) -> None:
    assert keys(language) == keys("en")


def test_every_key_that_is_used_is_there_and_every_key_is_used() -> None:
    text = sources()
    whole = set(WHOLE.findall(text)) - {"web-thing"}
    begun = tuple(set(BEGUN.findall(text)) | {"web-thing-"})
    known = keys("en")
    assert whole - known == set()
    unused = {key for key in known - whole if not key.startswith(tuple(start for start in begun if start != "web-"))}
    # Keys made of a word alone: `web-${word}` for a room of a Sanctum, a presence, a refusal to enter.
    assert unused == {
        "web-laboratory",
        "web-library",
        "web-bot",
        "web-not-yours",
        "web-no-table",
        "web-error-offline",
        "web-error-unreadable",
    }
