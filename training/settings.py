"""Compare settings of the search: what their choices are worth, by careful trials that look far ahead.

    python training/settings.py LESSONS --settings turns=4 turns=6 nodes=30000,turns=8 [--positions 400] [--kinds 4nig]

LESSONS is a folder that `lessons.py` filled. At positions of its games where a turn begins, a search with each of the
settings chooses. Where they do not agree, what they chose is tried on with the same luck, with care and much further
than any of them looked, and the chance of winning in the end says which was better. The first settings are those that
the others are compared with. Minutes say what would take thousands of games (decision 24).
"""

from __future__ import annotations

import argparse
import os
import random
import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path
from statistics import mean, stdev
from typing import NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
from measure import WORKERS, chances_in, network_in
from model import KINDS, load_starts

from fatsi.bots.planner import DEFAULT_NODES
from fatsi.engine.budget import Budget
from fatsi.engine.judge import Judge
from fatsi.engine.network import WEIGHTS
from fatsi.engine.playouts import Care, play_out, turns_of_boards
from fatsi.engine.search import MOST_TURNS, Search
from fatsi.engine.trials import begin_trial, is_first_choice
from fatsi.rules import State
from fatsi.rules.actions import Action
from fatsi.rules.rng import Rng

DEFAULTS = {"nodes": DEFAULT_NODES, "turns": MOST_TURNS, "care": 1, "luck": 1}
AT_ONCE = 64


class Outcome(NamedTuple):
    """What one choice of some settings came to."""

    gain: float
    """How much more the chance is than with the choice of the first settings."""
    is_other: bool
    seconds: float


@cache
def judge_of(weights: Path) -> Judge:
    """Return the judge of a worker."""
    return Judge(network_in(weights))


def settings_of(text: str) -> dict[str, int]:
    """Return settings given as `nodes=30000,turns=8`; `care` is the number of small trials, 0 for none."""
    pairs = (part.partition("=") for part in text.split(",") if part)
    given = {name: int(value) for name, _, value in pairs}
    unknown = given.keys() - DEFAULTS.keys()
    if unknown:
        raise argparse.ArgumentTypeError(f"unknown: {', '.join(unknown)}; there are {', '.join(DEFAULTS)}")
    return DEFAULTS | given


def choice_of(judge: Judge, state: State, settings: dict[str, int], number: int) -> tuple[Action, float]:
    """Return what a search with these settings chooses, and how long it takes."""
    care = Care(trials=settings["care"]) if settings["care"] else None
    rng = Rng(settings["luck"], stream=number)
    began = time.process_time()
    choices = Search(judge, turns=settings["turns"], care=care).choose(state, rng, Budget(settings["nodes"]))
    return choices[0].action, time.process_time() - began


def chances_of(judge: Judge, state: State, actions: list[Action], args: argparse.Namespace, seed: int) -> list[float]:
    """Return the chance of winning after each action, by careful trials with the same luck."""
    trials = [
        begin_trial(state, action, n, seed, luck) for luck in range(args.trials) for n, action in enumerate(actions)
    ]
    for at in range(0, len(trials), AT_ONCE):
        play_out(judge, trials[at : at + AT_ONCE], turns_of_boards(state, args.far), Care())
    chances = [0.0] * len(actions)
    for trial, chance in zip(trials, chances_in(judge, [trial.state for trial in trials]), strict=True):
        chances[trial.candidate] += chance
    return [chance / args.trials for chance in chances]


def compare(args: argparse.Namespace, position: tuple[int, str]) -> list[Outcome]:
    """Return what the choice of each of the settings comes to in one position."""
    number, text = position
    judge, state = judge_of(args.weights), State.from_text(text)
    chosen = [choice_of(judge, state, settings, number) for settings in args.settings]
    actions = list(dict.fromkeys(action for action, _ in chosen))
    chances = chances_of(judge, state, actions, args, number) if len(actions) > 1 else [0.0]
    worth = dict(zip(actions, chances, strict=True))
    first = chosen[0][0]
    return [Outcome(worth[action] - worth[first], action != first, seconds) for action, seconds in chosen]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("lessons", type=Path)
    parser.add_argument("--settings", nargs="+", type=settings_of, required=True, metavar="NAME=NUMBER,…")
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--kinds", nargs="*", default=["4ini", "4nor", "4nig", "4hel"])
    parser.add_argument("--trials", type=int, default=128, help="of each choice")
    parser.add_argument("--far", type=int, default=16, help="how many turns ahead these look")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    starts = [start for start in load_starts(args.lessons) if KINDS[start.deal].name in args.kinds]
    states = [start.state for start in starts if is_first_choice(start.state) and len(start.state.legal()) > 1]
    random.Random(args.seed).shuffle(states)
    positions = list(enumerate(str(state) for state in states[: args.positions]))
    with ProcessPoolExecutor(WORKERS) as pool:
        outcomes = list(pool.map(partial(compare, args), positions, chunksize=4))
    print(f"{len(outcomes)} positions; gain in thousandths of the chance for each first choice of a turn")
    for number, settings in enumerate(args.settings):
        of_settings = [outcome[number] for outcome in outcomes]
        gains = [1000 * outcome.gain for outcome in of_settings]
        others = mean(outcome.is_other for outcome in of_settings)
        spent = 1000 * mean(outcome.seconds for outcome in of_settings)
        names = " ".join(f"{name}={value}" for name, value in settings.items())
        error = stdev(gains) / len(gains) ** 0.5
        print(f"{names}: {mean(gains):+.2f} ± {error:.2f}, other choice {others:.0%}, {spent:.0f} ms")


if __name__ == "__main__":
    main()
