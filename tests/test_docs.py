"""The documentation: generated parts are up to date, links lead somewhere, and the site loads from no other host."""

import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tools.generate_docs import generated_files, play_page

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md"))]
# A picture that everybody loads who looks at the project.
LARGEST_PICTURE = 150_000

_FENCE = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`[^`\n]*`")
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_ANCHOR = re.compile(r"""<a id="([^"]+)">""")
_HEADING = re.compile(r"^#+ +(.*?) *$", re.MULTILINE)
# What a browser loads by itself, as opposed to what a reader may click.
_LOADED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "video": "src"}
_LOADED_LINKS = {"stylesheet", "icon", "preload", "prefetch", "preconnect", "dns-prefetch", "manifest"}


@pytest.mark.parametrize("path", generated_files(), ids=lambda path: path.name)
def test_what_the_program_writes_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == generated_files()[path], "stale: make generate-docs"


def test_a_page_without_its_place_for_the_terminal_is_an_error() -> None:
    with pytest.raises(ValueError, match="generated: terminal"):
        play_page("# Play\n")


def anchors(page: Path) -> set[str]:
    """The anchors of a page: those it sets itself, and its headings, as Markdown viewers and the site name them."""
    text = _FENCE.sub("", page.read_text(encoding="utf-8"))
    names = (re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in _HEADING.findall(text))
    seen: Counter[str] = Counter()
    found = set(_ANCHOR.findall(text))
    for name in names:
        found.add(f"{name}_{seen[name]}" if seen[name] else name)
        seen[name] += 1
    return found


def broken_links(page: Path) -> Iterator[str]:
    text = _CODE.sub("", _FENCE.sub("", page.read_text(encoding="utf-8")))
    for link in _LINK.findall(text):
        parts = urlsplit(link)
        if parts.scheme:
            continue
        target = (page.parent / parts.path).resolve() if parts.path else page
        if not target.exists():
            yield f"{link}: there is no such file"
        elif parts.fragment and target.suffix == ".md" and parts.fragment not in anchors(target):
            yield f"{link}: there is no such heading"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    assert list(broken_links(page)) == []


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# Here\n[a](#here) [b](#gone) [c](gone.md) `[d](gone.md)` [e](https://example.org)\n", encoding="utf-8"
    )
    assert list(broken_links(page)) == ["#gone: there is no such heading", "gone.md: there is no such file"]


def test_the_picture_of_the_readme_is_there_and_light() -> None:
    found = re.search(r"!\[[^\]]+\]\((docs/pictures/\S+)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert found
    assert 0 < (ROOT / found[1]).stat().st_size < LARGEST_PICTURE


# --- the site -------------------------------------------------------------------------------------------


def build(config: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Build a site as `make docs` does. A warning is an error; with --quiet, MkDocs would not count its warnings."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", str(config), "--site-dir", str(folder)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300)


def test_the_site_is_built_without_a_warning_and_is_as_it_should_be(tmp_path: Path) -> None:
    """One test, for a worker that has one of several would build it again."""
    pytest.importorskip("mkdocs")
    built = build(ROOT / "mkdocs.yml", tmp_path)
    assert built.returncode == 0, built.stderr
    check_no_page_loads_anything_from_another_host(tmp_path)
    check_an_example_of_a_docstring_is_shown_as_code(tmp_path)
    check_the_api_and_the_rules_can_be_searched(tmp_path)


def test_a_warning_stops_the_build(tmp_path: Path) -> None:
    pytest.importorskip("mkdocs")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("[gone](gone.md)\n", encoding="utf-8")
    (tmp_path / "mkdocs.yml").write_text("site_name: test\n", encoding="utf-8")
    built = build(tmp_path / "mkdocs.yml", tmp_path / "site")
    assert built.returncode != 0 and "gone.md" in built.stderr
    assert not re.search(r"mkdocs build.*(--quiet|-q)", (ROOT / "Makefile").read_text(encoding="utf-8"))


class Loads(HTMLParser):
    """Collects the addresses that a page loads by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag in _LOADED:
            self.addresses.append(given.get(_LOADED[tag]) or "")
        elif tag == "link" and _LOADED_LINKS & set((given.get("rel") or "").split()):
            self.addresses.append(given.get("href") or "")


def loaded_from_elsewhere(html: str) -> list[str]:
    page = Loads()
    page.feed(html)
    return [address for address in page.addresses if urlsplit(address).netloc]


def check_no_page_loads_anything_from_another_host(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > len(list(DOCS.glob("*.md")))
    assert {
        str(page.relative_to(site)): found for page in pages if (found := loaded_from_elsewhere(page.read_text()))
    } == {}
    styles = "\n".join(style.read_text(encoding="utf-8") for style in site.rglob("*.css"))
    assert not re.search(r"""(?:url\(\s*["']?|@import\s+["'])(?:https?:)?//""", styles)


def test_what_a_page_would_load_is_found() -> None:
    html = '<link rel="stylesheet" href="//a.example/x.css"><script src="https://b.example/x.js"></script><a href="https://c.example">'
    assert loaded_from_elsewhere(html) == ["//a.example/x.css", "https://b.example/x.js"]


def check_an_example_of_a_docstring_is_shown_as_code(site: Path) -> None:
    html = (site / "reference.html").read_text(encoding="utf-8")
    assert '<span class="gp">&gt;&gt;&gt; </span>' in html  # a prompt, coloured as one
    assert not re.search(r"<blockquote>\s*<blockquote>", html)


def check_the_api_and_the_rules_can_be_searched(site: Path) -> None:
    index = (site / "search" / "search_index.json").read_text(encoding="utf-8")
    assert "exorcism_odds" in index and "rules.html#15-rulings" in index
