"""Which core is used: the modules below as Python, or the same ones compiled with mypyc.

A compiled core belongs to the sources that it was made of. It is used only if a hash of the present ones says that they
are the same, so an edited rule is never hidden by an older extension module. Nothing is built here:
`tools/build_core.py` does that for a checkout (`make core`), and `make wheel COMPILED=1` for a wheel.

`FATSI_CORE=interpreted` and `FATSI_CORE=compiled` demand one of them; the second fails where there is none.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Final

# What is compiled: patterns below the folder of the package. A file that is not there yet is left out.
COMPILED: Final = (
    "rules/**/*.py",
    "engine/encoding/*.py",
    "engine/input_batch.py",
    "engine/dice_odds.py",
    "engine/selfplay.py",
    "engine/symmetry.py",
    "engine/trials.py",
)

# What stays Python: what is made seldom, and what users hand in. Compiled, a frozen dataclass cannot be pickled, errors
# cannot be derived from, and an argument of a wrong type is a TypeError before the rules can say what is wrong with it.
NOT_COMPILED: Final = frozenset(
    {
        "rules/cards.py",
        "rules/consistency.py",
        "rules/errors.py",
        "rules/events.py",
        "rules/moon/checks.py",
        "rules/scoring.py",
        "rules/setup.py",
        "rules/views.py",
    }
)

# Written in C, since there is nothing of the rules in it; without it, numpy does the same.
C_EXTENSIONS: Final = ("engine/forward.c",)
SOURCES: Final = frozenset({".py", ".c"})

INTERPRETED_CORE: Final = "interpreted"
COMPILED_CORE: Final = "compiled"
CHOICE: Final = "FATSI_CORE"

# Beside the package of a checkout, one folder for each build; its name is the hash of the sources.
BUILDS: Final = Path("build", "core")
# In the package of a compiled core: what it was made of.
RECORD: Final = "compiled.json"

PACKAGE: Final = Path(__file__).parent


# --- what a compiled core is made of ------------------------------------------------------------------------


def compiled_sources(package: Path = PACKAGE) -> list[Path]:
    """Return the source files that are compiled, in the order of their names."""
    # A compiled package would look for its modules beside itself, and not find those that stay Python.
    sources = {path for pattern in COMPILED for path in package.glob(pattern) if path.name != "__init__.py"}
    return sorted(path for path in sources if path.relative_to(package).as_posix() not in NOT_COMPILED)


def source_hash(package: Path = PACKAGE) -> str:
    """Return a short hash of all that a compiled core depends on: the sources, and the Python that loads it.

    All modules of a package count where one of them is compiled, because mypyc writes the constants of a module into
    others that import it.
    """
    digest = hashlib.sha256(importlib.machinery.EXTENSION_SUFFIXES[0].encode())
    folders = sorted({pattern.partition("/")[0] for pattern in COMPILED})
    for path in sorted(
        path for folder in folders for path in (package / folder).rglob("*.[cp]*") if path.suffix in SOURCES
    ):
        content = path.read_bytes()
        digest.update(f"\n{path.relative_to(package).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()[:20]


def write_record(folder: Path, sources: str) -> None:
    """Note in a folder with a compiled core the hash of the sources that it was made of."""
    (folder / "fatsi" / RECORD).write_text(json.dumps({"sources": sources}) + "\n", encoding="utf-8")


def is_made_of(folder: Path, sources: str) -> bool:
    """Whether a folder holds the compiled core of the sources with this hash."""
    try:
        record = json.loads((folder / "fatsi" / RECORD).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return isinstance(record, dict) and record.get("sources") == sources


# --- which one is used -------------------------------------------------------------------------------------


def find_compiled_core(package: Path = PACKAGE) -> Path | None:
    """Return the folder with the compiled core of the present sources: that of a wheel, or a build of a checkout."""
    builds = package.parent / BUILDS
    # Where nothing was ever compiled, nothing needs to be hashed.
    if not (package / RECORD).is_file() and not builds.is_dir():
        return None
    sources = source_hash(package)
    for folder in (package.parent, builds / sources):
        if is_made_of(folder, sources):
            return folder
    return None


class CoreFinder(importlib.abc.MetaPathFinder):
    """Finds the modules of the core in the files that were chosen, before anything else is asked."""

    def __init__(self, files: dict[str, Path]) -> None:
        self.files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        file = self.files.get(fullname)
        if file is None:
            return None
        return importlib.util.spec_from_file_location(fullname, file)


def module_name(file: Path, root: Path) -> str:
    """Return the name of the module in a file, of a folder from which it would be imported.

    >>> module_name(Path("build/fatsi/rules/qi.cpython-311.so"), Path("build"))
    'fatsi.rules.qi'
    """
    return ".".join([*file.relative_to(root).parts[:-1], file.name.partition(".")[0]])


def extension_modules(root: Path) -> Iterator[Path]:
    """Find the extension modules of a compiled core: those of the package, and the library that they share."""
    suffix = importlib.machinery.EXTENSION_SUFFIXES[0]
    yield from root.glob(f"*__mypyc{suffix}")
    for folder in sorted({pattern.partition("/")[0] for pattern in COMPILED}):
        yield from (root / "fatsi" / folder).rglob(f"*{suffix}")


def choose_core(choice: str | None = None, package: Path = PACKAGE) -> None:
    """Let the modules of the core be imported from where they should: called before the first of them is.

    The choice is that of the environment if none is given.
    """
    if choice is None:
        choice = os.environ.get(CHOICE, "")
    if choice not in ("", INTERPRETED_CORE, COMPILED_CORE):
        raise ImportError(f"{CHOICE} is {choice!r}; it may be {INTERPRETED_CORE} or {COMPILED_CORE}")
    folder = None if choice == INTERPRETED_CORE else find_compiled_core(package)
    if folder is not None:
        files = {module_name(file, folder): file for file in extension_modules(folder)}
    elif choice == COMPILED_CORE:
        raise ImportError(f"{CHOICE} is {COMPILED_CORE}, but these sources are not compiled; `make core` does that")
    elif any(extension_modules(package.parent)):
        # Python would prefer them to the sources beside them.
        files = {module_name(file, package.parent): file for file in compiled_sources(package)}
    else:
        return
    sys.meta_path.insert(0, CoreFinder(files))


def core_in_use() -> str:
    """Return which core this process runs on, judged by what was really imported.

    >>> core_in_use() in (INTERPRETED_CORE, COMPILED_CORE)
    True
    """
    file = importlib.import_module("fatsi.rules.state").__file__ or ""
    return INTERPRETED_CORE if file.endswith(".py") else COMPILED_CORE
