"""Compare the speed of base games in two source trees of fatsi, in one run.

    python benchmarks/before_and_after.py BEFORE AFTER [--rounds N]

BEFORE and AFTER are folders that hold the package `fatsi`, such as two checkouts. Rounds alternate, because the
machine's speed changes from minute to minute; what counts is the ratio of each round, their median, and the ratio of
the best of all.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path

GAMES = 120
REPEATS = 12
# The best of several: the same games again and again, of which a disturbance can only slow some down.
MEASURE = f"""
from fatsi.bench import random_games
random_games(20, 1)
best = 0
for _ in range({REPEATS}):
    actions, seconds = random_games({GAMES}, 2)
    best = max(best, actions / seconds)
print(best)
"""


def actions_per_second(tree: Path) -> float:
    """Measure one tree in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", MEASURE], cwd=tree, env=environment, capture_output=True, text=True, check=True
    )
    return float(done.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--rounds", type=int, default=9)
    options = parser.parse_args()
    for tree in (options.before, options.after):
        if not (tree / "fatsi" / "bench.py").is_file():
            parser.error(f"{tree} holds no fatsi/bench.py")
    ratios = []
    best_before = best_after = 0.0
    print(" round       before        after    after/before")
    for number in range(1, options.rounds + 1):
        before, after = actions_per_second(options.before), actions_per_second(options.after)
        if number % 2 == 0:  # the second of a pair may find the processor warmer
            after, before = actions_per_second(options.after), actions_per_second(options.before)
        ratios.append(after / before)
        best_before, best_after = max(best_before, before), max(best_after, after)
        print(f"{number:6} {before:12,.0f} {after:12,.0f} {after / before:12.3f}")
    print(f"median {statistics.median(ratios):38.3f}")
    print(f"  best {best_before:12,.0f} {best_after:12,.0f} {best_after / best_before:12.3f}")


if __name__ == "__main__":
    main()
