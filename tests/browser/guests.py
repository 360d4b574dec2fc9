"""Somebody in front of a browser: opens pages, sees what is on them, and plays with what they see."""

import random
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, ConsoleMessage, Page
from playwright.sync_api import TimeoutError as WaitedTooLong

from fatsi.server.pages.readers import FORCE

_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
LAUNCH: dict[str, Any] = {"args": list(_FLAGS)}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
# What can be changed in a browser that runs.
_USUAL_MEDIA: dict[str, Any] = {"reduced_motion": "no-preference", "color_scheme": "light"}
_AT_ANY_TIME = ("viewport", *_USUAL_MEDIA)
# Milliseconds: far more than anything takes, for other processes may keep the machine busy.
TIMEOUT = 90_000
OPEN_CHOICES = "#decision button[data-action]:enabled"

# Reports to the console, and so to the test, everything that the policy of the page has stopped.
_WATCH_POLICY = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
"""
# What may be chosen now: folded groups are left alone, as a newcomer does.
_VISIBLE_CHOICES = """() => [...document.querySelectorAll("#decision button[data-action]:enabled")]
  .filter((button) => button.checkVisibility()).map((button) => button.dataset.action)"""
_LIT_THINGS = """() => [...document.querySelectorAll("#board .can[id]")].map((thing) => thing.id)"""
# The page of a table listens. What the server says first may put parts anew: whatever is done before would be done to
# the old ones.
_LISTENS = "main:is([data-line=open], .replay) #board [tabindex='0']"
# All that a player looks at before they choose; nothing until they are asked.
_OFFER = f"""() => !document.querySelector("{_LISTENS}") || document.getElementById("decision").dataset.mine !== "true"
  ? null : [document.querySelector("main").dataset.version, ({_VISIBLE_CHOICES})(), ({_LIT_THINGS})()]"""
_BEFORE_PRESS = """(button) => [document.querySelector("main").dataset.version, "confirm" in button.dataset]"""
_DARK_THINGS = """(kind) => [...document.querySelectorAll(`#board [id^=${kind}-]:not(.can, .may)`)]
  .map((thing) => thing.id)"""
_POINT_OF = """(id) => {
  const thing = document.getElementById(id);
  thing.scrollIntoView({ block: "center", inline: "center" });
  const box = thing.querySelector(":scope > .halo").getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
# The game went on, a sheet asks, or a refusal appears.
_ANSWERED = """(version) => document.querySelector("main").dataset.version !== version
  || document.getElementById("sheet").open || document.getElementById("zoom").open"""
SETTLED = """(version) => document.querySelector("main").dataset.version !== version
  && !document.getElementById("decision").hasAttribute("aria-busy")"""


_REST = """() => {
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  document.activeElement.blur();
  scrollTo(0, 0);
}"""


class Guest:
    """A visitor with a browser of their own: cookies, one page, and all that went wrong on it."""

    def __init__(self, browser: Browser, address: str, *, plays_forced: bool = False, **options: Any) -> None:
        self.address = address
        self.context: BrowserContext = browser.new_context(base_url=address, **(DESKTOP | options))
        self.context.set_default_timeout(TIMEOUT)
        self.context.add_init_script(_WATCH_POLICY)
        self._say_whether_forced(plays_forced)
        self.wrong: list[str] = []
        self.excused: list[str] = []
        self.page = self.new_page()
        self._options = DESKTOP | options
        self._tools: CDPSession | None = None

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.wrong.append(f"page error: {error}"))
        page.on("console", self._on_console)
        page.on("request", lambda request: self._check(request.url))
        page.on("websocket", lambda line: self._check(line.url))
        return page

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(f"console: {message.text}")

    def _check(self, url: str) -> None:
        """Nothing is loaded from anywhere else."""
        host = self.address.partition("://")[2]
        if not url.startswith((f"http://{host}/", f"ws://{host}/", "data:")):
            self.wrong.append(f"foreign address: {url}")

    def excuse(self, pattern: str) -> None:
        """Expect something to go wrong, such as a connection to a server that was killed."""
        self.excused.append(pattern)

    def complaints(self) -> list[str]:
        """Return what went wrong and was not expected."""
        return [message for message in self.wrong if not any(re.search(pattern, message) for pattern in self.excused)]

    def close(self) -> None:
        self.context.close()

    # --- one after the other ----------------------------------------------------------------------------

    def leave(self) -> bool:
        """Leave a clean browser for the next guest: nothing but what was loaded is kept. Whether that can be done."""
        if self._tools is not None or len(self.context.pages) != 1 or self.page.is_closed():
            return False
        # A light page of the same server: another one would come with another process.
        self.page.goto("/health")
        self.page.evaluate("[localStorage, sessionStorage].forEach((kept) => kept.clear())")
        self.page.mouse.move(3, 300)
        self.context.clear_cookies()
        return True

    def can_be(self, options: dict[str, Any]) -> bool:
        """Whether a browser can be like this without being started anew."""
        wanted = DESKTOP | options
        return all(
            wanted.get(name) == self._options.get(name) for name in {*wanted, *self._options} - set(_AT_ANY_TIME)
        )

    def become_another(self, *, plays_forced: bool = False, **options: Any) -> None:
        """Be another guest in the browser that the last one has left."""
        self.wrong, self.excused = [], []
        self._options = DESKTOP | options
        self._say_whether_forced(plays_forced)
        self.page.set_viewport_size(self._options["viewport"])
        self.page.emulate_media(**{name: options.get(name, usual) for name, usual in _USUAL_MEDIA.items()})

    def _say_whether_forced(self, plays_forced: bool) -> None:
        """Tests take every choice themselves, but for those of what is forced."""
        value = "on" if plays_forced else "off"
        self.context.add_cookies([{"name": FORCE, "value": value, "url": self.address}])

    # --- looking ----------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> None:
        self.page.goto(path)

    @property
    def table(self) -> str:
        """The address of the table, without the server's."""
        found = re.search(r"/table/[\w-]+", self.page.url)
        assert found, f"{self.page.url} is no table"
        return found[0]

    @property
    def version(self) -> int:
        return int(self.page.locator("main").get_attribute("data-version") or -1)

    @property
    def is_over(self) -> bool:
        return self.page.locator("#result").is_visible()

    @property
    def has_to_decide(self) -> bool:
        return self.page.locator("#decision").get_attribute("data-mine") == "true"

    def ready(self) -> None:
        """Wait until the page of a table listens."""
        self.page.wait_for_selector(_LISTENS, state="attached")

    def offer(self) -> tuple[str, list[str], list[str]]:
        """Wait until this guest has to decide; return the version, the choices, and what glows on the board."""
        offer = self.page.evaluate(_OFFER)
        while offer is None:
            self.page.wait_for_function(_OFFER)
            offer = self.page.evaluate(_OFFER)
        version, choices, lit = offer
        return version, choices, lit

    def choices(self) -> list[str]:
        """Return the actions of the buttons that can be seen and pressed."""
        found: list[str] = self.page.evaluate(_VISIBLE_CHOICES)
        return found

    def lit(self) -> list[str]:
        """Return the ids of what glows on the board."""
        found: list[str] = self.page.evaluate(_LIT_THINGS)
        return found

    def dark(self, kind: str) -> list[str]:
        """Return the ids of things of some kind on the board that cannot be chosen now."""
        found: list[str] = self.page.evaluate(_DARK_THINGS, kind)
        return found

    def focused(self) -> str:
        """Return the beginning of what has the focus; nothing if only the page as a whole has it."""
        return str(
            self.page.evaluate(
                "(document.activeElement === document.body ? '' : document.activeElement.outerHTML).slice(0, 160)"
            )
        )

    def point_of(self, thing: str) -> tuple[float, float]:
        """Return the middle of a thing on the board, after scrolling there."""
        x, y = self.page.evaluate(_POINT_OF, thing)
        return x, y

    def sees(self, is_so: Callable[[], bool], within: float = TIMEOUT / 1000) -> None:
        """Wait until something is so."""
        until = time.monotonic() + within
        while not is_so():
            assert time.monotonic() < until, f"not within {within} s"
            self.page.wait_for_timeout(50)

    # --- doing ------------------------------------------------------------------------------------------

    def wear(self, setting: str, value: str) -> None:
        """Change a setting in the menu that is on every page."""
        with self.page.expect_navigation():
            self.page.locator("details.settings summary").click()
            self.page.locator(f"details.settings select[name={setting}]").select_option(value)

    def unfold_form(self) -> None:
        """Open the form for a new table on home, with all its details."""
        self.page.locator("#new-table > summary").click()
        self.page.locator("#new-details > summary").click()

    def press(self, action: str) -> None:
        """Take a choice by its button, and wait for what comes of it."""
        self.ready()
        self._press(action)

    def _press(self, action: str) -> None:
        button = self.page.locator(f'#decision button[data-action="{action}"]')
        version, is_asked = button.evaluate(_BEFORE_PRESS)
        button.click()
        if is_asked:
            button.click()
        self.wait_for_answer(SETTLED, version, action)

    def wait_for_answer(self, answered: str, version: str, asked: str) -> None:
        try:
            self.page.wait_for_function(answered, arg=version)
        except WaitedTooLong:
            shown = [self.page.locator(part).inner_text() for part in ("#banner", "#question")]
            record = self.context.request.get(f"{self.table}/record").text()
            report = "\n".join((*shown, self.focused(), *self.wrong, record))
            raise AssertionError(f"no answer to {asked!r} at version {version}, now {self.version}: {report}") from None

    def play(self, rng: random.Random) -> str:
        """Take any choice that can be seen: by its button, or by what glows on the board."""
        _, choices, lit = self.offer()
        if lit and rng.random() < 0.5:
            return self.click_on_board(rng.choice(lit), rng)
        action = rng.choice(choices)
        self._press(action)
        return action

    def click_on_board(self, thing: str, rng: random.Random) -> str:
        """Click on a thing that glows; where it asks what to do with it, choose something."""
        version = str(self.version)
        self.page.mouse.click(*self.point_of(thing))
        self.wait_for_answer(_ANSWERED, version, thing)
        has_zoom, has_sheet = self.page.evaluate("[zoom, sheet].map((dialog) => dialog.open)")
        assert not has_zoom, f"{thing} glows, but a click on it only explains it"
        if has_sheet:
            offered = self.page.locator("#sheet .sheet-choices button")
            offered.nth(rng.randrange(offered.count())).click()
        self.wait_for_answer(SETTLED, version, thing)
        return thing

    def play_until(self, is_enough: Callable[[], bool], rng: random.Random, *, at_most: int = 600) -> int:
        """Play on and return how many choices it took."""
        for played in range(at_most):
            if is_enough():
                return played
            self.play(rng)
        raise AssertionError(f"not reached within {at_most} choices")

    def check_all(self, *checks: Callable[["Guest"], None]) -> None:
        """Check several things on one page, brought to rest after each, and report all that are not as they should."""
        failures: list[Exception] = []
        for check in checks:
            try:
                check(self)
            except Exception as failure:  # somebody waited in vain, or what was found is wrong
                failure.add_note(f"This was {getattr(check, '__name__', check)}.")
                failures.append(failure)
            self.rest()
        if failures:
            raise ExceptionGroup(f"{len(failures)} of {len(checks)} checks have failed on {self.page.url}", failures)

    def rest(self) -> None:
        """Close what was opened for a closer look, and take mouse and focus from everything."""
        self.page.mouse.move(3, 300)
        self.page.evaluate(_REST)

    def become(self, size: dict[str, Any]) -> None:
        """Turn the window of a desktop with a mouse into a phone, or back, with the same page in it."""
        self._tools = self._tools or self.devtools()
        is_phone = size is PHONE
        shown = {**size["viewport"], "deviceScaleFactor": size.get("device_scale_factor", 1), "mobile": is_phone}
        self._tools.send("Emulation.setTouchEmulationEnabled", {"enabled": is_phone})
        self._tools.send("Emulation.setDeviceMetricsOverride", shown)
        # An empty page is wider than the phone that shows it.
        self.page.wait_for_function(
            """([width, isPhone]) => (isPhone ? screen.width : innerWidth) === width
              && matchMedia("(pointer: coarse)").matches === isPhone""",
            arg=[size["viewport"]["width"], is_phone],
        )

    def devtools(self) -> CDPSession:
        return self.context.new_cdp_session(self.page)
