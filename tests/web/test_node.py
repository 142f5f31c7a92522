"""The client's own tests, and how much a first visit costs."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from tests.programs import left_out

from westphalia.games import GAMES
from westphalia.locales import COMPLETE
from westphalia.server.api.static import StaticFiles

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src" / "westphalia"
WEB = SOURCE / "web"
FIRST_VISIT = 320_000  # bytes on the wire
PACKED = (".html", ".js", ".css", ".svg", ".json", ".ftl")

# What the lobby fetches without importing it.
PICTURES = tuple(f"games/{game}/table.webp" for game in GAMES)
FETCHED = ("icons.svg", "shields.svg", "favicon.svg", *PICTURES, "style/lobby.css")
IMPORT = re.compile(r"""(?:\bfrom|^import)\s*["'](\.[^"']+)["']""", re.MULTILINE)


def test_node_finds_nothing_wrong() -> None:
    node = shutil.which("node")
    if node is None:
        left_out("node is not installed: the client's own tests are left out")
    tests = sorted(HERE.rglob("*.test.mjs"))
    done = subprocess.run([node, "--test", *tests], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def imported(path: Path, seen: set[Path]) -> set[Path]:
    """A module and all that it imports at once."""
    if path not in seen:
        seen.add(path)
        for name in IMPORT.findall(path.read_text()):
            imported((path.parent / name).resolve(), seen)
    return seen


def cost(path: Path) -> int:
    data = path.read_bytes()
    return len(gzip.compress(data, 6)) if path.suffix in PACKED else len(data)


@pytest.mark.parametrize("language", COMPLETE)
def test_the_first_page_is_light(language: str) -> None:
    files = imported(WEB / "main.js", set())
    imported(WEB / "lobby" / "page.js", files)
    assert WEB / "vendor" / "preact.js" in files
    later = [path for path in files if {"table", "games"} & set(path.parts)]
    assert later == [], "the lobby loads what only a table needs"
    page = (WEB / "index.html").read_text()
    linked = re.findall(r'(?:href|src)="/([^"]+)"', page)
    fonts = re.findall(r"url\(/(fonts/[^)]+)\)", (WEB / "style" / "tokens.css").read_text())
    files |= {(WEB / name).resolve() for name in ("index.html", *linked, *fonts, *FETCHED)}
    folder = SOURCE / "locales" / language
    files |= {folder / f"{name}.ftl" for name in ("common", "lobby")}
    files |= {folder / f"{game}-lobby.ftl" for game in GAMES}
    total = sum(map(cost, files))
    assert total <= FIRST_VISIT, f"the first page weighs {total} bytes"


def test_all_modules_of_a_page_or_a_game_are_asked_for_at_once() -> None:
    page = StaticFiles(WEB, SOURCE / "locales").index().data.decode()
    first = imported(WEB / "main.js", set())
    linked = re.findall(r'rel="modulepreload" href="/v/\w+/([^"]+)"', page)
    assert {WEB / name for name in linked} == first
    listed = json.loads(page.partition('id="modules">')[2].partition("</script>")[0])
    entries = [f"{name}/page.js" for name in ("lobby", "table", "replay")]
    for entry in (*entries, *[f"games/{game}/index.js" for game in GAMES]):
        assert {WEB / name for name in listed[entry]} == imported(WEB / entry, set()) - first
