"""A game in progress: a state, a seeded generator that answers for chance, the record, and undo."""

from __future__ import annotations

import secrets
from collections.abc import Container
from dataclasses import dataclass

from fatsi.notation import first_turn, parse_position, parse_record, record
from fatsi.rules import CHANCE, Action, Event, IllegalAction, InvalidSetup, Result, Setup, State
from fatsi.rules.events import TurnBegan
from fatsi.rules.rng import SECRETS, SEEDS, rng_for_chance, rng_for_dealing


def new_secret_seed() -> int:
    """Return a seed that nobody can guess or try out, and whose next answers nobody can tell from the last ones."""
    return SEEDS + secrets.randbelow(SECRETS - SEEDS)


@dataclass(frozen=True, slots=True)
class DecisionPoint:
    """Where a game stood when somebody had to decide: the position, and how much had been played and had happened."""

    state: State
    actions: int
    events: int


class Game:
    """A game that players can simply play: chance answers by itself.

    The same setup, seed and actions give the same game on every machine. Chance's k-th answer depends on the seed and k
    alone, so that a game goes on the same after undo or after it was saved and loaded.

    With `play_forced` a decision that has a single legal action is taken at once. A game for practice says so in its
    record: there anything may be taken back.

    >>> game = Game(Setup(players=1, difficulty="initiation"), seed=5)
    >>> [str(action) for action in game.legal()]
    ['place E1', 'place E2', 'place E3']
    >>> events = game.play("place E2")
    >>> game.undo()
    <Action 170: place E2>
    """

    def __init__(
        self,
        setup: Setup | None = None,
        *,
        seed: int | None = None,
        play_forced: bool = False,
        is_practice: bool = False,
    ) -> None:
        if seed is None:
            seed = secrets.randbelow(1 << 32)  # short enough to be read out and typed
        _check_seed(seed)
        dealt = (setup or Setup()).dealt(rng_for_dealing(seed))
        self._begin(State.new(dealt), seed, play_forced=play_forced)
        self.is_practice = is_practice
        self._answer_for_chance()

    def _begin(self, start: State, seed: int, *, play_forced: bool) -> None:
        self._start = start.copy()
        self._state = start
        self._seed = seed
        self._play_forced = play_forced
        self.is_practice = False
        self._actions: list[Action] = []
        self._events: list[Event] = []
        self._chance_actions = 0
        # What to go back to: how things stood before each thing played.
        self._history: list[DecisionPoint] = []

    @classmethod
    def from_text(cls, text: str, *, play_forced: bool = False) -> Game:
        """Return the game that a text describes: a record, or a position to begin with; the inverse of `str(game)`.

        >>> game = Game(Setup(players=2), seed=7)
        >>> str(Game.from_text(str(game))) == str(game)
        True
        """
        if str(text).split("\n", 1)[0].split()[:2] == ["fatsi", "position"]:
            return cls.from_position(text, play_forced=play_forced)
        return cls.from_record(text, play_forced=play_forced)

    @classmethod
    def from_record(cls, text: str, *, play_forced: bool = False) -> Game:
        """Return the game of a record, ready to go on; `InvalidText` says what is wrong with it."""
        parsed = parse_record(text)
        game = cls._at(parsed.start, parsed.seed, play_forced=play_forced)
        game.is_practice = parsed.is_practice
        for action in parsed.actions:
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
    def is_seed_secret(self) -> bool:
        """Whether nobody knows the seed before the game is over; a smaller one was typed by somebody."""
        return self._seed >= SEEDS

    def is_chance_from_seed(self) -> bool:
        """Whether every answer of chance follows from the seed: what whoever has a finished record can check.

        >>> game = Game(Setup(players=1), seed=new_secret_seed())
        >>> Game.from_record(game.record()).is_chance_from_seed()
        True
        """
        state, answers = self._start.copy(), 0
        for action in self._actions:
            if state.actor == CHANCE:
                if state.sample(rng_for_chance(self._seed, answers=answers)) != action:
                    return False
                answers += 1
            state.apply(action)
        return True

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

    def can_take_back(self, seats: Container[int]) -> bool:
        """Whether these seats may fairly take back the last thing played: it was theirs, and showed no die or card.

        >>> game = Game.from_position("fatsi position 1\\npending: yang")
        >>> _ = game.play("move N")
        >>> game.can_take_back({0}), game.can_take_back({1})
        (True, False)
        """
        if not self._history:
            return False
        last = self._history[-1]
        return last.state.actor in seats and not any(action.is_chance for action in self._actions[last.actions :])

    def steps(self) -> tuple[DecisionPoint, ...]:
        """Return how things stood at every decision so far, and how they stand now."""
        now = DecisionPoint(self._state.copy(), len(self._actions), len(self._events))
        return (*self._history, now)

    def at(self, step: DecisionPoint) -> Game:
        """Return this game as it was at one of its steps, ready to go on from there."""
        game = self._at(self._start, self._seed, play_forced=self._play_forced)
        game.is_practice = self.is_practice
        game._state = step.state.copy()
        game._actions = self._actions[: step.actions]
        game._events = self._events[: step.events]
        game._chance_actions = sum(1 for action in game._actions if action.is_chance)
        game._history = [earlier for earlier in self._history if earlier.actions < step.actions]
        return game

    def __str__(self) -> str:
        """Return the record of the game so far, with its seed."""
        return self.record()

    def __repr__(self) -> str:
        """Return an expression that makes this game again."""
        return f"Game.from_text({str(self)!r})"

    def _repr_svg_(self) -> str | None:
        """Return the picture by which a notebook shows the game."""
        return self._state._repr_svg_()

    def legal(self) -> tuple[Action, ...]:
        """Return the actions that the player whose turn it is may take."""
        return self._state.legal()

    def record(self, *, with_seed: bool = True) -> str:
        """Return the game so far as text; without the seed nobody can tell from it what chance will answer."""
        seed = self._seed if with_seed else None
        return record(self._start, self._actions, seed=seed, is_practice=self.is_practice)

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
        step = self._history.pop()
        undone = self._actions[step.actions]
        self._chance_actions -= sum(1 for action in self._actions[step.actions :] if action.is_chance)
        self._state = step.state
        del self._actions[step.actions :]
        del self._events[step.events :]
        return undone

    def _remember(self) -> None:
        self._history.append(DecisionPoint(self._state.copy(), len(self._actions), len(self._events)))

    def _apply(self, action: Action) -> None:
        self._state.apply(action, self._events)
        self._actions.append(action)
        self._chance_actions += action.is_chance

    def _answer_for_chance(self) -> None:
        while self._state.actor == CHANCE:
            rng = rng_for_chance(self._seed, answers=self._chance_actions)
            self._apply(self._state.sample(rng))


def _check_seed(seed: object) -> None:
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < SECRETS:
        raise InvalidSetup("seed", "not-a-number", given=str(seed), most=str(SEEDS - 1))
