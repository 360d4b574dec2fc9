"""Players that need no human: each chooses one action at a time, from the state alone.

>>> from fatsi.rules import CHANCE, Setup, State
>>> from fatsi.rules.rng import Rng
>>> bot_names()
('greedy', 'planner', 'random')
>>> rng = Rng(1)
>>> state = State.new(Setup().dealt(rng))
>>> player = bot("greedy")
>>> while state.actor == CHANCE:
...     state.apply(state.sample(rng))
>>> player.choose(state, rng) in state.legal()
True
"""

from __future__ import annotations

from types import MappingProxyType, ModuleType
from typing import Final

from fatsi.bots.careless import RandomBot
from fatsi.bots.greedy import GreedyBot
from fatsi.bots.planner import PlannerBot
from fatsi.bots.player import Bot
from fatsi.bots.specification import BETWEEN_BOTS, Maker, in_one_line, made_bot, own_module

# How each bot is made, by its name.
BOTS: Final[MappingProxyType[str, Maker]] = MappingProxyType(
    {"greedy": GreedyBot, "planner": PlannerBot, "random": RandomBot}
)


def bot_names() -> tuple[str, ...]:
    """Return the names of all bots, in the order of the alphabet."""
    return tuple(sorted(BOTS))


def bot(specification: str) -> Bot:
    """Return a new bot: one of `bot_names()` or your own as `module:Class`, with options after a colon.

    >>> type(bot("fatsi.bots.careless:RandomBot")).__name__
    'RandomBot'
    >>> bot("clever")
    Traceback (most recent call last):
    ...
    fatsi.rules.errors.InvalidSetup: bot: unknown-bot given=clever known=greedy+planner+random
    """
    return made_bot(specification, BOTS)


def bot_module(specification: str) -> ModuleType | None:
    """Return the module of a user's own bot; None for a bot that is one of ours.

    >>> bot_module("greedy") is None
    True
    """
    return own_module(specification, BOTS)


__all__ = ["BETWEEN_BOTS", "BOTS", "Bot", "bot", "bot_module", "bot_names", "in_one_line"]
