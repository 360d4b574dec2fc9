"""The numbers of action sequences from fixed positions have not changed."""

from typing import Any

import pytest

from tests.perft import entries, perft, start_of


@pytest.mark.parametrize("entry", entries(), ids=lambda entry: entry["name"])
def test_counts_of_action_sequences(entry: dict[str, Any]) -> None:
    counts = [perft(start_of(entry), depth) for depth in range(1, len(entry["counts"]) + 1)]
    assert counts == entry["counts"]
