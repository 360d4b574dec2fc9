"""The groups in which the choices of Yang are shown."""

from __future__ import annotations

import pytest

from fatsi.rules.yang import yang_actions
from fatsi.server.table_parts.decision import YANG_GROUPS


@pytest.mark.parametrize("kind", yang_actions())
def test_every_choice_of_yang_belongs_to_a_group_that_is_shown(kind: str) -> None:
    assert yang_actions()[kind].group in YANG_GROUPS, f"the class of {kind} names no group"


def test_no_group_is_without_choices() -> None:
    assert {thing.group for thing in yang_actions().values()} == set(YANG_GROUPS)
