"""Fit the network's chances of winning to the results of games that the search played, and print how reliable they are.

    python training/calibrate.py FOLDER [FOLDER ...] [--weights fatsi/engine/weights.npz] [--write]

The folders are those that `lessons.py` filled. The network has learned what positions are worth to its policy. A team
that searches plays better in every turn that is left, so its chance is higher the more cards the deck has: the logit of
the network's chance is shifted, stretched, and raised for each card, by three numbers for each number of players,
without White Moon and with it. Hints show these chances. `--write` puts the numbers into the file of the weights.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from itertools import pairwise
from pathlib import Path

import numpy as np
from model import KINDS

from fatsi.engine.judge import Judge
from fatsi.engine.network import CARDS, KINDS_OF_GAME, NEVER, WEIGHTS, Network, number_of_kind
from fatsi.rules import State

BINS = (0.0, 0.05, 0.1, 0.25, 0.4, 0.6, 0.75, 0.9, 1.0)
STAGES = (0, 10, 20, 30, 40, 100)
# How strongly the numbers of a kind of game stay with those of all games together: as if this many more turns said so.
LOYALTY = 200.0
BATCH = 256


class Turns:
    """What is known at the beginning of the turns of some games: the network's chance, the cards left, the result."""

    def __init__(self) -> None:
        self.chances: list[float] = []
        self.cards: list[int] = []
        self.won: list[bool] = []
        self.games_won: list[bool] = []

    def add(self, game: list[State], won: bool, judge: Judge) -> None:
        for at in range(0, len(game), BATCH):
            self.chances += judge.judge(game[at : at + BATCH])[1][:, 1].tolist()
        self.cards += [state.cards_left() for state in game]
        self.won += [won] * len(game)
        self.games_won.append(won)

    def columns(self) -> np.ndarray:
        """Return a row for each turn: one, the logit of the chance, the cards left as parts of a deck."""
        chances = np.clip(self.chances, NEVER, 1 - NEVER)
        return np.column_stack([np.ones(len(chances)), np.log(chances / (1 - chances)), np.array(self.cards) / CARDS])


def read(judge: Judge, folders: list[Path]) -> dict[int, Turns]:
    """Return the turns of all games by their kind."""
    kinds: dict[int, Turns] = defaultdict(Turns)
    for path in sorted(path for folder in folders for path in folder.glob("lessons-*.npz")):
        with np.load(path) as file:
            positions, ended = json.loads(file["positions"].tobytes()), file["games"]
        games: list[list[State]] = []
        last = 0
        for _, turn, text in positions:
            if not games or turn < last:
                games.append([])
            games[-1].append(State.from_text(text))
            last = turn
        for game, (_, number, won, _, _) in zip(games, ended, strict=True):
            kind = KINDS[int(number)]
            kinds[number_of_kind(kind.players, has_moon=kind.white_moon)].add(game, bool(won), judge)
    return kinds


def fit(x: np.ndarray, won: np.ndarray, towards: np.ndarray, loyalty: float) -> np.ndarray:
    """Return the factors of the columns that make the results likeliest, not far from others (Newton's method)."""
    numbers = np.zeros(x.shape[1])  # from there Newton's steps stay small
    for _ in range(30):
        p = 1 / (1 + np.exp(-x @ numbers))
        slope = x.T @ (won - p) - loyalty * (numbers - towards)
        curvature = (x * (p * (1 - p))[:, None]).T @ x + loyalty * np.eye(x.shape[1])
        numbers = numbers + np.linalg.solve(curvature, slope)
    return numbers


def table(chances: np.ndarray, cards: np.ndarray, won: np.ndarray) -> None:
    """Print what was shown and what happened: the reliability diagram as rows, then rows by the cards left."""
    for what, column, bins in (("", chances, BINS), (", cards left", cards, STAGES)):
        for low, high in pairwise(bins):
            rows = (column >= low) & (column < high)
            if rows.any():
                shown, happened = 100 * chances[rows].mean(), 100 * won[rows].mean()
                print(f"  {low:g} to {high:g}{what}: shown {shown:.1f} %, won {happened:.1f} % of {rows.sum()}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    with np.load(args.weights) as file:
        weights = {name: file[name] for name in file.files if name != "calibration"}
    kinds = read(Judge(Network(weights)), args.folders)
    rows = {kind: (turns.columns(), np.array(turns.won, float)) for kind, turns in kinds.items()}
    x, won = (np.concatenate(column) for column in zip(*rows.values(), strict=True))
    together = fit(x, won, np.array([0.0, 1.0, 0.0]), 0.01)
    print("all: shift {:.2f}, stretch {:.2f}, for a deck {:.2f}".format(*together))
    calibration = np.tile(together, (KINDS_OF_GAME, 1))
    for kind, (x, won) in sorted(rows.items()):
        calibration[kind] = fit(x, won, together, LOYALTY)
        games_won = kinds[kind].games_won
        moon = " with White Moon" if kind >= KINDS_OF_GAME // 2 else ""
        print(f"{kind % 4 + 1} players{moon}: {sum(games_won)} of {len(games_won)} won")
        print("with shift {:.2f}, stretch {:.2f}, and for a deck {:.2f}:".format(*calibration[kind]))
        table(1 / (1 + np.exp(-x @ calibration[kind])), np.array(kinds[kind].cards), won)
    if args.write:
        np.savez_compressed(args.weights, **weights, calibration=calibration.astype(np.float32))


if __name__ == "__main__":
    main()
