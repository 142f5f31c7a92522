"""The table in the terminal: who sits where, whose turn it is, and what they type."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from westphalia.engine.match import Match
from westphalia.locales import Tongue


def sit_down(
    match: Match,
    seats: Sequence[str],
    tongue: Tongue,
    plain: bool,
    secret: bytes,
    save_to: Path | None,
) -> None:
    """Play a match to its end, or until somebody leaves."""
    raise NotImplementedError("the table is not built yet")
