"""A game that contradicts itself says so when it is built."""

from pathlib import Path
from typing import Any

import pytest

from concilium.core.events import Telling
from concilium.core.fields import Field, Number, SeatNumber
from concilium.core.game import Game
from concilium.core.notation import Notation, Verb
from concilium.core.refusals import NOT_AN_OUTCOME, Reasons
from concilium.core.steps import Move, Over, Step, StepNames
from concilium.core.title import Reading, Title
from concilium.core.variables import Variable
from concilium.core.views import View


def built(
    verbs: list[Verb], steps: list[Step[Any]], fields: list[Field] | None = None, names: StepNames | None = None
) -> Game:
    return Game("a-game", 2, {}, Notation(verbs), [*steps, Over("AG-2")], Reasons(), fields or [], names)


def step(name: str, *verbs: Verb, variables: dict[int, Variable] | None = None) -> Step[Any]:
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
        built([], [step("full", variables={place: Variable(name) for place, name in enumerate("abcde")})])


@pytest.mark.parametrize(
    ("variables", "said"),
    [
        ({0: "left", 2: "price"}, "'asked' has no variable at 1, but 'left' at 0, 'price' at 2"),
        ({1: "left"}, "'asked' has no variable at 0, but 'left' at 1"),
        ({0: "left", 1: "left"}, "'asked' has two variables 'left'"),
        ({0: "left", 1: "rule"}, "'asked' has a variable 'rule'"),
        ({0: "by"}, "'asked' has a variable 'by'"),
        ({0: "step"}, "'asked' has a variable 'step'"),
        ({0: "seat"}, "'asked' has a variable 'seat'"),
    ],
)
def test_variables_have_places_without_a_gap_and_names_of_their_own(variables: dict[int, str], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        built([], [step("asked", variables={place: Variable(name) for place, name in variables.items()})])


def test_a_variable_is_in_the_place_under_which_it_is_declared() -> None:
    game = built([], [step("asked", variables={1: Variable("price"), 0: Variable("left")})])
    assert [variable.name for variable in game.steps[0].variables] == ["left", "price"]


def test_a_fact_is_declared_once() -> None:
    with pytest.raises(ValueError, match="two fields 'round'"):
        built([], [], [Number("round", 0, 7), Number("round", 0, 8)])


@pytest.mark.parametrize("name", sorted(View.__annotations__))
def test_a_fact_is_not_called_as_something_else_in_every_view(name: str) -> None:
    with pytest.raises(ValueError, match=f"a field {name!r}, as a view"):
        built([], [], [Number(name, 0, 7)])


@pytest.mark.parametrize("name", ["kings", "frames"])
def test_a_fact_is_not_called_as_something_else_in_a_saved_position(name: str) -> None:
    fields: list[Field] = [Number(name, 0, 7)]
    with pytest.raises(ValueError, match=f"a field {name!r}, as"):
        Game("a-game", 2, {}, Notation([]), [Over("AG-2")], Reasons(), fields, None, "kings", "frames")


def test_a_seats_points_may_be_a_field_but_not_its_number() -> None:
    built([], [], [SeatNumber("points", 0, 7)])
    with pytest.raises(ValueError, match="a field 'seat'"):
        built([], [], [SeatNumber("seat", 0, 7)])


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


def test_a_title_reads_events_that_it_declares_once() -> None:
    def titled(events: list[Telling], reading: Reading) -> Title:
        return Title(
            "a-game",
            Path(),
            lambda _players, _options: built([], []),
            fewest=2,
            most=2,
            rules="AG",
            events=events,
            reading=reading,
        )

    sat = Telling("sat-down", {})
    assert titled([sat], Reading(part_ends=("sat-down",))).events == {"sat-down": sat}
    with pytest.raises(ValueError, match="reads the event 'stood-up'"):
        titled([sat], Reading(part_ends=("stood-up",)))
    with pytest.raises(ValueError, match="reads the event 'stood-up'"):
        titled([sat], Reading(uses=("sat-down", "stood-up")))
    with pytest.raises(ValueError, match="declares an event twice"):
        titled([sat, sat], Reading())
