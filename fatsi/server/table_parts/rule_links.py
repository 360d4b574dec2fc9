"""Which chapter of the rules explains a refusal, so that whoever is refused can read on."""

from __future__ import annotations

from typing import Final

from fatsi.rules.geometry import TILE_INDEX
from fatsi.rules.state import State
from fatsi.rules.village import VILLAGE_TILES

# Refusals of a tile or a power are explained by the tile's or the power's own rule; these are those of all others.
_CHAPTERS: Final = {
    "arrival": ("card-not-in-deck", "board-of-colour-first", "active-board-first", "space-occupied"),
    "buddhas": ("no-buddha", "buddha-fresh", "space-not-faced", "buddha-there", "buddha-space-first"),
    "curse": ("die-is-set",),
    "exorcism": (
        *("wrong-number-of-dice", "no-ghost-there", "no-ghost-faced", "cannot-be-exorcised", "too-strong"),
        *("cannot-fall", "dice-must-be-used", "no-curse-or-reward-there", "dice-not-rolled"),
    ),
    "goal": ("game-over",),
    "haunting": ("no-figure-on-step", "tile-active"),
    "incarnations": ("incarnation-immune",),
    "power-tokens": ("no-power-token", "not-neutral", "already-borrowed", "not-on-centre", "no-token-on-centre"),
    "qi": ("taoist-dead", "taoist-living", "qi-supply-empty"),
    "tao": ("supply-empty", "not-on-your-tile", "token-missing", "token-not-needed"),
    "yang": ("picking-up", "move-is-over", "already-there", "too-far", "action-over", "cannot-stay", "your-own-taoist"),
    "yin-yang": ("no-yin-yang", "has-yin-yang"),
}
_MOON_CHAPTERS: Final = {
    "artifacts": ("no-artifact", "artifact-useless", "own-tile"),
    "barrier": ("nothing-to-strike", "other-stack-and-family"),
    "crystals": ("no-crystal", "no-receptacle-here", "no-crystal-left"),
    "laid-down": ("must-stand-up", "not-laid-down"),
    "portal": ("not-on-portal", "portal-taken"),
    "su-ling": ("incarnation-before", "already-before-space"),
    "villagers": ("villager-not-unseen", "no-villager-there", "villager-cannot-come", "no-dead-villager"),
    "white-moon": ("not-in-this-game",),
    "flight": ("must-bring-villager",),
}
_TOPIC_OF: Final = {
    reason: f"{prefix}-{chapter}"
    for prefix, chapters in (("chapter", _CHAPTERS), ("moon-chapter", _MOON_CHAPTERS))
    for chapter, reasons in chapters.items()
    for reason in reasons
}
# Of anything else the course of a turn is explained.
_TURN: Final = "chapter-turn"


def topic_of(reason: str, arguments: dict[str, str | int], state: State) -> str:
    """Return the id of the topic that explains a refusal.

    >>> from fatsi.game import Game
    >>> from fatsi.rules import Setup
    >>> state = Game(Setup(players=1), seed=5).state
    >>> topic_of("no-ghost-faced", {}, state), topic_of("power-used", {"power": "heavenly-gust"}, state)
    ('chapter-exorcism', 'power-heavenly-gust')
    """
    if reason in _TOPIC_OF:
        return _TOPIC_OF[reason]
    if "power" in arguments:
        return f"power-{arguments['power']}"
    tile = arguments.get("tile")
    if isinstance(tile, str) and tile in TILE_INDEX:
        return f"tile-{VILLAGE_TILES[state.table.tiles[TILE_INDEX[tile]]]}"
    return _TURN
