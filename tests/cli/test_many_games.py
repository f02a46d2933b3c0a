"""Arena, ladder and balance in the terminal: readable in 80 columns and in every language, with their pictures."""

import json
import random
from pathlib import Path

import pytest

from concilium.arena.ladder import lineups
from concilium.arena.plan import Plan
from concilium.bots import LEVELS
from concilium.cli import main
from concilium.locales import LANGUAGES


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A terminal of 80 columns in a language."""
    monkeypatch.setenv("CONCILIUM_LANGUAGE", request.param)
    monkeypatch.setenv("COLUMNS", "80")
    return str(request.param)


def printed(capsys: pytest.CaptureFixture[str]) -> str:
    """What the command printed; nothing in it is cut off."""
    text = capsys.readouterr().out
    assert "…" not in text
    assert all(len(line) <= 80 for line in text.splitlines())
    return text


def test_the_arena_s_tables_fit(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "arena.svg"
    words = ["arena", "medieval-realms", "--seats", "greedy:100%,random,random,random", "--games", "4"]
    assert main([*words, "--journal", str(tmp_path / "journal"), "--picture", str(picture)]) == 0
    rows = [line for line in printed(capsys).splitlines() if "greedy:100%" in line and "│" in line]
    assert len(rows) == 2
    assert "25.0%" in rows[0]
    assert "<svg" in picture.read_text(encoding="utf-8")


def test_balance_says_of_each_criterion_whether_it_holds(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "balance.html"
    words = ["balance", "grand-tribunal", "--bot", "random", "--games", "2", "--players", "3"]
    assert main([*words, "--journal", str(tmp_path / "journal"), "--html", str(page)]) == 0
    text = printed(capsys)
    assert "1.15" in text or "1,15" in text
    assert "threshold-of-salt" in text
    assert "<svg" in page.read_text(encoding="utf-8")


def invented_ladder(path: Path) -> Plan:
    """The journal of a ladder on which each level plays a little better than the one below."""
    rng = random.Random(2)
    plan = Plan("grand-tribunal", lineups(4), 8, 1, {}, "ladder")
    lines = [{"plan": plan.digest(), **plan.header()}]
    for number in range(plan.games):
        names = plan.lineup(number)
        scores = [round(rng.gauss(30 + 12 * LEVELS.index(name), 6)) for name in names]
        played = {"number": number, "bots": names, "scores": scores, "winners": [scores.index(max(scores))]}
        lines.append({**played, "decisions": [80] * 4, "seconds": [0.5] * 4, "longest": [0.1] * 4, "turns": [0.3] * 4})
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return plan


def test_the_ladder_says_which_levels_are_shown_to_be_stronger(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journal, picture = tmp_path / "journal", tmp_path / "ladder.svg"
    games = invented_ladder(journal).games
    words = ["ladder", "grand-tribunal", "--games", str(games), "--journal", str(journal)]
    assert main([*words, "--picture", str(picture)]) == 0
    rows = [line for line in printed(capsys).splitlines() if line.startswith("│")][-4:]
    assert [row.split()[1] for row in rows] == list(LEVELS[:0:-1])
    assert "<svg" in picture.read_text(encoding="utf-8")
    assert main([*words, "--json"]) == 0
    rungs = json.loads(capsys.readouterr().out)["rungs"]
    assert [rung["games"] for rung in rungs] == [2] * 4
    assert all(rung["lead"]["value"] > 0 for rung in rungs)
