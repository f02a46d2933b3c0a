"""The README's Python runs as it stands."""

import re
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_readme_plays_a_game_and_replays_it() -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 2
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, str(README), "exec"), names)
    assert names["text"]


def test_the_readme_names_the_two_commands() -> None:
    text = README.read_text(encoding="utf-8")
    assert "make play" in text
    assert "make test" in text


def test_every_link_of_the_docs_leads_to_a_file() -> None:
    for page in [README, *README.parent.joinpath("docs").rglob("*.md"), README.parent / "CONTRIBUTING.md"]:
        for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8")):
            if "://" not in link:
                assert (page.parent / link).exists(), f"{page.name}: {link}"
