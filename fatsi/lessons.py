"""The guided games: short chapters, each a position from which one idea is tried out, step by step.

The first lesson is of the base game, the second of White Moon.

A chapter is a game like any other: its position and its seed decide what the dice and the deck bring, so that whoever
takes the steps sees what the coach promised. What the coach says is made of words at the edge, by the chapter's id.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from fatsi.game import Game

_TABLE: Final = """fatsi position 1
players: 4
difficulty: initiation
boards: red-a green-a blue-a yellow-a
"""
# Chance's actions are no choices of the reader.
_CHANCE_KINDS: Final = frozenset(("draw", "roll", "curse", "reveal"))


@dataclass(frozen=True, slots=True)
class Chapter:
    """One idea of the game."""

    id: str
    position: str
    seed: int
    steps: tuple[str, ...]
    """The actions that the coach asks for, one after the other."""

    @property
    def lesson(self) -> tuple[Chapter, ...]:
        """All chapters of the lesson that this one belongs to."""
        return CHAPTERS if self in CHAPTERS else MOON_CHAPTERS

    @property
    def number(self) -> int:
        """The place in the lesson, from 1."""
        return self.lesson.index(self) + 1

    @property
    def next(self) -> Chapter | None:
        """The chapter that follows in the lesson; None after the last one."""
        return self.lesson[self.number] if self.number < len(self.lesson) else None

    def begin(self) -> Game:
        """Return the chapter's game before its first step; anything in it may be taken back."""
        game = Game.from_position(self.position, seed=self.seed)
        game.is_practice = True
        return game

    def played(self) -> Game:
        """Return the chapter's game after all of its steps."""
        game = self.begin()
        for step in self.steps:
            game.play(step)
        return game


@dataclass(frozen=True, slots=True)
class Coaching:
    """What the coach says of a game: which step of which chapter is next, if any."""

    chapter: Chapter
    step: int
    """How many steps are done."""
    is_astray: bool
    """Whether something else was chosen on the way."""

    @property
    def is_done(self) -> bool:
        return not self.is_astray and self.step == len(self.chapter.steps)

    @property
    def action(self) -> str:
        """The action that is asked for, empty if there is none."""
        return "" if self.is_done or self.is_astray else self.chapter.steps[self.step]

    def says(self) -> str:
        """Return the id of the message with the coach's line."""
        if self.is_astray:
            return "learn-astray"
        return f"learn-{self.chapter.id}-done" if self.is_done else f"learn-{self.chapter.id}-{self.step + 1}"


def _chapter(name: str, seed: int, position: str, *steps: str) -> Chapter:
    return Chapter(name, _TABLE + position, seed, steps)


CHAPTERS: Final = (
    _chapter("arrival", 1, "active: N\npending: place skinner; after-yin\n", "place N2"),
    _chapter("exorcism", 1, "active: N\nghosts: N2 skinner\npending: yang\n", "move N", "exorcise", "defeat N2"),
    _chapter(
        "tokens",
        1,
        "active: N\nN: qi 4, at N, yin-yang, tao red black\nghosts: N2 bleeding-eyes\npending: yang\n",
        *("exorcise", "defeat N2", "spend N red"),
    ),
    _chapter(
        "villagers",
        1,
        "active: N\nN: qi 4, at C, yin-yang, tao red\nghosts: N2 scarlet-evildoer-1\npending: yang\n",
        *("move NE", "help"),
    ),
    _chapter(
        "haunting",
        14,
        "active: E\nstage: acted\naction-tile: E\nhelps: 1\nE: qi 4, at E, yin-yang, tao green\n"
        "ghosts: S2 drowned-maiden step, S3 fury-of-depth\npending: yang\n",
        *("end", "place S1"),
    ),
    _chapter(
        "powers",
        1,
        "active: W\nghosts: W2 gloomy-minion\nW: qi 4, at C, yin-yang, tao yellow\npending: yang\n",
        *("take black", "move W", "exorcise", "defeat W2", "spend W black", "take red"),
    ),
    _chapter("buddhas", 1, "active: N\nN: qi 3, at N, yin-yang, tao red, buddhas 1\npending: yang\n", "buddha N2"),
    _chapter(
        "yin-yang",
        1,
        "active: N\nN: qi 3, at C, yin-yang, tao red\nhaunted: NW SE\npending: yang\n",
        "yin-yang unhaunt NW",
    ),
    _chapter(
        "wu-feng",
        2,
        "active: W\nN: qi 2, at NE, yin-yang, tao red\nE: qi 3, at E, tao green\nS: qi 3, at W, tao yellow\n"
        "W: qi 2, at C, tao yellow yellow\nhaunted: NE\nghosts: W2 vampire-lord, N1 skinner\ndeck: 9\npending: yang\n",
        *("move W", "exorcise", "defeat W2", "spend W yellow", "spend W yellow", "spend S yellow"),
        *("give qi W", "give yin-yang W"),
    ),
)
_VILLAGERS: Final = (
    "villagers: NW ? ? zhou, N ? ? hua, NE ? ? li, W ? ? wu, E ? ? long, SW ? ? sun, S ? ? xiang, SE ? ? hua\n"
)


def _moon_chapter(name: str, seed: int, position: str, *steps: str) -> Chapter:
    return Chapter(name, f"{_TABLE}white-moon: yes\nmoon-village: first-game\n{position}", seed, steps)


MOON_CHAPTERS: Final = (
    _moon_chapter(
        "moon-escort",
        1,
        f"active: E\nE: qi 4, at N, yin-yang, tao green\n{_VILLAGERS}pending: yang\n",
        *("move C", "escort C"),
    ),
    _moon_chapter(
        "moon-saving",
        1,
        "active: E\nE: qi 4, at C, yin-yang, tao green\nshelter: sheng\nvillagers: C sheng, NW ? ? zhou, N ? ? hua, "
        "NE ? ? li, W ? ? wu, E ? ? long, SW ? ? sun, S ? xiang, SE ? hua\npending: yang\n",
        "save",
    ),
    _moon_chapter(
        "moon-crystals",
        1,
        f"active: E\nE: qi 4, at NW, yin-yang, tao green, crystals 1\n{_VILLAGERS}pending: yang\n",
        "fill",
    ),
    _moon_chapter(
        "moon-su-ling",
        1,
        "active: E\nstage: acted\nhelps: 1\naction-tile: N\nE: qi 4, at N, yin-yang, tao green\n"
        f"ghosts: S2 drowned-maiden step\nsu-ling-due: yes\n{_VILLAGERS}pending: yang\n",
        *("end", "su-ling S2"),
    ),
    _moon_chapter(
        "moon-wu-feng",
        2,
        "active: W\nN: qi 2, at NE, yin-yang, tao red\nE: qi 3, at E, tao green\nS: qi 3, at NW, tao blue\n"
        f"W: qi 2, at W, tao yellow yellow, crystals 1\nghosts: W2 vampire-lord\ndeck: 9\n{_VILLAGERS}pending: yang\n",
        *(
            "exorcise",
            "defeat W2",
            "spend W yellow",
            "spend W yellow",
            "spend W crystal",
            "give qi W",
            "give yin-yang W",
        ),
    ),
)
LESSONS: Final = (CHAPTERS, MOON_CHAPTERS)
BY_ID: Final = {chapter.id: chapter for lesson in LESSONS for chapter in lesson}


def coaching(game: Game) -> Coaching | None:
    """Return what the coach says of a game; None if it is no chapter of the lesson.

    >>> game = BY_ID["exorcism"].begin()
    >>> coaching(game).action
    'move N'
    >>> events = game.play("move W")
    >>> coaching(game).says()
    'learn-astray'
    """
    chapter = _chapter_of(game)
    if chapter is None:
        return None
    taken = tuple(action.text for action in game.actions if action.kind not in _CHANCE_KINDS)
    is_astray = taken != chapter.steps[: len(taken)]
    return Coaching(chapter, len(taken), is_astray)


def _chapter_of(game: Game) -> Chapter | None:
    if not game.is_practice or game.seed not in {chapter.seed for chapter in BY_ID.values()}:
        return None
    return _starts().get(_start(game))


def _start(game: Game) -> str:
    # Of a record all that stands before the first empty line is how the game began.
    return game.record().partition("\n\n")[0]


@lru_cache(maxsize=1)
def _starts() -> dict[str, Chapter]:
    return {_start(chapter.begin()): chapter for chapter in BY_ID.values()}
