"""What workers do: functions of a module, with arguments and answers that travel between processes."""

from __future__ import annotations

from typing import Final

from fatsi.bots import bot
from fatsi.bots.hints import Hint, hints
from fatsi.game import Game
from fatsi.rules import InvalidText, State
from fatsi.rules.rng import Rng

_MOST_ACTIONS: Final = 5_000
"""Of an uploaded game; the longest have some hundreds."""


def choose_action(bot_name: str, state: State, rng: Rng) -> str:
    """Return what a bot does, as text."""
    return str(bot(bot_name).choose(state, rng))


def find_hints(state: State, rng: Rng) -> list[Hint]:
    """Return the choices of a position, best first."""
    return list(hints(state, rng))


def read_record(text: str) -> Game:
    """Return the game of a record; `InvalidText` says what is wrong with it."""
    game = Game.from_record(text)
    if len(game.actions) > _MOST_ACTIONS:
        raise InvalidText("too-many-pieces", most=_MOST_ACTIONS)
    return game
