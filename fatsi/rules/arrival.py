"""Bringing a ghost into play: the draw, its place, its left stones; and ghosts leaving it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from fatsi.rules.actions import DRAW, PLACE, Action
from fatsi.rules.arguments import CARD, NUMBER, SPACE
from fatsi.rules.cards import BY_NUMBER, IS_INCARNATION
from fatsi.rules.colours import BLACK, NO_COLOUR
from fatsi.rules.ending import lose
from fatsi.rules.events import (
    BuddhaDisplaced,
    DeckEmpty,
    GhostArrived,
    GhostDrawn,
    GhostTrapped,
    IncarnationCaught,
    MantraRemoved,
    NoSpaceLeft,
    StoneReleased,
)
from fatsi.rules.geometry import NO_FIGURE, NO_SPACE, ON_CARD, ON_STEP, SIDES, SPACES
from fatsi.rules.qi import lose_qi
from fatsi.rules.refusals import Refusal, no
from fatsi.rules.scoring import DECK_EXHAUSTED
from fatsi.rules.steps import Chance, Decision, Effect, Step

if TYPE_CHECKING:
    from fatsi.rules.setup import Generator
    from fatsi.rules.state import State

# --- the draw -------------------------------------------------------------------------------------------


def bring_ghost(state: State) -> None:
    """Draw a ghost, unless all spaces are full: then the active board loses 1 Qi instead."""
    if 0 not in state.ghosts:
        if state.log is not None:
            state.log.append(NoSpaceLeft())
        lose_qi(state)
    elif not state.deck[0] and state.is_deck_empty():
        # Only in the chain of the last exorcism: otherwise the last card has lost the game.
        if state.log is not None:
            state.log.append(DeckEmpty())
    else:
        state.stack.append(DRAW_CARD)


class Arrive(Effect):
    """A ghost comes into play."""

    __slots__ = ()
    id = "arrive"

    def carry_out(self, state: State) -> None:
        bring_ghost(state)


def _place_of(card: int, cards: tuple[int, ...]) -> int:
    """Return where a card is among some that are sorted by number, or -1."""
    at = bisect_left(cards, card)
    return at if at < len(cards) and cards[at] == card else -1


def without_card(card: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return cards that are sorted by number without one of them."""
    at = _place_of(card, cards)
    assert at >= 0
    return cards[:at] + cards[at + 1 :]


class CardDraw(Chance):
    """A card is drawn: each of some is equally likely."""

    __slots__ = ()
    asks = ("draw",)

    def cards(self, state: State) -> tuple[int, ...]:
        """Return the cards of which each is drawn with the same probability, by number."""
        raise NotImplementedError

    def outcomes(self, state: State) -> tuple[tuple[Action, Fraction], ...]:
        cards = self.cards(state)
        probability = Fraction(1, len(cards))
        return tuple([(action, probability) for card in cards if (action := DRAW[card]) is not None])

    def sample(self, state: State, rng: Generator) -> Action:
        cards = self.cards(state)
        action = DRAW[cards[rng.randrange(len(cards))]]
        assert action is not None
        return action

    def allows(self, state: State, action: Action) -> bool:
        return action.kind == "draw" and _place_of(action.value, self.cards(state)) >= 0

    def refuse(self, state: State, action: Action) -> Refusal:
        return no("card-not-in-deck", card=BY_NUMBER[action.value].id)


class DrawCard(CardDraw):
    """The next card of the deck is drawn."""

    __slots__ = ()
    id = "draw"

    def cards(self, state: State) -> tuple[int, ...]:
        return state.next_cards()

    def resolve(self, state: State, action: Action) -> None:
        card = action.value
        if not state.expansion.take_known_card(state):
            if state.deck[0]:
                state.deck[0] -= 1
                state.unseen = without_card(card, state.unseen)
            else:
                state.deck.pop(0)
                state.unseen_incarnations = without_card(card, state.unseen_incarnations)
        if state.log is not None:
            state.log.append(GhostDrawn(card))
        is_last = not state.deck[0] and state.is_deck_empty()
        if is_last and (IS_INCARNATION[card] or state.has_incarnation_in_play()):
            lose(state, DECK_EXHAUSTED)
        elif state.expansion.send_back(state, card):
            bring_ghost(state)
        else:
            state.stack.append(Place(card))

    def check(self, state: State) -> None:
        _check_free_space(self, state)
        if state.is_deck_empty():
            raise self.wrong("frame-deck-empty")


ARRIVE: Final = Arrive()
DRAW_CARD: Final = DrawCard()


def _check_free_space(step: Step, state: State) -> None:
    if 0 not in state.ghosts:
        raise step.wrong("frame-all-spaces-full")


# --- its place ------------------------------------------------------------------------------------------


class Place(Decision):
    """On which space is a drawn card placed?"""

    __slots__ = ("card",)
    id = "place"
    arguments = (("card", CARD),)
    asks = ("place",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def choices(self, state: State) -> tuple[Action, ...]:
        """Return the free spaces of the board where the ghost belongs, or all free ones if that board is full."""
        card = self.card
        ghosts = state.ghosts
        if state.facts.needs_buddha[card] and state.table.first_edition:
            guarded = [PLACE[space] for space in range(12) if state.buddhas >> space & 1 and not ghosts[space]]
            if guarded:
                return tuple(guarded)
        colour = state.facts.colour[card]
        board = state.active if colour in (BLACK, NO_COLOUR) else state.table.board_of_colour[colour]
        free = [PLACE[space] for space in range(3 * board, 3 * board + 3) if not ghosts[space]]
        return tuple(free or [PLACE[space] for space in range(12) if not ghosts[space]])

    def resolve(self, state: State, action: Action) -> None:
        card, space = self.card, action.value
        if not meets_buddha(state, card, space):
            return
        state.ghosts[space] = card
        facts = state.facts
        state.expansion.card_laid(state, card, space)
        are_stopped = state.expansion.stops_left_stones(state, card, space)
        if facts.is_haunter[card]:
            state.figures[space] = ON_STEP if facts.starts_on_step[card] and not are_stopped else ON_CARD
        if state.log is not None:
            state.log.append(GhostArrived(card, space))
        if facts.left[card]:
            if facts.has_lasting_stone[card]:
                state.dormant |= 1 << space
            if not are_stopped:
                state.stack.append(LeftStones(space, card, 0))
        if facts.lasting[card]:
            state.refresh()

    def refuse(self, state: State, action: Action) -> Refusal:
        space, card = action.value, self.card
        if state.ghosts[space]:
            return no("space-occupied", space=SPACES[space])
        name = BY_NUMBER[card].id
        if state.facts.needs_buddha[card] and all(state.buddhas >> place.value & 1 for place in state.legal()):
            return no("buddha-space-first", card=name)
        colour = state.facts.colour[card]
        if colour in (BLACK, NO_COLOUR):
            return no("active-board-first", card=name, board=SIDES[state.active])
        return no("board-of-colour-first", card=name, board=SIDES[state.table.board_of_colour[colour]])

    def check(self, state: State) -> None:
        _check_free_space(self, state)


def cards_in_hand(stack: Iterable[Step]) -> list[int]:
    """Return the cards that are drawn but not placed yet."""
    return [step.card for step in stack if isinstance(step, Place)]


def meets_buddha(state: State, card: int, space: int) -> bool:
    """Settle what a Buddha on the space does to the card that comes there; return whether the card may stay."""
    if not state.buddhas >> space & 1:
        return True
    if not IS_INCARNATION[card]:
        state.buddhas &= ~(1 << space)
        state.temple_buddhas += 1
        if state.log is not None:
            state.log.append(GhostTrapped(card, space))
        return False
    if state.facts.needs_buddha[card]:
        if state.log is not None:
            state.log.append(IncarnationCaught(card, space))
        if state.table.first_edition:
            return True  # there the Buddha stays and holds it
        state.caught = True
    state.buddhas &= ~(1 << space)
    state.temple_buddhas += 1
    if state.log is not None:
        state.log.append(BuddhaDisplaced(card, space))
    return True


# --- its left stones ------------------------------------------------------------------------------------


class LeftStones(Effect):
    """The left stones of a card that arrived apply from the one of a number on, each with its whole chain."""

    __slots__ = ("card", "number", "space")
    id = "left-stone"
    arguments = (("space", SPACE), ("card", CARD), ("number", NUMBER))

    def __init__(self, space: int, card: int, number: int) -> None:
        self.space: Final = space
        self.card: Final = card
        self.number: Final = number

    def carry_out(self, state: State) -> None:
        stones = state.facts.left_stones[self.card]
        number = self.number
        if number + 1 < len(stones):
            state.stack.append(LeftStones(self.space, self.card, number + 1))
        stones[number].apply(state, self.space)

    def check(self, state: State) -> None:
        name = BY_NUMBER[self.card].id
        if state.ghosts[self.space] != self.card:
            raise self.wrong("frame-card-elsewhere", card=name, space=SPACES[self.space])
        if self.number >= len(state.facts.left[self.card]):
            raise self.wrong("frame-no-such-stone", card=name)


# --- leaving play ---------------------------------------------------------------------------------------


def remove_ghost(state: State, space: int) -> int:
    """Take a ghost out of play with its figure and marker, release what it held, and return its card."""
    card = state.ghosts[space]
    bit = 1 << space
    was_dormant = state.dormant & bit
    state.ghosts[space] = 0
    state.figures[space] = NO_FIGURE
    state.dormant &= ~bit
    if state.mantra == space:
        state.mantra = NO_SPACE
        if state.log is not None:
            state.log.append(MantraRemoved())
    if state.facts.needs_buddha[card]:
        state.caught = False
    if state.facts.lasting[card]:
        if state.log is not None and state.facts.has_lasting_stone[card] and not was_dormant:
            state.log.append(StoneReleased(card, space, state.facts.lasting_stone(card)))
        state.refresh()
    return card


def move_ghost(state: State, origin: int, space: int) -> None:
    """Lay a ghost onto another space with its figure and markers."""
    card = state.ghosts[origin]
    state.ghosts[origin], state.ghosts[space] = 0, card
    state.figures[origin], state.figures[space] = NO_FIGURE, state.figures[origin]
    if state.dormant >> origin & 1:
        state.dormant ^= 1 << origin | 1 << space
    if state.mantra == origin:
        state.mantra = space
    state.expansion.card_laid(state, card, space)
    if state.facts.lasting[card]:
        state.refresh()
