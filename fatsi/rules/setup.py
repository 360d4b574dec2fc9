"""How a game is set up: what the players decide before it begins.

Every part may be left open; `Setup.dealt` deals what is open from a generator. A dealt setup has
nothing hidden and nothing random left in it: what the deck holds is chance's business during the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from fatsi.rules.cards import (
    BASE,
    BY_ID,
    BY_NUMBER,
    GHOST,
    GHOSTS,
    INCARNATION,
    WHITE_MOON,
    Card,
    numbers_of,
)
from fatsi.rules.colours import BOARD_COLOURS
from fatsi.rules.errors import InvalidSetup, several
from fatsi.rules.facts import LASTING_STONES
from fatsi.rules.geometry import CORNERS, SEATS, SIDE_INDEX, SIDES, TILES
from fatsi.rules.powers import BOARD_SIDES
from fatsi.rules.village import BASE_TILES, FIRST_MOON_TILES, VILLAGE_TILES


class Generator(Protocol):
    """What dealing and sampling ask of a generator; `random.Random` is one, `fatsi.Rng` another."""

    def randrange(self, stop: int, /) -> int: ...


@dataclass(frozen=True, slots=True)
class Difficulty:
    """One row of the table of difficulties."""

    id: str
    qi: int
    haunted_limit: int
    incarnations: int
    incarnations_few_players: int
    yin_yang: bool


DIFFICULTIES: Final = {
    row.id: row
    for row in (
        Difficulty("initiation", 4, 4, 1, 1, True),
        Difficulty("normal", 3, 3, 1, 1, True),
        Difficulty("nightmare", 3, 3, 4, 3, True),
        Difficulty("hell", 3, 3, 4, 3, False),
    )
}
EDITIONS: Final = ("revised", "first")
EASIER_START_QI: Final = 5
NEUTRAL_QI: Final = 3
GHOSTS_AFTER_INCARNATION: Final = 10
GHOSTS_REMOVED_PER_MISSING_PLAYER: Final = 5

# White Moon: where the portal may stand, which tiles are laid, and what the incarnations are drawn from.
PORTALS: Final = {
    "centre": ("C",),
    "edge": ("N", "E", "S", "W"),
    "corner": tuple(TILES[tile] for tile in CORNERS),
}
MOON_VILLAGES: Final = ("random", "first-game")
INCARNATION_POOLS: Final = ("all", "base", "new")
MOON_GHOSTS_REMOVED: Final = 10
_WITHOUT_MOON: Final = ("random", "centre", ())

# Who sits where: two players opposite each other, otherwise clockwise from the north. Turning the
# whole table round changes nothing, so that nothing is dealt here.
_SEATS_TAKEN: Final = {1: (0,), 2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
SOLO_BOARD: Final = "red"
SOLO_SIDE: Final = "a"

Part = tuple[str | None, ...]

_BASE_POOL: Final = tuple(BY_NUMBER[card].id for card in numbers_of(BASE, INCARNATION))
_NEW_POOL: Final = tuple(BY_NUMBER[card].id for card in numbers_of(WHITE_MOON, INCARNATION))
_POOLS: Final = {"base": _BASE_POOL, "new": _NEW_POOL, "all": _BASE_POOL + _NEW_POOL}
_MOON_GHOSTS: Final = GHOSTS + numbers_of(WHITE_MOON, GHOST)


@dataclass(frozen=True, slots=True)
class Setup:
    """The choices before the game; what is `None` is open and will be dealt at random.

    `tiles` are the ids of the village tiles from NW to SE, `boards` the colours of the boards on the sides
    N E S W, `board_sides` which side of each lies up ("a" or "b"), `seats` the sides where
    players sit, `first` the side that begins, `incarnations` the ids to draw from. Of
    `tiles`, `boards` and `board_sides` single places may be open too.

    With `white_moon` the expansion is played: `moon_village` "random" lays nine of ten tiles, "first-game" the
    Kung-Fu School in place of the Night Watchman; `portal` is "centre", "edge" or "corner", or a tile; `incarnations`
    may also be "all", "base" or "new"; `cards` are cards of the expansion with other values than our reconstruction.

    >>> setup = Setup(players=2, difficulty="hell", boards=("red", None, "green", None))
    >>> setup.is_dealt
    False
    >>> import random
    >>> dealt = setup.dealt(random.Random(1))
    >>> dealt.is_dealt, dealt.boards[0], dealt.seats
    (True, 'red', ('N', 'S'))
    """

    players: int = 4
    difficulty: str = "normal"
    edition: str = "revised"
    five_qi: bool = False
    tiles: Part | None = None
    boards: Part | None = None
    board_sides: Part | None = None
    seats: tuple[str, ...] | None = None
    first: str | None = None
    incarnations: tuple[str, ...] | str | None = None
    white_moon: bool = False
    moon_village: str = "random"
    portal: str = "centre"
    cards: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        _check_choice("players", self.players, (1, 2, 3, 4))
        _check_choice("difficulty", self.difficulty, tuple(DIFFICULTIES))
        _check_choice("edition", self.edition, EDITIONS)
        if not isinstance(self.five_qi, bool):
            raise InvalidSetup("five_qi", "not-true-or-false", given=str(self.five_qi))
        self._check_moon()
        for name in ("tiles", "boards", "board_sides", "seats", "incarnations"):
            part = getattr(self, name)
            if part is None or (name == "incarnations" and part in INCARNATION_POOLS):
                continue
            if isinstance(part, str) or not isinstance(part, Sequence):
                raise InvalidSetup(name, "not-a-list", given=str(part))
            object.__setattr__(self, name, tuple(part))
        if self.tiles is not None:
            _check_part("tiles", self.tiles, self.tile_pool, len(TILES), once=True)
        if self.boards is not None:
            _check_part("boards", self.boards, BOARD_COLOURS, len(SIDES), once=True)
        if self.board_sides is not None:
            _check_part("board_sides", self.board_sides, BOARD_SIDES, len(SIDES), once=False)
        if self.seats is not None:
            self._check_seats(self.seats)
        if self.first is not None:
            _check_choice("first", self.first, SIDES)
            if self.seats_taken and self.first not in self.seats_taken:
                raise InvalidSetup("first", "nobody-sits-there", side=self.first, known=several(self.seats_taken))
        if isinstance(self.incarnations, tuple):
            self._check_incarnations(self.incarnations)
        if self.players == 1:
            self._check_solo()

    def _check_moon(self) -> None:
        if not isinstance(self.white_moon, bool):
            raise InvalidSetup("white_moon", "not-true-or-false", given=str(self.white_moon))
        if not self.white_moon:
            if (self.moon_village, self.portal, self.cards) != _WITHOUT_MOON:
                names = ("moon_village", "portal", "cards")
                wrong = next(
                    name for name, value in zip(names, _WITHOUT_MOON, strict=True) if getattr(self, name) != value
                )
                raise InvalidSetup(wrong, "part-of-white-moon")
            if self.incarnations in ("all", "new"):
                raise InvalidSetup("incarnations", "of-white-moon", given=str(self.incarnations))
            return
        _check_choice("moon_village", self.moon_village, MOON_VILLAGES)
        _check_choice("portal", self.portal, (*PORTALS, *TILES))
        self._check_cards()

    def _check_cards(self) -> None:
        given: object = self.cards
        if not isinstance(given, Sequence) or not all(isinstance(card, Card) for card in given):
            raise InvalidSetup("cards", "not-cards", given=str(self.cards))
        object.__setattr__(self, "cards", tuple(sorted(self.cards, key=lambda card: card.number)))
        _check_once("cards", [card.id for card in self.cards])
        for card in self.cards:
            if card.set != WHITE_MOON:
                raise InvalidSetup("cards", "base-card", card=card.id)
            if sum(1 for stone in card.left if stone in LASTING_STONES) > 1:
                raise InvalidSetup("cards", "two-lasting-stones", card=card.id)

    def _check_seats(self, seats: tuple[str, ...]) -> None:
        _check_part("seats", seats, SIDES, self.players, once=True)
        if None in seats:
            raise InvalidSetup("seats", "seat-open")
        if list(seats) != sorted(seats, key=SIDES.index):
            raise InvalidSetup("seats", "wrong-order", wanted=several(SIDES))
        if self.players == 2 and seats not in (("N", "S"), ("E", "W")):
            raise InvalidSetup("seats", "not-opposite")

    def _check_incarnations(self, incarnations: tuple[str, ...]) -> None:
        sets = (BASE, WHITE_MOON) if self.white_moon else (BASE,)
        known = tuple(card.id for card in BY_ID.values() if card.is_incarnation and card.set in sets)
        for card_id in incarnations:
            _check_choice("incarnations", card_id, known)
        _check_once("incarnations", incarnations)
        if len(incarnations) < self.incarnations_to_come:
            raise InvalidSetup(
                "incarnations", "too-few-incarnations", wanted=self.incarnations_to_come, given=len(incarnations)
            )
        object.__setattr__(self, "incarnations", tuple(sorted(incarnations, key=lambda i: BY_ID[i].number)))

    def _check_solo(self) -> None:
        seat = SIDE_INDEX[self.seats_taken[0]]
        for place in SEATS:
            board = self.boards[place] if self.boards else None
            if board is not None and (board == SOLO_BOARD) != (place == seat):
                raise InvalidSetup("boards", "solo-board", colour=SOLO_BOARD, side=SIDES[seat])
        side = self.board_sides[seat] if self.board_sides else None
        if side not in (None, SOLO_SIDE):
            raise InvalidSetup("board_sides", "solo-board-side", colour=SOLO_BOARD, wanted=SOLO_SIDE)

    @property
    def tile_pool(self) -> tuple[str, ...]:
        """The village tiles of which nine are laid."""
        if not self.white_moon:
            return BASE_TILES
        return FIRST_MOON_TILES if self.moon_village == "first-game" else VILLAGE_TILES

    @property
    def ghosts(self) -> tuple[int, ...]:
        """The numbers of the ghosts from which the deck is made."""
        return _MOON_GHOSTS if self.white_moon else GHOSTS

    @property
    def seats_taken(self) -> tuple[str, ...]:
        """The sides where players sit."""
        return self.seats or tuple(SIDES[seat] for seat in _SEATS_TAKEN[self.players])

    @property
    def qi(self) -> int:
        """The Qi with which each Taoist starts."""
        return EASIER_START_QI if self.five_qi else DIFFICULTIES[self.difficulty].qi

    @property
    def starts_with_yin_yang(self) -> bool:
        """Whether each Taoist starts with a Yin-Yang."""
        return DIFFICULTIES[self.difficulty].yin_yang

    @property
    def power_tokens(self) -> int:
        """The Power tokens with which each Taoist starts: three alone, none where there is no neutral board."""
        return 3 if self.players == 1 else 1 if self.players < len(SIDES) else 0

    @property
    def haunted_limit(self) -> int:
        """The number of haunted tiles at which the game is lost."""
        return DIFFICULTIES[self.difficulty].haunted_limit

    @property
    def incarnations_to_come(self) -> int:
        """How many incarnations lie in the deck at the start."""
        row = DIFFICULTIES[self.difficulty]
        return row.incarnations if self.players >= 3 else row.incarnations_few_players

    @property
    def deck(self) -> tuple[int, ...]:
        """The deck from the top: ghosts before the first incarnation, before the second, ..., after the last.

        >>> Setup(players=4, difficulty="normal").deck
        (45, 10)
        >>> Setup(players=3, difficulty="hell").deck
        (10, 10, 10, 10, 10)
        """
        below = [GHOSTS_AFTER_INCARNATION] * self.incarnations_to_come
        removed = GHOSTS_REMOVED_PER_MISSING_PLAYER * (4 - self.players) + MOON_GHOSTS_REMOVED * self.white_moon
        return (len(self.ghosts) - removed - sum(below), *below)

    @property
    def is_dealt(self) -> bool:
        """Whether nothing is left open."""
        parts = (self.tiles, self.boards, self.board_sides, self.seats)
        return (
            self.first is not None
            and isinstance(self.incarnations, tuple)
            and (not self.white_moon or self.portal not in PORTALS)
            and all(part is not None and None not in part for part in parts)
        )

    def dealt(self, rng: Generator) -> Setup:
        """Return this setup with everything dealt that was open.

        The generator is asked the same questions whatever is open, so that fixing one part does not
        change how the others fall.
        """
        seats = self.seats_taken
        boards = self.boards or (None,) * len(SIDES)
        board_sides = self.board_sides or (None,) * len(SIDES)
        if self.players == 1:
            seat = SIDE_INDEX[seats[0]]
            boards = (*boards[:seat], SOLO_BOARD, *boards[seat + 1 :])
            board_sides = (*board_sides[:seat], SOLO_SIDE, *board_sides[seat + 1 :])
        dealt_sides = tuple(BOARD_SIDES[rng.randrange(2)] for _ in SIDES)
        first = seats[rng.randrange(len(seats))]
        tiles = _filled(self.tiles or (None,) * len(TILES), self.tile_pool, rng)
        return self._with_dealt_parts(
            tiles=tiles,
            boards=_filled(boards, BOARD_COLOURS, rng),
            board_sides=tuple(side or other for side, other in zip(board_sides, dealt_sides, strict=True)),
            seats=seats,
            first=self.first or first,
            incarnations=self._incarnation_pool(tiles),
            portal=self._dealt_portal(rng),
        )

    def _with_dealt_parts(self, **parts: object) -> Setup:
        """Return this setup with other parts, which need no check: they were dealt from what has been checked."""
        setup = object.__new__(Setup)
        for name in self.__slots__:
            object.__setattr__(setup, name, parts[name] if name in parts else getattr(self, name))
        return setup

    def _dealt_portal(self, rng: Generator) -> str:
        if not self.white_moon:
            return self.portal
        places = PORTALS.get(self.portal, (self.portal,))
        return places[rng.randrange(len(places))]

    def _incarnation_pool(self, tiles: tuple[str, ...]) -> tuple[str, ...]:
        """Return the ids of the incarnations to draw from, without one that this village could not beat."""
        if isinstance(self.incarnations, tuple):
            pool = self.incarnations
        else:
            pool = _POOLS[(self.incarnations or "all") if self.white_moon else "base"]
        if not self.white_moon:
            return pool
        if "buddhist-temple" not in tiles or "pavilion-of-the-heavenly-winds" not in tiles:
            pool = tuple(card_id for card_id in pool if "only-if-caught-by-buddha" not in BY_ID[card_id].middle)
        if len(pool) < self.incarnations_to_come:
            raise InvalidSetup(
                "incarnations", "too-few-incarnations", wanted=self.incarnations_to_come, given=len(pool)
            )
        return pool


def _filled(part: Part, pool: tuple[str, ...], rng: Generator) -> tuple[str, ...]:
    """Return a part with its open places filled with a shuffle of what is left of the pool."""
    shuffled = list(pool)
    for last in range(len(shuffled) - 1, 0, -1):
        other = rng.randrange(last + 1)
        shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
    rest = [item for item in shuffled if item not in part]
    return tuple(item if item is not None else rest.pop() for item in part)


def _check_choice(part: str, value: object, choices: tuple[object, ...]) -> None:
    # True and 1.0 count as 1 in Python, but nobody means them as a number of players.
    if value not in choices or type(value) is not type(choices[0]):
        raise InvalidSetup(part, "not-one-of", given=str(value), known=several(choices))


def _check_part(part: str, items: Part, pool: tuple[str, ...], size: int, *, once: bool) -> None:
    if len(items) != size:
        raise InvalidSetup(part, "wrong-number-of-entries", wanted=size, given=len(items))
    given = [item for item in items if item is not None]
    for item in given:
        _check_choice(part, item, pool)
    if once:
        _check_once(part, given)


def _check_once(part: str, items: Sequence[str]) -> None:
    for at, item in enumerate(items):
        if item in items[:at]:
            raise InvalidSetup(part, "named-twice", given=item)
