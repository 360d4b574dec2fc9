"""How much faster two workers simulate than one, and whether memory grows with the number of games.

    .venv/bin/python benchmarks/lab_speed.py --rounds 5 --games 60 --json

Every measurement is a process of its own. Rounds alternate which number of workers goes first, because the machine's
speed changes from minute to minute; what counts is the ratio of each round, and their median. Memory is the highest
resident size of the parent and of its largest worker, with two workers.
"""

import argparse
import json
import statistics
import subprocess
import sys
from dataclasses import asdict, dataclass

MEASURE = """
import resource, sys, time
from fatsi.lab import Batch, simulate
from fatsi.rules import Setup

if __name__ == "__main__":
    bot, games, workers = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    began = time.perf_counter()
    done = simulate(Batch(Setup(), ((bot,),), games=games), workers=workers)
    seconds = time.perf_counter() - began
    assert done.is_complete and not done.failures
    # Kilobytes, but bytes on macOS.
    unit = 1 if sys.platform == "darwin" else 1024
    peaks = [resource.getrusage(who).ru_maxrss * unit for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    print(seconds, *peaks)
"""
MEGABYTE = 1 << 20


@dataclass(frozen=True)
class Run:
    """One simulation: its time, and the highest memory in bytes."""

    seconds: float
    parent: int
    worker: int


@dataclass(frozen=True)
class Round:
    """Seconds with one and with two workers."""

    one: float
    two: float
    ratio: float


def measured(bot: str, games: int, workers: int) -> Run:
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, bot, str(games), str(workers)], stdout=subprocess.PIPE, text=True, check=True
    )
    seconds, parent, worker = done.stdout.split()
    return Run(float(seconds), int(parent), int(worker))


def speed_up(rounds: int, bot: str, games: int) -> list[Round]:
    results = []
    for number in range(rounds):
        order = (1, 2) if number % 2 == 0 else (2, 1)
        seconds = {workers: measured(bot, games, workers).seconds for workers in order}
        results.append(Round(seconds[1], seconds[2], seconds[1] / seconds[2]))
    return results


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def main() -> None:
    parser = argparse.ArgumentParser(description="The lab: two workers beside one, and memory.")
    parser.add_argument("--rounds", type=positive, default=5, help="rounds to measure (%(default)s)")
    parser.add_argument("--games", type=positive, default=60, help="games in each simulation (%(default)s)")
    parser.add_argument("--bot", default="greedy", help="the bot whose speed is measured (%(default)s)")
    parser.add_argument(
        "--memory-games", type=positive, default=2000, help="games of random for memory, and ten times (%(default)s)"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args()

    rounds = speed_up(options.rounds, options.bot, options.games)
    median = statistics.median(one.ratio for one in rounds)
    memory = {games: measured("random", games, 2) for games in (options.memory_games, 10 * options.memory_games)}

    if options.json:
        figures = {
            "bot": options.bot,
            "games": options.games,
            "rounds": [asdict(one) for one in rounds],
            "median_ratio": median,
            "memory": {games: {"parent": run.parent, "worker": run.worker} for games, run in memory.items()},
        }
        print(json.dumps(figures, indent=2))
        return
    print(f"Seconds for {options.games} games of {options.bot}")
    print(f"{'round':>6} {'1 worker':>10} {'2 workers':>10} {'ratio':>8}")
    for number, one in enumerate(rounds, start=1):
        print(f"{number:>6} {one.one:>10.2f} {one.two:>10.2f} {one.ratio:>8.2f}")
    print(f"{'median':>6} {'':>10} {'':>10} {median:>8.2f}")
    print()
    print("Highest memory in megabytes, 2 workers, random")
    print(f"{'games':>8} {'parent':>8} {'worker':>8}")
    for games, run in memory.items():
        print(f"{games:>8,} {run.parent / MEGABYTE:>8.1f} {run.worker / MEGABYTE:>8.1f}")


if __name__ == "__main__":
    main()
