"""Which language to speak: what was asked for, else what the machine is set to, else English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fatsi.words.catalogue import FALLBACK, UnknownLanguage, available_languages

# A browser lists a few languages; more of them are somebody's joke.
_WISHES_READ: Final = 20


def preferred_language(requested: str | None, environment: Mapping[str, str]) -> str:
    """Return the language to speak, given what was asked for and the variables of the environment.

    A language asked for by name must be there; `UnknownLanguage` says which are. One that only the environment
    names may be missing: then it is English.

    >>> preferred_language(None, {"LC_ALL": "", "LANG": "en_GB.UTF-8"})
    'en'
    >>> preferred_language(None, {"LANG": "tlh"})
    'en'
    """
    if requested is not None:
        language = _matching(requested)
        if language is None:
            raise UnknownLanguage(requested)
        return language
    # The first of these that is set decides, as everywhere in POSIX.
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            return _matching(environment[variable]) or FALLBACK
    return FALLBACK


def browser_language(chosen: str, accepted: str) -> str:
    """Return the language of a page: the one chosen there, else the first that the browser accepts and we have.

    >>> browser_language("", "tlh, en-GB;q=0.8, en;q=0.7")
    'en'
    """
    if chosen and (match := _matching(chosen)):
        return match
    wishes = []
    for at, part in enumerate(accepted.split(",")[:_WISHES_READ]):
        language, _, weight = part.partition(";")
        try:
            wishes.append((-float(weight.strip().removeprefix("q=") or 1), at, language.strip()))
        except ValueError:
            continue
    return next((match for _, _, language in sorted(wishes) if (match := _matching(language))), FALLBACK)


def _matching(locale: str) -> str | None:
    """Return the language that a locale such as `de_AT.UTF-8` asks for, if it is there."""
    name = locale.partition(".")[0].partition("@")[0].replace("_", "-")
    known = {language.lower(): language for language in available_languages()}
    return known.get(name.lower()) or known.get(name.partition("-")[0].lower())
