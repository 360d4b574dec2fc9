"""The coach of the guided games: which chapter it is, what to do now and why, and the ways on."""

from __future__ import annotations

from dataclasses import dataclass

from fatsi.lessons import LESSONS, MOON_CHAPTERS, Coaching
from fatsi.words import Words


@dataclass(frozen=True, slots=True)
class CoachLine:
    """What the coach shows."""

    chapter: str
    number: int
    all: int
    title: str
    text: str
    next: str
    """The id of the chapter that follows when this one is done, empty otherwise."""
    is_astray: bool
    is_done: bool
    is_moon: bool
    """Whether it is the lesson of White Moon."""


def coach_line(coached: Coaching | None, words: Words) -> CoachLine | None:
    """Return what the coach shows at a table; None where nobody is coached."""
    if coached is None:
        return None
    chapter = coached.chapter
    return CoachLine(
        chapter=chapter.id,
        number=chapter.number,
        all=len(chapter.lesson),
        title=words.text(f"learn-{chapter.id}"),
        text=words.text(coached.says()),
        next=chapter.next.id if coached.is_done and chapter.next is not None else "",
        is_astray=coached.is_astray,
        is_done=coached.is_done,
        is_moon=chapter in MOON_CHAPTERS,
    )


def chapter_titles(words: Words) -> list[list[tuple[str, str]]]:
    """Return the chapters of each lesson in their order: ids and titles."""
    return [[(chapter.id, words.text(f"learn-{chapter.id}")) for chapter in lesson] for lesson in LESSONS]
