"""Positions as text: everything that is on the table and what is still to be done, line by line.

What a text leaves out is as at the start of a game, so that a position can be written by hand with just what
matters. See docs/notation.md.
"""

from __future__ import annotations

from typing import Final

from fatsi.notation.fields import Piece, first_line, read_fields
from fatsi.notation.moon import (
    MOON_KEYS,
    card_line,
    count_moon_supplies,
    moon_clauses,
    moon_lines,
    parse_cards,
    read_moon,
    read_moon_clause,
)
from fatsi.notation.step_text import parse_card, parse_step
from fatsi.rules.arrival import cards_in_hand
from fatsi.rules.cards import BY_ID, BY_NUMBER, INCARNATIONS, IS_INCARNATION, STOPS_ALL_POWERS
from fatsi.rules.colours import BOARD_COLOURS, BUDDHAS, COLOUR_INDEX, COLOURS, QI_TOKENS, TAO_PER_COLOUR
from fatsi.rules.consistency import check
from fatsi.rules.ending import breakdown
from fatsi.rules.errors import InvalidSetup, InvalidText
from fatsi.rules.geometry import (
    NO_FIGURE,
    ON_CARD,
    ON_STEP,
    SEATS,
    SIDE_INDEX,
    SIDES,
    SPACE_INDEX,
    SPACES,
    TILE_INDEX,
    TILES,
)
from fatsi.rules.powers import BOARD_SIDES
from fatsi.rules.scoring import REASONS, WON, Result
from fatsi.rules.setup import DIFFICULTIES, EDITIONS, GHOSTS_AFTER_INCARNATION, MOON_VILLAGES, Setup
from fatsi.rules.state import State
from fatsi.rules.table import Table
from fatsi.rules.turn import TURN
from fatsi.rules.village import BASE_TILES, FIRST_MOON_TILES, VILLAGE_TILES
from fatsi.rules.yang import ONCE_A_TURN, STAGES

VERSION: Final = 1
SETUP_KEYS: Final = (
    "players",
    "difficulty",
    "edition",
    "five-qi",
    "seats",
    "first",
    "village",
    "boards",
    "incarnations",
    "white-moon",
    "moon-village",
    "portal",
    "cards",
)
STATE_KEYS: Final = (
    "active",
    "haunted",
    "circle",
    "ghosts",
    "buddhas",
    *SIDES,
    "deck",
    "gone",
    "defeated",
    "powers-lost",
    *MOON_KEYS,
    "stage",
    "helps",
    "exorcisms",
    "action-tile",
    "used",
    "borrowed",
    "fresh-buddhas",
    "pending",
    "result",
)
KEYS: Final = SETUP_KEYS + STATE_KEYS
NOTHING: Final = "-"


# --- writing --------------------------------------------------------------------------------------------


def position(state: State) -> str:
    """Return a position as text.

    >>> from fatsi.rules import Setup, State
    >>> import random
    >>> state = State.new(Setup(players=1).dealt(random.Random(3)))
    >>> parse_position(position(state)) == state
    True
    """
    return "\n".join((f"fatsi position {VERSION}", *setup_lines(state.table.setup), *state_lines(state), ""))


def setup_lines(setup: Setup) -> list[str]:
    """Return the lines that tell a dealt setup."""
    assert setup.tiles and setup.boards and setup.board_sides and setup.incarnations
    lines = [f"players: {setup.players}", f"difficulty: {setup.difficulty}", f"edition: {setup.edition}"]
    if setup.five_qi:
        lines.append("five-qi: yes")
    lines.append(f"seats: {' '.join(setup.seats_taken)}")
    lines.append(f"first: {setup.first}")
    lines.append(f"village: {' '.join(str(tile) for tile in setup.tiles)}")
    boards = (f"{colour}-{side}" for colour, side in zip(setup.boards, setup.board_sides, strict=True))
    lines.append(f"boards: {' '.join(boards)}")
    if setup.white_moon or setup.incarnations != tuple(BY_NUMBER[card].id for card in INCARNATIONS):
        lines.append(f"incarnations: {' '.join(setup.incarnations)}")
    if setup.white_moon:
        lines += ["white-moon: yes", f"moon-village: {setup.moon_village}", f"portal: {setup.portal}"]
    if setup.cards:
        lines.append(f"cards: {'; '.join(card_line(card) for card in setup.cards)}")
    return lines


def state_lines(state: State) -> list[str]:
    """Return the lines that tell a position, without its setup."""
    lines = [
        f"active: {SIDES[state.active]}",
        f"haunted: {_names(state.haunted, TILES)}",
        f"circle: {COLOURS[state.circle] if state.circle >= 0 else NOTHING}",
        f"ghosts: {_ghosts(state)}",
        f"buddhas: {_names(state.buddhas, SPACES)}",
        *(f"{SIDES[seat]}: {_seat(state, seat)}" for seat in SEATS),
        f"deck: {' '.join(str(number) for number in state.deck)}",
        f"gone: {' '.join(BY_NUMBER[card].id for card in _gone(state)) or NOTHING}",
        f"defeated: {state.defeated}",
    ]
    if state.powers_lost:
        lines.append("powers-lost: yes")
    if state.moon is not None:
        lines += moon_lines(state.moon, _card_ids)
    if state.stage or state.used or state.borrowed or state.fresh_buddhas or state.helps or state.exorcisms:
        lines.append(f"stage: {STAGES[state.stage]}")
        lines.append(f"helps: {state.helps}")
        lines.append(f"exorcisms: {state.exorcisms}")
        lines.append(f"action-tile: {TILES[state.action_tile] if state.action_tile >= 0 else NOTHING}")
        lines.append(f"used: {_names(state.used, ONCE_A_TURN)}")
        lines.append(f"borrowed: {_names(state.borrowed, SIDES)}")
        lines.append(f"fresh-buddhas: {state.fresh_buddhas}")
    if state.result is not None:
        lines.append(f"result: {result_text(state.result)}")
    else:
        lines.append(f"pending: {'; '.join(str(step) for step in reversed(state.stack))}")
    return lines


def result_text(result: Result) -> str:
    """Return how a game ended, such as `lost village-haunted`."""
    return f"{'won' if result.won else 'lost'} {result.reason}"


def _names(bits: int, names: tuple[str, ...]) -> str:
    return " ".join(name for index, name in enumerate(names) if bits >> index & 1) or NOTHING


def _ghosts(state: State) -> str:
    lying = []
    for space, card in enumerate(state.ghosts):
        if card:
            words = [SPACES[space], BY_NUMBER[card].id]
            if state.figures[space] == ON_STEP:
                words.append("step")
            if state.dormant >> space & 1:
                words.append("dormant")
            if state.mantra == space:
                words.append("mantra")
            if state.caught and state.facts.needs_buddha[card]:
                words.append("caught")
            lying.append(" ".join(words))
    return ", ".join(lying) or NOTHING


def _seat(state: State, seat: int) -> str:
    if not state.qi[seat]:
        return "dead" if state.table.is_player[seat] else "possessed"
    clauses = [f"qi {state.qi[seat]}"]
    if state.table.is_player[seat]:
        clauses.append(f"at {TILES[state.position[seat]]}")
    if state.yin_yang >> seat & 1:
        clauses.append("yin-yang")
    tao = [COLOURS[colour] for colour in range(5) for _ in range(state.tao[seat * 5 + colour])]
    if tao:
        clauses.append(f"tao {' '.join(tao)}")
    if state.power_tokens[seat]:
        clauses.append(f"power-tokens {state.power_tokens[seat]}")
    if state.held_buddhas[seat]:
        clauses.append(f"buddhas {state.held_buddhas[seat]}")
    if state.moon is not None:
        clauses += moon_clauses(state.moon, seat)
    return ", ".join(clauses)


def _card_ids(cards: list[int]) -> str:
    return " ".join(BY_NUMBER[card].id for card in cards)


def _gone(state: State) -> list[int]:
    """Return the cards that were seen and are out of play again."""
    in_hand = cards_in_hand(state.stack)
    known = {*state.unseen, *state.unseen_incarnations, *state.ghosts, *in_hand}
    if state.moon is not None:
        known |= {*state.moon.top, *state.moon.bottom}
    return [card for card in (*state.table.setup.ghosts, *state.table.incarnations) if card not in known]


# --- reading --------------------------------------------------------------------------------------------


def parse_position(text: str) -> State:
    """Return the position that a text tells; `InvalidText` says what cannot be read, and where.

    >>> state = parse_position('''fatsi position 1
    ... ghosts: N2 lich, S1 ghoul step
    ... pending: yang
    ... ''')
    >>> state.actor, [str(action) for action in state.legal()[:3]]
    (0, ['move NW', 'move N', 'move NE'])
    """
    first_line(text, "position", VERSION)
    return state_of(read_fields(list(enumerate(text.split("\n"), 1))[1:], KEYS))


def setup_of(fields: dict[str, Piece]) -> Setup:
    """Return the dealt setup that the fields tell."""
    given: dict[str, object] = {}
    if "players" in fields:
        given["players"] = int(fields["players"].choice(("1", "2", "3", "4"), "players"))
    if "difficulty" in fields:
        given["difficulty"] = fields["difficulty"].choice(DIFFICULTIES, "difficulty")
    if "edition" in fields:
        given["edition"] = fields["edition"].choice(EDITIONS, "edition")
    if "five-qi" in fields:
        given["five_qi"] = fields["five-qi"].flag()
    if "seats" in fields:
        given["seats"] = tuple(piece.choice(SIDES, "side") for piece in fields["seats"].split())
    if "first" in fields:
        given["first"] = fields["first"].choice(SIDES, "side")
    if "village" in fields:
        given["tiles"] = tuple(piece.choice(VILLAGE_TILES, "village-tile") for piece in fields["village"].split())
    if "boards" in fields:
        known = [f"{colour}-{side}" for colour in BOARD_COLOURS for side in BOARD_SIDES]
        boards = [piece.choice(known, "board").split("-") for piece in fields["boards"].split()]
        given["boards"] = tuple(colour for colour, _ in boards)
        given["board_sides"] = tuple(side for _, side in boards)
    if "incarnations" in fields:
        ids = [card.id for card in BY_ID.values() if card.is_incarnation]
        given["incarnations"] = tuple(piece.choice(ids, "incarnation") for piece in fields["incarnations"].split())
    if "white-moon" in fields:
        given["white_moon"] = fields["white-moon"].flag()
    if "moon-village" in fields:
        given["moon_village"] = fields["moon-village"].choice(MOON_VILLAGES, "moon-village")
    if "portal" in fields:
        given["portal"] = fields["portal"].choice(TILES, "tile")
    if "cards" in fields:
        given["cards"] = parse_cards(fields["cards"])
    _lay_in_order(given)
    try:
        setup = Setup(**given)  # type: ignore[arg-type]  # each value was read as its field wants it
        return setup.dealt(_InOrder())
    except InvalidSetup as error:
        raise _at_field(error, fields) from None


def _lay_in_order(given: dict[str, object]) -> None:
    """Lay what a text leaves open in the order of the rules: tiles, boards with side a up, red at the solo player's."""
    given.setdefault("tiles", FIRST_MOON_TILES if given.get("moon_village") == "first-game" else BASE_TILES)
    if "boards" not in given:
        given["boards"] = BOARD_COLOURS
        given["board_sides"] = (BOARD_SIDES[0],) * len(SIDES)
        seats = given.get("seats")
        if given.get("players") == 1 and isinstance(seats, tuple) and len(seats) == 1:
            turned = SIDE_INDEX[seats[0]]
            given["boards"] = BOARD_COLOURS[-turned:] + BOARD_COLOURS[:-turned]


class _InOrder:
    """Answers for the generator where a text leaves a part open: always with the first."""

    def randrange(self, stop: int, /) -> int:
        return 0


_TURN_KEYS: Final = ("helps", "exorcisms", "used", "borrowed", "action-tile")
_TOLD_BY: Final[dict[str, tuple[str, ...]]] = {
    "tao": (*SIDES, "circle", "removed-tao"),
    "qi": SIDES,
    "power-tokens": SIDES,
    "buddhas": SIDES,
    "seats": SIDES,
    "mantra": ("ghosts",),
    "deck": ("defeated", "gone", "ghosts", "result", "pending"),
    "stage": _TURN_KEYS,
    "action-tile": _TURN_KEYS,
    "helps": _TURN_KEYS,
}
_FIELD_OF_PART: Final = {
    "five_qi": "five-qi",
    "tiles": "village",
    "board_sides": "boards",
    "white_moon": "white-moon",
    "moon_village": "moon-village",
}


def _at_field(error: InvalidSetup, fields: dict[str, Piece]) -> InvalidText:
    """Return an error about a part of the setup or position as one about the line that tells it."""
    part = _FIELD_OF_PART.get(error.part, error.part)
    # The part itself may not be told: then what it was worked out from is to blame.
    blamed = next((fields[key] for key in (part, *_TOLD_BY.get(part, ())) if key in fields), Piece("", 0, 0))
    return InvalidText(error.reason, line=blamed.line, column=blamed.column, field=part, **error.arguments)


def state_of(fields: dict[str, Piece]) -> State:
    """Return the position that the fields tell."""
    state = State(Table(setup_of(fields)))
    state.stack = [TURN]
    if "active" in fields:
        state.active = SIDE_INDEX[fields["active"].choice(SIDES, "side")]
    state.haunted = _bits(fields, "haunted", TILE_INDEX, "tile")
    state.buddhas = _bits(fields, "buddhas", SPACE_INDEX, "space")
    state.used = _bits(fields, "used", {name: index for index, name in enumerate(ONCE_A_TURN)}, "power")
    state.borrowed = _bits(fields, "borrowed", SIDE_INDEX, "side")
    if not _is_nothing(fields, "circle"):
        state.circle = COLOUR_INDEX[fields["circle"].choice(COLOURS, "tao-colour")]
    if not _is_nothing(fields, "action-tile"):
        state.action_tile = TILE_INDEX[fields["action-tile"].choice(TILES, "tile")]
    if "stage" in fields:
        state.stage = STAGES.index(fields["stage"].choice(STAGES, "stage"))
    state.helps = _number(fields, "helps", 2)
    state.exorcisms = _number(fields, "exorcisms", 2)
    state.fresh_buddhas = _number(fields, "fresh-buddhas", BUDDHAS)
    most_defeated = state.table.setup.incarnations_to_come if state.moon is None else len(state.table.incarnations)
    state.defeated = _number(fields, "defeated", most_defeated)
    state.powers_lost = "powers-lost" in fields and fields["powers-lost"].flag()
    seen = _read_ghosts(state, fields)
    seen |= read_moon(state, fields, parse_card, seen)
    for seat in SEATS:
        if SIDES[seat] in fields:
            _read_seat(state, seat, fields[SIDES[seat]])
    _read_pending(state, fields, seen)
    _read_deck(state, fields, seen)
    _count_supplies(state, fields)
    if "result" in fields:
        state.stack = []
    if state.table.first_edition and any(state.facts.lasting[card] == STOPS_ALL_POWERS for card in state.ghosts):
        state.powers_lost = True
    mantra = state.mantra
    try:
        if mantra >= 0 and state.table.mantra_seat < 0:
            raise InvalidSetup("mantra", "mantra-not-up")
        state.refresh()
        if state.mantra != mantra:
            raise InvalidSetup("mantra", "mantra-blocked")
        if "result" in fields:
            state.result = _read_result(state, fields["result"])
        check(state)
    except InvalidSetup as error:
        raise _at_field(error, fields) from None
    state.settle()
    return state


def _is_nothing(fields: dict[str, Piece], key: str) -> bool:
    return key not in fields or fields[key].text == NOTHING


def _bits(fields: dict[str, Piece], key: str, index: dict[str, int], kind: str) -> int:
    bits = 0
    if not _is_nothing(fields, key):
        for piece in fields[key].split():
            bit = 1 << index[piece.choice(index, kind)]
            if bits & bit:
                raise piece.fail("named-twice", given=piece.text)
            bits |= bit
    return bits


def _number(fields: dict[str, Piece], key: str, most: int) -> int:
    return fields[key].number(most) if key in fields else 0


def _read_ghosts(state: State, fields: dict[str, Piece]) -> set[int]:
    """Lay the ghosts on their spaces, and return their cards."""
    seen: set[int] = set()
    if _is_nothing(fields, "ghosts"):
        return seen
    for entry in fields["ghosts"].split(","):
        words = entry.split()
        if len(words) < 2:
            raise entry.fail("wrong-form", given=entry.text, wanted="N1 lich")
        space = SPACE_INDEX[words[0].choice(SPACES, "space")]
        card = parse_card(words[1])
        if state.ghosts[space]:
            raise words[0].fail("two-ghosts", space=SPACES[space])
        if card in seen:
            raise words[1].fail("named-twice", given=BY_NUMBER[card].id)
        seen.add(card)
        state.ghosts[space] = card
        state.figures[space] = ON_CARD if state.facts.is_haunter[card] else NO_FIGURE
        marks = [word.text for word in words[2:]]
        for at, word in enumerate(words[2:]):
            if word.text in marks[:at]:
                raise word.fail("named-twice", given=word.text)
            mark = word.choice(("step", "dormant", "mantra", "caught"), "mark")
            if mark == "step":
                if not state.facts.is_haunter[card]:
                    raise word.fail("no-haunter", card=BY_NUMBER[card].id)
                state.figures[space] = ON_STEP
            elif mark == "dormant":
                state.dormant |= 1 << space
            elif mark == "mantra":
                if state.mantra >= 0:
                    raise word.fail("one-mantra")
                state.mantra = space
            elif not state.facts.needs_buddha[card]:
                raise word.fail("cannot-be-caught", card=BY_NUMBER[card].id)
            else:
                state.caught = True
    return seen


# How each thing that a seat has is written, where it is not a list.
_EXAMPLES: Final = {
    "qi": "qi 3",
    "at": "at NE",
    "yin-yang": "yin-yang",
    "power-tokens": "power-tokens 1",
    "buddhas": "buddhas 1",
}


def _read_seat(state: State, seat: int, piece: Piece) -> None:
    """Read what a Taoist or neutral board has; what is not named it does not have."""
    is_player = state.table.is_player[seat]
    state.yin_yang &= ~(1 << seat)
    state.power_tokens[seat] = 0
    state.tao[seat * 5 : seat * 5 + 5] = [0] * 5
    without_qi = "dead" if is_player else "possessed"
    if piece.text == without_qi:
        state.qi[seat] = 0
        if is_player:
            state.position[seat] = state.table.cemetery
        return
    known: tuple[str, ...] = ("qi", "at", "yin-yang", "tao", "power-tokens", "buddhas") if is_player else ("qi",)
    if is_player and state.moon is not None:
        known += ("crystals", "artifacts", "laid-down")
    named: set[str] = set()
    for clause in piece.split(","):
        if not clause.text:
            raise clause.fail("nothing-between-commas")
        words = clause.split()
        kind = words[0].choice((*known, without_qi), "clause")
        if kind in named:
            raise words[0].fail("named-twice", given=kind)
        named.add(kind)
        if kind == without_qi:
            raise words[0].fail("stands-alone", given=kind)
        if kind == "tao":
            for word in words[1:]:
                state.tao[seat * 5 + COLOUR_INDEX[word.choice(COLOURS, "tao-colour")]] += 1
            continue
        if state.moon is not None and kind in ("crystals", "artifacts", "laid-down"):
            read_moon_clause(state.moon, seat, kind, clause, words)
            continue
        if len(words) != len(_EXAMPLES[kind].split()):
            raise clause.fail("wrong-form", given=clause.text, wanted=_EXAMPLES[kind])
        if kind == "yin-yang":
            state.yin_yang |= 1 << seat
        elif kind == "at":
            state.position[seat] = TILE_INDEX[words[1].choice(TILES, "tile")]
        elif kind == "qi":
            state.qi[seat] = words[1].number(QI_TOKENS)
            if not state.qi[seat]:
                raise words[1].fail("without-qi", wanted=without_qi)
        elif kind == "power-tokens":
            state.power_tokens[seat] = words[1].number(3)
        else:
            state.held_buddhas[seat] = words[1].number(BUDDHAS)


def _read_pending(state: State, fields: dict[str, Piece], seen: set[int]) -> None:
    if "pending" not in fields:
        if "villagers" not in fields and "result" not in fields:
            state.expansion.begin_game(state)
        return
    if "result" in fields:
        raise fields["pending"].fail("nothing-pending-after-the-end")
    steps = [parse_step(piece) for piece in fields["pending"].split(";")]
    state.stack = steps[::-1]
    for card in cards_in_hand(state.stack):
        if card in seen:
            raise fields["pending"].fail("in-play-already", card=BY_NUMBER[card].id)
        seen.add(card)


def _read_deck(state: State, fields: dict[str, Piece], seen: set[int]) -> None:
    """Read which cards are gone, and how many are left; what is not told follows from the cards seen."""
    incarnations = set(state.table.incarnations)
    for card in seen:
        if card not in incarnations and (IS_INCARNATION[card] or card not in state.table.setup.ghosts):
            key = _told_by(state, card)
            raise _not_in_game(fields[key], card)
    gone: set[int] = set()
    if not _is_nothing(fields, "gone"):
        for piece in fields["gone"].split():
            card = parse_card(piece)
            if card in seen or card in gone:
                raise piece.fail("named-elsewhere", given=piece.text)
            if card not in incarnations and (IS_INCARNATION[card] or card not in state.table.setup.ghosts):
                raise _not_in_game(piece, card)
            gone.add(card)
    all_ghosts = state.table.setup.ghosts
    state.unseen = tuple(card for card in all_ghosts if card not in seen and card not in gone)
    state.unseen_incarnations = tuple(
        card for card in state.table.incarnations if card not in seen and card not in gone
    )
    if "deck" in fields:
        sections = fields["deck"].split()
        if not sections or len(sections) > state.table.setup.incarnations_to_come + 1:
            most = state.table.setup.incarnations_to_come + 1
            raise fields["deck"].fail("wrong-deck", most=most)
        state.deck = [piece.number(len(all_ghosts)) for piece in sections]
        return
    in_play = sum(1 for card in seen if IS_INCARNATION[card])
    in_all = state.incarnations_in_all()
    # What the Wu brought did not come from the deck.
    to_come = min(max(0, in_all - in_play - state.defeated), state.table.setup.incarnations_to_come)
    removed = len(all_ghosts) - sum(state.table.setup.deck)
    ghosts = len(state.unseen) - removed
    below = [GHOSTS_AFTER_INCARNATION] * to_come
    state.deck = [max(0, ghosts - sum(below)), *below]
    if not to_come:
        state.deck = [min(state.deck[0], GHOSTS_AFTER_INCARNATION)]


def _told_by(state: State, card: int) -> str:
    """Return the key of the line that names a card."""
    if card in state.ghosts:
        return "ghosts"
    if state.moon is not None:
        if card in state.moon.top:
            return "top"
        if card in state.moon.bottom:
            return "bottom"
    return "pending"


def _not_in_game(piece: Piece, card: int) -> InvalidText:
    name = BY_NUMBER[card].id
    if IS_INCARNATION[card]:
        return piece.fail("incarnation-not-in-game", card=name)
    return piece.fail("of-white-moon", given=name)


def _count_supplies(state: State, fields: dict[str, Piece]) -> None:
    """Work out what is left in the supply, at the Temple and on the centre tile."""
    state.qi_supply = QI_TOKENS - sum(state.qi)
    for colour in range(5):
        state.supply[colour] = TAO_PER_COLOUR - sum(state.tao[colour::5]) - (state.circle == colour)
    state.temple_buddhas = BUDDHAS - state.buddhas.bit_count() - sum(state.held_buddhas)
    in_all = state.table.setup.power_tokens * state.table.players
    state.centre_tokens = in_all - sum(state.power_tokens)
    if state.moon is not None:
        count_moon_supplies(state, state.moon, fields)


def _read_result(state: State, piece: Piece) -> Result:
    words = piece.split()
    if len(words) != 2:
        raise piece.fail("wrong-form", given=piece.text, wanted="lost village-haunted")
    won = words[0].choice(("won", "lost"), "won-or-lost") == "won"
    reason = words[1].choice([reason for reason in REASONS if (reason == WON) == won], "ending")
    return Result(won, reason, breakdown(state, won=won))
