"""Trials: many futures of one position, played on side by side by the policy, so that they are judged in batches."""

from __future__ import annotations

from typing import Final

from librt.strings import read_f32_le
from mypy_extensions import i64

from fatsi.engine.selfplay import advance, ghosts_gone, play_to_decision
from fatsi.rules.actions import Action
from fatsi.rules.rng import Rng
from fatsi.rules.state import State
from fatsi.rules.yang import BEFORE_MOVE, Yang

# So many numbers are set aside for the dice of one turn.
_NUMBERS_OF_A_TURN: Final = 256
# Branches of a trial have luck of their own, by the turn in which they begin.
_MOST_TURNS: Final = 64
_MOST_BRANCHES: Final = 16


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
        # At the end, how many ghosts came and are gone, and the part of the incarnations that are defeated.
        self.gone: int = 0
        self.defeated: float = 0.0
        # What it is worth, and the chance of winning: sums of what was judged after each turn, and how many turns they
        # cover. What comes later knows more, but has more luck in it; the mean of all has the better of both.
        self.judged: int = 0
        self.worths: float = 0.0
        self.chances: float = 0.0

    def note(self, worth: float, chance: float, turns: int) -> None:
        """Count what the position is worth, for all turns up to this one that were not judged."""
        new = turns - self.judged
        if new > 0:
            self.worths += new * worth
            self.chances += new * chance
            self.judged = turns

    @property
    def worth(self) -> float:
        """What it is worth: the chance of winning, and a little for progress that a lost game made."""
        return self.worths / self.judged if self.judged else 0.0

    @property
    def chance(self) -> float:
        """The chance of winning."""
        return self.chances / self.judged if self.judged else 0.0

    def play(self, action: Action) -> None:
        """Carry out an action and go on to the next decision."""
        state = self.state
        turns = advance(state, action) + play_to_decision(state, self._dice, self._cards)
        if turns:
            self.turns += turns
            self._dice = Rng(self._seed, stream=2 * self._luck + 1, position=self.turns * _NUMBERS_OF_A_TURN)
        result = state.result
        if result is not None:
            self.is_over = True
            self.is_won = result.won
            self.gone = ghosts_gone(state)
            self.defeated = state.defeated / state.incarnations_in_all()

    def branch(self, action: Action, candidate: int, luck: int) -> Trial:
        """Return a trial of an action from here on, with luck of its own: nobody knows what will come."""
        of_branch = (self._luck * _MOST_TURNS + self.turns) * _MOST_BRANCHES + luck
        return begin_trial(self.state, action, candidate, self._seed + 1, of_branch)


def begin_trial(state: State, action: Action, candidate: int, seed: int, luck: int) -> Trial:
    """Return a trial of an action."""
    trial = Trial(state.copy(), candidate, seed, luck)
    trial.play(action)
    return trial


def note_values(trials: list[Trial], values: bytes) -> None:
    """Count the two values of each trial's position, given as 32-bit floats, if a turn has passed."""
    at: i64 = 0
    for trial in trials:
        if trial.turns > trial.judged:
            trial.note(read_f32_le(values, at), read_f32_le(values, at + 4), trial.turns)
        at += 8


class Fork:
    """The first choice of a turn in a trial: the choices that look likely, each to be tried before one is played."""

    def __init__(self, trial: Trial, actions: list[Action], likes: list[float]) -> None:
        self.trial: Final = trial
        self.actions: Final = actions
        self.likes: Final = likes

    def try_choices(self, trials: int) -> list[Trial]:
        """Return so many trials of each choice in turn, with the same luck for all, which is not the trial's."""
        return [
            self.trial.branch(action, number, luck)
            for number, action in enumerate(self.actions)
            for luck in range(trials)
        ]

    def play_best(self, tries: list[Trial], trust: float) -> None:
        """Play the choice whose trials are worth most; a logit of the policy counts for so much beside one trial."""
        worths = [trust * like for like in self.likes]
        for trial in tries:
            worths[trial.candidate] += trial.worth
        best = 0
        for number in range(1, len(worths)):
            if worths[number] > worths[best]:
                best = number
        self.trial.play(self.actions[best])


def is_first_choice(state: State) -> bool:
    """Whether somebody's turn begins with this choice: mostly where to move."""
    return state.stage == BEFORE_MOVE and isinstance(state.stack[-1], Yang)


def play_best(trials: list[Trial], logits: bytes, choices: i64 = 1, doubt: float = 0.0) -> list[Fork]:
    """Play in each trial the legal action that the policy likes best, and go on to the next decision.

    The logits are those of the legal actions of all trials, one trial after the other, as 32-bit floats. Where a turn
    begins and several choices have logits within `doubt` of the best, nothing is played: the likeliest of them, at most
    as many as `choices`, are returned as a fork.
    """
    forks: list[Fork] = []
    at: i64 = 0
    for trial in trials:
        legal = trial.state.legal()
        best = legal[0]
        most = -1e30
        from_here = at
        for action in legal:
            logit = read_f32_le(logits, at)
            if logit > most:
                most = logit
                best = action
            at += 4
        if choices > 1 and is_first_choice(trial.state):
            likely = [(-read_f32_le(logits, from_here + 4 * n), n) for n in range(len(legal))]
            likely = sorted([pair for pair in likely if -pair[0] >= most - doubt])[:choices]
            if len(likely) > 1:
                forks.append(Fork(trial, [legal[n] for _, n in likely], [-less for less, _ in likely]))
                continue
        trial.play(best)
    return forks


def still_running(trials: list[Trial], turns: int, ended: list[Trial]) -> list[Trial]:
    """Return the trials that go on; those that are over or went so many turns ahead are added to the others."""
    going: list[Trial] = []
    for trial in trials:
        if trial.is_over or trial.turns >= turns:
            ended.append(trial)
        else:
            going.append(trial)
    return going
