"""What an exorcism leaves behind: curses first, then rewards, in the order that the exorcist likes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fatsi.rules import actions as act
from fatsi.rules.actions import Action
from fatsi.rules.cards import BY_NUMBER
from fatsi.rules.curse import roll_curse
from fatsi.rules.events import YinYangGained
from fatsi.rules.geometry import SIDES, SPACES
from fatsi.rules.powers import MOUNTAIN
from fatsi.rules.qi import gain_qi
from fatsi.rules.refusals import Refusal, no, refuse_unless_living
from fatsi.rules.steps import (
    AFTER_TURN,
    FALLEN_ARGUMENT,
    YANG,
    Decision,
    Effect,
    Pairs,
    Step,
    card_of_space,
    without_space,
)
from fatsi.rules.stones import RightStone
from fatsi.rules.tao import offer_tao

if TYPE_CHECKING:
    from fatsi.rules.state import State


def _check_fallen(step: Step, fallen: Pairs, state: State, has_stone: tuple[bool, ...], *, least: int) -> None:
    if not least <= len(fallen) <= 2 or len({space for space, _ in fallen}) < len(fallen):
        raise step.wrong("frame-wrong-fallen")
    for _, card in fallen:
        if not has_stone[card]:
            raise step.wrong("frame-no-such-stone", card=BY_NUMBER[card].id)
        if card in state.ghosts:
            raise step.wrong("frame-card-in-play", card=BY_NUMBER[card].id)


# --- curses ---------------------------------------------------------------------------------------------


class Curses(Effect):
    """The curses of fallen ghosts are due."""

    __slots__ = ("fallen",)
    id = "curses"
    arguments = FALLEN_ARGUMENT
    phases = YANG | AFTER_TURN

    def __init__(self, fallen: Pairs) -> None:
        self.fallen: Final = fallen

    def carry_out(self, state: State) -> None:
        fallen = self.fallen
        if len(fallen) > 1:
            # A single one needs no order, nor do those that are not rolled for.
            if not state.has_power(MOUNTAIN):
                state.stack.append(CurseOrder(fallen))
                return
            state.stack.append(Curses(fallen[1:]))
        roll_curse(state, fallen[0][0])

    def check(self, state: State) -> None:
        _check_fallen(self, self.fallen, state, state.facts.has_curse, least=1)


class FallenOrder(Decision):
    """Whose curse or reward comes first?"""

    __slots__ = ("fallen",)
    arguments = FALLEN_ARGUMENT
    asks: ClassVar[tuple[str, ...]] = ("resolve",)
    phases = YANG | AFTER_TURN

    def __init__(self, fallen: Pairs) -> None:
        self.fallen: Final = fallen

    def choices(self, state: State) -> tuple[Action, ...]:
        return tuple([act.RESOLVE[space] for space, _ in self.fallen])

    def refuse(self, state: State, action: Action) -> Refusal:
        return no("no-curse-or-reward-there", space=SPACES[action.value])


class CurseOrder(FallenOrder):
    """Whose curse comes first?"""

    __slots__ = ()
    id = "curse-order"

    def resolve(self, state: State, action: Action) -> None:
        state.stack.append(Curses(without_space(self.fallen, action.value)))
        roll_curse(state, action.value)

    def check(self, state: State) -> None:
        _check_fallen(self, self.fallen, state, state.facts.has_curse, least=2)


# --- rewards --------------------------------------------------------------------------------------------


class Rewards(Effect):
    """The rewards of fallen ghosts are due."""

    __slots__ = ("fallen",)
    id = "rewards"
    arguments = FALLEN_ARGUMENT
    phases = YANG | AFTER_TURN

    def __init__(self, fallen: Pairs) -> None:
        self.fallen: Final = fallen

    def carry_out(self, state: State) -> None:
        # A dead exorcist gets nothing: what is left is for the group.
        is_living = state.is_living(state.active)
        due = tuple([pair for pair in self.fallen if is_living or _is_for_group(state, pair[1])])
        if not due:
            return
        # Equal rewards need no order.
        if len({state.facts.rewards[card] for _, card in due}) > 1:
            state.stack.append(RewardOrder(self.fallen))
            return
        if len(due) > 1:
            state.stack.append(Rewards(due[1:]))
        _reward(state, due[0][1])

    def check(self, state: State) -> None:
        _check_fallen(self, self.fallen, state, state.facts.has_reward, least=1)


def _is_for_group(state: State, card: int) -> bool:
    return any(stone.is_for_group for stone in state.facts.reward_stones[card])


class RewardOrder(FallenOrder):
    """Whose reward comes first?"""

    __slots__ = ()
    id = "reward-order"

    def resolve(self, state: State, action: Action) -> None:
        state.stack.append(Rewards(without_space(self.fallen, action.value)))
        _reward(state, card_of_space(self.fallen, action.value))

    def check(self, state: State) -> None:
        _check_fallen(self, self.fallen, state, state.facts.has_reward, least=2)


def _reward(state: State, card: int) -> None:
    """Hand out the rewards of a card: the exorcist's own only to a living one, the group's in any case."""
    for stone in state.facts.reward_stones[card]:
        if stone.is_for_group or state.is_living(state.active):
            stone.give(state)


class OneTao(RightStone):
    __slots__ = ()
    id = "tao-1"

    def give(self, state: State) -> None:
        offer_tao(state, 1)


class TwoTao(RightStone):
    __slots__ = ()
    id = "tao-2"

    def give(self, state: State) -> None:
        offer_tao(state, 2)


class QiOrYinYang(RightStone):
    __slots__ = ()
    id = "qi-or-yin-yang"

    def give(self, state: State) -> None:
        if state.qi_supply or not state.yin_yang >> state.active & 1:
            state.stack.append(GAIN)


class QiAndYinYang(RightStone):
    __slots__ = ()
    id = "qi-and-yin-yang"
    is_for_group = True

    def give(self, state: State) -> None:
        state.stack.append(OFFER_YIN_YANG)
        state.stack.append(OFFER_QI)


class Gain(Decision):
    """Does the exorcist gain a Qi or the Yin-Yang?"""

    __slots__ = ()
    id = "gain"
    asks = ("gain-qi", "gain-yin-yang")
    phases = YANG | AFTER_TURN
    needs_living_active = "frame-dead-gains"

    def choices(self, state: State) -> tuple[Action, ...]:
        offered = [act.GAIN_QI] if state.qi_supply else []
        if not state.yin_yang >> state.active & 1:
            offered.append(act.GAIN_YIN_YANG)
        return tuple(offered)

    def resolve(self, state: State, action: Action) -> None:
        if action is act.GAIN_QI:
            gain_qi(state, state.active)
        else:
            _gain_yin_yang(state, state.active)

    def refuse(self, state: State, action: Action) -> Refusal:
        if action is act.GAIN_QI:
            return no("qi-supply-empty")
        return no("has-yin-yang", seat=SIDES[state.active])


def _gain_yin_yang(state: State, seat: int) -> None:
    state.yin_yang |= 1 << seat
    if state.log is not None:
        state.log.append(YinYangGained(seat))


# --- what an incarnation leaves to the group ------------------------------------------------------------


class OfferQi(Effect):
    """A Taoist is to get a Qi, if the supply has one."""

    __slots__ = ()
    id = "offer-qi"
    phases = YANG | AFTER_TURN

    def carry_out(self, state: State) -> None:
        if state.qi_supply:
            state.stack.append(GIVE_QI)


class GiveQi(Decision):
    """Who gets the Qi?"""

    __slots__ = ()
    id = "give-qi"
    asks = ("give-qi",)
    phases = YANG | AFTER_TURN

    def choices(self, state: State) -> tuple[Action, ...]:
        return tuple([act.GIVE_QI[seat] for seat in state.table.seats if state.qi[seat]])

    def resolve(self, state: State, action: Action) -> None:
        gain_qi(state, action.value)

    def refuse(self, state: State, action: Action) -> Refusal:
        return _refuse_gift(state, action.value)


class OfferYinYang(Effect):
    """A Taoist without Yin-Yang is to get one."""

    __slots__ = ()
    id = "offer-yin-yang"
    phases = YANG | AFTER_TURN

    def carry_out(self, state: State) -> None:
        if GIVE_YIN_YANG.choices(state):
            state.stack.append(GIVE_YIN_YANG)


class GiveYinYang(Decision):
    """Who gets the Yin-Yang?"""

    __slots__ = ()
    id = "give-yin-yang"
    asks = ("give-yin-yang",)
    phases = YANG | AFTER_TURN

    def choices(self, state: State) -> tuple[Action, ...]:
        seats = state.table.seats
        return tuple([act.GIVE_YIN_YANG[seat] for seat in seats if state.qi[seat] and not state.yin_yang >> seat & 1])

    def resolve(self, state: State, action: Action) -> None:
        _gain_yin_yang(state, action.value)

    def refuse(self, state: State, action: Action) -> Refusal:
        return _refuse_gift(state, action.value)


def _refuse_gift(state: State, seat: int) -> Refusal:
    return refuse_unless_living(state, seat) or no("has-yin-yang", seat=SIDES[seat])


GAIN: Final = Gain()
OFFER_QI: Final = OfferQi()
GIVE_QI: Final = GiveQi()
OFFER_YIN_YANG: Final = OfferYinYang()
GIVE_YIN_YANG: Final = GiveYinYang()
