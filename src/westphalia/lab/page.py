"""Pages that stand alone, and the pictures on them: one file, which asks for nothing elsewhere."""

from __future__ import annotations

import base64
import re
from collections.abc import Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Final

PAGE: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title} · Westphalia</title>
<style>
{style}
</style>
</head>
<body>
<header class="top"><b class="wm">Westphalia</b><span>{kind}</span></header>
<main>
<h1>{title}</h1>
<p class="of">{about}</p>
{body}
</main>
<footer>{foot}</footer>
</body>
</html>
"""


def page(title: str, kind: str, about: str, body: str, foot: str, language: str = "en") -> str:
    """A whole page; *title*, *kind*, *about* and *foot* are words, *body* is markup."""
    words = {"title": title, "kind": kind, "about": about, "foot": foot, "language": language}
    said = {name: escape(text) for name, text in words.items()}
    return PAGE.format(**said, body=body, style=style())


@cache
def style() -> str:
    """The tokens of the program with its typefaces inside, evening by the reader's own setting."""
    room = files("westphalia")
    tokens = room.joinpath("web", "style", "tokens.css").read_text(encoding="utf-8")

    def inlined(found: re.Match[str]) -> str:
        face = room.joinpath("web", "fonts", found[1]).read_bytes()
        return f"url(data:font/woff2;base64,{base64.b64encode(face).decode()})"

    tokens = re.sub(r"url\(\.\./fonts/([\w.-]+)\)", inlined, tokens)
    evening = re.compile(r':root\[data-theme="candle"\] (\{.*?\n\})', re.S)
    tokens = evening.sub(r"@media (prefers-color-scheme: dark) { :root \1 }", tokens)
    own = room.joinpath("lab", "page.css").read_text(encoding="utf-8")
    return tokens + own


def section(title: str, body: str, note: str = "", wide: bool = False) -> str:
    """A part of a page with its own head; *note* says how to read it."""
    said = f"<p class=note>{escape(note)}</p>" if note else ""
    kind = ' class="wide"' if wide else ""
    return f"<section{kind}><h2>{escape(title)}</h2>{said}{body}</section>\n"


def scrolling(wide: str, said: str) -> str:
    """Something that may be wider than a phone, in a box that keys can scroll."""
    return (
        f'<div class="scroll" role="region" tabindex="0" aria-label="{escape(said)}">{wide}</div>'
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], caption: str) -> str:
    """A table; cells are markup, the first of a row is its head."""
    head = "".join(f"<th scope=col>{escape(name)}</th>" if name else "<td></td>" for name in heads)
    lines = [
        f"<tr><th scope=row>{row[0]}</th>{''.join(f'<td>{cell}</td>' for cell in row[1:])}</tr>"
        for row in rows
    ]
    sr = f"<caption class=sr>{escape(caption)}</caption>"
    return f"<table>{sr}<thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


# Pictures hold no words and stretch to any width; words and numbers stand beside them as text.

TINCTURES: Final = ("azure", "gules", "or", "purpure", "sable")
DASHES: Final = {"azure": "", "gules": "7 3", "or": "2 3", "purpure": "10 3 2 3", "sable": "14 4"}

Band = Sequence[tuple[float, float] | None]  # a value and its error, or nothing, by place


def _svg(kind: str, body: str, said: str = "") -> str:
    role = f'role="img" aria-label="{said}"' if said else 'aria-hidden="true"'
    return (
        f'<svg class="{kind}" viewBox="0 0 100 100" preserveAspectRatio="none" {role}>{body}</svg>'
    )


def _at(value: float, least: float, most: float) -> float:
    """A value as a place between 0 and 100."""
    return 100 * (min(max(value, least), most) - least) / ((most - least) or 1)


def bar(
    value: float, low: float, high: float, most: float, tincture: str, even: float | None = None
) -> str:
    """A share as a bar from 0, with a whisker over its bounds and a line where all are even."""
    width, left, right = (_at(each, 0, most) for each in (value, low, high))
    line = f'<path class="even" d="M{_at(even, 0, most):.2f} 0V100"/>' if even is not None else ""
    return _svg(
        "bar",
        f'<rect class="ground" width="100" height="100"/>'
        f'<rect class="fill-{tincture}" y="18" width="{width:.2f}" height="64"/>{line}'
        f'<path class="case" d="M{left:.2f} 50H{right:.2f}"/>'
        f'<path class="whisker" d="M{left:.2f} 50H{right:.2f}"/>'
        f'<path class="whisker" d="M{left:.2f} 28V72M{right:.2f} 28V72"/>',
    )


def dot(value: float, error: float, least: float, most: float) -> str:
    """A value with a whisker of 95 %, on a line that has 0 in it."""
    middle, zero = _at(value, least, most), _at(0, least, most)
    left, right = (_at(value + sign * 1.96 * error, least, most) for sign in (-1, 1))
    kind = "gain" if value > 1.96 * error else "loss" if value < -1.96 * error else "none"
    return _svg(
        "bar dot",
        f'<rect class="ground" width="100" height="100"/><path class="zero" d="M{zero:.2f} 0V100"/>'
        f'<path class="reach {kind}" d="M{left:.2f} 50H{right:.2f}"/>'
        f'<path class="point {kind}" d="M{middle:.2f} 50h0"/>',
    )


def span(value: float, low: float, high: float, least: float, most: float) -> str:
    """A value between its bounds, on a scale that need not have 0 in it."""
    middle, left, right = (_at(each, least, most) for each in (value, low, high))
    return _svg(
        "bar",
        f'<rect class="ground" y="35" width="100" height="30"/>'
        f'<path class="whisker" d="M{left:.2f} 50H{right:.2f}"/>'
        f'<path class="whisker" d="M{left:.2f} 28V72M{right:.2f} 28V72"/>'
        f'<path class="point rated" d="M{middle:.2f} 50h0"/>',
    )


def stacked(shares: Sequence[tuple[float, str]]) -> str:
    """Shares of a whole beside one another, each with its tincture."""
    parts, at = [], 0.0
    for share, tincture in shares:
        parts.append(
            f'<rect class="fill-{tincture}" x="{at:.2f}" width="{100 * share:.2f}" height="100"/>'
        )
        at += 100 * share
    return _svg("bar", "".join(parts))


def columns(values: Sequence[float], said: str) -> str:
    """Columns from the ground up."""
    most, width = max(values, default=1) or 1, 100 / max(1, len(values))
    parts = [
        f'<rect class="fill-azure" x="{n * width + width * 0.06:.2f}" width="{width * 0.88:.2f}" '
        f'y="{100 - 100 * value / most:.2f}" height="{100 * value / most:.2f}"/>'
        for n, value in enumerate(values)
    ]
    return _svg("field columns", "".join(parts), said)


def lines(
    bands: Sequence[Band],
    least: float,
    most: float,
    said: str,
    tinctures: Sequence[str] = TINCTURES,
    places: Sequence[float] | None = None,
    marks: Sequence[float] = (),
) -> str:
    """A line for each row of values, with a band of 95 % around it.

    *places* are where the values stand between 0 and 1; else they stand evenly.  *marks* are places
    of lines from top to bottom.
    """
    parts = [f'<path class="grid" d="M0 {at}H100"/>' for at in (25, 50, 75)]
    parts += [f'<path class="mark" d="M{100 * at:.2f} 0V100"/>' for at in marks]
    for which in ("band", "line"):
        for row, tincture in zip(bands, tinctures, strict=False):
            points = _points(row, least, most, places)
            parts.append((_band if which == "band" else _line)(points, tincture))
    return _svg("field", "".join(parts), said)


Points = list[tuple[float, float, float, float]]  # x, y, and the edges of the band


def _points(row: Band, least: float, most: float, places: Sequence[float] | None) -> Points:
    found: Points = []
    for n, each in enumerate(row):
        if each is None:
            continue
        place = places[n] if places else n / max(1, len(row) - 1)
        value, reach = each[0], 1.96 * each[1]
        y, upper, lower = (
            100 - _at(at, least, most) for at in (value, value + reach, value - reach)
        )
        found.append((100 * place, y, upper, lower))
    return found


def _band(points: Points, tincture: str) -> str:
    there = [f"{x:.2f},{upper:.2f}" for x, _, upper, _ in points]
    back = [f"{x:.2f},{lower:.2f}" for x, _, _, lower in reversed(points)]
    return f'<polygon class="band fill-{tincture}" points="{" ".join(there + back)}"/>'


def _line(points: Points, tincture: str) -> str:
    row = " ".join(f"{x:.2f},{y:.2f}" for x, y, _, _ in points)
    dashes = f' stroke-dasharray="{DASHES[tincture]}"' if DASHES[tincture] else ""
    return f'<polyline class="curve stroke-{tincture}"{dashes} points="{row}"/>'


def stroke(tincture: str) -> str:
    """How the line of a tincture looks, for a legend."""
    dashes = f' stroke-dasharray="{DASHES[tincture]}"' if DASHES[tincture] else ""
    return (
        '<svg class="stroke" viewBox="0 0 26 8" aria-hidden="true">'
        f'<path class="curve stroke-{tincture}"{dashes} d="M0 4H26"/></svg>'
    )
