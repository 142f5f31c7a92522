"""Positions to and from plain data; a step is its class name and its fields."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final

from westphalia.engine.rows import PACKED, row
from westphalia.engine.step import State, Step


@dataclass(eq=False)
class Part:
    """Fields of a position that come and go together: a move or a battle under way.

    A game derives a dataclass of small ints and flat lists from it, and writes ``copy`` by hand;
    the state holds one, or None while there is none.
    """


_PACKS: Final = PACKED is not list  # which is so where this is compiled
_LISTS: Final[Any] = (list, PACKED) if _PACKS else list
_FIELD_NAMES: dict[type[Any], tuple[str, ...]] = {}


def _field_names(kind: type[Any]) -> tuple[str, ...]:
    names = _FIELD_NAMES.get(kind)
    if names is None:
        names = _FIELD_NAMES[kind] = tuple([field.name for field in fields(kind)])
    return names


def modules_of(package: str, *folders: str) -> list[ModuleType]:
    """Every module that lies in these folders of a package."""
    places = [import_module(f"{package}.{folder}") for folder in folders]
    return [
        import_module(f"{place.__name__}.{found.name}")
        for place in places
        for found in iter_modules(place.__path__)
    ]


def step_kinds(modules: Iterable[ModuleType]) -> dict[str, type[Step]]:
    """Every kind of step that the given Python modules define, by name."""
    kinds: dict[str, type[Step]] = {}
    for module in modules:
        for name, kind in vars(module).items():
            if (
                isinstance(kind, type)
                and issubclass(kind, Step)
                and vars(kind)["__module__"] == module.__name__
            ):
                assert kinds.get(name, kind) is kind, f"two steps are called {name}"
                kinds[name] = kind
    return kinds


def encode_step(step: Step) -> list[Any]:
    kind = type(step)
    return [kind.__name__, *[_thawed(getattr(step, name)) for name in _field_names(kind)]]


def decode_step(data: Any, kinds: Mapping[str, type[Step]]) -> Step:
    if not isinstance(data, list) or not data or not isinstance(data[0], str):
        raise CodecError(f"a step is a list that begins with its name, not {data!r}")
    kind = kinds.get(data[0])
    if kind is None:
        raise CodecError(f"'{data[0]}' is no step of this game")
    names = _field_names(kind)
    if len(data) != len(names) + 1:
        raise CodecError(f"the step {data[0]} has the values {names}, not {data[1:]}")
    return kind(*[_frozen(value) for value in data[1:]])


def _thawed(value: Any) -> Any:
    return [_thawed(item) for item in value] if isinstance(value, tuple) else value


def _frozen(value: Any) -> Any:
    return tuple([_frozen(item) for item in value]) if isinstance(value, list) else value


def step_fields(step: Step) -> dict[str, Any]:
    """What a step is about, by name: the arguments of a prompt."""
    return {name: getattr(step, name) for name in _field_names(type(step))}


def encode_state(s: State, names: Sequence[str]) -> dict[str, Any]:
    """The named parts of a position and its agenda, as data that shares nothing with it."""
    data: dict[str, Any] = {name: _plain(getattr(s, name)) for name in names}
    data["agenda"] = [encode_step(step) for step in s.agenda]
    return data


def _plain(value: Any) -> Any:
    if isinstance(value, Part):
        return [_plain(getattr(value, name)) for name in _field_names(type(value))]
    if isinstance(value, _LISTS):
        return [item if isinstance(item, int) else _plain(item) for item in value]
    return value


def decode_state(
    s: State,
    data: Mapping[str, Any],
    names: Sequence[str],
    kinds: Mapping[str, type[Step]],
    parts: Mapping[str, type[Part]],
) -> None:
    """Fill a blank position with what ``encode_state`` made of one; *parts* are fields by kind."""
    missing = {*names, "agenda"} - data.keys()
    if missing:
        raise CodecError(f"the position lacks {', '.join(sorted(missing))}")
    for name in names:
        value = _plain(data[name])
        if name in parts and value is not None:
            value = _decode_part(name, value, parts[name])
        if _PACKS and isinstance(getattr(s, name), PACKED):
            value = row(value)
        setattr(s, name, value)
    s.agenda = [decode_step(step, kinds) for step in data["agenda"]]


def _decode_part(name: str, data: Any, kind: type[Part]) -> Part:
    names = _field_names(kind)
    if not isinstance(data, list) or len(data) != len(names):
        raise CodecError(f"{name} has the values {names}, not {data!r}")
    return kind(*data)


def digest(data: Mapping[str, Any]) -> str:
    """A short fingerprint of an encoded position."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class CodecError(ValueError):
    """Data that is no position of this game."""
