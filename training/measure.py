"""Measure a network: how many games its first choice wins, without any search.

python training/measure.py CHECKPOINT [--games 200] [--kinds 4nor 4nig]
"""

from __future__ import annotations

import argparse
from pathlib import Path

from model import KINDS, Kind, load, network_of

from fatsi.engine.network import Network
from fatsi.engine.search import Judge, play_out
from fatsi.engine.selfplay import play_to_decision, remove_incarnations
from fatsi.engine.trials import Trial
from fatsi.rules import State
from fatsi.rules.rng import Rng

FOREVER = 10_000  # turns: until the game is over


def play(network: Network, kind: Kind, games: int, seed: int) -> list[bool]:
    """Return whether each game is won if everybody takes what the policy likes best."""
    trials = []
    for n in range(games):
        luck = Rng(seed, stream=n)
        state = State.new(kind.setup.dealt(luck))
        remove_incarnations(state, kind.incarnations)
        play_to_decision(state, luck)
        trials.append(Trial(state, n, seed, n))
    play_out(Judge(network), trials, turns=FOREVER)
    return [trial.is_won for trial in trials]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", nargs="*", default=["4ini", "4nor", "4nig", "4hel"])
    args = parser.parse_args()
    network = (
        Network.load(args.checkpoint) if args.checkpoint.suffix == ".npz" else network_of(load(args.checkpoint)[0])
    )
    for kind in (kind for kind in KINDS if kind.name in args.kinds):
        won = play(network, kind, args.games, args.seed)
        print(f"{kind.name}: {sum(won)} of {len(won)}, {100 * sum(won) / len(won):.1f} %", flush=True)


if __name__ == "__main__":
    main()
