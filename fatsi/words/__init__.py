"""The languages: every sentence and name that a player reads, made from the ids of the rules.

`Words` turns events, decisions, actions, refusals and results into text; the text itself lies in Fluent files, one
folder for each language below `locales/`. A new language is a new folder: nothing here knows which there are.
"""

from __future__ import annotations

from fatsi.words.catalogue import BrokenMessage, MissingMessage, UnknownLanguage, available_languages
from fatsi.words.languages import preferred_language
from fatsi.words.speech import Words, words

__all__ = [
    "BrokenMessage",
    "MissingMessage",
    "UnknownLanguage",
    "Words",
    "available_languages",
    "preferred_language",
    "words",
]
