"""Finding the rules' objects by id: every class that declares an id of its own, whatever module it stands in.

A module that is imported is covered; the order in which classes are declared means nothing.
"""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def declared(base: type[T]) -> dict[str, type[T]]:
    """Return the classes below a base that declare an id, by that id.

    >>> from fatsi.rules.steps import Step
    >>> declared(Step)["pray"].__name__
    'Pray'
    """
    kinds: dict[str, type[T]] = {}
    waiting = list(base.__subclasses__())
    while waiting:
        kind = waiting.pop()
        waiting.extend(kind.__subclasses__())
        own_id = vars(kind).get("id")
        if isinstance(own_id, str) and own_id:
            if own_id in kinds:
                raise TypeError(f"{kind.__name__} and {kinds[own_id].__name__} both have the id {own_id}")
            kinds[own_id] = kind
    return dict(sorted(kinds.items()))
