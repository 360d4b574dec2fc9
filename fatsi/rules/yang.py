"""Yang, the turn of the Taoist: move, act, place Buddhas, and what may come between.

All that may be done now is offered together; whoever begins a later step gives up the earlier ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fatsi.rules import actions as act
from fatsi.rules import powers
from fatsi.rules.actions import Action
from fatsi.rules.events import (
    BuddhaPlaced,
    MantraPlaced,
    PowerBorrowed,
    PowerTokenPickedUp,
    TaoistGuided,
    TaoistMoved,
    YinYangSpent,
)
from fatsi.rules.exorcism import begin_exorcism, could_exorcise
from fatsi.rules.frames import TO, YANG, Frame, choices, resolve
from fatsi.rules.geometry import CENTRE, FACED, NEIGHBOURS, OTHER_TILES, SEATS
from fatsi.rules.haunting import restore_tile
from fatsi.rules.hooks import hooks
from fatsi.rules.moon.standing import stand_up
from fatsi.rules.state import State
from fatsi.rules.tao import take_tao
from fatsi.rules.villagers import CAN_HELP, ask_villager
from fatsi.rules.yin import next_turn

# How far the turn has come.
BEFORE_MOVE: Final = 0
MOVED: Final = 1  # or the move given up
ACTED: Final = 2
PLACING_BUDDHAS: Final = 3
PICKING_UP: Final = 4
STAGES: Final = ("before-move", "moved", "acted", "buddhas", "picking-up")

# Powers that work once a turn, as bits of `State.used`.
USED_POCKETS: Final = 1
USED_MANTRA: Final = 2
USED_TWIN_WINDS: Final = 4
ONCE_A_TURN: Final = ("pockets", "mantra", "twin-winds")

_POCKETS: Final = 1 << powers.POCKETS
_MANTRA: Final = 1 << powers.MANTRA
_SPIRES: Final = 1 << powers.SPIRES
_TWIN_WINDS: Final = 1 << powers.TWIN_WINDS
_GUST: Final = 1 << powers.GUST
_SECOND_WIND: Final = 1 << powers.SECOND_WIND
_BEFORE_THE_MOVE: Final = _POCKETS | _MANTRA

_STEPS: Final = tuple(tuple(act.MOVE[tile] for tile in NEIGHBOURS[here]) for here in range(9))
_FLIGHTS: Final = tuple(tuple(act.MOVE[tile] for tile in OTHER_TILES[here]) for here in range(9))
_STEPS_OF_ANOTHER: Final = tuple(tuple(act.TO[tile] for tile in NEIGHBOURS[here]) for here in range(9))
_WAYS_OF_ANOTHER: Final = tuple(tuple(act.TO[tile] for tile in OTHER_TILES[here]) for here in range(9))


def powers_now(state: State) -> int:
    """Return the powers that the active Taoist has now, of his own or borrowed, as bits."""
    off = state.powers_off
    table = state.table
    now = 0 if off >> state.active & 1 else 1 << table.powers[state.active]
    if state.borrowed:
        for seat in SEATS:
            if (state.borrowed & ~off) >> seat & 1:
                now |= 1 << table.powers[seat]
    return now


def may_ask_help(state: State, powers_bits: int) -> bool:
    """Whether the turn still has an action for asking a villager."""
    # With White Moon a saving has taken the place of help, and Second Wind doubles only that.
    is_other_kind = state.moon is not None and state.moon.saves > 0 and not powers_bits & _GUST
    return not is_other_kind and _has_action_left(state, powers_bits, state.helps, state.exorcisms)


def may_attempt_exorcism(state: State, powers_bits: int) -> bool:
    """Whether the turn still has an action for an exorcism."""
    return _has_action_left(state, powers_bits, state.exorcisms, state.helps)


def _has_action_left(state: State, powers_bits: int, done: int, others: int) -> bool:
    """Whether one more action of a kind may follow those done of it and those of the other kind."""
    if state.stage > ACTED:
        return False
    if not done and not others:
        return True
    if powers_bits & _GUST:
        return not done
    # Second Wind: both from the same tile, and of the same kind.
    is_doubled = powers_bits & _SECOND_WIND and done == 1 and not others
    return bool(is_doubled) and state.position[state.active] == state.action_tile


@choices(YANG)
def yang_choices(state: State, frame: Frame) -> tuple[Action, ...]:
    """Return all that the active Taoist may do now."""
    me = state.active
    if state.stage == PICKING_UP:
        return (act.PICK_UP, act.END) if state.centre_tokens else (act.END,)
    here = state.position[me]
    now = powers_now(state)
    offered: list[Action] = []
    if state.stage == BEFORE_MOVE:
        offered += _FLIGHTS[here] if now & _SPIRES else _STEPS[here]
        if now & _BEFORE_THE_MOVE:
            offered += _powers_before_the_move(state, now)
    if now & _TWIN_WINDS and state.stage <= MOVED and not state.used & USED_TWIN_WINDS:
        offered += [act.GUIDE[seat] for seat in state.table.seats if seat != me and state.qi[seat]]
    if state.stage <= ACTED:
        if not state.haunted >> here & 1 and may_ask_help(state, now) and CAN_HELP[state.table.tiles[here]](state):
            offered.append(act.HELP)
        if may_attempt_exorcism(state, now) and could_exorcise(state, here):
            offered.append(act.EXORCISE)
    if state.yin_yang >> me & 1:
        offered += _uses_of_yin_yang(state)
    if state.power_tokens[me]:
        offered += [
            act.BORROW[seat]
            for seat in SEATS
            if not state.table.is_player[seat] and not (state.powers_off | state.borrowed) >> seat & 1
        ]
    if state.held_buddhas[me] > state.fresh_buddhas:
        offered += [
            act.BUDDHA[space] for space in FACED[here] if not state.ghosts[space] and not state.buddhas >> space & 1
        ]
    if state.centre_tokens and here == CENTRE:
        offered.append(act.PICK_UP)
    if state.moon is not None:
        hooks.add_choices(state, now, offered)
    offered.append(act.END)
    return tuple(offered)


def _powers_before_the_move(state: State, now: int) -> list[Action]:
    offered: list[Action] = []
    if now & _POCKETS and not state.used & USED_POCKETS:
        offered += [act.TAKE[colour] for colour in range(5) if state.supply[colour]]
    if now & _MANTRA and not state.used & USED_MANTRA:
        offered += [act.MANTRA[space] for space in range(12) if state.ghosts[space] and space != state.mantra]
    return offered


def _uses_of_yin_yang(state: State) -> list[Action]:
    offered: list[Action] = []
    for tile, villager in enumerate(state.table.tiles):
        if state.haunted >> tile & 1:
            offered.append(act.YIN_YANG_UNHAUNT[tile])
        elif CAN_HELP[villager](state):
            offered.append(act.YIN_YANG_ASK[tile])
    return offered


@resolve(YANG)
def yang_step(state: State, frame: Frame, action: Action) -> None:
    """Carry out one step of Yang; the turn goes on after it, unless it was the last."""
    STEPS_OF_YANG[action.kind](state, action)


def go_on(state: State, at_least: int) -> None:
    """Stay in Yang; what the step just taken does comes first."""
    if state.stage < at_least:
        state.stage = at_least
    state.stack.append((YANG,))


def _move(state: State, action: Action) -> None:
    go_on(state, MOVED)
    origin = state.position[state.active]
    state.position[state.active] = action.value
    if state.log is not None:
        state.log.append(TaoistMoved(state.active, action.value))
    if state.moon is not None:
        hooks.taoist_left(state, state.active, origin, is_flight=state.has_power(powers.SPIRES))


def _take_from_pockets(state: State, action: Action) -> None:
    go_on(state, BEFORE_MOVE)
    state.used |= USED_POCKETS
    take_tao(state, state.active, action.value)


def _chant_mantra(state: State, action: Action) -> None:
    go_on(state, BEFORE_MOVE)
    state.used |= USED_MANTRA
    state.mantra = action.value
    if state.log is not None:
        state.log.append(MantraPlaced(state.ghosts[action.value], action.value))


def _guide_by_twin_winds(state: State, action: Action) -> None:
    go_on(state, MOVED)
    state.used |= USED_TWIN_WINDS
    state.stack.append((TO, action.value, 1))


def _help(state: State, action: Action) -> None:
    go_on(state, ACTED)
    state.helps += 1
    here = state.position[state.active]
    state.action_tile = here
    ask_villager(state, here)


def _exorcise(state: State, action: Action) -> None:
    go_on(state, ACTED)
    state.exorcisms += 1
    here = state.position[state.active]
    state.action_tile = here
    begin_exorcism(state, here)


def _spend_yin_yang(state: State) -> None:
    go_on(state, BEFORE_MOVE)
    state.yin_yang &= ~(1 << state.active)
    if state.log is not None:
        state.log.append(YinYangSpent(state.active))


def _yin_yang_ask(state: State, action: Action) -> None:
    _spend_yin_yang(state)
    ask_villager(state, action.value)


def _yin_yang_unhaunt(state: State, action: Action) -> None:
    _spend_yin_yang(state)
    restore_tile(state, action.value)


def _borrow(state: State, action: Action) -> None:
    go_on(state, BEFORE_MOVE)
    me, board = state.active, action.value
    state.power_tokens[me] -= 1
    state.centre_tokens += 1
    state.borrowed |= 1 << board
    if state.log is not None:
        state.log.append(PowerBorrowed(me, board, state.table.powers[board]))


def _place_buddha(state: State, action: Action) -> None:
    go_on(state, PLACING_BUDDHAS)
    me = state.active
    state.held_buddhas[me] -= 1
    state.buddhas |= 1 << action.value
    if state.log is not None:
        state.log.append(BuddhaPlaced(me, action.value))


def _pick_up(state: State, action: Action) -> None:
    go_on(state, PICKING_UP)
    state.centre_tokens -= 1
    state.power_tokens[state.active] += 1
    if state.log is not None:
        state.log.append(PowerTokenPickedUp(state.active))


def _end(state: State, action: Action) -> None:
    next_turn(state)


STEPS_OF_YANG: Final[dict[str, Callable[[State, Action], None]]] = {
    "move": _move,
    "take": _take_from_pockets,
    "mantra": _chant_mantra,
    "guide": _guide_by_twin_winds,
    "help": _help,
    "exorcise": _exorcise,
    "yin-yang-ask": _yin_yang_ask,
    "yin-yang-unhaunt": _yin_yang_unhaunt,
    "borrow": _borrow,
    "buddha": _place_buddha,
    "pick-up": _pick_up,
    "end": _end,
}


# --- moving a Taoist who is not the mover ---------------------------------------------------------------


@choices(TO)
def where_to(state: State, frame: Frame) -> tuple[Action, ...]:
    """Return the tiles for a Taoist who is moved: the next ones for Twin Winds, any other for the Pavilion."""
    _, seat, is_one_step = frame
    if state.moon is not None and state.moon.laid_down >> seat & 1:
        # That is his move; solo the Pavilion allows it and does not demand it.
        return (act.STAND, act.STAY) if seat == state.active else (act.STAND,)
    here = state.position[seat]
    if is_one_step:
        return _STEPS_OF_ANOTHER[here]
    if seat == state.active:
        # Solo: the Pavilion allows the own move, it does not demand it.
        return (*_WAYS_OF_ANOTHER[here], act.STAY)
    return _WAYS_OF_ANOTHER[here]


@resolve(TO)
def arrived(state: State, frame: Frame, action: Action) -> None:
    if action is act.STAY:
        return
    if action is act.STAND:
        assert state.moon is not None
        stand_up(state, state.moon, frame[1])
        return
    origin = state.position[frame[1]]
    state.position[frame[1]] = action.value
    if state.log is not None:
        state.log.append(TaoistGuided(frame[1], action.value))
    if state.moon is not None:
        hooks.taoist_left(state, frame[1], origin, is_flight=False)
