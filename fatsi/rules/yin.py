"""Yin, the turn of the ghosts: their middle stones, the overrun board, the arrival.

Order of the middle stones: takers of Tao first, then all haunters, then all tormentors, each from left to right
as the board's player sees them. Only ghosts that lay there when the step began act, and only while
they still lie there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fatsi.rules.arguments import CARD, SPACE
from fatsi.rules.arrival import bring_ghost
from fatsi.rules.cards import BY_NUMBER
from fatsi.rules.curse import roll_curse
from fatsi.rules.events import BoardOverrun, FigureAdvanced
from fatsi.rules.forecast import ACTS, TAKES_TAO, TORMENTS, Forecast, Foreseen
from fatsi.rules.geometry import ON_CARD, ON_STEP
from fatsi.rules.haunting import haunt
from fatsi.rules.qi import lose_qi
from fatsi.rules.steps import YIN, Effect
from fatsi.rules.tao import discard_tao_in_turn

if TYPE_CHECKING:
    from fatsi.rules.state import State


def stones_of_board(state: State, board: int) -> list[YinStone]:
    """Return the middle stones that the ghosts of a board have now, in the order in which they act."""
    stones: list[YinStone] = []
    for space in range(3 * board, 3 * board + 3):
        stones += state.facts.yin_stones[state.ghosts[space]][space]
    if len(stones) > 1 and not state.expansion.order_in_yin(stones):
        stones.sort(key=_rank)
    return stones


def pending_stones(state: State) -> list[YinStone]:
    """Return the middle stones of this very Yin that are still to act, in their order."""
    return [step for step in reversed(state.stack) if isinstance(step, YinStone)]


def _rank(stone: YinStone) -> int:
    return stone.rank * 100 + stone.space


# --- middle stones --------------------------------------------------------------------------------------


class YinStone(Effect):
    """A middle stone of a ghost acts, if the ghost still lies where it did."""

    __slots__ = ("card", "space")
    arguments = (("space", SPACE), ("card", CARD))
    phases: ClassVar[int] = YIN
    # The stone as cards name it, and when it acts in the base game: those of a lower rank first.
    stone: ClassVar[str] = ""
    rank: ClassVar[int] = 0

    def __init__(self, space: int, card: int) -> None:
        self.space: Final = space
        self.card: Final = card

    def still_acts(self, state: State) -> bool:
        """Whether the ghost still lies where it did, and nothing holds it still."""
        return state.ghosts[self.space] == self.card and not state.expansion.holds_still(state, self.space)

    def carry_out(self, state: State) -> None:
        if self.still_acts(state):
            self.act(state)

    def act(self, state: State) -> None:
        """Carry out the stone."""
        raise NotImplementedError

    def foresee(self, forecast: Forecast) -> Foreseen:
        """Return what it will do, and let the forecast know."""
        return Foreseen(self, ACTS)

    def check(self, state: State) -> None:
        card = state.facts.card[self.card]
        if card is None or self.stone not in card.middle:
            raise self.wrong("frame-no-such-stone", card=BY_NUMBER[self.card].id)


class TaoTaker(YinStone):
    """Every living player discards a Tao token."""

    __slots__ = ()
    id = "tao-taker"
    stone = "group-lose-tao"
    rank = 1

    def act(self, state: State) -> None:
        discard_tao_in_turn(state)

    def foresee(self, forecast: Forecast) -> Foreseen:
        return Foreseen(self, TAKES_TAO)


class Haunter(YinStone):
    """The haunting figure moves on: from the card to the step; from there it haunts and returns to the card."""

    __slots__ = ()
    id = "haunter"
    stone = "haunter"
    rank = 2

    def act(self, state: State) -> None:
        space = self.space
        if state.figures[space] == ON_CARD:
            state.figures[space] = ON_STEP
            if state.log is not None:
                state.log.append(FigureAdvanced(self.card, space))
            state.expansion.figure_on_step(state, space)
        else:
            state.figures[space] = ON_CARD
            haunt(state, space)

    def foresee(self, forecast: Forecast) -> Foreseen:
        return forecast.of_haunter(self)


class Tormentor(YinStone):
    """The Curse die is rolled."""

    __slots__ = ()
    id = "tormentor"
    stone = "tormentor"
    rank = 3

    def act(self, state: State) -> None:
        roll_curse(state, self.space)

    def foresee(self, forecast: Forecast) -> Foreseen:
        return Foreseen(self, TORMENTS)


# --- the rest of Yin ------------------------------------------------------------------------------------


class Overrun(Effect):
    """Steps 2 and 3: a full board loses Qi; to a living Taoist's board that is not full a ghost comes."""

    __slots__ = ()
    id = "overrun"
    phases = YIN

    def carry_out(self, state: State) -> None:
        active = state.active
        if 0 not in state.ghosts[3 * active : 3 * active + 3]:
            if state.log is not None:
                state.log.append(BoardOverrun(active))
            lose_qi(state)
        elif state.is_living(active):
            bring_ghost(state)


OVERRUN: Final = Overrun()
