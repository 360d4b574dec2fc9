"""What White Moon adds to Yang: saving, standing up, artifacts, receptacles."""

from __future__ import annotations

from fatsi.rules import actions as act
from fatsi.rules.actions import Action
from fatsi.rules.frames import DRINK_ELIXIR
from fatsi.rules.geometry import NEIGHBOURS
from fatsi.rules.hooks import hooks
from fatsi.rules.moon import families as the
from fatsi.rules.moon.artifacts import elixir_choices, unroll_scroll, use_up
from fatsi.rules.moon.crystals import can_fill, fill, gain_crystal
from fatsi.rules.moon.saving import is_portal_taken, save_top
from fatsi.rules.moon.standing import stand_up
from fatsi.rules.moon.villagers import moon_of, ways_of_villager
from fatsi.rules.powers import GUST, SECOND_WIND, SPIRES
from fatsi.rules.state import State
from fatsi.rules.villagers import ask_villager, can_help_at
from fatsi.rules.yang import ACTED, BEFORE_MOVE, MOVED, PLACING_BUDDHAS, STEPS_OF_YANG, go_on


def add_choices(state: State, powers_bits: int, offered: list[Action]) -> None:
    """Add what White Moon offers to the choices of Yang, and take away what it forbids."""
    moon, me = moon_of(state), state.active
    here = state.position[me]
    can_fly = powers_bits >> SPIRES & 1
    if state.stage == BEFORE_MOVE:
        if moon.laid_down >> me & 1:
            # The move only stands him up; the flyer stands up and moves one tile.
            is_left = [
                action for action in offered if action.kind != "move" or (can_fly and action.value in NEIGHBOURS[here])
            ]
            offered[:] = [act.STAND, *is_left]
        elif can_fly and ways_of_villager(state, here, here, is_flight=True):
            offered.insert(0, act.MOVE[here])
    if may_save(state, powers_bits):
        offered.append(act.SAVE)
    if can_fill(state):
        offered.append(act.FILL)
    if moon.has(me, the.ELIXIR) and elixir_choices(state):
        offered.append(act.ELIXIR)
    if moon.has(me, the.MOONSTONE) and moon.crystal_supply:
        offered.append(act.MOONSTONE)
    # After the move: who unrolls it without having moved gives the move up.
    if moon.has(me, the.SCROLL) and _scroll_helps(state):
        offered.append(act.SCROLL)
    if moon.has(me, the.FIREWORKS):
        offered += [act.FIREWORKS[tile] for tile in range(9) if tile != here and can_help_at(state, tile)]


def _scroll_helps(state: State) -> bool:
    if state.table.players == 1:
        return state.centre_tokens > 0
    here = state.position[state.active]
    return any(state.qi[seat] and state.position[seat] != here for seat in state.table.seats)


def may_save(state: State, powers_bits: int) -> bool:
    """Whether the Taoist may use his action to save the top villager on the portal's tile."""
    moon = moon_of(state)
    here = state.position[state.active]
    if state.stage > ACTED or here != moon.portal or not moon.stacks[here] or is_portal_taken(state):
        return False
    if not state.helps and not state.exorcisms:
        return True
    if powers_bits >> GUST & 1:
        return not state.helps
    # Second Wind doubles what was done first.
    return powers_bits >> SECOND_WIND & 1 == 1 and moon.saves == 1 and state.action_tile == here


def _save(state: State, action: Action) -> None:
    go_on(state, ACTED)
    here = state.position[state.active]
    # Saving takes the place of help among the actions of the turn.
    state.helps += 1
    moon_of(state).saves += 1
    state.action_tile = here
    save_top(state, here)


def _stand(state: State, action: Action) -> None:
    go_on(state, MOVED)
    stand_up(state, moon_of(state), state.active)


def _fill(state: State, action: Action) -> None:
    go_on(state, PLACING_BUDDHAS)
    fill(state)


def _elixir(state: State, action: Action) -> None:
    go_on(state, BEFORE_MOVE)
    use_up(state, the.ELIXIR)
    state.stack.append((DRINK_ELIXIR,))


def _moonstone(state: State, action: Action) -> None:
    go_on(state, BEFORE_MOVE)
    use_up(state, the.MOONSTONE)
    gain_crystal(state, state.active)


def _scroll(state: State, action: Action) -> None:
    go_on(state, MOVED)
    use_up(state, the.SCROLL)
    unroll_scroll(state)


def _fireworks(state: State, action: Action) -> None:
    go_on(state, BEFORE_MOVE)
    use_up(state, the.FIREWORKS)
    ask_villager(state, action.value)


STEPS_OF_YANG.update(
    {
        "save": _save,
        "stand": _stand,
        "fill": _fill,
        "elixir": _elixir,
        "moonstone": _moonstone,
        "scroll": _scroll,
        "fireworks": _fireworks,
    }
)
hooks.add_choices = add_choices
