"""Villagers: seen and unseen, taken along, fleeing, devoured, dying, and the curses of their families."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fatsi.rules import actions as act
from fatsi.rules.actions import Action
from fatsi.rules.arrival import ARRIVAL_EFFECTS, bring_ghost, is_deck_empty
from fatsi.rules.ending import lose
from fatsi.rules.events import (
    CardLost,
    GhostDrawn,
    TokenRemoved,
    VillagerDied,
    VillagerEscorted,
    VillagerFled,
    VillagerRevealed,
)
from fatsi.rules.frames import (
    DEATH,
    DEVOURER,
    DRAW_INCARNATION,
    ESCORT,
    GIVE_UP,
    KILL,
    PLACE,
    RAVENOUS,
    REVEAL,
    REVEAL_DEAD,
    SUFFER,
    Frame,
    choices,
    effect,
    resolve,
)
from fatsi.rules.geometry import LINES, NEIGHBOURS, SEATS
from fatsi.rules.haunting import haunt_tile
from fatsi.rules.hooks import hooks
from fatsi.rules.moon.families import DEAD_THAT_LOSE, FAMILIES, TOKEN_LOST
from fatsi.rules.moon.position import FACED_GHOSTS, UNKNOWN, Moon
from fatsi.rules.moon.standing import lay_down, stand_up
from fatsi.rules.qi import lose_qi, take_qi
from fatsi.rules.scoring import DECK_EXHAUSTED, VILLAGERS_DEAD
from fatsi.rules.state import State
from fatsi.rules.yin import still_acts


def moon_of(state: State) -> Moon:
    """Return what White Moon adds to the position; only asked for in games with it."""
    assert state.moon is not None
    return state.moon


# --- seen and unseen ------------------------------------------------------------------------------------


def uncover(state: State, tile: int) -> None:
    """Have the top villager of a tile turned up, if he lies face down."""
    stack = moon_of(state).stacks[tile]
    if stack and stack[-1] == UNKNOWN:
        state.stack.append((REVEAL, tile))


@resolve(REVEAL)
def revealed(state: State, frame: Frame, action: Action) -> None:
    moon, tile, family = moon_of(state), frame[1], action.value
    moon.unseen[family] -= 1
    moon.stacks[tile] = (*moon.stacks[tile][:-1], family)
    if state.log is not None:
        state.log.append(VillagerRevealed(family, tile))


def take_top(state: State, tile: int) -> int:
    """Take the top villager off a tile and return his family; the caller has the next one turned up."""
    moon = moon_of(state)
    family = moon.stacks[tile][-1]
    moon.stacks[tile] = moon.stacks[tile][:-1]
    return family


def put_on_top(state: State, tile: int, family: int) -> None:
    moon = moon_of(state)
    moon.stacks[tile] = (*moon.stacks[tile], family)


def occupied_tiles(state: State) -> list[int]:
    """Return the tiles with villagers: their tops are the visible ones."""
    return [tile for tile, stack in enumerate(moon_of(state).stacks) if stack]


# --- taken along ----------------------------------------------------------------------------------------


def ways_of_villager(state: State, origin: int, goal: int, *, is_flight: bool) -> list[int]:
    """Return the tiles to which the top villager of a tile may come along with a Taoist who leaves it for another.

    He never comes onto or across a haunted tile, nor onto a full one. A flight is two steps, of which he shares the
    first or both.
    """
    moon = moon_of(state)
    if not moon.stacks[origin]:
        return []
    open_neighbours = [tile for tile in NEIGHBOURS[origin] if not state.haunted >> tile & 1]
    ways = []
    is_reached = goal in open_neighbours or any(goal in NEIGHBOURS[tile] for tile in open_neighbours)
    if goal != origin and is_reached and not state.haunted >> goal & 1 and moon.room_for_villager(goal):
        ways.append(goal)
    if is_flight:
        ways += [
            tile
            for tile in open_neighbours
            if tile != goal and goal in NEIGHBOURS[tile] and moon.room_for_villager(tile)
        ]
    return ways


def offer_escort(state: State, decider: int, seat: int, origin: int, *, is_flight: bool) -> None:
    """Ask whether the top villager of the tile that a Taoist left comes along."""
    if ways_of_villager(state, origin, state.position[seat], is_flight=is_flight):
        state.stack.append((ESCORT, decider, seat, origin, int(is_flight)))


def taoist_left(state: State, seat: int, origin: int, *, is_flight: bool) -> None:
    """A Taoist moved, or was moved: standing up comes with it, and a villager may."""
    moon = moon_of(state)
    is_standing_up = moon.laid_down >> seat & 1 == 1
    if is_standing_up:
        stand_up(state, moon, seat)
    # The flyer who stands up moves one tile only.
    offer_escort(state, state.active, seat, origin, is_flight=is_flight and not is_standing_up)


@choices(ESCORT)
def escort_choices(state: State, frame: Frame) -> tuple[Action, ...]:
    _, _, seat, origin, is_flight = frame
    goal = state.position[seat]
    ways = ways_of_villager(state, origin, goal, is_flight=bool(is_flight))
    escorts = tuple(act.ESCORT[tile] for tile in ways)
    # To fly to and fro without a villager would be no move.
    return escorts if goal == origin else (*escorts, act.ALONE)


@resolve(ESCORT)
def escorted(state: State, frame: Frame, action: Action) -> None:
    if action is act.ALONE:
        return
    origin, tile = frame[3], action.value
    family = take_top(state, origin)
    put_on_top(state, tile, family)
    if state.log is not None:
        state.log.append(VillagerEscorted(family, origin, tile))
    uncover(state, origin)


# --- fleeing and devoured -------------------------------------------------------------------------------


def flee(state: State, space: int) -> None:
    """A figure came onto the step: the top villager of the nearest occupied tile in its line moves one tile away."""
    moon = moon_of(state)
    line = LINES[space]
    for at, tile in enumerate(line):
        if moon.stacks[tile]:
            goal = line[at + 1] if at + 1 < len(line) else None
            if goal is None or state.haunted >> goal & 1 or not moon.room_for_villager(goal):
                kill_top(state, tile)
            else:
                family = take_top(state, tile)
                put_on_top(state, goal, family)
                if state.log is not None:
                    state.log.append(VillagerFled(family, tile, goal))
                uncover(state, tile)
            return


def devour(state: State, space: int) -> None:
    """Kill the top villager of the nearest occupied tile in line; else one of choice; else 1 Qi is lost."""
    moon = moon_of(state)
    for tile in LINES[space]:
        if moon.stacks[tile]:
            kill_top(state, tile)
            return
    if occupied_tiles(state):
        state.stack.append((KILL,))
    else:
        lose_qi(state)


@effect(DEVOURER)
def devour_in_yin(state: State, frame: Frame) -> None:
    if still_acts(state, frame):
        devour(state, frame[1])


def kill_visible(state: State, space: int) -> None:
    """Let a visible villager of the players' choice die, if there is one."""
    if occupied_tiles(state):
        state.stack.append((KILL,))


@effect(RAVENOUS)
def ravenous(state: State, frame: Frame) -> None:
    if still_acts(state, frame):
        kill_visible(state, frame[1])


@choices(KILL)
def whom_to_kill(state: State, frame: Frame) -> tuple[Action, ...]:
    return tuple(act.KILL[tile] for tile in occupied_tiles(state))


@resolve(KILL)
def chosen_to_die(state: State, frame: Frame, action: Action) -> None:
    kill_top(state, action.value)


ARRIVAL_EFFECTS["devour"] = devour
ARRIVAL_EFFECTS["kill-visible-villager"] = kill_visible


# --- dying ----------------------------------------------------------------------------------------------


def kill_top(state: State, tile: int) -> None:
    """Let the top villager of a tile die; the one beneath him is turned up first."""
    state.stack.append((DEATH, take_top(state, tile), tile))
    uncover(state, tile)


def keeps_tile_active(state: State, tile: int) -> bool:
    """A tile would be haunted: if villagers are there they all die, from the top down, and it stays active."""
    moon = moon_of(state)
    dying = moon.stacks[tile]
    if not dying:
        moon.su_ling_due = True
        return False
    moon.stacks[tile] = ()
    state.stack.extend((DEATH, family, tile) for family in dying)
    return True


@effect(DEATH)
def die(state: State, frame: Frame) -> None:
    """Bury a villager, and carry out the curse of his family."""
    _, family, tile = frame
    if family == UNKNOWN:
        state.stack.append((REVEAL_DEAD, tile))
        return
    moon = moon_of(state)
    moon.graveyard[family] += 1
    moon.su_ling_due = True
    if state.log is not None:
        state.log.append(VillagerDied(family, tile))
    if sum(moon.graveyard) >= DEAD_THAT_LOSE:
        lose(state, VILLAGERS_DEAD)
    elif TOKEN_LOST[family] >= 0:
        _lose_token(state, TOKEN_LOST[family])
    else:
        _CURSES[FAMILIES[family].curse](state, tile)


@resolve(REVEAL_DEAD)
def dead_revealed(state: State, frame: Frame, action: Action) -> None:
    moon_of(state).unseen[action.value] -= 1
    state.stack.append((DEATH, action.value, frame[1]))


def game_over(state: State) -> None:
    """Leave those whose death the end of the game forestalled on their tiles."""
    moon = moon_of(state)
    for frame in state.stack:
        if frame[0] == DEATH:
            put_on_top(state, frame[2], frame[1])
        elif frame[0] == REVEAL_DEAD:
            put_on_top(state, frame[1], UNKNOWN)
    moon.scope = FACED_GHOSTS
    moon.is_sword_drawn = False


hooks.game_over = game_over


# --- the curses of the families -------------------------------------------------------------------------


def _lose_token(state: State, colour: int) -> None:
    """A token leaves the game: from the supply, else from a player of choice."""
    if state.supply[colour]:
        state.supply[colour] -= 1
        _remove_token(state, colour)
    elif any(state.tao[colour::5]):
        state.stack.append((GIVE_UP, colour))


def _remove_token(state: State, colour: int) -> None:
    moon_of(state).removed_tao[colour] += 1
    if state.log is not None:
        state.log.append(TokenRemoved(colour))


@choices(GIVE_UP)
def who_gives_up(state: State, frame: Frame) -> tuple[Action, ...]:
    return tuple(act.GIVE_UP[seat] for seat in SEATS if state.tao[seat * 5 + frame[1]])


@resolve(GIVE_UP)
def gave_up(state: State, frame: Frame, action: Action) -> None:
    state.tao[action.value * 5 + frame[1]] -= 1
    _remove_token(state, frame[1])


def _incarnation_comes(state: State, tile: int) -> None:
    """Wu: one that is not in the deck comes into play, if there is one left."""
    if len(state.unseen_incarnations) > len(state.deck) - 1:
        state.stack.append((DRAW_INCARNATION,))


@resolve(DRAW_INCARNATION)
def incarnation_drawn(state: State, frame: Frame, action: Action) -> None:
    moon, card = moon_of(state), action.value
    state.unseen_incarnations.remove(card)
    moon.extra_incarnations += 1
    if state.log is not None:
        state.log.append(GhostDrawn(card))
    if 0 not in state.ghosts:
        moon.top.append(card)
    elif is_deck_empty(state):
        lose(state, DECK_EXHAUSTED)
    else:
        state.stack.append((PLACE, card))


def _another_dies(state: State, tile: int) -> None:
    kill_visible(state, tile)


def _haunt_his_tile(state: State, tile: int) -> None:
    """Sheng: the tile he was on is haunted, or those still on it die."""
    if not state.haunted >> tile & 1:
        haunt_tile(state, tile)


def _ghost_comes(state: State, tile: int) -> None:
    bring_ghost(state)


def _lose_top_card(state: State, tile: int) -> None:
    """Li: the top card of the deck is removed unseen; an incarnation on top is passed over."""
    moon = moon_of(state)
    section = next((at for at, ghosts in enumerate(state.deck) if ghosts), None)
    if section is None:
        return
    if section == len(state.deck) - 1 and state.deck[section] == len(moon.bottom):
        moon.bottom.pop(0)
    state.deck[section] -= 1
    if state.log is not None:
        state.log.append(CardLost())
    check_deck(state)


def check_deck(state: State) -> None:
    """Lose if cards were removed to the last one with an incarnation undefeated."""
    if is_deck_empty(state) and state.has_incarnation_in_play():
        lose(state, DECK_EXHAUSTED)


def _someone_loses_qi(state: State, tile: int) -> None:
    state.stack.append((SUFFER,))


@choices(SUFFER)
def who_suffers(state: State, frame: Frame) -> tuple[Action, ...]:
    return tuple(act.PAY[seat] for seat in SEATS if state.qi[seat])


@resolve(SUFFER)
def suffered(state: State, frame: Frame, action: Action) -> None:
    take_qi(state, action.value)


def _lay_active_down(state: State, tile: int) -> None:
    lay_down(state, moon_of(state), state.active)


_CURSES: Final[dict[str, Callable[[State, int], None]]] = {
    "lay-down": _lay_active_down,
    "someone-loses-qi": _someone_loses_qi,
    "lose-top-card": _lose_top_card,
    "ghost": _ghost_comes,
    "another-dies": _another_dies,
    "haunt-his-tile": _haunt_his_tile,
    "incarnation": _incarnation_comes,
}


def curse_die_rolled(state: State) -> None:
    moon_of(state).su_ling_due = True


hooks.keeps_tile_active = keeps_tile_active
hooks.figure_on_step = flee
hooks.curse_die_rolled = curse_die_rolled
hooks.taoist_left = taoist_left

assert all(family.curse in _CURSES or TOKEN_LOST[at] >= 0 for at, family in enumerate(FAMILIES))
