"""Writes web/lib/shapes.d.ts: what the server sends, as types of the page, from its own structs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path
from typing import Any, TypeAlias

from msgspec import NODEFAULT, inspect

from westphalia.analysis.summary import Analysis
from westphalia.server.api.finding import TicketInfo
from westphalia.server.api.moderation import BannerInfo, Desk, LetterInfo, PersonInfo
from westphalia.server.api.ratings import RatingList
from westphalia.server.api.reference import GameInfo, Me
from westphalia.server.api.talk import TalkFrame
from westphalia.server.api.ways_in import Door
from westphalia.server.tables.forecasts import Hint, Rehearsed
from westphalia.server.tables.info import Result, TableInfo
from westphalia.server.tables.profiles import ProfileInfo
from westphalia.server.tables.recap import SinceInfo
from westphalia.server.tables.snapshots import PositionFrame
from westphalia.server.tournaments.info import TournamentLists, TournamentSheet

PAGE = Path(__file__).parent.parent / "src" / "westphalia" / "web" / "lib" / "shapes.d.ts"
SENT = (
    *(Me, Door, ProfileInfo, GameInfo, TableInfo, PositionFrame, TalkFrame),
    *(Rehearsed, Hint, SinceInfo, Analysis, TournamentLists, TournamentSheet, TicketInfo),
    *(Desk, PersonInfo, LetterInfo, BannerInfo),
    RatingList,
)
OPEN = {Result}  # to which each game adds something of its own
HEAD = """// What the server sends, made by tools/shapes.py from the structs that it sends.
// What the fields mean stands in docs/protocol.md.
"""
DOCUMENTED = "See docs/protocol.md."
WORDS: dict[type[inspect.Type], str] = {
    inspect.AnyType: "any",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}

Shape: TypeAlias = inspect.StructType | inspect.TypedDictType


def spelled(kind: inspect.Type) -> str:
    """A type as the page writes it."""
    match kind:
        case inspect.Metadata(type=inner, extra_json_schema=extra):
            return " | ".join(f'"{word}"' for word in extra["enum"]) if extra else spelled(inner)
        case inspect.LiteralType(values=words):
            return " | ".join(f'"{word}"' for word in words)
        case inspect.StructType(cls=shape) | inspect.TypedDictType(cls=shape):
            return shape.__name__
        case inspect.UnionType(types=types):
            return " | ".join(map(spelled, types))
        case inspect.DictType(value_type=value):
            return f"Record<string, {spelled(value)}>"
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            word = spelled(item)
            return f"({word})[]" if "|" in word else f"{word}[]"
    return WORDS[type(kind)]


def parts(kind: Any) -> Iterator[inspect.Type]:
    """The types that stand right in a type."""
    for name in ("type", "types", "value_type", "item_type", "fields"):
        found = getattr(kind, name, ())
        for one in found if isinstance(found, tuple) else (found,):
            yield one.type if isinstance(one, inspect.Field) else one


def shapes_in(kind: inspect.Type) -> Iterator[Shape]:
    """The shapes in a type, each before those that it needs."""
    if isinstance(kind, Shape):
        yield kind
    for part in parts(kind):
        yield from shapes_in(part)


def may_be_missing(field: inspect.Field) -> bool:
    """Whether it is not sent where there is nothing to say; what has a default is always sent."""
    defaults = (field.default, field.default_factory)
    return not field.required and defaults == (NODEFAULT, NODEFAULT)


def about(shape: type) -> str:
    """The first paragraph of its own docstring, without its marks."""
    first = cleandoc(shape.__doc__ or "").partition("\n\n")[0]
    said = " ".join(re.sub(r"[*`]", "", first).split())
    return f"/** {said} */\n" if said not in ("", DOCUMENTED) else ""


def interface(shape: Shape) -> str:
    lines = [
        f"  {field.encode_name}{'?' * may_be_missing(field)}: {spelled(field.type)};"
        for field in shape.fields
    ]
    lines += ["  [more: string]: any;"] if shape.cls in OPEN else []
    return (
        f"{about(shape.cls)}export interface {shape.cls.__name__} {{\n" + "\n".join(lines) + "\n}\n"
    )


def page() -> str:
    """The page as it should stand."""
    found = {
        shape.cls: shape for kind in inspect.multi_type_info(SENT) for shape in shapes_in(kind)
    }
    return "\n".join([HEAD, *map(interface, found.values())])


if __name__ == "__main__":
    PAGE.write_text(page())
