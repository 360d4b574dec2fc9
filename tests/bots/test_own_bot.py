"""The example of docs/bots.md works as it stands there."""

import re
import sys
from pathlib import Path

import pytest

from fatsi.lab.games import play_game
from fatsi.rules import Setup

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
LINES_PROMISED = 20


def test_the_bot_of_the_docs_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = re.search(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    body = [line for line in found[1].partition("class ")[2].splitlines() if line.strip()]
    assert len(body) <= LINES_PROMISED
    (tmp_path / "hunter.py").write_text(found[1], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    row = play_game(Setup(players=2), 1, ("hunter:Hunter", "hunter:Hunter:patience=3"))
    assert row.is_finished and row.turns > 1
    sys.modules.pop("hunter")
