"""The site of the docs: every page is in it, and nothing comes from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools.pages import site

from westphalia.clauses import clauses
from westphalia.games import GAMES
from westphalia.locales import COMPLETE

FETCHED = re.compile(
    r"<(?:script|img|iframe)\b[^>]*\bsrc=\"?([^\s\">]+)|<link\b[^>]*\bhref=\"?([^\s\">]+)"
)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site; it is refused if a link leads nowhere."""
    folder = tmp_path_factory.mktemp("site")
    site.build(folder)
    return folder / "html"


def test_every_page_of_the_docs_is_in_the_site(built: Path, root: Path) -> None:
    pages = [path.relative_to(root).with_suffix("") for path in (root / "docs").rglob("*.md")]
    pages = [page.parent if page.name == "README" else page for page in pages]
    assert len(pages) > 40
    assert [page for page in pages if not (built / page / "index.html").is_file()] == []


def test_nothing_is_fetched_from_elsewhere(built: Path) -> None:
    found = {
        name
        for page in built.rglob("*.html")
        for names in FETCHED.findall(page.read_text())
        for name in names
        if re.match(r"(https?:)?//", name)
    }
    assert found == set()


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_an_address(built: Path, game: str, language: str) -> None:
    page = (built / "rules" / language / game / "index.html").read_text()
    ids = set(re.findall(r"id=\"?([\w-]+)", page))
    assert [clause for clause in clauses(game) if site.anchor(clause) not in ids] == []


def test_words_about_files_of_the_repository_stay_without_their_links(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "[the engine](../src/engine.py), [here](page.md#part), [far](https://a.example)"
    )
    assert site.linked(page) == "the engine, [here](page.md#part), [far](https://a.example)"
