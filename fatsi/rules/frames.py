"""Frames: what is still to be done, kept by the state as a stack.

A frame is a tuple of integers: its kind, then its arguments. Some kinds are effects, carried out as soon as they lie
on top; the others wait for an action of a player or of chance. The kinds are declared here once, with the types
of their arguments (for the text form); the modules of the phases register what each kind does.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fatsi.rules.actions import Action
    from fatsi.rules.state import State

Frame = tuple[int, ...]

# Who answers a frame.
NOBODY: Final = 0  # an effect
CHANCE_ANSWERS: Final = 1
DECIDER_ANSWERS: Final = 2  # the active player, or if he is dead or absent the next living one clockwise
NAMED_SEAT_ANSWERS: Final = 3  # the seat that is the frame's first argument


@dataclass(frozen=True, slots=True)
class FrameKind:
    """A kind of frame: its id, the types of its arguments, and who answers it.

    A last argument type with a star may stand any number of times.
    """

    index: int
    id: str
    arguments: tuple[str, ...]
    answered_by: int


_kinds: list[FrameKind] = []


def _effect(frame_id: str, *arguments: str) -> int:
    return _declare(frame_id, arguments, NOBODY)


def _chance(frame_id: str, *arguments: str) -> int:
    return _declare(frame_id, arguments, CHANCE_ANSWERS)


def _decision(frame_id: str, *arguments: str, answered_by: int = DECIDER_ANSWERS) -> int:
    return _declare(frame_id, arguments, answered_by)


def _declare(frame_id: str, arguments: tuple[str, ...], answered_by: int) -> int:
    _kinds.append(FrameKind(len(_kinds), frame_id, arguments, answered_by))
    return len(_kinds) - 1


# --- Yin ------------------------------------------------------------------------------------------------
TURN: Final = _effect("turn")
HAUNTER: Final = _effect("haunter", "space", "card")
TORMENTOR: Final = _effect("tormentor", "space", "card")
TAO_TAKER: Final = _effect("tao-taker", "space", "card")
OVERRUN: Final = _effect("overrun")
AFTER_YIN: Final = _effect("after-yin")
# --- arrival and stones ---------------------------------------------------------------------------------
ARRIVE: Final = _effect("arrive")
DRAW: Final = _chance("draw")
PLACE: Final = _decision("place", "card")
LEFT_STONE: Final = _effect("left-stone", "space", "card", "number")
OWE_TAO: Final = _effect("owe-tao", "seat")
DISCARD: Final = _decision("discard", "seat", answered_by=NAMED_SEAT_ANSWERS)
CURSE_DIE: Final = _chance("curse-die", "line", "flag")
CURSE_CHOICE: Final = _decision("curse-choice", "line", "curse-face")
LOSE_QI: Final = _effect("lose-qi")
PAY: Final = _decision("pay")
# --- Yang -----------------------------------------------------------------------------------------------
YANG: Final = _decision("yang")
END_TURN: Final = _effect("end-turn")
TO: Final = _decision("to", "seat", "flag")
# --- villagers ------------------------------------------------------------------------------------------
REVIVE: Final = _decision("revive")
UNHAUNT: Final = _decision("unhaunt")
BANISH: Final = _decision("banish")
CALM: Final = _decision("calm")
PRAY: Final = _decision("pray")
LIFT: Final = _decision("lift")
SET_DOWN: Final = _decision("set-down", "space")
PAVILION_TAOIST: Final = _effect("pavilion-taoist")
GUIDE: Final = _decision("guide")
# --- dice and exorcism ----------------------------------------------------------------------------------
DICE: Final = _chance("dice", "number", "roll", "purpose", "flag")
DICE_CHOICE: Final = _decision("dice-choice", "roll", "purpose")
DEFEAT: Final = _decision("defeat", "roll", "spaces")
SPEND: Final = _decision("spend", "roll", "spaces", "tokens")
CURSES: Final = _effect("curses", "fallen*")
CURSE_ORDER: Final = _decision("curse-order", "fallen*")
REWARDS: Final = _effect("rewards", "fallen*")
REWARD_ORDER: Final = _decision("reward-order", "fallen*")
TAKE: Final = _decision("take", "number")
GAIN: Final = _decision("gain")
OFFER_QI: Final = _effect("offer-qi")
GIVE_QI: Final = _decision("give-qi")
OFFER_YIN_YANG: Final = _effect("offer-yin-yang")
GIVE_YIN_YANG: Final = _decision("give-yin-yang")
VICTORY: Final = _effect("victory")
# --- White Moon: villagers ------------------------------------------------------------------------------
REVEAL: Final = _chance("reveal", "tile")
FIRST_OF_MOON: Final = REVEAL
SETUP_RESCUE: Final = _decision("setup-rescue", "number", "tiles", "families")
DEATH: Final = _effect("death", "villager", "tile")
REVEAL_DEAD: Final = _chance("reveal-dead", "tile")
KILL: Final = _decision("kill")
GIVE_UP: Final = _decision("give-up", "colour")
SUFFER: Final = _decision("suffer")
DRAW_INCARNATION: Final = _chance("draw-incarnation")
ESCORT: Final = _decision("escort", "seat", "seat", "tile", "flag", answered_by=NAMED_SEAT_ANSWERS)
# --- White Moon: rewards and artifacts ------------------------------------------------------------------
FAMILY_REWARD: Final = _effect("family-reward", "family")
SHARE_TAO: Final = _effect("share-tao", "colour")
GRANT_TAO: Final = _decision("grant-tao", "colour")
GRANT_ARTIFACT: Final = _decision("grant-artifact", "artifact")
BEQUEATH: Final = _decision("bequeath", "seat", "artifact", answered_by=NAMED_SEAT_ANSWERS)
PUT_BUDDHA: Final = _decision("put-buddha")
DRINK_ELIXIR: Final = _decision("drink-elixir")
SUMMON: Final = _effect("summon", "seat")
COME: Final = _decision("come", "seat", answered_by=NAMED_SEAT_ANSWERS)
SWORD: Final = _decision("sword", "number")
CLAWS: Final = _decision("claws", "spaces")
HERB_OR_CRYSTAL: Final = _decision("herb-or-crystal", "number")
OFFER_CRYSTAL: Final = _effect("offer-crystal")
GIVE_CRYSTAL: Final = _decision("give-crystal")
STRIKE: Final = _decision("strike")
# --- White Moon: middle stones --------------------------------------------------------------------------
DEVOURER: Final = _effect("devourer", "space", "card")
RAVENOUS: Final = _effect("ravenous", "space", "card")
GHOST_BRINGER: Final = _effect("ghost-bringer", "space", "card")
SHAPESHIFTER: Final = _effect("shapeshifter", "space", "card")
# --- White Moon: the end of the turn --------------------------------------------------------------------
SU_LING: Final = _decision("su-ling", "seat", answered_by=NAMED_SEAT_ANSWERS)
SU_LING_CRYSTAL: Final = _decision("su-ling-crystal", "seat", "corner", answered_by=NAMED_SEAT_ANSWERS)
BARRIER: Final = _effect("barrier")
BARRIER_BOARD: Final = _effect("barrier-board", "number")
BARRIER_CHOICE: Final = _decision("barrier-choice", "number")
RESCUE: Final = _decision("rescue")
BARRIER_END: Final = _effect("barrier-end")
NEXT_TURN: Final = _effect("next-turn")

KINDS: Final = tuple(_kinds)
KIND_INDEX: Final = {kind.id: kind.index for kind in KINDS}
ANSWERED_BY: Final = tuple(kind.answered_by for kind in KINDS)

# What dice are rolled for.
PURPOSES: Final = ("exorcism", "herbs")
FOR_EXORCISM: Final = 0
FOR_HERBS: Final = 1
# A Curse die's haunting goes along the line of a space, or strikes the Cemetery.
CEMETERY_LINE: Final = 12

Effect = Callable[["State", Frame], None]
Choices = Callable[["State", Frame], "tuple[Action, ...]"]
Resolve = Callable[["State", Frame, "Action"], None]

EFFECTS: Final[list[Effect | None]] = [None] * len(KINDS)
CHOICES: Final[list[Choices | None]] = [None] * len(KINDS)
RESOLVES: Final[list[Resolve | None]] = [None] * len(KINDS)


def effect(kind: int) -> Callable[[Effect], Effect]:
    """Register what an effect does."""

    def register(function: Effect) -> Effect:
        assert ANSWERED_BY[kind] == NOBODY and EFFECTS[kind] is None, KINDS[kind].id
        EFFECTS[kind] = function
        return function

    return register


def choices(kind: int) -> Callable[[Choices], Choices]:
    """Register which actions may answer a frame."""

    def register(function: Choices) -> Choices:
        assert ANSWERED_BY[kind] != NOBODY and CHOICES[kind] is None, KINDS[kind].id
        CHOICES[kind] = function
        return function

    return register


def resolve(kind: int) -> Callable[[Resolve], Resolve]:
    """Register what the answer to a frame does."""

    def register(function: Resolve) -> Resolve:
        assert ANSWERED_BY[kind] != NOBODY and RESOLVES[kind] is None, KINDS[kind].id
        RESOLVES[kind] = function
        return function

    return register
