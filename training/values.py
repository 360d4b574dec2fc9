"""Learn the values of a policy from trials: play its games, look some turns ahead from what is seen, and fit them.

    python training/values.py FILE.pt FOLDER --start WEIGHTS [--minutes 5] [--positions LESSONS]

The folder keeps what was seen in the games, and a second run uses it again. What a position should be worth is what the
network thinks a few turns later, on average over trials that the policy plays on, or the result where the game ends
before (TD). The result of the whole game says the same with a hundred times as much luck in it (decision 23).

The fit takes all positions some times, with a rate that falls to zero: steps after each few games follow their luck
(decision 22). The policy is held where it is. Of the positions that are kept back, two things are printed, before and
after: how far the values are from what the trials say, and the logarithmic loss of the chance to win.

A part of the choices is made boldly (`--bold`), as a search also judges what follows poor ones. In some games Power
tokens are kept at first, so that later turns with tokens in the hand are seen, too (`thrift.py`). Only what comes after
that is noted: a policy that must not spend its tokens plays worse, and the values would take that for the fault of the
tokens.
"""

from __future__ import annotations

import argparse
import copy
import gc
import math
import os
import time
from collections import defaultdict
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import numpy as np
import torch
from model import (
    KINDS,
    PLAYED,
    Net,
    add_starts,
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
from fatsi.engine.judge import BATCH, CAUTION, Judge
from fatsi.engine.network import Floats, Network, worth_of_defeat
from fatsi.engine.playouts import play_out, turns_of_boards
from fatsi.engine.search import CARE
from fatsi.engine.selfplay import Deal, ManyGames
from fatsi.engine.trials import Trial
from fatsi.rules import State

GAMES = 256
ROWS = 50_000
KEPT_BACK = 0.05
MINIBATCH = 4096
# How often a position is noted: at the beginning of a turn, where the search judges, and at other decisions, where the
# policy is held.
NOTED = 0.6
NOTED_BETWEEN = 0.08
THRIFTY_TURNS = 80  # of boards: tokens are kept for at most so many


class Positions:
    """Positions of games side by side: what was seen, what trials say that it is worth, and how the game ended."""

    def __init__(self) -> None:
        self._of_game: list[list[int]] = [[] for _ in range(GAMES)]
        self._free = list(range(ROWS))
        self._done: list[int] = []
        self.seen = np.zeros((ROWS, SIZE), np.uint8)
        self.legal = np.zeros((ROWS, (len(PLAYED) + 7) // 8), np.uint8)
        self.worths = np.zeros((ROWS, 2), np.float32)
        self.won = np.zeros(ROWS, np.bool_)

    @property
    def is_full(self) -> bool:
        return len(self._free) < GAMES

    def note(self, place: int, seen: np.ndarray, columns: np.ndarray, worths: np.ndarray) -> None:
        """Note a decision of a game, and what it is worth."""
        row = self._free.pop()
        self._of_game[place].append(row)
        self.seen[row] = seen
        mask = np.zeros(len(PLAYED), np.uint8)
        mask[columns] = 1
        self.legal[row] = np.packbits(mask)
        self.worths[row] = worths

    def end(self, place: int, *, is_won: bool) -> None:
        """Say how a game ended."""
        self.won[self._of_game[place]] = is_won
        self._done += self._of_game[place]
        self._of_game[place] = []

    def write(self, path: Path) -> None:
        """Write the rows of games that are over, and make room."""
        new = path.with_suffix(".new")
        with new.open("wb") as file:
            columns = {name: getattr(self, name)[self._done] for name in ("seen", "legal", "worths", "won")}
            np.savez(file, **columns)
        new.rename(path)
        self._free += self._done
        self._done = []


def look_ahead(
    judge: Judge, states: list[State], incarnations: list[int], args: argparse.Namespace, seed: int
) -> Floats:
    """Return the two values of each position some turns later, on average over some trials."""
    trials = [Trial(state.copy(), n, seed + n, luck) for n, state in enumerate(states) for luck in range(args.trials)]
    as_far: dict[int, list[Trial]] = defaultdict(list)
    for trial in trials:
        as_far[turns_of_boards(trial.state, args.turns)].append(trial)
    for turns, together in as_far.items():
        play_out(judge, together, turns, CARE if args.care else None)
    result = np.zeros((len(states), 2), np.float32)
    for trial in trials:
        if trial.is_over:
            lost = worth_of_defeat(trial.gone, trial.state.defeated / incarnations[trial.candidate])
            result[trial.candidate] += (1.0, 1.0) if trial.is_won else (lost, 0.0)
    there = [trial for trial in trials if not trial.is_over]
    for at in range(0, len(there), BATCH):
        part = there[at : at + BATCH]
        values = judge.judge([trial.state for trial in part], are_actions_judged=False)[1]
        np.add.at(result, [trial.candidate for trial in part], values)
    return result / args.trials


def work(args: argparse.Namespace, worker: int) -> None:
    """Let the policy play, and write what was seen and what trials say that it is worth."""
    gc.freeze()
    gc.set_threshold(100_000)  # states are freed without it
    network = Network.load(args.start)
    judge = Judge(network)
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
    positions, batch, number, ended_in_all = Positions(), InputBatch(GAMES), 0, 0
    turns_before = np.full(GAMES, -1)
    began = time.time()
    is_time_left = True
    while is_time_left:
        is_time_left = time.time() - began < args.minutes * 60
        if positions.is_full or not is_time_left:
            positions.write(args.folder / f"values-{worker}-{number:05d}.npz")
            number += 1
        batch.fill(many.states)
        logits, _ = network.judge(batch)
        starts = np.frombuffer(memoryview(batch.starts), np.int32)
        columns = np.frombuffer(memoryview(batch.columns), np.int32)[: len(logits)]
        seen = np.frombuffer(memoryview(batch.inputs), np.uint8).reshape(GAMES, SIZE)
        turns = np.array(many.turns)
        is_free = ~has_tokens[many.deal_of] | (turns >= free_from)
        thrift.chances[is_free] = -1.0
        often = np.where(turns != turns_before, NOTED, NOTED_BETWEEN)
        noted = np.flatnonzero((rng.random(GAMES) < often) & (thrift.chances < 0)).tolist()
        turns_before = turns
        worths = look_ahead(
            judge,
            [many.states[place] for place in noted],
            [deals[many.deal_of[place]].incarnations for place in noted],
            args,
            int(rng.integers(1 << 62)),
        )
        for place, worth in zip(noted, worths, strict=True):
            positions.note(place, seen[place], columns[starts[place] : starts[place + 1]], worth)
        rows = np.repeat(np.arange(GAMES), np.diff(starts))
        likes = thrifty(logits, batch, many.states, thrift.chances)
        is_bold = rng.random(GAMES) < args.bold
        chosen = draw(np.where(is_bold[rows], likes / CAUTION, likes), starts, rows, rng)[0]
        ended, *_ = many.play(columns[chosen].tolist())
        anew = np.flatnonzero(ended)
        for place in anew.tolist():
            positions.end(place, is_won=ended[place] == 2)
        ended_in_all += len(anew)
        turns_before[anew] = -1
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
    """Print how far the values are from the trials, and the loss of the chance to win, as they were and changed."""
    far: list[list[np.ndarray]] = [[] for _ in nets]
    losses: list[list[np.ndarray]] = [[] for _ in nets]
    moved = []
    with torch.no_grad(), learning():
        for at in range(0, len(rows["won"]), 8192):
            part = {column: rows[column][at : at + 8192] for column in rows}
            won, worths = torch.from_numpy(part["won"]).float(), torch.from_numpy(part["worths"])
            logits = []
            for number, net in enumerate(nets):
                likes, values = net(torch.from_numpy(part["seen"]))
                logits.append(likes.float())
                chances = values[:, 1].float()
                loss = nn.functional.binary_cross_entropy_with_logits(chances, won, reduction="none")
                losses[number].append(loss.numpy())
                far[number].append(((torch.sigmoid(chances) - worths[:, 1]) ** 2).numpy())
            moved.append(slopes_to_hold(logits[1], legal_of(part["legal"]), logits[0])[1]["kl"])
    first, last = (np.concatenate(of_net) for of_net in losses)
    more = last - first
    distances = [math.sqrt(np.concatenate(of_net).mean()) for of_net in far]
    print(
        f"{name}: from trials {distances[0]:.4f} {distances[1]:.4f}, loss {first.mean():.4f} {1000 * more.mean():+.2f}"
        f" ± {1000 * more.std() / len(more) ** 0.5:.2f} thousandths, policy moved {np.mean(moved):.5f}",
        flush=True,
    )


def fit(args: argparse.Namespace) -> None:
    """Fit the values to what was seen."""
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.workers)
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
    steps = max(1, int(args.epochs * rest / MINIBATCH))
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
    parser.add_argument("--turns", type=int, default=2, help="how far ahead trials look")
    parser.add_argument("--trials", type=int, default=2, help="how many for each position")
    parser.add_argument("--care", action="store_true", help="play trials with care: values of a team that thinks")
    parser.add_argument("--bold", type=float, default=0.1, help="what part of the choices is made boldly")
    parser.add_argument("--epochs", type=float, default=2)
    parser.add_argument("--lr", type=float, default=1e-3)
    parser.add_argument("--hold", type=float, default=1.0, help="how much it counts that the policy stays as it is")
    add_starts(parser)
    parser.add_argument("--thrift", type=float, default=0.3, help="the share of games that keep Power tokens first")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    if not any(args.folder.glob("values-*.npz")):
        work_side_by_side(work, args)
    fit(args)


if __name__ == "__main__":
    main()
