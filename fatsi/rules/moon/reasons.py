"""Why an action of White Moon may not be taken now; the counterpart of `fatsi.rules.reasons`."""

from __future__ import annotations

from fatsi.rules import actions as act
from fatsi.rules.actions import Action
from fatsi.rules.cards import BY_NUMBER, IS_INCARNATION
from fatsi.rules.colours import COLOURS
from fatsi.rules.geometry import CORNERS, SIDES, SPACES, TILES
from fatsi.rules.moon import families as the
from fatsi.rules.moon.families import ARTIFACTS, FAMILY_IDS
from fatsi.rules.moon.saving import is_portal_taken
from fatsi.rules.moon.villagers import moon_of, occupied_tiles
from fatsi.rules.reasons import (
    KINDS_ASKED,
    OTHERS,
    YANG,
    Refusal,
    no,
    seat_without_living,
    unless_picking_up,
)
from fatsi.rules.state import State
from fatsi.rules.villagers import can_help_at
from fatsi.rules.yang import BEFORE_MOVE

# --- Yang -----------------------------------------------------------------------------------------------

_move_in_base_game = YANG["move"]


def _move(state: State, action: Action) -> Refusal:
    if state.moon is not None and state.stage == BEFORE_MOVE and state.moon.laid_down >> state.active & 1:
        return no("must-stand-up")
    return _move_in_base_game(state, action)


def _stand(state: State, action: Action) -> Refusal:
    if not moon_of(state).laid_down >> state.active & 1:
        return no("not-laid-down")
    return no("move-is-over")


def _save(state: State, action: Action) -> Refusal:
    moon, here = moon_of(state), state.position[state.active]
    if is_portal_taken(state):
        return no("portal-taken")
    if here != moon.portal:
        return no("not-on-portal", tile=TILES[moon.portal])
    if not moon.stacks[here]:
        return no("no-villager-there", tile=TILES[here])
    return no("action-over")


def _fill(state: State, action: Action) -> Refusal:
    moon, me = moon_of(state), state.active
    here = state.position[me]
    if here not in CORNERS or moon.receptacles >> CORNERS.index(here) & 1:
        return no("no-receptacle-here", tile=TILES[here])
    return no("no-crystal")


def _artifact_of_action(action: Action) -> int:
    return {"elixir": the.ELIXIR, "moonstone": the.MOONSTONE, "scroll": the.SCROLL, "fireworks": the.FIREWORKS}[
        action.kind
    ]


def _use(state: State, action: Action) -> Refusal:
    artifact = _artifact_of_action(action)
    if not moon_of(state).has(state.active, artifact):
        return no("no-artifact", artifact=ARTIFACTS[artifact])
    if action.kind == "fireworks":
        tile = action.value
        if tile == state.position[state.active]:
            return no("own-tile", tile=TILES[tile])
        if state.haunted >> tile & 1:
            return no("tile-haunted", tile=TILES[tile])
        assert not can_help_at(state, tile)
        return no("help-useless", tile=TILES[tile])
    return no("artifact-useless", artifact=ARTIFACTS[artifact])


YANG.update(
    {
        "move": _move,
        "stand": unless_picking_up(_stand),
        "save": unless_picking_up(_save),
        "fill": unless_picking_up(_fill),
        **{kind: unless_picking_up(_use) for kind in ("elixir", "moonstone", "scroll", "fireworks")},
    }
)
_YANG_KINDS = ("stand", "save", "fill", "elixir", "moonstone", "scroll", "fireworks")


# --- other decisions ------------------------------------------------------------------------------------


def _no_villager(state: State, action: Action) -> Refusal:
    return no("no-villager-there", tile=TILES[action.value])


def _setup_rescue(state: State, action: Action) -> Refusal:
    if not moon_of(state).stacks[action.value]:
        return _no_villager(state, action)
    return no("other-stack-and-family")


def _give_up(state: State, action: Action) -> Refusal:
    return no("token-missing", seat=SIDES[action.value], colour=COLOURS[state.stack[-1][1]])


def _without_qi(state: State, action: Action) -> Refusal:
    return no("taoist-dead", seat=SIDES[action.value])


def _escort(state: State, action: Action) -> Refusal:
    if action is act.ALONE:
        return no("must-bring-villager")
    return no("villager-cannot-come", tile=TILES[action.value])


def _living(state: State, action: Action) -> Refusal:
    return seat_without_living(state, action.value) or no("taoist-dead", seat=SIDES[action.value])


def _put_buddha(state: State, action: Action) -> Refusal:
    if state.ghosts[action.value]:
        return no("space-occupied", space=SPACES[action.value])
    return no("buddha-there", space=SPACES[action.value])


def _no_dead(action: Action) -> Refusal:
    return no("no-dead-villager", family=FAMILY_IDS[action.value])


_revive_in_base_game = OTHERS["revive"]


def _revive(state: State, action: Action) -> Refusal:
    if action.kind == "recall":
        return _no_dead(action)
    if state.table.is_player[action.value] and not state.qi[action.value]:
        return no("qi-supply-empty")
    return _revive_in_base_game(state, action)


def _elixir(state: State, action: Action) -> Refusal:
    if action.kind == "recall":
        return _no_dead(action)
    seat = action.value
    if not state.table.is_player[seat]:
        return no("not-a-taoist", seat=SIDES[seat])
    if not state.qi_supply:
        return no("qi-supply-empty")
    return no("taoist-living" if state.qi[seat] else "taoist-dead", seat=SIDES[seat])


def _claws(state: State, action: Action) -> Refusal:
    return no("token-not-needed", colour=COLOURS[action.value])


def _herb(state: State, action: Action) -> Refusal:
    if action is act.TAKE_CRYSTAL:
        return no("no-crystal-left")
    return no("supply-empty", colour=COLOURS[action.value])


def _strike(state: State, action: Action) -> Refusal:
    if action is act.STRIKE_BLACK or action.value == state.active:
        return no("nothing-to-strike")
    board = SIDES[action.value]
    if state.table.is_player[action.value]:
        return no("not-neutral", board=board)
    if not state.power_tokens[state.active]:
        return no("no-power-token")
    return no("nothing-to-strike")


def _su_ling(state: State, action: Action) -> Refusal:
    card = state.ghosts[action.value]
    if IS_INCARNATION[card]:
        return no("incarnation-before", card=BY_NUMBER[card].id)
    return no("already-before-space", space=SPACES[action.value])


def _barrier(state: State, action: Action) -> Refusal:
    moon = moon_of(state)
    if is_portal_taken(state):
        return no("portal-taken")
    if not occupied_tiles(state):
        return no("no-villager-there", tile=TILES[moon.portal])
    return no("no-crystal-left")


_defeat_in_base_game = OTHERS["defeat"]


def _defeat(state: State, action: Action) -> Refusal:
    card = state.ghosts[action.value]
    if action is act.DONE or not card or state.moon is None or not state.moon.scope:
        return _defeat_in_base_game(state, action)
    return no("cannot-fall", card=BY_NUMBER[card].id)


_spend_in_base_game = OTHERS["spend"]


def _spend(state: State, action: Action) -> Refusal:
    if action.kind == "spend" and not (state.moon is not None and state.moon.scope):
        return _spend_in_base_game(state, action)
    if action.kind == "spend":
        return no("token-not-needed", colour=COLOURS[action.other])
    return no("no-crystal")


_to_in_base_game = OTHERS["to"]


def _to(state: State, action: Action) -> Refusal:
    if action.kind == "stand":
        return no("not-laid-down")
    if state.moon is not None and state.moon.laid_down >> state.stack[-1][1] & 1:
        return no("must-stand-up")
    return _to_in_base_game(state, action)


_reroll_in_base_game = OTHERS["dice-choice"]


def _reroll(state: State, action: Action) -> Refusal:
    if state.moon is not None and state.moon.is_sword_drawn:
        return no("die-is-set")
    return _reroll_in_base_game(state, action)


OTHERS.update(
    {
        "setup-rescue": _setup_rescue,
        "kill": _no_villager,
        "give-up": _give_up,
        "suffer": _without_qi,
        "escort": _escort,
        "grant-tao": _living,
        "grant-artifact": _living,
        "bequeath": _living,
        "put-buddha": _put_buddha,
        "revive": _revive,
        "drink-elixir": _elixir,
        "claws": _claws,
        "herb-or-crystal": _herb,
        "give-crystal": _living,
        "strike": _strike,
        "su-ling": _su_ling,
        "barrier-choice": _barrier,
        "rescue": _no_villager,
        "defeat": _defeat,
        "spend": _spend,
        "to": _to,
        "dice-choice": _reroll,
    }
)
KINDS_ASKED.update(
    {
        "yang": KINDS_ASKED["yang"] + _YANG_KINDS,
        "to": ("to", "stay", "stand"),
        "revive": ("revive", "recall"),
        "spend": ("spend", "spend-crystal", "spend-barrier-crystal"),
        "setup-rescue": ("rescue",),
        "kill": ("kill",),
        "give-up": ("give-up",),
        "suffer": ("pay",),
        "escort": ("escort", "alone"),
        "grant-tao": ("grant",),
        "grant-artifact": ("grant",),
        "bequeath": ("grant",),
        "put-buddha": ("buddha",),
        "drink-elixir": ("give-qi", "revive", "recall"),
        "come": ("come", "stay"),
        "sword": ("sword", "keep"),
        "claws": ("take", "done"),
        "herb-or-crystal": ("take", "take-crystal"),
        "give-crystal": ("give-crystal",),
        "strike": ("strike", "strike-black"),
        "su-ling": ("su-ling", "stay"),
        "su-ling-crystal": ("fill", "done"),
        "barrier-choice": ("barrier-save", "barrier-roll"),
        "rescue": ("rescue",),
    }
)
