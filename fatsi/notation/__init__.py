"""Positions, actions and records as text, versioned and documented in docs/notation.md."""

from __future__ import annotations

from fatsi.notation.positions import parse_position, position
from fatsi.notation.records import IllegalInRecord, Record, first_turn, parse_record, record

__all__ = ["IllegalInRecord", "Record", "first_turn", "parse_position", "parse_record", "position", "record"]
