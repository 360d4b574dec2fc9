"""How pages are made: the templates, what every page receives, and the addresses of its files.

Text for readers comes from the catalogue alone: templates say `t("id")`. Escaping is always on.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from cachetools import LRUCache
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from fatsi import svg
from fatsi.server.options import CHAT_LENGTH, NAME_LENGTH
from fatsi.words import Words, available_languages, words
from fatsi.words.catalogue import language_name

_HERE: Final = Path(__file__).parent.parent
STATIC: Final = _HERE / "static"

# Night is how the table looks unless somebody wants it otherwise.
THEMES: Final = ("night", "paper", "contrast", "system")
MOTIONS: Final = ("system", "on", "off")
CODES: Final = ("off", "on")
FORCED: Final = ("on", "off")
SOUNDS: Final = ("off", "on")
# The code of a tile or a space behind its name.
_CODE: Final = re.compile(r" \([A-Z]{1,2}[1-3]?\)|(?<=\()[A-Z]{1,2}[1-3]?, ")


@dataclass(frozen=True, slots=True)
class Settings:
    """What a reader has chosen for all pages."""

    language: str = "en"
    theme: str = "night"
    """One of THEMES."""
    motion: str = "system"
    """One of MOTIONS."""
    codes: str = "off"
    """One of CODES: whether the board shows the codes of the notation."""
    forced: str = "on"
    """One of FORCED: whether the only choice of a decision is taken by itself."""
    sounds: str = "off"
    """One of SOUNDS."""


@lru_cache(maxsize=1)
def environment() -> Environment:
    """Return the templates, read once."""
    made = Environment(
        loader=FileSystemLoader(_HERE / "templates"),
        autoescape=True,
        # Else every part of every page would ask the disk whether its file has changed.
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    made.globals.update(static=static_url, icon=icon, once=once, themes=THEMES, motions=MOTIONS, codes=CODES)
    made.globals.update(forced_choices=FORCED, sounds=SOUNDS)
    made.filters["code_marked"] = mark_code
    made.filters["codes_marked"] = mark_codes
    made.globals.update(name_length=NAME_LENGTH, chat_length=CHAT_LENGTH)
    return made


def preload() -> None:
    """Read all templates and drawings now, so that the first visitors do not wait for them."""
    for name in environment().list_templates():
        environment().get_template(name)
    svg.all_symbols(True)


def preload_languages() -> None:
    """Read all catalogues; it takes a while, and may be done beside everything else."""
    for language in available_languages():
        words(language)


def page(name: str, words: Words, settings: Settings, /, **context: object) -> str:
    """Return a whole page."""
    return (
        environment()
        .get_template(name)
        .render(t=words.text, words=words, settings=settings, languages=_languages(), **context)
    )


def fragment(name: str, words: Words, /, **context: object) -> str:
    """Return a part of a page."""
    return environment().get_template(f"parts/{name}.html").render(t=words.text, words=words, **context).strip()


@lru_cache(maxsize=256)
def icon(name: str, title: str = "") -> Markup:
    """Return a small picture of a symbol for the text; without a title it only adorns what the text says."""
    return Markup(svg.icon(name, title=title))


_drawn: Final[LRUCache[Hashable, Markup]] = LRUCache(1 << 13)


def once(draw: Callable[[Hashable], Markup], thing: Hashable) -> Markup:
    """Return what a macro makes of a thing, and nothing else; of the same thing it is made once.

    Most choices of a decision are those of many other decisions, at this table and at others.
    """
    made = _drawn.get(thing)
    if made is None:
        made = _drawn[thing] = draw(thing)
    return made


def mark_code(label: str, code: str) -> Markup:
    """Return a label whose code in brackets is shown only to readers who want codes."""
    plain = f" ({code})"
    marked = Markup('<span class="code">{}</span>').format(plain)
    return marked.join(escape(part) for part in label.split(plain, 1)) if code else escape(label)


def mark_codes(text: str, first: str = "") -> Markup:
    """Return a sentence whose codes are shown only to readers who want codes: in brackets anywhere, or a first word.

    >>> str(mark_codes("The Tea House (NE) is haunted."))
    'The Tea House<span class="code"> (NE)</span> is haunted.'
    >>> str(mark_codes("Pavilion (N, haunted)"))
    'Pavilion (<span class="code">N, </span>haunted)'
    >>> str(mark_codes("NE Tea House.", "NE"))
    '<span class="code">NE </span>Tea House.'
    """
    led = f"{first} " if first and text.startswith(f"{first} ") else ""
    lead = Markup('<span class="code">{}</span>').format(led) if led else Markup()
    return lead + Markup(_CODE.sub(r'<span class="code">\g<0></span>', str(escape(text.removeprefix(led)))))


@lru_cache(maxsize=1)
def _languages() -> tuple[tuple[str, str], ...]:
    """Return every language with what it calls itself."""
    return tuple((language, language_name(language)) for language in available_languages())


# --- files ----------------------------------------------------------------------------------------------


def static_path(name: str) -> Path:
    """Return the file that is served under a name: one of the static folder, or the style of the pictures."""
    return svg.STYLE if name == svg.STYLE.name else STATIC / name


@lru_cache(maxsize=64)
def static_url(name: str) -> str:
    """Return the address of a static file, which changes with its content so that it may be kept for ever."""
    return f"/static/{name}?v={hashlib.sha256(static_path(name).read_bytes()).hexdigest()[:12]}"
