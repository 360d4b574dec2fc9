"""A made-up language: English with every letter of its messages turned into one of another script.

What is shown in it and still has Latin letters does not come from the catalogue. It is a folder beside English, as a
new language would be, so that it also shows that a language needs nothing but a folder.
"""

import shutil
import string
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from fatsi.server.pages import templating
from fatsi.words import available_languages, speech
from fatsi.words import catalogue as catalogue_module

# A language that tables of plurals and numbers know, and that we do not have.
PSEUDO = "eo"
LOCALES = catalogue_module._LOCALES
_LETTERS = str.maketrans(string.ascii_letters, "абцдефгхийклмнопярстувшыжзАБЦДЕФГХИЙКЛМНОПЯРСТУВШЫЖЗ")


def turned(text: str) -> str:
    """A text in the made-up language."""
    return text.translate(_LETTERS)


def _turn(node: object) -> None:
    if isinstance(node, list):
        for each in node:
            _turn(each)
    elif isinstance(node, ftl.TextElement):
        node.value = turned(node.value)
    elif isinstance(node, ftl.BaseNode):
        _turn(list(vars(node).values()))


def _forget() -> None:
    for known in (available_languages, catalogue_module.catalogue, speech.words, templating._languages):
        known.cache_clear()


@contextmanager
def pseudo_language(folder: Path) -> Iterator[str]:
    """Have the made-up language beside English alone, as long as the context lasts."""
    shutil.copytree(LOCALES / "en", folder / "en")
    (folder / PSEUDO).mkdir()
    for path in (folder / "en").glob("*.ftl"):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        _turn(resource.body)
        (folder / PSEUDO / path.name).write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue_module, "_LOCALES", folder)
        _forget()
        yield PSEUDO
    _forget()
