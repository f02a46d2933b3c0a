"""The architecture is told in one page and a picture."""

from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"
MOST_LINES = 90
MOST_WORDS = 1_200


def test_it_is_one_page_with_a_picture() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= MOST_LINES
    assert len(text.split()) <= MOST_WORDS
    assert "## The house in one picture\n\n```\n" in text


def test_every_room_is_on_it() -> None:
    package = PAGE.parents[1] / "src" / "concilium"
    rooms = {path.name for path in package.iterdir() if path.is_dir() and any(path.glob("*.py"))}
    text = PAGE.read_text(encoding="utf-8").partition("## Rooms")[2]
    assert {room for room in rooms if f"\n  {room}/ " not in text} == set()


def test_what_makes_the_engine_fast_has_a_page_of_its_own() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert "(engine.md)" in text
    headings = (PAGE.parent / "engine.md").read_text(encoding="utf-8")
    for heading in ("## Compiled and interpreted", "## Observations of many games", "## How fast it is"):
        assert heading not in text
        assert heading in headings
