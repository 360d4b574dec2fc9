"""Train a network from nothing, or go on with one: policy and values in turn.

    python training/rounds.py FOLDER --rounds 10 --minutes 60 --others 0               from a random network
    python training/rounds.py FOLDER --start fatsi/engine/weights.npz --minutes 45     a round for a trained one

A random network first plays for some minutes and learns by PPO, until its games last about twice as long. In each
round, `alternatives.py` tries choices, `prefer.py` fits the policy to what they were worth, and the values of the new
policy are learned: those of a beginner by `ppo.py --values-only`, later by `values.py`. Each round leaves a file of
weights in the folder; a second call goes on after the last one. The result is the file with the highest number:
`training/measure.py` plays by its policy alone, and `fatsi simulate --bot greedy` by it where it is
`fatsi/engine/weights.npz`.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).parent
# What part of a round these take; the fits take the rest, about as long as they need to read what was tried and seen.
ALTERNATIVES, VALUES, GAMES_FOR_VALUES = 0.5, 0.3, 0.1
OPENING = 0.08  # what part of the whole time a random network learns by PPO, before the first round
# What part of a beginner's games has a deck that is cut short, in the first round and in the last: whoever wins at the
# end of the deck has to learn to live that long.
SHORT = (0.7, 0.3)
OPENING_OPTIONS = (
    *("--games", "256", "--steps", "64", "--minibatch", "2048", "--epochs", "2"),
    *("--lr", "0.0003", "--kl", "0.03", "--lam", "0.9", "--entropy", "0.005"),
)
# Whoever plays well tries what matters, and also what is sure (decisions 22 and 23).
TRAINED_TRIALS = ("--turns", "2", "--sure", "0.25", "--minor", "0.3")
# Where positions are given, most games begin there, and many of these near the last fights (decision 23).
FROM_POSITIONS = ("--middle", "0.8", "--late", "0.6")
TRAINED_EPOCHS = ("--epochs", "3")  # of the decisions of two rounds, as in decision 23
VALUES_ONLY = ("--values-only", "--values-first", "5", "--thrift", "0.3", "--kl", "1", "--lam", "0.95", "--epochs", "1")
# Values of a bad player change much from round to round: many steps, large ones.
LARGE_STEPS = ("--games", "512", "--steps", "64", "--minibatch", "2048", "--lr", "0.0003")


def run(program: str, *options: object) -> None:
    """Run a program of this folder, and end with it if it fails."""
    command = [sys.executable, str(HERE / program), *map(str, options)]
    print(f"{time.strftime('%H:%M:%S')} {' '.join(command[1:])}", flush=True)
    status = subprocess.run(command, check=False).returncode
    if status:
        sys.exit(f"{program} ended with exit status {status}; the same call goes on where it stopped")


def learn_by_playing(folder: Path, weights: Path, minutes: float, *options: object) -> None:
    """Learn from games: the values of a policy, or the policy, too."""
    run("ppo.py", folder, *options, "--minutes", minutes)
    run("export.py", folder / "mean.pt", weights)


def play_round(folder: Path, number: int, start: Path, minutes: float, kinds: list[str], *, is_beginner: bool) -> Path:
    """Return better weights."""
    weights = folder / f"weights-{number:02d}.npz"
    if not weights.exists():
        of_round = folder / f"round-{number:02d}"
        of_round.mkdir(exist_ok=True)
        policy, policy_weights, tried = of_round / "policy.pt", of_round / "policy.npz", of_round / "alternatives"
        tried_before = folder / f"round-{number - 1:02d}" / "alternatives"
        options = ("--weights", start, "--minutes", minutes * ALTERNATIVES, "--seed", number)
        run("alternatives.py", tried, *options, *kinds, *(() if is_beginner else TRAINED_TRIALS))
        decisions = [tried_before, tried] if tried_before.exists() else [tried]
        run("prefer.py", policy, *decisions, "--start", start, *(() if is_beginner else TRAINED_EPOCHS))
        run("export.py", policy, policy_weights)
        begin = ("--start", policy_weights, *kinds)
        if is_beginner:
            learn_by_playing(of_round / "ppo", weights, minutes * VALUES, *begin, *VALUES_ONLY, *LARGE_STEPS)
        else:
            learned, seen = of_round / "values.pt", of_round / "values"
            run("values.py", learned, seen, *begin, "--minutes", minutes * GAMES_FOR_VALUES, "--seed", number)
            run("export.py", learned, weights)
            shutil.rmtree(seen)  # gigabytes, as below
        # A good player changes little, so that its decisions teach the next round, too.
        for done in (tried_before, tried) if is_beginner else (tried_before,):
            shutil.rmtree(done, ignore_errors=True)
    return weights


def short_share(number: int, rounds: int) -> float:
    """Return what part of a beginner's games has a short deck in a round."""
    first, last = SHORT
    return round(first + (last - first) * (number - 1) / max(1, rounds - 1), 3)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--start", type=Path, help="weights to go on with; without them, begin from nothing")
    parser.add_argument("--positions", type=Path, help="a folder that lessons.py filled: games also begin there")
    parser.add_argument("--others", type=float, default=1.0, help="how often other games than those of four are played")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60, help="in all")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    kinds = ["--others", str(args.others)]
    if args.positions:
        kinds += ["--positions", str(args.positions), *FROM_POSITIONS]
    minutes = args.minutes
    weights = args.start
    is_beginner = weights is None
    if weights is None:
        weights = args.folder / "weights-00.npz"
        if not weights.exists():
            short = ("--short", SHORT[0])
            learn_by_playing(args.folder / "opening", weights, minutes * OPENING, *OPENING_OPTIONS, *kinds, *short)
        minutes *= 1 - OPENING
    for number in range(1, args.rounds + 1):
        short = [] if args.start else ["--short", str(short_share(number, args.rounds))]
        of_round = minutes / args.rounds
        weights = play_round(args.folder, number, weights, of_round, kinds + short, is_beginner=is_beginner)
    print(weights)


if __name__ == "__main__":
    main()
