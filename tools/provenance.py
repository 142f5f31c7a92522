"""Writes docs/provenance.md: how sure each value in the data files of the games is.

python tools/provenance.py
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from westphalia.games import GAMES
from westphalia.locales import Tongue

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "provenance.md"
HOME = ROOT / "src" / "westphalia" / "games"

INTRODUCTION = """\
# Where the numbers come from

*Written by `tools/provenance.py` from the data files; change those, not this page.*

Every fact printed on a board, card or mat is in `src/westphalia/games/GAME/data/*.toml`, with one
of three words about it:

- **known**: read off the pieces or stated in a rulebook;
- **inferred**: follows from what is known, or rests on a report about the pieces;
- **reconstructed**: nothing we could find says it. The value is ASSUMED, so that one can play.

## Correct them

If you own the game, you can see what we cannot. Write what your cards say into a file with the
tables and keys of the data files, for instance (of Wallenstein) `my-values.toml`:

```toml
[favours.9]
amount = 5
provenance = "known"
source = "my copy of the second edition"

[tower.layered]
knock = 0.1
```

`westphalia data check my-values.toml` names everything in it that cannot be right, and
`westphalia play --data my-values.toml` plays with it. A record keeps the values it was played
with. Values may be replaced; ids may not be added.
"""

MEANINGS = {
    "reconstructed": "Look these up first, if you have the pieces.",
    "inferred": "Likely, but worth a look.",
    "known": "File by file; an entry has a line of its own where its source is not its file's.",
}
NOTES = ("provenance", "source", "clause")  # they say where a value comes from and are no values
GRAMMAR = "german"  # of names, which is nowhere printed

Table = Mapping[str, Any]


class Fact(NamedTuple):
    """One entry of a data file and what is said about it."""

    place: str
    facts: str
    clause: str
    status: str
    source: str
    own_source: bool


class DataFile(NamedTuple):
    """A data file: what is said about the whole, and its entries."""

    name: str
    status: str
    source: str
    facts: list[Fact]


def data_files(game: str) -> Iterator[DataFile]:
    for path in sorted((HOME / game / "data").glob("*.toml")):
        data = tomllib.loads(path.read_text("utf-8"))
        status, source = data["provenance"]["status"], data["provenance"]["source"]
        yield DataFile(path.name, status, source, list(_facts(data, status, source)))


def _facts(data: Table, status: str, source: str) -> Iterator[Fact]:
    """The entries of a data file, each with its own provenance or else its file's."""
    for place, entry in _entries(data, ""):
        yield Fact(
            place,
            "; ".join(f"{key} = {_shown(value)}" for key, value in _values(entry).items()),
            entry.get("clause", ""),
            entry.get("provenance", status),
            entry.get("source", source),
            "source" in entry,
        )


def _entries(data: Table, path: str) -> Iterator[tuple[str, Table]]:
    for key, entry in data.items():
        place = f"{path}.{key}" if path else key
        if not isinstance(entry, Mapping) or place == "provenance" or key == GRAMMAR:
            continue
        if _values(entry):
            yield place, entry
        yield from _entries(entry, place)


def _values(entry: Table) -> dict[str, object]:
    """What is printed, without the notes about it and the entries below it."""
    return {
        key: value
        for key, value in entry.items()
        if key not in NOTES and not isinstance(value, Mapping)
    }


def _shown(value: object) -> str:
    return ", ".join(str(each) for each in value) if isinstance(value, list) else str(value)


def page() -> str:
    """The whole page."""
    return "\n".join([INTRODUCTION, *[part for game in GAMES for part in chapter(game)]])


def chapter(game: str) -> Iterator[str]:
    """What is said about one game, the least sure first."""
    files = list(data_files(game))
    yield f"## {Tongue('en', game=game).say('game-name')}\n"
    for status, meaning in MEANINGS.items():
        found = [fact for file in files for fact in file.facts if fact.status == status]
        yield f"### {status.capitalize()}: {len(found)} entries\n\n{meaning}\n"
        if status == "known":
            yield _whole_files(files)
            found = [fact for fact in found if fact.own_source]
        yield _rows(found)


def _rows(facts: list[Fact]) -> str:
    rows = [f"| `{f.place}` | {f.facts} | {f.clause} | {f.source} |" for f in facts]
    return "\n".join(["| entry | values | clause | source |", "|---|---|---|---|", *rows, ""])


def _whole_files(files: list[DataFile]) -> str:
    rows = []
    for file in files:
        known = [fact for fact in file.facts if fact.status == "known" and not fact.own_source]
        if file.status == "known":
            rows.append(f"| `{file.name}` | {len(known)} | {file.source} |")
    return "\n".join(["| file | entries | source |", "|---|---|---|", *rows, ""])


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    print(f"wrote {PAGE}")
