"""Play games by the search, and keep the positions at the beginning of every turn for `ppo.py --positions`.

    python training/positions.py FOLDER [--minutes 10] [--nodes 1500] [--kinds 4nig 4hel 4nor]

The policy alone loses long before the last fights. Games of the search reach them.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing as mp
import os
import time
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
from model import KINDS, Kind

from fatsi.engine.network import WEIGHTS, Network
from fatsi.engine.search import Budget, Judge, Search
from fatsi.rules import CHANCE, State
from fatsi.rules.rng import Rng
from fatsi.rules.yang import Yang


def play(search: Search, kind: Kind, seed: int, nodes: int) -> dict:
    """Play a game, with a third of the nodes for choices outside Yang; return its result and its positions as text."""
    luck, own = Rng(seed, stream=21), Rng(seed, stream=22)
    state = State.new(kind.setup.dealt(luck))
    positions: list[tuple[int, str]] = []
    turns, active = 0, state.active
    while state.actor is not None:
        turns += (state.active - active) % 4
        active = state.active
        if state.actor == CHANCE:
            state.apply(state.sample(luck))
            continue
        legal = state.legal()
        if len(legal) == 1:
            state.apply(legal[0])
            continue
        is_yang = isinstance(state.stack[-1], Yang)
        if is_yang and (not positions or positions[-1][0] != turns):
            positions.append((turns, str(state)))
        state.apply(search.choose(state, own, Budget(nodes if is_yang else max(1, nodes // 3)))[0].action)
    assert state.result is not None
    defeated = state.defeated / state.incarnations_in_all()
    return {"kind": kind.name, "seed": seed, "won": state.result.won, "defeated": defeated, "positions": positions}


def work(args: argparse.Namespace, number: int) -> None:
    search = Search(Judge(Network.load(args.weights)))
    kinds = [kind for kind in KINDS if kind.name in args.kinds]
    seed = args.seed * 1_000_000 + number * 100_000
    began = time.time()
    with (args.folder / f"games-{args.seed}-{number}.jsonl").open("a") as file:
        while time.time() - began < args.minutes * 60:
            file.write(json.dumps(play(search, kinds[seed % len(kinds)], seed, args.nodes)) + "\n")
            file.flush()
            seed += 1


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--nodes", type=int, default=1500)
    parser.add_argument("--kinds", nargs="*", default=["4nor", "4nig", "4hel"])
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    context = mp.get_context("spawn")
    workers = [context.Process(target=work, args=(args, number)) for number in range(2)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()


if __name__ == "__main__":
    main()
