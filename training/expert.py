"""Learn from the search: it decides better than the policy alone, so the policy learns to choose what the search chose.

Two workers play games. Of some decisions the search makes trials; the policy learns from those, and the values from how
the games went on. As the policy gets better, so do the trials it plays (expert iteration). A checkpoint is written
every minute and taken up again after an interruption.

    python training/expert.py FOLDER [--minutes 60] [--start CHECKPOINT]
"""

from __future__ import annotations

import argparse
import json
import multiprocessing as mp
import time
from pathlib import Path

import numpy as np
import torch
from model import PLAYED, USUAL_KINDS, Net, Player, keep_memory, legal_of, load, save
from torch import nn

from fatsi.engine.encoding.encoder import SIZE
from fatsi.engine.network import worth_of_defeat

WORKERS = 2
SEARCHED = 0.3  # of the decisions
DAMPING = 8  # trials by which an opinion of the search counts half
SHARPNESS = 0.03  # a difference of worth that multiplies a probability by e
LAMBDA = 0.95


class Outlook:
    """The network as the search wants it."""

    def __init__(self, net: Net) -> None:
        self._player = Player(net)

    def judge(self, inputs: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        logits, values = self._player.judge(torch.from_numpy(inputs.copy()))
        return logits.numpy(), torch.sigmoid(values).numpy()


def work(queue, path: Path, nodes: int, turns: int, seed: int) -> None:
    """Play game after game; hand over what was seen, what the search thought of it, and how it went on."""
    from librt.vecs import vec
    from mypy_extensions import u8

    from fatsi.engine.encoding.encoder import encode
    from fatsi.engine.search import Budget, Judge, Search
    from fatsi.engine.selfplay import play_to_decision
    from fatsi.engine.symmetry import view_of
    from fatsi.rules import State
    from fatsi.rules.rng import Rng
    from fatsi.rules.yang import Yang

    torch.set_num_threads(1)
    keep_memory()
    rng = Rng(seed)
    dice = np.random.default_rng(seed)
    row = vec[u8](bytes(SIZE))
    seen = np.frombuffer(row, np.uint8)
    share = np.array([kind.weight for kind in USUAL_KINDS])
    share /= share.sum()
    loaded, judge = 0.0, None
    while True:
        if path.stat().st_mtime != loaded:
            loaded = path.stat().st_mtime
            judge = Judge(Outlook(load(path)[0]))
        kind = int(dice.choice(len(share), p=share))
        search = Search(judge, turns=turns, candidates=6, trust=0.005, least=0.01)
        state = State.new(USUAL_KINDS[kind].setup.dealt(rng))
        turn = play_to_decision(state, rng, state.active)
        rows, masks, targets, weights, values = [], [], [], [], []
        while state.actor is not None:
            encode(state, state.actor, row, 0)
            columns = view_of(state.table.board_colours, state.actor).column_seen
            mask = np.zeros(len(PLAYED), bool)
            mask[[columns[action.index] for action in state.legal()]] = True
            _, both = judge.judge([state])
            target = np.zeros(len(PLAYED), np.float16)
            weight = 0.0
            if dice.random() < SEARCHED:
                budget = Budget(nodes if isinstance(state.stack[-1], Yang) else nodes // 2)
                choices = search.choose(state, rng, budget)
                if choices[0].trials:
                    weight = 1.0
                    for choice, share in zip(choices, improved(choices), strict=True):
                        target[columns[choice.action.index]] = share
            else:
                choices, _ = judge.opinion(state)
            rows.append(seen.copy())
            masks.append(mask)
            targets.append(target)
            weights.append(weight)
            values.append(both[0].copy())
            active = state.active
            state.apply(choices[0].action)
            turn += play_to_decision(state, rng, active)
        won = state.result.won
        defeated = state.defeated / state.incarnations_in_all()
        end = np.array([1.0 if won else worth_of_defeat(turn, defeated), float(won)], np.float32)
        queue.put(
            (
                kind,
                won,
                turn,
                np.stack(rows),
                np.packbits(np.stack(masks), axis=1),
                np.stack(targets),
                np.array(weights, np.float32),
                returns(np.stack(values), end),
            )
        )


def improved(choices) -> np.ndarray:
    """Return the probabilities that the policy should have had: more of what the trials found better.

    What was not tried is taken to be as good as the mean, and an opinion from few trials counts for little.
    """
    prior = np.array([choice.prior for choice in choices])
    trials = np.array([choice.trials for choice in choices], float)
    worth = np.array([choice.worth for choice in choices])
    tried = trials > 0
    mean = float((prior * worth)[tried].sum() / prior[tried].sum())
    gain = np.where(tried, (worth - mean) * trials / (trials + DAMPING), 0.0)
    logits = np.log(np.maximum(prior, 1e-6)) + gain / SHARPNESS
    weights = np.exp(logits - logits.max())
    return weights / weights.sum()


def returns(values: np.ndarray, end: np.ndarray) -> np.ndarray:
    """Return for each decision what came of it: the values of the decisions that followed, the later the less."""
    result = np.empty_like(values)
    result[-1] = end
    for t in reversed(range(len(values) - 1)):
        result[t] = (1 - LAMBDA) * values[t + 1] + LAMBDA * result[t + 1]
    return result


class Memory:
    """The latest games, decision by decision."""

    def __init__(self, size: int) -> None:
        self.seen = np.zeros((size, SIZE), np.uint8)
        self.legal = np.zeros((size, (len(PLAYED) + 7) // 8), np.uint8)
        self.targets = np.zeros((size, len(PLAYED)), np.float16)
        self.weights = np.zeros(size, np.float32)
        self.returns = np.zeros((size, 2), np.float32)
        self.count = 0

    def add(self, *columns: np.ndarray) -> None:
        size = len(self.seen)
        places = (self.count + np.arange(len(columns[0]))) % size
        for store, column in zip(
            (self.seen, self.legal, self.targets, self.weights, self.returns), columns, strict=True
        ):
            store[places] = column
        self.count += len(columns[0])

    def __len__(self) -> int:
        return min(self.count, len(self.seen))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--minutes", type=float, default=600)
    parser.add_argument("--nodes", type=int, default=800)
    parser.add_argument("--turns", type=int, default=4)
    parser.add_argument("--lr", type=float, default=2e-4)
    parser.add_argument("--memory", type=int, default=400_000)
    parser.add_argument("--reuse", type=float, default=4.0, help="how often each decision is learned from")
    parser.add_argument("--minibatch", type=int, default=1024)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(1)
    keep_memory()
    checkpoint = args.folder / "checkpoint.pt"
    net, saved = load(checkpoint if checkpoint.exists() else args.start)
    optimiser = torch.optim.Adam(net.parameters(), lr=args.lr, eps=1e-5)
    done = {"games": 0, "searched": 0, "decisions": 0, "seconds": 0.0}
    recent: list[list[bool]] = [[] for _ in USUAL_KINDS]
    if "searched" in saved.get("done", ()):
        optimiser.load_state_dict(saved["optimiser"])
        done, recent = saved["done"], saved["recent"]
    for group in optimiser.param_groups:
        group["lr"] = args.lr
    memory = Memory(args.memory)
    save(checkpoint, net, optimiser=optimiser.state_dict(), done=done, recent=recent)
    context = mp.get_context("spawn")
    queue = context.Queue()
    for number in range(WORKERS):
        seed = args.seed * 1000 + done["games"] * WORKERS + number
        context.Process(target=work, args=(queue, checkpoint, args.nodes, args.turns, seed), daemon=True).start()
    began = reported = time.time()
    owed = 0.0
    lengths: list[int] = []
    watched: list[tuple[float, float, float]] = []
    while time.time() - began < args.minutes * 60:
        kind, won, turn, *columns = queue.get()
        memory.add(*columns)
        recent[kind] = [*recent[kind], won][-200:]
        lengths = [*lengths, turn][-400:]
        done["games"] += 1
        done["searched"] += int(columns[3].sum())
        done["decisions"] += len(columns[0])
        owed += args.reuse * len(columns[0])
        while owed > args.minibatch and len(memory) > 8 * args.minibatch:
            owed -= args.minibatch
            watched.append(learn(net, optimiser, memory, args.minibatch))
        if time.time() - reported > 60:
            done["seconds"] += time.time() - reported
            reported = time.time()
            means = np.mean(watched, axis=0) if watched else np.zeros(3)
            watched = []
            row = {
                **{k: round(v, 1) for k, v in done.items()},
                "policy": round(float(means[0]), 4),
                "agreed": round(float(means[1]), 4),
                "value": round(float(means[2]), 4),
                "turns": round(float(np.mean(lengths)), 2),
                "won": {USUAL_KINDS[n].name: [sum(r), len(r)] for n, r in enumerate(recent) if r},
            }
            with (args.folder / "log.jsonl").open("a") as log:
                log.write(json.dumps(row) + "\n")
            save(checkpoint, net, optimiser=optimiser.state_dict(), done=done, recent=recent)


def learn(net: Net, optimiser: torch.optim.Optimizer, memory: Memory, size: int) -> tuple[float, float, float]:
    """Take one step; return the policy's loss, how often it chooses like the search, and the error of the worth."""
    pick = np.random.randint(0, len(memory), size)
    weights = torch.from_numpy(memory.weights[pick])
    targets = torch.from_numpy(memory.targets[pick]).float()
    wanted = torch.from_numpy(memory.returns[pick])
    watched = [0.0, 0.0, 0.0]

    def slopes(logits: torch.Tensor, values: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        logp = torch.log_softmax(torch.where(legal_of(memory.legal[pick]), logits, -1e9), dim=1).clamp_(min=-60.0)
        share = weights / weights.sum().clamp(min=1.0)
        error = torch.sigmoid(values) - wanted.clamp(0, 1)
        watched[0] = float(-((targets * logp).sum(1) * share).sum())
        watched[1] = float(((targets.argmax(1) == logp.argmax(1)).float() * share).sum())
        watched[2] = float((error[:, 0] ** 2).mean())
        return (torch.exp(logp) - targets) * share[:, None], error * (0.5 / size)

    optimiser.zero_grad(set_to_none=True)
    net.slope(torch.from_numpy(memory.seen[pick]), slopes)
    nn.utils.clip_grad_norm_(net.parameters(), 1.0)
    optimiser.step()
    return watched[0], watched[1], watched[2]


if __name__ == "__main__":
    main()
