"""How much a first visit loads, and how soon one can play."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser import laid
from tests.browser.conftest import Welcome
from tests.browser.guests import Guest
from tests.server.running import Running

LIMIT = 300_000
# Seconds of the processor that the page takes, however busy the machine is: it was 0.25 where this was written.
SOON = 2.0


def bytes_loaded(guest: Guest, load: Callable[[], None]) -> int:
    """Return how many bytes came over the line while something was loaded."""
    sizes: list[float] = []

    def finished(event: dict[str, Any]) -> None:
        sizes.append(event["encodedDataLength"])

    tools = guest.devtools()
    tools.send("Network.enable")
    tools.on("Network.loadingFinished", finished)
    load()
    guest.page.wait_for_load_state("networkidle")
    return round(sum(sizes))


@pytest.mark.parametrize("page", ["home", "table", "white-moon", "rules", "cards"])
def test_a_first_visit_is_light(
    welcome: Welcome, server: Running, page: str, record_property: Callable[[str, object], None]
) -> None:
    guest = welcome(own=True)
    path = {"home": "/", "rules": "/rules", "cards": "/cards"}.get(page)
    if path is None:
        moon = {"white_moon": "yes"} if page == "white-moon" else {}
        path = laid.lay_to_look_at(
            server.address, laid.in_mid_game, guest, players="2", difficulty="initiation", **moon
        )
    loaded = bytes_loaded(guest, lambda: guest.open(path))
    record_property("bytes", loaded)
    print(page, loaded, "bytes")
    assert 5_000 < loaded < LIMIT


def test_one_can_play_soon(welcome: Welcome, server: Running, record_property: Callable[[str, object], None]) -> None:
    guest = welcome(own=True)
    path = laid.lay_to_look_at(server.address, laid.in_mid_game, guest, players="4", difficulty="initiation")
    tools = guest.devtools()
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    guest.open(path)
    guest.ready()
    assert guest.choices()
    figures = {figure["name"]: figure["value"] for figure in tools.send("Performance.getMetrics")["metrics"]}
    seconds = figures["TaskDuration"]
    record_property("seconds", round(seconds, 2))
    print("usable after", round(seconds, 2), "s of the processor")
    assert 0 < seconds < SOON
