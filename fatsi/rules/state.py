"""The whole position, and the only way to change it: `State.apply`.

Nothing in a state is hidden and nothing is random: a die or a card is an action of `CHANCE`. The state knows what lies
where and what is still to be done (a stack of frames); what the frames do is told by the modules of the phases.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from fatsi.rules import dice
from fatsi.rules.actions import CURSE, DRAW, REVEAL, ROLL, Action
from fatsi.rules.cards import (
    IS_INCARNATION,
    STEALS_DIE,
    STOPS_ALL_POWERS,
    STOPS_POWER,
    STOPS_TAO,
    STOPS_WHITE,
    CardFacts,
)
from fatsi.rules.colours import BLACK, BUDDHAS, QI_TOKENS, TAO_PER_COLOUR
from fatsi.rules.errors import IllegalAction, InvalidSetup
from fatsi.rules.events import Event, MantraRemoved
from fatsi.rules.frames import (
    ANSWERED_BY,
    CHANCE_ANSWERS,
    CHOICES,
    CURSE_DIE,
    DECIDER_ANSWERS,
    DRAW_INCARNATION,
    EFFECTS,
    RESOLVES,
    REVEAL_DEAD,
    TURN,
    Frame,
)
from fatsi.rules.frames import DICE as DICE_FRAME
from fatsi.rules.frames import DRAW as DRAW_FRAME
from fatsi.rules.frames import REVEAL as REVEAL_FRAME
from fatsi.rules.geometry import CENTRE, NO_SPACE, SEATS, SIDE_INDEX, TILE_INDEX
from fatsi.rules.hooks import hooks, lent
from fatsi.rules.moon.position import Moon
from fatsi.rules.scoring import Result
from fatsi.rules.setup import NEUTRAL_QI, Generator, Setup
from fatsi.rules.table import Table

CHANCE: Final = -1
REVEALS: Final = (REVEAL_FRAME, REVEAL_DEAD)
DRAWS: Final = (DRAW_FRAME, DRAW_INCARNATION)
NO_COLOUR: Final = -1
NOWHERE: Final = -1

# Where a haunting figure stands.
NO_FIGURE: Final = 0
ON_CARD: Final = 1
ON_STEP: Final = 2

_ROLL_OUTCOMES: Final = tuple(
    tuple((action, dice.roll_probability(roll)) for roll in rolls if (action := ROLL[roll]) is not None)
    for rolls in dice.ROLLS_OF
)
_THROWS: Final = tuple(tuple(ROLL[roll] for roll in throws) for throws in dice.THROWS)
_CURSE_THROWS: Final = tuple(CURSE[face] for face in dice.CURSE_THROWS)
_CURSE_OUTCOMES: Final = tuple(
    (action, Fraction(dice.CURSE_THROWS.count(action.value), len(dice.CURSE_THROWS))) for action in CURSE
)


class State:
    """A position of the game. Read what you like; change it only through `apply`.

    Seats are the sides of the village, clockwise: 0 N, 1 E, 2 S, 3 W.

    >>> import random
    >>> state = State.new(Setup(players=4).dealt(random.Random(7)))
    >>> state.actor == CHANCE
    True
    >>> len(state.outcomes()), state.outcomes()[0][1]
    (55, Fraction(1, 55))
    """

    __slots__ = (
        "_legal",
        "action_tile",
        "active",
        "actor",
        "borrowed",
        "buddhas",
        "caught",
        "centre_tokens",
        "circle",
        "deck",
        "defeated",
        "dormant",
        "exorcisms",
        "facts",
        "figures",
        "fresh_buddhas",
        "ghosts",
        "haunted",
        "held_buddhas",
        "helps",
        "log",
        "mantra",
        "moon",
        "position",
        "power_tokens",
        "powers_lost",
        "powers_off",
        "qi",
        "qi_supply",
        "result",
        "stack",
        "stage",
        "stolen_dice",
        "supply",
        "table",
        "tao",
        "tao_off",
        "temple_buddhas",
        "unseen",
        "unseen_incarnations",
        "used",
        "white_off",
        "yin_yang",
    )

    def __init__(self, table: Table) -> None:
        """Lay out the start of a game; use `State.new`."""
        setup = table.setup
        self.table: Table = table
        self.facts: CardFacts = table.facts
        assert setup.first is not None
        # The board whose turn it is.
        self.active: int = SIDE_INDEX[setup.first]
        # --- ghosts: card numbers by space, their figures; spaces (as bits) whose lasting stone is not in force
        self.ghosts: list[int] = [0] * 12
        self.figures: list[int] = [NO_FIGURE] * 12
        self.dormant: int = 0
        self.mantra: int = NO_SPACE
        self.caught: bool = False
        # --- Buddhas: spaces (as bits), at the Temple, held by seat, of those the ones taken in this turn
        self.buddhas: int = 0
        self.temple_buddhas: int = BUDDHAS
        self.held_buddhas: list[int] = [0] * 4
        self.fresh_buddhas: int = 0
        # --- the village: haunted tiles as bits, the colour on the Circle of Prayer
        self.haunted: int = 0
        self.circle: int = NO_COLOUR
        # --- Taoists and neutral boards, by seat; Tao tokens by seat * 5 + colour
        self.qi: list[int] = [setup.qi if player else NEUTRAL_QI for player in table.is_player]
        self.qi_supply: int = QI_TOKENS - sum(self.qi)
        self.tao: list[int] = [0] * 20
        self.supply: list[int] = [TAO_PER_COLOUR] * 5
        self.yin_yang: int = 0
        self.power_tokens: list[int] = [0] * 4
        self.centre_tokens: int = 0
        self.position: list[int] = [CENTRE if player else NOWHERE for player in table.is_player]
        # --- the deck: cards not seen yet; ghosts before the next incarnation, before the one after it, ...
        self.unseen: list[int] = list(setup.ghosts)
        self.unseen_incarnations: list[int] = list(table.incarnations)
        self.deck: list[int] = list(setup.deck)
        self.defeated: int = 0
        # --- what White Moon adds; None in base games
        self.moon: Moon | None = Moon(TILE_INDEX[setup.portal]) if setup.white_moon else None
        self.powers_lost: bool = False
        # --- the turn: see `fatsi.rules.yang`
        self.stage: int = 0
        self.helps: int = 0
        self.exorcisms: int = 0
        self.action_tile: int = NOWHERE
        self.used: int = 0
        self.borrowed: int = 0
        # --- what is still to be done, and how it ended
        self.stack: list[Frame] = [(TURN,)]
        self.result: Result | None = None
        # --- worked out from the above
        self.stolen_dice: int = 0
        self.tao_off: bool = False
        self.white_off: bool = False
        self.powers_off: int = 0
        self.actor: int | None = None
        self._legal: tuple[Action, ...] | None = None
        self.log: list[Event] | None = None
        self._deal_tokens(setup)

    def _deal_tokens(self, setup: Setup) -> None:
        for seat in self.table.seats:
            if setup.difficulty != "hell":
                self.yin_yang |= 1 << seat
            if setup.players == 1:
                self.power_tokens[seat] = 3
                for colour in range(BLACK):
                    self._deal_tao(seat, colour)
            else:
                self.power_tokens[seat] = 1 if setup.players < 4 else 0
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
        if state.moon is not None:
            hooks.begin_game(state)
        state.settle()
        return state

    # --- whose action it is, and which there are -----------------------------------------------------------

    def legal(self) -> tuple[Action, ...]:
        """Return the actions that may be taken now, by the actor; none when the game is over."""
        if self._legal is None:
            if not self.stack:
                self._legal = ()
            elif self.actor == CHANCE:
                self._legal = tuple(action for action, _ in self.outcomes())
            else:
                frame = self.stack[-1]
                choices = CHOICES[frame[0]]
                assert choices is not None
                self._legal = choices(self, frame)
        return self._legal

    def outcomes(self) -> tuple[tuple[Action, Fraction], ...]:
        """Return what chance may do now, each action with its exact probability; nothing if it is not chance's turn."""
        if self.actor != CHANCE:
            return ()
        frame = self.stack[-1]
        if frame[0] == DICE_FRAME:
            return _ROLL_OUTCOMES[frame[1]]
        if frame[0] == CURSE_DIE:
            return _CURSE_OUTCOMES
        if frame[0] in REVEALS:
            assert self.moon is not None
            in_all = sum(self.moon.unseen)
            return tuple((REVEAL[family], Fraction(n, in_all)) for family, n in enumerate(self.moon.unseen) if n)
        cards = self.next_cards()
        probability = Fraction(1, len(cards))
        return tuple((action, probability) for card in cards if (action := DRAW[card]) is not None)

    def sample(self, rng: Generator) -> Action:
        """Return one of chance's actions, drawn with its probability: one question to the generator."""
        frame = self.stack[-1]
        kind = frame[0]
        if kind == DICE_FRAME:
            throws = _THROWS[frame[1]]
            action = throws[rng.randrange(len(throws))]
        elif kind in DRAWS:
            cards = self.next_cards()
            action = DRAW[cards[rng.randrange(len(cards))]]
        elif kind == CURSE_DIE:
            action = _CURSE_THROWS[rng.randrange(6)]
        else:
            assert kind in REVEALS and self.moon is not None, "it is not chance's turn"
            families = [family for family, n in enumerate(self.moon.unseen) for _ in range(n)]
            action = REVEAL[families[rng.randrange(len(families))]]
        assert action is not None
        return action

    def _is_possible(self, frame: Frame, action: Action) -> bool:
        """Whether chance may do this now."""
        if not isinstance(action, Action):
            return False
        kind = frame[0]
        if kind in DRAWS:
            return action.kind == "draw" and action.value in self.next_cards()
        if kind == DICE_FRAME:
            return action.kind == "roll" and len(dice.ROLL_FACES[action.value]) == frame[1]
        if kind == CURSE_DIE:
            return action.kind == "curse"
        return action.kind == "reveal" and self.moon is not None and self.moon.unseen[action.value] > 0

    def next_cards(self) -> list[int]:
        """Return the cards of which each is the next one with the same probability."""
        if self.moon is None:
            return self.unseen if self.deck[0] else self.unseen_incarnations
        return hooks.next_cards(self)

    # --- changing the state -------------------------------------------------------------------------------

    def apply(self, action: Action, log: list[Event] | None = None) -> None:
        """Carry out an action of the actor, and all that follows from it without a further choice.

        What happens is appended to `log` as events, if one is given. An action that is not legal raises
        `IllegalAction` and changes nothing.
        """
        stack = self.stack
        frame = stack[-1] if stack else None
        if frame is None or not (
            self._is_possible(frame, action) if self.actor == CHANCE else action in (self._legal or self.legal())
        ):
            raise self.refusal(action)
        self._legal = None
        self.log = log
        stack.pop()
        resolve = RESOLVES[frame[0]]
        assert resolve is not None
        resolve(self, frame, action)
        self.settle()
        self.log = None

    def settle(self) -> None:
        """Carry out effects until somebody has to act, or the game is over."""
        stack = self.stack
        while self.result is None:
            frame = stack[-1]
            kind = frame[0]
            effect = EFFECTS[kind]
            if effect is None:
                answered_by = ANSWERED_BY[kind]
                if answered_by == CHANCE_ANSWERS:
                    self.actor = CHANCE
                elif answered_by == DECIDER_ANSWERS:
                    self.actor = self.decider()
                else:
                    self.actor = frame[1]
                return
            stack.pop()
            effect(self, frame)
        if self.moon is not None:
            hooks.game_over(self)
        stack.clear()
        self.actor = None

    def refusal(self, action: Action) -> IllegalAction:
        """Return the reason why an action may not be taken now."""
        # Looked up only when needed: the reasons know all the phases.
        from fatsi.rules.reasons import why_not

        return why_not(self, action)

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
        return any(IS_INCARNATION[card] for card in self.ghosts)

    # --- copies and comparison --------------------------------------------------------------------------------

    def copy(self) -> State:
        """Return an independent state equal to this one."""
        new = State.__new__(State)
        new.table = self.table
        new.facts = self.facts
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
        new.unseen = self.unseen[:]
        new.unseen_incarnations = self.unseen_incarnations[:]
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

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return (_restored, (self.table.setup, {name: getattr(self, name) for name in _OWN_FIELDS}))

    def _key(self) -> tuple[object, ...]:
        return (
            self.active,
            tuple(self.ghosts),
            tuple(self.figures),
            self.dormant,
            self.mantra,
            self.caught,
            self.buddhas,
            self.temple_buddhas,
            tuple(self.held_buddhas),
            self.fresh_buddhas,
            self.haunted,
            self.circle,
            tuple(self.qi),
            self.qi_supply,
            tuple(self.tao),
            tuple(self.supply),
            self.yin_yang,
            tuple(self.power_tokens),
            self.centre_tokens,
            tuple(self.position),
            tuple(self.unseen),
            tuple(self.unseen_incarnations),
            tuple(self.deck),
            self.defeated,
            None if self.moon is None else self.moon.key(),
            self.powers_lost,
            self.stage,
            self.helps,
            self.exorcisms,
            self.action_tile,
            self.used,
            self.borrowed,
            tuple(self.stack),
            self.result,
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self._key() == other._key() and self.table.setup == other.table.setup

    def __hash__(self) -> int:
        return hash(self._key())

    def _repr_svg_(self) -> str | None:
        """Return the picture by which a notebook shows the state."""
        return None if lent.picture is None else lent.picture(self)

    def __repr__(self) -> str:
        return f"<State of {self.table.players} players, active {self.active}, actor {self.actor}, {self.result}>"


_DERIVED_FIELDS: Final = (
    "_legal",
    "actor",
    "facts",
    "log",
    "powers_off",
    "stolen_dice",
    "table",
    "tao_off",
    "white_off",
)
_OWN_FIELDS: Final = tuple(name for name in State.__slots__ if name not in _DERIVED_FIELDS)


def _restored(setup: Setup, fields: dict[str, object]) -> State:
    """Return the state with these fields; the counterpart of `State.__reduce__`."""
    state = State(Table(setup))
    for name, value in fields.items():
        setattr(state, name, value)
    state.refresh()
    state.settle()
    return state
