"""Players that need no human: each chooses one action at a time, from the state alone.

>>> from fatsi.rules import CHANCE, Setup, State
>>> from fatsi.rules.rng import Rng
>>> bot_names()
('greedy', 'random')
>>> rng = Rng(1)
>>> state = State.new(Setup().dealt(rng))
>>> player = bot("greedy")
>>> while state.actor == CHANCE:
...     state.apply(state.sample(rng))
>>> player.choose(state, rng) in state.legal()
True
"""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from fatsi.bots.careless import RandomBot
from fatsi.bots.greedy import GreedyBot
from fatsi.bots.player import Bot
from fatsi.rules.errors import InvalidSetup, several

# How each bot is made, by its name.
BOTS: Final[MappingProxyType[str, Callable[[], Bot]]] = MappingProxyType({"greedy": GreedyBot, "random": RandomBot})


def bot_names() -> tuple[str, ...]:
    """Return the names of all bots, in the order of the alphabet."""
    return tuple(sorted(BOTS))


def bot(name: str) -> Bot:
    """Return a new bot of that name.

    >>> bot("clever")
    Traceback (most recent call last):
    ...
    fatsi.rules.errors.InvalidSetup: bot: not-one-of given=clever known=greedy+random
    """
    if name not in BOTS:
        raise InvalidSetup("bot", "not-one-of", given=name, known=several(bot_names()))
    return BOTS[name]()


__all__ = ["BOTS", "Bot", "bot", "bot_names"]
