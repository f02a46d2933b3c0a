"""Names: what is shown is what was written."""

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from concilium.core.records import Record
from concilium.core.registry import game
from concilium.server.names import MOST, is_name, named, tidied
from concilium.server.problems import Refusing

FORBIDDEN_KINDS = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def test_no_character_of_unicode_that_ends_lines_turns_or_hides_stands_in_a_name() -> None:
    for code in range(sys.maxunicode + 1):
        sign = chr(code)
        if unicodedata.category(sign) in FORBIDDEN_KINDS:
            assert not is_name(f"a{sign}b"), hex(code)
            assert not is_name(f"ab{sign}"), hex(code)


INVISIBLE = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x2800, 0x2800),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
"""Default_Ignorable_Code_Point, from Unicode's DerivedCoreProperties.txt, and the Braille letter without a dot."""


def test_no_character_that_cannot_be_seen_stands_in_a_name() -> None:
    spaces = [code for code in range(sys.maxunicode + 1) if chr(code).isspace() and chr(code) != " "]
    unseen = [code for first, last in INVISIBLE for code in range(first, last + 1)]
    for code in spaces + unseen:
        sign = chr(code)
        for name in (sign, f"a{sign}b", f"{sign}ab", f"ab{sign}"):
            assert not is_name(name), hex(code)
        assert sign not in tidied(f"a{sign}b", "seat 0"), hex(code)


NO_NAMES = ["", " ", "a ", " a", "a\n", "Alba\n", "a\u2028", "a\u202eb", "a\u200bb", "a\u2066b", "\u3164", "\u2800"]
NO_NAMES += ["a\ufe0f", "a#b", "a\u00a0b", "x" * (MOST + 1), "\u0301", "a" + "\u0301" * 9, "a\x00b", "a\udcffb"]
NAMES = ["A", "Álba", "Jean-Luc d'Arc", "宮本 武蔵", "Ωμέγα 3", "أحمد", "🐉", "e\u0301va", "x" * MOST]


@pytest.mark.parametrize("name", NO_NAMES)
def test_these_are_no_names(name: str) -> None:
    with pytest.raises(Refusing, match=str(MOST)):
        named(name)


@pytest.mark.parametrize("name", NAMES)
def test_these_are_names(name: str) -> None:
    assert named(name) == name


@given(st.text())
def test_what_is_tidied_is_a_name_and_can_stand_in_a_record(text: str) -> None:
    name = tidied(text, "seat 0")
    assert is_name(name)
    record = Record(game("medieval-realms", 2), [name, "b"])
    assert Record.parse(str(record)).names == [name, "b"]
    if is_name(text):
        assert name == text
