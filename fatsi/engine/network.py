"""The network that judges positions: which action is likely the best, and how likely the game is won.

Plain numpy: two hidden layers, one row per position. The weights lie beside this module; `training/` makes them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]


class Network:
    """Weights, and what they say of a batch of positions."""

    def __init__(self, parts: dict[str, npt.NDArray[np.generic]]) -> None:
        self._first: Final[Floats] = np.ascontiguousarray(parts["first.weight"].astype(np.float32).T)
        self._first_bias: Final[Floats] = parts["first.bias"].astype(np.float32)
        self._second: Final[Floats] = np.ascontiguousarray(parts["second.weight"].astype(np.float32).T)
        self._second_bias: Final[Floats] = parts["second.bias"].astype(np.float32)
        self._policy: Final[Floats] = np.ascontiguousarray(parts["policy.weight"].astype(np.float32).T)
        self._policy_bias: Final[Floats] = parts["policy.bias"].astype(np.float32)
        self._value: Final[Floats] = parts["value.weight"].astype(np.float32).ravel()
        self._value_bias: Final = float(parts["value.bias"].astype(np.float32).ravel()[0])

    @classmethod
    def load(cls, path: Path) -> Network:
        """Return the network whose weights a file holds."""
        with np.load(path) as file:
            return cls({name: file[name] for name in file.files})

    def _hidden(self, inputs: Bytes) -> Floats:
        x: Floats = inputs.astype(np.float32) @ self._first
        x += self._first_bias
        np.maximum(x, 0, out=x)
        x = x @ self._second
        x += self._second_bias
        np.maximum(x, 0, out=x)
        return x

    def judge(self, inputs: Bytes) -> tuple[Floats, Floats]:
        """Return the logits of all actions, and the chance of winning, of each row."""
        x = self._hidden(inputs)
        logits: Floats = x @ self._policy + self._policy_bias
        return logits, _sigmoid(x @ self._value + self._value_bias)

    def chances(self, inputs: Bytes) -> Floats:
        """Return the chance of winning of each row."""
        return _sigmoid(self._hidden(inputs) @ self._value + self._value_bias)


def _sigmoid(x: Floats) -> Floats:
    result: Floats = (1 / (1 + np.exp(-x))).astype(np.float32)
    return result
