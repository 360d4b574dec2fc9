"""Measure a network: how many games its first choice wins, or a search with it.

    python training/measure.py CHECKPOINT [--games 200] [--kinds 4nor 4nig]
    python training/measure.py CHECKPOINT --nodes 250 --kinds 4ini 4nor

With `--nodes` the deals are those of `fatsi simulate --seed`; 250 nodes play as `greedy` does.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from pathlib import Path

from model import KINDS, Kind, load, network_of

from fatsi.engine.budget import Budget
from fatsi.engine.judge import Judge
from fatsi.engine.network import Network
from fatsi.engine.playouts import play_out
from fatsi.engine.search import Search
from fatsi.engine.selfplay import play_to_decision, remove_incarnations
from fatsi.engine.trials import Trial
from fatsi.game import Game
from fatsi.rules import State
from fatsi.rules.rng import Rng, rng_for_bot

FOREVER = 10_000  # turns: until the game is over
WORKERS = 2


def network_in(checkpoint: Path) -> Network:
    return Network.load(checkpoint) if checkpoint.suffix == ".npz" else network_of(load(checkpoint)[0])


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


def play_with_search(checkpoint: Path, kind: Kind, nodes: int, seeds: range) -> list[bool]:
    """Return whether the game of each seed is won if everybody takes what a search likes best."""
    judge = Judge(network_in(checkpoint))
    won = []
    for seed in seeds:
        game = Game(kind.setup, seed=seed)
        while (seat := game.state.actor) is not None:
            action, *others = game.state.legal()
            if others:
                rng = rng_for_bot(seed, seat=seat, actions=len(game.actions))
                action = Search(judge).choose(game.state, rng, Budget(nodes))[0].action
            game.play(action)
        won.append(game.result is not None and game.result.won)
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--nodes", type=int, default=0, help="search, with so many nodes for each choice")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", nargs="*", default=["4ini", "4nor", "4nig", "4hel"])
    args = parser.parse_args()
    for kind in (kind for kind in KINDS if kind.name in args.kinds):
        if args.nodes:
            all_seeds = range(args.seed, args.seed + args.games)
            parts = [all_seeds[worker::WORKERS] for worker in range(WORKERS)]
            with ProcessPoolExecutor(WORKERS) as pool:
                games = pool.map(partial(play_with_search, args.checkpoint, kind, args.nodes), parts)
                won = list(chain.from_iterable(games))
        else:
            won = play(network_in(args.checkpoint), kind, args.games, args.seed)
        print(f"{kind.name}: {sum(won)} of {len(won)}, {100 * sum(won) / len(won):.1f} %", flush=True)


if __name__ == "__main__":
    main()
