"""Begin with what the reflex knows: imitate its choices and learn how its games end, before learning by playing.

python training/imitate.py FOLDER [--minutes 4]
"""

from __future__ import annotations

import argparse
import multiprocessing as mp
import os
import time
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")
import numpy as np
import torch
from model import PLAYED, USUAL_KINDS, Net, keep_memory, learning, legal_of, load, save
from torch import nn

from fatsi.engine.encoding.encoder import SIZE
from fatsi.engine.network import worth_of_defeat


def play(queue, seed: int) -> None:
    from librt.vecs import vec
    from mypy_extensions import u8

    from fatsi.bots.reflex import trained_reflex
    from fatsi.engine.encoding.encoder import encode
    from fatsi.engine.selfplay import play_to_decision
    from fatsi.engine.symmetry import view_of
    from fatsi.rules import State
    from fatsi.rules.rng import Rng

    rng = Rng(seed)
    choice = np.random.default_rng(seed)
    share = np.array([kind.weight for kind in USUAL_KINDS])
    share /= share.sum()
    reflex = trained_reflex()
    row = vec[u8](bytes(SIZE))
    seen = np.frombuffer(row, np.uint8)
    while True:
        obs, masks, acts, results = [], [], [], []
        while len(obs) < 8192:
            state = State.new(USUAL_KINDS[choice.choice(len(share), p=share)].setup.dealt(rng))
            begun = len(obs)
            turns = play_to_decision(state, rng, state.active)
            while state.actor is not None:
                encode(state, state.actor, row, 0)
                columns = view_of(state.table.board_colours, state.actor).column_seen
                action = reflex.decide(state)
                mask = np.zeros(len(PLAYED), bool)
                mask[[columns[a.index] for a in state.legal()]] = True
                obs.append(seen.copy())
                masks.append(mask)
                acts.append(columns[action.index])
                active = state.active
                state.apply(action)
                turns += play_to_decision(state, rng, active)
            defeated = state.defeated / state.incarnations_in_all()
            won = state.result.won
            results += [(1.0 if won else worth_of_defeat(turns, defeated), float(won))] * (len(obs) - begun)
        queue.put((np.stack(obs), np.packbits(np.stack(masks), axis=1), np.array(acts), np.array(results, np.float32)))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=4)
    parser.add_argument("--lr", type=float, default=1e-3)
    parser.add_argument("--hidden", type=int, nargs=2, default=(256, 256))
    parser.add_argument("--sharpen", type=float, default=2.0, help="multiply the logits at the end, to blunder less")
    parser.add_argument("--start", type=Path, help="a checkpoint to begin with")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(1)
    keep_memory()
    net = Net(*args.hidden)
    if args.start is not None:
        net, _ = load(args.start)
    optimiser = torch.optim.Adam(net.parameters(), lr=args.lr, eps=1e-5)
    context = mp.get_context("spawn")
    queue = context.Queue(maxsize=6)
    workers = [context.Process(target=play, args=(queue, 77 + n), daemon=True) for n in range(2)]
    for process in workers:
        process.start()
    began = time.time()
    seen = 0
    last = None
    while (spent := time.time() - began) < args.minutes * 60:
        for group in optimiser.param_groups:
            group["lr"] = args.lr * (1 - 0.9 * spent / (args.minutes * 60))
        chunk = queue.get()
        # Games of one chunk go together; mixing it with the one before it makes steps less uneven.
        mixed = chunk if last is None else tuple(np.concatenate([a, b]) for a, b in zip(chunk, last, strict=True))
        last = chunk
        order = np.random.permutation(len(mixed[2]))
        sums = np.zeros(3)
        for at in range(0, len(order) // 2 if last is not None else len(order), 1024):
            pick = order[at : at + 1024]
            legal = legal_of(mixed[1][pick])
            with learning():
                logits, value = net(torch.from_numpy(mixed[0][pick]))
            logp = torch.log_softmax(logits.masked_fill(~legal, -1e9), dim=1)
            acts = torch.from_numpy(mixed[2][pick])
            policy_loss = -logp.gather(1, acts[:, None]).mean()
            value_loss = nn.functional.binary_cross_entropy_with_logits(value, torch.from_numpy(mixed[3][pick]))
            optimiser.zero_grad(set_to_none=True)
            (policy_loss + 0.5 * value_loss).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()
            sums += (
                float(policy_loss.detach()),
                float(value_loss.detach()),
                float((logp.argmax(1) == acts).float().mean()),
            )
        seen += len(chunk[2])
        policy, value, agreed = sums / 8
        print(
            f"{spent:.0f} s, {seen} decisions: policy {policy:.3f}, value {value:.3f}, agreed {agreed:.3f}", flush=True
        )
    with torch.no_grad():
        for layer in (net.policy, net.tile_scores, net.space_scores):
            layer.weight *= args.sharpen
        net.policy.bias *= args.sharpen
    save(args.folder / "checkpoint.pt", net)


if __name__ == "__main__":
    main()
