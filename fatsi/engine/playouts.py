"""Playing trials on: by what the policy likes best, or with care.

With care, the first choice of each turn is made by small trials of its own. That takes about three times as many
positions, and the policy wins half as many games again: careful trials say better what a choice is worth to a team that
thinks (decision 20).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fatsi.engine.judge import BATCH, CAUTION, Judge
from fatsi.engine.network import PROGRESS, Floats, kind_of_game, worth_of_defeat
from fatsi.engine.trials import Fork, Trial, note_values, play_best, still_running
from fatsi.rules.geometry import SEATS
from fatsi.rules.state import State

# What a factor of e in the policy's probability, divided by caution, counts for beside one trial. Beside many it counts
# less: opinion and trials are weighed as two uncertain measurements of the same thing (decision 18).
TRUST: Final = 0.025


@dataclass(frozen=True, slots=True)
class Care:
    """How the first choice of a turn is made in a trial: by trials of the likeliest choices."""

    choices: int = 3
    """So many are tried at most."""
    doubt: float = 8.0
    """Choices whose logit is further than this below the likeliest one's are not tried."""
    trials: int = 1
    """How often each is tried."""
    turns: int = 1
    """How many turns ahead."""


def turns_of_boards(state: State, turns: int) -> int:
    """Return how many turns of boards so many turns of living Taoists take: boards without one take turns, too."""
    living = sum(state.is_living(seat) for seat in SEATS)
    return turns * len(SEATS) // max(1, living)


def play_out(judge: Judge, trials: list[Trial], turns: int, care: Care | None = None) -> int:
    """Let the policy play trials of one game so many turns ahead, and note what they are worth on the way.

    Return how many positions were judged.
    """
    if not trials:
        return 0
    kind = kind_of_game(trials[0].state)

    def note(part: list[Trial], values: Floats) -> None:
        cards = [trial.state.cards_left() for trial in part]
        note_values(part, judge.network.calibrated(values, kind, cards).tobytes())

    judged = 0
    ended: list[Trial] = []
    running = still_running(trials, turns, ended)
    while running:
        forks: list[Fork] = []
        for at in range(0, len(running), BATCH):
            part = running[at : at + BATCH]
            logits, values = judge.judge([trial.state for trial in part])
            note(part, values)
            if care is None:
                play_best(part, logits.tobytes())
            else:
                forks += play_best(part, logits.tobytes(), care.choices, care.doubt)
        judged += len(running)
        if care is not None:
            judged += _play_forks(judge, forks, care)
        running = still_running(running, turns, ended)
    far = []
    for trial in ended:
        if not trial.is_over:
            far.append(trial)
        elif trial.is_won:
            trial.note(1.0 + PROGRESS, 1.0, turns)
        else:
            trial.note(PROGRESS * worth_of_defeat(trial.gone, trial.defeated), 0.0, turns)
    for at in range(0, len(far), BATCH):
        part = far[at : at + BATCH]
        values = judge.judge([trial.state for trial in part], are_actions_judged=False)[1]
        note(part, values)
    return judged + len(far)


def _play_forks(judge: Judge, forks: list[Fork], care: Care) -> int:
    """Try the choices of each fork, and play the one that its trials and the policy speak for.

    Return how many positions were judged.
    """
    judged = 0
    by_reach: dict[int, list[Trial]] = {}
    tries = [fork.try_choices(care.trials) for fork in forks]
    for fork, trials in zip(forks, tries, strict=True):
        by_reach.setdefault(turns_of_boards(fork.trial.state, care.turns), []).extend(trials)
    for turns, trials in by_reach.items():
        # To begin a trial takes about as long as to judge a position.
        judged += len(trials) + play_out(judge, trials, turns)
    for fork, trials in zip(forks, tries, strict=True):
        fork.play_best(trials, TRUST / CAUTION)
    return judged
