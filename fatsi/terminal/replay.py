"""A recorded game in words, turn by turn."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from fatsi.notation import Record, first_turn, parse_record
from fatsi.rules import Event, InvalidText
from fatsi.rules.events import TurnBegan
from fatsi.rules.geometry import TILES
from fatsi.terminal.listing import show_table
from fatsi.terminal.screen import Keyboard, Screen
from fatsi.terminal.story import Story, write_result
from fatsi.trouble import read_file, unreadable
from fatsi.words import Words
from fatsi.words.sight import Sight
from fatsi.words.speech import EVENTLESS


def replay(
    path: Path,
    words: Words,
    screen: Screen,
    keyboard: Keyboard,
    *,
    step: bool = False,
    board: bool = False,
    as_list: bool = False,
    until: int | None = None,
) -> None:
    """Write out the game of a file, to its end or to the end of a turn.

    With `step` it waits for Enter before each turn, with `board` the table is shown in each turn as soon as somebody
    has to act.
    """
    try:
        parsed = parse_record(read_file(path, words))
    except InvalidText as error:
        raise unreadable(path, error, words) from None
    state = parsed.start.copy()
    story = Story(words, screen, first_turn(parsed.start))

    def show() -> None:
        if board:
            screen.line()
            show_table(Sight(state, words), screen, turn=story.turn, as_list=as_list)

    screen.say(_heading(parsed, words))
    if state.moon is not None:
        screen.say(words.text("welcome-moon", place=TILES[state.moon.portal]))
    if story.turn:
        story.head(words.event(TurnBegan(state.active), state))
    show()
    for action in parsed.actions:
        choice = words.story(action, state) if action.kind in EVENTLESS else ""
        events: list[Event] = []
        state.apply(action, events)
        if choice:
            screen.say(choice, indent=2, hang=2)
        first, *turns = _by_turns(events)
        story.write(first, state)
        for turn in turns:
            if story.turn == until:
                screen.line()
                screen.say(words.text("replay-stopped", number=until))
                return
            if step:
                with suppress(EOFError):
                    keyboard.read(words.text("replay-step"))
            story.write(turn, state)
        if turns:
            show()
    if state.result is not None:
        show()
        write_result(state.result, words, screen)
    else:
        screen.line()
        screen.say(words.text("replay-over", number=story.turn))


def _heading(parsed: Record, words: Words) -> str:
    setup = parsed.start.table.setup
    arguments = {"difficulty": setup.difficulty, "edition": setup.edition}
    if parsed.seed is None:
        return words.text("welcome-no-seed", players=setup.players, **arguments)
    return words.text("welcome", players=setup.players, seed=str(parsed.seed), **arguments)


def _by_turns(events: list[Event]) -> list[list[Event]]:
    """Return events in groups: those of the turn under way, then one group for each turn that begins."""
    groups: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, TurnBegan):
            groups.append([])
        groups[-1].append(event)
    return groups
