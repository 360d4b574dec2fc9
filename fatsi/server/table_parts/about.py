"""The zoom: a thing on the table large, and what there is to know about it in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from markupsafe import Markup

from fatsi import svg
from fatsi.game import Game
from fatsi.rules.cards import BY_NUMBER
from fatsi.rules.colours import COLOURS
from fatsi.rules.geometry import SIDE_INDEX, SPACE_INDEX, TILE_INDEX
from fatsi.rules.moon.families import ARTIFACTS
from fatsi.rules.powers import POWERS
from fatsi.rules.state import State
from fatsi.rules.village import VILLAGE_TILES
from fatsi.server.pages.templating import fragment
from fatsi.server.table_parts.denied import why_not_here
from fatsi.server.table_parts.odds_table import OddsTable, odds_from
from fatsi.words import Words
from fatsi.words.lookup import explain_card, explain_place, unseen_cards
from fatsi.words.sight import Sight


@dataclass(frozen=True, slots=True)
class Zoom:
    """What the page says about a thing."""

    title: str
    lines: list[str]
    picture: str = ""
    odds: tuple[OddsTable, ...] = ()
    rules: tuple[str, ...] = ()
    """The ids of the topics of the rules that say more."""
    why_not: str = ""
    """Why it cannot be chosen now, empty if it can, or if nothing of the kind is asked."""
    code: str = ""
    """The code of a place with which the first line begins."""


def about(game: Game, thing: str, words: Words) -> str | None:
    """Return what there is to know about the element of that id; None if the table has no such thing."""
    kind, _, name = thing.partition("-")
    zoom = None
    if thing in _WHOLE:
        zoom = _WHOLE[thing](game.state, words)
    elif kind in _NAMED:
        zoom = _NAMED[kind](game.state, name, words)
    if zoom is None:
        return None
    if refused := why_not_here(game.state, thing, words):
        zoom = replace(zoom, why_not=words.text("about-why-not", reason=refused))
    links = [(topic, words.text(topic)) for topic in dict.fromkeys(zoom.rules)]
    return fragment("about", words, zoom=zoom, picture=zoom.picture, links=links)


# --- the village and the ghosts ---------------------------------------------------------------------------


def _tile(state: State, name: str, words: Words) -> Zoom | None:
    if name not in TILE_INDEX:
        return None
    tile = TILE_INDEX[name]
    tile_id = VILLAGE_TILES[state.table.tiles[tile]]
    lines = explain_place(name, state, words)
    is_yang = Sight(state, words).is_yang() and state.result is None
    return Zoom(
        words.name("tile", tile_id),
        lines,
        Markup(svg.tile_picture(tile_id, words, is_haunted=state.haunted >> tile & 1 == 1, with_symbols=False)),
        odds_from(state, words, tile) if is_yang else (),
        (f"tile-{tile_id}", "chapter-yang"),
        code=words.name("place", name),
    )


def _space(state: State, name: str, words: Words) -> Zoom | None:
    if name not in SPACE_INDEX:
        return None
    card = state.ghosts[SPACE_INDEX[name]]
    lines = explain_place(name, state, words)
    if not card:
        return Zoom(words.name("space", name), [*lines, words.text("chapter-arrival.text")], rules=("chapter-arrival",))
    drawn, rules = _card_picture(state, card, words), _rules_of_card(state, card)
    return Zoom(words.card(card), lines, drawn, rules=rules, code=words.name("space", name))


def _ghost(state: State, name: str, words: Words) -> Zoom | None:
    number = int(name) if name.isascii() and name.isdecimal() and len(name) < 5 else 0
    card = state.facts.card[number] if number in BY_NUMBER else None
    if card is None:
        return None
    if number in state.ghosts:
        return _space(state, _name_of_space(state.ghosts.index(number)), words)
    return Zoom(
        words.card(number),
        explain_card(card, words),
        _card_picture(state, number, words),
        rules=_rules_of_card(state, number),
    )


def _rules_of_card(state: State, number: int) -> tuple[str, ...]:
    """Return the topics of a card: each of its stones, and how it is exorcised."""
    card = state.facts.card[number]
    assert card is not None
    stones = tuple(f"stone-{stone}" for part in (card.left, card.middle, card.right) for stone in part)
    return (*stones, "chapter-incarnations" if card.is_incarnation else "chapter-exorcism")


def _card_picture(state: State, card: int, words: Words) -> Markup:
    """Return a card with the values that this game plays it with."""
    facts = state.facts.card[card] if state.table.setup.cards else None
    return Markup(svg.card_picture(card, words, facts=facts, with_symbols=False))


def _name_of_space(space: int) -> str:
    return next(name for name, index in SPACE_INDEX.items() if index == space)


def _figure(state: State, name: str, words: Words) -> Zoom | None:
    if name not in SPACE_INDEX:
        return None
    return Zoom(
        words.text("chapter-haunting"), [Sight(state, words).space(SPACE_INDEX[name]), _chapter("haunting", words)]
    )


def _buddha(state: State, name: str, words: Words) -> Zoom | None:
    if name not in SPACE_INDEX:
        return None
    return Zoom(
        words.text("chapter-buddhas"), [Sight(state, words).space(SPACE_INDEX[name]), _chapter("buddhas", words)]
    )


# --- boards, Taoists and what they have ---------------------------------------------------------------------


def _board(state: State, name: str, words: Words) -> Zoom | None:
    if name not in SIDE_INDEX:
        return None
    seat = SIDE_INDEX[name]
    sight = Sight(state, words)
    power = POWERS[state.table.powers[seat]].id
    lines = [sight.board(seat), words.text(f"power-{power}.text"), sight.seat(seat)]
    if not state.table.is_player[seat]:
        lines.append(_chapter("neutral", words))
    return Zoom(words.name("power", power), lines, rules=(f"power-{power}", "chapter-power-tokens"))


def _token(state: State, name: str, words: Words) -> Zoom | None:
    side, _, colour = name.partition("-")
    if side not in SIDE_INDEX or colour not in COLOURS:
        return None
    return Zoom(words.text("chapter-tao"), [Sight(state, words).seat(SIDE_INDEX[side]), _chapter("tao", words)])


def _supply(state: State, name: str, words: Words) -> Zoom | None:
    if name not in COLOURS:
        return None
    return Zoom(words.text("chapter-tao"), [Sight(state, words).supply(), _chapter("tao", words)])


def _qi(state: State, words: Words) -> Zoom:
    return Zoom(words.text("chapter-qi"), [Sight(state, words).supply(), _chapter("qi", words)])


def _deck(state: State, words: Words) -> Zoom:
    lines = [Sight(state, words).deck(), *unseen_cards(state, words), _chapter("incarnations", words)]
    return Zoom(words.text("about-deck"), lines)


def _dice(state: State, words: Words) -> Zoom:
    sight = Sight(state, words)
    lines = [sight.dice(), *sight.warnings(), _chapter("exorcism", words), _chapter("curse", words)]
    return Zoom(words.text("about-dice"), lines)


def _haunted(state: State, words: Words) -> Zoom:
    return Zoom(words.text("chapter-haunting"), [Sight(state, words).haunted(), _chapter("haunting", words)])


def _chapter(name: str, words: Words) -> str:
    return words.text(f"chapter-{name}.text")


# --- White Moon -----------------------------------------------------------------------------------------


def _villagers(state: State, name: str, words: Words) -> Zoom | None:
    if state.moon is None or name not in TILE_INDEX:
        return None
    # The tile's own rules are not asked for here: who stands there, and what becomes of the families.
    sentence, _, *families = explain_place(name, state, words)
    return _of_moon("villagers", state, words, [sentence, *families])


def _artifact(state: State, name: str, words: Words) -> Zoom | None:
    if state.moon is None or name not in ARTIFACTS:
        return None
    return Zoom(words.name("artifact", name), [words.text(f"artifact-{name}.text")])


def _receptacle(state: State, name: str, words: Words) -> Zoom | None:
    return _crystals(state, words) if name in TILE_INDEX else None


def _crystals(state: State, words: Words) -> Zoom | None:
    return _of_moon("crystals", state, words)


def _of_moon(chapter: str, state: State, words: Words, lines: list[str] | None = None) -> Zoom | None:
    """Return a chapter of White Moon under what is on the table; None in base games."""
    moon = Sight(state, words).moon
    if moon is None:
        return None
    sentences = lines if lines is not None else [sentence for group in moon.status() for sentence in group]
    text = words.text(f"moon-chapter-{chapter}.text")
    return Zoom(words.text(f"moon-chapter-{chapter}"), [*sentences, text])


_NAMED: Final[dict[str, Callable[[State, str, Words], Zoom | None]]] = {
    "tile": _tile,
    "space": _space,
    "ghost": _ghost,
    "figure": _figure,
    "buddha": _buddha,
    "board": _board,
    "taoist": _board,
    "token": _token,
    "supply": _supply,
    "villagers": _villagers,
    "artifact": _artifact,
    "receptacle": _receptacle,
}
_WHOLE: Final[dict[str, Callable[[State, Words], Zoom | None]]] = {
    "qi-supply": _qi,
    "deck": _deck,
    "dice": _dice,
    "haunted": _haunted,
    "crystals": _crystals,
    "portal": lambda state, words: _of_moon("portal", state, words),
    "shelter": lambda state, words: _of_moon("portal", state, words),
    "graveyard": lambda state, words: _of_moon("villagers", state, words),
    "su-ling": lambda state, words: _of_moon("su-ling", state, words),
}
