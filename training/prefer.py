"""Learn from alternatives which choices to prefer: fit the policy to what trials of them were worth.

    python training/prefer.py FILE.pt FOLDER [FOLDER …] [--start fatsi/engine/weights.npz]

The folders are those that `alternatives.py` filled. The policy moves so that the choices which were worth more become
likelier; the values are held where they are. A twentieth of the decisions is kept back. What is printed of them: how
much more the choice that the policy prefers is worth than the one it preferred before, in thousandths, how often it is
another one, and how far the values moved.
"""

from __future__ import annotations

import argparse
import copy
import math
from pathlib import Path

import numpy as np
import torch
from model import KINDS, Net, keep_memory, learning, legal_of, load, load_weights, read_columns, save
from thrift import thrifty_policy
from torch import nn

KEPT_BACK = 0.05
MINIBATCH = 4096
SECOND_CHANCE = 0.02
SAMPLE = 100_000


def read(folders: list[Path]) -> dict[str, np.ndarray]:
    """Return the columns of all files."""
    return read_columns(sorted(path for folder in folders for path in folder.glob("alternatives-*.npz")))


def spread_of(rows: dict[str, np.ndarray]) -> float:
    """Return the standard deviation of what the trials of one decision are worth.

    Steps are measured by it: where all games are lost early, it is a hundredth of what it is for a good player.
    """
    step = max(1, len(rows["kinds"]) // SAMPLE)
    worths, is_tried = rows["worths"][::step], rows["tried"][::step] >= 0
    counts = is_tried.sum(1, keepdims=True).clip(1)
    means = np.where(is_tried, worths, 0).sum(1, keepdims=True) / counts
    return float(np.sqrt(((worths - means)[is_tried] ** 2).mean())) + 1e-9


def tried_softmax(logits: torch.Tensor, tried: torch.Tensor, caution: float) -> torch.Tensor:
    """Return the probabilities of the tried actions among themselves."""
    likes = torch.gather(logits, 1, tried.clamp(min=0)) / caution
    return torch.softmax(likes.masked_fill(tried < 0, -1e9), dim=1)


def improve(net: Net, before: Net, rows: dict[str, np.ndarray], spread: float, args: argparse.Namespace) -> None:
    """Add the slopes of one minibatch."""
    inputs = torch.from_numpy(rows["seen"])
    tried = torch.from_numpy(rows["tried"].astype(np.int64))
    worths = torch.from_numpy(rows["worths"]) / spread
    count = len(tried)
    with torch.no_grad(), learning():
        old_logits, old_values = before(inputs)
    legal = legal_of(rows["legal"])
    illegal = ~legal
    old_logits = old_logits.float()
    if args.thrift:
        old_logits = thrifty_policy(old_logits, legal, args.thrift)
    q = torch.softmax(old_logits.masked_fill_(illegal, -1e9) / args.caution, dim=1)

    def slopes(logits: torch.Tensor, values: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        p = tried_softmax(logits, tried, args.caution)
        more = worths - (p * worths).sum(1, keepdim=True)
        better = more.clamp(min=0).masked_fill(tried < 0, 0.0)
        # What has nearly no probability has nearly no slope: without the second part, it would never be liked again.
        gains = p * more + SECOND_CHANCE * (better - p * better.sum(1, keepdim=True))
        full = torch.softmax(logits.masked_fill(illegal, -1e9) / args.caution, dim=1)
        result = (full - q) * args.hold
        result.scatter_add_(1, tried.clamp(min=0), -gains.masked_fill(tried < 0, 0.0))
        error = torch.sigmoid(values) - torch.sigmoid(old_values)
        return result / (count * args.caution), error * (args.hold_values / count)

    net.slope(inputs, slopes)


def report(nets: list[Net], rows: dict[str, np.ndarray], name: str) -> None:
    """Print what the preferred choice is worth more than that of the first network, of those that were tried."""
    picks: list[list[torch.Tensor]] = [[] for _ in nets]
    drift = []
    tried = torch.from_numpy(rows["tried"].astype(np.int64))
    with torch.no_grad(), learning():
        for at in range(0, len(tried), 8192):
            part = slice(at, at + 8192)
            values = []
            for net, chosen in zip(nets, picks, strict=True):
                logits, value = net(torch.from_numpy(rows["seen"][part]))
                chosen.append(tried_softmax(logits.float(), tried[part], 1.0).argmax(1))
                values.append(torch.sigmoid(value.float()))
            drift.append((values[0] - values[-1]).abs().mean(0))
    first, last = (torch.cat(chosen).numpy() for chosen in (picks[0], picks[-1]))
    every = np.arange(len(first))
    more = rows["worths"][every, last] - rows["worths"][every, first]
    names = [KINDS[kind].name for kind in rows["kinds"]]
    error = more.std() / len(more) ** 0.5
    line = f"{name}: {1000 * more.mean():+.3f} ± {1000 * error:.3f}, others {(first != last).mean():.3f}"
    for players in "1234":
        of = np.array([name.startswith(players) for name in names])
        if of.any():
            line += f", {players}p {1000 * more[of].mean():+.3f}"
    moved = torch.stack(drift).mean(0).tolist()
    print(f"{line}, values moved {moved[0]:.4f} and {moved[1]:.4f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--start", type=Path, default=Path("fatsi/engine/weights.npz"), help="weights or a checkpoint")
    parser.add_argument("--epochs", type=float, default=4)
    parser.add_argument("--lr", type=float, default=1e-3)
    parser.add_argument("--caution", type=float, default=2.0, help="what logits are divided by")
    parser.add_argument("--hold", type=float, default=0.05, help="how much it counts that the policy stays as it is")
    parser.add_argument("--hold-values", type=float, default=4.0)
    parser.add_argument(
        "--thrift", type=float, default=0.0, help="the chance to spend a Power token that the policy is held at"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2, help="threads to multiply with")
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.workers)
    keep_memory()
    rng = np.random.default_rng(args.seed)
    before = load_weights(args.start) if args.start.suffix == ".npz" else load(args.start)[0]
    net = copy.deepcopy(before)
    rows = read(args.folders)
    total = len(rows["kinds"])
    back = {name: column[-int(total * KEPT_BACK) :] for name, column in rows.items()}
    rest = total - len(back["kinds"])
    spread = spread_of(rows)
    print(f"{rest} decisions, {len(back['kinds'])} kept back, spread {spread:.5f}", flush=True)
    optimiser = torch.optim.AdamW(net.parameters(), lr=args.lr, eps=1e-5, weight_decay=0.0)
    steps = max(1, int(args.epochs * rest / MINIBATCH))
    order = np.concatenate([rng.permutation(rest) for _ in range(math.ceil(args.epochs) + 1)])
    for step in range(steps):
        for group in optimiser.param_groups:
            group["lr"] = args.lr * min(1.0, (step + 1) / 50) * 0.5 * (1 + math.cos(math.pi * step / steps))
        pick = np.sort(order[step * MINIBATCH : (step + 1) * MINIBATCH])
        optimiser.zero_grad(set_to_none=True)
        improve(net, before, {name: column[pick] for name, column in rows.items()}, spread, args)
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimiser.step()
        if (step + 1) % max(1, steps // 8) == 0:
            report([before, net], back, f"{(step + 1) / steps:.2f}")
            save(args.file, net, done={"decisions": rest})


if __name__ == "__main__":
    main()
