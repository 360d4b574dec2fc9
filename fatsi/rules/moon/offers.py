"""What White Moon adds to Yang: saving, standing up, artifacts, receptacles."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fatsi.rules import actions as act
from fatsi.rules.actions import Action
from fatsi.rules.geometry import CORNERS, NEIGHBOURS, TILES
from fatsi.rules.moon import families as the
from fatsi.rules.moon.artifacts import DRINK_ELIXIR, unroll_scroll, use_up
from fatsi.rules.moon.crystals import can_fill, fill_receptacle, gain_crystal
from fatsi.rules.moon.families import ARTIFACTS
from fatsi.rules.moon.saving import is_portal_taken, save_top
from fatsi.rules.moon.standing import stand_up
from fatsi.rules.moon.townspeople import moon_of, ways_of_villager
from fatsi.rules.powers import GUST, SECOND_WIND, SPIRES
from fatsi.rules.refusals import Refusal, no
from fatsi.rules.tiles import ask_tile, can_help_at
from fatsi.rules.yang import ACTED, BEFORE_MOVE, MOVED, PLACING_BUDDHAS, YangAction, go_on

if TYPE_CHECKING:
    from fatsi.rules.state import State


def change_choices(state: State, powers: int, offered: list[Action]) -> None:
    """Add what White Moon offers to the choices of Yang, and take away what it forbids."""
    if state.stage == BEFORE_MOVE:
        _change_moves(state, powers, offered)
    here = state.position[state.active]
    for thing in _OFFERED:
        if state.stage <= thing.last_stage:
            thing.offer(state, here, powers, offered)


def _change_moves(state: State, powers: int, offered: list[Action]) -> None:
    here = state.position[state.active]
    can_fly = powers >> SPIRES & 1
    if moon_of(state).laid_down >> state.active & 1:
        # The move only stands the Taoist up; the flyer stands up and moves one tile.
        is_left = [
            action for action in offered if action.kind != "move" or (can_fly and action.value in NEIGHBOURS[here])
        ]
        offered[:] = [act.STAND, *is_left]
    elif can_fly and ways_of_villager(state, here, here, is_flight=True):
        offered.insert(0, act.MOVE[here])


class Stand(YangAction):
    """Standing up takes the place of the move, and is offered with it."""

    __slots__ = ()
    id = "stand"
    group = "move"
    last_stage = BEFORE_MOVE

    def take(self, state: State, action: Action) -> None:
        go_on(state, MOVED)
        stand_up(state, moon_of(state), state.active)

    def refuse(self, state: State, action: Action) -> Refusal:
        if not moon_of(state).laid_down >> state.active & 1:
            return no("not-laid-down")
        return no("move-is-over")


class Save(YangAction):
    """The top villager on the portal's tile is saved, in place of help."""

    __slots__ = ()
    id = "save"
    group = "act"
    last_stage = ACTED

    def offer(self, state: State, here: int, now: int, offered: list[Action]) -> None:
        if may_save(state, now):
            offered.append(act.SAVE)

    def take(self, state: State, action: Action) -> None:
        go_on(state, ACTED)
        here = state.position[state.active]
        # Saving takes the place of help among the actions of the turn.
        state.helps += 1
        moon_of(state).saves += 1
        state.action_tile = here
        save_top(state, here)

    def refuse(self, state: State, action: Action) -> Refusal:
        moon, here = moon_of(state), state.position[state.active]
        if is_portal_taken(state):
            return no("portal-taken")
        if here != moon.portal:
            return no("not-on-portal", tile=TILES[moon.portal])
        if not moon.stacks[here]:
            return no("no-villager-there", tile=TILES[here])
        return no("action-over")


def may_save(state: State, powers: int) -> bool:
    """Whether the Taoist may use the action to save the top villager on the portal's tile."""
    moon = moon_of(state)
    here = state.position[state.active]
    if state.stage > ACTED or here != moon.portal or not moon.stacks[here] or is_portal_taken(state):
        return False
    if not state.helps and not state.exorcisms:
        return True
    if powers >> GUST & 1:
        return not state.helps
    # Second Wind doubles what was done first.
    return powers >> SECOND_WIND & 1 == 1 and moon.saves == 1 and state.action_tile == here


class Fill(YangAction):
    """A crystal is put into the receptacle of a corner."""

    __slots__ = ()
    id = "fill"
    group = "buddha"

    def offer(self, state: State, here: int, now: int, offered: list[Action]) -> None:
        if can_fill(state):
            offered.append(act.FILL)

    def take(self, state: State, action: Action) -> None:
        go_on(state, PLACING_BUDDHAS)
        fill_receptacle(state)

    def refuse(self, state: State, action: Action) -> Refusal:
        moon, here = moon_of(state), state.position[state.active]
        if here not in CORNERS or moon.receptacles >> CORNERS.index(here) & 1:
            return no("no-receptacle-here", tile=TILES[here])
        return no("no-crystal")


class ArtifactUse(YangAction):
    """An artifact that works once is used."""

    __slots__ = ()
    group: ClassVar[str] = "artifact"
    artifact: ClassVar[int] = -1

    def refuse(self, state: State, action: Action) -> Refusal:
        name = ARTIFACTS[self.artifact]
        if not moon_of(state).has(state.active, self.artifact):
            return no("no-artifact", artifact=name)
        return no("artifact-useless", artifact=name)


class UseElixir(ArtifactUse):
    __slots__ = ()
    id = "elixir"
    artifact = the.ELIXIR

    def offer(self, state: State, here: int, now: int, offered: list[Action]) -> None:
        if moon_of(state).has(state.active, the.ELIXIR) and DRINK_ELIXIR.choices(state):
            offered.append(act.ELIXIR)

    def take(self, state: State, action: Action) -> None:
        go_on(state, BEFORE_MOVE)
        use_up(state, the.ELIXIR)
        state.stack.append(DRINK_ELIXIR)


class UseMoonstone(ArtifactUse):
    __slots__ = ()
    id = "moonstone"
    artifact = the.MOONSTONE

    def offer(self, state: State, here: int, now: int, offered: list[Action]) -> None:
        moon = moon_of(state)
        if moon.has(state.active, the.MOONSTONE) and moon.crystal_supply:
            offered.append(act.MOONSTONE)

    def take(self, state: State, action: Action) -> None:
        go_on(state, BEFORE_MOVE)
        use_up(state, the.MOONSTONE)
        gain_crystal(state, state.active)


class UseScroll(ArtifactUse):
    """After the move: who unrolls it without having moved gives the move up."""

    __slots__ = ()
    id = "scroll"
    artifact = the.SCROLL

    def offer(self, state: State, here: int, now: int, offered: list[Action]) -> None:
        if moon_of(state).has(state.active, the.SCROLL) and _scroll_helps(state):
            offered.append(act.SCROLL)

    def take(self, state: State, action: Action) -> None:
        go_on(state, MOVED)
        use_up(state, the.SCROLL)
        unroll_scroll(state)


def _scroll_helps(state: State) -> bool:
    if state.table.players == 1:
        return state.centre_tokens > 0
    here = state.position[state.active]
    return any(state.qi[seat] and state.position[seat] != here for seat in state.table.seats)


class UseFireworks(ArtifactUse):
    __slots__ = ()
    id = "fireworks"
    group = "fireworks"
    artifact = the.FIREWORKS

    def offer(self, state: State, here: int, now: int, offered: list[Action]) -> None:
        if moon_of(state).has(state.active, the.FIREWORKS):
            offered += [act.FIREWORKS[tile] for tile in range(9) if tile != here and can_help_at(state, tile)]

    def take(self, state: State, action: Action) -> None:
        go_on(state, BEFORE_MOVE)
        use_up(state, the.FIREWORKS)
        ask_tile(state, action.value)

    def refuse(self, state: State, action: Action) -> Refusal:
        tile = action.value
        if not moon_of(state).has(state.active, the.FIREWORKS):
            return no("no-artifact", artifact=ARTIFACTS[the.FIREWORKS])
        if tile == state.position[state.active]:
            return no("own-tile", tile=TILES[tile])
        if state.haunted >> tile & 1:
            return no("tile-haunted", tile=TILES[tile])
        return no("help-useless", tile=TILES[tile])


# In the order in which they are offered.
_OFFERED: Final[tuple[YangAction, ...]] = (Save(), Fill(), UseElixir(), UseMoonstone(), UseScroll(), UseFireworks())
