"""What some tests need of the machine. Who has it not may go without these tests; continuous integration may not."""

import os
import shutil
from pathlib import Path
from typing import NoReturn

import pytest

_POSTGRESQL_FOLDERS = ("/usr/lib/postgresql", "/usr/local/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt")
# The first is a Chromium without windows, which takes two thirds of the time.
_CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def missing(what: str) -> NoReturn:
    """Skip the test for want of something, or fail where everything has to be there."""
    if os.environ.get("CI") == "true":
        pytest.fail(f"{what} is missing, and CI must not go without it")
    pytest.skip(f"{what} is missing")


def postgresql_programs() -> Path:
    """Return the folder of `initdb` and `postgres`; Debian keeps them off the path."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    programs = [
        program
        for folder in _POSTGRESQL_FOLDERS
        for program in sorted(Path(folder).glob("*/bin/initdb"), reverse=True)
        if program.with_name("postgres").exists()
    ]
    if not programs:
        missing("PostgreSQL")
    return programs[0].parent


def chromium() -> str:
    """Return the path of a Chromium for Playwright to drive."""
    for name in _CHROMIUMS:
        found = shutil.which(name)
        if found:
            return found
    missing("Chromium")


def nginx() -> str:
    """Return the path of nginx; Debian keeps it off the path of users."""
    found = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
    return found or missing("nginx")
