"""The rules as a picture book: every topic with a drawing, and an example to step through where the lesson has one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from fatsi import svg
from fatsi.words import Words
from fatsi.words.lookup import topics

# The drawing of each chapter; tiles, powers, stones, artifacts and families have their own.
_DRAWINGS: Final = {
    "chapter-goal": "lantern",
    "chapter-turn": "yin-yang",
    "chapter-yang": "taoist-red",
    "chapter-arrival": "deck",
    "chapter-exorcism": "die",
    "chapter-haunting": "house-haunted",
    "chapter-curse": "stone-curse",
    "chapter-qi": "qi",
    "chapter-tao": "red",
    "chapter-yin-yang": "yin-yang",
    "chapter-buddhas": "buddha",
    "chapter-power-tokens": "power-token",
    "chapter-neutral": "any-board",
    "chapter-incarnations": "wu-feng",
    "chapter-score": "gift",
    "moon-chapter-white-moon": "moonstone",
    "moon-chapter-villagers": "unseen",
    "moon-chapter-portal": "portal",
    "moon-chapter-flight": "figure",
    "moon-chapter-su-ling": "su-ling",
    "moon-chapter-crystals": "crystal",
    "moon-chapter-barrier": "barrier",
    "moon-chapter-artifacts": "celestial-sword",
    "moon-chapter-laid-down": "taoist-green",
}
# The chapter of the guided game that shows what a topic says.
_EXAMPLES: Final = {
    "chapter-arrival": "arrival",
    "chapter-exorcism": "exorcism",
    "chapter-tao": "tokens",
    "chapter-yang": "villagers",
    "chapter-haunting": "haunting",
    "power-bottomless-pockets": "powers",
    "chapter-buddhas": "buddhas",
    "chapter-yin-yang": "yin-yang",
    "chapter-incarnations": "wu-feng",
    "moon-chapter-villagers": "moon-escort",
    "moon-chapter-portal": "moon-saving",
    "moon-chapter-crystals": "moon-crystals",
    "moon-chapter-su-ling": "moon-su-ling",
    "moon-chapter-white-moon": "moon-wu-feng",
}


@dataclass(frozen=True, slots=True)
class Topic:
    """One thing that the rules explain."""

    name: str
    id: str
    text: str
    picture: Markup
    example: str
    """The chapter of the guided game that shows it, empty for none."""


@lru_cache(maxsize=16)
def rule_book(words: Words, *, white_moon: bool = True) -> tuple[Topic, ...]:
    """Return every topic of the rules, for a page that has the symbols of all drawings."""
    return tuple(
        Topic(name, topic, text, picture_of(topic, words), _EXAMPLES.get(topic, ""))
        for name, topic, text in topics(words, white_moon=white_moon)
    )


def picture_of(topic: str, words: Words) -> Markup:
    """Return what stands beside a topic: the tile itself, or the drawing of what it is about."""
    kind, _, name = topic.partition("-")
    if kind == "tile":
        return Markup(svg.tile_picture(name, words, with_symbols=False))
    drawing = name if kind == "artifact" else _DRAWINGS.get(topic, topic)
    return Markup(svg.icon(drawing))
