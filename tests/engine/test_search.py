"""The search is deterministic, keeps to its budget, and finds what wins now."""

import numpy as np
import pytest

from fatsi import State
from fatsi.engine.encoding.encoder import SIZE
from fatsi.engine.network import Network
from fatsi.engine.search import Judge, Search
from fatsi.engine.selfplay import play_to_decision
from fatsi.engine.symmetry import COLUMNS
from fatsi.rules import Setup
from fatsi.rules.rng import Rng


@pytest.fixture(scope="module")
def judge() -> Judge:
    """A network that knows nothing: small weights at random."""
    rng = np.random.default_rng(1)

    def weights(*shape: int) -> np.ndarray:
        return (0.02 * rng.standard_normal(shape)).astype(np.float32)

    return Judge(
        Network(
            {
                "first.weight": weights(16, SIZE),
                "first.bias": weights(16),
                "second.weight": weights(16, 16),
                "second.bias": weights(16),
                "policy.weight": weights(len(COLUMNS), 16),
                "policy.bias": weights(len(COLUMNS)),
                "value.weight": weights(1, 16),
                "value.bias": weights(1),
            }
        )
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
    one = Search(judge, nodes=400, turns=1).choose(state, Rng(7))
    other = Search(judge, nodes=400, turns=1).choose(state, Rng(7))
    assert [(c.action, c.trials, c.total) for c in one] == [(c.action, c.trials, c.total) for c in other]
    assert str(state) == before
    assert {c.action for c in one} == set(state.legal())


def test_the_probabilities_of_legal_actions_add_up(judge: Judge) -> None:
    priors, chance = judge.priors(begun(2))
    assert len(priors) == len(begun(2).legal())
    assert abs(sum(priors) - 1) < 1e-6
    assert 0 < chance < 1


def test_a_budget_is_about_kept(judge: Judge) -> None:
    search = Search(judge, nodes=500, turns=1)
    search.choose(begun(3), Rng(1))
    assert search.used <= 1000


def test_what_wins_at_once_is_found(judge: Judge) -> None:
    # The last incarnation needs three black; a Taoist before it holds them.
    state = State.from_text(
        "fatsi position 1\nboards: yellow-a red-a green-a blue-a\nactive: N\ndeck: 5\nghosts: N2 forgotten-ones\n"
        "N: qi 1, at N, tao black black black\nE: dead\nS: dead\nW: dead\nstage: moved\npending: yang"
    )
    best, *others = Search(judge, nodes=600, turns=1).choose(state, Rng(1))
    assert str(best.action) == "exorcise"
    assert best.total > 0, "a policy that knows nothing sometimes names the ghost"
    assert all(choice.mean < best.mean for choice in others)
