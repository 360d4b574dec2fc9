"""The search is deterministic, keeps to its budget, and finds what wins now."""

import numpy as np
import pytest

from fatsi import State
from fatsi.engine.network import WEIGHTS, Network
from fatsi.engine.search import Budget, Judge, Search
from fatsi.engine.selfplay import play_to_decision
from fatsi.engine.trials import begin_trial
from fatsi.rules import Setup
from fatsi.rules.actions import END
from fatsi.rules.rng import Rng


@pytest.fixture(scope="module")
def judge() -> Judge:
    """A network that knows nothing: small weights at random."""
    rng = np.random.default_rng(1)
    with np.load(WEIGHTS) as file:
        shapes = {name: file[name].shape for name in file.files}
    return Judge(
        Network({name: (0.02 * rng.standard_normal(shape)).astype(np.float32) for name, shape in shapes.items()})
    )


def begun(seed: int, *, white_moon: bool = False) -> State:
    rng = Rng(seed)
    state = State.new(Setup(white_moon=white_moon).dealt(rng))
    play_to_decision(state, rng, state.active)
    return state


@pytest.mark.parametrize("white_moon", [False, True])
def test_the_same_seed_and_budget_give_the_same_values(judge: Judge, white_moon: bool) -> None:
    state = begun(1, white_moon=white_moon)
    before = str(state)
    one = Search(judge, turns=1).choose(state, Rng(7), Budget(400))
    other = Search(judge, turns=1).choose(state, Rng(7), Budget(400))
    assert [(c.action, c.trials, c.worths) for c in one] == [(c.action, c.trials, c.worths) for c in other]
    assert str(state) == before
    assert {c.action for c in one} == set(state.legal())


def test_the_probabilities_of_legal_actions_add_up(judge: Judge) -> None:
    choices, chance = judge.opinion(begun(2))
    assert {choice.action for choice in choices} == set(begun(2).legal())
    assert abs(sum(choice.prior for choice in choices) - 1) < 1e-6
    assert 0 < chance < 1


def test_a_budget_is_about_kept(judge: Judge) -> None:
    budget = Budget(500)
    Search(judge, turns=1).choose(begun(3), Rng(1), budget)
    assert 250 <= budget.used <= 1000


def test_what_wins_at_once_is_found(judge: Judge) -> None:
    # The last incarnation needs three black; a Taoist before it holds them.
    state = State.from_text(
        "fatsi position 1\nboards: yellow-a red-a green-a blue-a\nactive: N\ndeck: 5\nghosts: N2 forgotten-ones\n"
        "N: qi 1, at N, tao black black black\nE: dead\nS: dead\nW: dead\nstage: moved\npending: yang"
    )
    best, *others = Search(judge, turns=1).choose(state, Rng(1), Budget(600))
    assert str(best.action) == "exorcise"
    assert best.chances > 0, "a policy that knows nothing sometimes names the ghost"
    assert all(choice.chance < best.chance for choice in others)


def test_choices_are_compared_with_the_same_luck() -> None:
    """Trials of different choices draw the same card next, whatever dice were rolled before it."""
    state, luck = begun(4), Rng(4)
    while state.stack[-1].id != "yang":
        state.apply(state.legal()[0])
        play_to_decision(state, luck, state.active)
    actions = [action for action in state.legal() if action.kind in ("move", "end")]
    drawn = set()
    for action in actions:
        trial = begin_trial(state, action, 0, seed=5, luck=3)
        while not trial.is_over and trial.turns < 1:
            legal = trial.state.legal()
            trial.play(END if END in legal else legal[0])
        drawn.add(tuple(sorted(set(state.unseen) - set(trial.state.unseen))))
    assert len(actions) > 2 and len(drawn) == 1


def test_a_network_says_the_same_of_rows_alone_and_together(judge: Judge) -> None:
    states = [begun(seed, white_moon=bool(seed % 2)) for seed in range(6)]
    logits, values = judge.judge(states)
    for row, state in enumerate(states):
        alone = judge.judge([state])
        assert np.allclose(alone[0][0], logits[row], atol=1e-5) and np.allclose(alone[1][0], values[row], atol=1e-5)
