"""Learn to play by playing: proximal policy optimisation on games of the whole team.

Two worker processes play many games side by side with the present network, while the main process improves it on what
they saw, did and won before. A checkpoint is written every few iterations and taken up again after an interruption.

    python training/ppo.py FOLDER [--minutes 60]
"""

from __future__ import annotations

import argparse
import copy
import gc
import json
import multiprocessing as mp
import time
from dataclasses import dataclass
from pathlib import Path

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
    load,
    load_weights,
    save,
    starts_of,
)
from thrift import Thrift, thrifty
from torch import nn

from fatsi.engine.encoding.encoder import SIZE
from fatsi.engine.input_batch import InputBatch
from fatsi.engine.network import Network, worth_of_defeat
from fatsi.engine.selfplay import Deal, ManyGames

WORKERS = 2
CLEAR = 0.97  # a choice is clear if the policy gives one action this probability
CLEAR_ONES_KEPT = 0.25
# Steps follow luck as much as reason, so that the weights wander; their mean over about so many iterations plays better
# than any of them (at first over half of those that there are, so that the beginning is forgotten).
MEAN_OVER = 40
REMEMBERED = 1000  # games of each kind whose results say how well it is played


@dataclass
class Orders:
    """What the workers need for the next batch."""

    half: int
    weights: dict[str, np.ndarray]
    shares: list[float]


class Buffer:
    """What was seen and done in one batch of one worker, in memory that both processes share."""

    def __init__(self, steps: int, games: int) -> None:
        def shared(*shape: int, dtype: torch.dtype) -> torch.Tensor:
            return torch.zeros(shape, dtype=dtype).share_memory_()

        self.seen = shared(steps, games, SIZE, dtype=torch.uint8)
        self.legal = shared(steps, games, (len(PLAYED) + 7) // 8, dtype=torch.uint8)
        self.acts = shared(steps, games, dtype=torch.int64)
        self.logps = shared(steps, games, dtype=torch.float32)
        self.sure = shared(steps, games, dtype=torch.float32)  # the probability of the likeliest action
        self.advantages = shared(steps, games, dtype=torch.float32)
        self.returns = shared(steps, games, 2, dtype=torch.float32)

    def columns(self) -> list[np.ndarray]:
        parts = (self.seen, self.legal, self.acts, self.logps, self.advantages, self.returns, self.sure)
        return [part.reshape(-1, *part.shape[2:]).numpy() for part in parts]


def work(pipe, buffers: list[Buffer], seed: int, args: argparse.Namespace) -> None:
    """Play batch after batch, as ordered."""
    gc.freeze()
    gc.set_threshold(100_000)  # states are freed without it
    deals = [Deal(kind.setup, kind.incarnations) for kind in KINDS]
    starts_and_share = starts_of(args, seed)
    many = None
    steps, games = buffers[0].acts.shape
    batch = InputBatch(games)
    seen = np.frombuffer(memoryview(batch.inputs), np.uint8).reshape(games, SIZE)
    starts = np.frombuffer(memoryview(batch.starts), np.int32)
    columns = np.frombuffer(memoryview(batch.columns), np.int32)
    legal = np.zeros((games, len(PLAYED)), np.uint8)
    rng = np.random.default_rng(seed)
    thrift = Thrift(games, args.thrift, rng) if args.thrift else None
    values = np.empty((steps + 1, games, 2), np.float32)
    ended = np.zeros((steps, games), np.int8)
    worth = np.zeros((steps, games, 2), np.float32)  # of the games that ended
    while (orders := pipe.recv()) is not None:
        network = Network(orders.weights)
        for deal, share in zip(deals, orders.shares, strict=True):
            deal.weight = share
        if many is None:
            many = ManyGames(games, deals, seed, *starts_and_share)
            if thrift is not None:
                thrift.begin(np.arange(games), many.states)
        buffer = buffers[orders.half]
        lengths: list[int] = []
        for t in range(steps + 1):
            batch.fill(many.states)
            logits, values[t] = network.judge(batch)
            if t == steps:
                break
            if thrift is not None:
                logits = thrifty(logits, batch, many.states, thrift.chances)
            rows = np.repeat(np.arange(games), np.diff(starts))
            legal[:] = 0
            legal[rows, columns[: len(rows)]] = 1
            chosen, logp, sure = draw(logits, starts, rows, rng)
            buffer.seen[t] = torch.from_numpy(seen)
            buffer.legal[t] = torch.from_numpy(np.packbits(legal, axis=1))
            buffer.acts[t] = torch.from_numpy(columns[chosen].astype(np.int64))
            buffer.logps[t] = torch.from_numpy(logp)
            buffer.sure[t] = torch.from_numpy(sure)
            ended[t], lasted, gone, defeated = many.play(columns[chosen].tolist())
            lengths += [turns for turns in lasted if turns]
            if thrift is not None:
                thrift.begin(np.flatnonzero(ended[t]), many.states)
            won = ended[t] == 2
            for n in np.flatnonzero(ended[t]):
                worth[t, n, 0] = 1.0 if won[n] else worth_of_defeat(gone[n], defeated[n])
            worth[t, :, 1] = won
        last = np.zeros((games, 2), np.float32)
        for t in reversed(range(steps)):
            over = (ended[t] > 0)[:, None]
            last = np.where(over, worth[t], values[t + 1] + args.lam * last) - values[t]
            buffer.advantages[t] = torch.from_numpy(last[:, 0].copy())
            buffer.returns[t] = torch.from_numpy((last + values[t]).astype(np.float32))
        pipe.send((many.take_results(), lengths))


def draw(
    logits: np.ndarray, starts: np.ndarray, rows: np.ndarray, rng: np.random.Generator
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return the place of an action drawn for each row, the logarithm of its probability, and the likeliest one's."""
    first = starts[:-1]
    noisy = logits + rng.gumbel(size=len(logits)).astype(np.float32)
    chosen = np.flatnonzero(noisy == np.maximum.reduceat(noisy, first)[rows])
    if len(chosen) != len(first):  # two equal ones
        chosen = chosen[np.unique(rows[chosen], return_index=True)[1]]
    z = logits - np.maximum.reduceat(logits, first)[rows]
    total = np.add.reduceat(np.exp(z), first)
    return chosen, z[chosen] - np.log(total), 1 / total


class Teams:
    """The workers: their pipes, and two buffers each, one to fill while the other is learned from."""

    def __init__(self, args: argparse.Namespace, seed: int) -> None:
        context = mp.get_context("spawn")
        self.buffers = [[Buffer(args.steps, args.games) for _ in range(2)] for _ in range(WORKERS)]
        self.pipes = []
        self.half = 0
        for number in range(WORKERS):
            ours, theirs = context.Pipe()
            context.Process(
                target=work,
                args=(theirs, self.buffers[number], seed + number, args),
                daemon=True,
            ).start()
            self.pipes.append(ours)

    def order(self, net: Net, shares: list[float]) -> None:
        weights = {name: value.detach().numpy().copy() for name, value in net.named_parameters()}
        for pipe in self.pipes:
            pipe.send(Orders(self.half, weights, shares))
        self.half = 1 - self.half

    def results(self) -> tuple[list[tuple[int, bool]], list[int]]:
        """Wait for what was ordered; return kind and result of each finished game, and how long they lasted."""
        games: list[tuple[int, bool]] = []
        lengths: list[int] = []
        for pipe in self.pipes:
            ended, lasted = pipe.recv()
            games += ended
            lengths += lasted
        return games, lengths

    def dismiss(self) -> None:
        """Let the workers end what was ordered, and go."""
        self.results()
        for pipe in self.pipes:
            pipe.send(None)

    def batch(self, *, values_only: bool) -> list[np.ndarray]:
        """Return the columns of the buffers that are not being filled, for the values alone or for the policy, too."""
        parts = [buffers[self.half].columns() for buffers in self.buffers]
        sure = np.concatenate([part.pop() for part in parts])
        # Learning takes longer than playing. Most choices are clear to the policy; they teach it little. Values are
        # much the same from one decision to the next, so that games count, not decisions.
        some = np.random.random(len(sure)) < CLEAR_ONES_KEPT
        kept = np.flatnonzero(some if values_only else some | (sure < CLEAR))
        return [np.concatenate(column)[kept] for column in zip(*parts, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--start", type=Path, help="weights to begin with, such as fatsi/engine/weights.npz")
    parser.add_argument("--minutes", type=float, default=600)
    parser.add_argument("--games", type=int, default=512)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--minibatch", type=int, default=2048)
    parser.add_argument("--hidden", type=int, nargs=2, default=(256, 256))
    parser.add_argument("--entropy", type=float, default=0.001)
    parser.add_argument("--lr", type=float, default=2e-4)
    parser.add_argument("--kl", type=float, default=0.01, help="how far one iteration may change the policy")
    parser.add_argument("--lam", type=float, default=0.95)
    parser.add_argument("--players", type=int, nargs="*", default=[1, 2, 3, 4], help="numbers of players to practise")
    add_starts(parser)
    parser.add_argument(
        "--values-first",
        type=int,
        default=0,
        help="for so many iterations, only the last layer of the values is learned",
    )
    parser.add_argument("--values-only", action="store_true", help="hold the policy where it is")
    parser.add_argument(
        "--thrift", type=float, default=0.0, help="the share of games that keep Power tokens (thrift.py)"
    )
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(args.seed)
    torch.set_num_threads(1)
    keep_memory()
    done = {"iterations": 0, "games": 0, "decisions": 0, "seconds": 0.0}
    checkpoint = args.folder / "checkpoint.pt"
    saved = {}
    if checkpoint.exists():
        net, saved = load(checkpoint)
    elif args.start is not None:
        net = load_weights(args.start)
    else:
        net = Net(*args.hidden)
    mean = copy.deepcopy(net)
    if "mean" in saved:
        mean.load_state_dict(saved["mean"])
    optimiser = torch.optim.Adam(net.parameters(), lr=args.lr, eps=1e-5)
    judging = torch.optim.Adam(net.value.parameters(), lr=1e-3, eps=1e-5)
    held = copy.deepcopy(net) if args.values_only else None
    if "optimiser" in saved:
        optimiser.load_state_dict(saved["optimiser"])
    done = saved.get("done", done)
    recent = saved.get("recent", [])
    if len(recent) != len(KINDS):
        recent = [[] for _ in KINDS]
    rate = args.lr
    teams = Teams(args, args.seed * 1000 + done["iterations"] * 2)
    began = time.time()
    teams.order(net, shares(recent, args))
    lengths: list[int] = []
    while time.time() - began < args.minutes * 60:
        start = time.time()
        games, lasted = teams.results()
        lengths = (lengths + lasted)[-5000:]
        for kind, won in games:
            recent[kind].append(won)
        recent = [results[-REMEMBERED:] for results in recent]
        # The workers play on with the present network while it is improved.
        teams.order(net, shares(recent, args))
        collected = time.time()
        batch = teams.batch(values_only=args.values_only)
        for group in optimiser.param_groups:
            group["lr"] = rate
        is_first = done["iterations"] < args.values_first
        losses = improve(net, judging if is_first else optimiser, batch, args, held)
        # The policy should move by about as much each time; what it was sampled from is one step behind.
        if losses["kl"] > 1.5 * args.kl:
            rate /= 1.1
        elif losses["kl"] < args.kl / 1.5:
            rate *= 1.1
        rate = min(3 * args.lr, max(args.lr / 3, rate))
        move_towards(mean, net, max(1 / MEAN_OVER, 2 / (done["iterations"] + 2)))
        done["iterations"] += 1
        done["decisions"] += WORKERS * args.steps * args.games
        done["games"] += len(games)
        done["seconds"] += time.time() - start
        if done["iterations"] % 10 == 0:
            row = {
                **{k: round(v, 1) for k, v in done.items()},
                "collect": round(collected - start, 2),
                "learn": round(time.time() - collected, 2),
                "lr": round(rate, 6),
                **{k: round(v, 4) for k, v in losses.items()},
                "learned": len(batch[2]),
                "turns": round(sum(lengths) / max(1, len(lengths)), 2),
                "won": {KINDS[n].name: round(100 * sum(r) / len(r), 1) for n, r in enumerate(recent) if r},
            }
            with (args.folder / "log.jsonl").open("a") as log:
                log.write(json.dumps(row) + "\n")
        is_last = time.time() - began >= args.minutes * 60
        if is_last or done["iterations"] % 10 == 0:
            save(checkpoint, net, mean=mean.state_dict(), optimiser=optimiser.state_dict(), done=done, recent=recent)
            save(args.folder / "mean.pt", mean, done=done)
    teams.dismiss()


def move_towards(mean: Net, net: Net, part: float) -> None:
    """Move the weights of one network a part of the way to those of another."""
    with torch.no_grad():
        for one, other in zip(mean.parameters(), net.parameters(), strict=True):
            one.lerp_(other, part)


def shares(recent: list[list[bool]], args: argparse.Namespace) -> list[float]:
    """Return how often each kind of game is to be played: games in doubt teach most."""
    result = []
    for kind, games in zip(KINDS, recent, strict=True):
        won = (sum(games) + 1) / (len(games) + 2)
        # What is always lost teaches by the ghosts that are gone.
        share = kind.weight * (0.2 + 3 * won * (1 - won)) * (1.0 if kind.is_main else args.others)
        result.append(share if kind.players in args.players else 0.0)
    return result


def slopes_of(
    logits: torch.Tensor,
    legal: torch.Tensor,
    acts: torch.Tensor,
    logps: torch.Tensor,
    gains: torch.Tensor,
    entropy_bonus: float,
) -> tuple[torch.Tensor, dict[str, float]]:
    """Return the slope of the clipped objective by each logit, and what is to be watched.

    By hand it takes a third of the time of automatic differentiation: there are 379 columns and six legal actions.
    """
    rows = torch.arange(len(acts))
    logp = torch.log_softmax(torch.where(legal, logits, -1e9), dim=1).clamp_(min=-60.0)  # exp is slow below
    p = torch.exp(logp)
    entropy = -(p * logp).sum(1)
    log_ratio = logp[rows, acts] - logps
    ratio = torch.exp(log_ratio)
    moving = torch.where(gains > 0, ratio < 1.2, ratio > 0.8)
    # A rare action that turned out badly may have become many times as likely since: it must not outweigh all others.
    push = torch.where(moving, ratio.clamp(max=3.0) * gains, 0.0)
    slopes = (logp + entropy[:, None]).mul_(entropy_bonus).add_(push[:, None]).mul_(p)
    slopes[rows, acts] -= push
    slopes /= len(acts)
    return slopes, {"kl": float((ratio - 1 - log_ratio).mean()), "entropy": float(entropy.mean())}


def slopes_to_hold(
    logits: torch.Tensor, legal: torch.Tensor, before: torch.Tensor
) -> tuple[torch.Tensor, dict[str, float]]:
    """Return the slope by each logit of how far the policy is from the one before, and what is to be watched."""
    logp, logq = (torch.log_softmax(torch.where(legal, x, -1e9), dim=1).clamp_(min=-60.0) for x in (logits, before))
    p, q = torch.exp(logp), torch.exp(logq)
    watched = {"kl": float((q * (logq - logp)).sum(1).mean()), "entropy": float(-(p * logp).sum(1).mean())}
    return (p - q) / len(logits), watched


def improve(
    net: Net, optimiser: torch.optim.Optimizer, batch: list[np.ndarray], args, held: Net | None
) -> dict[str, float]:
    """Take a batch some times, in small parts, a step each; return the means of what is to be watched.

    With a network to hold the policy at, only the values are learned.
    """
    seen, legal, *rest = batch
    acts, logps, advantages, returns = (torch.from_numpy(column) for column in rest)
    # Both are measured by the spread of the advantages. When all games are lost early, that is a hundredth: without it
    # the values would be learned a hundred times as slowly as the policy, which then follows noise.
    spread = float(advantages.std()) + 1e-6
    advantages = (advantages - advantages.mean()) / spread
    value_weight = 0.5 / spread if held is None else 0.5
    explained = 1 - float(torch.from_numpy(batch[4]).var() / (returns[:, 0].var() + 1e-9))
    totals = {"value": 0.0, "entropy": 0.0, "kl": 0.0}
    count = 0
    for _ in range(args.epochs):
        order = np.random.permutation(len(acts))
        for at in range(0, len(acts) - args.minibatch + 1, args.minibatch):
            pick = order[at : at + args.minibatch]
            inputs = torch.from_numpy(seen[pick])
            before = None
            if held is not None:
                with torch.no_grad(), learning():
                    before = held(inputs)[0]

            def slopes(
                logits: torch.Tensor, values: torch.Tensor, pick=pick, before=before
            ) -> tuple[torch.Tensor, torch.Tensor]:
                may = legal_of(legal[pick])
                if before is None:
                    by_logit, watched = slopes_of(logits, may, acts[pick], logps[pick], advantages[pick], args.entropy)
                else:
                    by_logit, watched = slopes_to_hold(logits, may, before)
                error = torch.sigmoid(values) - returns[pick].clamp(0, 1)
                watched["value"] = float((error[:, 1] ** 2).mean())
                for name, amount in watched.items():
                    totals[name] += amount
                return by_logit, error * (value_weight / len(pick))

            net.zero_grad(set_to_none=True)
            net.slope(inputs, slopes)
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()
            count += 1
    return {**{k: v / max(1, count) for k, v in totals.items()}, "explained": explained}


if __name__ == "__main__":
    main()
