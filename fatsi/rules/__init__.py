"""The rules of the game: everything that is true at the table, and nothing else.

This package uses the standard library only. It reads like the rulebook: `setup`, `yin`, `arrival`, `yang`,
`villagers`, `exorcism`, `rewards`, `curse`, `qi`, `haunting`, `ending`, `scoring`; facts lie in `cards`, `village`,
`powers`, `geometry`, `dice`; `state` holds the position and `actions`, `frames`, `events` are its language.
"""

from __future__ import annotations

# Imported for what they register: each phase tells what its frames do.
from fatsi.rules import (  # noqa: F401
    arrival,
    curse,
    ending,
    exorcism,
    haunting,
    qi,
    rewards,
    rolling,
    tao,
    villagers,
    yang,
    yin,
)
from fatsi.rules.actions import Action
from fatsi.rules.cards import BASE_CARDS, CARDS, Card, card
from fatsi.rules.errors import FatsiError, IllegalAction, InvalidSetup, InvalidText
from fatsi.rules.events import Event
from fatsi.rules.moon import artifacts, barrier, choices, crystals, incarnations, saving, school  # noqa: F401
from fatsi.rules.moon import reasons as moon_reasons  # noqa: F401
from fatsi.rules.moon import villagers as moon_villagers  # noqa: F401
from fatsi.rules.scoring import Result
from fatsi.rules.setup import Setup
from fatsi.rules.state import CHANCE, State

__all__ = [
    "BASE_CARDS",
    "CARDS",
    "CHANCE",
    "Action",
    "Card",
    "Event",
    "FatsiError",
    "IllegalAction",
    "InvalidSetup",
    "InvalidText",
    "Result",
    "Setup",
    "State",
    "card",
]
