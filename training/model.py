"""The network while it is trained, and its checkpoints."""

from __future__ import annotations

import argparse
import ctypes
import json
import multiprocessing as mp
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("OMP_NUM_THREADS", "1")  # threads that wait for each other starve on a busy machine
import numpy as np
import torch
from torch import nn

from fatsi.engine.encoding.encoder import NAMES, SCALES, SIZE
from fatsi.engine.encoding.seat_inputs import AT_TILE
from fatsi.engine.encoding.tile_inputs import PER_TILE
from fatsi.engine.network import (
    FACING,
    PER_SEAT,
    PER_SPACE,
    REST_AT,
    SEATS_SIZE,
    SPACE_COLUMNS,
    SPACE_KINDS,
    TILE_COLUMNS,
    TILE_KINDS,
    TILES_AT,
    Network,
)
from fatsi.engine.selfplay import Start, play_to_decision, remove_incarnations
from fatsi.engine.symmetry import COLUMNS
from fatsi.rules import Setup, State
from fatsi.rules.rng import Rng

PLAYED = np.array(COLUMNS)
SHARES = {4: 3.0, 3: 1.5, 2: 1.5, 1: 2.0}  # how often games of so many are played
DIFFICULTIES = ("initiation", "normal", "nightmare", "hell")
SHORT_GAMES = 2000


class Kind(NamedTuple):
    """A kind of game to train; one with fewer incarnations than the rules ask for is a step to harder ones."""

    players: int
    difficulty: str
    white_moon: bool
    incarnations: int

    @property
    def setup(self) -> Setup:
        return Setup(players=self.players, difficulty=self.difficulty, white_moon=self.white_moon)

    @property
    def is_usual(self) -> bool:
        return self.incarnations == self.setup.incarnations_to_come

    @property
    def is_main(self) -> bool:
        """Whether it is a base game of four."""
        return self.players == 4 and not self.white_moon

    @property
    def weight(self) -> float:
        """How often it is played."""
        return SHARES[self.players] * (0.4 if self.white_moon else 1.0)

    @property
    def name(self) -> str:
        number = "" if self.is_usual else self.incarnations
        return f"{self.players}{self.difficulty[:3]}{number}{'-moon' if self.white_moon else ''}"


def _kinds() -> list[Kind]:
    kinds = []
    for moon in (False, True):
        for players in (4, 3, 2, 1):
            for difficulty in DIFFICULTIES:
                most = Setup(players=players, difficulty=difficulty, white_moon=moon).incarnations_to_come
                fewest = 2 if difficulty == "nightmare" else 1  # with one it is Normal
                kinds += [Kind(players, difficulty, moon, number) for number in range(min(fewest, most), most + 1)]
    return kinds


KINDS = _kinds()
USUAL_KINDS = [kind for kind in KINDS if kind.is_usual]


# Processors that multiply matrices in bfloat16 do it twice as fast; on others it takes more than twice as long.
FAST = torch.bfloat16 if torch.cpu.get_capabilities().get("avx512_bf16") else torch.float32
FACED_BY = [[1.0 if facing == tile else 0.0 for facing in FACING] for tile in range(9)]


# The slopes of what is to be lowered by the logits and by the values, for a batch of both.
SlopesOf = Callable[[torch.Tensor, torch.Tensor], tuple[torch.Tensor, torch.Tensor]]


class Net(nn.Module):
    """Spaces and tiles are described by the same weights each, wherever they lie; then two hidden layers for all of it.

    An action that names a tile or a space is scored by what stands there, seen in the light of the whole position. The
    values say what the game is worth, a lost one included, and the chance that it is won.
    """

    def __init__(self, hidden: int = 256, second: int = 256, space: int = 32, tile: int = 48) -> None:
        super().__init__()
        self.sizes = hidden, second, space, tile
        self.space = nn.Linear(PER_SPACE, space)
        self.board = nn.Linear(PER_SEAT, space, bias=False)
        self.tile = nn.Linear(PER_TILE + 4, tile)
        self.faced = nn.Linear(space, tile, bias=False)
        self.units = nn.Linear(12 * space + 10 * tile, hidden)
        self.rest = nn.Linear(SEATS_SIZE + SIZE - REST_AT, hidden, bias=False)
        self.second = nn.Linear(hidden, second)
        self.policy = nn.Linear(second, len(PLAYED))
        self.tile_hidden = nn.Linear(tile, 64)
        self.tile_context = nn.Linear(second, 64, bias=False)
        self.tile_scores = nn.Linear(64, len(TILE_KINDS), bias=False)
        self.space_hidden = nn.Linear(space, 48)
        self.space_context = nn.Linear(second, 48, bias=False)
        self.space_scores = nn.Linear(48, len(SPACE_KINDS), bias=False)
        self.value = nn.Linear(second, 2)
        for layer in (self.policy, self.tile_scores, self.space_scores, self.value):
            nn.init.normal_(layer.weight, std=0.01)
            if layer.bias is not None:
                nn.init.zeros_(layer.bias)
        scale = torch.tensor(SCALES, dtype=torch.float32)
        self.register_buffer("seat_scale", scale[:PER_SEAT].clone())
        self.register_buffer("space_scale", scale[SEATS_SIZE : SEATS_SIZE + PER_SPACE].clone())
        self.register_buffer("tile_scale", torch.cat([scale[TILES_AT : TILES_AT + PER_TILE], torch.ones(4)]))
        self.register_buffer("rest_scale", torch.cat([scale[:SEATS_SIZE], scale[REST_AT:]]))
        self.register_buffer("faced_by", torch.tensor(FACED_BY))
        self.register_buffer("tile_columns", torch.tensor(TILE_COLUMNS))
        self.register_buffer("space_columns", torch.tensor(SPACE_COLUMNS))

    def parts(self, inputs: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:
        """Return the logits without what tiles and spaces add to them, the scores of both, and the values."""
        linear = nn.functional.linear
        x = inputs.to(FAST)
        rows = len(x)
        seats = x[:, :SEATS_SIZE].reshape(rows, 4, PER_SEAT)
        # Weights are scaled rather than inputs: there are fewer of them.
        spaces = linear(
            x[:, SEATS_SIZE:TILES_AT].reshape(rows, 12, PER_SPACE),
            self.space.weight * self.space_scale,
            self.space.bias,
        )
        boards = linear(seats, self.board.weight * self.seat_scale)
        spaces = torch.relu((spaces.view(rows, 4, 3, -1) + boards.unsqueeze(2)).view(rows, 12, -1))
        standing = seats[:, :, AT_TILE : AT_TILE + 9].transpose(1, 2)
        tiles = torch.cat([x[:, TILES_AT:REST_AT].reshape(rows, 9, PER_TILE), standing], dim=2)
        tiles = linear(tiles, self.tile.weight * self.tile_scale, self.tile.bias)
        tiles = torch.relu(tiles + torch.matmul(self.faced_by.to(x.dtype), self.faced(spaces)))
        here = torch.matmul(standing[:, :, 0].unsqueeze(1), tiles).squeeze(1)
        rest = torch.cat([x[:, :SEATS_SIZE], x[:, REST_AT:]], dim=1)
        x = self.units(torch.cat([spaces.flatten(1), tiles.flatten(1), here], dim=1))
        x = torch.relu(x + linear(rest, self.rest.weight * self.rest_scale))
        x = torch.relu(self.second(x))
        by_tile = torch.relu(self.tile_hidden(tiles) + self.tile_context(x).unsqueeze(1))
        by_space = torch.relu(self.space_hidden(spaces) + self.space_context(x).unsqueeze(1))
        with torch.autocast("cpu", enabled=False):
            values = linear(x.float(), self.value.weight.float(), self.value.bias.float())
        return self.policy(x), self.tile_scores(by_tile).flatten(1), self.space_scores(by_space).flatten(1), values

    def add_scores(self, logits: torch.Tensor, by_tile: torch.Tensor, by_space: torch.Tensor) -> torch.Tensor:
        """Return the whole logits."""
        logits = logits.float()
        logits[:, self.tile_columns] += by_tile.float()
        logits[:, self.space_columns] += by_space.float()
        return logits

    def forward(self, inputs: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        logits, by_tile, by_space, values = self.parts(inputs)
        return self.add_scores(logits, by_tile, by_space), values

    def slope(self, inputs: torch.Tensor, slopes_of: SlopesOf) -> None:
        """Add to the slopes of all weights, given those by the logits and values, which need no autograd."""
        with learning():
            logits, by_tile, by_space, values = self.parts(inputs)
        with torch.no_grad():
            whole = self.add_scores(logits.detach().clone(), by_tile.detach(), by_space.detach())
            slopes, by_value = slopes_of(whole, values.detach())
        torch.autograd.backward(
            [logits, by_tile, by_space, values],
            [
                slopes.to(logits.dtype),
                slopes[:, self.tile_columns].to(by_tile.dtype),
                slopes[:, self.space_columns].to(by_space.dtype),
                by_value,
            ],
        )


def learning():
    """Multiply matrices in the precision that this processor is fast with."""
    return torch.autocast("cpu", dtype=torch.bfloat16, enabled=FAST is torch.bfloat16)


def save(path: Path, net: Net, **rest: Any) -> None:
    """Write a checkpoint; an interruption leaves the one before it."""
    new = path.with_suffix(".new")
    torch.save({"net": net.state_dict(), "sizes": net.sizes, "names": NAMES, "played": PLAYED, **rest}, new)
    new.rename(path)


def load(path: Path) -> tuple[Net, dict[str, Any]]:
    """Return the network of a checkpoint, and all that was saved with it."""
    saved = torch.load(path, weights_only=False)
    if tuple(saved["names"]) != NAMES or list(saved["played"]) != list(PLAYED):
        raise SystemExit(f"{path} is of a network with other inputs or actions: begin again in an empty folder")
    net = Net(*saved["sizes"])
    net.load_state_dict(saved["net"])
    return net, saved


def load_weights(path: Path) -> Net:
    """Return the network of a file that `export.py` wrote, such as the one of the package."""
    with np.load(path) as file:
        weights = {name: torch.from_numpy(file[name].astype(np.float32)) for name in file.files}
    sizes = (len(weights[f"{layer}.weight"]) for layer in ("units", "second", "space", "tile"))
    net = Net(*sizes)
    missing = net.load_state_dict(weights, strict=False).missing_keys
    if set(missing) & dict(net.named_parameters()).keys():
        raise SystemExit(f"{path} is of a network with other layers: {', '.join(missing)}")
    return net


def load_starts(folder: Path) -> list[Start]:
    """Return the positions of a folder that `lessons.py` filled."""
    starts = []
    for path in sorted(folder.glob("lessons-*.npz")):
        with np.load(path) as file:
            positions = json.loads(file["positions"].tobytes())
        starts += [Start(kind, turns, State.from_text(text)) for kind, turns, text in positions]
    return starts


def short_games(count: int, others: float, seed: int) -> list[Start]:
    """Return beginnings of games with one incarnation whose deck is cut short, by any number of cards.

    A player who knows nothing never lives to see an incarnation. Here it comes soon, is sometimes defeated, and what
    is learned of the end of the deck says what earlier positions are worth. `others` is how often games other than
    those of four are among them.
    """
    rng = Rng(seed)
    numbers = [number for number, kind in enumerate(KINDS) if kind.incarnations == 1]
    weights = [KINDS[number].weight * (1.0 if KINDS[number].is_main else others) for number in numbers]
    starts = []
    for number in random.Random(seed).choices(numbers, weights, k=count):
        state = State.new(KINDS[number].setup.dealt(rng))
        remove_incarnations(state, 1)
        state.deck[0] = 1 + rng.randrange(state.deck[0])
        turns = play_to_decision(state, rng)
        if state.actor is not None:
            starts.append(Start(number, turns, state))
    return starts


def cut_deck(start: Start, rng: random.Random) -> Start:
    """Return a position with its deck cut so that the last incarnation, or the last but one, is near.

    What is taken out counts as come and gone. A policy seldom lives to see the last fights, so its values are furthest
    from the truth there (decision 23).
    """
    state = start.state.copy()
    left = 2 if rng.random() < 0.3 else 1
    fallen = max(0, state.incarnations_to_come() - left)
    remove_incarnations(state, left)
    state.defeated += fallen
    unseen = state.unseen_incarnations
    state.unseen_incarnations = tuple(sorted(rng.sample(unseen, len(unseen) - fallen)))
    before = state.ghosts_left()
    if len(state.deck) > 1:
        state.deck[0] = rng.randrange(min(state.deck[0], 8) + 1)
    if rng.random() < 0.5:
        state.deck[-1] = rng.randint(min(3, state.deck[-1]), state.deck[-1])
    kept = len(state.unseen) - (before - state.ghosts_left())
    state.unseen = tuple(sorted(rng.sample(state.unseen, kept)))
    return Start(start.deal, start.turns, state)


def add_starts(parser: argparse.ArgumentParser) -> None:
    """Add the options that say which games are played, and where they begin."""
    parser.add_argument("--positions", type=Path, help="a folder that lessons.py filled: games also begin there")
    parser.add_argument("--middle", type=float, default=0.3, help="what part of the games begins at those positions")
    parser.add_argument("--late", type=float, default=0.0, help="what part of those has a deck cut to the last fights")
    parser.add_argument("--short", type=float, default=0.0, help="what part of the games has a deck that is cut short")
    parser.add_argument("--others", type=float, default=1.0, help="how often other games than those of four are played")


def starts_of(args: argparse.Namespace, seed: int) -> tuple[list[Start], float]:
    """Return the positions at which games begin beside the usual ones, and what part of the games does so."""
    if args.short:
        return short_games(SHORT_GAMES, args.others, seed), args.short
    if args.positions is None:
        return [], 0.0
    starts = load_starts(args.positions)
    rng = random.Random(seed)
    count = round(len(starts) * args.late / (1 - args.late))
    whole = [start for start in starts if start.state.moon is None]  # the deck of White Moon has known cards
    return starts + [cut_deck(rng.choice(whole), rng) for _ in range(count)], args.middle


def work_side_by_side(work: Callable[[argparse.Namespace, int], None], args: argparse.Namespace) -> None:
    """Let `args.workers` processes do the same work, each with its number, and wait for them."""
    context = mp.get_context("spawn")
    workers = [context.Process(target=work, args=(args, number), daemon=True) for number in range(args.workers)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()


def network_of(net: Net) -> Network:
    """Return the network as the package has it."""
    return Network({name: value.detach().float().numpy() for name, value in net.named_parameters()})


def read_columns(paths: list[Path]) -> dict[str, np.ndarray]:
    """Return the columns of files one after the other, with room taken once: they fill most of the memory."""
    columns: dict[str, np.ndarray] = {}
    counts = []
    for path in paths:
        with np.load(path) as file:
            counts.append(len(file[file.files[-1]]))
    at = 0
    for path, count in zip(paths, counts, strict=True):
        with np.load(path) as file:
            for name in file.files:
                part = file[name]
                if name not in columns:
                    columns[name] = np.empty((sum(counts), *part.shape[1:]), part.dtype)
                columns[name][at : at + count] = part
        at += count
    return columns


def legal_of(packed: np.ndarray) -> torch.Tensor:
    """Return the mask of legal actions of rows of packed bits."""
    return torch.from_numpy(np.unpackbits(packed, axis=1, count=len(PLAYED))).bool()


def keep_memory() -> None:
    """Let the C library keep what it got: giving back and asking again takes longer than the mathematics."""
    libc = ctypes.CDLL(None)
    if hasattr(libc, "mallopt"):
        for option, amount in ((-1, 2**31 - 1), (-2, 2**27), (-3, 2**30)):  # trim threshold, top pad, mmap threshold
            libc.mallopt(option, amount)
