"""Saving villagers through the portal, and what a whole family saved gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fatsi.rules import actions as act
from fatsi.rules.actions import Action
from fatsi.rules.arguments import ARTIFACT, COLOUR, FAMILIES_SET, FAMILY, NUMBER, TILES_SET
from fatsi.rules.cards import HOLDS_MOON_THING
from fatsi.rules.events import ArtifactGained, BuddhaPlaced, FamilySaved, VillagerSaved
from fatsi.rules.geometry import CENTRE, CORNERS
from fatsi.rules.moon.families import ARTIFACT_OF, ARTIFACTS, FAMILIES, SIZES, UNKNOWN
from fatsi.rules.moon.townspeople import moon_of, occupied_tiles, refuse_empty_tile, take_top, uncover
from fatsi.rules.refusals import Refusal, no, refuse_buddha, refuse_seat
from fatsi.rules.registry import declared
from fatsi.rules.rewards import OFFER_QI
from fatsi.rules.steps import AFTER_TURN, BEFORE_FIRST_TURN, YANG, Decision, Effect
from fatsi.rules.stones import LastingStone
from fatsi.rules.tao import take_tao

if TYPE_CHECKING:
    from fatsi.rules.state import State

SHARED_QI: Final = 3


class TakePortal(LastingStone):
    """The Gatekeeper holds the portal: nobody can be saved while it lies in play."""

    __slots__ = ()
    id = "take-portal"
    withholds = HOLDS_MOON_THING


def is_portal_taken(state: State) -> bool:
    """Whether the portal is held: nobody can be saved then."""
    return holds(state, TakePortal.id)


def holds(state: State, stone: str) -> bool:
    """Whether a card in play has a lasting stone in force."""
    left = state.facts.left
    return any(
        stone in left[card] and not state.dormant >> space & 1 for space, card in enumerate(state.ghosts) if card
    )


def save_top(state: State, tile: int) -> None:
    """Bring the top villager of a tile into the shelter."""
    moon = moon_of(state)
    family = take_top(state, tile)
    moon.shelter[family] += 1
    if state.log is not None:
        state.log.append(VillagerSaved(family, tile))
    if moon.shelter[family] == SIZES[family]:
        state.stack.insert(_place_of_reward(state), FamilyReward(family))
    uncover(state, tile)


def _place_of_reward(state: State) -> int:
    """Return where in the stack a family's reward goes: now, but during the Moon Barrier at its end.

    There it goes behind those of families that were completed before.
    """
    at = len(state.stack)
    for place, step in enumerate(state.stack):
        if step.id == "barrier-end":
            at = place
            break
    while at and isinstance(state.stack[at - 1], FamilyReward):
        at -= 1
    return at


# --- the reward for a family ----------------------------------------------------------------------------


class FamilyReward(Effect):
    """A whole family is saved: the active player, or if that one is dead or absent the next living, is rewarded."""

    __slots__ = ("family",)
    id = "family-reward"
    arguments = (("family", FAMILY),)
    phases = YANG | AFTER_TURN
    is_moon = True

    def __init__(self, family: int) -> None:
        self.family: Final = family

    def carry_out(self, state: State) -> None:
        family = self.family
        if state.log is not None:
            state.log.append(FamilySaved(family))
        if ARTIFACT_OF[family] >= 0:
            give_artifact(state, ARTIFACT_OF[family], state.decider())
        else:
            _REWARDS[FAMILIES[family].reward].give(state)


def give_artifact(state: State, artifact: int, seat: int) -> None:
    """Give an artifact to a Taoist."""
    moon_of(state).artifacts[artifact] = seat
    if state.log is not None:
        state.log.append(ArtifactGained(seat, artifact))


class Reward:
    """What a saved family gives if it is no artifact, by the id that the table of families names."""

    __slots__ = ()
    id: ClassVar[str] = ""

    def give(self, state: State) -> None:
        """Hand it out."""
        raise NotImplementedError


class BarrierReward(Reward):
    __slots__ = ()
    id = "barrier"

    def give(self, state: State) -> None:
        moon_of(state).barriers_due += 1


class ThreeQi(Reward):
    __slots__ = ()
    id = "three-qi"

    def give(self, state: State) -> None:
        state.stack.extend([OFFER_QI] * SHARED_QI)


class TaoOfEachColour(Reward):
    __slots__ = ()
    id = "tao-of-each-colour"

    def give(self, state: State) -> None:
        state.stack.extend([ShareTao(colour) for colour in (4, 3, 2, 1, 0)])


class ShareTao(Effect):
    """A Taoist is to get a token of a colour, if the supply has one."""

    __slots__ = ("colour",)
    id = "share-tao"
    arguments = (("colour", COLOUR),)
    phases = YANG | AFTER_TURN
    is_moon = True

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def carry_out(self, state: State) -> None:
        if state.supply[self.colour]:
            state.stack.append(GrantTao(self.colour))


def living_taoists(state: State) -> tuple[Action, ...]:
    """Return the actions that give something to each living Taoist."""
    return tuple([act.GRANT[seat] for seat in state.table.seats if state.qi[seat]])


class GrantTao(Decision):
    """Who gets the token of a colour?"""

    __slots__ = ("colour",)
    id = "grant-tao"
    arguments = (("colour", COLOUR),)
    asks = ("grant",)
    phases = YANG | AFTER_TURN
    is_moon = True

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def choices(self, state: State) -> tuple[Action, ...]:
        return living_taoists(state)

    def resolve(self, state: State, action: Action) -> None:
        take_tao(state, action.value, self.colour)

    def refuse(self, state: State, action: Action) -> Refusal:
        return refuse_seat(state, action.value)


class BuddhaReward(Reward):
    __slots__ = ()
    id = "buddha"

    def give(self, state: State) -> None:
        if state.temple_buddhas and _buddha_spaces(state):
            state.stack.append(PUT_BUDDHA)


def _buddha_spaces(state: State) -> tuple[Action, ...]:
    return tuple(
        [act.BUDDHA[space] for space in range(12) if not state.ghosts[space] and not state.buddhas >> space & 1]
    )


class PutBuddha(Decision):
    """On which free space is the Buddha of the Wu placed? Ruling R44: it may be declined."""

    __slots__ = ()
    id = "put-buddha"
    asks = ("buddha", "done")
    phases = YANG | AFTER_TURN
    is_moon = True

    def choices(self, state: State) -> tuple[Action, ...]:
        return (*_buddha_spaces(state), act.DONE)

    def resolve(self, state: State, action: Action) -> None:
        if action is act.DONE:
            return
        state.temple_buddhas -= 1
        state.buddhas |= 1 << action.value
        if state.log is not None:
            state.log.append(BuddhaPlaced(state.decider(), action.value))

    def refuse(self, state: State, action: Action) -> Refusal:
        return refuse_buddha(state, action.value)

    def check(self, state: State) -> None:
        if not state.temple_buddhas or not _buddha_spaces(state):
            raise self.wrong("frame-nothing-to-choose")


PUT_BUDDHA: Final = PutBuddha()
_REWARDS: Final = {reward_id: reward() for reward_id, reward in declared(Reward).items()}
assert all(family.reward in ARTIFACTS or family.reward in _REWARDS for family in FAMILIES)


# --- before the first turn ------------------------------------------------------------------------------


class SetupRescue(Decision):
    """Whom do the players bring into the shelter before the game, with fewer than four of them?

    Solo and with two players each is to be of another stack and family.
    """

    __slots__ = ("families", "number", "tiles")
    id = "setup-rescue"
    arguments = (("number", NUMBER), ("tiles", TILES_SET), ("families", FAMILIES_SET))
    asks = ("rescue",)
    phases = BEFORE_FIRST_TURN
    may_wait = True
    is_moon = True

    def __init__(self, number: int, tiles: int, families: int) -> None:
        self.number: Final = number
        self.tiles: Final = tiles
        self.families: Final = families

    def choices(self, state: State) -> tuple[Action, ...]:
        moon = moon_of(state)
        is_any = state.table.players == 3
        return tuple(
            [
                act.RESCUE[tile]
                for tile in occupied_tiles(state)
                if moon.stacks[tile][-1] != UNKNOWN
                and (is_any or (not self.tiles >> tile & 1 and not self.families >> moon.stacks[tile][-1] & 1))
            ]
        )

    def resolve(self, state: State, action: Action) -> None:
        moon, tile = moon_of(state), action.value
        family = take_top(state, tile)
        moon.shelter[family] += 1
        if state.log is not None:
            state.log.append(VillagerSaved(family, tile))
        # The next ones are turned up when all are in the shelter.
        uncover(state, tile)
        if self.number > 1:
            further = SetupRescue(self.number - 1, self.tiles | 1 << tile, self.families | 1 << family)
            if further.choices(state):
                state.stack.append(further)
        if moon.shelter[family] == SIZES[family] and ARTIFACT_OF[family] >= 0:
            state.stack.append(GrantArtifact(ARTIFACT_OF[family]))

    def refuse(self, state: State, action: Action) -> Refusal:
        if not moon_of(state).stacks[action.value]:
            return refuse_empty_tile(action.value)
        return no("other-stack-and-family")

    def check(self, state: State) -> None:
        missing = 4 - state.table.players
        if not 1 <= self.number <= missing:
            raise self.wrong("frame-number-of-rescues", most=missing)


class GrantArtifact(Decision):
    """Who gets the artifact of a family that was saved before the game?"""

    __slots__ = ("artifact",)
    id = "grant-artifact"
    arguments = (("artifact", ARTIFACT),)
    asks = ("grant",)
    phases = BEFORE_FIRST_TURN
    may_wait = True
    is_moon = True

    def __init__(self, artifact: int) -> None:
        self.artifact: Final = artifact

    def choices(self, state: State) -> tuple[Action, ...]:
        return living_taoists(state)

    def resolve(self, state: State, action: Action) -> None:
        give_artifact(state, self.artifact, action.value)

    def refuse(self, state: State, action: Action) -> Refusal:
        return refuse_seat(state, action.value)


def begin_game(state: State) -> None:
    """Have the tops of the stacks turned up, then villagers rescued for missing players, then the first turn."""
    moon = moon_of(state)
    number = 4 - state.table.players
    if number:
        state.stack.append(SetupRescue(number, 0, 0))
    for tile in reversed(range(9)):
        if moon.stacks[tile]:
            uncover(state, tile)


def add_score(state: State, items: dict[str, int]) -> None:
    """Add the points for villagers saved and for the place of the portal."""
    moon = moon_of(state)
    items["saved-villagers"] = sum(moon.shelter)
    items["portal"] = 0 if moon.portal == CENTRE else 4 if moon.portal in CORNERS else 2
