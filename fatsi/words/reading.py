"""Reads Fluent files as `fluent.syntax` does, but almost three times as fast.

Its parser asks two functions for every character, and every process that speaks a language reads about 160,000 of
them before it can say a word. Here text and names are taken in one piece. What a file means is left to the parser;
tests/words/test_reading.py compares what both make of every file.
"""

from __future__ import annotations

import re
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.stream import FluentParserStream

_NAME: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_TEXT: Final = re.compile(r"[^{}\n]*")
_BLANKS: Final = re.compile(r" *")
_BLANKS_AND_LINES: Final = re.compile(r"[ \n]*")


class _Stream(FluentParserStream):
    """A text whose lines end with a line feed alone, with an end that is no character."""

    def __init__(self, text: str) -> None:
        super().__init__(text.replace("\r\n", "\n"))
        self._length: Final = len(self.string)

    def char_at(self, offset: int) -> str | None:
        return self.string[offset] if offset < self._length else None

    get = char_at

    @property
    def current_char(self) -> str | None:
        return self.string[self.index] if self.index < self._length else None

    @property
    def current_peek(self) -> str | None:
        offset = self.index + self.peek_offset
        return self.string[offset] if offset < self._length else None

    def next(self) -> str | None:
        self.peek_offset = 0
        self.index += 1
        return self.current_char

    def peek(self) -> str | None:
        self.peek_offset += 1
        return self.current_peek

    def peek_blank_inline(self) -> str:
        return self._peek_over(_BLANKS)

    def peek_blank(self) -> None:
        self._peek_over(_BLANKS_AND_LINES)

    def _peek_over(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.string, self.index + self.peek_offset)
        assert match is not None, "both match nothing, too"
        self.peek_offset = match.end() - self.index
        return match[0]

    def take(self, pattern: re.Pattern[str]) -> str | None:
        """Return what stands here and go on behind it; None if something else does."""
        match = pattern.match(self.string, self.index)
        if match is None:
            return None
        self.peek_offset = 0
        self.index = match.end()
        return match[0]


class _Parser(FluentParser):
    """The parser, with its two inner loops in one step each, and without the places of what it has read."""

    def __init__(self) -> None:
        super().__init__(with_spans=False)

    def parse(self, source: str) -> ast.Resource:
        stream = _Stream(source)
        stream.skip_blank_block()
        entries: list[ast.EntryType] = []
        while stream.current_char:
            entries.append(self.get_entry_or_junk(stream))
            stream.skip_blank_block()
        return ast.Resource(entries)

    def get_identifier(self, ps: FluentParserStream) -> ast.Identifier:
        assert isinstance(ps, _Stream)
        name = ps.take(_NAME)
        # What is no name is left to the parser, which says what is wrong with it.
        return super().get_identifier(ps) if name is None else ast.Identifier(name)

    def get_text_element(self, ps: FluentParserStream) -> ast.TextElement:
        assert isinstance(ps, _Stream)
        return ast.TextElement(ps.take(_TEXT) or "")


def read_messages(text: str) -> ast.Resource:
    """Return the messages of a Fluent file; a comment before a message stands by itself.

    >>> [entry.id.name for entry in read_messages("hello = Hello, { $name }!").body]
    ['hello']
    """
    return _Parser().parse(text)
