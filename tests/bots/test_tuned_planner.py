"""What is still tuned by hand: the evaluation and the search of a turn, for games that the network has not learned."""

from __future__ import annotations

import json
import random

import pytest

from fatsi import CHANCE, Setup, State
from fatsi.bots.choices import worths
from fatsi.bots.evaluation import WEIGHTS, Evaluation, Known, evaluation_for
from fatsi.bots.features import NAMES, features
from fatsi.bots.reflex import trained_reflex
from fatsi.bots.tuned_planner import Trials, TunedPlanner
from fatsi.bots.turns import TurnSearch
from fatsi.rules.actions import END, Action
from fatsi.rules.rng import Rng
from tests.players import POLICIES
from tests.positions import at

SETUPS = [Setup(players=players, white_moon=moon) for players in (1, 2, 4) for moon in (False, True)]


def positions(setup: Setup, seed: int) -> list[State]:
    """Decisions of a game of keen players."""
    rng = random.Random(seed)
    state = State.new(setup.dealt(rng))
    found: list[State] = []
    while state.actor is not None and len(found) < 40:
        if state.actor != CHANCE and len(state.legal()) > 1:
            found.append(state.copy())
        state.apply(POLICIES["keen"](state, rng))
    return found


@pytest.mark.parametrize("game", ["base", "white-moon"])
def test_every_weight_is_that_of_a_feature(game: str) -> None:
    known = json.loads(WEIGHTS.read_text(encoding="utf-8"))[game]
    for weights in (known["weights"], *known.get("weights_by_players", {}).values()):
        assert set(weights) <= set(NAMES)
    assert len(set(NAMES)) == len(NAMES)


def test_weights_may_be_other_ones_with_fewer_players() -> None:
    known = Known(
        scale=1,
        offset=1,
        lost=0,
        weights={"dead": -1, "tao": 2},
        weights_by_players={"2": {"tao": 3}},
        offset_by_players={"2": 5},
    )
    assert known.weights_for(2) == {"dead": -1, "tao": 3}
    assert known.weights_for(4) == known.weights_for(1) == known.weights
    assert (known.offset_for(2), known.offset_for(4)) == (5, 1)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_with_fewer_players_a_power_token_is_better_held_than_on_the_centre_tile(players: int) -> None:
    spent, held = (at(f"players: {players}\nN: qi 3, at S, power-tokens {n}\npending: yang") for n in (0, 1))
    chances = [evaluation_for(state).chance(state, is_turn_over=True) for state in (spent, held)]
    assert chances[0] < chances[1]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.players}-{setup.white_moon}")
def test_every_legal_action_has_one_worth_that_is_a_chance(setup: Setup) -> None:
    for state in positions(setup, seed=3):
        before = state.copy()
        found = worths(state, TurnSearch(state, evaluation_for(state), Rng(1)))
        assert state == before
        assert sorted(action.index for _, action in found) == sorted(action.index for action in state.legal())
        assert all(0.0 <= worth <= 1.0 for worth, _ in found)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.players}-{setup.white_moon}")
def test_features_are_counted_alike_whoever_asks(setup: Setup) -> None:
    for state in positions(setup, seed=4):
        assert features(state, is_turn_over=True) == features(state.copy(), is_turn_over=True)
        assert len(features(state, is_turn_over=False)) == len(NAMES)


def test_more_qi_and_fewer_ghosts_are_better() -> None:
    poor = at("ghosts: N2 restless-dead\nN: qi 2, at C\npending: yang")
    rich = at("ghosts: N2 restless-dead\nN: qi 3, at C\npending: yang")
    free = at("N: qi 3, at C\npending: yang")
    chances = [evaluation_for(state).chance(state, is_turn_over=True) for state in (poor, rich, free)]
    assert chances == sorted(chances) and len(set(chances)) == len(chances)


def test_the_same_seed_and_nodes_give_the_same_choice() -> None:
    for state in positions(Setup(), seed=5)[:6]:
        first, second = (TunedPlanner(nodes=500).assessed(state, Rng(7)) for _ in range(2))
        assert first == second


def test_more_nodes_look_at_more() -> None:
    state = next(
        state for state in positions(Setup(), seed=6) if state.stack[-1].id == "yang" and len(state.legal()) > 4
    )
    assert TunedPlanner(nodes=1).assessed(state, Rng(1)) != TunedPlanner(nodes=3000).assessed(state, Rng(1))


def test_where_all_is_clear_the_budget_is_not_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A haunter takes the last tile in the next Yin unless it falls now or a tile is freed; or nothing is urgent."""
    others = "E: qi 1, at SW\nS: qi 1, at SW\nW: qi 1, at SW\npending: yang"
    urgent = at("difficulty: initiation\nhaunted: W E S\nghosts: E2 ghoul step\nN: qi 3, at E, tao yellow", others)
    idle = at("difficulty: initiation\nghosts: E2 ghoul\nN: qi 3, at C", others)
    nodes = 0
    play_on = Trials.outcome

    def noted(trials: Trials, action: Action, seed: int) -> tuple[float, int]:
        nonlocal nodes
        found = play_on(trials, action, seed)
        nodes += found[1]
        return found

    monkeypatch.setattr(Trials, "outcome", noted)
    used = []
    for state in (urgent, idle):
        nodes = 0
        TunedPlanner(nodes=8000).assessed(state, Rng(1))
        used.append(nodes)
    assert used[0] < 3000 < used[1]


def test_a_lost_game_counts_for_how_far_it_came() -> None:
    state = at("deck: 10 10\nhaunted: NW SE\nghosts: E2 ghoul step\nN: qi 3, at C\npending: yang")
    half, nothing = (
        Trials(state, Evaluation({}, lost=lost), trained_reflex(), Rng(1), horizon=1).outcome(END, seed=1)[0]
        for lost in (0.5, 0.0)
    )
    assert nothing == 0.0
    assert half == pytest.approx(0.5 * (1 - sum(state.deck) / sum(state.table.setup.deck)))


def test_calibration_keeps_the_order_and_certainty() -> None:
    evaluation = Evaluation({}, scale=0.5, offset=-2.0)
    shown = [evaluation.calibrated(chance) for chance in (0.0, 0.1, 0.5, 0.9, 1.0)]
    assert shown == sorted(shown) and (shown[0], shown[-1]) == (0.0, 1.0)
    assert shown[2] == pytest.approx(0.1192, abs=1e-4)
