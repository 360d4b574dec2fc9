"""A language's catalogue: its Fluent messages, and the functions by which a message names a thing.

A message is given ids and numbers, never pieces of text. It says `{ CARD($card) }` where the name of a card is to
stand; `case` picks another form of the name, such as `{ CARD($card, case: "acc") }` for the attribute `.acc`, and
a name that has no such form stands as it is. Several ids joined with `+` become a list, joined as the language does
it; `{ COUNT($tokens) }` counts colours joined so, `{ LIST($near) }` shows words as they stand, one after the other, and
`{ PERCENT($chance) }` shows a probability.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime
from functools import lru_cache, reduce
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle
from fluent.syntax import ast

from fatsi.words.reading import read_messages

FALLBACK: Final = "en"
_LOCALES: Final = Path(__file__).parent / "locales"

Argument = str | int | float | datetime

# The functions that messages may call, each with the first part of the ids of the names that it looks up.
NAMES: Final = {
    "ARTIFACT": "artifact",
    "BOARD": "board",
    "CARD": "card",
    "COLOUR": "colour",
    "DIFFICULTY": "difficulty",
    "EDITION": "edition",
    "FACE": "curse-face",
    "FAMILY": "family",
    "KIND": "kind",
    "PLACE": "place",
    "POWER": "power",
    "ROLL": "colour",
    "SEAT": "seat",
    "SIDE": "side",
    "SPACE": "space",
    "STAGE": "stage",
    "STONE": "stone",
    "TILE": "tile",
}
SEPARATOR: Final = "+"
# Fluent takes no longer arguments; what an error quotes from a file may be longer.
_LONGEST_ARGUMENT: Final = 1000


def _cut(argument: Argument) -> Argument:
    if isinstance(argument, str) and len(argument) > _LONGEST_ARGUMENT:
        return argument[: _LONGEST_ARGUMENT - 1] + "…"
    return argument


class MissingMessage(LookupError):
    """A catalogue has no such message: nothing is shown rather than an id."""

    def __init__(self, language: str, message: str) -> None:
        self.language = language
        self.message = message
        super().__init__(f"the language {language} has no message {message}")


class BrokenMessage(ValueError):
    """A message could not be made into text, for want of an argument or by a mistake in the catalogue."""

    def __init__(self, language: str, message: str, errors: list[Exception]) -> None:
        self.language = language
        self.message = message
        self.errors = errors
        super().__init__(f"the message {message} of the language {language}: {'; '.join(str(e) for e in errors)}")


class UnknownLanguage(ValueError):
    """There is no folder for that language."""

    def __init__(self, language: str) -> None:
        self.language = language
        super().__init__(f"there is no language {language}; there are: {', '.join(available_languages())}")


@lru_cache(maxsize=1)
def available_languages() -> tuple[str, ...]:
    """Return the languages that there are.

    >>> "en" in available_languages()
    True
    """
    return tuple(sorted(folder.name for folder in _LOCALES.iterdir() if folder.is_dir() and any(folder.glob("*.ftl"))))


_OWN_NAME: Final = re.compile(r"^language-name = (.+)$", re.MULTILINE)


def language_name(language: str) -> str:
    """Return what a language calls itself, without reading all that it can say: that takes far longer.

    >>> language_name("pl")
    'Polski'
    """
    for path in sorted((_LOCALES / language).glob("*.ftl")):
        if match := _OWN_NAME.search(path.read_text(encoding="utf-8")):
            return match[1].strip()
    raise MissingMessage(language, "language-name")


class Catalogue:
    """All messages of one language.

    >>> catalogue = Catalogue("en")
    >>> catalogue.text("event-ghost-exorcised", card="lich", space="N1", board="red", tile="tea-house", place="NE")
    'Lich is exorcised at N1.'
    >>> catalogue.name("tile", "tea-house"), catalogue.name("seat", "red", "short")
    ('Tea House', 'Red')
    """

    def __init__(self, language: str) -> None:
        if language not in available_languages():
            raise UnknownLanguage(language)
        self.language: Final = language
        functions: dict[str, Callable[..., str]] = {name: self._naming(prefix) for name, prefix in NAMES.items()}
        functions["COUNT"] = self.counted
        functions["LIST"] = lambda words: self.listed(str(words).split(SEPARATOR))
        functions["PERCENT"] = self._percent
        # Isolating marks would be shown, or read aloud, by terminals.
        self._bundle: Final = FluentBundle([language], functions=functions, use_isolating=False)  # type: ignore[arg-type]
        self._ids: Final[dict[str, None]] = {}
        for path in sorted((_LOCALES / language).glob("*.ftl")):
            resource = read_messages(path.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource)
            self._ids.update((entry.id.name, None) for entry in resource.body if isinstance(entry, ast.Message))
        # The same few sentences are asked for again and again.
        self._cached: Final = lru_cache(maxsize=8192)(self._text)

    def ids(self, prefix: str = "") -> tuple[str, ...]:
        """Return the ids of all messages that begin so, in the order of the files."""
        return tuple(message for message in self._ids if message.startswith(prefix))

    def has(self, message: str) -> bool:
        """Whether there is a message of that id, or with `id.attribute` that attribute of it."""
        entry_id, _, attribute = message.partition(".")
        if entry_id not in self._ids:
            return False
        return not attribute or attribute in self._bundle.get_message(entry_id).attributes

    def text(self, message: str, /, **arguments: Argument) -> str:
        """Return a message, or with `id.attribute` an attribute of it, with its arguments filled in."""
        for value in arguments.values():
            # Asked hundreds of times for every action at a table: nothing is copied unless it has to be.
            if type(value) is str and len(value) > _LONGEST_ARGUMENT:
                arguments = {name: _cut(value) for name, value in arguments.items()}
                break
        return self._cached(message, tuple(arguments.items()))

    def _text(self, message: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
        if not self.has(message):
            raise MissingMessage(self.language, message)
        entry_id, _, attribute = message.partition(".")
        entry = self._bundle.get_message(entry_id)
        pattern = entry.attributes[attribute] if attribute else entry.value
        if pattern is None:
            raise MissingMessage(self.language, message)
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise BrokenMessage(self.language, message, errors)
        return str(text)

    def name(self, prefix: str, thing: str, case: str = "") -> str:
        """Return the name of a thing, in a form of it if it has that; of several things joined by `+`, a list."""
        things = thing.split(SEPARATOR)
        if len(things) > 1:
            return self.joined([self.name(prefix, one, case) for one in things])
        message = f"{prefix}-{thing}"
        form = f"{message}.{case}"
        return self.text(form if case and self.has(form) else message)

    def joined(self, parts: list[str]) -> str:
        """Return parts as a list of this language.

        >>> Catalogue("en").joined(["red", "red", "white"])
        'red, red and white'
        """
        if len(parts) < 2:
            return "".join(parts)
        return self.text("list-end", left=self.listed(parts[:-1]), right=parts[-1])

    def listed(self, parts: list[str]) -> str:
        """Return parts one after the other, without the word that ends a list in a sentence."""
        return reduce(lambda left, right: self.text("list-middle", left=left, right=right), parts)

    def clauses(self, parts: list[str]) -> str:
        """Return parts that may be lists themselves one after the other."""
        return reduce(lambda left, right: self.text("list-clauses", left=left, right=right), parts)

    def counted(self, colours: str) -> str:
        """Return colours joined by `+` as how many there are of each.

        >>> Catalogue("en").counted("red+red+black")
        'red 2, black 1'
        """
        if not colours:
            return self.text("nothing")
        each = colours.split(SEPARATOR)
        return self.listed([self.text("points", colour=c, number=each.count(c)) for c in dict.fromkeys(each)])

    def _percent(self, number: float) -> str:
        return self.text("percent", number=float(number))

    def _naming(self, prefix: str) -> Callable[..., str]:
        def named(thing: object, case: object = "") -> str:
            return self.name(prefix, str(thing), str(case))

        return named


@lru_cache(maxsize=8)
def catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language, read once."""
    return Catalogue(language)
