"""Writes docs/provenance.md: how sure each value of the data files is.

python tools/provenance.py
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from westphalia.engine.facts import STATUSES, entries, table, text, values
from westphalia.games.wallenstein.tables import SUBJECTS, subject

PAGE = Path(__file__).parent.parent / "docs" / "provenance.md"

OPENING = """\
# Where the numbers come from

*Written by `tools/provenance.py` from the data files; change those, not this page.*

Every fact printed on a board, card or mat of Wallenstein is in
`src/westphalia/games/wallenstein/data/*.toml`, with one of three words about it:

- **known**: read off the pieces or stated in a rulebook;
- **inferred**: follows from what is known, or rests on a report about the pieces;
- **reconstructed**: nothing we could find says it. The value is ASSUMED, so that one can play.

## Correct them

If you own the game, you can see what we cannot. Write what your cards say into a file with the
tables and keys of the data files, for instance `my-values.toml`:

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


class Fact(NamedTuple):
    """One entry of a data file and what is said about it."""

    place: str
    facts: str
    clause: str
    status: str
    source: str
    own_source: bool


def facts_of(name: str) -> Iterator[Fact]:
    """The entries of a data file, each with its own provenance or else its file's."""
    whole = table(subject(name), "provenance")
    for place, entry in _entries(subject(name), ""):
        yield Fact(
            place,
            "; ".join(f"{key} = {_shown(value)}" for key, value in values(entry)),
            str(entry.get("clause", "")),
            str(entry.get("provenance", whole["status"])),
            str(entry.get("source", whole["source"])),
            "source" in entry,
        )


def _entries(data: Mapping[str, object], path: str) -> Iterator[tuple[str, Mapping[str, object]]]:
    for key, entry in entries(data):
        place = f"{path}.{key}" if path else key
        if place == "provenance" or key == "german":  # grammar, which is nowhere printed
            continue
        if any(True for _ in values(entry)):
            yield place, entry
        yield from _entries(entry, place)


def _shown(value: object) -> str:
    return ", ".join(str(each) for each in value) if isinstance(value, list) else str(value)


def page() -> str:
    """The whole page."""
    facts = {name: list(facts_of(name)) for name in SUBJECTS}
    parts = [OPENING]
    for status in reversed(STATUSES):
        found = [fact for each in facts.values() for fact in each if fact.status == status]
        parts.append(f"## {status.capitalize()}: {len(found)} entries\n\n{MEANINGS[status]}\n")
        if status == "known":
            parts.append(_files(facts))
            found = [fact for fact in found if fact.own_source]
        parts.append(_rows(found))
    return "\n".join(parts)


def _rows(facts: list[Fact]) -> str:
    rows = [f"| `{f.place}` | {f.facts} | {f.clause} | {f.source} |" for f in facts]
    return "\n".join(["| entry | values | clause | source |", "|---|---|---|---|", *rows, ""])


def _files(facts: Mapping[str, list[Fact]]) -> str:
    rows = []
    for name, found in facts.items():
        whole = table(subject(name), "provenance")
        known = [fact for fact in found if fact.status == "known" and not fact.own_source]
        if text(whole, "status") == "known":
            rows.append(f"| `{name}.toml` | {len(known)} | {text(whole, 'source')} |")
    return "\n".join(["| file | entries | source |", "|---|---|---|", *rows, ""])


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    print(f"wrote {PAGE}")
