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
from fatsi.server.pages.forms import parse_seat_kind
from fatsi.server.request_refusals import Refused
from fatsi.words import Words

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
    ("specification", "told"),
    [
        ("", "unknown-bot given= known=greedy+planner+random+tuned"),
        ("clever", "unknown-bot given=clever known=greedy+planner+random+tuned"),
        ("clever:depth=3", "unknown-bot given=clever known=greedy+planner+random+tuned"),
        ("no-module:Mine", "unknown-bot given=no-module known=greedy+planner+random+tuned"),
        ("random+greedy", "bot-with-wrong-character given=random+greedy"),
        ("random\n", "bot-with-wrong-character given=random\\n"),
        ("random:", "bot-options-missing bot=random"),
        ("random:depth=3", "bot-has-no-options bot=random given=depth"),
        ("tuned", "bot-option-missing bot=tuned option=nodes"),
        ("tuned:nodes=1,other=2", "bot-has-no-such-option bot=tuned given=other known=nodes+share+mood+bold"),
        ("tuned:nodes=1,", "bot-has-no-such-option bot=tuned given= known=nodes+share+mood+bold"),
        ("tuned:nodes", "bot-option-without-value bot=tuned option=nodes"),
        ("tuned:nodes=1,nodes=2", "bot-option-twice bot=tuned option=nodes"),
        ("tuned:nodes=many", "bot-option-wrong bot=tuned option=nodes kind=int given=many"),
        ("tuned:nodes=1,share=nan", "bot-option-wrong bot=tuned option=share kind=float given=nan"),
        ("tuned:nodes=1,bold=1", "bot-option-wrong bot=tuned option=bold kind=bool given=1"),
        ("missing_bots:Mine", "module-not-imported module=missing_bots error=ModuleNotFoundError: No module named"),
        ("broken_bots:Mine", "module-not-imported module=broken_bots error=ZeroDivisionError: division by zero"),
        ("leaving_bots:Mine", "module-not-imported module=leaving_bots error=SystemExit: 3"),
        ("own_bots:Yours", "module-without-class module=own_bots given=Yours"),
        ("own_bots:NotABot", "not-a-bot given=own_bots:NotABot"),
        (
            "own_bots:Mine:depth=0",
            "bot-cannot-be-made bot=own_bots:Mine:depth=0 error=ValueError: depth must be 1 or more",
        ),
    ],
)
def test_what_is_wrong_is_told_in_one_line(specification: str, told: str) -> None:
    with pytest.raises(InvalidSetup) as trouble:
        bot(specification)
    assert str(trouble.value).startswith(f"bot: {told}")
    assert "\n" not in Words().error(trouble.value)


@pytest.mark.parametrize("seat", ["bot:tuned:nodes=9", "bot:fatsi.bots.careless:RandomBot", "bot:random:"])
def test_the_server_takes_plain_names_only(seat: str) -> None:
    with pytest.raises(Refused):
        parse_seat_kind(seat)
    assert parse_seat_kind("bot:random") == ("bot", "random")
