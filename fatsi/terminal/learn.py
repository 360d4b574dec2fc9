"""The guided first game in the terminal: the coach says what to do and why, Enter does it, and the events follow."""

from __future__ import annotations

from fatsi.lessons import CHAPTERS, MOON_CHAPTERS, Chapter, coaching
from fatsi.rules import Action
from fatsi.terminal.listing import show_table
from fatsi.terminal.screen import Keyboard, Screen
from fatsi.terminal.story import Story, write_result
from fatsi.trouble import Trouble
from fatsi.words import Words
from fatsi.words.sight import Sight

_LEAVE = frozenset(("q", "quit", "exit"))


def learn(
    first: int, words: Words, screen: Screen, keyboard: Keyboard, *, as_list: bool, white_moon: bool = False
) -> None:
    """Go through the chapters from one of them on, until the reader leaves."""
    lesson = MOON_CHAPTERS if white_moon else CHAPTERS
    if not 1 <= first <= len(lesson):
        raise Trouble(words.text("learn-no-chapter", number=first, all=len(lesson)))
    for chapter in lesson[first - 1 :]:
        if not _teach(chapter, words, screen, keyboard, as_list=as_list):
            return


def _teach(chapter: Chapter, words: Words, screen: Screen, keyboard: Keyboard, *, as_list: bool) -> bool:
    """Go through one chapter; return whether the reader wants the next one."""
    game = chapter.begin()
    story = Story(words, screen, game.turn)
    screen.line()
    title = words.text("learn-chapter", number=chapter.number, all=len(chapter.lesson))
    screen.say(words.text("topic", name=title, text=words.text(f"learn-{chapter.id}")), "bold")
    show_table(Sight(game.state, words), screen, turn=game.turn, as_list=as_list)
    while True:
        coached = coaching(game)
        assert coached is not None
        screen.line()
        screen.say(words.text(coached.says()))
        if coached.is_done:
            break
        choice = words.action(Action.parse(coached.action), game.state)
        if _leaves(keyboard, screen, words.text("learn-take", choice=choice)):
            return False
        story.write(game.play(coached.action), game.state)
    if game.result is not None:
        write_result(game.result, words, screen)
        return False
    return not _leaves(keyboard, screen, words.text("learn-leave"))


def _leaves(keyboard: Keyboard, screen: Screen, prompt: str) -> bool:
    screen.say(prompt, "faint")
    try:
        return keyboard.read("> ").lower() in _LEAVE
    except EOFError:
        return True
