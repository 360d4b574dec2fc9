"""Bots for the tests of the lab."""

from types import MappingProxyType

import pytest

import fatsi.bots


@pytest.fixture
def quick_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let `greedy` play at random: what is reported of a duel does not depend on how well anybody plays."""
    random = fatsi.bots.BOTS["random"]
    monkeypatch.setattr(fatsi.bots, "BOTS", MappingProxyType({**fatsi.bots.BOTS, "greedy": random}))
