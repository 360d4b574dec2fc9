"""Recorded games, laid out step by step to be looked at."""

from __future__ import annotations

from typing import Final

from cachetools import LRUCache

from fatsi.game import DecisionPoint, Game
from fatsi.rules.events import TurnBegan

_MOST_REPLAYS: Final = 50


class Replay:
    """One recorded game: how it stood at every decision."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.steps: Final[tuple[DecisionPoint, ...]] = self.game.steps()
        self.turns: Final = self._turns()

    def _turns(self) -> list[tuple[int, int]]:
        """Return the first step of each turn that has one, with the number of the turn."""
        first = self.game.turn - sum(1 for event in self.game.events if isinstance(event, TurnBegan))
        turns: list[tuple[int, int]] = []
        number, counted = first, 0
        for at, step in enumerate(self.steps):
            number += sum(1 for event in self.game.events[counted : step.events] if isinstance(event, TurnBegan))
            counted = step.events
            if not turns or turns[-1][1] != number:
                turns.append((at, number))
        return turns

    def game_at(self, step: int) -> Game:
        """Return the game as it was at a step."""
        return self.game.at(self.steps[step])


class ReplayCache:
    """The replays that were looked at last, by what they are of."""

    def __init__(self) -> None:
        self._replays: Final[LRUCache[str, Replay]] = LRUCache(_MOST_REPLAYS)

    def find(self, key: str) -> Replay | None:
        return self._replays.get(key)

    def add(self, key: str, game: Game) -> Replay:
        """Keep the replay of a game that does not change any more."""
        replay = self._replays[key] = Replay(game)
        return replay
