"""How fast the rules are: random play and copies of a state, in this Python, on one processor core.

Only the rules are measured: no generator of `Game`, no record, no words. The time is that of the processor, so that
a busy machine disturbs less.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from typing import Final

from fatsi.core import core_in_use
from fatsi.rules import CHANCE, Setup, State
from fatsi.rules.playing import play_at_random

# About the middle of a random game, when there is something on the table.
COPY_AFTER_ACTIONS: Final = 40
COPIES: Final = 20_000


def random_games(games: int, seed: int, *, white_moon: bool = False, in_one_call: bool = False) -> tuple[int, float]:
    """Play games of four at random, and return how many actions were applied, and the seconds that it took.

    Each action is drawn from all that are legal; chance answers with its probabilities. Laying out the games is
    part of the time. Every action is asked for and applied from here, as by a program that uses the library, or a whole
    game is played in one call.

    >>> actions, seconds = random_games(2, seed=1)
    >>> actions > 100 and seconds > 0
    True
    """
    rng = random.Random(seed)
    uniform = rng.random
    setup = Setup(white_moon=white_moon)
    actions = 0
    start = time.process_time()
    for _ in range(games):
        state = State.new(setup.dealt(rng))
        if in_one_call:
            actions += play_at_random(state, rng)
            continue
        apply, legal, sample = state.apply, state.legal, state.sample
        while (actor := state.actor) is not None:
            if actor == CHANCE:
                apply(sample(rng))
            else:
                choices = legal()
                apply(choices[int(uniform() * len(choices))])
            actions += 1
    return actions, time.process_time() - start


def copy_microseconds(*, white_moon: bool = False) -> float:
    """Return what one copy of a state takes; the best of five, as a shorter time cannot come from a disturbance."""
    rng = random.Random(1)
    setup = Setup(white_moon=white_moon)
    state = State.new(setup.dealt(rng))
    for _ in range(COPY_AFTER_ACTIONS):
        state.apply(state.sample(rng) if state.actor == CHANCE else rng.choice(state.legal()))
        if state.result is not None:
            state = State.new(setup.dealt(rng))
    copy = state.copy
    times = []
    for _ in range(5):
        start = time.process_time()
        for _ in range(COPIES):
            copy()
        times.append(time.process_time() - start)
    return min(times) / COPIES * 1e6


@dataclass(frozen=True, slots=True)
class Speed:
    """What was measured, and of which core."""

    core: str
    seconds: float
    games: int
    actions: int
    games_per_second: float
    actions_per_second: float
    copy_microseconds: float


def measure(seconds: float, *, seed: int = 1, white_moon: bool = False) -> Speed:
    """Play random games for about so many seconds, then time the copy."""
    random_games(1, seed, white_moon=white_moon)  # what is loaded or built at first use is not measured
    games = actions = 0
    spent = 0.0
    while spent < seconds or not games:
        more, took = random_games(5, seed + 1 + games, white_moon=white_moon)
        games += 5
        actions += more
        spent += took
    copy = copy_microseconds(white_moon=white_moon)
    return Speed(core_in_use(), spent, games, actions, games / spent, actions / spent, copy)
