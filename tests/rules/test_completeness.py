"""Everything that the rules declare is whole: a part that was forgotten is named here."""

from __future__ import annotations

import ast
import inspect
import pickle
import random

import pytest

from fatsi import CARDS, CHANCE, Setup, State
from fatsi.core import INTERPRETED_CORE, core_in_use
from fatsi.rules.actions import ACTION_KINDS, ACTIONS
from fatsi.rules.arguments import FallenType, NumberType
from fatsi.rules.expansion import Expansion
from fatsi.rules.facts import LEFT_STONES, RIGHT_STONES, STANDING_STONES, STONES_OF_PLACE, YIN_STEPS
from fatsi.rules.moon.families import ARTIFACTS, FAMILIES
from fatsi.rules.moon.position import Moon
from fatsi.rules.moon.white_moon import WhiteMoon
from fatsi.rules.powers import POWERS
from fatsi.rules.registry import declared
from fatsi.rules.state import DERIVED_FIELDS, OWN_FIELDS
from fatsi.rules.steps import Chance, Decision, Effect, Question, Step
from fatsi.rules.stones import LeftStone
from fatsi.rules.tiles import VillageTile
from fatsi.rules.village import TILE_OBJECTS, VILLAGE_TILES
from fatsi.rules.yang import Yang, YangAction

STEPS = declared(Step)

reads_sources = pytest.mark.skipif(core_in_use() != INTERPRETED_CORE, reason="a compiled class has no source to read")


def overrides(kind: type, base: type, method: str) -> bool:
    """Whether a class, or one between it and the base, has its own version of a method."""
    return getattr(kind, method) is not getattr(base, method)


@pytest.mark.parametrize("step", STEPS.values(), ids=list(STEPS))
def test_a_step_does_all_that_its_kind_asks(step: type[Step]) -> None:
    assert step.phases or step.closes
    # A compiled class has no docstring.
    if core_in_use() == INTERPRETED_CORE:
        assert (step.__doc__ or "").strip(), "a step says in a sentence what it is"
    if issubclass(step, Effect):
        assert overrides(step, Effect, "carry_out")
    elif issubclass(step, Chance):
        for method in ("outcomes", "sample", "allows", "resolve", "refuse"):
            assert overrides(step, Chance, method), method
    else:
        assert issubclass(step, Decision)
        for method in ("choices", "resolve"):
            assert overrides(step, Question, method), method
    if issubclass(step, Question) and not issubclass(step, Yang):
        assert step.asks and set(step.asks) <= set(ACTION_KINDS)


@pytest.mark.parametrize("step", STEPS.values(), ids=list(STEPS))
def test_a_step_is_equal_to_its_pickle_and_keeps_its_arguments(step: type[Step]) -> None:
    values = [((0, 11),) if isinstance(kind, FallenType) else 0 for _, kind in step.arguments]
    one, same = step(*values), step(*values)
    assert one == same and hash(one) == hash(same) and list(one.values()) == values
    assert pickle.loads(pickle.dumps(one)) == one
    for at, (_, kind) in enumerate(step.arguments):
        other = [*values]
        other[at] = ((1, 11),) if isinstance(kind, FallenType) else 1
        assert step(*other) != one


def test_every_kind_of_action_that_a_player_takes_is_asked_for_somewhere() -> None:
    asked = {kind for step in declared(Question).values() for kind in step.asks} | set(declared(YangAction))
    assert asked == set(ACTION_KINDS)


def test_every_action_is_defined_by_its_kind_and_its_arguments() -> None:
    for action in ACTIONS:
        assert action.text.startswith(action.verb.text.split()[0])
        for kind, value in zip(action.verb.takes, (action.value, action.other), strict=False):
            assert not isinstance(kind, NumberType)
            assert set(kind.write(value).split("+")) <= set(action.text.split()), action


def test_tiles_are_numbered_and_found_by_id_whatever_the_order_of_their_classes() -> None:
    assert [tile.id for tile in TILE_OBJECTS] == list(VILLAGE_TILES)
    assert [tile.number for tile in TILE_OBJECTS] == list(range(len(TILE_OBJECTS)))
    for tile in TILE_OBJECTS:
        assert overrides(type(tile), VillageTile, "can_help") and overrides(type(tile), VillageTile, "help"), tile.id


def test_every_stone_of_a_card_is_declared_and_every_stone_declared_is_on_a_card() -> None:
    for place, stones in STONES_OF_PLACE.items():
        assert {stone for card in CARDS for stone in getattr(card, place)} == set(stones), place
    for stone_id, stone in LEFT_STONES.items():
        assert overrides(type(stone), LeftStone, "apply"), stone_id
    assert not set(YIN_STEPS) & set(STANDING_STONES)
    assert all(stone.is_curse or type(stone).give for stone in RIGHT_STONES.values())


def test_middle_stones_act_in_an_order_that_is_documented() -> None:
    ranks = [step.rank for step in YIN_STEPS.values()]
    assert len(set(ranks)) == len(ranks) and ranks == sorted(ranks)


def test_powers_families_and_artifacts_are_found_by_their_numbers() -> None:
    assert [power.index for power in POWERS] == list(range(8))
    assert [family.number for family in FAMILIES] == list(range(12))
    assert len(set(ARTIFACTS)) == 8


def test_white_moon_changes_only_what_an_expansion_may_change() -> None:
    offered = {name for name in vars(Expansion) if not name.startswith("__")}
    changed = {name for name in vars(WhiteMoon) if not name.startswith("__")}
    assert changed == offered


@reads_sources
def test_a_copy_takes_every_field_of_a_state() -> None:
    """`State.copy` is written out, for speed: it must not forget a field, nor share what changes."""
    source = ast.parse(inspect.getsource(State.copy).strip())
    assigned = {
        target.attr
        for node in ast.walk(source)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Attribute)
    }
    assert assigned == {*OWN_FIELDS, *DERIVED_FIELDS}
    assert set(State.__slots__) == assigned
    state = played_on(white_moon=True)
    copied = state.copy()
    for name in OWN_FIELDS:
        value = getattr(state, name)
        assert getattr(copied, name) == value or name == "moon", name
        if isinstance(value, list):
            assert getattr(copied, name) is not value, name


@reads_sources
def test_a_copy_takes_every_field_of_the_moon() -> None:
    state = played_on(white_moon=True)
    assert state.moon is not None
    copied = state.moon.copy()
    for name in Moon.__slots__:
        value = getattr(state.moon, name)
        assert getattr(copied, name) == value, name
        if isinstance(value, list):
            assert getattr(copied, name) is not value, name


def played_on(*, white_moon: bool) -> State:
    rng = random.Random(5)
    state = State.new(Setup(white_moon=white_moon).dealt(rng))
    for _ in range(80):
        if state.actor is None:
            break
        state.apply(state.sample(rng) if state.actor == CHANCE else rng.choice(state.legal()))
    return state


def test_a_state_is_no_key() -> None:
    with pytest.raises(TypeError):
        hash(played_on(white_moon=False))
