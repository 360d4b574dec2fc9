"""Bots in their seats: who sits where at a table, and what each of them chooses, whatever it does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from fatsi.bots import bot
from fatsi.bots.player import Bot
from fatsi.bots.specification import LONGEST_ERROR, in_one_line
from fatsi.rules.actions import Action
from fatsi.rules.errors import InvalidSetup, several
from fatsi.rules.geometry import SIDE_INDEX, SIDES
from fatsi.rules.rng import Rng, rng_for_bot
from fatsi.rules.state import State

_AFTER_SIDE: Final = "="


class BotFailed(Exception):
    """A bot did what no player can do: which, and what happened, in one line."""

    def __init__(self, name: str, error: str) -> None:
        self.name = name
        self.error = error
        super().__init__(name, error)


def chosen(player: Bot, name: str, state: State, rng: Rng) -> Action:
    """Return the legal action that a bot chooses. It thinks about a copy: whatever it does, the game stays whole."""
    try:
        action: object = player.choose(state.copy(), rng)
        if isinstance(action, Action) and action in state.legal():
            return action
        nonsense = f"not a legal action: {action!r}"
    except Exception as error:
        raise BotFailed(name, in_one_line(error)) from error
    raise BotFailed(name, nonsense[:LONGEST_ERROR])


class NamedBots:
    """The bots that somebody wants at a table, each at a side, and at most one for all seats but the first.

    >>> wanted = NamedBots(["E=greedy", "random"])
    >>> wanted.at(("N", "E", "W"))
    {1: 'greedy', 3: 'random'}
    """

    def __init__(self, given: Sequence[str]) -> None:
        """Read texts such as `E=greedy` or `greedy`; `InvalidSetup` says what is wrong with one."""
        self._by_side: Final[dict[str, str]] = {}
        self._elsewhere: str | None = None
        for text in given:
            side, specification = _parsed(text)
            bot(specification)
            if side in self._by_side:
                raise InvalidSetup("bot", "named-twice", given=side)
            if side:
                self._by_side[side] = specification
            elif self._elsewhere is not None:
                raise InvalidSetup("bot", "two-bots-without-side")
            else:
                self._elsewhere = specification

    def at(self, sides: Sequence[str]) -> dict[int, str]:
        """Return the bot of each seat at a table where Taoists sit at these sides; `InvalidSetup` if one has none."""
        for side in self._by_side:
            if side not in sides:
                raise InvalidSetup("bot", "nobody-sits-there", side=side, known=several(sides))
        seated = dict(self._by_side)
        if self._elsewhere is not None:
            free = [side for side in sides[1:] if side not in seated]
            if not free:
                raise InvalidSetup("bot", "bot-without-seat", given=self._elsewhere)
            seated |= dict.fromkeys(free, self._elsewhere)
        return {SIDE_INDEX[side]: seated[side] for side in SIDES if side in seated}


def _parsed(text: str) -> tuple[str, str]:
    """Return the side and the bot of a text; without a side the first is empty."""
    before, is_split, rest = text.partition(_AFTER_SIDE)
    # Options of a bot have this mark too, but after a colon.
    if not is_split or ":" in before:
        return "", text
    side = before.upper()
    if side not in SIDES:
        raise InvalidSetup("bot", "not-one-of", given=before, known=several(SIDES))
    return side, rest


class Company:
    """The bots at a table, by seat. Their choices depend on the game alone, so they are the same after undo."""

    def __init__(self, bots: Mapping[int, str]) -> None:
        self._names: Final = dict(bots)
        self._players: Final = {seat: bot(name) for seat, name in bots.items()}

    @property
    def names(self) -> Mapping[int, str]:
        """The specification of the bot in each seat that has one."""
        return self._names

    def choose(self, seat: int, state: State, *, seed: int, actions: int) -> Action:
        """Return what the bot of a seat does after so many actions of the game; `BotFailed` if it cannot."""
        rng = rng_for_bot(seed, seat=seat, actions=actions)
        return chosen(self._players[seat], self._names[seat], state, rng)

    def leave(self, seat: int) -> None:
        """Let a person have the seat."""
        del self._names[seat]

    def as_options(self) -> list[str]:
        """Return the texts from which `NamedBots` would seat the same bots.

        >>> Company({1: "greedy"}).as_options()
        ['E=greedy']
        """
        return [f"{SIDES[seat]}{_AFTER_SIDE}{name}" for seat, name in self._names.items()]
