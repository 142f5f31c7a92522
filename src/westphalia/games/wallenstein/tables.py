"""Reads the data files and gives typed access to their tables."""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

Table = dict[str, object]

SUBJECTS = (
    "counties",
    "events",
    "actions",
    "tiles",
    "set_up",
    "components",
    "winter",
    "court",
    "landsknechts",
    "leaders",
    "tower",
)
NOTES = ("provenance", "source", "clause")  # they say where a value comes from and are no values


@cache
def subject(name: str) -> Table:
    """One data file as it is written, its [provenance] table included."""
    text = files("westphalia.games.wallenstein").joinpath("data", f"{name}.toml").read_text("utf-8")
    return tomllib.loads(text)


@cache
def base_data() -> Table:
    """All data files as one tree, without what is said about whole files. Not to be changed."""
    data: Table = {}
    for name in SUBJECTS:
        for key, value in subject(name).items():
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


def table(data: Mapping[str, object], *keys: str) -> Mapping[str, object]:
    """The table found by going down the keys."""
    for key in keys:
        below = data[key]
        assert isinstance(below, Mapping), f"[{'.'.join(keys)}] is no table"
        data = below
    return data


def entries(data: Mapping[str, object], *keys: str) -> Iterator[tuple[str, Mapping[str, object]]]:
    """The tables inside a table, in file order."""
    for key, value in table(data, *keys).items():
        if isinstance(value, Mapping):
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
