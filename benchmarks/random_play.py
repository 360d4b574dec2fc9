"""How fast fatsi plays at random: compiled and interpreted, beside catanatron and OpenSpiel's Hanabi, in one run.

    .venv/bin/python benchmarks/random_play.py --rounds 7 --json

The games differ, so the figures compare what one applied action costs in each engine, not the games: catanatron is
Settlers of Catan in Python with four random players, Hanabi with four players is C++ and driven from Python like fatsi.
Chance's actions count on all sides. Where a game of fatsi is played in one call, the loop is part of its core; the
others have nothing like it, so that this is compared with itself only.

Each round measures every side in a process of its own, and the order changes from round to round, so that a machine
that gets slower or faster under way favours none. Time is that of the processor. Ratios are taken within a round; the
result is their median.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any, Final

from fatsi.bench import copy_microseconds, random_games
from fatsi.core import COMPILED_CORE, INTERPRETED_CORE, find_compiled_core

# About the middle of a random game of four, when board and log have some size.
CATANATRON_COPY_AFTER_ACTIONS: Final = 300
HANABI_COPY_AFTER_ACTIONS: Final = 40
COPIES: Final = 2_000


@dataclass(frozen=True)
class Speed:
    """What one side does in one round."""

    actions_per_second: float
    copy_microseconds: float


# --- the sides -------------------------------------------------------------------------------------------------


def per_second(play: Callable[[int], tuple[int, float]], seconds: float, seed: int) -> float:
    """Let a side play game after game until the time is used up, and return its actions per second."""
    play(seed)  # what is loaded or built at first use is not measured
    actions = 0
    spent = 0.0
    while spent < seconds:
        seed += 1
        more, took = play(seed)
        actions += more
        spent += took
    return actions / spent


def copying(copy: Callable[[], object]) -> float:
    """Return the microseconds of one copy; the best of five, as a shorter time cannot come from a disturbance."""
    times = []
    for _ in range(5):
        start = time.process_time()
        for _ in range(COPIES):
            copy()
        times.append(time.process_time() - start)
    return min(times) / COPIES * 1e6


def fatsi_speed(seconds: float, seed: int) -> Speed:
    return Speed(per_second(lambda one: random_games(20, one * 20), seconds, seed), copy_microseconds())


def one_call_speed(seconds: float, seed: int) -> Speed:
    def play(one: int) -> tuple[int, float]:
        return random_games(20, one * 20, in_one_call=True)

    return Speed(per_second(play, seconds, seed), copy_microseconds())


def white_moon_speed(seconds: float, seed: int) -> Speed:
    def play(one: int) -> tuple[int, float]:
        return random_games(20, one * 20, white_moon=True)

    return Speed(per_second(play, seconds, seed), copy_microseconds(white_moon=True))


def catanatron_speed(seconds: float, seed: int) -> Speed:
    from catanatron import Color, Game, RandomPlayer

    def play(one: int) -> tuple[int, float]:
        start = time.process_time()
        game = Game([RandomPlayer(color) for color in Color], seed=one)
        game.play()
        return len(game.state.actions), time.process_time() - start

    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    while len(game.state.actions) < CATANATRON_COPY_AFTER_ACTIONS and game.winning_color() is None:
        game.play_tick()
    return Speed(per_second(play, seconds, seed), copying(game.state.copy))


def hanabi_speed(seconds: float, seed: int) -> Speed:
    import pyspiel

    hanabi = pyspiel.load_game("hanabi(players=4)")

    def play_state(state: Any, one: int, most_actions: int) -> int:
        rng = random.Random(one)
        actions = 0
        while actions < most_actions and not state.is_terminal():
            if state.is_chance_node():
                outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, probabilities)[0])
            else:
                choices = state.legal_actions()
                state.apply_action(choices[int(rng.random() * len(choices))])
            actions += 1
        return actions

    def play(one: int) -> tuple[int, float]:
        start = time.process_time()
        actions = play_state(hanabi.new_initial_state(), one, sys.maxsize)
        return actions, time.process_time() - start

    begun = hanabi.new_initial_state()
    play_state(begun, seed, HANABI_COPY_AFTER_ACTIONS)
    return Speed(per_second(play, seconds, seed), copying(begun.clone))


@dataclass(frozen=True)
class Side:
    """One engine to measure; `core` is the core of fatsi that it needs, `module` the package."""

    title: str
    measure: Callable[[float, int], Speed]
    core: str = INTERPRETED_CORE
    module: str | None = None

    def obstacle(self) -> str | None:
        """Return why it cannot be measured here, or None."""
        if self.core == COMPILED_CORE and find_compiled_core() is None:
            return "these sources are not compiled (make core)"
        if self.module is not None and find_spec(self.module) is None:
            return f"{self.module} is not installed (make bench)"
        return None


SIDES: Final = {
    "compiled": Side("fatsi, compiled", fatsi_speed, COMPILED_CORE),
    "interpreted": Side("fatsi, interpreted", fatsi_speed),
    "compiled-one-call": Side("compiled, one call a game", one_call_speed, COMPILED_CORE),
    "interpreted-one-call": Side("interpreted, one call", one_call_speed),
    "compiled-moon": Side("White Moon, compiled", white_moon_speed, COMPILED_CORE),
    "interpreted-moon": Side("White Moon, interpreted", white_moon_speed),
    "catanatron": Side("catanatron", catanatron_speed, module="catanatron"),
    "hanabi": Side("OpenSpiel's Hanabi", hanabi_speed, module="pyspiel"),
}

# What is asked: the side, that beside which it is judged, and the least ratio.
TARGETS: Final = (
    ("compiled", "interpreted", 5.0),
    ("compiled-one-call", "interpreted-one-call", 5.0),
    ("compiled", "catanatron", 20.0),
    ("compiled", "hanabi", 2.0),
    ("compiled-moon", "compiled", 0.6),
)
MOST_COPY_MICROSECONDS: Final = 0.5

Round = dict[str, Speed]


# --- a run -----------------------------------------------------------------------------------------------------


def measured(name: str, seconds: float, seed: int) -> Speed:
    """Measure one side in a process of its own."""
    command = [sys.executable, __file__, "--side", name, "--seconds", str(seconds), "--seed", str(seed)]
    environment = {**os.environ, "FATSI_CORE": SIDES[name].core}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return Speed(**json.loads(done.stdout))


def run(names: list[str], rounds: int, seconds: float, seed: int) -> list[Round]:
    found = []
    for number in range(rounds):
        order = names if number % 2 == 0 else names[::-1]
        found.append({name: measured(name, seconds, seed + 1000 * number) for name in order})
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
    return found


def median_ratio(rounds: list[Round], side: str, beside: str) -> float | None:
    """Return how many times as fast one side is, or None if one of the two was not measured."""
    if side not in rounds[0] or beside not in rounds[0]:
        return None
    return statistics.median(one[side].actions_per_second / one[beside].actions_per_second for one in rounds)


def show(rounds: list[Round]) -> None:
    print(f"{'':24}{'actions/s':>12}{'lowest':>12}{'highest':>12}{'copy, µs':>12}")
    for name in rounds[0]:
        speeds = [one[name].actions_per_second for one in rounds]
        copy = min(one[name].copy_microseconds for one in rounds)
        print(
            f"{SIDES[name].title:24}{statistics.median(speeds):12,.0f}{min(speeds):12,.0f}{max(speeds):12,.0f}{copy:12.2f}"
        )
    print()
    print(f"{'ratio, median of rounds':48}{'measured':>12}{'target':>12}")
    for side, beside, target in TARGETS:
        ratio = median_ratio(rounds, side, beside)
        if ratio is not None:
            print(f"{SIDES[side].title + ' / ' + SIDES[beside].title:48}{ratio:12.2f}{'at least ' + str(target):>14}")
    if "compiled" in rounds[0]:
        copy = min(one["compiled"].copy_microseconds for one in rounds)
        print(f"{'copy of a state, compiled, µs':48}{copy:12.2f}{'under ' + str(MOST_COPY_MICROSECONDS):>14}")


def as_json(rounds: list[Round]) -> str:
    figures = {
        "python": platform.python_version(),
        "fatsi": version("fatsi"),
        "rounds": [{name: asdict(speed) for name, speed in one.items()} for one in rounds],
        "median_ratios": {f"{side} / {beside}": median_ratio(rounds, side, beside) for side, beside, _ in TARGETS},
    }
    return json.dumps(figures, indent=2)


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play: fatsi beside other engines, in one run.")
    parser.add_argument("--rounds", type=positive, default=5, help="rounds to measure (%(default)s)")
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds of each side in a round (%(default)s)")
    # catanatron takes the seed 0 for none.
    parser.add_argument("--seed", type=positive, default=1, help="seed of the first game, from 1 (%(default)s)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--side", choices=SIDES, help="measure this side alone, once, in this process; prints JSON")
    options = parser.parse_args()
    if options.side:
        print(json.dumps(asdict(SIDES[options.side].measure(options.seconds, options.seed))))
        return
    names = []
    for name, side in SIDES.items():
        obstacle = side.obstacle()
        if obstacle is None:
            names.append(name)
        else:
            print(f"{side.title} is left out: {obstacle}", file=sys.stderr)
    rounds = run(names, options.rounds, options.seconds, options.seed)
    if options.json:
        print(as_json(rounds))
    else:
        show(rounds)


if __name__ == "__main__":
    main()
