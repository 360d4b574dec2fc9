"""Packages that only some of the lab needs: they are asked for when they are used, and named when they are missing."""

from __future__ import annotations

import importlib
from typing import Any, Final

# The extra of fatsi that brings each package.
_EXTRAS: Final = {"pyarrow": "lab", "ray": "ray"}


class NotInstalled(RuntimeError):
    """A package is missing; `pip install "fatsi[extra]"` brings it."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.extra = _EXTRAS[package]
        super().__init__(f'{package} is missing: pip install "fatsi[{self.extra}]"')


def needed(module: str) -> Any:
    """Return a module of such a package; not all of them have types."""
    try:
        return importlib.import_module(module)
    except ImportError:
        raise NotInstalled(module.partition(".")[0]) from None
