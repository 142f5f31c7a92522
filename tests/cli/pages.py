"""Pages that stand alone, as the tests read them."""

from __future__ import annotations

import re
from html.parser import HTMLParser


class Rows(HTMLParser):
    """The tables of a page, as text."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self.open: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "br", "path", "rect", "polygon", "polyline"):
            self.open.append(tag)
        if tag == "tr":
            self.rows.append([])
        elif tag in ("td", "th"):
            self.rows[-1].append("")

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("path", "rect", "polygon", "polyline"):
            assert self.open.pop() == tag, f"</{tag}> closes nothing"

    def handle_data(self, data: str) -> None:
        if "td" in self.open or "th" in self.open:
            self.rows[-1][-1] += data.strip()


def check_page(page: str) -> Rows:
    """A page that is well formed and asks for nothing elsewhere."""
    bare = re.sub(r"url\(data:font/woff2;base64,[\w+/=]+\)", "", page)
    assert not re.search(r"https?:|//\w|url\(|\bsrc=|\bhref=|@import|<script|<link", bare)
    rows = Rows(page)
    assert rows.open == []
    assert "prefers-color-scheme: dark" in page
    return rows
