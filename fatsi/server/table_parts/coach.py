"""The coach of the guided first game: which chapter it is, what to do now and why, and the ways on."""

from __future__ import annotations

from dataclasses import dataclass

from fatsi.lessons import CHAPTERS, Coaching
from fatsi.words import Words


@dataclass(frozen=True, slots=True)
class CoachLine:
    """What the coach shows."""

    number: int
    all: int
    title: str
    text: str
    next: str
    """The number of the chapter that follows when this one is done, empty otherwise."""
    is_astray: bool
    is_done: bool


def coach_line(coached: Coaching | None, words: Words) -> CoachLine | None:
    """Return what the coach shows at a table; None where nobody is coached."""
    if coached is None:
        return None
    number = coached.chapter.number
    return CoachLine(
        number=number,
        all=len(CHAPTERS),
        title=words.text(f"learn-{coached.chapter.id}"),
        text=words.text(coached.says()),
        next=str(number + 1) if coached.is_done and number < len(CHAPTERS) else "",
        is_astray=coached.is_astray,
        is_done=coached.is_done,
    )


def chapter_titles(words: Words) -> list[str]:
    """Return the chapters of the lesson in their order."""
    return [words.text(f"learn-{chapter.id}") for chapter in CHAPTERS]
