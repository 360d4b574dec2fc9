"""Learn from games of the search how they end: fit the chance of winning to them, and take a part of that step.

    python training/study.py FILE.pt LESSONS [LESSONS …] [--start fatsi/engine/weights.npz] [--step 0.5]

The lessons are folders that `lessons.py` filled. The policy and the worth are held where they are. A fifth of the games
is kept back; what is printed of them shows how well results are foretold: the loss (lower is better), and by kind how
often a won game is rated above a lost one.

Going all the way foretells results best and plays worse than before: between games everything goes together, and what
the search needs is the difference between alternatives. Half of the way plays better (decision 13).
"""

from __future__ import annotations

import argparse
import copy
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from model import KINDS, Net, keep_memory, learning, legal_of, load, load_weights, save
from torch import nn

SHOWN = ("4ini", "4nor", "4nig", "4hel")
KEPT_BACK = 0.2
MINIBATCH = 1024


@dataclass
class Lessons:
    """Columns of lessons: what was seen and legal, what the chance should have been, and how the game ended."""

    seen: np.ndarray
    legal: np.ndarray
    wanted: np.ndarray
    won: np.ndarray
    kinds: np.ndarray
    games: np.ndarray

    def some(self, rows: np.ndarray) -> Lessons:
        return Lessons(*(column[rows] for column in vars(self).values()))


def read(folders: list[Path], trace: float) -> Lessons:
    parts = []
    number = 0
    for path in sorted(path for folder in folders for path in folder.glob("lessons-*.npz")):
        with np.load(path) as file:
            data = {name: file[name] for name in file.files}
        at = 0
        for end, kind, won, _, _ in data["games"]:
            rows = slice(at, int(end))
            at = int(end)
            wanted = returns(data["chances"][rows], data["turns"][rows], won, trace)
            same = [np.full(len(wanted), x, np.float32) for x in (won, kind, number)]
            parts.append((data["seen"][rows], data["legal"][rows], wanted, *same))
            number += 1
    return Lessons(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def returns(chances: np.ndarray, turns: np.ndarray, won: float, trace: float) -> np.ndarray:
    """Return what the chance should have been at each decision of a game.

    The result alone is mostly luck; what the search thought some turns later knows more. The two are mixed as in
    TD(λ), with a trace that fades turn by turn.
    """
    wanted = np.empty(len(turns), np.float32)
    chance = won
    for n in reversed(range(len(turns))):
        if n + 1 < len(turns) and turns[n + 1] != turns[n]:
            chance = trace * chance + (1 - trace) * float(chances[n + 1])
        wanted[n] = chance
    return wanted


def loss_of(net: Net, before: Net, lessons: Lessons, hold: float) -> torch.Tensor:
    """Return how far the chance is from what it should be, and policy and worth from what they were."""
    inputs = torch.from_numpy(lessons.seen)
    with learning():
        logits, values = net(inputs)
    with torch.no_grad(), learning():
        old_logits, old_values = before(inputs)
    mask = ~legal_of(lessons.legal)
    logp, logq = (torch.log_softmax(x.masked_fill(mask, -1e9), dim=1).clamp(min=-50) for x in (logits, old_logits))
    moved = (torch.exp(logq) * (logq - logp)).sum(1).mean()
    cross = nn.functional.binary_cross_entropy_with_logits
    old = torch.sigmoid(old_values)
    by_chance = cross(values[:, 1], torch.from_numpy(lessons.wanted))
    return by_chance + cross(values[:, 0], old[:, 0]) + hold * moved


def report(net: Net, lessons: Lessons, name: str) -> None:
    """Print how well the chance foretells the results."""
    parts = []
    with torch.no_grad(), learning():
        for at in range(0, len(lessons.seen), 4096):
            parts.append(net(torch.from_numpy(lessons.seen[at : at + 4096]))[1][:, 1].float())
    logits = torch.cat(parts).numpy()
    loss = np.mean(np.logaddexp(0, logits) - lessons.won * logits)
    line = f"{name}: loss {loss:.4f}"
    for shown in SHOWN:
        rows = np.flatnonzero(lessons.kinds == [kind.name for kind in KINDS].index(shown))
        won = lessons.won[rows] > 0
        if won.any() and not won.all():
            rank = np.empty(len(rows))
            rank[np.argsort(logits[rows])] = np.arange(len(rows))
            above = rank[won].sum() - won.sum() * (won.sum() - 1) / 2
            line += f", {shown} {above / (won.sum() * (~won).sum()):.3f}"
    print(line, flush=True)


def fold_calibration(net: Net, path: Path) -> None:
    """Put the calibration of games of four into the weights, so that the chance is that of a team that searches."""
    with np.load(path) as file:
        if "calibration" not in file.files:
            return
        shift, stretch = file["calibration"][3].tolist()
    with torch.no_grad():
        net.value.weight[1] *= stretch
        net.value.bias[1] = net.value.bias[1] * stretch + shift


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("lessons", type=Path, nargs="+")
    parser.add_argument("--start", type=Path, default=Path("fatsi/engine/weights.npz"), help="weights or a checkpoint")
    parser.add_argument("--epochs", type=float, default=2)
    parser.add_argument("--lr", type=float, default=2e-4)
    parser.add_argument("--trace", type=float, default=0.95, help="how slowly the luck of later turns fades")
    parser.add_argument("--hold", type=float, default=0.3, help="how much it counts that the policy stays as it is")
    parser.add_argument("--step", type=float, default=0.5, help="how much of the way is taken")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(1)
    keep_memory()
    rng = np.random.default_rng(args.seed)
    if args.start.suffix == ".npz":
        before = load_weights(args.start)
        fold_calibration(before, args.start)
    else:
        before = load(args.start)[0]
    net = copy.deepcopy(before)
    lessons = read(args.lessons, args.trace)
    is_back = rng.random(int(lessons.games.max()) + 1) < KEPT_BACK
    is_back = is_back[lessons.games.astype(int)]
    back, rest = lessons.some(np.flatnonzero(is_back)), np.flatnonzero(~is_back)
    print(f"{int(lessons.games.max()) + 1} games, {len(rest)} lessons, {len(back.seen)} kept back")
    report(before, back, "before")
    optimiser = torch.optim.AdamW(net.parameters(), lr=args.lr, eps=1e-5, weight_decay=0.0)
    steps = int(args.epochs * len(rest) / MINIBATCH)
    order = np.concatenate([rng.permutation(rest) for _ in range(int(np.ceil(args.epochs)) + 1)])
    for step in range(steps):
        for group in optimiser.param_groups:
            group["lr"] = args.lr * min(1.0, (step + 1) / 30) * max(0.02, 1 - step / steps)
        loss = loss_of(net, before, lessons.some(order[step * MINIBATCH : (step + 1) * MINIBATCH]), args.hold)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimiser.step()
    report(net, back, "all the way")
    with torch.no_grad():
        for old, new in zip(before.parameters(), net.parameters(), strict=True):
            old.lerp_(new, args.step)
    report(before, back, f"{args.step} of the way")
    save(args.file, before, done={"lessons": len(rest)})


if __name__ == "__main__":
    main()
