"""Learn to play by playing: proximal policy optimisation on games of the whole team, with a growing deck.

Two worker processes play many games side by side with the present network and hand over what was seen, done and won;
the main process improves the network. A checkpoint is written every few iterations and taken up again after an
interruption.

    python training/ppo.py FOLDER [--minutes 60]
"""

from __future__ import annotations

import argparse
import json
import multiprocessing as mp
import os
import time
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")  # threads that wait for each other starve on a busy machine
import numpy as np
import torch
from torch import nn

from fatsi.engine.encoding.encoder import NAMES, SCALES, SIZE
from fatsi.engine.symmetry import COLUMNS
from fatsi.rules import Setup

PLAYED = np.array(COLUMNS)
ADAM_LR = 3e-4
LONG_GAME = 50  # turns


class Net(nn.Module):
    def __init__(self, hidden: int = 256, second: int = 256) -> None:
        super().__init__()
        self.first = nn.Linear(SIZE, hidden)
        self.second = nn.Linear(hidden, second)
        self.policy = nn.Linear(second, len(PLAYED))
        self.value = nn.Linear(second, 1)
        nn.init.normal_(self.policy.weight, std=0.01)
        nn.init.zeros_(self.policy.bias)
        nn.init.normal_(self.value.weight, std=0.01)
        self.register_buffer("scale", torch.tensor(SCALES, dtype=torch.float32))

    def forward(self, inputs: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        x = torch.relu(self.first(inputs * self.scale))
        x = torch.relu(self.second(x))
        return self.policy(x), self.value(x).squeeze(-1)


def deals():
    from fatsi.engine.selfplay import Deal

    return [
        Deal(Setup(players=players, difficulty=difficulty, white_moon=moon), 0, 2)
        for players, difficulty, moon in KINDS
    ]


DIFFICULTIES = ("initiation", "normal", "nightmare", "hell")
KINDS = [
    (players, difficulty, moon) for moon in (False, True) for players in (4, 3, 2, 1) for difficulty in DIFFICULTIES
]
DEAL_NAMES = [f"{players}{difficulty[:3]}{'-moon' if moon else ''}" for players, difficulty, moon in KINDS]
# How often each kind of game is played: most often the one with four players.
WEIGHTS = [(4.0 if players == 4 else 0.7) * (0.3 if moon else 1.0) for players, _, moon in KINDS]


def worker(conn, number: int, games: int, steps: int, seed: int) -> None:
    from librt.vecs import vec
    from mypy_extensions import u8

    from fatsi.engine.selfplay import ManyGames

    torch.set_num_threads(1)
    net = Net(*conn.recv())
    their_deals = deals()
    many = None
    inputs = vec[u8](bytes(games * SIZE))
    mask = vec[u8](bytes(games * len(PLAYED)))
    seen = np.frombuffer(inputs, np.uint8).reshape(games, SIZE)
    legal = np.frombuffer(mask, np.uint8).reshape(games, len(PLAYED))
    rng = np.random.default_rng(seed)
    turns = np.zeros(games, np.int64)
    while True:
        message = conn.recv()
        if message is None:
            return
        weights, curriculum, lam, consolation = message
        net.load_state_dict(weights)
        for deal, (weight, shortest, longest) in zip(their_deals, curriculum, strict=True):
            deal.weight, deal.shortest, deal.longest = weight, int(shortest), int(longest)
        if many is None:
            many = ManyGames(games, their_deals, seed)
        obs = np.empty((steps, games, SIZE), np.uint8)
        masks = np.empty((steps, games, len(PLAYED)), bool)
        acts = np.empty((steps, games), np.int64)
        logps = np.empty((steps, games), np.float32)
        values = np.empty((steps + 1, games), np.float32)
        ended = np.zeros((steps, games), np.int8)
        worth = np.zeros((steps, games), np.float32)  # of the games that ended
        for t in range(steps + 1):
            many.observe(inputs, mask)
            with torch.no_grad():
                logits, value = net(torch.from_numpy(seen.astype(np.float32)))
            values[t] = torch.sigmoid(value).numpy()
            if t == steps:
                break
            obs[t] = seen
            masks[t] = legal > 0
            z = np.where(masks[t], logits.numpy(), -1e9)
            z -= z.max(1, keepdims=True)
            logp = z - np.log(np.exp(z).sum(1, keepdims=True))
            chosen = (logp + rng.gumbel(size=z.shape)).argmax(1)
            acts[t] = chosen
            logps[t] = logp[np.arange(games), chosen]
            before = [state.active for state in many.states]
            ended[t] = many.play(chosen.tolist())
            turns += np.array([state.active for state in many.states]) != np.array(before)
            worth[t] = np.where(ended[t] == 2, 1.0, consolation * np.minimum(1.0, turns / LONG_GAME))
            turns[ended[t] > 0] = 0
        advantages = np.empty((steps, games), np.float32)
        last = np.zeros(games, np.float32)
        for t in reversed(range(steps)):
            over = ended[t] > 0
            following = np.where(over, worth[t], values[t + 1])
            delta = following - values[t]
            last = delta + lam * np.where(over, 0.0, last)
            advantages[t] = last
        returns = advantages + values[:-1]
        flat = steps * games
        conn.send(
            (
                obs.reshape(flat, SIZE),
                np.packbits(masks.reshape(flat, -1), axis=1),
                acts.ravel(),
                logps.ravel(),
                advantages.ravel(),
                returns.ravel(),
                many.take_results(),
            )
        )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=600)
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--minibatch", type=int, default=4096)
    parser.add_argument("--hidden", type=int, nargs=2, default=(256, 256))
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--lr", type=float, default=ADAM_LR)
    parser.add_argument("--lam", type=float, default=0.95)
    parser.add_argument("--consolation", type=float, default=0.0, help="what a long game that was lost is worth")
    parser.add_argument("--full", action="store_true", help="play full decks only")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(args.seed)
    net = Net(*args.hidden)
    optimiser = torch.optim.Adam(net.parameters(), lr=args.lr, eps=1e-5)
    done = {"iterations": 0, "games": 0, "decisions": 0, "seconds": 0.0}
    curriculum = [[weight, 0, 2] for weight in WEIGHTS]
    checkpoint = args.folder / "checkpoint.pt"
    if checkpoint.exists():
        saved = torch.load(checkpoint, weights_only=False)
        if tuple(saved["names"]) == NAMES:
            net.load_state_dict(saved["net"])
            optimiser.load_state_dict(saved["optimiser"])
        else:
            adopt(net, saved)
        done, curriculum = saved["done"], saved["curriculum"] + curriculum[len(saved["curriculum"]) :]
    for group in optimiser.param_groups:
        group["lr"] = args.lr
    context = mp.get_context("spawn")
    pipes = []
    for number in range(2):
        ours, theirs = context.Pipe()
        context.Process(
            target=worker,
            args=(theirs, number, args.games, args.steps, args.seed * 1000 + done["iterations"] * 2 + number),
            daemon=True,
        ).start()
        ours.send(tuple(args.hidden))
        pipes.append(ours)
    torch.set_num_threads(1)
    recent = [[] for _ in KINDS]
    recent_full = [[] for _ in KINDS]
    began = time.time()
    send(pipes, net, curriculum, args.lam, args.consolation)
    while time.time() - began < args.minutes * 60:
        start = time.time()
        parts = [pipe.recv() for pipe in pipes]
        # The workers play on with the present network while it is improved.
        send(pipes, net, curriculum, args.lam, args.consolation)
        collected = time.time()
        obs, masks, acts, logps, advantages, returns = (np.concatenate([part[k] for part in parts]) for k in range(6))
        for part in parts:
            for _, deal, is_full, won in part[6]:
                recent[deal].append(won)
                if is_full:
                    recent_full[deal].append(won)
                done["games"] += 1
        losses = improve(net, optimiser, obs, masks, acts, logps, advantages, returns, args)
        done["iterations"] += 1
        done["decisions"] += len(acts)
        done["seconds"] += time.time() - start
        for n in range(len(KINDS)):
            # The deck grows as its games are won: most of them should be in doubt.
            if args.full:
                curriculum[n][1] = curriculum[n][2] = 50
                recent[n] = recent[n][-400:]
            elif len(recent[n]) >= 200:
                rate = sum(recent[n][-400:]) / len(recent[n][-400:])
                if rate > 0.35:
                    grow(curriculum[n], 2)
                    recent[n] = [] if curriculum[n][2] < 50 else recent[n][-400:]
                elif rate < 0.06 and curriculum[n][2] > 20:
                    grow(curriculum[n], -2)
                    recent[n] = []
                else:
                    recent[n] = recent[n][-400:]
            recent_full[n] = recent_full[n][-400:]
            if len(recent[n]) >= 50:
                # Games in doubt teach most.
                rate = sum(recent[n]) / len(recent[n])
                curriculum[n][0] = WEIGHTS[n] * (0.25 + 3 * rate * (1 - rate))
        if done["iterations"] % 10 == 0:
            row = {
                **{k: round(v, 1) for k, v in done.items()},
                "collect": round(collected - start, 2),
                "learn": round(time.time() - collected, 2),
                **{k: round(v, 4) for k, v in losses.items()},
                "worth": round(float(returns.mean()), 4),
                "longest": {DEAL_NAMES[n]: curriculum[n][2] for n in range(len(KINDS)) if curriculum[n][0]},
                "won": {DEAL_NAMES[n]: round(100 * sum(r) / len(r)) for n, r in enumerate(recent) if r},
                "full": {
                    DEAL_NAMES[n]: f"{100 * sum(r) / len(r):.0f}%/{len(r)}" for n, r in enumerate(recent_full) if r
                },
            }
            with (args.folder / "log.jsonl").open("a") as log:
                log.write(json.dumps(row) + "\n")
            print(json.dumps(row), flush=True)
            torch.save(
                {
                    "net": net.state_dict(),
                    "optimiser": optimiser.state_dict(),
                    "done": done,
                    "curriculum": curriculum,
                    "hidden": tuple(args.hidden),
                    "names": NAMES,
                    "played": PLAYED,
                },
                checkpoint.with_suffix(".new"),
            )
            checkpoint.with_suffix(".new").rename(checkpoint)
        if done["iterations"] % 200 == 0:
            torch.save(
                {"net": net.state_dict(), "done": done, "hidden": tuple(args.hidden)},
                args.folder / f"net-{done['iterations']:06d}.pt",
            )


def adopt(net: Net, saved: dict) -> None:
    """Take over the weights of a network with other inputs or actions, by their names; new ones begin at zero."""
    old = saved["net"]
    with torch.no_grad():
        for name in ("first.bias", "second.weight", "second.bias", "value.weight", "value.bias"):
            net.state_dict()[name].copy_(old[name])
        where = {name: k for k, name in enumerate(saved["names"])}
        net.first.weight.zero_()
        for k, name in enumerate(NAMES):
            if name in where:
                net.first.weight[:, k] = old["first.weight"][:, where[name]]
        where = {int(index): k for k, index in enumerate(saved["played"])}
        net.policy.weight.zero_()
        net.policy.bias.zero_()
        for k, index in enumerate(PLAYED):
            if int(index) in where:
                net.policy.weight[k] = old["policy.weight"][where[int(index)]]
                net.policy.bias[k] = old["policy.bias"][where[int(index)]]


def send(pipes, net: Net, curriculum: list[list[float]], lam: float, consolation: float) -> None:
    weights = {name: value.clone() for name, value in net.state_dict().items()}
    for pipe in pipes:
        pipe.send((weights, curriculum, lam, consolation))


def grow(entry: list[float], by: int) -> None:
    """Move the window of deck lengths: at most 50, which is a full deck for everybody."""
    entry[2] = max(2, min(50, entry[2] + by))
    entry[1] = max(0, entry[2] - 15)


def improve(net, optimiser, obs, masks, acts, logps, advantages, returns, args) -> dict[str, float]:
    size = len(acts)
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    n_actions = len(PLAYED)
    acts_t, logps_t = torch.from_numpy(acts), torch.from_numpy(logps)
    adv_t, ret_t = torch.from_numpy(advantages), torch.from_numpy(returns).clamp(0, 1)
    totals = {"policy": 0.0, "value": 0.0, "entropy": 0.0, "kl": 0.0}
    count = 0
    for _ in range(args.epochs):
        order = np.random.permutation(size)
        for at in range(0, size - args.minibatch + 1, args.minibatch):
            pick = order[at : at + args.minibatch]
            pick_t = torch.from_numpy(pick)
            inputs = torch.from_numpy(obs[pick]).float()
            legal = torch.from_numpy(np.unpackbits(masks[pick], axis=1, count=n_actions)).bool()
            logits, value = net(inputs)
            logp_all = torch.log_softmax(logits.masked_fill(~legal, -1e9), dim=1)
            logp = logp_all.gather(1, acts_t[pick_t, None]).squeeze(1)
            ratio = torch.exp(logp - logps_t[pick_t])
            adv = adv_t[pick_t]
            policy_loss = -torch.min(ratio * adv, ratio.clamp(0.8, 1.2) * adv).mean()
            value_loss = nn.functional.binary_cross_entropy_with_logits(value, ret_t[pick_t])
            entropy = -(logp_all.exp() * logp_all.masked_fill(~legal, 0)).sum(1).mean()
            loss = policy_loss + 0.5 * value_loss - args.entropy * entropy
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()
            with torch.no_grad():
                totals["kl"] += float((logps_t[pick_t] - logp).mean())
            totals["policy"] += float(policy_loss.detach())
            totals["value"] += float(value_loss.detach())
            totals["entropy"] += float(entropy.detach())
            count += 1
    return {k: v / max(1, count) for k, v in totals.items()}


if __name__ == "__main__":
    main()
