"""Villagers who die, and the curses of their families."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fatsi.rules import actions as act
from fatsi.rules.actions import Action
from fatsi.rules.arguments import COLOUR, TILE, VILLAGER
from fatsi.rules.arrival import CardDraw, Place, bring_ghost, without_card
from fatsi.rules.colours import BLACK, BLUE, COLOURS, GREEN, RED, YELLOW
from fatsi.rules.ending import lose
from fatsi.rules.events import (
    CardLost,
    GhostDrawn,
    TokenRemoved,
    VillagerDied,
)
from fatsi.rules.geometry import SEATS, SIDES
from fatsi.rules.haunting import haunt_tile
from fatsi.rules.moon.families import DEAD_THAT_LOSE, FAMILIES, UNKNOWN
from fatsi.rules.moon.position import FACED_GHOSTS
from fatsi.rules.moon.standing import lay_down
from fatsi.rules.moon.townspeople import (
    RevealVillager,
    moon_of,
    occupied_tiles,
    put_on_top,
    refuse_empty_tile,
    take_top,
    uncover,
)
from fatsi.rules.qi import take_qi
from fatsi.rules.refusals import Refusal, no
from fatsi.rules.registry import declared
from fatsi.rules.scoring import DECK_EXHAUSTED, VILLAGERS_DEAD
from fatsi.rules.steps import Decision, Effect

if TYPE_CHECKING:
    from fatsi.rules.state import State


class Kill(Decision):
    """Which visible villager dies?"""

    __slots__ = ()
    id = "kill"
    asks = ("kill",)
    may_wait = True
    is_moon = True

    def choices(self, state: State) -> tuple[Action, ...]:
        return tuple([act.KILL[tile] for tile in occupied_tiles(state)])

    def resolve(self, state: State, action: Action) -> None:
        kill_top(state, action.value)

    def refuse(self, state: State, action: Action) -> Refusal:
        return refuse_empty_tile(action.value)


KILL: Final = Kill()


def kill_visible(state: State) -> None:
    """Let a visible villager of the players' choice die, if there is one."""
    if occupied_tiles(state):
        state.stack.append(KILL)


def kill_top(state: State, tile: int) -> None:
    """Let the top villager of a tile die; the one beneath is turned up first."""
    state.stack.append(Death(take_top(state, tile), tile))
    uncover(state, tile)


def die_for_tile(state: State, tile: int) -> bool:
    """Let all villagers of a tile that would be haunted die, from the top down; return whether there were any."""
    moon = moon_of(state)
    dying = moon.stacks[tile]
    moon.stacks[tile] = ()
    state.stack.extend([Death(family, tile) for family in dying])
    return bool(dying)


class Death(Effect):
    """A villager of a tile is buried, and the curse of the family strikes."""

    __slots__ = ("family", "tile")
    id = "death"
    arguments = (("family", VILLAGER), ("tile", TILE))
    is_moon = True

    def __init__(self, family: int, tile: int) -> None:
        self.family: Final = family
        self.tile: Final = tile

    def carry_out(self, state: State) -> None:
        family = self.family
        if family == UNKNOWN:
            state.stack.append(RevealDead(self.tile))
            return
        moon = moon_of(state)
        moon.graveyard[family] += 1
        moon.su_ling_due = True
        if state.log is not None:
            state.log.append(VillagerDied(family, self.tile))
        if sum(moon.graveyard) >= DEAD_THAT_LOSE:
            lose(state, VILLAGERS_DEAD)
        else:
            _CURSE_OF[family].strike(state, self.tile)


class RevealDead(RevealVillager):
    """A dead villager is turned up."""

    __slots__ = ()
    id = "reveal-dead"

    def resolve(self, state: State, action: Action) -> None:
        moon_of(state).unseen[action.value] -= 1
        state.stack.append(Death(action.value, self.tile))


def dying_villagers(state: State) -> list[tuple[int, int]]:
    """Return those whose death is still to be carried out, from the last to the first: family and tile."""
    dying = []
    for step in state.stack:
        if isinstance(step, Death):
            dying.append((step.family, step.tile))
        elif isinstance(step, RevealDead):
            dying.append((UNKNOWN, step.tile))
    return dying


def end_game(state: State) -> None:
    """Leave those whose death the end of the game forestalled on their tiles."""
    moon = moon_of(state)
    for family, tile in dying_villagers(state):
        put_on_top(state, tile, family)
    moon.scope = FACED_GHOSTS
    moon.is_sword_drawn = False


# --- the curses of the families -------------------------------------------------------------------------


class FamilyCurse:
    """What the death of a villager does, by the id that the table of families names."""

    __slots__ = ()
    id: ClassVar[str] = ""

    def strike(self, state: State, tile: int) -> None:
        """Carry it out for a villager who died on a tile."""
        raise NotImplementedError


class LayDown(FamilyCurse):
    __slots__ = ()
    id = "lay-down"

    def strike(self, state: State, tile: int) -> None:
        lay_down(state, moon_of(state), state.active)


class SomeoneLosesQi(FamilyCurse):
    __slots__ = ()
    id = "someone-loses-qi"

    def strike(self, state: State, tile: int) -> None:
        state.stack.append(SUFFER)


class Suffer(Decision):
    """Which board loses the Qi?"""

    __slots__ = ()
    id = "suffer"
    asks = ("pay",)
    is_moon = True

    def choices(self, state: State) -> tuple[Action, ...]:
        return tuple([act.PAY[seat] for seat in SEATS if state.qi[seat]])

    def resolve(self, state: State, action: Action) -> None:
        take_qi(state, action.value)

    def refuse(self, state: State, action: Action) -> Refusal:
        return no("taoist-dead", seat=SIDES[action.value])


SUFFER: Final = Suffer()


class LoseTopCard(FamilyCurse):
    """The top card of the deck is removed unseen; an incarnation on top is passed over."""

    __slots__ = ()
    id = "lose-top-card"

    def strike(self, state: State, tile: int) -> None:
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
    if state.is_deck_empty() and state.has_incarnation_in_play():
        lose(state, DECK_EXHAUSTED)


class GhostComes(FamilyCurse):
    __slots__ = ()
    id = "ghost"

    def strike(self, state: State, tile: int) -> None:
        bring_ghost(state)


class AnotherDies(FamilyCurse):
    __slots__ = ()
    id = "another-dies"

    def strike(self, state: State, tile: int) -> None:
        kill_visible(state)


class HauntHisTile(FamilyCurse):
    """The tile of the dead is haunted, or those still on it die."""

    __slots__ = ()
    id = "haunt-his-tile"

    def strike(self, state: State, tile: int) -> None:
        if not state.haunted >> tile & 1:
            haunt_tile(state, tile)


class IncarnationComes(FamilyCurse):
    """An incarnation that is not in the deck comes into play, if there is one left."""

    __slots__ = ()
    id = "incarnation"

    def strike(self, state: State, tile: int) -> None:
        if len(state.unseen_incarnations) > len(state.deck) - 1:
            state.stack.append(DRAW_INCARNATION)


class DrawIncarnation(CardDraw):
    """An incarnation that is not in the deck is drawn."""

    __slots__ = ()
    id = "draw-incarnation"
    is_moon = True

    def cards(self, state: State) -> tuple[int, ...]:
        return state.unseen_incarnations

    def resolve(self, state: State, action: Action) -> None:
        moon, card = moon_of(state), action.value
        state.unseen_incarnations = without_card(card, state.unseen_incarnations)
        moon.extra_incarnations += 1
        if state.log is not None:
            state.log.append(GhostDrawn(card))
        if 0 not in state.ghosts:
            moon.top.append(card)
        elif state.is_deck_empty():
            lose(state, DECK_EXHAUSTED)
        else:
            state.stack.append(Place(card))


DRAW_INCARNATION: Final = DrawIncarnation()


class LoseToken(FamilyCurse):
    """A Tao token of a colour leaves the game: from the supply, else from a player of choice."""

    __slots__ = ()
    colour: ClassVar[int] = -1

    def strike(self, state: State, tile: int) -> None:
        if state.supply[self.colour]:
            state.supply[self.colour] -= 1
            _remove_token(state, self.colour)
        elif any(state.tao[self.colour :: 5]):
            state.stack.append(GiveUp(self.colour))


class LoseRedToken(LoseToken):
    __slots__ = ()
    id = "lose-red-token"
    colour = RED


class LoseGreenToken(LoseToken):
    __slots__ = ()
    id = "lose-green-token"
    colour = GREEN


class LoseBlueToken(LoseToken):
    __slots__ = ()
    id = "lose-blue-token"
    colour = BLUE


class LoseYellowToken(LoseToken):
    __slots__ = ()
    id = "lose-yellow-token"
    colour = YELLOW


class LoseBlackToken(LoseToken):
    __slots__ = ()
    id = "lose-black-token"
    colour = BLACK


def _remove_token(state: State, colour: int) -> None:
    moon_of(state).removed_tao[colour] += 1
    if state.log is not None:
        state.log.append(TokenRemoved(colour))


class GiveUp(Decision):
    """Whose token of a colour leaves the game?"""

    __slots__ = ("colour",)
    id = "give-up"
    arguments = (("colour", COLOUR),)
    asks = ("give-up",)
    is_moon = True

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def choices(self, state: State) -> tuple[Action, ...]:
        return tuple([act.GIVE_UP[seat] for seat in SEATS if state.tao[seat * 5 + self.colour]])

    def resolve(self, state: State, action: Action) -> None:
        state.tao[action.value * 5 + self.colour] -= 1
        _remove_token(state, self.colour)

    def refuse(self, state: State, action: Action) -> Refusal:
        return no("token-missing", seat=SIDES[action.value], colour=COLOURS[self.colour])


_CURSES: Final = {curse_id: curse() for curse_id, curse in declared(FamilyCurse).items()}
_CURSE_OF: Final = tuple(_CURSES[family.curse] for family in FAMILIES)
