"""Pages that stand alone: the look of the program in one file, which asks for nothing elsewhere."""

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
