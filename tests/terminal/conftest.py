"""What the tests of the terminal share: the command, run in-process with a data folder of its own."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from fatsi.command import app

Fatsi = Callable[..., Result]


@pytest.fixture
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where games are kept by themselves; nothing of the machine's own settings matters."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    return tmp_path / "data" / "fatsi"


@pytest.fixture
def fatsi(data_folder: Path) -> Fatsi:
    """Run the command with some arguments and lines of input."""

    def run(*arguments: str | Path, lines: str | list[str] = "") -> Result:
        text = lines if isinstance(lines, str) else "".join(f"{line}\n" for line in lines)
        return CliRunner().invoke(app, [str(argument) for argument in arguments], input=text)

    return run
