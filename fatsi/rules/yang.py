"""Yang, the turn of the Taoist: move, act, place Buddhas, and what may come between.

All that may be done now is offered together; whoever begins a later step gives up the earlier ones. Each thing that may
be done is one class: when it is offered, what it does, why it is refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fatsi.rules import actions as act
from fatsi.rules import powers
from fatsi.rules.actions import Action
from fatsi.rules.cards import BY_NUMBER
from fatsi.rules.events import (
    BuddhaPlaced,
    MantraPlaced,
    PowerBorrowed,
    PowerTokenPickedUp,
    TaoistMoved,
    YinYangSpent,
)
from fatsi.rules.exorcism import could_exorcise, may_be_exorcised
from fatsi.rules.geometry import CENTRE, FACED, NEIGHBOURS, OTHER_TILES, SEATS, SIDES, SPACES, TILES
from fatsi.rules.guiding import GuideTo, refuse_guiding
from fatsi.rules.haunting import restore_tile
from fatsi.rules.powers import POWERS
from fatsi.rules.refusals import Refusal, no, refuse_buddha, refuse_colour
from fatsi.rules.registry import declared
from fatsi.rules.rolling import begin_exorcism
from fatsi.rules.steps import YANG, Decision, Effect, Step
from fatsi.rules.tao import take_tao, tao_in_supply
from fatsi.rules.tiles import ask_tile, can_help_at

if TYPE_CHECKING:
    from fatsi.rules.state import State

# How far the turn has come.
BEFORE_MOVE: Final = 0
MOVED: Final = 1  # or the move given up
ACTED: Final = 2
PLACING_BUDDHAS: Final = 3
PICKING_UP: Final = 4
_STAGE_IDS: Final = {
    BEFORE_MOVE: "before-move",
    MOVED: "moved",
    ACTED: "acted",
    PLACING_BUDDHAS: "buddhas",
    PICKING_UP: "picking-up",
}
STAGES: Final = tuple(_STAGE_IDS[stage] for stage in range(len(_STAGE_IDS)))

# Powers that work once a turn, as bits of `State.used`, with their names in positions.
USED_POCKETS: Final = 1
USED_MANTRA: Final = 2
USED_TWIN_WINDS: Final = 4
_ONCE_A_TURN: Final = {USED_POCKETS: "pockets", USED_MANTRA: "mantra", USED_TWIN_WINDS: "twin-winds"}
ONCE_A_TURN: Final = tuple(_ONCE_A_TURN[bit] for bit in sorted(_ONCE_A_TURN))

_POCKETS: Final = 1 << powers.POCKETS
_MANTRA: Final = 1 << powers.MANTRA
_SPIRES: Final = 1 << powers.SPIRES
_TWIN_WINDS: Final = 1 << powers.TWIN_WINDS
_GUST: Final = 1 << powers.GUST
_SECOND_WIND: Final = 1 << powers.SECOND_WIND

_STEPS: Final = tuple(tuple(act.MOVE[tile] for tile in NEIGHBOURS[here]) for here in range(9))
_FLIGHTS: Final = tuple(tuple(act.MOVE[tile] for tile in OTHER_TILES[here]) for here in range(9))


def powers_now(state: State) -> int:
    """Return the powers that the active Taoist has now, the board's own and borrowed ones, as bits."""
    off = state.powers_off
    table = state.table
    now = 0 if off >> state.active & 1 else 1 << table.powers[state.active]
    if state.borrowed:
        for seat in SEATS:
            if (state.borrowed & ~off) >> seat & 1:
                now |= 1 << table.powers[seat]
    return now


def may_ask_help(state: State, powers_bits: int) -> bool:
    """Whether the turn still has an action for asking for help."""
    return state.expansion.may_ask_help(state, powers_bits) and _has_action_left(
        state, powers_bits, state.helps, state.exorcisms
    )


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


def go_on(state: State, at_least: int) -> None:
    """Stay in Yang; what the step just taken does comes first."""
    if state.stage < at_least:
        state.stage = at_least
    state.stack.append(YANG_STEP)


# --- what may be done in Yang ---------------------------------------------------------------------------


class YangAction:
    """Something that may be done in Yang; its id is that of the kind of action."""

    __slots__ = ()
    id: ClassVar[str] = ""
    # Until which stage of the turn it may be done, and the power that it needs, as a bit.
    last_stage: ClassVar[int] = PLACING_BUDDHAS
    needs: ClassVar[int] = 0
    # Whether it is about Power tokens, of which a game of four has none.
    needs_tokens: ClassVar[bool] = False
    # What it belongs to where all that may be done is listed.
    group: ClassVar[str] = ""

    def offer(self, state: State, here: int, now: int, offered: list[Action]) -> None:
        """Add the actions of this kind that may be taken from a tile with these powers.

        Whether it is the stage for it, and whether the power that it needs is there, has been asked already.
        """

    def take(self, state: State, action: Action) -> None:
        """Carry it out."""
        raise NotImplementedError

    def refuse(self, state: State, action: Action) -> Refusal:
        """Return why an action of this kind may not be taken now."""
        raise NotImplementedError


class Move(YangAction):
    __slots__ = ()
    id = "move"
    group = "move"
    last_stage = BEFORE_MOVE

    def offer(self, state: State, here: int, now: int, offered: list[Action]) -> None:
        offered += _FLIGHTS[here] if now & _SPIRES else _STEPS[here]

    def take(self, state: State, action: Action) -> None:
        go_on(state, MOVED)
        origin = state.position[state.active]
        state.position[state.active] = action.value
        if state.log is not None:
            state.log.append(TaoistMoved(state.active, action.value))
        state.expansion.taoist_left(state, state.active, origin, is_flight=state.has_power(powers.SPIRES))

    def refuse(self, state: State, action: Action) -> Refusal:
        if state.stage != BEFORE_MOVE:
            return no("move-is-over")
        if state.expansion.is_laid_down(state, state.active):
            return no("must-stand-up")
        if action.value == state.position[state.active]:
            return no("already-there", tile=TILES[action.value])
        return no("too-far", tile=TILES[action.value])


def _refuse_power(state: State, power: int, used: int, *, last_stage: int) -> Refusal | None:
    name = POWERS[power].id
    if not powers_now(state) >> power & 1:
        seat = state.table.power_seat[power]
        is_blocked = seat == state.active or (seat >= 0 and state.borrowed >> seat & 1)
        return no("power-blocked" if is_blocked else "power-missing", power=name)
    if state.used & used:
        return no("power-used", power=name)
    if state.stage > last_stage:
        return no("move-is-over")
    return None


class TakeFromPockets(YangAction):
    """Bottomless Pockets: a Tao token before the move."""

    __slots__ = ()
    id = "take"
    group = "power"
    last_stage = BEFORE_MOVE
    needs = _POCKETS

    def offer(self, state: State, here: int, now: int, offered: list[Action]) -> None:
        if not state.used & USED_POCKETS:
            offered += tao_in_supply(state)

    def take(self, state: State, action: Action) -> None:
        go_on(state, BEFORE_MOVE)
        state.used |= USED_POCKETS
        take_tao(state, state.active, action.value)

    def refuse(self, state: State, action: Action) -> Refusal:
        refused = _refuse_power(state, powers.POCKETS, USED_POCKETS, last_stage=self.last_stage)
        return refused or refuse_colour(action.value)


class ChantMantra(YangAction):
    """Enfeeblement Mantra: its marker is placed before the move."""

    __slots__ = ()
    id = "mantra"
    group = "mantra"
    last_stage = BEFORE_MOVE
    needs = _MANTRA

    def offer(self, state: State, here: int, now: int, offered: list[Action]) -> None:
        if not state.used & USED_MANTRA:
            offered += [act.MANTRA[space] for space in range(12) if state.ghosts[space] and space != state.mantra]

    def take(self, state: State, action: Action) -> None:
        go_on(state, BEFORE_MOVE)
        state.used |= USED_MANTRA
        state.mantra = action.value
        if state.log is not None:
            state.log.append(MantraPlaced(state.ghosts[action.value], action.value))

    def refuse(self, state: State, action: Action) -> Refusal:
        refused = _refuse_power(state, powers.MANTRA, USED_MANTRA, last_stage=self.last_stage)
        if refused:
            return refused
        if not state.ghosts[action.value]:
            return no("no-ghost-there", space=SPACES[action.value])
        return no("already-there-mantra", space=SPACES[action.value])


class GuideByTwinWinds(YangAction):
    """Dance of the Twin Winds: another Taoist is moved before the action."""

    __slots__ = ()
    id = "guide"
    group = "power"
    last_stage = MOVED
    needs = _TWIN_WINDS

    def offer(self, state: State, here: int, now: int, offered: list[Action]) -> None:
        if not state.used & USED_TWIN_WINDS:
            me = state.active
            offered += [act.GUIDE[seat] for seat in state.table.seats if seat != me and state.qi[seat]]

    def take(self, state: State, action: Action) -> None:
        go_on(state, MOVED)
        state.used |= USED_TWIN_WINDS
        state.stack.append(GuideTo(action.value, 1))

    def refuse(self, state: State, action: Action) -> Refusal:
        refused = _refuse_power(state, powers.TWIN_WINDS, USED_TWIN_WINDS, last_stage=self.last_stage)
        return refused or refuse_guiding(state, action.value)


class Help(YangAction):
    __slots__ = ()
    id = "help"
    group = "act"
    last_stage = ACTED

    def offer(self, state: State, here: int, now: int, offered: list[Action]) -> None:
        if (
            not state.haunted >> here & 1
            and (not (state.helps or state.exorcisms) or _has_action_left(state, now, state.helps, state.exorcisms))
            and state.table.helpers[here].can_help(state)
            and state.expansion.may_ask_help(state, now)
        ):
            offered.append(act.HELP)

    def take(self, state: State, action: Action) -> None:
        go_on(state, ACTED)
        state.helps += 1
        here = state.position[state.active]
        state.action_tile = here
        ask_tile(state, here)

    def refuse(self, state: State, action: Action) -> Refusal:
        here = state.position[state.active]
        if state.haunted >> here & 1:
            return no("tile-haunted", tile=TILES[here])
        if not can_help_at(state, here):
            return no("help-useless", tile=TILES[here])
        return no("action-over")


class Exorcise(YangAction):
    __slots__ = ()
    id = "exorcise"
    group = "act"
    last_stage = ACTED

    def offer(self, state: State, here: int, now: int, offered: list[Action]) -> None:
        is_free = not (state.helps or state.exorcisms)
        if (is_free or _has_action_left(state, now, state.exorcisms, state.helps)) and could_exorcise(state, here):
            offered.append(act.EXORCISE)

    def take(self, state: State, action: Action) -> None:
        go_on(state, ACTED)
        state.exorcisms += 1
        here = state.position[state.active]
        state.action_tile = here
        begin_exorcism(state, here)

    def refuse(self, state: State, action: Action) -> Refusal:
        here = state.position[state.active]
        faced = [space for space in FACED[here] if state.ghosts[space]]
        if not faced:
            return no("no-ghost-faced", tile=TILES[here])
        if not any(may_be_exorcised(state, space) for space in faced):
            return no("cannot-be-exorcised", card=BY_NUMBER[state.ghosts[faced[0]]].id)
        if not may_attempt_exorcism(state, powers_now(state)):
            return no("action-over")
        return no("too-strong")


def _spend_yin_yang(state: State) -> None:
    go_on(state, BEFORE_MOVE)
    state.yin_yang &= ~(1 << state.active)
    if state.log is not None:
        state.log.append(YinYangSpent(state.active))


class YinYangAsk(YangAction):
    """The Yin-Yang asks for the help of any active tile, or turns a haunted one active; both are offered here."""

    __slots__ = ()
    id = "yin-yang-ask"
    group = "yin-yang-ask"

    def offer(self, state: State, here: int, now: int, offered: list[Action]) -> None:
        if state.yin_yang >> state.active & 1:
            for tile, helper in enumerate(state.table.helpers):
                if state.haunted >> tile & 1:
                    offered.append(act.YIN_YANG_UNHAUNT[tile])
                elif helper.can_help(state):
                    offered.append(act.YIN_YANG_ASK[tile])

    def take(self, state: State, action: Action) -> None:
        _spend_yin_yang(state)
        ask_tile(state, action.value)

    def refuse(self, state: State, action: Action) -> Refusal:
        tile = action.value
        if not state.yin_yang >> state.active & 1:
            return no("no-yin-yang")
        if state.haunted >> tile & 1:
            return no("tile-haunted", tile=TILES[tile])
        return no("help-useless", tile=TILES[tile])


class YinYangUnhaunt(YangAction):
    """Offered together with the other use of the Yin-Yang."""

    __slots__ = ()
    id = "yin-yang-unhaunt"
    group = "yin-yang-unhaunt"

    def take(self, state: State, action: Action) -> None:
        _spend_yin_yang(state)
        restore_tile(state, action.value)

    def refuse(self, state: State, action: Action) -> Refusal:
        if not state.yin_yang >> state.active & 1:
            return no("no-yin-yang")
        return no("tile-active", tile=TILES[action.value])


class Borrow(YangAction):
    """A Power token borrows the power of a neutral board."""

    __slots__ = ()
    id = "borrow"
    group = "power"
    needs_tokens = True

    def offer(self, state: State, here: int, now: int, offered: list[Action]) -> None:
        if state.power_tokens[state.active]:
            offered += [
                act.BORROW[seat]
                for seat in SEATS
                if not state.table.is_player[seat] and not (state.powers_off | state.borrowed) >> seat & 1
            ]

    def take(self, state: State, action: Action) -> None:
        go_on(state, BEFORE_MOVE)
        borrow_power(state, action.value)

    def refuse(self, state: State, action: Action) -> Refusal:
        board = action.value
        if state.table.is_player[board]:
            return no("not-neutral", board=SIDES[board])
        if not state.power_tokens[state.active]:
            return no("no-power-token")
        if state.borrowed >> board & 1:
            return no("already-borrowed", board=SIDES[board])
        return no("power-blocked", power=POWERS[state.table.powers[board]].id)


def borrow_power(state: State, board: int) -> None:
    """Spend a Power token of the active Taoist for the power of a neutral board."""
    me = state.active
    state.power_tokens[me] -= 1
    state.centre_tokens += 1
    state.borrowed |= 1 << board
    if state.log is not None:
        state.log.append(PowerBorrowed(me, board, state.table.powers[board]))


class PlaceBuddha(YangAction):
    __slots__ = ()
    id = "buddha"
    group = "buddha"

    def offer(self, state: State, here: int, now: int, offered: list[Action]) -> None:
        me = state.active
        if state.held_buddhas[me] > state.fresh_buddhas:
            offered += [
                act.BUDDHA[space] for space in FACED[here] if not state.ghosts[space] and not state.buddhas >> space & 1
            ]

    def take(self, state: State, action: Action) -> None:
        go_on(state, PLACING_BUDDHAS)
        me = state.active
        state.held_buddhas[me] -= 1
        state.buddhas |= 1 << action.value
        if state.log is not None:
            state.log.append(BuddhaPlaced(me, action.value))

    def refuse(self, state: State, action: Action) -> Refusal:
        me, space = state.active, action.value
        if not state.held_buddhas[me]:
            return no("no-buddha")
        if state.held_buddhas[me] <= state.fresh_buddhas:
            return no("buddha-fresh")
        if space not in FACED[state.position[me]]:
            return no("space-not-faced", space=SPACES[space])
        return refuse_buddha(state, space)


class PickUp(YangAction):
    """A Power token is picked up from the centre tile, as the last thing of the turn."""

    __slots__ = ()
    id = "pick-up"
    group = "buddha"
    last_stage = PICKING_UP
    needs_tokens = True

    def offer(self, state: State, here: int, now: int, offered: list[Action]) -> None:
        if state.centre_tokens and (here == CENTRE or state.stage == PICKING_UP):
            offered.append(act.PICK_UP)

    def take(self, state: State, action: Action) -> None:
        go_on(state, PICKING_UP)
        state.centre_tokens -= 1
        state.power_tokens[state.active] += 1
        if state.log is not None:
            state.log.append(PowerTokenPickedUp(state.active))

    def refuse(self, state: State, action: Action) -> Refusal:
        if state.position[state.active] != CENTRE:
            return no("not-on-centre")
        return no("no-token-on-centre")


class End(YangAction):
    """The turn ends; offered last of all, and always."""

    __slots__ = ()
    id = "end"
    group = "end"
    last_stage = PICKING_UP

    def take(self, state: State, action: Action) -> None:
        state.end_turn()


# In the order in which they are offered; `declared` finds them all, with those of an expansion, by kind.
_OFFERED: Final[tuple[YangAction, ...]] = (
    Move(),
    TakeFromPockets(),
    ChantMantra(),
    GuideByTwinWinds(),
    Help(),
    Exorcise(),
    YinYangAsk(),
    Borrow(),
    PlaceBuddha(),
    PickUp(),
)


def _offers(*, has_tokens: bool) -> tuple[tuple[tuple[YangAction, ...], ...], ...]:
    """Return what a stage and the powers allow at all, by both."""
    things = [thing for thing in _OFFERED if has_tokens or not thing.needs_tokens]
    return tuple(
        tuple(
            tuple(thing for thing in things if stage <= thing.last_stage and thing.needs & now == thing.needs)
            for now in range(1 << len(POWERS))
        )
        for stage in range(len(STAGES))
    )


_OFFERS: Final = (_offers(has_tokens=False), _offers(has_tokens=True))


class Yang(Decision):
    """What does the active Taoist do next?"""

    __slots__ = ()
    id = "yang"
    closes = YANG
    may_wait = True
    needs_living_active = "frame-active-dead"

    def actor(self, state: State) -> int:
        return state.active

    def asks_for(self, action: Action) -> bool:
        return action.kind in yang_actions()

    def choices(self, state: State) -> tuple[Action, ...]:
        now = powers_now(state)
        offered: list[Action] = []
        here = state.position[state.active]
        for thing in _OFFERS[state.table.players < 4][state.stage][now]:
            thing.offer(state, here, now, offered)
        if state.expansion.changes_choices and state.stage != PICKING_UP:
            state.expansion.change_choices(state, now, offered)
        offered.append(act.END)
        return tuple(offered)

    def resolve(self, state: State, action: Action) -> None:
        (_yang_actions or yang_actions())[action.kind].take(state, action)

    def refuse(self, state: State, action: Action) -> Refusal:
        if state.stage == PICKING_UP and action.kind != PickUp.id:
            return no("picking-up")
        return yang_actions()[action.kind].refuse(state, action)

    def if_active_dies(self) -> Step:
        return END_TURN


YANG_STEP: Final = Yang()
_yang_actions: Final[dict[str, YangAction]] = {}


def yang_actions() -> dict[str, YangAction]:
    """Return all that may be done in Yang by the kind of action, an expansion's included."""
    if not _yang_actions:
        _yang_actions.update({kind: thing() for kind, thing in declared(YangAction).items()})
    return _yang_actions


class EndTurn(Effect):
    """The turn of a Taoist who died in it ends."""

    __slots__ = ()
    id = "end-turn"
    closes = YANG

    def carry_out(self, state: State) -> None:
        state.end_turn()

    def check(self, state: State) -> None:
        if state.is_living(state.active):
            raise self.wrong("frame-active-living")


END_TURN: Final = EndTurn()
