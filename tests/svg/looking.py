"""Games to look at, and pictures read back: which things are there, and how often a drawing is used."""

import random
import re
from collections.abc import Iterator
from xml.etree import ElementTree

from fatsi import Setup, State
from tests.players import POLICIES

SVG = "{http://www.w3.org/2000/svg}"
HREF = "href"


def played(setup: Setup, *, seed: int, policy: str = "keen", every: int = 1) -> Iterator[State]:
    """Every so-many-th state of one game, the last one included."""
    rng = random.Random(seed)
    state = State.new(setup.dealt(rng))
    at = 0
    while state.actor is not None:
        if at % every == 0:
            yield state
        state.apply(POLICIES[policy](state, rng))
        at += 1
    yield state


def element(markup: str) -> ElementTree.Element:
    """One part, read as XML."""
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{markup}</svg>')[0]


def uses(markup: str, drawing: str) -> int:
    """How often some markup uses a drawing."""
    return markup.count(f'href="#d-{drawing}"')


def title(markup: str) -> str:
    """What the thing of some markup says it is."""
    found = element(markup).find(f"{SVG}title")
    assert found is not None and found.text
    return found.text


def ids(markup: str) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', markup)
