"""How a notebook shows a state: by a picture that the package round the rules lends them, since they draw nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fatsi.rules.state import State


class Notebook:
    """What a notebook is given for a state; nothing until somebody lends a picture."""

    picture: Callable[[State], str] | None = None


notebook: Final = Notebook()
