"""A picture as PNG."""

from __future__ import annotations

from typing import Final

import resvg_py

WIDTH: Final = 1200
_SERIF: Final = "DejaVu Serif"


def png(svg: str, *, width: int = WIDTH) -> bytes:
    """Return a picture that stands alone, such as `picture` gives, as a PNG of a width in pixels."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, serif_family=_SERIF))
