"""How good a position is: its features, each with its weight.

The weights are in `weights.json`. Those for the base game were learned by playing (decision 5), those for White Moon
are hand-tuned. What bots compare need not be the true odds of winning; `calibrated` turns it into those, for people.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from math import exp, log
from operator import mul
from pathlib import Path
from typing import Final

from fatsi.bots.features import NAMES, features
from fatsi.rules.state import State

WEIGHTS: Final = Path(__file__).with_name("weights.json")
_SMALLEST: Final = 1e-9
_LOWEST: Final = -700.0


class Evaluation:
    """Weights by the names of features; what is not named weighs nothing.

    `scale` and `offset` say how the logarithm of the odds becomes that of games really won; `lost`, what a game that is
    lost counts for: up to this, by how much of the deck was drawn. A game won counts for one.
    """

    __slots__ = ("_offset", "_scale", "_weights", "lost")

    def __init__(self, weights: dict[str, float], scale: float = 1.0, offset: float = 0.0, lost: float = 0.0) -> None:
        self.lost: Final = lost
        self._weights: Final = tuple(weights.get(name, 0.0) for name in NAMES)
        self._scale: Final = scale
        self._offset: Final = offset

    def chance(self, state: State, *, is_turn_over: bool) -> float:
        """Return how good a position is, from 0 to 1.

        `is_turn_over` says whether the active Taoist has nothing more to do in this turn.
        """
        odds = sum(map(mul, features(state, is_turn_over=is_turn_over), self._weights))
        return 1 / (1 + exp(-odds)) if odds > _LOWEST else 0.0

    def of_loss(self, state: State) -> float:
        """Return what it counts for if the game is lost now."""
        return self.lost * (1 - sum(state.deck) / sum(state.table.setup.deck))

    def calibrated(self, chance: float) -> float:
        """Return the part of games that were won of those in which the evaluation said this."""
        if not 0.0 < chance < 1.0:
            return chance
        chance = min(max(chance, _SMALLEST), 1 - _SMALLEST)
        return 1 / (1 + exp(-self._scale * log(chance / (1 - chance)) - self._offset))


def evaluation_for(state: State) -> Evaluation:
    """Return the evaluation for the game that a state is of."""
    return _evaluation("base" if state.moon is None else "white-moon", state.table.players)


@cache
def _evaluation(game: str, players: int) -> Evaluation:
    known = known_for(game)
    return Evaluation(known.weights_for(players), known.scale, known.offset_for(players), known.lost)


@dataclass(frozen=True, slots=True)
class Known:
    """The weights of one game: the base game, or the one with White Moon."""

    scale: float
    offset: float
    lost: float
    weights: dict[str, float]
    """Of features. `Evaluation` says what the other numbers mean."""
    habits: dict[str, float] = field(default_factory=dict)
    """See `fatsi.bots.reflex`; there are none for White Moon."""
    at_last: dict[str, float] = field(default_factory=dict)
    """Habits that differ in the fight against the last incarnation."""
    weights_by_players: dict[str, dict[str, float]] = field(default_factory=dict)
    """Weights that differ with one, two or three players, by the number of players."""
    offset_by_players: dict[str, float] = field(default_factory=dict)
    """The offset with one, two or three players, where it differs."""

    def weights_for(self, players: int) -> dict[str, float]:
        return self.weights | self.weights_by_players.get(str(players), {})

    def offset_for(self, players: int) -> float:
        return self.offset_by_players.get(str(players), self.offset)


@cache
def known_for(game: str) -> Known:
    """Return what is known of `base` or `white-moon`."""
    return Known(**json.loads(WEIGHTS.read_text(encoding="utf-8"))[game])
