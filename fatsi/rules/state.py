"""The whole position, and the only way to change it: `State.apply`.

Nothing in a state is hidden and nothing is random: a die or a card is an action of `CHANCE`. The state knows what lies
where and what is still to be done (a stack of frames); what the frames do is told by the modules of the phases.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from fatsi.rules import dice
from fatsi.rules.actions import Action
from fatsi.rules.cards import (
    IS_INCARNATION,
    STEALS_DIE,
    STOPS_ALL_POWERS,
    STOPS_POWER,
    STOPS_TAO,
    STOPS_WHITE,
)
from fatsi.rules.colours import BLACK, BUDDHAS, NO_COLOUR, QI_TOKENS, TAO_PER_COLOUR
from fatsi.rules.errors import IllegalAction, InvalidSetup
from fatsi.rules.events import Event, MantraRemoved
from fatsi.rules.expansion import Expansion
from fatsi.rules.facts import CardFacts
from fatsi.rules.geometry import CENTRE, NO_FIGURE, NO_SPACE, NOWHERE, SEATS, SIDE_INDEX, TILE_INDEX
from fatsi.rules.moon.position import Moon
from fatsi.rules.providers import providers
from fatsi.rules.refusals import REASONS, Refusal, no
from fatsi.rules.scoring import Result
from fatsi.rules.setup import NEUTRAL_QI, Generator, Setup
from fatsi.rules.steps import Chance, Question, Step, refuse_other_question
from fatsi.rules.table import Table
from fatsi.rules.turn import NEXT_TURN, TURN
from fatsi.rules.views import GhostView, TaoistView, TileView, ghost_on, space_index, taoist_of, tile_at

if TYPE_CHECKING:
    # A number that a compiled core keeps and reckons with as the processor does; to Python it is an int.
    from mypy_extensions import i64

# The fields of a state, listed once: what makes two states equal, and is kept when one is sent to another process.
OWN_FIELDS: Final = (
    # ghosts
    "ghosts",
    "figures",
    "dormant",
    "mantra",
    "caught",
    # Buddhas
    "buddhas",
    "temple_buddhas",
    "held_buddhas",
    "fresh_buddhas",
    # the village
    "haunted",
    "circle",
    # Taoists and neutral boards
    "qi",
    "qi_supply",
    "tao",
    "supply",
    "yin_yang",
    "power_tokens",
    "centre_tokens",
    "position",
    # the deck
    "unseen",
    "unseen_incarnations",
    "deck",
    "defeated",
    # White Moon, and what the first edition's Forgotten Ones took for good
    "moon",
    "powers_lost",
    # the turn
    "active",
    "stage",
    "helps",
    "exorcisms",
    "action_tile",
    "used",
    "borrowed",
    # what is still to be done, and how it ended
    "stack",
    "result",
)
# What follows from these or from the table, and what only serves while an action is carried out.
DERIVED_FIELDS: Final = (
    "table",
    "facts",
    "expansion",
    "actor",
    "stolen_dice",
    "tao_off",
    "white_off",
    "powers_off",
    "log",
    "_legal",
)


class State:
    """A position of the game. Read what you like; change it only through `apply`.

    Seats are the sides of the village, clockwise: 0 N, 1 E, 2 S, 3 W.

    >>> import random
    >>> from fatsi import CHANCE
    >>> state = State.new(Setup(players=4).dealt(random.Random(7)))
    >>> state.actor == CHANCE
    True
    >>> len(state.outcomes()), state.outcomes()[0][1]
    (55, Fraction(1, 55))
    """

    __slots__ = (*OWN_FIELDS, *DERIVED_FIELDS)

    def __init__(self, table: Table | None) -> None:
        """Lay out the start of a game; use `State.new`. Without a table the fields are left for `copy` to fill."""
        if table is None:
            return
        setup = table.setup
        self.table: Table = table
        self.facts: CardFacts = table.facts
        self.expansion: Expansion = table.expansion
        assert setup.first is not None
        # The board whose turn it is.
        self.active: i64 = SIDE_INDEX[setup.first]
        # --- ghosts: card numbers by space, their figures; spaces (as bits) whose lasting stone is not in force
        self.ghosts: list[int] = [0] * 12
        self.figures: list[int] = [NO_FIGURE] * 12
        self.dormant: i64 = 0
        self.mantra: i64 = NO_SPACE
        self.caught: bool = False
        # --- Buddhas: spaces (as bits), at the Temple, held by seat, of those the ones taken in this turn
        self.buddhas: int = 0
        self.temple_buddhas: i64 = BUDDHAS
        self.held_buddhas: list[int] = [0] * 4
        self.fresh_buddhas: i64 = 0
        # --- the village: haunted tiles as bits, the colour on the Circle of Prayer
        self.haunted: int = 0
        self.circle: i64 = NO_COLOUR
        # --- Taoists and neutral boards, by seat; Tao tokens by seat * 5 + colour
        start_qi: int = setup.qi
        self.qi: list[int] = [start_qi if player else NEUTRAL_QI for player in table.is_player]
        self.qi_supply: i64 = QI_TOKENS - sum(self.qi)
        self.tao: list[int] = [0] * 20
        self.supply: list[int] = [TAO_PER_COLOUR] * 5
        self.yin_yang: int = 0
        self.power_tokens: list[int] = [0] * 4
        self.centre_tokens: int = 0
        self.position: list[int] = [CENTRE if player else NOWHERE for player in table.is_player]
        # --- the deck: cards not seen yet, by number; ghosts before the next incarnation, before the one after it, ...
        self.unseen: tuple[int, ...] = setup.ghosts
        self.unseen_incarnations: tuple[int, ...] = table.incarnations
        self.deck: list[int] = list(setup.deck)
        self.defeated: i64 = 0
        # --- what White Moon adds; None in base games
        self.moon: Moon | None = Moon(TILE_INDEX[setup.portal]) if setup.white_moon else None
        self.powers_lost: bool = False
        # --- the turn: see `fatsi.rules.yang`
        self.stage: i64 = 0
        self.helps: i64 = 0
        self.exorcisms: i64 = 0
        self.action_tile: i64 = NOWHERE
        self.used: i64 = 0
        self.borrowed: i64 = 0
        # --- what is still to be done, and how it ended
        self.stack: list[Step] = [TURN]
        self.result: Result | None = None
        # --- worked out from the above
        self.stolen_dice: i64 = 0
        self.tao_off: bool = False
        self.white_off: bool = False
        self.powers_off: i64 = 0
        self.actor: int | None = None
        self._legal: tuple[Action, ...] | None = None
        self.log: list[Event] | None = None
        self._deal_tokens(setup)

    def _deal_tokens(self, setup: Setup) -> None:
        has_yin_yang: bool = setup.starts_with_yin_yang
        power_tokens: int = setup.power_tokens
        for seat in self.table.seats:
            if has_yin_yang:
                self.yin_yang |= 1 << seat
            self.power_tokens[seat] = power_tokens
            if self.table.players == 1:
                for colour in range(BLACK):
                    self._deal_tao(seat, colour)
            else:
                self._deal_tao(seat, self.table.board_colours[seat])

    def _deal_tao(self, seat: int, colour: int) -> None:
        self.tao[seat * 5 + colour] += 1
        self.supply[colour] -= 1

    @classmethod
    def new(cls, setup: Setup) -> State:
        """Return the position at the start of a game with this setup, which must be complete."""
        if not setup.is_dealt:
            raise InvalidSetup("setup", "not-dealt")
        state = cls(Table(setup))
        state.expansion.begin_game(state)
        state.settle()
        return state

    @classmethod
    def from_text(cls, text: str) -> State:
        """Return the position that a text tells; `InvalidText` says what cannot be read, and where.

        >>> state = State.from_text("fatsi position 1\\nghosts: N2 lich\\npending: yang")
        >>> State.from_text(str(state)) == state
        True
        """
        assert providers.parse_position is not None
        return providers.parse_position(text)

    # --- what lies on the table, by name -----------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the game has ended; `result` says how."""
        return self.result is not None

    @property
    def is_won(self) -> bool:
        """Whether the game has ended with a victory."""
        return self.result is not None and self.result.won

    @property
    def is_lost(self) -> bool:
        """Whether the game has ended with a defeat."""
        return self.result is not None and not self.result.won

    def ghost_at(self, space: str) -> GhostView | None:
        """Return the ghost on a space, or None if none lies there.

        >>> state = State.from_text("fatsi position 1\\nghosts: N2 ghoul step\\npending: yang")
        >>> state.ghost_at("N2").card.name, state.ghost_at("N2").is_figure_on_step, state.ghost_at("N1")
        ('Ghoul', True, None)
        """
        return ghost_on(self, space_index(space))

    def ghosts_in_play(self) -> tuple[GhostView, ...]:
        """Return all ghosts in play, in the order of the spaces."""
        return tuple([ghost for space in range(12) if (ghost := ghost_on(self, space)) is not None])

    def has_buddha(self, space: str) -> bool:
        """Whether a Buddha stands on a space."""
        return self.buddhas >> space_index(space) & 1 == 1

    def taoist(self, side: str) -> TaoistView:
        """Return the Taoist, or neutral board, of a side.

        >>> State.from_text("fatsi position 1\\nN: qi 2, at NE, tao red red\\npending: yang").taoist("N").tao
        {'red': 2}
        """
        return taoist_of(self, side)

    def tile(self, place: str) -> TileView:
        """Return the village tile at a place.

        >>> State.from_text("fatsi position 1\\nhaunted: NW").tile("NW").is_haunted
        True
        """
        return tile_at(self, place)

    # --- whose action it is, and which there are -----------------------------------------------------------

    @property
    def question(self) -> Question | None:
        """The step that waits for the actor's answer, or None when the game is over."""
        step = self.stack[-1] if self.stack else None
        assert step is None or isinstance(step, Question)
        return step

    def legal(self) -> tuple[Action, ...]:
        """Return the actions that may be taken now, by the actor; none when the game is over."""
        if self._legal is None:
            self._legal = self.stack[-1].choices(self) if self.stack else ()
        return self._legal

    def outcomes(self) -> tuple[tuple[Action, Fraction], ...]:
        """Return what chance may do now, each action with its exact probability; nothing if it is not chance's turn."""
        step = self.stack[-1] if self.stack else None
        return step.outcomes(self) if isinstance(step, Chance) else ()

    def sample(self, rng: Generator) -> Action:
        """Return one of chance's actions, drawn with its probability: one question to the generator."""
        step = self.stack[-1]
        assert isinstance(step, Chance), "it is not chance's turn"
        return step.sample(self, rng)

    def next_cards(self) -> tuple[int, ...]:
        """Return the cards of which each is the next one of the deck with the same probability."""
        known = self.expansion.known_next_cards(self) if self.expansion.may_know_cards else None
        return known or (self.unseen if self.deck[0] else self.unseen_incarnations)

    # --- changing the state -------------------------------------------------------------------------------

    def apply(self, action: object, log: list[Event] | None = None) -> None:
        """Carry out an action of the actor, given as such or as text, and all that follows without a further choice.

        What happens is appended to `log` as events, if one is given. An action that is not legal raises
        `IllegalAction` and changes nothing.
        """
        if not isinstance(action, Action):
            action = self._action_of(action)
        stack = self.stack
        if not stack or not stack[-1].allows(self, action):
            raise self.refusal(action)
        self.log = log
        self.take(action)
        self.log = None

    def take(self, action: Action) -> None:
        """Carry out an action that is known to be legal, as one of `legal()` or `sample()` is; nothing is checked."""
        self._legal = None
        self.stack.pop().resolve(self, action)
        self.settle()

    def _action_of(self, given: object) -> Action:
        """Return the action that a text tells; anything else is none."""
        if not isinstance(given, str):
            raise self.refusal(given)
        return Action.parse(given)

    def settle(self) -> None:
        """Carry out effects until somebody has to act, or the game is over."""
        stack = self.stack
        while self.result is None:
            if not stack[-1].proceed(self):
                return
        self.expansion.end_game(self)
        stack.clear()
        self.actor = None

    def end_turn(self) -> None:
        """End the turn: what an expansion does between two turns, then the next board's turn."""
        self.stack.append(NEXT_TURN)
        self.expansion.end_turn(self)

    def refusal(self, action: object) -> IllegalAction:
        """Return the reason why an action may not be taken now."""
        reason, arguments = self._refuse(action)
        assert reason in REASONS, reason
        error = IllegalAction(str(action), reason, **arguments)
        error.setup = self.table.setup
        return error

    def _refuse(self, action: object) -> Refusal:
        if not isinstance(action, Action):
            return no("not-an-action")
        question = self.question
        if question is None:
            return no("game-over")
        if isinstance(question, Chance) != action.is_chance:
            return no("players-decide" if action.is_chance else "chance-decides")
        if self.moon is None and action.verb.is_moon:
            return no("not-in-this-game")
        if not question.asks_for(action):
            return refuse_other_question(question)
        return question.refuse(self, action)

    def refresh(self) -> None:
        """Work out what the ghosts in play and the dead withhold: dice, tokens, powers, white faces."""
        stolen = 0
        tao = white = False
        off = 15 if self.powers_lost else 0
        dormant = self.dormant
        lasting_of = self.facts.lasting
        for space, card in enumerate(self.ghosts):
            lasting = lasting_of[card]
            if lasting and not dormant >> space & 1:
                if lasting == STEALS_DIE:
                    stolen += 1
                elif lasting == STOPS_TAO:
                    tao = True
                elif lasting == STOPS_POWER:
                    off |= 1 << space // 3
                elif lasting == STOPS_ALL_POWERS:
                    off = 15
                elif lasting == STOPS_WHITE:
                    white = True
        for seat in SEATS:
            if not self.qi[seat]:
                off |= 1 << seat
        self.stolen_dice = stolen
        self.tao_off = tao
        self.white_off = white
        self.powers_off = off
        if self.mantra >= 0 and off >> self.table.mantra_seat & 1:
            self.mantra = NO_SPACE
            if self.log is not None:
                self.log.append(MantraRemoved())

    # --- questions that many rules ask ---------------------------------------------------------------------

    def is_living(self, seat: int) -> bool:
        """Whether a Taoist sits there and is alive."""
        return self.qi[seat] > 0 and self.table.is_player[seat]

    def decider(self) -> int:
        """Return who makes the choices of this turn: the active player, else the next living one clockwise."""
        seat = self.active
        while not (self.qi[seat] and self.table.is_player[seat]):
            seat = (seat + 1) % 4
        return seat

    def has_power(self, power: int) -> bool:
        """Whether the active Taoist has this power now, of his own or borrowed."""
        seat = self.table.power_seat[power]
        if seat < 0 or self.powers_off >> seat & 1:
            return False
        if seat == self.active:
            return self.table.is_player[seat]
        return self.borrowed >> seat & 1 == 1

    def dice(self) -> int:
        """Return how many of the three Tao dice are not stolen."""
        return max(0, dice.TAO_DICE - self.stolen_dice)

    def has_incarnation_in_play(self) -> bool:
        """Whether an incarnation lies on a space."""
        return any(IS_INCARNATION[card] for card in self.ghosts)

    # --- the deck -----------------------------------------------------------------------------------------

    def incarnations_to_come(self) -> int:
        """Return how many incarnations are still in the deck."""
        return len(self.deck) - 1 + self.expansion.incarnations_on_top(self)

    def incarnations_in_all(self) -> int:
        """Return how many incarnations there are to be beaten in this game, so far."""
        return self.table.setup.incarnations_to_come + self.expansion.extra_incarnations(self)

    def ghosts_left(self) -> int:
        """Return how many ghosts are left in the deck."""
        return sum(self.deck)

    def cards_left(self) -> int:
        """Return how many cards are left in the deck, incarnations included."""
        return self.ghosts_left() + self.incarnations_to_come()

    def is_deck_empty(self) -> bool:
        """Whether no card is left in the deck."""
        return len(self.deck) == 1 and not self.deck[0] and not self.expansion.incarnations_on_top(self)

    # --- copies and comparison --------------------------------------------------------------------------------

    def copy(self) -> State:
        """Return an independent state equal to this one."""
        new = State(None)
        new.table = self.table
        new.facts = self.facts
        new.expansion = self.expansion
        new.active = self.active
        new.ghosts = self.ghosts[:]
        new.figures = self.figures[:]
        new.dormant = self.dormant
        new.mantra = self.mantra
        new.caught = self.caught
        new.buddhas = self.buddhas
        new.temple_buddhas = self.temple_buddhas
        new.held_buddhas = self.held_buddhas[:]
        new.fresh_buddhas = self.fresh_buddhas
        new.haunted = self.haunted
        new.circle = self.circle
        new.qi = self.qi[:]
        new.qi_supply = self.qi_supply
        new.tao = self.tao[:]
        new.supply = self.supply[:]
        new.yin_yang = self.yin_yang
        new.power_tokens = self.power_tokens[:]
        new.centre_tokens = self.centre_tokens
        new.position = self.position[:]
        new.unseen = self.unseen
        new.unseen_incarnations = self.unseen_incarnations
        new.deck = self.deck[:]
        new.defeated = self.defeated
        new.moon = None if self.moon is None else self.moon.copy()
        new.powers_lost = self.powers_lost
        new.stage = self.stage
        new.helps = self.helps
        new.exorcisms = self.exorcisms
        new.action_tile = self.action_tile
        new.used = self.used
        new.borrowed = self.borrowed
        new.stack = self.stack[:]
        new.result = self.result
        new.stolen_dice = self.stolen_dice
        new.tao_off = self.tao_off
        new.white_off = self.white_off
        new.powers_off = self.powers_off
        new.actor = self.actor
        new._legal = self._legal
        new.log = None
        return new

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return (_restored, (self.table.setup, {name: getattr(self, name) for name in OWN_FIELDS}))

    def key(self) -> tuple[object, ...]:
        """Return a value that two states share if and only if they are the same position of the same game."""
        values = [getattr(self, name) for name in OWN_FIELDS if name != "moon"]
        return (
            self.table.setup,
            None if self.moon is None else self.moon.key(),
            *[tuple(value) if isinstance(value, list) else value for value in values],
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.key() == other.key()

    # A state changes: it cannot be a key. `key` is what it is equal by.
    __hash__ = None  # type: ignore[assignment]

    def _repr_svg_(self) -> str | None:
        """Return the picture by which a notebook shows the state."""
        return None if providers.picture is None else providers.picture(self)

    def __str__(self) -> str:
        """Return the position as text: the inverse of `State.from_text`."""
        assert providers.position is not None
        return providers.position(self)

    def __repr__(self) -> str:
        """Return an expression that makes this state again."""
        return f"State.from_text({str(self)!r})"


def _restored(setup: Setup, fields: dict[str, object]) -> State:
    """Return the state with these fields; the counterpart of `State.__reduce__`."""
    state = State(Table(setup))
    for name, value in fields.items():
        setattr(state, name, value)
    state.refresh()
    state.settle()
    return state
