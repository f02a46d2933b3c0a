"""Every example runs and does what it says."""

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from librt.vecs import vec

import concilium
import concilium.bots
from concilium.bots.figures import path_of
from concilium.core.judge import FEATURE_ONE, MOST_FEATURE
from concilium.envs.parallel import Parallel

FOLDER = Path(__file__).parent.parent.parent / "examples"
SHORT = 30
"""The most lines of an example for an interface; the learner is longer."""
LEARNER = {"learn", "learner", "window", "results", "curve"}


@pytest.fixture(autouse=True)
def _as_a_script(monkeypatch: pytest.MonkeyPatch) -> None:
    """A script finds what is beside it."""
    monkeypatch.syspath_prepend(str(FOLDER))


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_random_games() -> None:
    scores = load("random_games").main()
    assert [len(of_game) for of_game in scores] == [4, 4, 4]


def test_pettingzoo_play() -> None:
    results = load("pettingzoo_play").main()
    assert set(results) == {"seat_0", "seat_1", "seat_2"}
    assert sum(results.values()) == pytest.approx(0)


def test_openspiel_play() -> None:
    assert len(load("openspiel_play").main(decisions=2)) == 2


def test_vector_play() -> None:
    ended, words = load("vector_play").main(steps=20)
    assert ended == 0
    assert "to move: me" in words


def test_gymnasium_play() -> None:
    assert load("gymnasium_play").main(steps=2, opponents="random") == 0


def test_examples_are_short_and_all_run_here() -> None:
    names = {path.stem for path in FOLDER.glob("*.py")}
    assert names == {name.removeprefix("test_") for name in globals() if name.endswith(("_play", "_games"))} | LEARNER
    for name in names - LEARNER:
        assert len((FOLDER / f"{name}.py").read_text(encoding="utf-8").splitlines()) <= SHORT


def test_what_is_learned_is_judged_the_same_by_the_engine() -> None:
    """The learner's figures, in the engine's integers, give the win chances that the learner saw."""
    torch = pytest.importorskip("torch", reason="the extra 'learn' is not installed")
    torch.manual_seed(1)
    learner = load("learner")
    with Parallel("medieval-realms", 8, 4, seed=1, processes=1) as games:
        for _ in range(150):
            games.step(games.sample())
        everything = np.ones(8, np.bool_)
        policy = learner.Policy(games)
        policy.measure_scale(games.ahead(everything))
        decisions = policy.see(games, everything)
        likely, judged = policy(decisions)
        assert likely.exp().sum(1).tolist() == pytest.approx([1] * 8, abs=1e-5)
        evaluation = games.game.evaluation()
        network = policy.judge.network(games.features, games.clocks)
        evaluation.judge = network.judge(evaluation, 4)
        again = learner.Policy(games)
        again.judge.begin_with(network, games.features, games.clocks, 4)
        assert torch.allclose(again(decisions)[1], judged, atol=1e-5)
        chances: vec[float] = vec[float]([0.0] * 8)
        for features, clocks, seen in zip(decisions.ahead.features, decisions.ahead.clocks, judged.exp(), strict=True):
            for at, value in enumerate(features.ravel().tolist()):
                evaluation.found[at] = value
            for at, value in enumerate(clocks.tolist()):
                evaluation.clock[at] = value
            evaluation.judge_found(4, chances)
            assert list(chances)[:4] == pytest.approx(seen.tolist(), abs=0.02)


def test_the_learner_sees_features_as_large_as_they_are() -> None:
    """Random games have few points and no awards: by their measure a judge would see little of a game played well."""
    torch = pytest.importorskip("torch", reason="the extra 'learn' is not installed")
    torch.manual_seed(1)
    everything = np.ones(32, np.bool_)
    with Parallel("grand-tribunal", 32, 4, seed=1, processes=1) as games:
        policy = load("learner").Policy(games)
        load("learn").begin(policy, games, "greedy")
        seen = []
        for _ in range(20):
            for _ in range(20):
                games.step(games.ask("greedy", everything))
            seen.append(games.measure(everything)[0])
    scaled = np.abs(np.concatenate(seen) * policy.judge.scale.numpy())
    assert float((scaled > MOST_FEATURE / FEATURE_ONE).mean((0, 1)).max()) < 0.1


def test_results_are_learned_when_games_have_ended() -> None:
    """Whoever has more of the only feature wins; a game that goes on teaches nothing yet."""
    torch = pytest.importorskip("torch", reason="the extra 'learn' is not installed")
    torch.manual_seed(1)
    torch.set_num_threads(1)  # On a busy machine more of them wait for each other.
    results = load("results").Results(2, seed=1)
    rng = np.random.default_rng(1)
    for _ in range(2000):
        features = rng.random((2, 4, 1)).astype(np.float32)
        results.open = [[(of_game, np.ones(1, np.float32))] for of_game in features]
        won = np.eye(4, dtype=np.float32)[features[:, :, 0].argmax(1)]
        results.close(np.array([True, False]), won)
        assert results.open[0] == []
        assert len(results.open[1]) == 1
    assert len(results.known) == 2000
    tower = results.judge(torch.ones(1))
    seen = np.array([[[0.9], [0.1], [0.5], [0.2]]], np.float32)
    chances = tower(seen, np.ones((1, 1), np.float32)).detach().exp()[0]
    assert chances.argmax() == 0
    assert float(chances[0]) > 0.5


def test_bots_are_watched_until_their_games_are_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time that another seat is to decide, the true position is kept, with the result of its game."""
    pytest.importorskip("torch", reason="the extra 'learn' is not installed")
    module = load("results")
    monkeypatch.setattr(module, "KEPT", 1)
    results = module.Results(8, seed=1)
    with Parallel("medieval-realms", 8, 4, seed=1, processes=1) as games:
        true, _ = games.measure(np.ones(8, np.bool_))
        results.note(games)
        results.note(games)
        assert [len(noted) for noted in results.open] == [1] * 8
        assert np.array_equal(np.stack([noted[0][0] for noted in results.open]), true)
        decided = 0
        while len(results.known) < 500:
            decided += results.watch(games, "random")
            assert decided < 100_000
    assert all(float(won.sum()) == pytest.approx(1) for _, _, won in results.known)
    assert len({won.tobytes() for _, _, won in results.known}) > 1


def test_the_learner_watches_itself_as_it_has_become(tmp_path: Path) -> None:
    """A process reads a bot's file once, so what has become of it since is in another file."""
    pytest.importorskip("torch", reason="the extra 'learn' is not installed")
    model = load("results").Model(None, tmp_path)
    game = concilium.game("medieval-realms", 4)
    own = path_of(game).read_text(encoding="utf-8")
    first = model.bot(0.0, lambda: own)
    assert model.bot(0.5, lambda: "") == first
    second = model.bot(1.5, lambda: own)
    assert second != first
    for bot in (first, second):
        concilium.bots.make(bot, game)
    assert load("results").Model("greedy", tmp_path).bot(5.0, lambda: "") == "greedy"


def test_curves_of_several_runs_are_one_picture(tmp_path: Path) -> None:
    curve = load("curve")
    for seed in (1, 2):
        looks = [curve.Look(minutes, minutes * 1000, {"greedy@of/sum.toml": minutes / 10}) for minutes in range(3)]
        kept = curve.Curve(f"seed {seed}", looks)
        kept.write(tmp_path / f"{seed}.json")
        assert curve.Curve.read(tmp_path / f"{seed}.json") == kept
    picture = tmp_path / "curve.svg"
    curve.main([str(picture), str(tmp_path / "1.json"), str(tmp_path / "2.json"), "--title", "a game"])
    text = picture.read_text(encoding="utf-8")
    for words in ("a game", "seed 1, against three greedy@sum.toml", "seed 2", "million decisions"):
        assert words in text


@pytest.mark.deep
def test_learn(tmp_path: Path) -> None:
    """A few minutes are enough to beat three `greedy` clearly; it needs PyTorch, which is not always there."""
    pytest.importorskip("torch", reason="the extra 'learn' is not installed")
    figures = tmp_path / "learned.toml"
    arguments = ["medieval-realms", "--minutes", "4", "--taught", "1", "--games", "200", "--figures", str(figures)]
    curve = load("learn").main(arguments)
    assert curve[-1].shares["greedy"] > 0.4
    concilium.bots.make(f"greedy@{figures}", concilium.game("medieval-realms", 4))
