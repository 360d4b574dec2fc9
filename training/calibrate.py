"""Fit the network's chances of winning to the results of games that the search played, and print how reliable they are.

    python training/calibrate.py FOLDER [FOLDER ...] [--weights fatsi/engine/weights.npz] [--write]

The folders are those that `lessons.py` filled. The logit of the chance is shifted and stretched (Platt scaling), for
each number of players, without White Moon and with it. Hints show these chances. `--write` puts the numbers into the
file of the weights.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from itertools import pairwise
from pathlib import Path

import numpy as np
from model import KINDS

from fatsi.engine.network import KINDS_OF_GAME, WEIGHTS, Network, number_of_kind

BINS = np.array([0.0, 0.05, 0.1, 0.25, 0.4, 0.6, 0.75, 0.9, 1.0])
# How strongly the numbers of a kind of game stay with those of all games together: as if this many more turns said so.
LOYALTY = 200.0


def judged(network: Network, folders: list[Path]) -> dict[int, tuple[list[np.ndarray], list[bool]]]:
    """Return by kind of game the chances at the beginning of the turns of each game, and whether it was won."""
    games: dict[int, tuple[list[np.ndarray], list[bool]]] = defaultdict(lambda: ([], []))
    for path in sorted(path for folder in folders for path in folder.glob("lessons-*.npz")):
        with np.load(path) as file:
            seen, turns, ended = file["seen"], file["turns"], file["games"]
        all_chances = network.judge_all(seen)[1][:, 1]
        at = 0
        for end, number, won, _, _ in ended:
            rows = slice(at, int(end))
            at = int(end)
            kind = KINDS[int(number)]
            chances, results = games[number_of_kind(kind.players, has_moon=kind.white_moon)]
            _, first = np.unique(turns[rows], return_index=True)
            chances.append(all_chances[rows][first])
            results.append(bool(won))
    return games


def fit(chances: np.ndarray, won: np.ndarray, towards: np.ndarray, loyalty: float) -> np.ndarray:
    """Return shift and stretch of the logit that make the results likeliest, not far from others (Newton's method)."""
    x = np.column_stack([np.ones(len(chances)), logit(chances)])
    numbers = np.zeros(2)  # from there Newton's steps stay small
    for _ in range(30):
        p = 1 / (1 + np.exp(-x @ numbers))
        slope = x.T @ (won - p) - loyalty * (numbers - towards)
        curvature = (x * (p * (1 - p))[:, None]).T @ x + loyalty * np.eye(2)
        numbers = numbers + np.linalg.solve(curvature, slope)
    return numbers


def logit(chances: np.ndarray) -> np.ndarray:
    chances = np.clip(chances, 1e-5, 1 - 1e-5)
    return np.log(chances / (1 - chances))


def table(chances: np.ndarray, won: np.ndarray) -> None:
    """Print what was shown and what happened: the reliability diagram as rows."""
    for low, high in pairwise(BINS):
        rows = (chances >= low) & (chances < high)
        if rows.any():
            print(f"  shown {100 * chances[rows].mean():5.1f} %  won {100 * won[rows].mean():5.1f} %  of {rows.sum()}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    with np.load(args.weights) as file:
        weights = {name: file[name] for name in file.files if name != "calibration"}
    games = judged(Network(weights), args.folders)
    rows = {
        kind: (np.concatenate(chances), np.repeat(won, [len(part) for part in chances]).astype(float))
        for kind, (chances, won) in games.items()
    }
    chances, won = (np.concatenate(column) for column in zip(*rows.values(), strict=True))
    together = fit(chances, won, np.array([0.0, 1.0]), 0.01)
    calibration = np.tile(together, (KINDS_OF_GAME, 1))
    for kind, (chances, won) in sorted(rows.items()):
        count = len(games[kind][1])
        shift, stretch = calibration[kind] = fit(chances, won, together, LOYALTY)
        moon = " with White Moon" if kind >= KINDS_OF_GAME // 2 else ""
        print(f"{kind % 4 + 1} players{moon}: {sum(games[kind][1])} of {count} won")
        print(f"with shift {shift:.2f} and stretch {stretch:.2f}:")
        table(1 / (1 + np.exp(-shift - stretch * logit(chances))), won)
    if args.write:
        np.savez_compressed(args.weights, **weights, calibration=calibration.astype(np.float32))


if __name__ == "__main__":
    main()
