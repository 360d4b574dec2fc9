"""The groups in which the choices of Yang are shown."""

from __future__ import annotations

import random

import pytest

from fatsi.game import Game
from fatsi.rules import Setup
from fatsi.rules.powers import POWERS
from fatsi.rules.yang import yang_actions
from fatsi.server.table_parts.decision import YANG_GROUPS, ChoiceGroup, choices, group_of
from fatsi.words import words


@pytest.mark.parametrize("kind", yang_actions())
def test_every_choice_of_yang_belongs_to_a_group_that_is_shown(kind: str) -> None:
    assert group_of(kind) in YANG_GROUPS, f"the class of {kind} names no group"


def test_no_group_is_without_choices() -> None:
    assert {group_of(kind) for kind in yang_actions()} == set(YANG_GROUPS)


def _with_own_and_borrowed_powers() -> dict[str, ChoiceGroup]:
    """The groups of the first decision of random games at which both a power and a Power token may be used."""
    for seed in range(100):
        game, rng = Game(Setup(players=2, difficulty="initiation"), seed=seed), random.Random(seed)
        while game.result is None:
            groups = {group.name: group for group in choices(game.state, words("en"))}
            if {"power", "borrowed-power"} <= set(groups):
                return groups
            game.play(rng.choice(game.legal()))
    raise AssertionError("no such decision")


def test_what_ones_own_power_offers_stands_under_its_name() -> None:
    """Under a heading for all powers, a button that says Green would not say what it does."""
    groups = _with_own_and_borrowed_powers()
    assert groups["power"].title in {words("en").name("power", power.id) for power in POWERS}
    assert groups["borrowed-power"].title == "Powers"
    assert all(choice.action.startswith("borrow") for choice in groups["borrowed-power"].choices)
