"""Fit the chances that hints show to the results of a bot's own games, and print how reliable they are.

    python training/calibrate.py [--games 40] [--bot planner:nodes=2000] [--write]

The network learned the chance of a team that explores. A bot that searches wins more often, so the logit of the chance
is stretched and shifted (Platt scaling). `--write` puts both numbers into `fatsi/engine/weights.npz`.
"""

from __future__ import annotations

import argparse
import multiprocessing as mp
import os
from itertools import pairwise

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import numpy as np

from fatsi.bots import bot
from fatsi.engine.network import WEIGHTS
from fatsi.engine.search import trained_judge
from fatsi.rules import CHANCE, Setup, State
from fatsi.rules.rng import Rng

BINS = np.array([0.0, 0.1, 0.25, 0.4, 0.6, 0.75, 0.9, 1.0])


def play(task: tuple[Setup, str, int]) -> tuple[list[float], bool]:
    """Return the network's chance at the beginning of each turn of a game, and whether the game was won."""
    setup, name, seed = task
    player, luck, own = bot(name), Rng(seed, stream=11), Rng(seed, stream=12)
    state = State.new(setup.dealt(luck))
    chances: list[float] = []
    seen = -1
    while state.actor is not None:
        if state.actor == CHANCE:
            state.apply(state.sample(luck))
            continue
        if state.stack[-1].id == "yang" and state.active != seen:
            seen = state.active
            chances.append(trained_judge().opinion(state)[1])
        state.apply(player.choose(state, own))
    assert state.result is not None
    return chances, state.result.won


def fit(chances: np.ndarray, won: np.ndarray) -> tuple[float, float]:
    """Return shift and stretch of the logit that make the results likeliest (Newton's method)."""
    x = np.column_stack([np.ones(len(chances)), logit(chances)])
    numbers = np.zeros(2)  # from there Newton's steps stay small
    for _ in range(30):
        p = 1 / (1 + np.exp(-x @ numbers))
        slope = x.T @ (won - p) - 0.01 * (numbers - np.array([0.0, 1.0]))
        curvature = (x * (p * (1 - p))[:, None]).T @ x + 0.01 * np.eye(2)
        numbers = numbers + np.linalg.solve(curvature, slope)
    return float(numbers[0]), float(numbers[1])


def logit(chances: np.ndarray) -> np.ndarray:
    chances = np.clip(chances, 1e-4, 1 - 1e-4)
    return np.log(chances / (1 - chances))


def table(chances: np.ndarray, won: np.ndarray) -> None:
    """Print what was shown and what happened: the reliability diagram as rows."""
    for low, high in pairwise(BINS):
        rows = (chances >= low) & (chances < high)
        if rows.any():
            print(f"  shown {100 * chances[rows].mean():5.1f} %  won {100 * won[rows].mean():5.1f} %  of {rows.sum()}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=40, help="of each difficulty")
    parser.add_argument("--players", type=int, nargs="*", default=[4])
    parser.add_argument("--bot", default="planner:nodes=2000")
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    kinds = [(players, difficulty) for players in args.players for difficulty in ("initiation", "normal", "nightmare")]
    tasks = [
        (Setup(players=players, difficulty=difficulty), args.bot, 50_000 + game)
        for players, difficulty in kinds
        for game in range(args.games)
    ]
    with mp.get_context("spawn").Pool() as pool:
        games = pool.map(play, tasks, chunksize=1)
    for number, kind in enumerate(kinds):
        results = [won for _, won in games[number * args.games : (number + 1) * args.games]]
        print(f"{kind[0]} players, {kind[1]}: {sum(results)} of {len(results)} won")
    chances = np.array([chance for shown, _ in games for chance in shown])
    won = np.array([float(result) for shown, result in games for _ in shown])
    with np.load(WEIGHTS) as file:
        weights = {name: file[name] for name in file.files}
    shift, stretch = fit(chances, won)
    print(f"as the network says ({len(games)} games):")
    table(chances, won)
    print(f"with shift {shift:.2f} and stretch {stretch:.2f}:")
    table(1 / (1 + np.exp(-shift - stretch * logit(chances))), won)
    if args.write:
        weights["calibration"] = np.array([shift, stretch], np.float32)
        np.savez_compressed(WEIGHTS, **weights)


if __name__ == "__main__":
    main()
