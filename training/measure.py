"""Measure a network: how many games its first choice wins, without any search.

python training/measure.py CHECKPOINT [--games 200] [--kinds 4nor 4nig]
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import torch
from librt.vecs import vec
from model import KINDS, Kind, Player, keep_memory, load
from mypy_extensions import u8

from fatsi.engine.encoding.encoder import SIZE, encode
from fatsi.engine.selfplay import play_to_decision, remove_incarnations
from fatsi.engine.symmetry import view_of
from fatsi.rules import State
from fatsi.rules.rng import Rng


def play(player: Player, kind: Kind, games: int, seed: int) -> list[bool]:
    """Return whether each game is won if everybody takes what the policy likes best."""
    lucks = [Rng(seed, stream=n) for n in range(games)]
    states = [State.new(kind.setup.dealt(luck)) for luck in lucks]
    for state, luck in zip(states, lucks, strict=True):
        remove_incarnations(state, kind.incarnations)
        play_to_decision(state, luck, state.active)
    running = [n for n in range(games) if states[n].actor is not None]
    while running:
        inputs = vec[u8](bytes(len(running) * SIZE))
        for row, n in enumerate(running):
            encode(states[n], states[n].actor, inputs, row * SIZE)
        logits, _ = player.judge(torch.from_numpy(np.frombuffer(inputs, np.uint8).reshape(-1, SIZE).copy()))
        for row, n in enumerate(running):
            state = states[n]
            seen = view_of(state.table.board_colours, state.actor).column_seen
            likes = logits[row].numpy()
            state.apply(max(state.legal(), key=lambda action: likes[seen[action.index]]))
            play_to_decision(state, lucks[n], state.active)
        running = [n for n in running if states[n].actor is not None]
    return [state.result.won for state in states]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", nargs="*", default=["4ini", "4nor", "4nig", "4hel"])
    args = parser.parse_args()
    torch.set_num_threads(1)
    keep_memory()
    net, saved = load(args.checkpoint)
    print(saved.get("done"))
    for kind in (kind for kind in KINDS if kind.name in args.kinds):
        won = play(Player(net), kind, args.games, args.seed)
        print(f"{kind.name}: {sum(won)} of {len(won)}, {100 * sum(won) / len(won):.1f} %", flush=True)


if __name__ == "__main__":
    main()
