"""The parameters of messages, read from the Fluent files: which a message has, and which of them it only chooses by."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

# In the comment of a message: this language needs no such parameter there, and why.
LEFT_OUT = re.compile(r"Leaves out \$(\w+)")


@dataclass
class Parameters:
    """The parameters of one pattern."""

    shown: set[str] = field(default_factory=set)
    selecting: set[str] = field(default_factory=set)
    left_out: set[str] = field(default_factory=set)

    @property
    def all(self) -> set[str]:
        return self.shown | self.selecting

    def add(self, part: object) -> None:
        """Add the parameters of a part of a pattern."""
        if isinstance(part, list):
            for each in part:
                self.add(each)
        elif isinstance(part, ftl.VariableReference):
            self.shown.add(part.id.name)
        elif isinstance(part, ftl.SelectExpression) and isinstance(part.selector, ftl.VariableReference):
            self.selecting.add(part.selector.id.name)
            self.add(part.variants)
        elif isinstance(part, ftl.BaseNode):
            self.add(list(vars(part).values()))


# To read all files of all languages takes seconds: several modules of tests look at what was read once.
@lru_cache(maxsize=256)
def parsed(source: str) -> ftl.Resource:
    """What the parser of Fluent makes of a file; nobody may change it."""
    return FluentParser(with_spans=False).parse(source)


def messages(source: str) -> Iterator[ftl.Message]:
    """The messages of a file, which must hold nothing else but comments and terms."""
    for entry in parsed(source).body:
        assert not isinstance(entry, ftl.Junk), f"{entry.content!r}"
        if isinstance(entry, ftl.Message):
            yield entry


def parameters(source: str) -> dict[str, Parameters]:
    """The parameters of every message, and as `id.attribute` of every attribute, of a file."""
    found: dict[str, Parameters] = {}
    for message in messages(source):
        left_out = set(LEFT_OUT.findall(message.comment.content or "")) if message.comment else set()
        patterns = {message.id.name: message.value} | {f"{message.id.name}.{a.id.name}": a for a in message.attributes}
        for name, pattern in patterns.items():
            found[name] = Parameters(left_out=left_out)
            found[name].add(pattern)
    return found


@lru_cache(maxsize=8)
def parameters_of(folder: Path) -> dict[str, Parameters]:
    """The parameters of every message of a language."""
    found: dict[str, Parameters] = {}
    for path in sorted(folder.glob("*.ftl")):
        found |= parameters(path.read_text(encoding="utf-8"))
    return found


def differences(english: dict[str, Parameters], other: dict[str, Parameters]) -> list[str]:
    """One line for each parameter that a message of another language has too many or too few."""
    found = []
    for name, here in other.items():
        # A form of a name that only this language has gets no more than the name.
        there = english.get(name) or english.get(name.partition(".")[0])
        if there is None:
            continue  # tests of their own find what English does not have
        found += [f"{name}: English has no ${extra}" for extra in sorted(here.all - there.all)]
        if name in english:
            found += [f"{name}: ${missing} is missing" for missing in sorted(there.shown - here.all - here.left_out)]
    return found
