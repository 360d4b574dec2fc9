"""What a bot is: somebody who chooses an action from what lies on the table."""

from __future__ import annotations

from typing import Protocol

from fatsi.rules.actions import Action
from fatsi.rules.rng import Rng
from fatsi.rules.state import State


class Bot(Protocol):
    """A player. It sees the state and nothing else: no deck, no seed, no record.

    Parameters of its constructor that are annotated as int, float, str or bool are its options: `bot("name:depth=3")`.
    """

    def choose(self, state: State, rng: Rng) -> Action:
        """Return one of `state.legal()` for the player whose action is due; the state is left as it is.

        It is asked only when a player has to act. The same state and the same generator give the same answer.
        """
        ...
