"""Many games at once: decisions are collected from all of them, so that a network judges them in one batch."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatsi.engine.symmetry import view_of
from fatsi.rules.actions import END, Action
from fatsi.rules.arrival import CardDraw
from fatsi.rules.geometry import SEATS
from fatsi.rules.rng import Rng
from fatsi.rules.setup import Setup
from fatsi.rules.state import State
from fatsi.rules.steps import CHANCE
from fatsi.rules.turn import NEXT_TURN


class Deal:
    """One kind of game to practise: a setup, and how many of its incarnations are in the deck."""

    def __init__(self, setup: Setup, incarnations: int) -> None:
        self.setup: Final = setup
        self.incarnations: Final = incarnations
        self.weight: float = 1.0


class Start:
    """A position from which a game can begin: what kind of game it is, and how many turns have been played."""

    def __init__(self, deal: int, turns: int, state: State) -> None:
        self.deal: Final = deal
        self.turns: Final = turns
        self.state: Final = state


def remove_incarnations(state: State, left: int) -> None:
    """Take the first incarnations out of the deck until so many are left; all ghosts stay in it.

    On the way from one incarnation to four, each step can be won often enough to learn from.
    """
    while len(state.deck) - 1 > left:
        first = state.deck.pop(0)
        state.deck[0] += first


def advance(state: State, action: Action) -> i64:
    """Carry out a legal action; return how many turns began, those of boards without a player included."""
    before: i64 = state.active
    is_last = action is END or NEXT_TURN in state.stack
    state.take(action)
    turns: i64 = (state.active - before) & 3
    if turns == 0 and is_last and NEXT_TURN not in state.stack:
        return 4  # nobody else lives: all boards had their turn, and it is the same one's again
    return turns


def play_to_decision(state: State, rng: Rng, cards: Rng | None = None) -> int:
    """Let chance answer and play forced choices until somebody has something to choose, or the game is over.

    Cards are drawn with a generator of their own, if one is given. Return the number of turns that began.
    """
    turns: i64 = 0
    while True:
        actor = state.actor
        if actor is None:
            return turns
        if actor == CHANCE:
            is_card = isinstance(state.stack[-1], CardDraw)
            turns += advance(state, state.sample(cards if cards is not None and is_card else rng))
            continue
        legal = state.legal()
        if len(legal) > 1:
            return turns
        turns += advance(state, legal[0])


def ghosts_gone(state: State) -> int:
    """Return how many ghosts came and are gone when a game is over: exorcised, banished, or otherwise out of play."""
    here = 0
    for card in state.ghosts:
        if card:
            here += 1
    return max(0, sum(state.table.setup.deck) - sum(state.deck) - here)


class ManyGames:
    """Games side by side, each waiting for a decision; a finished game is replaced by a new one.

    A part of the games, `share`, begin in the middle: in one of the positions of `starts`. Beginners lose long before
    the last fights; this way they practise them all the same.
    """

    def __init__(
        self, count: int, deals: list[Deal], seed: int, starts: list[Start] | None = None, share: float = 0.0
    ) -> None:
        self.count: Final = count
        self.deals: Final = deals
        self.starts: Final = starts if starts is not None else []
        self.share: Final = share if self.starts else 0.0
        self.is_whole: list[bool] = [True] * count  # from the first turn on
        self.rng: Final = Rng(seed)
        self.states: list[State] = []
        self.deal_of: list[int] = [0] * count
        self.turns: list[int] = [0] * count  # begun in each game
        # Whole games that were finished since the last call of `take_results`: deal, won.
        self.results: list[tuple[int, bool]] = []
        for place in range(count):
            self.states.append(self._new_game(place))

    def _new_game(self, place: int) -> State:
        if self.rng.random() < self.share:
            start = self.starts[self.rng.randrange(len(self.starts))]
            self.deal_of[place] = start.deal
            self.turns[place] = start.turns
            self.is_whole[place] = False
            return start.state.copy()
        self.is_whole[place] = True
        while True:
            total = 0.0
            for deal in self.deals:
                total += deal.weight
            x = self.rng.random() * total
            chosen = 0
            while chosen < len(self.deals) - 1 and x >= self.deals[chosen].weight:
                x -= self.deals[chosen].weight
                chosen += 1
            deal = self.deals[chosen]
            state = State.new(deal.setup.dealt(self.rng))
            remove_incarnations(state, deal.incarnations)
            self.turns[place] = play_to_decision(state, self.rng)
            if state.actor is not None:
                self.deal_of[place] = chosen
                return state

    def play(self, chosen: list[int]) -> tuple[list[int], list[int], list[int], list[float]]:
        """Play the action of the chosen column, as the decider sees it, in each game.

        Return for each game whether it goes on (0), was lost (1) or won (2), and if it ended how many turns its
        Taoists had (those of dead ones included), how many ghosts came and are gone, and the part of its incarnations
        that were defeated.
        """
        ended: list[int] = []
        lasted: list[int] = []
        gone: list[int] = []
        defeated: list[float] = []
        for place in range(self.count):
            state = self.states[place]
            actor = state.actor
            assert actor is not None
            column_seen = view_of(state.table.board_colours, actor).column_seen
            wanted = chosen[place]
            for action in state.legal():
                if column_seen[action.index] == wanted:
                    self.turns[place] += advance(state, action)
                    break
            else:
                raise ValueError("not a legal action")
            self.turns[place] += play_to_decision(state, self.rng)
            result = state.result
            if result is None:
                ended.append(0)
                lasted.append(0)
                gone.append(0)
                defeated.append(0.0)
            else:
                won = result.won
                lasted.append(self.turns[place] * state.table.players // len(SEATS))
                gone.append(ghosts_gone(state))
                defeated.append(state.defeated / self.deals[self.deal_of[place]].incarnations)
                if self.is_whole[place]:
                    self.results.append((self.deal_of[place], won))
                self.states[place] = self._new_game(place)
                ended.append(2 if won else 1)
        return ended, lasted, gone, defeated

    def take_results(self) -> list[tuple[int, bool]]:
        results = self.results
        self.results = []
        return results
