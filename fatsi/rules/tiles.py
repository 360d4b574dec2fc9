"""The village tiles: when the help of each may be asked for, and what it does. One class per tile.

Help that can do nothing at all may not be asked for; where a part can be done, that part is done. White Moon's own tile
is in `fatsi.rules.moon.school`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fatsi.rules import actions as act
from fatsi.rules.actions import Action
from fatsi.rules.arguments import FOR_HERBS, SPACE
from fatsi.rules.arrival import ARRIVE, meets_buddha, move_ghost, remove_ghost
from fatsi.rules.cards import BASE, BY_NUMBER, IS_INCARNATION
from fatsi.rules.colours import COLOURS, NO_COLOUR
from fatsi.rules.curse import check_cemetery, roll_curse
from fatsi.rules.events import (
    BuddhaTaken,
    FiguresCalmed,
    GhostBanished,
    GhostMoved,
    HelpAsked,
    PrayerChanged,
)
from fatsi.rules.geometry import CEMETERY_LINE, ON_CARD, ON_STEP, SEATS, SIDES, SPACES, TILES
from fatsi.rules.guiding import GuideTo, refuse_guiding
from fatsi.rules.haunting import restore_tile
from fatsi.rules.moon.families import FAMILY_IDS
from fatsi.rules.qi import LOSE_QI, gain_qi, revive
from fatsi.rules.refusals import Refusal, no, refuse_colour
from fatsi.rules.rolling import herbalist_dice, roll_dice
from fatsi.rules.steps import AFTER_TURN, YANG, Decision, Effect
from fatsi.rules.tao import has_tao_in_supply, offer_tao

if TYPE_CHECKING:
    from fatsi.rules.state import State

REVIVED_QI: Final = 2


class VillageTile:
    """A tile of the village. Positions name it by id; states by its number, which never changes."""

    __slots__ = ()
    id: ClassVar[str] = ""
    number: ClassVar[int] = -1
    set: ClassVar[str] = BASE

    def can_help(self, state: State) -> bool:
        """Whether there is something to give; whether the tile is haunted is not asked."""
        raise NotImplementedError

    def help(self, state: State) -> None:
        """Help the active Taoist."""
        raise NotImplementedError


def can_help_at(state: State, tile: int) -> bool:
    """Whether a tile is active and has something to give."""
    return not state.haunted >> tile & 1 and state.table.helpers[tile].can_help(state)


def ask_tile(state: State, tile: int) -> None:
    """Let the active Taoist be helped by a tile."""
    if state.log is not None:
        state.log.append(HelpAsked(state.active, tile))
    state.table.helpers[tile].help(state)


class TileQuestion(Decision):
    """A question that a tile asks the living Taoist whom it helps."""

    __slots__ = ()
    phases: ClassVar[int] = YANG | AFTER_TURN
    needs_living_active: ClassVar[str] = "frame-dead-asks"


# --- Cemetery -------------------------------------------------------------------------------------------


class Cemetery(VillageTile):
    __slots__ = ()
    id = "cemetery"
    number = 0

    def can_help(self, state: State) -> bool:
        if state.qi_supply and 0 in state.qi and not all(state.qi[seat] for seat in state.table.seats):
            return True
        return bool(state.expansion.dead_villagers(state))

    def help(self, state: State) -> None:
        state.stack.append(REVIVE)


class Revive(TileQuestion):
    """Which of the dead returns? Then the Curse die is rolled."""

    __slots__ = ()
    id = "revive"
    asks = ("revive", "recall")

    def choices(self, state: State) -> tuple[Action, ...]:
        if not state.qi_supply:
            return state.expansion.dead_villagers(state)
        taoists = tuple([act.REVIVE[seat] for seat in state.table.seats if not state.qi[seat]])
        return taoists + state.expansion.dead_villagers(state)

    def resolve(self, state: State, action: Action) -> None:
        if action.kind == "recall":
            state.expansion.recall(state, action.value)
        else:
            revive(state, action.value, REVIVED_QI, state.table.cemetery)
        roll_curse(state, CEMETERY_LINE)

    def refuse(self, state: State, action: Action) -> Refusal:
        if action.kind == "recall":
            return no("no-dead-villager", family=FAMILY_IDS[action.value])
        seat = action.value
        if not state.table.is_player[seat]:
            return no("not-a-taoist", seat=SIDES[seat])
        if not state.qi[seat]:
            return no("qi-supply-empty")
        return no("taoist-living", seat=SIDES[seat])

    def check(self, state: State) -> None:
        check_cemetery(self, state)
        if not state.qi_supply and not state.expansion.dead_villagers(state):
            raise self.wrong("frame-no-qi-left")


REVIVE: Final = Revive()


# --- Taoist Altar ---------------------------------------------------------------------------------------


class TaoistAltar(VillageTile):
    __slots__ = ()
    id = "taoist-altar"
    number = 1

    def can_help(self, state: State) -> bool:
        return state.haunted != 0

    def help(self, state: State) -> None:
        state.stack.append(ARRIVE)
        state.stack.append(UNHAUNT)


class Unhaunt(TileQuestion):
    """Which haunted tile turns active?"""

    __slots__ = ()
    id = "unhaunt"
    asks = ("unhaunt",)

    def choices(self, state: State) -> tuple[Action, ...]:
        return tuple([act.UNHAUNT[tile] for tile in range(9) if state.haunted >> tile & 1])

    def resolve(self, state: State, action: Action) -> None:
        restore_tile(state, action.value)

    def refuse(self, state: State, action: Action) -> Refusal:
        return no("tile-active", tile=TILES[action.value])


UNHAUNT: Final = Unhaunt()


# --- Herbalist's Shop -----------------------------------------------------------------------------------


class HerbalistsShop(VillageTile):
    __slots__ = ()
    id = "herbalists-shop"
    number = 2

    def can_help(self, state: State) -> bool:
        has_herbs = has_tao_in_supply(state) or state.expansion.has_white_herbs(state)
        return has_herbs and herbalist_dice(state) > 0

    def help(self, state: State) -> None:
        roll_dice(state, herbalist_dice(state), FOR_HERBS)


# --- Sorcerer's Hut -------------------------------------------------------------------------------------


class SorcerersHut(VillageTile):
    __slots__ = ()
    id = "sorcerers-hut"
    number = 3

    def can_help(self, state: State) -> bool:
        return any(card and not IS_INCARNATION[card] for card in state.ghosts)

    def help(self, state: State) -> None:
        state.stack.append(LOSE_QI)
        state.stack.append(BANISH)


class Banish(TileQuestion):
    """Which ghost is discarded? None of its stones applies."""

    __slots__ = ()
    id = "banish"
    asks = ("banish",)

    def choices(self, state: State) -> tuple[Action, ...]:
        ghosts = enumerate(state.ghosts)
        return tuple([act.BANISH[space] for space, card in ghosts if card and not IS_INCARNATION[card]])

    def resolve(self, state: State, action: Action) -> None:
        if state.log is not None:
            state.log.append(GhostBanished(state.ghosts[action.value], action.value))
        remove_ghost(state, action.value)

    def refuse(self, state: State, action: Action) -> Refusal:
        card = state.ghosts[action.value]
        if not card:
            return no("no-ghost-there", space=SPACES[action.value])
        assert IS_INCARNATION[card]
        return no("incarnation-immune", card=BY_NUMBER[card].id)


BANISH: Final = Banish()


# --- Buddhist Temple ------------------------------------------------------------------------------------


class BuddhistTemple(VillageTile):
    __slots__ = ()
    id = "buddhist-temple"
    number = 4

    def can_help(self, state: State) -> bool:
        return state.temple_buddhas > 0

    def help(self, state: State) -> None:
        state.temple_buddhas -= 1
        state.held_buddhas[state.active] += 1
        state.fresh_buddhas += 1
        if state.log is not None:
            state.log.append(BuddhaTaken(state.active))


# --- Night Watchman's Beat ------------------------------------------------------------------------------


class NightWatchmansBeat(VillageTile):
    __slots__ = ()
    id = "night-watchmans-beat"
    number = 5

    def can_help(self, state: State) -> bool:
        return ON_STEP in state.figures

    def help(self, state: State) -> None:
        state.stack.append(CALM)


class Calm(TileQuestion):
    """On which board do the haunting figures return to their cards?"""

    __slots__ = ()
    id = "calm"
    asks = ("calm",)

    def choices(self, state: State) -> tuple[Action, ...]:
        return tuple([act.CALM[board] for board in SEATS if ON_STEP in state.figures[3 * board : 3 * board + 3]])

    def resolve(self, state: State, action: Action) -> None:
        board = action.value
        for space in range(3 * board, 3 * board + 3):
            if state.figures[space] == ON_STEP:
                state.figures[space] = ON_CARD
        if state.log is not None:
            state.log.append(FiguresCalmed(board))

    def refuse(self, state: State, action: Action) -> Refusal:
        return no("no-figure-on-step", board=SIDES[action.value])


CALM: Final = Calm()


# --- Circle of Prayer -----------------------------------------------------------------------------------


class CircleOfPrayer(VillageTile):
    __slots__ = ()
    id = "circle-of-prayer"
    number = 6

    def can_help(self, state: State) -> bool:
        there = 0
        for number in state.supply:
            if number:
                there += 1
        return there > 1 or (there == 1 and (state.circle == NO_COLOUR or not state.supply[state.circle]))

    def help(self, state: State) -> None:
        state.stack.append(PRAY)


class Pray(TileQuestion):
    """A token of which colour is laid on the Circle of Prayer?"""

    __slots__ = ()
    id = "pray"
    asks = ("pray",)

    def choices(self, state: State) -> tuple[Action, ...]:
        return tuple([act.PRAY[colour] for colour, n in enumerate(state.supply) if n and colour != state.circle])

    def resolve(self, state: State, action: Action) -> None:
        if state.circle != NO_COLOUR:
            state.supply[state.circle] += 1
        state.circle = action.value
        state.supply[action.value] -= 1
        if state.log is not None:
            state.log.append(PrayerChanged(action.value))

    def refuse(self, state: State, action: Action) -> Refusal:
        if action.value == state.circle:
            return no("same-prayer", colour=COLOURS[action.value])
        return refuse_colour(action.value)


PRAY: Final = Pray()


# --- Pavilion of the Heavenly Winds ---------------------------------------------------------------------


class PavilionOfTheHeavenlyWinds(VillageTile):
    """Move a ghost, then another Taoist, each if possible."""

    __slots__ = ()
    id = "pavilion-of-the-heavenly-winds"
    number = 7

    def can_help(self, state: State) -> bool:
        return _can_move_ghost(state) or _can_move_taoist(state)

    def help(self, state: State) -> None:
        state.stack.append(PAVILION_TAOIST)
        if _can_move_ghost(state):
            state.stack.append(LIFT)


def _can_move_ghost(state: State) -> bool:
    return 0 < state.ghosts.count(0) < len(state.ghosts)


def _can_move_taoist(state: State) -> bool:
    if state.table.players == 1:
        return not state.table.first_edition
    return bool(GUIDE.choices(state))


class Lift(TileQuestion):
    """Which ghost is moved?"""

    __slots__ = ()
    id = "lift"
    asks = ("lift",)

    def choices(self, state: State) -> tuple[Action, ...]:
        return tuple([act.LIFT[space] for space, card in enumerate(state.ghosts) if card])

    def resolve(self, state: State, action: Action) -> None:
        state.stack.append(SetDown(action.value))

    def refuse(self, state: State, action: Action) -> Refusal:
        return no("no-ghost-there", space=SPACES[action.value])

    def check(self, state: State) -> None:
        if 0 not in state.ghosts:
            raise self.wrong("frame-no-free-space")


class SetDown(TileQuestion):
    """Where does the ghost of a space go, with all that belongs to it? Its left stones do not apply again."""

    __slots__ = ("origin",)
    id = "set-down"
    arguments = (("origin", SPACE),)
    asks = ("place",)

    def __init__(self, origin: int) -> None:
        self.origin: Final = origin

    def choices(self, state: State) -> tuple[Action, ...]:
        return tuple([act.PLACE[space] for space, card in enumerate(state.ghosts) if not card])

    def resolve(self, state: State, action: Action) -> None:
        origin, space = self.origin, action.value
        card = state.ghosts[origin]
        if state.log is not None:
            state.log.append(GhostMoved(card, origin, space))
        if meets_buddha(state, card, space):
            move_ghost(state, origin, space)
        else:
            remove_ghost(state, origin)

    def refuse(self, state: State, action: Action) -> Refusal:
        return no("space-occupied", space=SPACES[action.value])

    def check(self, state: State) -> None:
        if 0 not in state.ghosts:
            raise self.wrong("frame-no-free-space")
        if not state.ghosts[self.origin]:
            raise self.wrong("frame-no-ghost")


class PavilionTaoist(Effect):
    """The Pavilion moves a Taoist, if it can: solo the own one."""

    __slots__ = ()
    id = "pavilion-taoist"
    phases = YANG | AFTER_TURN

    def carry_out(self, state: State) -> None:
        if _can_move_taoist(state):
            state.stack.append(GuideTo(state.active, 0) if state.table.players == 1 else GUIDE)


class Guide(TileQuestion):
    """Which other Taoist is moved?"""

    __slots__ = ()
    id = "guide"
    asks = ("guide",)

    def choices(self, state: State) -> tuple[Action, ...]:
        return tuple([act.GUIDE[seat] for seat in state.table.seats if seat != state.active and state.qi[seat]])

    def resolve(self, state: State, action: Action) -> None:
        state.stack.append(GuideTo(action.value, 0))

    def refuse(self, state: State, action: Action) -> Refusal:
        return refuse_guiding(state, action.value)


LIFT: Final = Lift()
PAVILION_TAOIST: Final = PavilionTaoist()
GUIDE: Final = Guide()


# --- Tea House ------------------------------------------------------------------------------------------


class TeaHouse(VillageTile):
    __slots__ = ()
    id = "tea-house"
    number = 8

    def can_help(self, state: State) -> bool:
        return state.qi_supply > 0 or has_tao_in_supply(state)

    def help(self, state: State) -> None:
        gain_qi(state, state.active)
        state.stack.append(ARRIVE)
        offer_tao(state, 1)
