"""How fast fatsi plays at random, beside catanatron (Settlers of Catan in Python) in the same run.

The games differ, so the figures compare what one applied action costs in each engine, not the games. Each
round measures both, and the one that goes first changes from round to round, so that a machine that gets
slower or faster under way favours neither. The ratio is taken within a round; the result is the median of
the ratios.

    .venv/bin/python benchmarks/against_catanatron.py --rounds 9 --json
"""

import argparse
import gc
import json
import platform
import statistics
import sys
import time
from dataclasses import asdict, dataclass
from importlib.metadata import version

from fatsi.bench import copy_microseconds, random_games

try:
    from catanatron import Color, Game, RandomPlayer
except ImportError:
    sys.exit("This benchmark needs catanatron, which `make bench` installs.")

# About the middle of a random game of four, when board and log have some size.
COPY_AFTER_ACTIONS = 300
COPIES = 2_000
# A random game of fatsi is over about a hundred times as fast; so both are measured for about as long.
FATSI_GAMES_FOR_ONE = 100


@dataclass(frozen=True)
class Round:
    """Speeds in applied actions per second."""

    catanatron: float
    fatsi: float
    ratio: float


def catanatron_game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def catanatron_speed(games: int, seed: int) -> float:
    actions = 0
    start = time.perf_counter()
    for i in range(games):
        game = catanatron_game(seed + i)
        game.play()
        actions += len(game.state.actions)
    return actions / (time.perf_counter() - start)


def fatsi_speed(games: int, seed: int) -> float:
    actions, seconds = random_games(games * FATSI_GAMES_FOR_ONE, seed)
    return actions / seconds


def catanatron_copy_microseconds(seed: int) -> float:
    """The best of five, as a shorter time cannot come from a disturbance."""
    game = catanatron_game(seed)
    while len(game.state.actions) < COPY_AFTER_ACTIONS and game.winning_color() is None:
        game.play_tick()
    times = []
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(COPIES):
            game.state.copy()
        times.append(time.perf_counter() - start)
    return min(times) / COPIES * 1e6


def measure(rounds: int, games: int, seed: int) -> list[Round]:
    sides = {"catanatron": catanatron_speed, "fatsi": fatsi_speed}
    for speed in sides.values():
        speed(1, seed)  # what is loaded or built at first use is not measured
    measured = []
    for number in range(rounds):
        order = list(sides) if number % 2 == 0 else list(reversed(sides))
        speeds = {}
        for side in order:
            gc.collect()  # neither pays for the other's garbage
            speeds[side] = sides[side](games, seed + number * games)
        measured.append(Round(speeds["catanatron"], speeds["fatsi"], speeds["fatsi"] / speeds["catanatron"]))
    return measured


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play: fatsi beside catanatron, in one run.")
    parser.add_argument("--rounds", type=positive, default=7, help="rounds to measure (%(default)s)")
    parser.add_argument(
        "--games", type=positive, default=25, help="games of catanatron in a round; fatsi plays more (%(default)s)"
    )
    # catanatron takes the seed 0 for none.
    parser.add_argument("--seed", type=positive, default=1, help="seed of the first game, from 1 (%(default)s)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args()

    rounds = measure(options.rounds, options.games, options.seed)
    median = statistics.median(one.ratio for one in rounds)
    catanatron_copy = catanatron_copy_microseconds(options.seed)
    fatsi_copy = copy_microseconds()

    if options.json:
        figures = {
            "python": platform.python_version(),
            "catanatron": version("catanatron"),
            "fatsi": version("fatsi"),
            "games_per_round": {"catanatron": options.games, "fatsi": options.games * FATSI_GAMES_FOR_ONE},
            "seed": options.seed,
            "actions_per_second": [asdict(one) for one in rounds],
            "median_ratio": median,
            "copy_microseconds": {"catanatron": catanatron_copy, "fatsi": fatsi_copy},
        }
        print(json.dumps(figures, indent=2))
        return

    print(
        f"Python {platform.python_version()}, catanatron {version('catanatron')}, fatsi {version('fatsi')}; "
        f"{options.games} and {options.games * FATSI_GAMES_FOR_ONE} games in a round"
    )
    print()
    print("Applied actions per second, random play")
    print(f"{'round':>6} {'catanatron':>12} {'fatsi':>12} {'ratio':>8}")
    for number, one in enumerate(rounds, start=1):
        print(f"{number:>6} {one.catanatron:>12,.0f} {one.fatsi:>12,.0f} {one.ratio:>8.2f}")
    print(f"{'median':>6} {'':>12} {'':>12} {median:>8.2f}")
    print()
    print("Copy of a state, microseconds")
    print(f"{'':>6} {catanatron_copy:>12.1f} {fatsi_copy:>12.1f} {catanatron_copy / fatsi_copy:>8.2f}")


if __name__ == "__main__":
    main()
