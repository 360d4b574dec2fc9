"""A running server, a Chromium, and guests in front of it. A page that complains fails its test."""

import asyncio
from asyncio import AbstractEventLoop
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from fatsi.server.storage.database import sqlite_url
from tests.browser.guests import LAUNCH, TIMEOUT, Guest
from tests.server.requirements import chromium
from tests.server.running import Running

expect.set_options(timeout=TIMEOUT)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of this process; it lets them be fast, for they all come from one address."""
    folder = tmp_path_factory.mktemp("server")
    running = Running(sqlite_url(folder / "tables.db"), folder, generous=True)
    yield running
    running.kill()


@pytest.fixture(scope="session")
def launched() -> Iterator[tuple[Browser, AbstractEventLoop]]:
    """One Chromium for all tests of this process, and the event loop of Playwright that drives it."""
    path = chromium()
    with sync_playwright() as playwright:
        loop = asyncio.get_running_loop()
        made = playwright.chromium.launch(executable_path=path, **LAUNCH)
        asyncio._set_running_loop(None)
        yield made, loop
        asyncio._set_running_loop(loop)
        made.close()


@pytest.fixture
def browser(launched: tuple[Browser, AbstractEventLoop]) -> Iterator[Browser]:
    """The Chromium, for the time of a test.

    The loop of Playwright counts as running from its start to its end, and as long as one does, no other test of the
    same process can run its own. So it counts as running only during tests of the browser.
    """
    made, loop = launched
    asyncio._set_running_loop(loop)
    yield made
    asyncio._set_running_loop(None)


Welcome = Callable[..., Guest]


@pytest.fixture(scope="session")
def left() -> list[Guest]:
    """Browsers that guests have left: to make a new one takes as long as to load a table."""
    return []


@pytest.fixture
def welcome(browser: Browser, server: Running, left: list[Guest]) -> Iterator[Welcome]:
    """Let guests in: each has cookies of their own, and none may find a fault with a page.

    A guest with a browser of their `own` is the first to whom anything is shown in it, and the last.
    """
    guests: list[Guest] = []
    apart: list[Guest] = []

    def let_in(address: str = "", *, own: bool = False, **options: Any) -> Guest:
        is_apart = own or bool(address)
        guest = None if is_apart else next((one for one in left if one.can_be(options)), None)
        if guest is None:
            guest = Guest(browser, address or server.address, **options)
        else:
            left.remove(guest)
            guest.become_another(**options)
        (apart if is_apart else guests).append(guest)
        return guest

    yield let_in
    complaints = [complaint for guest in (*guests, *apart) for complaint in guest.complaints()]
    for guest in guests:
        if guest.leave():
            left.append(guest)
        else:
            guest.close()
    for guest in apart:
        guest.close()
    assert not complaints, server.output()[-4000:]
