"""What happened: the events that `State.apply` reports to a listener.

Events hold ids as numbers (seats, tiles, spaces, card numbers, colours, rolls); the words for them are made
at the edge. The id of an event is its class name with dashes: `TileHaunted` is `tile-haunted`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass


class Event:
    """The base of all events."""

    __slots__ = ()

    @classmethod
    def id(cls) -> str:
        """Return the stable id of this kind of event.

        >>> TileHaunted.id()
        'tile-haunted'
        """
        return re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()


# --- the turn ----------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class BoardOverrun(Event):
    """All three spaces of the board are full: Qi is lost and no ghost comes."""

    seat: int


@dataclass(frozen=True, slots=True)
class YangBegan(Event):
    seat: int


# --- ghosts ----------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class GhostDrawn(Event):
    card: int


@dataclass(frozen=True, slots=True)
class GhostArrived(Event):
    card: int
    space: int


@dataclass(frozen=True, slots=True)
class GhostTrapped(Event):
    """A Buddha sent the ghost away; the Buddha goes back to the Temple."""

    card: int
    space: int


@dataclass(frozen=True, slots=True)
class BuddhaDisplaced(Event):
    """An incarnation came onto the Buddha's space; the Buddha goes back to the Temple."""

    card: int
    space: int


@dataclass(frozen=True, slots=True)
class IncarnationCaught(Event):
    """The incarnation that fears nothing but a Buddha has met one."""

    card: int
    space: int


@dataclass(frozen=True, slots=True)
class NoSpaceLeft(Event):
    """All twelve spaces are full: no ghost is drawn, Qi is lost instead."""


@dataclass(frozen=True, slots=True)
class DeckEmpty(Event):
    """A ghost should come, but there is none left."""


@dataclass(frozen=True, slots=True)
class FigureAdvanced(Event):
    """The haunting figure steps from the card onto the board."""

    card: int
    space: int


@dataclass(frozen=True, slots=True)
class TileHaunted(Event):
    tile: int


@dataclass(frozen=True, slots=True)
class TileRestored(Event):
    tile: int


@dataclass(frozen=True, slots=True)
class StoneTookHold(Event):
    """A lasting stone came into force: a die stolen, powers or Tao tokens blocked."""

    card: int
    space: int
    stone: str


@dataclass(frozen=True, slots=True)
class StoneReleased(Event):
    card: int
    space: int
    stone: str


@dataclass(frozen=True, slots=True)
class GhostExorcised(Event):
    card: int
    space: int


@dataclass(frozen=True, slots=True)
class GhostBanished(Event):
    """The Sorcerer discarded the ghost."""

    card: int
    space: int


@dataclass(frozen=True, slots=True)
class GhostMoved(Event):
    card: int
    origin: int
    space: int


# --- dice ------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class CurseRolled(Event):
    face: int


@dataclass(frozen=True, slots=True)
class CurseRerolled(Event):
    """The Curse die is picked up to be rolled a second time."""

    seat: int


@dataclass(frozen=True, slots=True)
class CurseAvoided(Event):
    """The Taoist never rolls the Curse die."""

    seat: int


@dataclass(frozen=True, slots=True)
class ExorcismBegan(Event):
    seat: int
    tile: int


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    roll: int


@dataclass(frozen=True, slots=True)
class DiceRerolled(Event):
    """These dice are picked up to be rolled a second time."""

    roll: int


@dataclass(frozen=True, slots=True)
class ExorcismFailed(Event):
    seat: int


# --- Taoists and their things ------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class TaoistMoved(Event):
    seat: int
    tile: int


@dataclass(frozen=True, slots=True)
class TaoistGuided(Event):
    """Moved by somebody else, or by the Pavilion."""

    seat: int
    tile: int


@dataclass(frozen=True, slots=True)
class HelpAsked(Event):
    seat: int
    tile: int


@dataclass(frozen=True, slots=True)
class QiLost(Event):
    seat: int
    left: int


@dataclass(frozen=True, slots=True)
class QiGained(Event):
    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class TaoistDied(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class TaoistReturned(Event):
    seat: int
    qi: int


@dataclass(frozen=True, slots=True)
class BoardPossessed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class TaoTaken(Event):
    seat: int
    colour: int


@dataclass(frozen=True, slots=True)
class TaoDiscarded(Event):
    seat: int
    colour: int


@dataclass(frozen=True, slots=True)
class AllTaoLost(Event):
    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class TaoSpent(Event):
    seat: int
    colour: int


@dataclass(frozen=True, slots=True)
class YinYangSpent(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class YinYangGained(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class BuddhaTaken(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class BuddhaPlaced(Event):
    seat: int
    space: int


@dataclass(frozen=True, slots=True)
class PowerBorrowed(Event):
    seat: int
    board: int
    power: int


@dataclass(frozen=True, slots=True)
class PowerTokenPickedUp(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class MantraPlaced(Event):
    card: int
    space: int


@dataclass(frozen=True, slots=True)
class MantraRemoved(Event):
    """The marker comes off: the ghost is gone, or the power is."""


# --- tiles -------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class PrayerChanged(Event):
    colour: int


@dataclass(frozen=True, slots=True)
class PrayerCleared(Event):
    colour: int


@dataclass(frozen=True, slots=True)
class FiguresCalmed(Event):
    """The Night Watchman drove the board's figures back onto their cards."""

    board: int


# --- White Moon -----------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class VillagerRevealed(Event):
    family: int
    tile: int


@dataclass(frozen=True, slots=True)
class VillagerEscorted(Event):
    """The villager came along with a Taoist."""

    family: int
    start: int
    tile: int


@dataclass(frozen=True, slots=True)
class VillagerFled(Event):
    family: int
    start: int
    tile: int


@dataclass(frozen=True, slots=True)
class VillagerDied(Event):
    family: int
    tile: int


@dataclass(frozen=True, slots=True)
class VillagerReturned(Event):
    family: int
    tile: int


@dataclass(frozen=True, slots=True)
class VillagerSaved(Event):
    family: int
    tile: int


@dataclass(frozen=True, slots=True)
class FamilySaved(Event):
    """The whole family is in the shelter."""

    family: int


@dataclass(frozen=True, slots=True)
class ArtifactGained(Event):
    seat: int
    artifact: int


@dataclass(frozen=True, slots=True)
class ArtifactUsed(Event):
    seat: int
    artifact: int


@dataclass(frozen=True, slots=True)
class TokenRemoved(Event):
    """A Tao token left the game."""

    colour: int


@dataclass(frozen=True, slots=True)
class CardLost(Event):
    """A card of the deck was removed unseen."""


@dataclass(frozen=True, slots=True)
class GhostSentBack(Event):
    """The Shield of Time sent the ghost to the bottom of the deck."""

    card: int


@dataclass(frozen=True, slots=True)
class TaoistLaidDown(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class TaoistStoodUp(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class CrystalGained(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class CrystalSpent(Event):
    """A moon crystal went back to the supply."""


@dataclass(frozen=True, slots=True)
class ReceptacleFilled(Event):
    tile: int


@dataclass(frozen=True, slots=True)
class SuLingMoved(Event):
    space: int


@dataclass(frozen=True, slots=True)
class SuLingGone(Event):
    """Su-Ling went back to the supply, or onto the Screamer."""


@dataclass(frozen=True, slots=True)
class BarrierRose(Event):
    """The Moon Barrier surrounds the village."""


@dataclass(frozen=True, slots=True)
class BarrierEnded(Event):
    """The crystals that were left are back in the supply. The event that Su-Ling left her space came before."""


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    reason: str


@dataclass(frozen=True, slots=True)
class GameLost(Event):
    reason: str


ALL_EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
