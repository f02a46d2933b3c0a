"""Learning: networks find what made-up games say, and a whole small recipe runs, resumes and refuses bad input."""

import json
import tomllib
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import concilium
from concilium.arena.plan import Plan
from concilium.bots import make
from concilium.bots.figures import read, with_settings
from concilium.bots.judging import Network
from concilium.cli import main
from concilium.core.registry import title
from concilium.learning.positions import Alternatives, Measured, Positions
from concilium.learning.rounds import Learning, LearningError, Recipe
from concilium.learning.selfplay import SelfPlay, play_game, same_everywhere, two_each
from concilium.learning.training import Trained, train

GAME = "medieval-realms"
TINY = Recipe(GAME, games=20, contest=2, iterations=2, deeper=4, epochs=2, seed=1)
WORDS = ["--games", "20", "--contest", "2", "--iterations", "2", "--deeper", "4"]


def games_won_by_the_first_feature(games: int) -> Measured:
    """The seat with more of `a` wins more often; `b` means nothing."""
    rng = np.random.default_rng(1)
    positions = Positions(3)
    for number in range(games):
        features = rng.normal(size=(3, 2))
        chances = np.exp(2.0 * features[:, 0])
        winner = int(rng.choice(3, p=chances / chances.sum()))
        won = [1.0 if seat == winner else 0.0 for seat in range(3)]
        positions.add(([1.0], features.tolist()), number, won, won)
    return Measured({3: positions})


def test_a_network_finds_what_wins() -> None:
    trained = train(games_won_by_the_first_feature(3000), ["a", "b"], ["always"], epochs=8, seed=1)
    assert trained.even == pytest.approx(np.log(3))
    assert trained.loss < 0.75 * trained.even


def add_alternative(found: Alternatives, decision: int, b: float, share: float, goes_on: bool) -> None:
    """A position after an action of the first seat, which then has this much of `b`."""
    found.features.append([[0.0, b], [0.0, 0.0], [0.0, 0.0]])
    found.clocks.append([1.0])
    found.mover.append(0)
    found.share.append(share)
    found.goes_on.append(goes_on)
    found.decision.append(decision)


def what_more_b_is_worth(trained: Trained, part: str = "judge", rivals: tuple[float, ...] = (0, 0, 0, 0)) -> float:
    """By how much the first seat's prospects rise with `b`, and what its rivals then have of both."""
    network: Network = getattr(trained, part)
    evaluation = concilium.game(GAME, players=3).evaluation()
    evaluation.features = ["a", "b", *evaluation.features[2:]]
    judge = network.judge(evaluation, 3)
    size = len(evaluation.features)
    for place, amount in zip((size, size + 1, 2 * size, 2 * size + 1), rivals, strict=True):
        evaluation.found[place] = amount
    prospects = []
    for amount in (0.5, 1.5):
        evaluation.found[1] = amount
        judge.look(evaluation.found, evaluation.clock)
        prospects.append(judge.prospects(0) - judge.prospects(1))
    return prospects[1] - prospects[0]


def train_on_luck(measured: Measured) -> Trained:
    """What is learned if only luck decided the games."""
    measured.positions[3].wanted = [[1 / 3] * 3] * len(measured.positions[3].wanted)
    return train(measured, ["a", "b"], ["always"], epochs=8, seed=1)


def searches_prefer_b() -> Alternatives:
    """Deeper searches always preferred more of `b`."""
    rng = np.random.default_rng(1)
    found = Alternatives(3)
    for decision in range(400):
        for share in (0.9, 0.1):
            add_alternative(found, decision, rng.uniform(0.0, 1.0) + (1.0 if share > 0.5 else 0.0), share, True)
    return found


def test_a_judge_learns_from_alternatives() -> None:
    measured = games_won_by_the_first_feature(200)
    measured.alternatives[3] = searches_prefer_b()
    assert what_more_b_is_worth(train_on_luck(measured)) > 0.05


def test_a_guide_learns_from_alternatives_alone() -> None:
    """In these games whoever had more of `b` lost, which the judge believes more than the guide does."""
    measured = games_won_by_the_first_feature(2000)
    for features in measured.positions[3].features:
        for seat in features:
            seat.reverse()
            seat[1] = -seat[1]
    measured.alternatives[3] = searches_prefer_b()
    trained = train(measured, ["a", "b"], ["always"], epochs=8, seed=1)
    judge, guide = (what_more_b_is_worth(trained, part, rivals=(0.5, 1.0, 0.5, 1.0)) for part in ("judge", "guide"))
    assert guide > judge + 0.05
    assert trained.agreed > 0.9


def test_what_a_search_does_first_is_not_worth_more_for_that() -> None:
    """They preferred to pass the turn on, whereby `b` grows; where both alternatives go on, `b` made no difference."""
    measured = games_won_by_the_first_feature(200)
    found = measured.alternatives[3] = Alternatives(3)
    for decision in range(800):
        is_passing = decision % 2 == 0
        add_alternative(found, decision, 1.5, 0.9 if is_passing else 0.5, not is_passing)
        add_alternative(found, decision, 0.5, 0.1 if is_passing else 0.5, True)
    assert abs(what_more_b_is_worth(train_on_luck(measured))) < 0.08


def test_a_game_of_self_play_replays_to_its_end() -> None:
    figures = {"now": title(GAME).figures.read_text(encoding="utf-8")}
    plan = SelfPlay(GAME, (("now",) * 3,), 1, 1, figures=figures, iterations=2, deeper=6, studied=0.5, wandering=0.5)
    result = play_game(plan, 0)
    assert json.loads(json.dumps(result)) == json.loads(json.dumps(play_game(plan, 0)))
    state = concilium.game(GAME, players=3).start()
    studied = dict(result["studied"])
    assert len(studied) > 5
    for at, (seat, action) in enumerate(result["decisions"]):
        if at in studied:
            assert {tried for tried, _, _ in studied[at]} <= set(state.legal(seat))
            assert sum(visits for _, visits, _ in studied[at]) >= 5
        state.apply(seat, action)
    assert state.scores() == result["scores"]


def test_plans_seat_every_number_of_players_and_rivals_evenly() -> None:
    assert [len(lineup) for lineup in same_everywhere("grand-tribunal", "now")] == [3, 4, 5]
    assert two_each("grand-tribunal", "new", "old") == (("new", "old", "new", "old"),)
    plan = Plan(GAME, two_each(GAME, "new", "old"), 2, 1)
    assert plan.lineup(0) != plan.lineup(1)


def test_a_learning_that_was_stopped_makes_the_same_figures(tmp_path: Path) -> None:
    start = title(GAME).figures.read_text(encoding="utf-8")
    whole = Learning(TINY, tmp_path / "whole", start, "concilium learn")
    rounds = list(whole.run(1, 1, None, lambda: None))
    made = (tmp_path / "whole" / "round-1" / "figures.toml").read_text(encoding="utf-8")
    assert "[judge]" in made
    assert "[guide]" in made
    assert rounds[0].positions > 100
    assert rounds[0].decisions > 10
    assert 0 <= rounds[0].agreed <= 1
    assert whole.is_better == (max(rounds[0].judge.value, rounds[0].guide.value) > 0.5)
    for part in ("judge", "guide"):
        # What has won is in the best figures, and what has not is as it was.
        is_new = tomllib.loads(whole.best)[part] == tomllib.loads(made)[part]
        assert is_new == (getattr(rounds[0], part).value > 0.5)

    # Stopped in the middle of its games: the last line of the journal was cut short.
    stopped = tmp_path / "stopped" / "round-1"
    stopped.mkdir(parents=True)
    for name in ("recipe.json", "start.toml"):
        (stopped.parent / name).write_bytes((tmp_path / "whole" / name).read_bytes())
    journal = (tmp_path / "whole" / "round-1" / "games.jsonl").read_bytes()
    (stopped / "games.jsonl").write_bytes(journal[: len(journal) // 2])
    ticks: list[None] = []
    again = Learning(TINY, tmp_path / "stopped", "another start is not read", "concilium learn")
    assert list(again.run(1, 1, None, lambda: ticks.append(None))) == rounds
    assert len(ticks) == TINY.games + 2 * TINY.contest
    assert (stopped / "figures.toml").read_text(encoding="utf-8") == made


def test_the_command_learns_and_goes_on_with_more_rounds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, out = tmp_path / "learning", tmp_path / "figures.toml"
    words = ["learn", GAME, *WORDS, "--folder", str(folder), "--out", str(out)]
    assert main([*words, "--rounds", "1"]) == 0
    first = (folder / "round-1" / "games.jsonl").read_bytes()
    assert main([*words, "--rounds", "2"]) == 0
    assert (folder / "round-1" / "games.jsonl").read_bytes() == first
    assert (folder / "round-2" / "contest-judge.jsonl").exists()
    assert (folder / "round-2" / "contest-guide.jsonl").exists()
    assert "<svg" in (folder / "curve.svg").read_text(encoding="utf-8")
    said = capsys.readouterr().out
    if out.exists():
        text = out.read_text(encoding="utf-8")
        assert f"concilium learn {GAME} --rounds" in text
        assert "--seed 1, 20" in text
        make(f"greedy@{out}", concilium.game(GAME, players=3), 1)
    else:
        assert "nothing was written" in said


def test_new_figures_may_search_in_another_way() -> None:
    text = title("grand-tribunal").figures.read_text(encoding="utf-8")
    changed = with_settings(text, "rollout=7,faith=2.5")
    game = concilium.game("grand-tribunal", players=3)
    assert read(game, changed).settings == replace(read(game, text).settings, rollout=7, faith=2.5)
    assert changed.partition("[weights]")[2] == text.partition("[weights]")[2]
    assert with_settings("", "rollout=7").startswith("[search]\nrollout = 7\n")


@pytest.mark.parametrize(("wanted", "said"), [("depth=3", "no setting 'depth'"), ("rollout=far", "rollout=far")])
def test_settings_that_a_search_does_not_have_are_refused(
    wanted: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["learn", GAME, "--search", wanted, "--folder", str(tmp_path / "no")]) == 1
    assert said in capsys.readouterr().err
    assert not (tmp_path / "no").exists()


def test_a_folder_of_another_learning_is_refused(tmp_path: Path) -> None:
    Learning(TINY, tmp_path, "", "concilium learn")
    with pytest.raises(LearningError, match="holds another learning"):
        Learning(Recipe(**{**vars(TINY), "seed": 2}), tmp_path, "", "concilium learn")


@pytest.mark.parametrize(
    ("option", "value", "least"),
    [
        ("--rounds", "0", "1"),
        ("--games", "5", "20"),
        ("--contest", "0", "2"),
        ("--deeper", "1", "2"),
        ("--jobs", "0", "1"),
    ],
)
def test_bad_numbers_are_refused(
    option: str, value: str, least: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["learn", GAME, option, value, "--folder", str(tmp_path / "no")]) == 1
    assert f"{option} must be at least {least}" in capsys.readouterr().err
    assert not (tmp_path / "no").exists()
