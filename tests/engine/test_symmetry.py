"""Turning the whole table changes nothing of what the engine sees."""

from dataclasses import replace

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from fatsi.engine.encoding.encoder import NAMES, SIZE, encode
from fatsi.engine.symmetry import COLUMNS, TILE_BACK, TILE_SEEN, view_of
from fatsi.rules import CHANCE, Action, Setup, State
from fatsi.rules.geometry import SIDES
from fatsi.rules.moon.dying import RevealDead
from fatsi.rules.moon.townspeople import RevealVillager
from fatsi.rules.rng import Rng


def turned(setup: Setup, seat: int) -> Setup:
    """Return a dealt setup with everything turned so that what was on the side of a seat is in the north."""
    assert setup.tiles and setup.boards and setup.board_sides and setup.seats and setup.first
    back = TILE_BACK[seat]

    def sides(part: tuple[str | None, ...]) -> tuple[str | None, ...]:
        return tuple(part[(seat + r) % 4] for r in range(4))

    taken = sorted(((SIDES.index(side) - seat) % 4) for side in setup.seats)
    return replace(
        setup,
        tiles=tuple(setup.tiles[back[n]] for n in range(9)),
        boards=sides(setup.boards),
        board_sides=sides(setup.board_sides),
        seats=tuple(SIDES[n] for n in taken),
        first=SIDES[(SIDES.index(setup.first) - seat) % 4],
    )


def answer_chance(one: State, other: State, seat: int, rng: Rng) -> None:
    """Let the same happen in both; villagers of several tiles are revealed in another order on the turned table."""
    revealed = {}
    while isinstance(one.question, RevealVillager):
        action = one.sample(rng)
        revealed[TILE_SEEN[seat][one.question.tile]] = action
        one.apply(action)
    while isinstance(other.question, RevealVillager):
        other.apply(revealed[other.question.tile])
    if not revealed:
        action = one.sample(rng)
        one.apply(action)
        other.apply(action)


def legal_by_column(state: State) -> dict[int, Action]:
    assert state.actor is not None
    seen = view_of(state.table.board_colours, state.actor).column_seen
    return {seen[action.index]: action for action in state.legal()}


def row(state: State) -> bytes:
    assert state.actor is not None
    buffer = vec[u8](bytes(SIZE))
    encode(state, state.actor, buffer, 0)
    return bytes(memoryview(buffer))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("white_moon", [False, True])
def test_a_turned_table_is_seen_and_played_the_same(players: int, white_moon: bool) -> None:
    rng = Rng(players * 2 + white_moon)
    setup = Setup(players=players, white_moon=white_moon).dealt(rng)
    if white_moon:
        setup = replace(setup, portal="C")
    for seat in (1, 2, 3):
        if players == 2 and seat != 2:
            continue
        one, other = State.new(setup), State.new(turned(setup, seat))
        for _ in range(400):
            # Villagers of several tiles die in the order of the tiles, which turning changes.
            if one.actor is None or (one.moon and sum(one.moon.graveyard)) or isinstance(one.question, RevealDead):
                break
            if one.actor == CHANCE:
                answer_chance(one, other, seat, rng)
                continue
            assert other.actor == (one.actor - seat) % 4
            seen = row(one), row(other)
            differ = [name for name, a, b in zip(NAMES, *seen, strict=True) if a != b]
            assert not differ
            here, there = legal_by_column(one), legal_by_column(other)
            assert sorted(here) == sorted(there)
            columns = sorted(here)
            column = columns[rng.randrange(len(columns))]
            one.apply(here[column])
            other.apply(there[column])


def test_every_action_of_players_has_one_column_from_every_seat() -> None:
    for seat in range(4):
        seen = view_of((2, 0, 3, 1), seat).column_seen
        columns = [column for column in seen if column >= 0]
        assert sorted(columns) == list(range(len(COLUMNS)))


def test_inputs_have_names_of_their_own() -> None:
    assert len(set(NAMES)) == len(NAMES)
