"""Secrets: made here, shown once to their owner, and stored as hashes only."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

_SECRET_BYTES: Final = 24  # 192 random bits: nobody guesses them, so a plain hash is enough
_LONGEST: Final = 64
# Without letters and digits that are mistaken for each other when a link is read out.
_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH: Final = 12


def new_secret() -> str:
    return secrets.token_urlsafe(_SECRET_BYTES)


def hash_secret(secret: str) -> bytes:
    """Return what is kept of a secret.

    >>> hash_secret("a") == hash_secret("a") != hash_secret("b")
    True
    """
    return hashlib.sha256(secret.encode()).digest()


def is_secret(text: str) -> bool:
    """Whether a text could be a secret at all, before anything is looked up."""
    return 0 < len(text) <= _LONGEST and text.isascii() and text.isprintable()


def is_id(text: str) -> bool:
    """Whether a text could be the name of a table or replay at all; others never come to the database.

    >>> is_id(new_id()), is_id("a b"), is_id("")
    (True, False, False)
    """
    return len(text) == _ID_LENGTH and text.isascii() and text.isalnum()


def new_id() -> str:
    """Return the public name of a table or replay: whoever has it may watch, so that it is not to be guessed either."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_ID_LENGTH))
