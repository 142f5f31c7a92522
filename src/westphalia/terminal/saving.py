"""Saving a match: the record, and beside it the secret while the match goes on."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from westphalia.engine import notation
from westphalia.engine.match import Match


def secret_file(path: Path) -> Path:
    """Where the secret of an unfinished record lies: whoever has it can see the future."""
    return path.with_name(path.name + ".secret")


def write_whole(path: Path, text: str) -> None:
    """Write a file whole or not at all; into a device or a pipe, as it comes."""
    try:
        if path.exists() and not path.is_file():
            path.write_text(text, encoding="utf-8")
        else:
            _replace(path.resolve(), text)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def _replace(path: Path, text: str) -> None:
    fresh = path.with_name(path.name + ".new")
    try:
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(path)
    except BaseException:
        with suppress(OSError):
            fresh.unlink()
        raise


def save(
    match: Match, path: Path, secret: bytes, comments: Mapping[int, list[str]] | None = None
) -> None:
    """Write the record whole or not at all; once the match is over the secret goes into it."""
    if match.over:
        match.record.secret = secret.hex()
    write_whole(path, notation.write(match.record, comments))
    if match.over:
        secret_file(path).unlink(missing_ok=True)
    elif secret and path.is_file():
        write_whole(secret_file(path), secret.hex() + "\n")
