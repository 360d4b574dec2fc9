"""What the record of a table says about the choices that were made."""

from fatsi.notation import parse_record
from fatsi.rules import CHANCE


def choices(record: str) -> list[str]:
    """Return what players chose, in order: with nothing taken back, the n-th is what made version n."""
    parsed = parse_record(record)
    state, chosen = parsed.start, []
    for action in parsed.actions:
        if state.actor != CHANCE:
            chosen.append(str(action))
        state.apply(action)
    return chosen
