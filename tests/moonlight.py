"""Positions of White Moon for the later chapters, in which everybody who is not named is in the shelter."""

from __future__ import annotations

from fatsi import State
from tests.moon_positions import moon_of, village
from tests.positions import at

SCHOOL = "moon-village: first-game"
"""The Kung-Fu School lies on E."""
NIGHTMARE = "difficulty: nightmare\ndeck: 10 10 10 10"
"""Three more incarnations are to come, so that the game goes on after one."""


def lit(*parts: str, people: str = "", graveyard: str = "", hidden: str = "") -> State:
    """Return a position of White Moon with these people on tiles, such as `NW ? hua, C zhou`.

    >>> moon_of(lit("pending: yang", people="C ? hua, N zhou", hidden="li")).shelter[:3]
    [2, 2, 2]
    """
    return at(village(*(people.split(", ") if people else ()), graveyard=graveyard, hidden=hidden), *parts)


def crystal_supply(state: State) -> int:
    return moon_of(state).crystal_supply
