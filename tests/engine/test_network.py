"""The network in C says what the network in numpy says, and refuses what would make it read beyond its buffers."""

import numpy as np
import pytest

from fatsi.engine import network as network_module
from fatsi.engine.encoding.encoder import SIZE
from fatsi.engine.input_batch import InputBatch
from fatsi.engine.network import CARDS, KINDS_OF_GAME, Network, kind_of_game, pack, trained_network
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


def test_chances_are_moved_by_the_numbers_of_the_kind_of_game() -> None:
    """Three numbers for one to four players, then for as many with White Moon: shift, stretch, and for a whole deck."""
    setups = [Setup(players=players, white_moon=moon) for moon in (False, True) for players in (1, 2, 3, 4)]
    assert [kind_of_game(State.new(setup.dealt(Rng(1)))) for setup in setups] == list(range(KINDS_OF_GAME))
    with np.load(network_module.WEIGHTS) as file:
        weights = {name: file[name] for name in file.files}
    numbers = [(0.1 * kind, 1 + 0.2 * kind, 0.3 * kind) for kind in range(KINDS_OF_GAME)]
    network = Network({**weights, "calibration": np.array(numbers, np.float32)})
    values = np.array([(0.3, 0.2), (0.5, 0.7)], np.float32)
    for kind, (shift, stretch, for_deck) in enumerate(numbers):
        shown = network.calibrated(values, kind, [10, 40])[:, 1]
        for chance, cards, found in zip((0.2, 0.7), (10, 40), shown, strict=True):
            logit = shift + stretch * np.log(chance / (1 - chance)) + for_deck * cards / CARDS
            assert found == pytest.approx(1 / (1 + np.exp(-logit)), abs=1e-5)


def test_what_the_search_maximises_is_on_a_bolder_scale() -> None:
    """A chance next to nothing counts for more than it says, a chance that is nearly certain for a little less."""
    hopes = trained_network().calibrated(np.array([(0.0, 0.01), (0.0, 0.5), (0.0, 0.99)], np.float32), 3, [20] * 3)
    low, middle, high = hopes[:, 0]
    assert 0.05 < low < 0.2 and 0.5 < middle < 0.8 and 0.9 < high < 0.99
