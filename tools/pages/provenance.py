"""Writes docs/provenance.md: how sure each value in the data files of the games is.

python tools/pages/provenance.py
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from westphalia.engine.facts import Fact, facts, table, text
from westphalia.games import GAMES
from westphalia.locales import Tongue

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "provenance.md"
HOME = ROOT / "src" / "westphalia" / "games"

INTRODUCTION = """\
# Where the numbers come from

*Written by `tools/pages/provenance.py` from the data files; change those, not this page.*

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

`./westphalia data check my-values.toml` names everything in it that cannot be right (with `--game
thirty_years_war` for the other game), and `./westphalia terminal --data my-values.toml` plays with
it; so do the commands of the laboratory. In the browser the file is chosen under *More options* of
a new table, and everybody there sees what it corrects. A record keeps the values it was played
with. A program sends them as `data` of a new table ([protocol](protocol.md#tables)). Values may be
replaced; ids may not be added. No count may be above 99, or a bound of its own that
the check names.
"""

MEANINGS = {
    "reconstructed": "Look these up first, if you have the pieces.",
    "inferred": "Likely, but worth a look.",
    "known": "File by file; an entry has a line of its own where its source is not its file's.",
}
WHOLE = ["| file | entries | source |", "|---|---|---|"]
ALONE = ["| entry | values | clause | source |", "|---|---|---|---|"]


class DataFile(NamedTuple):
    """A data file: what is said about the whole, and its facts."""

    name: str
    status: str
    source: str
    facts: list[Fact]


def data_files(game: str) -> Iterator[DataFile]:
    for path in sorted((HOME / game / "data").glob("*.toml")):
        data = tomllib.loads(path.read_text("utf-8"))
        whole = table(data, "provenance")
        yield DataFile(path.name, text(whole, "status"), text(whole, "source"), list(facts(data)))


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
        found = [(file, f) for file in files for f in file.facts if f.origin.status == status]
        yield f"### {status.capitalize()}: {len(found)} entries\n\n{meaning}\n"
        shared = Counter((file.name, fact.origin) for file, fact in found)
        alone = [f for file, f in found if f.origin.own or shared[file.name, f.origin] == 1]
        yield from _table(WHOLE, [row for file in files for row in _whole(file, status)])
        yield from _table(ALONE, [_row(fact) for fact in alone])


def _table(head: list[str], rows: list[str]) -> Iterator[str]:
    if rows:
        yield "\n".join([*head, *rows, ""])


def _values(fact: Fact) -> str:
    return "; ".join(f"{key} = {_shown(value)}" for key, value in fact.values.items())


def _row(fact: Fact) -> str:
    return f"| `{fact.place}` | {_values(fact)} | {fact.clause} | {fact.origin.source} |"


def _whole(file: DataFile, status: str) -> Iterator[str]:
    """What a file says about several of its entries, or about one key of theirs."""
    shared: dict[str, list[Fact]] = {}
    for fact in file.facts:
        if fact.origin.status == status and not fact.origin.own:
            shared.setdefault(fact.origin.source, []).append(fact)
    for source, found in shared.items():
        keys = dict.fromkeys(key for fact in found for key in fact.values)
        of_keys = "" if source == file.source else f": {', '.join(keys)}"
        if len(found) > 1:
            yield f"| `{file.name}`{of_keys} | {len(found)} | {source} |"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    print(f"wrote {PAGE}")
