"""A series of games as a file that grows: what was played before need not be played again."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, TextIO

import msgspec

from westphalia.lab.arena import Outcome, Series


class Ledger:
    """Lines of JSON: first the series, then an outcome for every game that has been played.

    The number of games is no part of the series, so a series can be made longer later on.
    """

    def __init__(self, path: Path, series: Series) -> None:
        self.path = path
        self._title = json.dumps(title_of(series), sort_keys=True)
        self._whole = 0  # bytes up to the end of the last line that was written whole
        self.outcomes = self._read()
        self._file: TextIO | None = None

    def __enter__(self) -> Ledger:
        self._file = self.path.open("a", encoding="utf-8")
        self._file.truncate(self._whole)
        if not self._whole:
            self._write(self._title)
        return self

    def __exit__(self, *_: object) -> None:
        assert self._file, "it was opened"
        self._file.close()

    def add(self, outcome: Outcome) -> None:
        """Keep an outcome; it is in the file when this returns."""
        self.outcomes.append(outcome)
        self._write(msgspec.json.encode(outcome).decode())

    def _write(self, line: str) -> None:
        assert self._file, "outcomes are added while it is open"
        self._file.write(f"{line}\n")
        self._file.flush()

    def _read(self) -> list[Outcome]:
        """What is there; a last line that was cut off does not count."""
        text = self.path.read_bytes() if self.path.exists() else b""
        self._whole = text.rfind(b"\n") + 1
        lines = text[: self._whole].decode("utf-8").splitlines()
        if lines and lines[0] != self._title:
            raise ValueError(f"{self.path} is of another series; name another file")
        return [msgspec.json.decode(line, type=Outcome) for line in lines[1:]]


def title_of(series: Series) -> dict[str, Any]:
    """What makes a series what it is."""
    title = asdict(series)
    del title["games"]
    return title
