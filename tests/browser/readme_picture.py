"""The picture of the README: a game in the browser, before an exorcism. `make readme-picture` takes it anew."""

import base64
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from fatsi.server.storage.database import sqlite_url
from tests.browser import laid
from tests.browser.guests import LAUNCH, OPEN_CHOICES, Guest
from tests.server.requirements import chromium
from tests.server.running import Running

PICTURE: Final = Path(__file__).parents[2] / "docs" / "pictures" / "browser.webp"
_FORM: Final = {"players": "3", "difficulty": "initiation", "name": "Mei"}
# The browser writes WebP, a third of the PNG that a screenshot is.
_AS_WEBP: Final = """async (png) => {
  const picture = await createImageBitmap(await (await fetch("data:image/png;base64," + png)).blob());
  const canvas = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
  canvas.getContext("2d").drawImage(picture, 0, 0);
  return canvas.toDataURL("image/webp", 0.75).split(",")[1];
}"""


def main() -> None:
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        server = Running(sqlite_url(Path(scratch) / "tables.db"), Path(scratch), generous=True)
        browser = playwright.chromium.launch(executable_path=chromium(), **LAUNCH)
        try:
            guest = Guest(browser, server.address, reduced_motion="reduce", locale="en", color_scheme="dark")
            guest.open(laid.lay(server.address, laid.before_an_exorcism, guest, **_FORM))
            guest.page.wait_for_selector(OPEN_CHOICES, state="attached")
            png = base64.b64encode(guest.page.screenshot()).decode()
            # A page of its own: that of the table loads nothing but its own files, data: neither.
            webp = browser.new_page().evaluate(_AS_WEBP, png)
        finally:
            browser.close()
            server.kill()
    PICTURE.write_bytes(base64.b64decode(webp))


if __name__ == "__main__":
    main()
