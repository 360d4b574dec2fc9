"""The rules of the game: everything that is true at the table, and nothing else.

This package uses the standard library only. It reads like the rulebook: `setup`, `turn`, `yin`,
`arrival`, `yang`, `tiles`, `exorcism`, `attempt`, `rewards`, `stones`, `curse`, `qi`, `haunting`, `ending`, `scoring`;
facts lie in `cards`, `powers`, `geometry`, `dice`; `state` holds the position and `actions`, `steps`, `events` are its
language. What the expansion White Moon adds is in `moon`, and what it changes in `moon.white_moon`.
"""

from __future__ import annotations

from fatsi.rules.actions import Action
from fatsi.rules.cards import BASE_CARDS, CARDS, Card, card
from fatsi.rules.errors import FatsiError, IllegalAction, InvalidSetup, InvalidText
from fatsi.rules.events import Event
from fatsi.rules.moon import white_moon  # noqa: F401  # so that everything of the expansion is declared
from fatsi.rules.scoring import Result
from fatsi.rules.setup import Setup
from fatsi.rules.state import State
from fatsi.rules.steps import CHANCE

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
