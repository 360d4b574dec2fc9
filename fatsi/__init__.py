"""fatsi: the cooperative board game Ghost Stories as a library.

`Setup` says what is played, `Game` plays it, `State` is a position, `Action` a step of a player or of chance.
`parse_position` and `position` turn positions into text and back. Everything else lives in the packages.

>>> from fatsi import Game, Setup
>>> game = Game(Setup(players=4, difficulty="hell"), seed=1)
>>> game.state.actor in (0, 1, 2, 3)
True
"""

from __future__ import annotations

from fatsi.core import choose_core

choose_core()  # before anything imports the rules

from fatsi.game import Game
from fatsi.notation import parse_position, parse_record, position, record
from fatsi.rules import (
    BASE_CARDS,
    CARDS,
    CHANCE,
    Action,
    Card,
    Event,
    FatsiError,
    IllegalAction,
    InvalidSetup,
    InvalidText,
    Result,
    Setup,
    State,
    card,
)
from fatsi.rules.providers import providers
from fatsi.rules.rng import Rng

__version__ = "0.1.0"

__all__ = [
    "BASE_CARDS",
    "CARDS",
    "CHANCE",
    "Action",
    "Card",
    "Event",
    "FatsiError",
    "Game",
    "IllegalAction",
    "InvalidSetup",
    "InvalidText",
    "Result",
    "Rng",
    "Setup",
    "State",
    "card",
    "parse_position",
    "parse_record",
    "position",
    "record",
]


def _picture(state: State) -> str:
    # Drawn only where somebody looks: the pictures and their languages are not loaded before.
    from fatsi.svg import picture

    return picture(state)


providers.position = position
providers.parse_position = parse_position
providers.picture = _picture
