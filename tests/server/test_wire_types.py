"""The client's types follow the server's messages, and every refusal has its words in four languages."""

import re
from pathlib import Path

import pytest

import concilium
from concilium.server import problems
from wire_types import typescript

LOCALES = Path(concilium.__file__).parent / "locales"


def test_every_message_has_its_type() -> None:
    text = typescript()
    for name in ("Position", "Decide", "TableWish", "Problem", "Frames"):
        assert f"export interface {name} {{" in text
    assert 'type: "position";' in text
    assert "export type ToClient = Position | TableNews | Chat | EarlierChat | Ack | Refused | Because | Hint;" in text
    # A client may leave out what has a default; the server leaves out nothing.
    assert "  hints?: boolean;" in text
    assert "  figures: Record<string, number>;" in text


@pytest.mark.parametrize("language", ["en", "es", "fr", "it"])
def test_every_refusal_is_translated_with_the_same_variables(language: str) -> None:
    lines = (LOCALES / language / "server.ftl").read_text(encoding="utf-8").splitlines()
    found = dict(line.split(" = ", 1) for line in lines if line and not line.startswith("#"))
    assert set(found) == {f"error-{key}" for key in problems.ENGLISH}
    for key, english in problems.ENGLISH.items():
        assert re.findall(r"\$\w+", found[f"error-{key}"]) == re.findall(r"\$\w+", english)


def test_every_status_is_of_a_refusal_with_words() -> None:
    assert set(problems.STATUS) <= set(problems.ENGLISH)
