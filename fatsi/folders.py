"""Where fatsi keeps what belongs to the user: saved games and the tables of the server."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path


def data_folder(environment: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Return the folder where games are kept.

    >>> data_folder({"XDG_DATA_HOME": "/tmp/data"}, "linux").as_posix()
    '/tmp/data/fatsi'
    """
    if environment.get("XDG_DATA_HOME"):
        return Path(environment["XDG_DATA_HOME"]) / "fatsi"
    if platform == "win32" and environment.get("LOCALAPPDATA"):
        return Path(environment["LOCALAPPDATA"]) / "fatsi"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "fatsi"
    return Path.home() / ".local" / "share" / "fatsi"
