"""Saving a match: the record, and beside it the secret while the match goes on."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from westphalia.engine import notation
from westphalia.engine.match import Match


def secret_file(path: Path) -> Path:
    """Where the secret of an unfinished record lies: whoever has it can see the future."""
    return path.with_name(path.name + ".secret")


def save(
    match: Match, path: Path, secret: bytes, comments: Mapping[int, list[str]] | None = None
) -> None:
    """Write the record whole or not at all; once the match is over the secret goes into it."""
    if match.over:
        match.record.secret = secret.hex()
    text = notation.write(match.record, comments)
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)
    if match.over:
        secret_file(path).unlink(missing_ok=True)
    elif secret:
        secret_file(path).write_text(secret.hex() + "\n", encoding="utf-8")
