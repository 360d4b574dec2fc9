"""Trials: many futures of one position, played on side by side by the policy, so that they are judged in batches."""

from __future__ import annotations

from typing import Final

from librt.strings import read_f32_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from fatsi.engine.encoding.encoder import SIZE, encode
from fatsi.engine.selfplay import play_to_decision
from fatsi.engine.symmetry import view_of
from fatsi.rules.actions import Action
from fatsi.rules.rng import Rng
from fatsi.rules.state import State


class Trial:
    """One future: a state that goes on, the luck it has, and what came of it."""

    def __init__(self, state: State, candidate: int, rng: Rng) -> None:
        self.state: Final = state
        self.candidate: Final = candidate
        self.rng: Final = rng
        self.turns: int = 0
        self.active: int = state.active
        self.is_over: bool = False
        self.worth: float = 0.0


def begin_trial(state: State, action: Action, candidate: int, seed: int, stream: int) -> Trial:
    """Return a trial of an action; trials of other actions with the same seed and stream have the same luck."""
    following = state.copy()
    following.apply(action)
    trial = Trial(following, candidate, Rng(seed, stream=stream))
    _go_on(trial)
    return trial


def _go_on(trial: Trial) -> None:
    state = trial.state
    play_to_decision(state, trial.rng)
    if state.result is not None:
        trial.is_over = True
        trial.worth = 1.0 if state.result.won else 0.0
    elif state.active != trial.active:
        trial.turns += 1
        trial.active = state.active


def encode_states(states: list[State], out: vec[u8]) -> None:
    """Write what the decider of each state sees, one row each."""
    at: i64 = 0
    for state in states:
        actor = state.actor
        assert actor is not None
        encode(state, actor, out, at)
        at += SIZE


def play_best(trials: list[Trial], logits: bytes, columns: int) -> None:
    """Play in each trial the legal action that the policy likes best, then go on to the next decision."""
    base: i64 = 0
    width: i64 = columns
    for trial in trials:
        state = trial.state
        actor = state.actor
        assert actor is not None
        seen = view_of(state.table.board_colours, actor).column_seen
        legal = state.legal()
        best = legal[0]
        most = -1e30
        for action in legal:
            column: i64 = seen[action.index]
            if column < width:
                logit = read_f32_le(logits, (base + column) * 4)
                if logit > most:
                    most = logit
                    best = action
        state.apply(best)
        _go_on(trial)
        base += width


def legal_logits(state: State, logits: bytes) -> list[float]:
    """Return the policy's logit of each legal action of a state, in their order."""
    actor = state.actor
    assert actor is not None
    seen = view_of(state.table.board_colours, actor).column_seen
    width: i64 = len(logits) // 4
    found: list[float] = []
    for action in state.legal():
        column: i64 = seen[action.index]
        found.append(read_f32_le(logits, column * 4) if column < width else -1e9)
    return found
