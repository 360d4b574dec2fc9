"""The help of the nine villagers, tile by tile: when it may be asked for, and what it does.

Help that can do nothing at all may not be asked for; where a part can be done, that part is done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fatsi.rules import actions as act
from fatsi.rules.actions import Action
from fatsi.rules.arrival import meets_buddha, remove_ghost
from fatsi.rules.cards import IS_INCARNATION
from fatsi.rules.curse import roll_curse
from fatsi.rules.events import (
    BuddhaTaken,
    FiguresCalmed,
    GhostBanished,
    GhostMoved,
    HelpAsked,
    PrayerChanged,
    TaoistReturned,
)
from fatsi.rules.frames import (
    ARRIVE,
    BANISH,
    CALM,
    CEMETERY_LINE,
    FOR_HERBS,
    GUIDE,
    LIFT,
    LOSE_QI,
    PAVILION_TAOIST,
    PRAY,
    REVIVE,
    SET_DOWN,
    TO,
    UNHAUNT,
    Frame,
    choices,
    effect,
    resolve,
)
from fatsi.rules.geometry import SEATS
from fatsi.rules.haunting import restore_tile
from fatsi.rules.hooks import hooks
from fatsi.rules.qi import gain_qi
from fatsi.rules.rolling import roll_dice
from fatsi.rules.state import NO_COLOUR, NO_FIGURE, ON_CARD, ON_STEP, State
from fatsi.rules.tao import offer_tao

REVIVED_QI: Final = 2
HERBALIST_DICE: Final = 2


def can_help_at(state: State, tile: int) -> bool:
    """Whether the villager of a tile is at home and has something to give."""
    return not state.haunted >> tile & 1 and CAN_HELP[state.table.tiles[tile]](state)


def ask_villager(state: State, tile: int) -> None:
    """Let the active Taoist be helped by the villager of a tile."""
    if state.log is not None:
        state.log.append(HelpAsked(state.active, tile))
    HELP[state.table.tiles[tile]](state)


# --- Cemetery -------------------------------------------------------------------------------------------


def _can_cemetery_help(state: State) -> bool:
    if state.moon is not None and hooks.dead_villagers(state):
        return True
    return state.qi_supply > 0 and any(not state.qi[seat] for seat in state.table.seats)


def _cemetery(state: State) -> None:
    state.stack.append((REVIVE,))


@choices(REVIVE)
def who_returns(state: State, frame: Frame) -> tuple[Action, ...]:
    taoists = tuple(act.REVIVE[seat] for seat in state.table.seats if not state.qi[seat] and state.qi_supply)
    return taoists if state.moon is None else taoists + hooks.dead_villagers(state)


@resolve(REVIVE)
def returned(state: State, frame: Frame, action: Action) -> None:
    """Bring a dead Taoist back onto the Cemetery, with Qi and nothing else; then the Curse die is rolled."""
    if action.kind == "recall":
        hooks.recall(state, action.value)
        roll_curse(state, CEMETERY_LINE)
        return
    seat = action.value
    qi = min(REVIVED_QI, state.qi_supply)
    state.qi[seat] = qi
    state.qi_supply -= qi
    state.position[seat] = state.table.cemetery
    if state.log is not None:
        state.log.append(TaoistReturned(seat, qi))
    state.refresh()
    roll_curse(state, CEMETERY_LINE)


# --- Taoist Altar ---------------------------------------------------------------------------------------


def _can_altar_help(state: State) -> bool:
    return state.haunted != 0


def _altar(state: State) -> None:
    state.stack.append((ARRIVE,))
    state.stack.append((UNHAUNT,))


@choices(UNHAUNT)
def which_tile(state: State, frame: Frame) -> tuple[Action, ...]:
    return tuple(act.UNHAUNT[tile] for tile in range(9) if state.haunted >> tile & 1)


@resolve(UNHAUNT)
def unhaunted(state: State, frame: Frame, action: Action) -> None:
    restore_tile(state, action.value)


# --- Herbalist's Shop -----------------------------------------------------------------------------------


def herbalist_dice(state: State) -> int:
    """Return how many dice the Herbalist rolls: stolen ones are missing here too."""
    return min(HERBALIST_DICE, state.dice())


def _can_herbalist_help(state: State) -> bool:
    has_herbs = any(state.supply) or (state.moon is not None and hooks.has_white_herbs(state))
    return has_herbs and herbalist_dice(state) > 0


def _herbalist(state: State) -> None:
    roll_dice(state, herbalist_dice(state), FOR_HERBS)


# --- Sorcerer's Hut -------------------------------------------------------------------------------------


def _can_sorcerer_help(state: State) -> bool:
    return any(card and not IS_INCARNATION[card] for card in state.ghosts)


def _sorcerer(state: State) -> None:
    state.stack.append((LOSE_QI,))
    state.stack.append((BANISH,))


@choices(BANISH)
def whom_to_banish(state: State, frame: Frame) -> tuple[Action, ...]:
    return tuple(act.BANISH[space] for space, card in enumerate(state.ghosts) if card and not IS_INCARNATION[card])


@resolve(BANISH)
def banished(state: State, frame: Frame, action: Action) -> None:
    """Discard a ghost; none of its stones applies."""
    card = state.ghosts[action.value]
    if state.log is not None:
        state.log.append(GhostBanished(card, action.value))
    remove_ghost(state, action.value)


# --- Buddhist Temple ------------------------------------------------------------------------------------


def _can_temple_help(state: State) -> bool:
    return state.temple_buddhas > 0


def _temple(state: State) -> None:
    state.temple_buddhas -= 1
    state.held_buddhas[state.active] += 1
    state.fresh_buddhas += 1
    if state.log is not None:
        state.log.append(BuddhaTaken(state.active))


# --- Night Watchman's Beat ------------------------------------------------------------------------------


def _can_watchman_help(state: State) -> bool:
    return ON_STEP in state.figures


def _watchman(state: State) -> None:
    state.stack.append((CALM,))


@choices(CALM)
def which_board(state: State, frame: Frame) -> tuple[Action, ...]:
    return tuple(act.CALM[board] for board in SEATS if ON_STEP in state.figures[3 * board : 3 * board + 3])


@resolve(CALM)
def calmed(state: State, frame: Frame, action: Action) -> None:
    board = action.value
    for space in range(3 * board, 3 * board + 3):
        if state.figures[space] == ON_STEP:
            state.figures[space] = ON_CARD
    if state.log is not None:
        state.log.append(FiguresCalmed(board))


# --- Circle of Prayer -----------------------------------------------------------------------------------


def _can_circle_help(state: State) -> bool:
    return any(n and colour != state.circle for colour, n in enumerate(state.supply))


def _circle(state: State) -> None:
    state.stack.append((PRAY,))


@choices(PRAY)
def which_prayer(state: State, frame: Frame) -> tuple[Action, ...]:
    return tuple(act.PRAY[colour] for colour, n in enumerate(state.supply) if n and colour != state.circle)


@resolve(PRAY)
def prayed(state: State, frame: Frame, action: Action) -> None:
    if state.circle != NO_COLOUR:
        state.supply[state.circle] += 1
    state.circle = action.value
    state.supply[action.value] -= 1
    if state.log is not None:
        state.log.append(PrayerChanged(action.value))


# --- Pavilion of the Heavenly Winds ---------------------------------------------------------------------


def _can_pavilion_move_ghost(state: State) -> bool:
    return 0 < state.ghosts.count(0) < len(state.ghosts)


def _can_pavilion_move_taoist(state: State) -> bool:
    if state.table.players == 1:
        return not state.table.first_edition
    return any(state.qi[seat] and seat != state.active for seat in state.table.seats)


def _can_pavilion_help(state: State) -> bool:
    return _can_pavilion_move_ghost(state) or _can_pavilion_move_taoist(state)


def _pavilion(state: State) -> None:
    """Move a ghost, then another Taoist, each if possible."""
    state.stack.append((PAVILION_TAOIST,))
    if _can_pavilion_move_ghost(state):
        state.stack.append((LIFT,))


@choices(LIFT)
def which_ghost_moves(state: State, frame: Frame) -> tuple[Action, ...]:
    return tuple(act.LIFT[space] for space, card in enumerate(state.ghosts) if card)


@resolve(LIFT)
def lifted(state: State, frame: Frame, action: Action) -> None:
    state.stack.append((SET_DOWN, action.value))


@choices(SET_DOWN)
def where_it_goes(state: State, frame: Frame) -> tuple[Action, ...]:
    return tuple(act.PLACE[space] for space, card in enumerate(state.ghosts) if not card)


@resolve(SET_DOWN)
def set_down(state: State, frame: Frame, action: Action) -> None:
    """Move a ghost with all that belongs to it; its left stones do not apply again."""
    origin, space = frame[1], action.value
    card = state.ghosts[origin]
    if state.log is not None:
        state.log.append(GhostMoved(card, origin, space))
    if not meets_buddha(state, card, space):
        remove_ghost(state, origin)
        return
    move_ghost(state, origin, space)


def move_ghost(state: State, origin: int, space: int) -> None:
    """Lay a ghost onto another space with its figure and markers."""
    card = state.ghosts[origin]
    state.ghosts[origin], state.ghosts[space] = 0, card
    state.figures[origin], state.figures[space] = NO_FIGURE, state.figures[origin]
    if state.dormant >> origin & 1:
        state.dormant ^= 1 << origin | 1 << space
    if state.mantra == origin:
        state.mantra = space
    if state.moon is not None:
        hooks.lies_before_su_ling(state, card, space)
    if state.facts.lasting[card]:
        state.refresh()


@effect(PAVILION_TAOIST)
def pavilion_taoist(state: State, frame: Frame) -> None:
    if _can_pavilion_move_taoist(state):
        state.stack.append((TO, state.active, 0) if state.table.players == 1 else (GUIDE,))


@choices(GUIDE)
def who_is_moved(state: State, frame: Frame) -> tuple[Action, ...]:
    return tuple(act.GUIDE[seat] for seat in state.table.seats if seat != state.active and state.qi[seat])


@resolve(GUIDE)
def guided(state: State, frame: Frame, action: Action) -> None:
    state.stack.append((TO, action.value, 0))


# --- Tea House ------------------------------------------------------------------------------------------


def _can_tea_house_help(state: State) -> bool:
    return state.qi_supply > 0 or any(state.supply)


def _tea_house(state: State) -> None:
    gain_qi(state, state.active)
    state.stack.append((ARRIVE,))
    offer_tao(state, 1)


# In the order of `village.VILLAGE_TILES`; an expansion appends its own.
CAN_HELP: Final[list[Callable[[State], bool]]] = [
    _can_cemetery_help,
    _can_altar_help,
    _can_herbalist_help,
    _can_sorcerer_help,
    _can_temple_help,
    _can_watchman_help,
    _can_circle_help,
    _can_pavilion_help,
    _can_tea_house_help,
]
HELP: Final[list[Callable[[State], None]]] = [
    _cemetery,
    _altar,
    _herbalist,
    _sorcerer,
    _temple,
    _watchman,
    _circle,
    _pavilion,
    _tea_house,
]
