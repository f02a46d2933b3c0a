"""A game that contradicts itself says so when it is built."""

from typing import Any

import pytest

from concilium.core.events import Telling
from concilium.core.fields import Field, Number
from concilium.core.game import Game
from concilium.core.notation import Notation, Verb
from concilium.core.refusals import NOT_AN_OUTCOME, Reasons
from concilium.core.steps import Move, Over, Step, StepNames
from concilium.core.variables import Variable


def built(
    verbs: list[Verb], steps: list[Step[Any]], fields: list[Field] | None = None, names: StepNames | None = None
) -> Game:
    return Game("a-game", 2, {}, Notation(verbs), [*steps, Over("AG-2")], Reasons(), fields or [], names)


def step(name: str, *verbs: Verb, variables: list[Variable] | None = None) -> Step[Any]:
    moves: list[Move[Any]] = [Move(verb, "AG-1") for verb in verbs]
    return Step(name, moves, rule="AG-1", otherwise=NOT_AN_OUTCOME, variables=variables)


def test_steps_are_numbered_as_they_are_named() -> None:
    verb, names = Verb("do", ["this", "that"]), StepNames()
    later = names.number("later")
    game = built([verb], [step("sooner", verb), step("later", verb)], names=names)
    assert [each.name for each in game.steps] == ["later", "sooner", "over"]
    assert game.steps[later].number == later == 0


def test_two_steps_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two steps 'twice'"):
        built([], [step("twice"), step("twice")])


def test_a_step_that_is_spoken_of_must_be_there() -> None:
    names = StepNames()
    names.number("nowhere")
    with pytest.raises(ValueError, match="a step 'nowhere', which the game does not have"):
        built([], [], names=names)


def test_a_verb_has_one_meaning_in_a_step_and_belongs_to_the_game() -> None:
    verb = Verb("do", ["this"])
    with pytest.raises(ValueError, match="gives the verb 'do' two meanings"):
        built([verb], [step("asked", verb, verb)])
    with pytest.raises(ValueError, match="the verb 'undo', which is no verb of the game"):
        built([verb], [step("asked", Verb("undo", ["this"]))])


def test_two_actions_have_two_texts() -> None:
    with pytest.raises(ValueError, match="the same text"):
        built([Verb("do", ["this"]), Verb("do", ["that", "this"])], [])


def test_a_frame_has_room_for_the_variables_of_its_step() -> None:
    with pytest.raises(ValueError, match="the step 'full' has more than 4 variables"):
        built([], [step("full", variables=[Variable(name) for name in "abcde"])])


def test_a_fact_is_declared_once() -> None:
    with pytest.raises(ValueError, match="two fields 'round'"):
        built([], [], [Number("round", 0, 7), Number("round", 0, 8)])


def test_a_reason_is_declared_once_for_each_rule() -> None:
    reasons = Reasons()
    assert reasons.add("too-late", "AG-1") + 1 == reasons.add("too-late", "AG-2")
    with pytest.raises(ValueError, match="'too-late' of AG-1 is declared twice"):
        reasons.add("too-late", "AG-1")


def test_an_events_facts_and_weight_are_known_ones() -> None:
    with pytest.raises(ValueError, match="'seat' as 'chair'"):
        Telling("sat-down", {"seat": "chair"})
    with pytest.raises(ValueError, match="the weight 'heavy'"):
        Telling("sat-down", {}, "heavy")
