"""Learn the values of a policy from its games: play them, then fit the values to how they went on.

    python training/values.py FILE.pt FOLDER --start WEIGHTS [--minutes 5] [--positions LESSONS]

The folder keeps what was seen in the games, and a second run uses it again. What a position should be worth is the
result of its game, and in part what the network thought at the beginning of each turn on the way there (TD). The fit
takes all of it some times, with a rate that falls to zero: steps after each few games follow their luck (decision 22).
The policy is held where it is. Of the games that are kept back, the logarithmic loss of the chance to win is printed,
before and after.

In some games Power tokens are kept at first, so that later turns with tokens in the hand are seen, too (`thrift.py`).
Only what comes after that is noted: a policy that must not spend its tokens plays worse, and the values would take that
for the fault of the tokens (decision 23).
"""

from __future__ import annotations

import argparse
import copy
import gc
import math
import os
import time
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import numpy as np
import torch
from model import (
    KINDS,
    PLAYED,
    Net,
    keep_memory,
    learning,
    legal_of,
    load_weights,
    read_columns,
    save,
    starts_of,
    work_side_by_side,
)
from ppo import draw, slopes_to_hold
from thrift import Thrift, thrifty
from torch import nn

from fatsi.engine.encoding.encoder import SIZE
from fatsi.engine.input_batch import InputBatch
from fatsi.engine.network import Network, worth_of_defeat
from fatsi.engine.selfplay import Deal, ManyGames

GAMES = 256
ROWS = 50_000
KEPT_BACK = 0.05
MINIBATCH = 4096
# How often a position is noted: at the beginning of a turn, where the search judges, and at other decisions, where the
# policy is held.
NOTED = 0.4
NOTED_BETWEEN = 0.06
THRIFTY_TURNS = 80  # of boards: tokens are kept for at most so many


class Games:
    """Games side by side: what was seen in them, and once they are over what it should be worth."""

    def __init__(self, lam: float, rng: np.random.Generator) -> None:
        self._lam = lam
        self._rng = rng
        # Of each game: the values on its way, whether a turn began there, and the number of the row that notes it.
        self._ways: list[list[tuple[float, float, bool, int]]] = [[] for _ in range(GAMES)]
        self._turns = [-1] * GAMES
        self._free = list(range(ROWS))
        self._done: list[int] = []
        self.seen = np.zeros((ROWS, SIZE), np.uint8)
        self.legal = np.zeros((ROWS, (len(PLAYED) + 7) // 8), np.uint8)
        self.worths = np.zeros((ROWS, 2), np.float32)
        self.won = np.zeros(ROWS, np.bool_)

    @property
    def is_full(self) -> bool:
        return len(self._free) < GAMES

    def note(
        self, many: ManyGames, seen: np.ndarray, columns: list[np.ndarray], values: np.ndarray, is_free: np.ndarray
    ) -> None:
        """Note a decision of each game in which the policy is free, or only what it is worth."""
        for place, chance in enumerate(self._rng.random(GAMES).tolist()):
            if not is_free[place]:
                continue
            begins = many.turns[place] != self._turns[place]
            self._turns[place] = many.turns[place]
            row = -1
            if chance < (NOTED if begins else NOTED_BETWEEN):
                row = self._free.pop()
                self.seen[row] = seen[place]
                mask = np.zeros(len(PLAYED), np.uint8)
                mask[columns[place]] = 1
                self.legal[row] = np.packbits(mask)
            if begins or row >= 0:
                self._ways[place].append((*values[place].tolist(), begins, row))

    def end(self, place: int, worth: float, won: bool) -> None:
        """Say how a game ended."""
        later = np.array([worth, won], np.float32)
        for value, chance, begins, row in reversed(self._ways[place]):
            if row >= 0:
                self.worths[row] = later
                self.won[row] = won
                self._done.append(row)
            if begins:
                later = self._lam * later + (1 - self._lam) * np.array([value, chance], np.float32)
        self._ways[place] = []
        self._turns[place] = -1

    def write(self, path: Path) -> None:
        """Write the rows of games that are over, and make room."""
        new = path.with_suffix(".new")
        with new.open("wb") as file:
            columns = {name: getattr(self, name)[self._done] for name in ("seen", "legal", "worths", "won")}
            np.savez(file, **columns)
        new.rename(path)
        self._free += self._done
        self._done = []


def work(args: argparse.Namespace, worker: int) -> None:
    """Let the policy play, and write what was seen."""
    gc.freeze()
    gc.set_threshold(100_000)  # states are freed without it
    network = Network.load(args.start)
    deals = [Deal(kind.setup, kind.incarnations) for kind in KINDS]
    for deal, kind in zip(deals, KINDS, strict=True):
        deal.weight = kind.weight * (1.0 if kind.is_main else args.others) / (1 if kind.is_usual else 3)
    seed = args.seed * 1_000_000 + worker * 100_000
    many = ManyGames(GAMES, deals, seed, *starts_of(args, seed))
    rng = np.random.default_rng(seed)
    thrift = Thrift(GAMES, args.thrift, rng)
    thrift.begin(np.arange(GAMES), many.states)
    free_from = rng.integers(THRIFTY_TURNS, size=GAMES) + np.array(many.turns)
    has_tokens = np.array([KINDS[kind].players < 4 for kind in range(len(KINDS))])
    games, batch, number, ended_in_all = Games(args.lam, rng), InputBatch(GAMES), 0, 0
    began = time.time()
    is_time_left = True
    while is_time_left:
        is_time_left = time.time() - began < args.minutes * 60
        if games.is_full or not is_time_left:
            games.write(args.folder / f"values-{worker}-{number:05d}.npz")
            number += 1
        batch.fill(many.states)
        logits, values = network.judge(batch)
        starts = np.frombuffer(memoryview(batch.starts), np.int32)
        columns = np.frombuffer(memoryview(batch.columns), np.int32)[: len(logits)]
        seen = np.frombuffer(memoryview(batch.inputs), np.uint8).reshape(GAMES, SIZE)
        is_free = ~has_tokens[many.deal_of] | (np.array(many.turns) >= free_from)
        thrift.chances[is_free] = -1.0
        games.note(many, seen, np.split(columns, starts[1:-1]), values, thrift.chances < 0)
        rows = np.repeat(np.arange(GAMES), np.diff(starts))
        chosen = draw(thrifty(logits, batch, many.states, thrift.chances), starts, rows, rng)[0]
        ended, _, gone, defeated = many.play(columns[chosen].tolist())
        for place in np.flatnonzero(ended).tolist():
            won = ended[place] == 2
            games.end(place, 1.0 if won else worth_of_defeat(gone[place], defeated[place]), won)
            ended_in_all += 1
        anew = np.flatnonzero(ended)
        thrift.begin(anew, many.states)
        free_from[anew] = rng.integers(THRIFTY_TURNS, size=len(anew)) + np.array(many.turns)[anew]
    print(f"worker {worker}: {ended_in_all} games in {time.time() - began:.0f} s", flush=True)


def improve(net: Net, before: Net, rows: dict[str, np.ndarray], hold: float) -> None:
    """Add the slopes of one minibatch."""
    inputs, legal = torch.from_numpy(rows["seen"]), legal_of(rows["legal"])
    worths = torch.from_numpy(rows["worths"]).clamp(0, 1)
    with torch.no_grad(), learning():
        old_logits = before(inputs)[0].float()

    def slopes(logits: torch.Tensor, values: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return hold * slopes_to_hold(logits, legal, old_logits)[0], (torch.sigmoid(values) - worths) / len(worths)

    net.slope(inputs, slopes)


def report(nets: list[Net], rows: dict[str, np.ndarray], name: str) -> None:
    """Print the loss of the chance to win, as it was and how much it changed, and how far the policy moved."""
    losses: list[list[np.ndarray]] = [[] for _ in nets]
    moved = []
    with torch.no_grad(), learning():
        for at in range(0, len(rows["won"]), 8192):
            part = {column: rows[column][at : at + 8192] for column in ("seen", "legal", "won")}
            won, logits = torch.from_numpy(part["won"]).float(), []
            for net, of_net in zip(nets, losses, strict=True):
                likes, values = net(torch.from_numpy(part["seen"]))
                logits.append(likes.float())
                loss = nn.functional.binary_cross_entropy_with_logits(values[:, 1].float(), won, reduction="none")
                of_net.append(loss.numpy())
            moved.append(slopes_to_hold(logits[1], legal_of(part["legal"]), logits[0])[1]["kl"])
    first, last = (np.concatenate(of_net) for of_net in losses)
    more = last - first
    print(
        f"{name}: loss {first.mean():.4f} {1000 * more.mean():+.2f} ± {1000 * more.std() / len(more) ** 0.5:.2f}"
        f" thousandths, policy moved {np.mean(moved):.5f}",
        flush=True,
    )


def fit(args: argparse.Namespace) -> None:
    """Fit the values to what was seen."""
    torch.manual_seed(args.seed)
    torch.set_num_threads(1)
    keep_memory()
    rng = np.random.default_rng(args.seed)
    before = load_weights(args.start)
    net = copy.deepcopy(before)
    rows = read_columns(sorted(args.folder.glob("values-*.npz")))
    total = len(rows["won"])
    rest = total - int(total * KEPT_BACK)
    back = {name: column[rest:] for name, column in rows.items()}
    print(f"{rest} positions, {total - rest} kept back", flush=True)
    optimiser = torch.optim.AdamW(net.parameters(), lr=args.lr, eps=1e-5, weight_decay=0.0)
    steps = int(args.epochs * rest / MINIBATCH)
    order = np.concatenate([rng.permutation(rest) for _ in range(math.ceil(args.epochs) + 1)])
    for step in range(steps):
        for group in optimiser.param_groups:
            group["lr"] = args.lr * min(1.0, (step + 1) / 50) * 0.5 * (1 + math.cos(math.pi * step / steps))
        pick = np.sort(order[step * MINIBATCH : (step + 1) * MINIBATCH])
        optimiser.zero_grad(set_to_none=True)
        improve(net, before, {name: column[pick] for name, column in rows.items()}, args.hold)
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimiser.step()
        if (step + 1) % max(1, steps // 4) == 0:
            report([before, net], back, f"{(step + 1) / steps:.2f}")
            save(args.file, net, done={"positions": rest})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--start", type=Path, default=Path("fatsi/engine/weights.npz"), help="weights to begin with")
    parser.add_argument("--minutes", type=float, default=5, help="how long games are played")
    parser.add_argument("--lam", type=float, default=0.93, help="what a turn later counts: 1 is the result alone")
    parser.add_argument("--epochs", type=float, default=2)
    parser.add_argument("--lr", type=float, default=1e-3)
    parser.add_argument("--hold", type=float, default=1.0, help="how much it counts that the policy stays as it is")
    parser.add_argument("--positions", type=Path, help="a folder that lessons.py filled: games also begin there")
    parser.add_argument("--middle", type=float, default=0.3, help="what part of the games begins at those positions")
    parser.add_argument("--thrift", type=float, default=0.3, help="the share of games that keep Power tokens first")
    parser.add_argument("--short", type=float, default=0.0, help="what part of the games has a deck that is cut short")
    parser.add_argument("--others", type=float, default=1.0, help="how often other games than those of four are played")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    if not any(args.folder.glob("values-*.npz")):
        work_side_by_side(work, args)
    fit(args)


if __name__ == "__main__":
    main()
