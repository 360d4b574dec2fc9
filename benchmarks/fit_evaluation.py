"""Fit the weights of the evaluation by play: `python benchmarks/fit_evaluation.py WEIGHTS --seconds 1500`.

The weights are moved to where the bot `greedy` does better: a separable natural evolution strategy (Wierstra and
others, 2014). A generation tries weights scattered round the present ones, in pairs of opposites, each on the same
deals; what counts is how far into the deck a game got, or `WON` for a game won. Learning from the results of positions
instead was tried and was worse: a weak bot's tokens are worth little because it does not use them. Needs numpy.

`--calibrate` leaves the weights alone and finds `scale` and `offset`, by which the evaluation's odds become those of
games won.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import time
from pathlib import Path
from typing import Any

import numpy as np

from fatsi.bots.evaluation import WEIGHTS, Evaluation
from fatsi.bots.greedy import GreedyBot
from fatsi.game import Game
from fatsi.rules import Setup, State
from fatsi.rules.actions import END
from fatsi.rules.rng import Rng

WON = 2.0
DIFFICULTIES = ("initiation", "normal", "normal", "nightmare")
# Not searched for: constants of a game, and what it rarely sees.
LEFT_ALONE = ("one", "in-play-", "incarnations-to-come", "cards-left", "neutral-qi", "power-token", "centre-token")
_BOT_STREAM = 9

Weights = dict[str, float]


class _Weighted(GreedyBot):
    """The bot `greedy` with weights under trial."""

    __slots__ = ("_evaluation",)

    def __init__(self, weights: Weights) -> None:
        self._evaluation = Evaluation(weights)

    def evaluation(self, state: State) -> Evaluation:
        return self._evaluation


def setup_of(number: int, *, white_moon: bool) -> Setup:
    return Setup(players=4, difficulty=DIFFICULTIES[number % len(DIFFICULTIES)], white_moon=white_moon)


def played(job: tuple[Weights, int, Setup]) -> tuple[float, list[float]]:
    """Play a game; return how good it was, and the logarithm of the odds at the end of each turn."""
    weights, seed, setup = job
    player, rng = _Weighted(weights), Rng(seed, stream=_BOT_STREAM)
    game = Game(setup, seed=seed)
    cards = sum(game.state.deck)
    odds = []
    while game.state.actor is not None:
        action = player.choose(game.state, rng)
        if action is END:
            chance = player.evaluation(game.state).chance(game.state, is_turn_over=True)
            chance = min(max(chance, 1e-9), 1 - 1e-9)
            odds.append(math.log(chance / (1 - chance)))
        game.play(action)
    assert game.result is not None
    return (WON if game.result.won else 1 - sum(game.state.deck) / cards), odds


def fitted(pool: Any, start: Weights, args: argparse.Namespace) -> Weights:
    """Return better weights, telling of each generation."""
    names = [name for name in start if not name.startswith(LEFT_ALONE)]
    mean = np.array([start[name] for name in names])
    spread = 0.25 * np.abs(mean) + 0.015
    size, pairs = len(names), args.population // 2
    rate = (3 + math.log(size)) / (5 * math.sqrt(size))
    gains = np.maximum(0, math.log(pairs + 1) - np.log(np.arange(1, 2 * pairs + 1)))
    gains = gains / gains.sum() - 1 / (2 * pairs)
    rng = np.random.default_rng(args.seed)
    seed, ends, generation = args.seed * 1_000_000, time.monotonic() + args.seconds, 0
    while time.monotonic() < ends:
        half = rng.standard_normal((pairs, size))
        steps = np.vstack([half, -half])
        jobs = [
            (
                start | dict(zip(names, (mean + spread * step).tolist(), strict=True)),
                seed + n,
                setup_of(n, white_moon=args.white_moon),
            )
            for step in steps
            for n in range(args.games)
        ]
        results = np.array([score for score, _ in pool.imap(played, jobs, chunksize=4)])
        scores = results.reshape(2 * pairs, args.games).mean(1)
        best_first = steps[np.argsort(-scores)]
        mean = mean + spread * (gains @ best_first)
        spread = spread * np.exp(rate / 2 * (gains @ (best_first**2 - 1)))
        seed += args.games
        generation += 1
        print(f"generation {generation}: mean {scores.mean():.3f}, best {scores.max():.3f}", flush=True)
    return start | {name: round(float(value), 3) for name, value in zip(names, mean, strict=True)}


def calibration(pool: Any, weights: Weights, args: argparse.Namespace) -> tuple[float, float]:
    """Return scale and offset by logistic regression of games won on the odds of their positions."""
    jobs = [(weights, args.seed * 1_000_000 + n, setup_of(n, white_moon=args.white_moon)) for n in range(args.games)]
    rows = [(odds, score >= WON) for score, turns in pool.imap(played, jobs, chunksize=4) for odds in turns]
    x = np.array([[odds, 1.0] for odds, _ in rows])
    y = np.array([float(won) for _, won in rows])
    found = np.zeros(2)
    for _ in range(50):
        p = 1 / (1 + np.exp(-x @ found))
        found = found + np.linalg.solve((x * (p * (1 - p) + 1e-9)[:, None]).T @ x + 1e-6 * np.eye(2), x.T @ (y - p))
    print(f"{len(rows)} positions of {args.games} games, {y.mean():.1%} of them won")
    return round(float(found[0]), 3), round(float(found[1]), 3)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", type=Path, nargs="?", default=WEIGHTS, help="the file to read and write")
    parser.add_argument("--seconds", type=float, default=1500)
    parser.add_argument("--games", type=int, default=48, help="for each trial, or in all for --calibrate")
    parser.add_argument("--population", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--white-moon", action="store_true")
    parser.add_argument("--calibrate", action="store_true")
    args = parser.parse_args()
    known = json.loads(args.weights.read_text(encoding="utf-8"))
    game = known["white-moon" if args.white_moon else "base"]
    with multiprocessing.get_context("spawn").Pool(os.cpu_count()) as pool:
        if args.calibrate:
            game["scale"], game["offset"] = calibration(pool, game["weights"], args)
        else:
            game["weights"] = fitted(pool, game["weights"], args)
    args.weights.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
