"""Judges whose policy is wrong about something that trials can find out."""

from __future__ import annotations

import numpy as np

from fatsi.engine.judge import Judge
from fatsi.engine.network import Floats
from fatsi.rules import State

RELUCTANCE = 12.0


class Timid(Judge):
    """Would rather do anything else than fight."""

    def judge(self, states: list[State], *, are_actions_judged: bool = True) -> tuple[Floats, Floats]:
        logits, values = super().judge(states, are_actions_judged=are_actions_judged)
        if are_actions_judged:
            fights = np.array([action.kind == "exorcise" for state in states for action in state.legal()])
            logits = logits.copy()
            logits[fights] = logits[~fights].max() - RELUCTANCE
        return logits, values
