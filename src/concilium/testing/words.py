"""Whether a game has words for everything it says, in every language that it has words in."""

from concilium.core.registry import game as make_game
from concilium.core.registry import title
from concilium.locales import LANGUAGES, catalogue


def wanted_words(name: str) -> set[str]:
    """The keys that a game's catalogue must have: its name, steps, reasons, options, verbs, cards and rules."""
    declared = title(name)
    game = make_game(name, declared.fewest)
    wanted = {f"game-{name}"}
    wanted |= {f"step-{step.name}" for step in game.steps}
    wanted |= {f"refusal-{reason.name}" for reason in game.reasons[1:]}
    wanted |= {f"option-{option.name}" for option in declared.options}
    wanted |= {f"do-{verb.name}" for verb in game.notation.verbs}
    wanted |= {f"card-{card}" for card in game.facts()["cards"]}
    rules = {rule for step in game.steps for rule in step.rules()}
    return wanted | {f"rule-{rule.replace('.', '-')}" for rule in rules}


def words_are_complete(name: str) -> None:
    """Every language that the game speaks has all its words; English is always among them."""
    spoken = [language for language in LANGUAGES if (title(name).locales / language).is_dir()]
    assert "en" in spoken, f"{name} has no English words"
    for language in spoken:
        words = catalogue(language, name)
        missing = sorted(key for key in wanted_words(name) if not words.has(key))
        assert missing == [], f"{language}: {', '.join(missing)}"
