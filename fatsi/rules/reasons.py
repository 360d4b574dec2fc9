"""Why an action may not be taken now: a stable code, and ids that say what it is about.

Only asked when an action was refused, so that it may look at everything again and be thorough rather than fast.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fatsi.rules import frames, powers
from fatsi.rules.actions import REVEAL, Action
from fatsi.rules.cards import BY_NUMBER, IS_INCARNATION
from fatsi.rules.colours import BLACK, COLOURS
from fatsi.rules.errors import IllegalAction
from fatsi.rules.exorcism import may_be_exorcised
from fatsi.rules.geometry import CENTRE, FACED, SIDES, SPACES, TILES
from fatsi.rules.moon.families import FAMILY_IDS
from fatsi.rules.powers import POWERS
from fatsi.rules.state import CHANCE, NO_COLOUR, State
from fatsi.rules.villagers import can_help_at
from fatsi.rules.yang import (
    BEFORE_MOVE,
    MOVED,
    PICKING_UP,
    USED_MANTRA,
    USED_POCKETS,
    USED_TWIN_WINDS,
    may_attempt_exorcism,
    powers_now,
)

# Every reason there is: the catalogues have a sentence for each, and `IllegalAction.reason` is one of them.
BASE_REASONS: Final = (
    "game-over",
    "not-an-action",
    "nothing-to-undo",
    "chance-decides",
    "players-decide",
    "another-question",
    "card-not-in-deck",
    "wrong-number-of-dice",
    "picking-up",
    "move-is-over",
    "already-there",
    "too-far",
    "power-missing",
    "power-used",
    "supply-empty",
    "no-ghost-there",
    "already-there-mantra",
    "not-a-taoist",
    "taoist-dead",
    "taoist-living",
    "your-own-taoist",
    "action-over",
    "tile-haunted",
    "tile-active",
    "help-useless",
    "no-ghost-faced",
    "cannot-be-exorcised",
    "too-strong",
    "no-yin-yang",
    "no-power-token",
    "not-neutral",
    "power-blocked",
    "already-borrowed",
    "no-buddha",
    "buddha-fresh",
    "space-not-faced",
    "space-occupied",
    "buddha-there",
    "not-on-centre",
    "no-token-on-centre",
    "incarnation-immune",
    "no-figure-on-step",
    "same-prayer",
    "board-of-colour-first",
    "active-board-first",
    "buddha-space-first",
    "cannot-fall",
    "dice-must-be-used",
    "not-on-your-tile",
    "token-missing",
    "token-not-needed",
    "no-curse-or-reward-there",
    "has-yin-yang",
    "qi-supply-empty",
    "cannot-stay",
    "dice-not-rolled",
)
MOON_REASONS: Final = (
    "not-in-this-game",
    "villager-not-unseen",
    "must-stand-up",
    "not-laid-down",
    "not-on-portal",
    "portal-taken",
    "no-villager-there",
    "villager-cannot-come",
    "no-dead-villager",
    "no-artifact",
    "artifact-useless",
    "own-tile",
    "no-crystal",
    "no-receptacle-here",
    "incarnation-before",
    "already-before-space",
    "nothing-to-strike",
    "other-stack-and-family",
    "no-crystal-left",
    "must-bring-villager",
    "die-is-set",
)
REASONS: Final = BASE_REASONS + MOON_REASONS

Refusal = tuple[str, dict[str, str | int]]
Explain = Callable[[State, Action], Refusal]


def why_not(state: State, action: object) -> IllegalAction:
    """Return the error that says why an action may not be taken now."""
    reason, arguments = _reason(state, action)
    assert reason in REASONS, reason
    return IllegalAction(str(action), reason, **arguments)


def no(reason: str, **arguments: str | int) -> Refusal:
    """Return a refusal: its code and what it is about."""
    return reason, arguments


def _reason(state: State, action: object) -> Refusal:
    if not isinstance(action, Action):
        return no("not-an-action")
    if not state.stack:
        return no("game-over")
    frame = state.stack[-1]
    decision = frames.KINDS[frame[0]].id
    if state.actor == CHANCE:
        if not action.is_chance:
            return no("chance-decides")
        if decision in ("draw", "draw-incarnation") and action.kind == "draw":
            return no("card-not-in-deck", card=BY_NUMBER[action.value].id)
        if decision == "dice" and action.kind == "roll":
            return no("wrong-number-of-dice", number=frame[1])
        if action.kind == "reveal" and decision.startswith("reveal"):
            return no("villager-not-unseen", family=FAMILY_IDS[action.value])
        return no("another-question", decision=decision)
    if action.is_chance:
        return no("players-decide")
    if state.moon is None and action.index >= REVEAL[0].index:
        return no("not-in-this-game")
    if action.kind not in KINDS_ASKED[decision]:
        return no("another-question", decision=decision)
    explain = YANG.get(action.kind) if decision == "yang" else OTHERS.get(decision)
    assert explain is not None, (decision, action)
    return explain(state, action)


# Which kinds of action each decision asks for.
KINDS_ASKED: Final[dict[str, tuple[str, ...]]] = {
    "place": ("place",),
    "discard": ("discard",),
    "curse-choice": ("keep", "reroll-curse"),
    "pay": ("pay",),
    "yang": (
        "move",
        "take",
        "mantra",
        "guide",
        "help",
        "exorcise",
        "yin-yang-ask",
        "yin-yang-unhaunt",
        "borrow",
        "buddha",
        "pick-up",
        "end",
    ),
    "to": ("to", "stay"),
    "revive": ("revive",),
    "unhaunt": ("unhaunt",),
    "banish": ("banish",),
    "calm": ("calm",),
    "pray": ("pray",),
    "lift": ("lift",),
    "set-down": ("place",),
    "guide": ("guide",),
    "dice-choice": ("keep", "reroll"),
    "defeat": ("defeat", "done"),
    "spend": ("spend",),
    "curse-order": ("resolve",),
    "reward-order": ("resolve",),
    "take": ("take",),
    "gain": ("gain-qi", "gain-yin-yang"),
    "give-qi": ("give-qi",),
    "give-yin-yang": ("give-yin-yang",),
}


# --- Yang -----------------------------------------------------------------------------------------------


def _move(state: State, action: Action) -> Refusal:
    if state.stage != BEFORE_MOVE:
        return no("move-is-over")
    if action.value == state.position[state.active]:
        return no("already-there", tile=TILES[action.value])
    return no("too-far", tile=TILES[action.value])


def _power_reason(state: State, power: int, used: int, *, last_stage: int) -> Refusal | None:
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


def _take_from_pockets(state: State, action: Action) -> Refusal:
    return _power_reason(state, powers.POCKETS, USED_POCKETS, last_stage=BEFORE_MOVE) or _supply_empty(action)


def _mantra(state: State, action: Action) -> Refusal:
    refused = _power_reason(state, powers.MANTRA, USED_MANTRA, last_stage=BEFORE_MOVE)
    if refused:
        return refused
    if not state.ghosts[action.value]:
        return no("no-ghost-there", space=SPACES[action.value])
    return no("already-there-mantra", space=SPACES[action.value])


def _guide_in_yang(state: State, action: Action) -> Refusal:
    return _power_reason(state, powers.TWIN_WINDS, USED_TWIN_WINDS, last_stage=MOVED) or _guide(state, action)


def _help(state: State, action: Action) -> Refusal:
    here = state.position[state.active]
    if state.haunted >> here & 1:
        return no("tile-haunted", tile=TILES[here])
    if not can_help_at(state, here):
        return no("help-useless", tile=TILES[here])
    return no("action-over")


def _exorcise(state: State, action: Action) -> Refusal:
    here = state.position[state.active]
    faced = [space for space in FACED[here] if state.ghosts[space]]
    if not faced:
        return no("no-ghost-faced", tile=TILES[here])
    if not any(may_be_exorcised(state, space) for space in faced):
        return no("cannot-be-exorcised", card=BY_NUMBER[state.ghosts[faced[0]]].id)
    if not may_attempt_exorcism(state, powers_now(state)):
        return no("action-over")
    return no("too-strong")


def _yin_yang(state: State, action: Action) -> Refusal:
    tile = action.value
    if not state.yin_yang >> state.active & 1:
        return no("no-yin-yang")
    if action.kind == "yin-yang-unhaunt":
        return no("tile-active", tile=TILES[tile])
    if state.haunted >> tile & 1:
        return no("tile-haunted", tile=TILES[tile])
    return no("help-useless", tile=TILES[tile])


def _borrow(state: State, action: Action) -> Refusal:
    board = action.value
    if state.table.is_player[board]:
        return no("not-neutral", board=SIDES[board])
    if not state.power_tokens[state.active]:
        return no("no-power-token")
    if state.borrowed >> board & 1:
        return no("already-borrowed", board=SIDES[board])
    return no("power-blocked", power=POWERS[state.table.powers[board]].id)


def _buddha(state: State, action: Action) -> Refusal:
    me, space = state.active, action.value
    if not state.held_buddhas[me]:
        return no("no-buddha")
    if state.held_buddhas[me] <= state.fresh_buddhas:
        return no("buddha-fresh")
    if space not in FACED[state.position[me]]:
        return no("space-not-faced", space=SPACES[space])
    return _occupied_or_guarded(state, space)


def _occupied_or_guarded(state: State, space: int) -> Refusal:
    if state.ghosts[space]:
        return no("space-occupied", space=SPACES[space])
    return no("buddha-there", space=SPACES[space])


def _pick_up(state: State, action: Action) -> Refusal:
    if state.position[state.active] != CENTRE:
        return no("not-on-centre")
    return no("no-token-on-centre")


def unless_picking_up(explain: Callable[[State, Action], Refusal]) -> Callable[[State, Action], Refusal]:
    def explained(state: State, action: Action) -> Refusal:
        return no("picking-up") if state.stage == PICKING_UP else explain(state, action)

    return explained


YANG: Final[dict[str, Explain]] = {
    kind: unless_picking_up(explain)
    for kind, explain in {
        "move": _move,
        "take": _take_from_pockets,
        "mantra": _mantra,
        "guide": _guide_in_yang,
        "help": _help,
        "exorcise": _exorcise,
        "yin-yang-ask": _yin_yang,
        "yin-yang-unhaunt": _yin_yang,
        "borrow": _borrow,
        "buddha": _buddha,
    }.items()
} | {"pick-up": _pick_up}


# --- other decisions ------------------------------------------------------------------------------------


def _supply_empty(action: Action) -> Refusal:
    return no("supply-empty", colour=COLOURS[action.value])


def _take(state: State, action: Action) -> Refusal:
    return _supply_empty(action)


def _place(state: State, action: Action) -> Refusal:
    space = action.value
    if state.ghosts[space]:
        return no("space-occupied", space=SPACES[space])
    card = state.stack[-1][1]
    name = BY_NUMBER[card].id
    if state.facts.needs_buddha[card] and all(state.buddhas >> place.value & 1 for place in state.legal()):
        return no("buddha-space-first", card=name)
    if state.facts.colour[card] in (BLACK, NO_COLOUR):
        return no("active-board-first", card=name, board=SIDES[state.active])
    return no("board-of-colour-first", card=name, board=SIDES[state.table.board_of_colour[state.facts.colour[card]]])


def _set_down(state: State, action: Action) -> Refusal:
    return no("space-occupied", space=SPACES[action.value])


def _discard(state: State, action: Action) -> Refusal:
    return no("token-missing", seat=SIDES[state.stack[-1][1]], colour=COLOURS[action.value])


def seat_without_living(state: State, seat: int) -> Refusal | None:
    if not state.table.is_player[seat]:
        return no("not-a-taoist", seat=SIDES[seat])
    if not state.qi[seat]:
        return no("taoist-dead", seat=SIDES[seat])
    return None


def _pay(state: State, action: Action) -> Refusal:
    return seat_without_living(state, action.value) or no("taoist-dead", seat=SIDES[action.value])


def _guide(state: State, action: Action) -> Refusal:
    return seat_without_living(state, action.value) or no("your-own-taoist")


def _give(state: State, action: Action) -> Refusal:
    return seat_without_living(state, action.value) or no("has-yin-yang", seat=SIDES[action.value])


def _revive(state: State, action: Action) -> Refusal:
    if not state.table.is_player[action.value]:
        return no("not-a-taoist", seat=SIDES[action.value])
    return no("taoist-living", seat=SIDES[action.value])


def _unhaunt(state: State, action: Action) -> Refusal:
    return no("tile-active", tile=TILES[action.value])


def _banish(state: State, action: Action) -> Refusal:
    card = state.ghosts[action.value]
    if not card:
        return no("no-ghost-there", space=SPACES[action.value])
    assert IS_INCARNATION[card]
    return no("incarnation-immune", card=BY_NUMBER[card].id)


def _calm(state: State, action: Action) -> Refusal:
    return no("no-figure-on-step", board=SIDES[action.value])


def _pray(state: State, action: Action) -> Refusal:
    if action.value == state.circle:
        return no("same-prayer", colour=COLOURS[action.value])
    return _supply_empty(action)


def _lift(state: State, action: Action) -> Refusal:
    return no("no-ghost-there", space=SPACES[action.value])


def _to(state: State, action: Action) -> Refusal:
    if action.kind == "stay":
        return no("cannot-stay")
    if action.value == state.position[state.stack[-1][1]]:
        return no("already-there", tile=TILES[action.value])
    return no("too-far", tile=TILES[action.value])


def _reroll(state: State, action: Action) -> Refusal:
    return no("dice-not-rolled")


def _defeat(state: State, action: Action) -> Refusal:
    if action.kind == "done":
        return no("dice-must-be-used")
    if action.value not in FACED[state.position[state.active]]:
        return no("space-not-faced", space=SPACES[action.value])
    if not state.ghosts[action.value]:
        return no("no-ghost-there", space=SPACES[action.value])
    return no("cannot-fall", card=BY_NUMBER[state.ghosts[action.value]].id)


def _spend(state: State, action: Action) -> Refusal:
    seat, colour = action.value, COLOURS[action.other]
    refused = seat_without_living(state, seat)
    if refused:
        return refused
    if state.position[seat] != state.position[state.active]:
        return no("not-on-your-tile", seat=SIDES[seat])
    if not state.tao[seat * 5 + action.other]:
        return no("token-missing", seat=SIDES[seat], colour=colour)
    return no("token-not-needed", colour=colour)


def _resolve(state: State, action: Action) -> Refusal:
    return no("no-curse-or-reward-there", space=SPACES[action.value])


def _gain(state: State, action: Action) -> Refusal:
    if action.kind == "gain-qi":
        return no("qi-supply-empty")
    return no("has-yin-yang", seat=SIDES[state.active])


OTHERS: Final[dict[str, Explain]] = {
    "place": _place,
    "discard": _discard,
    "pay": _pay,
    "to": _to,
    "revive": _revive,
    "unhaunt": _unhaunt,
    "banish": _banish,
    "calm": _calm,
    "pray": _pray,
    "lift": _lift,
    "set-down": _set_down,
    "guide": _guide,
    "dice-choice": _reroll,
    "defeat": _defeat,
    "spend": _spend,
    "curse-order": _resolve,
    "reward-order": _resolve,
    "take": _take,
    "gain": _gain,
    "give-qi": _give,
    "give-yin-yang": _give,
}
