"""Bots by specification: names, options, and classes of the user's own; whatever is wrong is told in one line."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import MappingProxyType

import pytest

import fatsi.bots
from fatsi.bots import bot, bot_module
from fatsi.bots.careless import RandomBot
from fatsi.rules import InvalidSetup
from fatsi.server.forms import seat_kind
from fatsi.server.refusals import Refused

OWN = """
from __future__ import annotations

from fatsi.bots.careless import RandomBot


class Mine(RandomBot):
    def __init__(self, depth: int = 1, *, bold: bool = False, weights: object = None) -> None:
        if depth < 1:
            raise ValueError("depth must be\\n1 or more")
        self.depth = depth
        self.bold = bold


class NotABot:
    pass
"""


class Tuned(RandomBot):
    """Has an option of each kind, one that must be given, and a parameter that text cannot give."""

    def __init__(self, nodes: int, share: float = 0.5, mood: str = "calm", bold: bool = False, other: object = None):
        self.given = (nodes, share, mood, bold, other)


@pytest.fixture(autouse=True)
def tuned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fatsi.bots, "BOTS", MappingProxyType({**fatsi.bots.BOTS, "tuned": Tuned}))


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A folder with modules of a user, which is the current one."""
    (tmp_path / "own_bots.py").write_text(OWN, encoding="utf-8")
    (tmp_path / "broken_bots.py").write_text("1 / 0\n", encoding="utf-8")
    (tmp_path / "leaving_bots.py").write_text("raise SystemExit(3)\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield
    sys.modules.pop("own_bots", None)


def test_values_have_the_types_of_the_constructor() -> None:
    made = bot("tuned:nodes=4_000,share=0.25,mood=wild,bold=true")
    assert isinstance(made, Tuned) and made.given == (4000, 0.25, "wild", True, None)
    assert bot("tuned:nodes=1") is not bot("tuned:nodes=1")


@pytest.mark.usefixtures("own")
def test_a_class_of_the_current_folder_is_a_bot_with_options() -> None:
    made = bot("own_bots:Mine:depth=3,bold=true")
    assert vars(made) == {"depth": 3, "bold": True}
    assert vars(bot("own_bots:Mine")) == {"depth": 1, "bold": False}
    assert bot_module("own_bots:Mine") is sys.modules["own_bots"] and bot_module("greedy") is None


@pytest.mark.usefixtures("own")
@pytest.mark.parametrize(
    ("specification", "message"),
    [
        ("", "there is none called ''"),
        ("clever", "there is none called 'clever'; there are greedy, random, tuned, or your own as module:Class"),
        ("clever:depth=3", "there is none called 'clever'"),
        ("no-module:Mine", "there is none called 'no-module'"),
        ("random+greedy", "'random+greedy' has a character that no bot can have"),
        ("random\n", "'random\\n' has a character that no bot can have"),
        ("random:", "after random: its options are missing"),
        ("random:depth=3", "random has no option 'depth'; it has none"),
        ("tuned", "tuned needs the option nodes"),
        ("tuned:nodes=1,other=2", "tuned has no option 'other'; it has nodes, share, mood, bold"),
        ("tuned:nodes=1,", "tuned has no option ''"),
        ("tuned:nodes", "tuned: the option nodes needs a value"),
        ("tuned:nodes=1,nodes=2", "tuned: the option nodes is given twice"),
        ("tuned:nodes=many", "tuned: nodes must be a whole number, not 'many'"),
        ("tuned:nodes=1,share=nan", "tuned: share must be a number, not 'nan'"),
        ("tuned:nodes=1,bold=1", "tuned: bold must be true or false, not '1'"),
        ("missing_bots:Mine", "the module missing_bots cannot be imported: ModuleNotFoundError"),
        ("broken_bots:Mine", "the module broken_bots cannot be imported: ZeroDivisionError: division by zero"),
        ("leaving_bots:Mine", "the module leaving_bots cannot be imported: SystemExit: 3"),
        ("own_bots:Yours", "the module own_bots has no class Yours"),
        ("own_bots:NotABot", "own_bots:NotABot is no bot: it has no method choose"),
        ("own_bots:Mine:depth=0", "own_bots:Mine:depth=0 cannot be made: ValueError: depth must be 1 or more"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(specification: str, message: str) -> None:
    with pytest.raises(InvalidSetup) as trouble:
        bot(specification)
    assert trouble.value.part == "bot" and trouble.value.message.startswith(message)
    assert "\n" not in str(trouble.value)


@pytest.mark.parametrize("seat", ["bot:tuned:nodes=9", "bot:fatsi.bots.careless:RandomBot", "bot:random:"])
def test_the_server_takes_plain_names_only(seat: str) -> None:
    with pytest.raises(Refused):
        seat_kind(seat)
    assert seat_kind("bot:random") == ("bot", "random")
