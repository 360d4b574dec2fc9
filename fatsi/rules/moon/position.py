"""What White Moon adds to a position: kept by the state as one thing, so that base games carry nothing of it."""

from __future__ import annotations

from typing import Final

from fatsi.rules.geometry import NO_SPACE
from fatsi.rules.moon.families import ARTIFACTS, FAMILIES, MOON_CRYSTALS, MOST_ON_A_TILE, SIZES, UNKNOWN

Stack = tuple[int, ...]  # families, the top villager last

# Where an artifact is, if no Taoist has it.
IN_SUPPLY: Final = -1
USED_UP: Final = -2

# What an exorcism is against: the ghosts faced, or what `Moon.scope` says.
FACED_GHOSTS: Final = 0
SCHOOL_BOARD: Final = 1  # to 4: the board of seat 0 to 3
SCHOOL_BLACK: Final = 5
BARRIER_BOARD: Final = 6  # to 9
SCOPES: Final = (
    "faced",
    *(f"school-{side}" for side in "NESW"),
    "school-black",
    *(f"barrier-{side}" for side in "NESW"),
)

FIELDS: Final = (
    "artifacts",
    "barriers_due",
    "bottom",
    "claws_used",
    "crystal_supply",
    "crystals",
    "died_this_turn",
    "extra_incarnations",
    "fresh_crystals",
    "graveyard",
    "is_sword_drawn",
    "laid_down",
    "portal",
    "receptacles",
    "removed_tao",
    "returned",
    "saves",
    "scope",
    "shelter",
    "stacks",
    "su_ling",
    "su_ling_due",
    "top",
    "unseen",
)


class Moon:
    """The villagers, crystals, artifacts and Su-Ling of a position."""

    __slots__ = FIELDS

    def __init__(self, portal: int | None) -> None:
        """Lay out the start of a game. Without a portal the fields are left for `copy` to fill."""
        if portal is None:
            return
        self.portal: int = portal
        # --- villagers: stacks by tile; numbers by family of those not seen, saved, dead
        self.stacks: list[Stack] = [() if tile == portal else (UNKNOWN,) * MOST_ON_A_TILE for tile in range(9)]
        self.unseen: list[int] = list(SIZES)
        self.shelter: list[int] = [0] * len(FAMILIES)
        self.graveyard: list[int] = [0] * len(FAMILIES)
        # --- crystals: held by seat, of those taken in this turn; full receptacles as bits of CORNERS
        self.crystals: list[int] = [0] * 4
        self.crystal_supply: int = MOON_CRYSTALS
        self.receptacles: int = 0
        self.fresh_crystals: int = 0
        # --- Su-Ling: before which space she stands; whether she may come at the end of this turn
        self.su_ling: int = NO_SPACE
        self.su_ling_due: bool = False
        self.died_this_turn: bool = False
        # --- artifacts: the seat that has each, or where else it is
        self.artifacts: list[int] = [IN_SUPPLY] * len(ARTIFACTS)
        self.claws_used: bool = False
        # --- Taoists laid down, as bits; tokens out of the game
        self.laid_down: int = 0
        self.removed_tao: list[int] = [0] * 5
        # --- the deck: cards known to lie at its bottom (the lowest last) and on top (the next last)
        self.bottom: list[int] = []
        self.top: list[int] = []
        self.extra_incarnations: int = 0
        # Those that the Shield of Time has sent back in the draw under way.
        self.returned: list[int] = []
        # --- the turn: villagers saved by the action, barriers won by the Zhou, what the exorcism is against
        self.saves: int = 0
        self.barriers_due: int = 0
        self.scope: int = FACED_GHOSTS
        self.is_sword_drawn: bool = False

    def copy(self) -> Moon:
        new = Moon(None)
        new.portal = self.portal
        new.stacks = self.stacks[:]
        new.unseen = self.unseen[:]
        new.shelter = self.shelter[:]
        new.graveyard = self.graveyard[:]
        new.crystals = self.crystals[:]
        new.crystal_supply = self.crystal_supply
        new.receptacles = self.receptacles
        new.fresh_crystals = self.fresh_crystals
        new.su_ling = self.su_ling
        new.su_ling_due = self.su_ling_due
        new.died_this_turn = self.died_this_turn
        new.artifacts = self.artifacts[:]
        new.claws_used = self.claws_used
        new.laid_down = self.laid_down
        new.removed_tao = self.removed_tao[:]
        new.bottom = self.bottom[:]
        new.top = self.top[:]
        new.extra_incarnations = self.extra_incarnations
        new.saves = self.saves
        new.barriers_due = self.barriers_due
        new.scope = self.scope
        new.is_sword_drawn = self.is_sword_drawn
        new.returned = self.returned[:]
        return new

    def __reduce__(self) -> tuple[object, ...]:
        return (_restored, ({name: getattr(self, name) for name in FIELDS},))

    def key(self) -> tuple[object, ...]:
        """Return all that makes two positions equal."""
        values = [getattr(self, name) for name in FIELDS]
        return tuple([tuple(value) if isinstance(value, list) else value for value in values])

    def has(self, seat: int, artifact: int) -> bool:
        """Whether a Taoist has an artifact."""
        return self.artifacts[artifact] == seat

    def is_barrier(self) -> bool:
        """Whether the exorcism under way is one of the Moon Barrier."""
        return self.scope >= BARRIER_BOARD

    def room_for_villager(self, tile: int) -> bool:
        return len(self.stacks[tile]) < MOST_ON_A_TILE


def _restored(fields: dict[str, object]) -> Moon:
    """Return the position with these fields; the counterpart of `Moon.__reduce__`."""
    moon = Moon(None)
    for name, value in fields.items():
        setattr(moon, name, value)
    return moon
