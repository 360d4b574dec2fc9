"""Thrift with Power tokens, in games that teach what a token is worth.

A policy that spends its tokens as soon as it can never sees a late turn with one, so that its values cannot know what
it is worth to keep one. In thrifty games a token is spent with a chance that is drawn for each game, at any time but
where it would allow nothing, and whoever ends a turn on the centre tile picks up what lies there.
"""

from __future__ import annotations

import numpy as np
import torch

from fatsi.engine.input_batch import InputBatch
from fatsi.engine.judge import Judge
from fatsi.engine.network import Floats
from fatsi.engine.search import wastes_token
from fatsi.engine.symmetry import COLUMNS
from fatsi.rules import State
from fatsi.rules.actions import ACTIONS
from fatsi.rules.yang import ACTED

SHUFFLED = 0.5  # how often tokens lie anywhere at the beginning of a game
KINDS = [ACTIONS[index].kind for index in COLUMNS]
BORROW = np.array([kind == "borrow" for kind in KINDS])
BORROW_COLUMNS = np.flatnonzero(BORROW).tolist()
PICK_UP, END = KINDS.index("pick-up"), KINDS.index("end")
# The chance that a token is spent in a decision, one of these for each thrifty game.
CHANCES = (0.02, 0.07, 0.2)
NEVER = -1e9
SURE = 10.0  # a logit that leaves no doubt


def thrifty(logits: Floats, batch: InputBatch, states: list[State], chances: np.ndarray) -> Floats:
    """Return the logits of a batch with tokens spent by the chance of each game; those of games below 0 stay."""
    starts = np.frombuffer(memoryview(batch.starts), np.int32)[: len(states) + 1]
    columns = np.frombuffer(memoryview(batch.columns), np.int32)[: len(logits)]
    rows = np.repeat(np.arange(len(states)), np.diff(starts))
    result = logits.copy()
    kept = chances[rows] >= 0
    for row in np.unique(rows[BORROW[columns] & kept]).tolist():
        part = slice(starts[row], starts[row + 1])
        spend(states[row], columns[part], result[part], float(chances[row]))
    for at in np.flatnonzero((columns == PICK_UP) & kept).tolist():
        row = rows[at]
        part = slice(starts[row], starts[row + 1])
        end = np.flatnonzero(columns[part] == END) + starts[row]
        if len(end):
            result[at], result[end] = max(result[at], result[end[0]]), min(result[at], result[end[0]]) - SURE
    return result


def spend(state: State, columns: np.ndarray, logits: np.ndarray, chance: float) -> None:
    """Change the logits of one decision, so that a token is spent with this chance."""
    borrows = BORROW[columns]
    if state.stage >= ACTED:
        legal = state.legal()
        for at in np.flatnonzero(borrows).tolist():
            if wastes_token(state, legal[at]):
                logits[at] = NEVER
    if chance == 0.0:
        logits[borrows] = NEVER
    elif logits[borrows].max() > NEVER:
        odds = np.log(chance / (1 - chance))
        logits[borrows] += np.logaddexp.reduce(logits[~borrows]) + odds - np.logaddexp.reduce(logits[borrows])


def thrifty_policy(logits: torch.Tensor, legal: torch.Tensor, chance: float) -> torch.Tensor:
    """Return the logits of all columns for rows of decisions, with tokens spent by a chance."""
    may = logits.masked_fill(~legal, NEVER)
    borrows = torch.from_numpy(BORROW)
    others = torch.logsumexp(may.masked_fill(borrows, NEVER), dim=1)
    borrowing = torch.logsumexp(may[:, BORROW_COLUMNS], dim=1)
    shift = others + float(np.log(chance / (1 - chance))) - borrowing
    can_borrow = legal[:, BORROW_COLUMNS].any(1)
    may[:, BORROW_COLUMNS] += torch.where(can_borrow, shift, torch.zeros_like(shift))[:, None]
    both = legal[:, PICK_UP] & legal[:, END]
    one, other = may[:, PICK_UP].clone(), may[:, END].clone()
    may[:, PICK_UP] = torch.where(both, torch.maximum(one, other), one)
    may[:, END] = torch.where(both, torch.minimum(one, other) - SURE, other)
    return may


class Thrift:
    """The chances of games side by side to spend a token in a decision."""

    def __init__(self, games: int, share: float, rng: np.random.Generator) -> None:
        """So large a `share` of the games is thrifty; in the others the policy does as it likes."""
        self._share = share
        self._rng = rng
        self.chances = np.full(games, -1.0)

    def begin(self, places: np.ndarray, states: list[State]) -> None:
        """Draw them for new games; in some of these, tokens lie on the centre tile as if they had been spent.

        Otherwise only the first turns have tokens, and a value takes what is bad about a first turn for their fault.
        """
        some = self._rng.choice(CHANCES, len(places))
        self.chances[places] = np.where(self._rng.random(len(places)) < self._share, some, -1.0)
        for place in places.tolist():
            state = states[place]
            if state.table.players < 4 and self._rng.random() < SHUFFLED:
                for seat, count in enumerate(list(state.power_tokens)):
                    kept = int(self._rng.integers(0, count + 1))
                    state.power_tokens[seat] = kept
                    state.centre_tokens += count - kept


class ThriftyJudge(Judge):
    """A judge whose policy keeps its tokens."""

    def judge(self, states: list[State], *, are_actions_judged: bool = True) -> tuple[Floats, Floats]:
        logits, values = super().judge(states, are_actions_judged=are_actions_judged)
        if are_actions_judged and states[0].table.players < 4:
            logits = thrifty(logits, self._batch, states, np.zeros(len(states)))
        return logits, values
