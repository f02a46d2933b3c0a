"""The client's types follow the server's messages, and every refusal has its words in four languages."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.contract.generated import SHAPED

import concilium
from concilium.core.registry import title
from concilium.server import problems

TOOL = Path(__file__).parent.parent.parent / "tools" / "wire_types.py"
LOCALES = Path(concilium.__file__).parent / "locales"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client's folder with the types that the tool writes into it."""
    folder = tmp_path_factory.mktemp("client")
    for name in SHAPED:
        (folder / "games" / name).mkdir(parents=True)
    subprocess.run([sys.executable, TOOL, str(folder)], check=True)
    return folder


def test_every_message_has_its_type(client: Path) -> None:
    text = (client / "lib" / "wire.ts").read_text(encoding="utf-8")
    for name in ("Position", "Decide", "TableWish", "Problem", "Frames"):
        assert f"export interface {name} {{" in text
    assert 'type: "position";' in text
    told = "Position | Change | TableNews | Chat | EarlierChat | Ack | Refused | Because | Hint"
    assert f"export type ToClient = {told};" in text
    assert "  changes: Changes;" in text
    # A client may leave out what has a default; the server leaves out nothing.
    assert "  hints?: boolean;" in text
    assert "  facts: Record<string, number | string>;" in text
    assert "  view: View;" in text
    assert "  events: Array<Seen>;" in text


@pytest.mark.parametrize("name", SHAPED)
def test_every_view_and_event_of_a_game_has_its_type(client: Path, name: str) -> None:
    text = (client / "games" / name / "types.ts").read_text(encoding="utf-8")
    assert "export interface View {" in text
    assert "export interface Facts {" in text
    assert set(re.findall(r'event: "([\w-]+)"', text)) == set(title(name).events)
    assert ": unknown" not in text


@pytest.mark.parametrize("language", ["en", "es", "fr", "it"])
def test_every_refusal_is_translated_with_the_same_variables(language: str) -> None:
    lines = (LOCALES / language / "server.ftl").read_text(encoding="utf-8").splitlines()
    found = dict(line.split(" = ", 1) for line in lines if line and not line.startswith("#"))
    assert set(found) == {f"error-{key}" for key in problems.ENGLISH}
    for key, english in problems.ENGLISH.items():
        assert re.findall(r"\$\w+", found[f"error-{key}"]) == re.findall(r"\$\w+", english)


def test_every_status_is_of_a_refusal_with_words() -> None:
    assert set(problems.STATUS) <= set(problems.ENGLISH)
