"""Saving a match: the record, and beside it the secret while the match goes on."""

from __future__ import annotations

import errno
import os
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
    except ValueError as error:  # no file can have that name
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path)) from error


def _replace(path: Path, text: str) -> None:
    fresh = path.with_name(path.name + ".new")
    try:
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(path)
    except BaseException:
        with suppress(OSError):
            fresh.unlink()
        raise


def free_file(folder: Path, game: str) -> Path:
    """A new file for a record, beside those that are there."""
    n = 1
    while (path := folder / f"{game}-{n}.record").exists():
        n += 1
    return path


def save(match: Match, path: Path, secret: bytes, over: bool | None = None) -> None:
    """Write the record whole or not at all; once the match is over the secret goes into it.

    In the midst of an answer a match looks as if it were; then the caller knows what is *over*.
    """
    over = match.over if over is None else over
    if over:
        match.record.secret = secret.hex()
    write_whole(path, notation.write(match.record))
    if over or (not secret and path.is_file()):
        secret_file(path).unlink(missing_ok=True)
    elif path.is_file():
        write_whole(secret_file(path), secret.hex() + "\n")
