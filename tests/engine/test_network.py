"""The network in C says what the network in numpy says, and refuses what would make it read beyond its buffers."""

import numpy as np
import pytest

from fatsi.engine import network as network_module
from fatsi.engine.encoding.encoder import SIZE
from fatsi.engine.input_batch import InputBatch
from fatsi.engine.network import Network, pack, trained_network
from fatsi.engine.selfplay import play_to_decision
from fatsi.engine.symmetry import COLUMNS
from fatsi.rules import Setup, State
from fatsi.rules.rng import Rng

needs_forward = pytest.mark.skipif(network_module.forward is None, reason="the core is not compiled: make core")


@pytest.fixture(scope="module")
def states() -> list[State]:
    """Positions of several kinds of games, some turns on."""
    found = []
    for seed in range(24):
        rng = Rng(seed)
        setup = Setup(players=1 + seed % 4, white_moon=bool(seed // 4 % 2), difficulty=("normal", "hell")[seed % 2])
        state = State.new(setup.dealt(rng))
        play_to_decision(state, rng)
        for _ in range(seed):
            if state.actor is None:
                break
            legal = state.legal()
            state.apply(legal[rng.randrange(len(legal))])
            play_to_decision(state, rng)
        if state.actor is not None:
            found.append(state)
    assert len(found) > 16
    return found


def filled(states: list[State]) -> InputBatch:
    batch = InputBatch(len(states))
    batch.fill(states)
    return batch


@needs_forward
def test_c_and_numpy_say_the_same(states: list[State], monkeypatch: pytest.MonkeyPatch) -> None:
    network, batch = trained_network(), filled(states)
    logits, values = network.judge(batch)
    monkeypatch.setattr(network_module, "forward", None)
    by_numpy, values_by_numpy = network.judge(batch)
    # Weights have 8 significant bits in C.
    assert np.abs(logits - by_numpy).max() < 0.03 * np.abs(by_numpy).max()
    assert np.abs(values - values_by_numpy).max() < 0.02
    assert np.corrcoef(logits, by_numpy)[0, 1] > 0.999


def test_the_legal_actions_of_each_position_are_in_order(states: list[State]) -> None:
    batch = filled(states)
    for number, state in enumerate(states):
        assert batch.starts[number + 1] - batch.starts[number] == len(state.legal())
    every, _ = trained_network().judge_all(np.frombuffer(memoryview(batch.inputs), np.uint8).reshape(-1, SIZE))
    assert every.shape == (len(states), len(COLUMNS))


def test_only_the_values_are_judged_where_no_actions_are_asked_for(states: list[State]) -> None:
    batch = InputBatch(len(states))
    batch.fill(states, are_actions_judged=False)
    logits, values = trained_network().judge(batch)
    assert len(logits) == 0
    assert np.allclose(values, trained_network().judge(filled(states))[1], atol=1e-6)


def test_a_batch_refuses_more_positions_than_it_has_room_for(states: list[State]) -> None:
    with pytest.raises((ValueError, IndexError)):
        InputBatch(2).fill(states)


@needs_forward
def test_c_refuses_buffers_that_are_too_small(states: list[State]) -> None:
    forward = network_module.forward
    assert forward is not None
    with np.load(network_module.WEIGHTS) as file:
        packed = pack({name: file[name] for name in file.files})
    batch = filled(states)
    rows = len(states)
    logits, values = np.zeros(batch.starts[rows], np.float32), np.zeros((rows, 2), np.float32)
    parts = (batch.inputs, batch.columns, batch.starts)
    forward.judge(packed, *parts, rows, logits, values)
    for wrong in (
        (packed, *parts, rows + 1, logits, values),
        (packed, *parts, -1, logits, values),
        (packed, *parts, rows, logits[:-1], values),
        (packed, *parts, rows, logits, values[:-1]),
        (packed, bytes(SIZE), *parts[1:], rows, logits, values),
        (packed, parts[0], np.full(len(logits), len(COLUMNS), np.int32), parts[2], rows, logits, values),
        (packed, parts[0], np.full(len(logits), -1, np.int32), parts[2], rows, logits, values),
        (packed, *parts[:2], np.array([0, *range(rows, 0, -1)], np.int32), rows, logits, values),
    ):
        with pytest.raises(ValueError, match="do not fit"):
            forward.judge(*wrong)
    with pytest.raises(ValueError, match="PyCapsule"):
        forward.judge(None, *parts, rows, logits, values)


@needs_forward
def test_weights_of_another_shape_are_refused() -> None:
    forward = network_module.forward
    assert forward is not None
    with pytest.raises(ValueError, match="places"):
        forward.pack((1, 2), (), b"", b"", b"", b"", b"", b"")


def test_a_network_of_random_weights_can_be_packed() -> None:
    rng = np.random.default_rng(3)
    with np.load(network_module.WEIGHTS) as file:
        weights = {name: rng.standard_normal(file[name].shape).astype(np.float32) * 0.1 for name in file.files}
    batch = InputBatch(1)
    state = State.new(Setup().dealt(Rng(1)))
    play_to_decision(state, Rng(1))
    batch.fill([state])
    logits, values = Network(weights).judge(batch)
    assert np.isfinite(logits).all() and ((values >= 0) & (values <= 1)).all()
