"""White Moon in positions: the lines that tell villagers, crystals, artifacts and Su-Ling."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fatsi.notation.fields import Piece
from fatsi.rules.arguments import CORNER
from fatsi.rules.arguments import UNSEEN as _UNKNOWN
from fatsi.rules.cards import BOARD_COLOURED, BY_ID, IS_INCARNATION, WHITE_MOON, Card
from fatsi.rules.colours import COLOUR_INDEX, COLOURS
from fatsi.rules.facts import STONES_OF_PLACE
from fatsi.rules.geometry import SPACE_INDEX, SPACES, TILE_INDEX, TILES
from fatsi.rules.moon.checks import artifacts_missing
from fatsi.rules.moon.dying import dying_villagers
from fatsi.rules.moon.families import ARTIFACTS, FAMILY_IDS, MOON_CRYSTALS, MOST_ON_A_TILE, SIZES, UNKNOWN
from fatsi.rules.moon.position import IN_SUPPLY, SCOPES, USED_UP, Moon
from fatsi.rules.state import State

MOON_KEYS: Final = (
    "villagers",
    "shelter",
    "graveyard",
    "receptacles",
    "su-ling",
    "su-ling-due",
    "died-this-turn",
    "removed-tao",
    "used-artifacts",
    "top",
    "bottom",
    "returned",
    "extra-incarnations",
    "saves",
    "fresh-crystals",
    "claws-used",
    "barriers-due",
    "scope",
    "sword-drawn",
)
_NOTHING: Final = "-"
# Stands for all who, or which, are named nowhere.
REST: Final = "rest"
CORNER_NAMES: Final = CORNER.names


# --- writing --------------------------------------------------------------------------------------------


def moon_lines(moon: Moon, card_ids: Callable[[list[int]], str]) -> list[str]:
    """Return the lines that tell what White Moon adds to a position; what is as usual is left out."""
    lines = [
        f"villagers: {_stacks(moon)}",
        f"shelter: {_families(moon.shelter)}",
        f"graveyard: {_families(moon.graveyard)}",
        f"receptacles: {_names(moon.receptacles, CORNER_NAMES)}",
        f"su-ling: {SPACES[moon.su_ling] if moon.su_ling >= 0 else _NOTHING}",
    ]
    optional = (
        ("su-ling-due", "yes" if moon.su_ling_due else ""),
        ("died-this-turn", "yes" if moon.died_this_turn else ""),
        ("removed-tao", " ".join(COLOURS[colour] for colour, n in enumerate(moon.removed_tao) for _ in range(n))),
        ("used-artifacts", " ".join(ARTIFACTS[at] for at, owner in enumerate(moon.artifacts) if owner == USED_UP)),
        ("top", card_ids(moon.top)),
        ("bottom", card_ids(moon.bottom)),
        ("returned", card_ids(moon.returned)),
        ("extra-incarnations", str(moon.extra_incarnations or "")),
        ("saves", str(moon.saves or "")),
        ("fresh-crystals", str(moon.fresh_crystals or "")),
        ("claws-used", "yes" if moon.claws_used else ""),
        ("barriers-due", str(moon.barriers_due or "")),
        ("scope", SCOPES[moon.scope] if moon.scope else ""),
        ("sword-drawn", "yes" if moon.is_sword_drawn else ""),
    )
    return lines + [f"{key}: {value}" for key, value in optional if value]


def moon_clauses(moon: Moon, seat: int) -> list[str]:
    """Return the clauses that White Moon adds to a seat's line."""
    clauses = []
    if moon.crystals[seat]:
        clauses.append(f"crystals {moon.crystals[seat]}")
    owned = [ARTIFACTS[at] for at, owner in enumerate(moon.artifacts) if owner == seat]
    if owned:
        clauses.append(f"artifacts {' '.join(owned)}")
    if moon.laid_down >> seat & 1:
        clauses.append("laid-down")
    return clauses


def _names(bits: int, names: tuple[str, ...]) -> str:
    return " ".join(name for index, name in enumerate(names) if bits >> index & 1) or _NOTHING


def _stacks(moon: Moon) -> str:
    stacks = (
        " ".join((TILES[tile], *(_UNKNOWN if family == UNKNOWN else FAMILY_IDS[family] for family in stack)))
        for tile, stack in enumerate(moon.stacks)
        if stack
    )
    return ", ".join(stacks) or _NOTHING


def _families(counts: list[int]) -> str:
    return " ".join(FAMILY_IDS[family] for family, n in enumerate(counts) for _ in range(n)) or _NOTHING


def card_line(card: Card) -> str:
    """Return the values of a card that somebody supplied."""
    stones = " / ".join(" ".join(place) or _NOTHING for place in (card.left, card.middle, card.right))
    return f"{card.id} {card.colour} {' '.join(str(n) for n in card.resistance)} / {stones}"


# --- reading --------------------------------------------------------------------------------------------


def parse_cards(piece: Piece) -> tuple[Card, ...]:
    """Return the cards whose values a text supplies, with `;` between them."""
    return tuple(parse_card_values(entry) for entry in piece.split(";"))


def parse_card_values(piece: Piece) -> Card:
    """Return a card of White Moon with the values that a text tells."""
    parts = piece.split("/")
    words = parts[0].split()
    if len(parts) != 4 or len(words) != 7:
        raise piece.fail("wrong-card-values", given=piece.text)
    ids = [card.id for card in BY_ID.values() if card.set == WHITE_MOON]
    printed = BY_ID[words[0].choice(ids, "moon-card")]
    colour = words[1].choice((*COLOURS, BOARD_COLOURED), "colour")
    red, green, blue, yellow, black = (word.number(9) for word in words[2:])
    left, middle, right = (
        () if part.text == _NOTHING else tuple(word.choice(stones, "stone") for word in part.split())
        for part, stones in zip(parts[1:], STONES_OF_PLACE.values(), strict=True)
    )
    resistance = (red, green, blue, yellow, black)
    if (colour == BOARD_COLOURED) != (sum(resistance) == 0):
        raise piece.fail("resistance-and-colour", card=printed.id)
    return Card(
        printed.number, printed.id, printed.name, WHITE_MOON, printed.kind, colour, resistance, left, middle, right
    )


def read_moon(
    state: State, fields: dict[str, Piece], parse_card: Callable[[Piece], int], in_play: set[int]
) -> set[int]:
    """Read what White Moon adds to a position; return the cards that lie known on top of the deck or at its bottom."""
    moon = state.moon
    given = [key for key in MOON_KEYS if key in fields]
    if moon is None:
        if given:
            raise fields[given[0]].fail("of-white-moon", given=given[0])
        return set()
    if "villagers" in fields:
        _read_stacks(moon, fields["villagers"])
    moon.shelter = _read_families(fields, "shelter")
    moon.graveyard = _read_families(fields, "graveyard")
    for piece in _words(fields, "receptacles"):
        bit = 1 << CORNER_NAMES.index(piece.choice(CORNER_NAMES, "corner"))
        if moon.receptacles & bit:
            raise piece.fail("named-twice", given=piece.text)
        moon.receptacles |= bit
    for piece in _words(fields, "su-ling"):
        if moon.su_ling >= 0:
            raise piece.fail("one-su-ling")
        moon.su_ling = SPACE_INDEX[piece.choice(SPACES, "space")]
    for piece in _words(fields, "removed-tao"):
        moon.removed_tao[COLOUR_INDEX[piece.choice(COLOURS, "tao-colour")]] += 1
    for piece in _words(fields, "used-artifacts"):
        if piece.text != REST:
            moon.artifacts[_artifact(moon, piece)] = USED_UP
    known = set(in_play)
    for key, cards in (("top", moon.top), ("bottom", moon.bottom)):
        for piece in _words(fields, key):
            card = parse_card(piece)
            if card in known:
                raise piece.fail("named-elsewhere", given=piece.text)
            if IS_INCARNATION[card] != (key == "top"):
                raise piece.fail("top-or-bottom", card=piece.text)
            known.add(card)
            cards.append(card)
    moon.returned = [parse_card(piece) for piece in _words(fields, "returned")]
    moon.extra_incarnations = _number(fields, "extra-incarnations", 9)
    moon.saves = _number(fields, "saves", 2)
    moon.fresh_crystals = _number(fields, "fresh-crystals", MOON_CRYSTALS)
    moon.barriers_due = _number(fields, "barriers-due", 2)
    moon.su_ling_due = "su-ling-due" in fields and fields["su-ling-due"].flag()
    moon.died_this_turn = "died-this-turn" in fields and fields["died-this-turn"].flag()
    moon.claws_used = "claws-used" in fields and fields["claws-used"].flag()
    moon.is_sword_drawn = "sword-drawn" in fields and fields["sword-drawn"].flag()
    if "scope" in fields:
        moon.scope = SCOPES.index(fields["scope"].choice(SCOPES, "scope"))
    return {*moon.top, *moon.bottom}


def read_moon_clause(moon: Moon, seat: int, kind: str, clause: Piece, words: list[Piece]) -> None:
    """Read a clause that White Moon adds to a seat's line."""
    if kind == "laid-down":
        if len(words) > 1:
            raise clause.fail("stands-alone", given=kind)
        moon.laid_down |= 1 << seat
    elif kind == "artifacts":
        for word in words[1:]:
            moon.artifacts[_artifact(moon, word)] = seat
    elif len(words) != 2:
        raise clause.fail("wrong-form", given=clause.text, wanted="crystals 2")
    else:
        moon.crystals[seat] = words[1].number(MOON_CRYSTALS)


def _artifact(moon: Moon, piece: Piece) -> int:
    artifact = ARTIFACTS.index(piece.choice(ARTIFACTS, "artifact"))
    if moon.artifacts[artifact] != IN_SUPPLY:
        raise piece.fail("named-twice", given=piece.text)
    return artifact


def count_moon_supplies(state: State, moon: Moon, fields: dict[str, Piece]) -> None:
    """Work out what is left of crystals and tokens, which villagers have not been seen, and what `rest` stands for."""
    moon.crystal_supply = MOON_CRYSTALS - sum(moon.crystals) - moon.receptacles.bit_count()
    for colour in range(5):
        state.supply[colour] -= moon.removed_tao[colour]
    seen = [shelter + dead for shelter, dead in zip(moon.shelter, moon.graveyard, strict=True)]
    for stack in (*moon.stacks, tuple(family for family, _ in dying_villagers(state))):
        for family in stack:
            if family != UNKNOWN:
                seen[family] += 1
    moon.unseen = [size - n for size, n in zip(SIZES, seen, strict=True)]
    _read_rest(state, moon, fields)


def _read_rest(state: State, moon: Moon, fields: dict[str, Piece]) -> None:
    """Let the villagers named nowhere be saved or dead, and artifacts of saved families be used, where it says so."""
    told = [
        (piece, saved_or_dead)
        for key, saved_or_dead in (("shelter", moon.shelter), ("graveyard", moon.graveyard))
        for piece in _words(fields, key)
        if piece.text == REST
    ]
    if len(told) > 1:
        raise told[1][0].fail("named-twice", given=REST)
    for piece, saved_or_dead in told:
        if any(UNKNOWN in stack for stack in moon.stacks) or min(moon.unseen) < 0:
            raise piece.fail("rest-face-down")
        for family, n in enumerate(moon.unseen):
            saved_or_dead[family] += n
        moon.unseen = [0] * len(SIZES)
    if any(piece.text == REST for piece in _words(fields, "used-artifacts")):
        for artifact in artifacts_missing(state, moon):
            moon.artifacts[artifact] = USED_UP


def _read_stacks(moon: Moon, piece: Piece) -> None:
    moon.stacks = [()] * len(TILES)
    if piece.text == _NOTHING:
        return
    for entry in piece.split(","):
        words = entry.split()
        if len(words) < 2:
            raise entry.fail("wrong-form", given=entry.text, wanted="NW ? ? hua")
        tile = TILE_INDEX[words[0].choice(TILES, "tile")]
        if moon.stacks[tile]:
            raise words[0].fail("named-twice", given=TILES[tile])
        if len(words) - 1 > MOST_ON_A_TILE:
            raise entry.fail("too-many-villagers", most=MOST_ON_A_TILE)
        moon.stacks[tile] = tuple(
            UNKNOWN if word.text == _UNKNOWN else FAMILY_IDS.index(word.choice(FAMILY_IDS, "family"))
            for word in words[1:]
        )


def _read_families(fields: dict[str, Piece], key: str) -> list[int]:
    counts = [0] * len(FAMILY_IDS)
    for piece in _words(fields, key):
        if piece.text != REST:
            counts[FAMILY_IDS.index(piece.choice(FAMILY_IDS, "family"))] += 1
    return counts


def _words(fields: dict[str, Piece], key: str) -> list[Piece]:
    return [] if key not in fields or fields[key].text == _NOTHING else fields[key].split()


def _number(fields: dict[str, Piece], key: str, most: int) -> int:
    return fields[key].number(most) if key in fields else 0
