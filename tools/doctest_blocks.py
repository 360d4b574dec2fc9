"""Shows the examples of docstrings on the site as code.

Docstrings hold doctests without a fence, and Markdown takes `>>>` for a quotation. `mkdocs.yml` names this extension of
Griffe, which reads the docstrings.
"""

from __future__ import annotations

import re
from typing import Any, Final

from griffe import Extension, Object

# A doctest goes on to the next empty line, as for the module that runs it.
_EXAMPLE: Final = re.compile(r"^>>> .*(?:\n(?!\s*$).*)*", re.MULTILINE)


def fenced(docstring: str) -> str:
    """Return a docstring with its examples as blocks of code.

    >>> print(fenced("Adds.").replace("`", "'"))
    Adds.
    """
    return _EXAMPLE.sub(lambda example: f"```pycon\n{example[0]}\n```", docstring)


class DoctestBlocks(Extension):
    """Puts fences around the examples of every docstring."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = fenced(obj.docstring.value)
