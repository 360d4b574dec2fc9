"""Build the compiled core of a checkout, where `fatsi.core` finds it: `make core`.

    python tools/build_core.py           build it, unless it is there
    python tools/build_core.py --check   say whether that has something to do: exit status 0 if so

Where a C compiler or the headers of Python are missing, there is nothing to do: everything runs interpreted too. A
build that fails changes nothing and ends with exit status 1.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from fatsi.core import BUILDS, PACKAGE, compiled_sources, is_made_of, module_name, source_hash

ROOT: Final = PACKAGE.parent
FOLDER: Final = ROOT / BUILDS
# In each build: the tools that made it. A build by others is made anew.
TOOLS: Final = "tools.json"
# Developers go back and forth between branches: a few builds are kept, the oldest go.
MOST_BUILDS: Final = 4


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def tools() -> dict[str, str]:
    """Return what a build depends on beside the sources."""
    recipe = (ROOT / "setup.py").read_bytes() + (PACKAGE / "core.py").read_bytes()
    recipe_parts = {"recipe": hashlib.sha256(recipe).hexdigest()[:20]}
    for package in ("mypy", "setuptools"):
        with contextlib.suppress(PackageNotFoundError):
            recipe_parts[package] = version(package)
    return recipe_parts


def is_built(sources: str) -> bool:
    """Whether the core of these sources is there, made with the present tools."""
    if not is_made_of(FOLDER / sources, sources):
        return False
    try:
        made_with = json.loads((FOLDER / sources / TOOLS).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    # Without mypy nothing can be built anew, and the build is as good as it was.
    return "mypy" not in tools() or made_with == tools()


def obstacle() -> str | None:
    """Return what is missing on this machine to compile anything, or None."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_paths()["include"], "Python.h").is_file():
        return "the headers of Python are missing (on Debian and Ubuntu: the package python3-dev)"
    return None


@contextlib.contextmanager
def locked() -> Iterator[None]:
    """Let one build run at a time; a second waits, and then finds the work done."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    try:
        import fcntl
    except ImportError:  # Windows: two builds at once do the same twice
        yield
        return
    with (FOLDER / "lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Waiting for another build of the core ...")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def compile_into(folder: Path, scratch: Path) -> int:
    """Run setup.py, and return its exit status."""
    build_ext = ["build_ext", "--build-lib", str(folder), "--build-temp", str(scratch / "objects")]
    return subprocess.run(
        [sys.executable, "setup.py", "--quiet", *build_ext],
        cwd=ROOT,
        env={**os.environ, "FATSI_COMPILED": "1", "FATSI_C_FOLDER": str(scratch / "c")},
        check=False,
    ).returncode


def can_play() -> bool:
    """Whether the build that was just put in its place can be imported, every module of it, and lays out a game."""
    modules = ", ".join(module_name(path, ROOT) for path in compiled_sources())
    play = f"import random, {modules}; fatsi.State.new(fatsi.Setup().dealt(random.Random(1))).copy()"
    environment = {**os.environ, "FATSI_CORE": "compiled", "PYTHONPATH": str(ROOT)}
    return subprocess.run([sys.executable, "-c", play], env=environment, check=False).returncode == 0


def remove_old_builds() -> None:
    builds = sorted((path for path in FOLDER.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime)
    for path in builds[:-MOST_BUILDS]:
        shutil.rmtree(path, ignore_errors=True)


def build(sources: str) -> int:
    """Build the core of the present sources, and return the exit status."""
    start = time.monotonic()
    scratch = FOLDER / f"unfinished-{sources}"
    shutil.rmtree(scratch, ignore_errors=True)
    made = scratch / "made"
    (scratch / "c").mkdir(parents=True)
    try:
        if compile_into(made, scratch):
            say("The core could not be compiled; everything runs interpreted.")
            return 1
        if source_hash() != sources or not is_made_of(made, sources):
            say("The sources have changed while they were compiled; compile them once more.")
            return 1
        (made / TOOLS).write_text(json.dumps(tools()) + "\n", encoding="utf-8")
        shutil.rmtree(FOLDER / sources, ignore_errors=True)
        # Only now can it be found, all of it at once.
        made.rename(FOLDER / sources)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    if not can_play():
        say("The compiled core cannot be imported; everything runs interpreted.")
        shutil.rmtree(FOLDER / sources)
        return 1
    remove_old_builds()
    say(f"The core is compiled ({time.monotonic() - start:.0f} s).")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only say whether there is something to build")
    options = parser.parse_args()
    missing = obstacle()
    if missing is not None:
        say(f"The core is not compiled: {missing}. Everything runs interpreted.")
        return 1 if options.check else 0
    if options.check:
        return 1 if is_built(source_hash()) else 0
    with locked():
        sources = source_hash()
        return 0 if is_built(sources) else build(sources)


if __name__ == "__main__":
    sys.exit(main())
