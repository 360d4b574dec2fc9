"""The bot `planner`: tries the choices that look best some turns ahead, and takes the one that wins most often.

The same search plays at eight levels. The lower ones think less and, like people, sometimes take the second-best
choice: one that the network finds nearly as good, never one that it would not think of.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fatsi.core import COMPILED_CORE, core_in_use
from fatsi.engine.budget import Budget
from fatsi.engine.judge import Candidate, trained_judge
from fatsi.engine.search import MOST_TURNS, Search
from fatsi.engine.trials import is_first_choice
from fatsi.rules.actions import Action
from fatsi.rules.errors import InvalidSetup
from fatsi.rules.rng import Rng
from fatsi.rules.state import State

# How many positions are judged for a choice, unless somebody says otherwise: a fifth of a second of one core for a
# turn. The interpreted core needs ten times as long for each.
DEFAULT_NODES: Final = 12_000 if core_in_use() == COMPILED_CORE else 1_000
# Where to move decides most of a turn; all other choices get a third of the budget.
_SMALLER_SHARE: Final = 3


@dataclass(frozen=True, slots=True)
class Level:
    """How well the bot plays."""

    share: float
    """What part of the budget it uses; none at all for a player who does not think ahead."""
    whim: float = 0.0
    """How little the difference between choices counts: 1 is as often as the network finds them right."""
    least: float = 1.0
    """Choices with less than this part of the best one's probability are never taken."""


# From a friendly beginner to full strength.
LEVELS: Final = (
    Level(0.0, whim=2.0, least=0.05),
    Level(0.0, whim=1.4, least=0.07),
    Level(0.0, whim=1.0, least=0.1),
    Level(0.0, whim=0.6, least=0.15),
    Level(0.0),
    Level(0.2),
    Level(0.5),
    Level(1.0),
)


class PlannerBot:
    """Thinks before it acts.

    It judges about `nodes` positions for the first choice of a turn, mostly where to move, and a third for others.
    With `ms` it takes so many milliseconds instead, and then its games cannot be repeated. `turns` is how far it looks
    ahead at most, `level` how well it plays, from 1 to 8.
    """

    __slots__ = ("_level", "_ms", "_nodes", "_turns")

    def __init__(
        self, nodes: int = DEFAULT_NODES, ms: int = 0, turns: int = MOST_TURNS, level: int = len(LEVELS)
    ) -> None:
        for name, value, least in (("nodes", nodes, 1), ("ms", ms, 0), ("turns", turns, 1), ("level", level, 1)):
            if value < least:
                raise InvalidSetup("bot", "bot-option-too-small", option=name, given=value, least=least)
        if level > len(LEVELS):
            raise InvalidSetup("bot", "bot-option-too-large", option="level", given=level, most=len(LEVELS))
        self._nodes: Final = nodes
        self._ms: Final = ms
        self._turns: Final = turns
        self._level: Final = LEVELS[level - 1]

    def choose(self, state: State, rng: Rng) -> Action:
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        if not self._level.share:
            return choose_on_a_whim(trained_judge().opinion(state)[0], rng, self._level)
        return Search(trained_judge(), turns=self._turns).choose(state, rng, self.budget(state))[0].action

    def budget(self, state: State) -> Budget:
        """Return what may be spent on the choice that is to be made."""
        share = self._level.share if is_first_choice(state) else self._level.share / _SMALLER_SHARE
        return Budget(max(1, round(self._nodes * share)), round(self._ms * share))


def choose_on_a_whim(choices: list[Candidate], rng: Rng, level: Level) -> Action:
    """Return one of the choices that look good, the better the likelier."""
    if not level.whim:
        return choices[0].action
    most = max(choice.prior for choice in choices)
    good = [choice for choice in choices if choice.prior >= level.least * most]
    weights = [choice.prior ** (1 / level.whim) for choice in good]
    x = rng.random() * sum(weights)
    for choice, weight in zip(good, weights, strict=True):
        x -= weight
        if x < 0:
            return choice.action
    return good[-1].action
