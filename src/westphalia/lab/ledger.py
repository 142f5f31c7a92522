"""Games in a file that grows: what was played before need not be played again."""

from __future__ import annotations

import fcntl
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

T = TypeVar("T")


class Ledger(Generic[T]):
    """Lines of JSON: first a *title* that says what is played, then one for every game.

    As long as it is open nobody else can write into it, so no game is played or counted twice.
    """

    def __init__(self, path: Path, title: Mapping[str, Any], kind: type[T]) -> None:
        self.path = path
        self._title = f"{json.dumps(title, sort_keys=True)}\n".encode()
        self._kind = kind
        self._file: FileIO | None = None
        self.games: list[T] = []

    def __enter__(self) -> Ledger[T]:
        self._file = FileIO(self.path, "a+")
        try:
            self._begin(self._file)
        except BaseException:
            self._file.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        assert self._file, "it was opened"
        self._file.close()

    def add(self, game: T) -> None:
        """Keep a game; it is in the file when this returns."""
        assert self._file, "games are added while it is open"
        self._write(self._file, msgspec.json.encode(game) + b"\n")
        self.games.append(game)

    def _begin(self, file: FileIO) -> None:
        """Read what is there; a last line that was cut off does not count and is dropped."""
        claim(file, self.path)
        if not self.path.is_file():  # a device or a pipe: nothing is there
            self._write(file, self._title)
            return
        file.seek(0)
        text = file.readall()
        if not (text.startswith(self._title) or self._title.startswith(text)):
            raise ValueError(f"{self.path} is of another series; name another file")
        self.games = read_games(self.path, text[len(self._title) :], self._kind)
        file.truncate(text.rfind(b"\n") + 1)
        if len(text) < len(self._title):
            self._write(file, self._title)

    def _write(self, file: FileIO, line: bytes) -> None:
        with naming(self.path):
            while line:
                line = line[file.write(line) :]


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Name the file in errors of the system that do not: a full disk is told without one."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(path)) from error


def claim(file: FileIO, path: Path) -> None:
    """Keep other runs from writing into a file, or below it, as long as it is open here."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        message = f"{path} is being written by another run; wait for it, or name another"
        raise ValueError(message) from None


def read_games(path: Path, lines: bytes, kind: type[T]) -> list[T]:
    """The games of a ledger, as they stand below its title; the last line may have been cut off."""
    try:
        whole = lines[: lines.rfind(b"\n") + 1].splitlines()
        return [msgspec.json.decode(line, type=kind) for line in whole]
    except ValueError as error:
        raise ValueError(f"{path} has a line that is no game: {error}") from error
