"""Where a search disagrees with the policy: by kind of decision, and whether the policy was sure of itself.

    python training/disagreements.py [--games 60] [--difficulty nightmare] [--weights FILE.npz]

A search with few nodes plays games of four. Where it does not take what the policy likes best, both are tried again
with other luck, so that what the search found by luck does not count. What is printed for each kind of decision: how
often it comes up in a game, how often the search decides otherwise, and what that gains in a game, in thousandths of
what the search maximises. A kind that gains much is one that the policy has yet to learn.
"""

from __future__ import annotations

import argparse
import os
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import exp
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from fatsi.engine.budget import Budget
from fatsi.engine.judge import Candidate, Judge
from fatsi.engine.network import WEIGHTS, Network
from fatsi.engine.playouts import play_out, turns_of_boards
from fatsi.engine.search import MOST_TURNS, Search
from fatsi.engine.selfplay import advance, play_to_decision
from fatsi.engine.trials import begin_trial, is_first_choice
from fatsi.rules import Setup, State
from fatsi.rules.actions import Action
from fatsi.rules.rng import Rng
from fatsi.rules.yang import ACTED, Yang

NODES_OF_FIRST_CHOICES, NODES_OF_OTHERS = 1500, 500
SURE = 0.97  # `alternatives.py` seldom tries what the policy finds as clear as this
TRIALS = 24
WORKERS = 2


class Decision(NamedTuple):
    """One decision of a game: its kind, whether the policy was sure, whether the search chose otherwise, the gain."""

    kind: str
    is_sure: bool
    is_other: bool
    gain: float


def play(weights: Path, difficulty: str, seed: int) -> tuple[bool, list[Decision]]:
    """Return whether a game was won, and its decisions."""
    judge = Judge(Network.load(weights))
    search = Search(judge, care=None)
    luck, own = Rng(seed, stream=31), Rng(seed, stream=32)
    state = State.new(Setup(difficulty=difficulty).dealt(luck))
    play_to_decision(state, luck)
    decisions = []
    while state.actor is not None:
        is_first = is_first_choice(state)
        liked, is_sure = preference(judge, state)
        nodes = NODES_OF_FIRST_CHOICES if is_first else NODES_OF_OTHERS
        best = search.choose(state, own, Budget(nodes))[0]
        is_other = best.action is not liked
        gain = difference(judge, state, best, liked, own.randrange(1 << 64)) if is_other else 0.0
        decisions.append(Decision(kind_of(state), is_sure, is_other, gain))
        advance(state, best.action)
        play_to_decision(state, luck)
    assert state.result is not None
    return state.result.won, decisions


def kind_of(state: State) -> str:
    """Return what is to be decided: the step, and in Yang how far the turn has come."""
    step = state.stack[-1]
    if not isinstance(step, Yang):
        return type(step).__name__
    if is_first_choice(state):
        return "first choice of a turn"
    return "after the move" if state.stage < ACTED else "after the action"


def preference(judge: Judge, state: State) -> tuple[Action, bool]:
    """Return the policy's choice, and whether it is sure of it."""
    likes = judge.judge([state])[0].tolist()
    most = max(likes)
    return state.legal()[likes.index(most)], 1 / sum(exp(like - most) for like in likes) > SURE


def difference(judge: Judge, state: State, best: Candidate, liked: Action, seed: int) -> float:
    """Return how much more the search's choice is worth than the policy's, by trials with luck of their own."""
    trials = []
    for luck in range(TRIALS):
        trials.append(begin_trial(state, best.action, 0, seed, luck))
        if best.then is not None:
            trials[-1].play(best.then)
        trials.append(begin_trial(state, liked, 1, seed, luck))
    play_out(judge, trials, turns_of_boards(state, MOST_TURNS))
    return sum(trial.worth if trial.candidate == 0 else -trial.worth for trial in trials) / TRIALS


def report(decisions: list[Decision], games: int) -> None:
    """Print a row for each kind of decision, those that gain most first."""
    of_kind: dict[tuple[str, bool], list[Decision]] = defaultdict(list)
    for decision in decisions:
        of_kind[decision.kind, decision.is_sure].append(decision)
    print(f"{'decision':24} {'policy':10} {'a game':>7} {'other':>7} {'gain':>7} {'error':>7}")
    for (kind, is_sure), those in sorted(of_kind.items(), key=lambda item: -sum(one.gain for one in item[1])):
        others = sum(one.is_other for one in those) / games
        gain, error = sum(one.gain for one in those), sum(one.gain**2 for one in those) ** 0.5
        in_words = "is sure" if is_sure else "is in doubt"
        row = f"{kind:24} {in_words:11} {len(those) / games:6.1f} {others:7.2f}"
        print(f"{row} {1000 * gain / games:7.1f} {1000 * error / games:7.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--difficulty", default="nightmare")
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    seeds = range(args.seed, args.seed + args.games)
    with ProcessPoolExecutor(WORKERS) as pool:
        games = list(pool.map(partial(play, args.weights, args.difficulty), seeds))
    print(f"won {sum(won for won, _ in games)} of {len(games)}")
    report([decision for _, decisions in games for decision in decisions], len(games))


if __name__ == "__main__":
    main()
