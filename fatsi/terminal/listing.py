"""The list: everything on the table line by line, for screen readers and narrow windows."""

from __future__ import annotations

from itertools import chain

from fatsi.rules.geometry import SEATS, spaces_of
from fatsi.terminal.drawing import MAP_WIDTH, draw_map
from fatsi.terminal.screen import Screen
from fatsi.words.message_arguments import board_id
from fatsi.words.sight import Sight


def show_table(sight: Sight, screen: Screen, *, turn: int, as_list: bool) -> None:
    """Write everything that is public: as a map with lists, or as lists alone."""
    if as_list or screen.width < MAP_WIDTH:
        list_table(sight, screen, turn=turn)
    else:
        _map_and_lists(sight, screen, turn=turn)


def _map_and_lists(sight: Sight, screen: Screen, *, turn: int) -> None:
    screen.say(sight.turn(turn), "bold")
    screen.say(" ".join((sight.haunted(), sight.deck())))
    screen.say(" ".join((sight.dice(), sight.supply())))
    for warning in sight.warnings():
        screen.say(warning)
    if sight.moon:
        for sentences in sight.moon.status():
            screen.say(" ".join(sentences))
    screen.line()
    draw_map(sight, screen)
    screen.line()
    _list_beside_map(sight, screen)
    _list_seats(sight, screen)


def list_table(sight: Sight, screen: Screen, *, turn: int) -> None:
    """Write everything as lists, the boards clockwise from the active one."""
    for sentence in sight.status(turn):
        screen.say(sentence)
    if sight.moon:
        screen.say(sight.words.text("sight-heading-moon"), "bold")
        for sentence in chain(*sight.moon.status()):
            screen.say(sentence, indent=2, hang=2)
    screen.say(sight.words.text("sight-heading-village"), "bold")
    for tile in range(9):
        screen.say(sight.tile(tile), indent=2, hang=2)
    for offset in SEATS:
        seat = (sight.state.active + offset) % 4
        screen.say(sight.board(seat), "bold")
        for space in spaces_of(seat):
            screen.say(sight.space(space), indent=2, hang=2)
    screen.say(sight.words.text("sight-heading-taoists"), "bold")
    for seat in SEATS:
        screen.say(sight.seat(seat), indent=2, hang=2)


def _list_beside_map(sight: Sight, screen: Screen) -> None:
    """Write what does not fit into the map: what blocks powers, and what the ghosts leave when they fall."""
    for seat in SEATS:
        if sight.blocked_by(seat):
            screen.say(sight.board(seat), hang=3)
    if fall := sight.after_the_fall():
        screen.say(fall, hang=3)


def _list_seats(sight: Sight, screen: Screen) -> None:
    for seat in SEATS:
        screen.say(sight.seat(seat), board_id(sight.table, seat), hang=3)
