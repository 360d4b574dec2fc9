"""Every refusal has its words: each code that the server can raise has its message, and no message waits in vain."""

import re
from pathlib import Path

from fatsi import server
from fatsi.server.pages.responses import STATUS
from fatsi.server.pages.site_pages import CODES
from fatsi.server.request_refusals import Refused
from fatsi.words import words

SOURCES = sorted(Path(server.__file__).parent.rglob("*.py"))
RAISED = re.compile(r'\bRefused\(\s*"([a-z-]+)"((?:\s+if\b.*?\belse\s+"([a-z-]+)")?)')


def codes() -> set[str]:
    """Return every code that stands in a `Refused(...)`, or that an HTTP status is turned into."""
    found = set(CODES.values())
    for source in SOURCES:
        for raised in RAISED.finditer(source.read_text(encoding="utf-8")):
            found |= {code for code in (raised[1], raised[3]) if code}
    return found


def test_every_refusal_has_words() -> None:
    assert {"stale", "not-your-decision", "not-seated", "too-large", "failed"} <= codes()
    for code in codes():
        assert Refused(code).text(words("en"))


def test_every_message_of_a_refusal_is_raised_somewhere() -> None:
    assert {name.removeprefix("refusal-") for name in words("en").ids("refusal-")} == codes()


def test_every_status_belongs_to_a_refusal() -> None:
    assert STATUS.keys() <= codes()
