"""A game in progress: a state, a seeded generator that answers for chance, the record, and undo."""

from __future__ import annotations

import secrets

from fatsi.notation import first_turn, parse_position, parse_record, record
from fatsi.rules import CHANCE, Action, Event, IllegalAction, InvalidSetup, Result, Setup, State
from fatsi.rules.events import TurnBegan
from fatsi.rules.rng import SEEDS, Rng

# The sequences of random numbers that a game takes from its seed.
_DEALING = 0
_CHANCE = 1


class Game:
    """A game that players can simply play: chance answers by itself.

    The same setup, seed and actions give the same game, on every machine. Chance's k-th answer hangs on the seed and k
    alone, so that a game goes on the same after undo or after it was saved and loaded.

    With `play_forced` a decision that has a single legal action is taken at once.

    >>> game = Game(Setup(players=1, difficulty="initiation"), seed=5)
    >>> [str(action) for action in game.legal()]
    ['place E1', 'place E2', 'place E3']
    >>> events = game.play("place E2")
    >>> game.undo()
    <Action 170: place E2>
    """

    def __init__(self, setup: Setup | None = None, *, seed: int | None = None, play_forced: bool = False) -> None:
        if seed is None:
            seed = secrets.randbelow(1 << 32)  # short enough to be read out and typed
        _check_seed(seed)
        dealt = (setup or Setup()).dealt(Rng(seed, stream=_DEALING))
        self._begin(State.new(dealt), seed, play_forced=play_forced)
        self._answer_for_chance()

    def _begin(self, start: State, seed: int, *, play_forced: bool) -> None:
        self._start = start.copy()
        self._state = start
        self._seed = seed
        self._play_forced = play_forced
        self._actions: list[Action] = []
        self._events: list[Event] = []
        self._chance_actions = 0
        # What to go back to: the state, and how many actions and events there were, before each thing played.
        self._history: list[tuple[State, int, int]] = []

    @classmethod
    def from_record(cls, text: str, *, play_forced: bool = False) -> Game:
        """Return the game that a record tells, ready to go on; `InvalidText` says what is wrong with it."""
        told = parse_record(text)
        game = cls._at(told.start, told.seed, play_forced=play_forced)
        for action in told.actions:
            if game._state.actor != CHANCE:
                game._remember()
            game._apply(action)
        game._answer_for_chance()
        return game

    @classmethod
    def from_position(cls, text: str, *, seed: int | None = None, play_forced: bool = False) -> Game:
        """Return a game that begins with the position of a text."""
        game = cls._at(parse_position(text), seed, play_forced=play_forced)
        game._answer_for_chance()
        return game

    @classmethod
    def _at(cls, start: State, seed: int | None, *, play_forced: bool) -> Game:
        game = cls.__new__(cls)
        seed = secrets.randbelow(1 << 32) if seed is None else seed
        _check_seed(seed)
        game._begin(start, seed, play_forced=play_forced)
        return game

    # --- looking ----------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The position now. Copy it before trying things on it."""
        return self._state

    @property
    def setup(self) -> Setup:
        """The setup, with everything dealt."""
        return self._start.table.setup

    @property
    def seed(self) -> int:
        return self._seed

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions so far, those of chance included."""
        return tuple(self._actions)

    @property
    def events(self) -> tuple[Event, ...]:
        """All that has happened since the start, which is itself the beginning of the first turn."""
        return tuple(self._events)

    @property
    def turn(self) -> int:
        """The number of the turn, as records count it: from 1 at the start of the game or position."""
        return first_turn(self._start) + sum(1 for event in self._events if isinstance(event, TurnBegan))

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return self._state.result

    @property
    def can_undo(self) -> bool:
        return bool(self._history)

    def legal(self) -> tuple[Action, ...]:
        """Return the actions that the player whose turn it is may take."""
        return self._state.legal()

    def record(self) -> str:
        """Return the game so far as text."""
        return record(self._start, self._actions, seed=self._seed)

    # --- playing ----------------------------------------------------------------------------------------

    def play(self, action: Action | str) -> tuple[Event, ...]:
        """Take an action, given as such or as text, and let chance answer; return what happened.

        An action that is not legal raises `IllegalAction`, a text that is none `InvalidText`; nothing has changed then.
        """
        if isinstance(action, str):
            action = Action.parse(action)
        if action not in self._state.legal():
            raise self._state.refusal(action)
        self._remember()
        before = len(self._events)
        self._apply(action)
        self._answer_for_chance()
        while self._play_forced and len(self._state.legal()) == 1:
            self._apply(self._state.legal()[0])
            self._answer_for_chance()
        return tuple(self._events[before:])

    def undo(self) -> Action:
        """Take back the last thing played, with all that followed from it, and return it."""
        if not self._history:
            raise IllegalAction("undo", "nothing-to-undo")
        state, actions, events = self._history.pop()
        undone = self._actions[actions]
        self._chance_actions -= sum(1 for action in self._actions[actions:] if action.is_chance)
        self._state = state
        del self._actions[actions:]
        del self._events[events:]
        return undone

    def _remember(self) -> None:
        self._history.append((self._state.copy(), len(self._actions), len(self._events)))

    def _apply(self, action: Action) -> None:
        self._state.apply(action, self._events)
        self._actions.append(action)
        self._chance_actions += action.is_chance

    def _answer_for_chance(self) -> None:
        while self._state.actor == CHANCE:
            rng = Rng(self._seed, stream=_CHANCE, position=self._chance_actions)
            self._apply(self._state.sample(rng))


def _check_seed(seed: object) -> None:
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < SEEDS:
        raise InvalidSetup("seed", f"must be a number from 0 to {SEEDS - 1}, not {seed!r}")
