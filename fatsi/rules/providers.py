"""What other packages provide for the rules, which import none of them: text and pictures of a state.

`fatsi/__init__.py` fills this in; the package cannot be imported without it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fatsi.rules.state import State


class Providers:
    """One function for each thing that a state can do by itself only with the help of another package."""

    # `fatsi.notation`: a position as text, and back.
    position: Callable[[State], str] | None = None
    parse_position: Callable[[str], State] | None = None
    # `fatsi.svg`: how a notebook shows a state.
    picture: Callable[[State], str] | None = None


providers: Final = Providers()
