"""The network that judges positions: which action is likely the best, and how likely the game is won.

All twelve spaces are described by the same weights, and so are all nine tiles,
wherever they lie; two hidden layers join them with the rest. An action that names a tile or a space is scored by what
stands there, in the light of the whole position. `training/` makes the weights.

The compiled core brings `forward.c`, which judges a position in half the time of numpy. The numpy below says the same
where it is missing, and what is meant in any case.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

import numpy as np
import numpy.typing as npt

from fatsi.engine.encoding import seat_inputs, space_inputs
from fatsi.engine.encoding.encoder import SCALES, SIZE
from fatsi.engine.encoding.seat_inputs import AT_TILE
from fatsi.engine.encoding.tile_inputs import PER_TILE
from fatsi.engine.input_batch import InputBatch
from fatsi.engine.symmetry import COLUMNS
from fatsi.rules.actions import ACTIONS
from fatsi.rules.arguments import SPACE, STACK, TILE, ArgumentType
from fatsi.rules.geometry import LINES
from fatsi.rules.state import State

try:
    forward: ModuleType | None = import_module("fatsi.engine.forward")
except ImportError:
    forward = None

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]
Weights = dict[str, npt.NDArray[np.generic]]

# What a lost game is worth: something for each part of its incarnations that was defeated, and a little for every ghost
# that came and is gone. Without it, nothing would be learned from games that are nearly always lost. Turns do not
# count: whoever is paid for them fills the boards, where no more ghosts come, and revives the dead.
_WORTH_OF_INCARNATIONS: Final = 0.4
_WORTH_OF_GHOSTS: Final = 0.08
_MANY_GHOSTS: Final = 50
# What the search maximises: the logit of the chance of winning is shifted and stretched to a bolder scale, and so much
# of what the game is worth is added, which separates choices where the chance is next to nothing. Decisions 12 and 13
# have the comparisons.
_SHIFT: Final = 0.8
_STRETCH: Final = 0.65
PROGRESS: Final = 0.4
NEVER: Final = 1e-5
CARDS: Final = 50  # of a deck, about: what the number of cards left is divided by
KINDS_OF_GAME: Final = 8

WEIGHTS: Final = Path(__file__).parent / "weights.npz"

# Where the groups of inputs lie in a row.
SEATS_SIZE: Final = len(seat_inputs.NAMES)
PER_SEAT: Final = SEATS_SIZE // 4
PER_SPACE: Final = len(space_inputs.NAMES) // 12
TILES_AT: Final = SEATS_SIZE + len(space_inputs.NAMES)
REST_AT: Final = TILES_AT + 9 * PER_TILE

# Which tile each space faces, and the spaces that each tile faces: none, one, or at a corner two.
FACING: Final = tuple(line[0] for line in LINES)
_FACED: Final = [[space for space in range(12) if FACING[space] == tile] for tile in range(9)]
_FACED_FIRST: Final = [tile for tile in range(9) if _FACED[tile]]
_FACED_TWICE: Final = [tile for tile in range(9) if len(_FACED[tile]) == 2]
_FIRST: Final = [_FACED[tile][0] for tile in _FACED_FIRST]
_SECOND: Final = [_FACED[tile][1] for tile in _FACED_TWICE]


def _columns_of(*types: ArgumentType) -> tuple[tuple[str, ...], list[int]]:
    """Return the kinds of actions that name a thing of these types, and their columns: for each thing one per kind."""
    played = [ACTIONS[index] for index in COLUMNS]
    column = {(action.kind, action.value): number for number, action in enumerate(played)}
    kinds = sorted({action.kind for action in played if action.verb.takes[:1] and action.verb.takes[0] in types})
    things = 12 if SPACE in types else 9
    return tuple(kinds), [column[kind, thing] for thing in range(things) for kind in kinds]


TILE_KINDS, TILE_COLUMNS = _columns_of(TILE, STACK)
SPACE_KINDS, SPACE_COLUMNS = _columns_of(SPACE)

# The layers in the order of `forward.c`; those that make few outputs keep a row of weights for each output.
_LAYERS: Final = (
    *("space", "board", "tile", "faced", "units", "rest", "second", "policy", "tile_hidden", "tile_context"),
    *("tile_scores", "space_hidden", "space_context", "space_scores", "value"),
)
_BY_OUTPUT: Final = frozenset({"policy", "tile_scores", "space_scores", "value"})


class _Layer:
    """A matrix and what is added after it; inputs may be scaled, which is done to the weights once."""

    def __init__(self, weights: Weights, name: str, scale: Floats | None = None) -> None:
        matrix = weights[f"{name}.weight"].astype(np.float32)
        self.matrix: Final[Floats] = np.ascontiguousarray((matrix if scale is None else matrix * scale).T)
        bias = weights.get(f"{name}.bias")
        self.bias: Final[Floats | None] = None if bias is None else bias.astype(np.float32)

    def __call__(self, x: Floats) -> Floats:
        y: Floats = x @ self.matrix
        if self.bias is not None:
            y += self.bias
        return y


class Network:
    """Weights, and what they say of a batch of positions."""

    def __init__(self, weights: Weights) -> None:
        scale: Floats = np.array(SCALES, np.float32)
        self._space: Final = _Layer(weights, "space", scale[SEATS_SIZE : SEATS_SIZE + PER_SPACE])
        self._board: Final = _Layer(weights, "board", scale[:PER_SEAT])
        tile_scale = np.concatenate([scale[TILES_AT : TILES_AT + PER_TILE], np.ones(4, np.float32)])
        self._tile: Final = _Layer(weights, "tile", tile_scale)
        self._faced: Final = _Layer(weights, "faced")
        self._units: Final = _Layer(weights, "units")
        self._rest: Final = _Layer(weights, "rest", np.concatenate([scale[:SEATS_SIZE], scale[REST_AT:]]))
        self._second: Final = _Layer(weights, "second")
        self._policy: Final = _Layer(weights, "policy")
        self._tile_hidden: Final = _Layer(weights, "tile_hidden")
        self._tile_context: Final = _Layer(weights, "tile_context")
        self._tile_scores: Final = _Layer(weights, "tile_scores")
        self._space_hidden: Final = _Layer(weights, "space_hidden")
        self._space_context: Final = _Layer(weights, "space_context")
        self._space_scores: Final = _Layer(weights, "space_scores")
        self._value: Final = _Layer(weights, "value")
        self._packed: Final = None if forward is None else pack(weights)
        # How a chance's logit is moved for each kind of game: `training/calibrate.py`.
        self._calibration: Final = weights.get("calibration", np.tile([0.0, 1.0, 0.0], (KINDS_OF_GAME, 1))).astype(
            np.float32
        )

    @classmethod
    def load(cls, path: Path) -> Network:
        """Return the network whose weights a file holds."""
        with np.load(path) as file:
            return cls({name: file[name] for name in file.files})

    def judge(self, batch: InputBatch) -> tuple[Floats, Floats]:
        """Return the logits of the legal actions, one position after the other, and two values of each position.

        The first value is what the game is worth: 1 if it is won, and as `worth_of_defeat` says if it is lost. The
        second is the chance of winning.
        """
        rows = batch.count
        starts = np.frombuffer(memoryview(batch.starts), np.int32)
        count = int(starts[rows])
        if forward is not None:
            logits, values = np.empty(count, np.float32), np.empty((rows, 2), np.float32)
            forward.judge(self._packed, batch.inputs, batch.columns, batch.starts, rows, logits, values)
            return logits, values
        inputs = np.frombuffer(memoryview(batch.inputs), np.uint8, rows * SIZE).reshape(rows, SIZE)
        columns = np.frombuffer(memoryview(batch.columns), np.int32, count)
        every, values = self.judge_all(inputs)
        return every[np.repeat(np.arange(rows), np.diff(starts[: rows + 1])), columns], values

    def judge_all(self, inputs: Bytes) -> tuple[Floats, Floats]:
        """Return the logits of all actions and the two values for each row of inputs, by numpy alone."""
        x = inputs.astype(np.float32)
        spaces, tiles = self._describe(x)
        x = self._join(x, spaces, tiles)
        logits = self._policy(x)
        by_tile = self._tile_hidden(tiles) + self._tile_context(x)[:, None]
        logits[:, TILE_COLUMNS] += self._tile_scores(_relu(by_tile)).reshape(len(x), -1)
        by_space = self._space_hidden(spaces) + self._space_context(x)[:, None]
        logits[:, SPACE_COLUMNS] += self._space_scores(_relu(by_space)).reshape(len(x), -1)
        return logits, self._values(x)

    def calibrated(self, values: Floats, kind: int, cards: list[int]) -> Floats:
        """Return what the search maximises, and the chance of winning of a bot that searches, for rows of two values.

        The network has learned how well its policy plays. A team that searches plays better in every turn that is left,
        so the logit of the chance is shifted and stretched, and raised for each of the `cards` left, for each kind of
        game (`kind_of_game`) by as much as games of the search say. What the search maximises is on a bolder scale:
        trials are played by the policy alone, which loses many that a team of searching bots would not, so that those
        which go well say more.
        """
        chances = np.clip(values[:, 1], NEVER, 1 - NEVER)
        odds_against = (1 - chances) / chances
        left = np.array(cards, np.float32) / CARDS

        def moved(shift: float, stretch: float, for_cards: float) -> Floats:
            result: Floats = 1 / (1 + np.exp(-shift - for_cards * left) * odds_against**stretch)
            return result

        hopes = moved(_SHIFT, _STRETCH, 0.0) + PROGRESS * values[:, 0]
        return np.stack([hopes, moved(*self._calibration[kind])], axis=1).astype(np.float32)

    def _describe(self, x: Floats) -> tuple[Floats, Floats]:
        """Return what there is to know of each space and of each tile."""
        rows = len(x)
        seats = x[:, :SEATS_SIZE].reshape(rows, 4, PER_SEAT)
        spaces = self._space(x[:, SEATS_SIZE:TILES_AT].reshape(rows, 12, PER_SPACE))
        spaces.reshape(rows, 4, 3, -1)[:] += self._board(seats)[:, :, None]
        spaces = _relu(spaces)
        standing = seats[:, :, AT_TILE : AT_TILE + 9].transpose(0, 2, 1)
        tiles = self._tile(np.concatenate([x[:, TILES_AT:REST_AT].reshape(rows, 9, PER_TILE), standing], axis=2))
        faced = self._faced(spaces)
        tiles[:, _FACED_FIRST] += faced[:, _FIRST]
        tiles[:, _FACED_TWICE] += faced[:, _SECOND]
        return spaces, _relu(tiles)

    def _join(self, x: Floats, spaces: Floats, tiles: Floats) -> Floats:
        """Return the last hidden layer."""
        rows = len(x)
        here = x[:, None, AT_TILE : AT_TILE + 9] @ tiles  # where the Taoist who decides stands
        units = np.concatenate([spaces.reshape(rows, -1), tiles.reshape(rows, -1), here[:, 0]], axis=1)
        joined = self._units(units)
        joined += self._rest(np.concatenate([x[:, :SEATS_SIZE], x[:, REST_AT:]], axis=1))
        return _relu(self._second(_relu(joined)))

    def _values(self, x: Floats) -> Floats:
        values: Floats = (1 / (1 + np.exp(-self._value(x)))).astype(np.float32)
        return values


def kind_of_game(state: State) -> int:
    """Return the number of the kind of a game, which has a calibration of its own."""
    return number_of_kind(state.table.players, has_moon=state.moon is not None)


def number_of_kind(players: int, *, has_moon: bool) -> int:
    """Return the number of a kind of game: by its players, without White Moon or with it."""
    return players - 1 + (KINDS_OF_GAME // 2 if has_moon else 0)


def worth_of_defeat(gone: int, defeated: float) -> float:
    """Return what a lost game is worth in which so many ghosts are gone, and this part of its incarnations defeated."""
    return _WORTH_OF_INCARNATIONS * defeated + _WORTH_OF_GHOSTS * min(1.0, gone / _MANY_GHOSTS)


def pack(weights: Weights) -> object:
    """Return a network for `forward.judge`: widths are padded to multiples of 32, weights are halved."""
    assert forward is not None
    space, tile = len(weights["space.weight"]), len(weights["tile.weight"])
    parts = {"faced": [space], "units": [space] * 12 + [tile] * 10, "tile_hidden": [tile], "space_hidden": [space]}
    layers = []
    for name in _LAYERS:
        matrix = weights[f"{name}.weight"].astype(np.float32)
        outputs, inputs = matrix.shape
        bias = weights.get(f"{name}.bias", np.zeros(outputs)).astype(np.float32)
        if name in _BY_OUTPUT:
            matrix = _pad(matrix, [inputs])
            layers.append((matrix.shape[1], outputs, _halve(matrix), bias))
        else:
            matrix = _pad(_pad(matrix, parts.get(name, [])).T, [outputs])
            layers.append((*matrix.shape, _halve(matrix), _pad(bias, [outputs])))
    places = (SIZE, PER_SEAT, SEATS_SIZE, PER_SPACE, TILES_AT, PER_TILE, REST_AT, AT_TILE, len(COLUMNS))
    facing, scales = np.array(FACING, np.int32), np.array(SCALES, np.float32)
    tables = (*_things_of(TILE_COLUMNS, len(TILE_KINDS)), *_things_of(SPACE_COLUMNS, len(SPACE_KINDS)))
    return forward.pack(places, tuple(layers), facing, scales, *tables)


def _pad(x: Floats, widths: list[int]) -> Floats:
    """Return an array whose last axis has parts of these widths, each filled up with zeros to a multiple of 32."""
    if not widths:
        return x
    ends = np.cumsum(widths)
    filled = [
        np.pad(x[..., end - width : end], [(0, 0)] * (x.ndim - 1) + [(0, -width % 32)])
        for end, width in zip(ends, widths, strict=True)
    ]
    return np.concatenate(filled, axis=-1)


def _halve(matrix: Floats) -> npt.NDArray[np.uint32]:
    """Return weights in 16 bits each, two in a word: the 16 first of every 32 below, the others above.

    The upper one is read with the bits of the lower one behind it, so it is rounded with them in mind; it is never so
    small that this would matter.
    """
    bits = np.ascontiguousarray(matrix).view(np.uint32).astype(np.int64).reshape(len(matrix), -1, 2, 16)
    low = (bits[:, :, 0] + 0x8000) >> 16
    sign, size = bits[:, :, 1] >> 31 << 31, bits[:, :, 1] & 0x7FFFFFFF
    high = np.maximum(size + 0x8000 - low, 0x800000) >> 16 << 16
    return np.ascontiguousarray((sign | high | low).astype(np.uint32))


def _things_of(columns: list[int], kinds: int) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
    """Return for each column the tile or space that it names, and the number of its kind; -1 where it names none."""
    things, kinds_of = np.full(len(COLUMNS), -1, np.int32), np.full(len(COLUMNS), -1, np.int32)
    things[columns] = np.arange(len(columns)) // kinds
    kinds_of[columns] = np.arange(len(columns)) % kinds
    return things, kinds_of


def _relu(x: Floats) -> Floats:
    np.maximum(x, 0, out=x)
    return x


@cache
def trained_network() -> Network:
    """Return the network that comes with the package."""
    return Network.load(WEIGHTS)
