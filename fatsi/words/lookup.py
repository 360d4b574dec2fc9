"""Answers to "what is this?": cards, ghosts in play, tiles, powers, stones and short chapters of the rules.

A thing is found by its name in the reader's language and by its English name, which many rulebooks print. Accents may
be left out.
"""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from fatsi.rules.cards import BASE, BY_NUMBER, CARDS, Card
from fatsi.rules.colours import COLOURS
from fatsi.rules.facts import ARRIVAL_STONES, CURSE_STONES, YIN_STONES, CardFacts
from fatsi.rules.geometry import SPACE_INDEX, TILE_INDEX
from fatsi.rules.moon.families import FAMILIES, FAMILY_IDS, SIZES
from fatsi.rules.state import State
from fatsi.rules.village import BASE_TILES, VILLAGE_TILES
from fatsi.words.catalogue import FALLBACK
from fatsi.words.message_arguments import NAMED_THINGS, card_arguments, cards_of
from fatsi.words.sight import Sight
from fatsi.words.speech import Words
from fatsi.words.speech import words as words_of

_STONES_OF: Final = ("left", "middle", "right")
# Stones that may stand at several places of a card, and so do not say themselves when they apply.
_ANY_TIME: Final = frozenset(ARRIVAL_STONES) & frozenset((*YIN_STONES, *CURSE_STONES))
# What `rules` can explain: kinds of names that have a `.text`, and the chapters.
_EXPLAINED: Final = ("tile", "power", "stone", "artifact")
_CHAPTERS: Final = "chapter-"
_MOON_CHAPTERS: Final = "moon-chapter-"


# --- cards ----------------------------------------------------------------------------------------------


def explain_card(card: Card, words: Words) -> list[str]:
    """Return what a card is, and each of its stones in words."""
    message = "about-incarnation" if card.is_incarnation else "about-ghost"
    head = words.text(message, **card_arguments(card), colour=card.colour)
    stones = [_stone(side, stone, words) for side in _STONES_OF for stone in getattr(card, side)]
    about = [head, *(stones or [words.text("about-no-stones")])]
    if card.is_reconstructed:
        about.append(words.text("about-reconstructed"))
    return about


def _stone(side: str, stone: str, words: Words) -> str:
    text = words.text(f"stone-{stone}.text")
    return words.text(f"about-stone-{side}", text=text) if stone in _ANY_TIME else text


def cards_named(name: str, facts: CardFacts, words: Words) -> list[Card]:
    """Return the cards that have this name or id, or else this as a part of their name; identical cards count once.

    >>> from fatsi.rules.facts import PRINTED
    >>> [card.id for card in cards_named("hound of depth", PRINTED, Words("de"))]
    ['hound-of-depth']
    """
    wanted = _plain(name)
    cards = [card for card in facts.card if card is not None]
    exact = [card for card in cards if wanted in (*_names_of(card, words), _plain_name(card.id))]
    partial = [card for card in cards if wanted and any(wanted in known for known in _names_of(card, words))]
    distinct: dict[tuple[object, ...], Card] = {}
    for card in exact or partial:
        distinct.setdefault((words.card(card.number), card.resistance, card.left, card.middle, card.right), card)
    return list(distinct.values())


def near_cards(name: str, words: Words) -> list[str]:
    """Return names of cards that may have been meant, in the reader's language."""
    return _nearest_names(
        name, {known: words.card(card.number) for card in BY_NUMBER.values() for known in _names_of(card, words)}
    )


def _names_of(card: Card, words: Words) -> tuple[str, str]:
    """Return the names by which a card is found: that of the reader's language, and the English one."""
    return _plain_name(words.card(card.number)), _plain_name(card.name)


def unseen_cards(state: State, words: Words) -> list[str]:
    """Return which cards may still come, by colour, and which incarnations."""
    lines = []
    for colour in COLOURS:
        unseen = [card for card in state.unseen if COLOURS[state.facts.colour[card]] == colour]
        if unseen:
            names = words.listed(_counted_names(unseen, words))
            lines.append(words.text("cards-unseen", colour=colour, number=len(unseen), names=names))
    known = len(state.moon.bottom) if state.moon else 0
    removed = len(state.unseen) - (sum(state.deck) - known)
    if removed:
        lines.append(words.text("cards-removed", number=removed))
    if len(state.deck) > 1:
        cards = cards_of(state.unseen_incarnations)
        lines.append(words.text("cards-unseen-incarnations", number=len(state.deck) - 1, cards=cards))
    moon = Sight(state, words).moon
    if moon and (villagers := moon.unseen_villagers()):
        lines.append(villagers)
    return lines


def _counted_names(cards: list[int], words: Words) -> list[str]:
    """Return the names of cards, with how many there are of a name if there are several."""
    by_name: dict[str, list[int]] = {}
    for card in cards:
        by_name.setdefault(words.card(card), []).append(card)
    return [
        words.text("cards-of-a-name", card=BY_NUMBER[alike[0]].id, number=len(alike)) if len(alike) > 1 else name
        for name, alike in by_name.items()
    ]


# --- places ---------------------------------------------------------------------------------------------


def explain_place(name: str, state: State, words: Words) -> list[str]:
    """Return what lies on a space or tile, explained; nothing if there is no such place."""
    sight = Sight(state, words)
    name = name.upper()
    if name in SPACE_INDEX:
        space = SPACE_INDEX[name]
        lines = [sight.space(space)]
        if state.ghosts[space]:
            card = state.facts.card[state.ghosts[space]]
            assert card is not None
            lines += explain_card(card, words)[1:]
        return lines
    if name in TILE_INDEX:
        tile = TILE_INDEX[name]
        lines = [sight.tile(tile), words.text(f"tile-{VILLAGE_TILES[state.table.tiles[tile]]}.text")]
        if sight.moon:
            lines += [_explain_family(family, words) for family in sight.moon.families_on(tile)]
        return lines
    return []


def _explain_family(family: int, words: Words) -> str:
    return words.text("topic", name=words.name("family", FAMILY_IDS[family]), text=_about_family(family, words))


def _about_family(family: int, words: Words) -> str:
    return words.text("about-family", family=FAMILY_IDS[family], number=SIZES[family])


# --- rules ----------------------------------------------------------------------------------------------


def topics(words: Words, *, white_moon: bool = True) -> Iterator[tuple[str, str, str]]:
    """Return every topic as its name, its id and what there is to say of it; of White Moon only where it is played."""
    for message in (*words.ids(_CHAPTERS), *(words.ids(_MOON_CHAPTERS) if white_moon else ())):
        yield words.text(message), message, words.text(f"{message}.text")
    for kind in _EXPLAINED:
        for message in words.ids(f"{kind}-"):
            if words.has(f"{message}.text") and (white_moon or not _is_of_moon(message)):
                yield words.text(message), message, words.text(f"{message}.text")
    for family, row in enumerate(FAMILIES if white_moon else ()):
        yield words.name("family", row.id), f"family-{row.id}", _about_family(family, words)


def _is_of_moon(message: str) -> bool:
    """Whether a tile, stone or artifact is none of the base game."""
    kind, _, name = message.partition("-")
    if kind == "stone":
        return name not in {
            stone for card in CARDS if card.set == BASE for part in _STONES_OF for stone in getattr(card, part)
        }
    return kind == "artifact" or (kind == "tile" and name not in BASE_TILES)


def topic_lists(words: Words, *, white_moon: bool) -> list[str]:
    """Return what can be asked for, kind by kind; of White Moon only where it is played."""
    lines = [words.text("topics-chapters", topics=words.listed([words.text(m) for m in words.ids(_CHAPTERS)]))]
    if white_moon:
        chapters = [words.text(message) for message in words.ids(_MOON_CHAPTERS)]
        lines.append(words.text("topics-moon", topics=words.listed(chapters)))
        lines.append(words.text("topics-families", topics=words.listed(_names("family", words))))
        lines.append(words.text("topics-artifacts", topics=words.listed(_names("artifact", words))))
    lines.append(words.text("topics-tiles", topics=words.listed(_names("tile", words))))
    lines.append(words.text("topics-powers", topics=words.listed(_names("power", words))))
    stones = [words.text(message) for message in words.ids("stone-")]
    lines.append(words.text("topics-stones", topics=words.listed(stones)))
    return lines


def _names(kind: str, words: Words) -> list[str]:
    return [words.name(kind, thing) for thing in NAMED_THINGS[kind]]


def explain_topic(name: str, words: Words) -> list[str]:
    """Return what the rules say about a topic, named as a whole or in part; nothing if there is none."""
    wanted = _plain(name)
    known = [(_topic_names(topic, words), topic) for topic in topics(words)]
    exact = [topic for names, topic in known if wanted in (*names, _plain(topic[1]))]
    partial = [topic for names, topic in known if wanted and any(wanted in one for one in names)]
    return [words.text("topic", name=title, text=text) for title, _, text in exact or partial]


def near_topics(name: str, words: Words) -> list[str]:
    """Return topics that may have been meant, in the reader's language."""
    return _nearest_names(name, {known: topic[0] for topic in topics(words) for known in _topic_names(topic, words)})


def _topic_names(topic: tuple[str, str, str], words: Words) -> tuple[str, str]:
    """Return the names by which a topic is found: that of the reader's language, and the English one."""
    title, message, _ = topic
    return _plain_name(title), _plain_name(words_of(FALLBACK).text(message))


# --- names as people type them --------------------------------------------------------------------------


def _plain(name: str) -> str:
    r"""Return a name as people type it: lower case, single spaces, no accents and no punctuation.

    >>> _plain("Échoppe de l\u2019herboriste") == _plain("echoppe de l'herboriste")
    True
    >>> _plain("Władca Wampirów")
    'wladca wampirow'
    """
    # Unlike other letters, the Polish l has no accent that can be taken off.
    letters = unicodedata.normalize("NFKD", name.casefold().replace("ł", "l"))
    typed = "".join(c if c.isalnum() else " " for c in letters if c not in "'\u2019" and not unicodedata.combining(c))
    return " ".join(typed.split())


# Every search looks through all names; what people search for is not kept.
_plain_name = lru_cache(maxsize=4096)(_plain)


def _nearest_names(name: str, names: dict[str, str]) -> list[str]:
    """Return what may have been meant, each thing once, of names as they are typed and as they are shown."""
    return list(dict.fromkeys(names[known] for known in nearest(_plain(name), list(names))))


def nearest(line: str, known: list[str]) -> list[str]:
    """Return what may have been meant by a line that nobody understands.

    >>> nearest("mvoe NE", ["move N", "move NE", "exorcise"])[0]
    'move NE'
    """
    return difflib.get_close_matches(line, known, n=3, cutoff=0.6)
