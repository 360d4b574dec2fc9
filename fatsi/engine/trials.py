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

# So many numbers are set aside for the dice of one turn.
_NUMBERS_OF_A_TURN: Final = 256


class Trial:
    """One future: a state that goes on, the luck it has, and what came of it.

    Trials of different choices with the same luck draw the same cards and, turn by turn, roll the same dice, as long as
    they ask for them in the same order. Most of what chance brings is then the same for all, and what remains is the
    difference between the choices.
    """

    def __init__(self, state: State, candidate: int, seed: int, luck: int) -> None:
        self.state: Final = state
        self.candidate: Final = candidate
        self._seed: Final = seed
        self._luck: Final = luck
        self._cards: Final = Rng(seed, stream=2 * luck)
        self._dice: Rng = Rng(seed, stream=2 * luck + 1)
        self.turns: int = 0
        self.is_over: bool = False
        self.is_won: bool = False
        # At the end, how many ghosts are drawn (about as many turns have passed), and the part of the incarnations that
        # are defeated.
        self.drawn: int = 0
        self.defeated: float = 0.0

    def play(self, action: Action) -> None:
        """Carry out an action and go on to the next decision."""
        state = self.state
        active = state.active
        state.apply(action)
        turns = play_to_decision(state, self._dice, active, self._cards)
        if turns:
            self.turns += turns
            self._dice = Rng(self._seed, stream=2 * self._luck + 1, position=self.turns * _NUMBERS_OF_A_TURN)
        result = state.result
        if result is not None:
            self.is_over = True
            self.is_won = result.won
            self.drawn = sum(state.table.setup.deck) - sum(state.deck)
            self.defeated = state.defeated / state.incarnations_in_all()


def begin_trial(state: State, action: Action, candidate: int, seed: int, luck: int) -> Trial:
    """Return a trial of an action."""
    trial = Trial(state.copy(), candidate, seed, luck)
    trial.play(action)
    return trial


def encode_states(states: list[State], out: vec[u8]) -> None:
    """Write what the decider of each state sees, one row each."""
    at: i64 = 0
    for state in states:
        actor = state.actor
        assert actor is not None
        encode(state, actor, out, at)
        at += SIZE


def play_best(trials: list[Trial], logits: bytes, columns: int) -> None:
    """Play in each trial the legal action that the policy likes best, and go on to the next decision."""
    base: i64 = 0
    width: i64 = columns
    for trial in trials:
        state = trial.state
        actor = state.actor
        assert actor is not None
        column_seen = view_of(state.table.board_colours, actor).column_seen
        legal = state.legal()
        best = legal[0]
        most = -1e30
        for action in legal:
            column: i64 = column_seen[action.index]
            logit = read_f32_le(logits, (base + column) * 4)
            if logit > most:
                most = logit
                best = action
        trial.play(best)
        base += width


def legal_logits(state: State, logits: bytes) -> list[float]:
    """Return the policy's logit of each legal action of a state, in their order."""
    actor = state.actor
    assert actor is not None
    column_seen = view_of(state.table.board_colours, actor).column_seen
    result: list[float] = []
    for action in state.legal():
        column: i64 = column_seen[action.index]
        result.append(read_f32_le(logits, column * 4))
    return result
