"""What has changed between two views: the parts, or the entries of a part, to be replaced."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec

View: TypeAlias = dict[str, Any]
Change: TypeAlias = tuple[str, Any]  # of "parts" or of "entries", and what is new
Compared: TypeAlias = dict[tuple[int, int], Change | None]  # by the identities of two parts

encode = msgspec.json.encode


def changes(before: View, after: View, compared: Compared) -> dict[str, Any]:
    """What to lay over a view; what several seats have in common is *compared* once.

    Only what differs is told, however it was made: else one could tell that it was made anew.
    """
    told: dict[str, Any] = {}
    for name, value in after.items():
        was = before.get(name, before)
        if value is was:
            continue
        pair = (id(was), id(value))
        if pair not in compared:
            compared[pair] = change(was, value)
        if found := compared[pair]:
            told.setdefault(found[0], {})[name] = found[1]
    if gone := [name for name in before if name not in after]:
        told["gone"] = gone
    return told


def change(was: Any, now: Any) -> Change | None:
    """What is new in a part; entries of an object or list are told alone while others stay.

    Most entries of a large part are the very objects of the view before: those are not compared.
    """
    if was == now:
        return None
    entries = {}
    if alike(was, now):
        pairs = entries_of(now)
        entries = {key: new for key, new in pairs if new is not was[key] and new != was[key]}
    if 0 < len(entries) < len(now):
        return "entries", msgspec.Raw(encode(entries))
    return "parts", msgspec.Raw(encode(now))


def alike(was: Any, now: Any) -> bool:
    """Whether two parts have entries under the same names, or as many."""
    if isinstance(was, dict) and isinstance(now, dict):
        return was.keys() == now.keys()
    return isinstance(was, list) and isinstance(now, list) and len(was) == len(now)


def entries_of(part: dict[str, Any] | list[Any]) -> Iterable[tuple[Any, Any]]:
    return part.items() if isinstance(part, dict) else enumerate(part)
