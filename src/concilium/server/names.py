"""How people may be called and what they may say: what others read is what was written.

Line ends, characters that turn the direction of writing and characters that cannot be seen would let a name pass for
another's, or for something that the table says.
"""

import re
import unicodedata

from concilium.server.problems import Refusing

MOST = 40

_UNSEEN = re.compile(
    "["
    "\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufff8"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
    "]"
)
"""What Unicode tells everybody to leave blank (Default_Ignorable_Code_Point) without calling it a format character,
and a letter of Braille without a dot."""

_KINDS = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Controls, formats (bidi among them), halves of pairs, private use, unassigned, line and paragraph ends."""


def is_plain(sign: str) -> bool:
    """Whether a name may contain a character."""
    kind = unicodedata.category(sign)
    return kind not in _KINDS and (kind != "Zs" or sign == " ") and sign != "#" and not _UNSEEN.match(sign)


def is_name(text: str) -> bool:
    # A combining mark needs a base character, and a pile of marks covers the lines above.
    seen = [sign for sign in text if unicodedata.category(sign)[0] not in "MZ"]
    marks = sum(unicodedata.category(sign)[0] == "M" for sign in text)
    return 0 < len(text) <= MOST and text == text.strip() and all(map(is_plain, text)) and 0 < len(seen) >= marks / 2


def named(text: str, field: str = "name") -> str:
    """The name; refused if it cannot be one."""
    if not is_name(text):
        raise Refusing("bad-name", field=field, facts={"most": MOST})
    return text


def folded(text: str) -> str:
    """A name as it is compared with others: without regard to case, width or ligatures."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())[:MOST]


def tidied(text: str, otherwise: str) -> str:
    """A name as near to the text as there is one: for names that nobody here can be asked to change."""
    plain = " ".join("".join(sign if is_plain(sign) else " " for sign in text).split())[:MOST].strip()
    return plain if is_name(plain) else otherwise


def spoken(text: str) -> str:
    """A line of chat; refused if there are control characters in it, which no keyboard makes and no store keeps."""
    if any(unicodedata.category(sign) == "Cc" for sign in text):
        raise Refusing("malformed", detail="a line has no control characters")
    return text
