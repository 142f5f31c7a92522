"""Printed facts: reads the data files of a game and gives typed access to their tables.

A file has tables of values, and notes about them.  ``clause`` names the rule that an entry belongs
to; ``provenance`` says how sure its values are and ``source`` why: one word for the whole entry, or
a table with a word for some of its values.  A value is named by its key; one item of a list by the
key and the item, or the key and its position counted from 0: ``"neighbours.budweis"``,
``"losses.5"``.  What an entry leaves open, the table [provenance] of its file says, for one
key of all its entries ([provenance.KEY]) or for the whole file.
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

Table = dict[str, object]

NOTES = ("provenance", "source", "clause", "refs")  # what is said of values, and no values
STATUSES = ("known", "inferred", "reconstructed")


@cache
def subject(game: str, name: str) -> Table:
    """One data file of a game as it is written, its [provenance] table included."""
    file = files(f"westphalia.games.{game}").joinpath("data", f"{name}.toml")
    return tomllib.loads(file.read_text("utf-8"))


@cache
def gather(game: str, subjects: tuple[str, ...]) -> Table:
    """All data files as one tree, without what is said about whole files. Not to be changed."""
    data: Table = {}
    for name in subjects:
        for key, value in subject(game, name).items():
            if key != "provenance":
                assert key not in data, f"two data files have a table [{key}]"
                data[key] = value
    return data


def merge(base: Mapping[str, object], overlay: Mapping[str, object]) -> Table:
    """The base with the overlay's values in place of its own; tables merge, values replace."""
    merged = dict(base)
    for key, value in overlay.items():
        below = merged.get(key)
        if isinstance(value, Mapping) and isinstance(below, Mapping):
            merged[key] = merge(below, value)
        else:
            merged[key] = value
    return merged


# Tables and values


def table(data: Mapping[str, object], *keys: str) -> Mapping[str, object]:
    """The table found by going down the keys."""
    for key in keys:
        below = data[key]
        assert isinstance(below, Mapping), f"[{'.'.join(keys)}] is no table"
        data = below
    return data


def entries(data: Mapping[str, object], *keys: str) -> Iterator[tuple[str, Mapping[str, object]]]:
    """The tables inside a table, in file order, without the notes."""
    for key, value in table(data, *keys).items():
        if key not in NOTES and isinstance(value, Mapping):
            yield key, value


def values(data: Mapping[str, object], *keys: str) -> Iterator[tuple[str, object]]:
    """The values inside a table, in file order, without the notes about them."""
    for key, value in table(data, *keys).items():
        if key not in NOTES and not isinstance(value, Mapping):
            yield key, value


def number(entry: Mapping[str, object], key: str) -> int:
    """A whole number."""
    value = entry[key]
    assert isinstance(value, int), f"{key} = {value!r} is no whole number"
    return value


def numbers(entry: Mapping[str, object], key: str) -> list[int]:
    """A list of whole numbers."""
    value = entry[key]
    assert isinstance(value, list), f"{key} = {value!r} is no list"
    assert all(isinstance(each, int) for each in value), (
        f"{key} = {value!r} is not all whole numbers"
    )
    return list(value)


def chance(entry: Mapping[str, object], key: str) -> float:
    """A probability, 0 where the entry has none."""
    value = entry.get(key, 0.0)
    assert isinstance(value, int | float), f"{key} = {value!r} is no number"
    return float(value)


def chances(entry: Mapping[str, object], key: str) -> list[float]:
    """A list of probabilities, empty where the entry has none."""
    value = entry.get(key, [])
    assert isinstance(value, list), f"{key} = {value!r} is no list"
    return [float(each) for each in value]


def flag(entry: Mapping[str, object], key: str) -> bool:
    """True or false."""
    value = entry[key]
    assert isinstance(value, bool), f"{key} = {value!r} is neither true nor false"
    return value


def text(entry: Mapping[str, object], key: str) -> str:
    """A word."""
    value = entry[key]
    assert isinstance(value, str), f"{key} = {value!r} is no text"
    return value


def texts(entry: Mapping[str, object], key: str) -> list[str]:
    """A list of words."""
    value = entry[key]
    assert isinstance(value, list), f"{key} = {value!r} is no list"
    assert all(isinstance(each, str) for each in value), f"{key} = {value!r} is not all text"
    return list(value)


# What is said about them


class Origin(NamedTuple):
    """How sure a value is, why, and whether its entry says so itself or leaves it to its file."""

    status: str
    source: str
    own: bool


def origin(entry: Mapping[str, object], whole: Mapping[str, object], value: str) -> Origin:
    """Where a value of an entry comes from; whole is the table [provenance] of its file."""
    status = _note(entry.get("provenance"), value)
    source = _note(entry.get("source"), value)
    return Origin(
        status or _whole(whole, "status", value),
        source or _whole(whole, "source", value),
        source != "",
    )


def _note(note: object, value: str) -> str:
    """What an entry says about a value of its own; nothing is an empty text."""
    if isinstance(note, Mapping):
        return str(note.get(value, note.get(_key(value), "")))
    return str(note or "")


def _whole(whole: Mapping[str, object], word: str, value: str) -> str:
    of_key = whole.get(_key(value))
    if isinstance(of_key, Mapping) and word in of_key:
        return str(of_key[word])
    return str(whole[word])


def _key(value: str) -> str:
    """The key of a value that may be one item of a list."""
    return value.partition(".")[0]


class Fact(NamedTuple):
    """Values of one entry that come from one place."""

    place: str
    values: dict[str, object]
    clause: str
    origin: Origin


def facts(data: Mapping[str, object]) -> Iterator[Fact]:
    """All that a data file says, entry by entry, its values grouped by where they come from."""
    whole = table(data, "provenance")
    for place, entry in _places(data, ""):
        groups: dict[Origin, dict[str, object]] = {}
        for key, value in _parts(entry):
            groups.setdefault(origin(entry, whole, key), {})[key] = value
        for where, found in groups.items():
            yield Fact(place, found, str(entry.get("clause", "")), where)


def _places(data: Mapping[str, object], path: str) -> Iterator[tuple[str, Mapping[str, object]]]:
    for key, entry in entries(data):
        place = f"{path}.{key}" if path else key
        if key == "forms":  # grammar, which is nowhere printed
            continue
        if any(True for _ in values(entry)):
            yield place, entry
        yield from _places(entry, place)


def _parts(entry: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    """The values of an entry, and the items of its lists that it says something of."""
    notes = entry.get("provenance")
    named = [each for each in notes if "." in each] if isinstance(notes, Mapping) else []
    for key, value in values(entry):
        yield key, value
        for each in named:
            if _key(each) == key:
                yield each, item(value, each.removeprefix(f"{key}."))


def item(value: object, name: str) -> object:
    """One item of a list, by itself or by its position."""
    assert isinstance(value, list), f"{name} is to be an item of {value!r}, which is no list"
    if name in value:
        return name
    return value[int(name)]
