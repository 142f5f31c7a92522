"""Builds the site: docs and rules as pages with search, which load nothing from elsewhere.

.venv/bin/python -m tools.pages.site [--serve]

What stands in docs/ and at the root is taken as it is; the rules are written from their clauses, in
every complete language, and the API of a server from its description.  All of it goes into
build/site: pages, and in build/site/html the site.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Container, Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any

from westphalia import __version__
from westphalia.clauses import Clause, clauses
from westphalia.games import GAMES
from westphalia.locales import COMPLETE, LANGUAGES, Tongue
from westphalia.server.api.reference import describe

ROOT = Path(__file__).parents[2]
SITE = ROOT / "build" / "site"
OF_THE_ROOT = ("README", "CONTRIBUTING", "CHANGELOG", "SECURITY", "ROADMAP", "CODE_OF_CONDUCT")

# The ways in, with what each begins with.  What is not named here is found under "Contribute".
WAYS = {
    "Play": ("tour", "a-turn", "tournaments", "ratings"),
    "Run a server": ("serving", "settings", "commands"),
    "Build a bot": (
        *("adding-a-bot", "python", "api", "views", "features", "bots-by-pipe"),
        *("bot-accounts", "language-models", "protocol"),
    ),
    "Study": (
        *(
            "research",
            "laboratory",
            "learning",
            "ladder",
            "evaluation",
            "studies/pay",
            "studies/armies",
        ),
        *("notation", "performance"),
    ),
}
HOME = """# Westphalia

Two board games about the Thirty Years' War, with the rules enforced. **Wallenstein** has secret
plans and a dice tower, for three to five players. **Thirty Years War** is driven by cards, for two.
Play in the browser or in a terminal, with friends or against bots, or run thousands of games in a
laboratory.

| You want to | in five minutes you have | begin with |
|---|---|---|
| **play** | a game against bots in your browser | [a look around](docs/tour.md) |
| **run a server** | a page that your club can open | [serving](docs/serving.md) |
| **build a bot** | a bot of your own that beats chance | [adding a bot](docs/adding-a-bot.md) |
| **study the games** | a report of two hundred games | [the laboratory](docs/laboratory.md) |

![Planning a round of Wallenstein](docs/images/planning.png)

How to get the program stands in the [README](README.md), how to help in
[CONTRIBUTING](CONTRIBUTING.md). The rules of [Wallenstein](rules/en/wallenstein.md) and
[Thirty Years War](rules/en/thirty_years_war.md) are restated in our own words, clause by clause, in
English, German and French.
"""
STYLE = """.md-typeset table:not([class]) { font-size: 0.72rem; }
.md-grid { max-width: 76rem; }
"""


# What the pages are made of


def prepare(pages: Path) -> None:
    """Lays all pages below a folder, in the places that their links expect."""
    shutil.rmtree(pages, ignore_errors=True)
    shutil.copytree(ROOT / "docs", pages / "docs")
    for name in OF_THE_ROOT:
        shutil.copy(ROOT / f"{name}.md", pages)
    (pages / "index.md").write_text(HOME)
    (pages / "style.css").write_text(STYLE)
    for page in pages.rglob("*.md"):
        page.write_text(linked(page))
    for language in COMPLETE:
        for game in GAMES:
            write(pages / "rules" / language / f"{game}.md", rules(game, language))
    (pages / "openapi.json").write_bytes(describe())
    write(pages / "http.md", requests(json.loads(describe())))


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def linked(page: Path) -> str:
    """The page without links to what is in the repository only: their words stay."""

    def kept(found: re.Match[str]) -> str:
        target = found[2].partition("#")[0]
        there = not target or ":" in target or (page.parent / target).is_file()
        return found[0] if there else found[1]

    return re.sub(r"(?<!!)\[([^\]]+)\]\(([^)\s]+)\)", kept, page.read_text())


# The rules


def rules(game: str, language: str) -> str:
    """All clauses of a game, chapter by chapter; an id in a text leads to its clause."""
    tongue = Tongue(language, game=game)
    known = clauses(game, language)
    parts = [f"# {tongue.say('game-name', name=game)}\n"]
    words = (LANGUAGES[language].folder / f"{game}-rules.ftl").read_text(encoding="utf-8")
    titles = dict(re.findall(r"^chapter-(\S+) = (.+)$", words, re.MULTILINE))
    for chapter, found in groupby(sorted(known.values(), key=order), chapter_of):
        parts.append(f"## {titles[chapter.lower()]}\n")
        parts += [paragraph(clause, known.keys()) for clause in found]
    return "\n".join(parts)


def chapter_of(clause: Clause) -> str:
    """W7 of W7.4.1, 3 of 3.13b, ex of ex-2.42."""
    return re.split("[.-]", clause.id)[0]


def order(clause: Clause) -> str:
    """As they stand; examples, tables and cards, whose chapters have no number, come last."""
    chapter = chapter_of(clause)
    return "" if re.search(r"\d", chapter) else chapter


def paragraph(clause: Clause, ids: Container[str]) -> str:
    note = f"\n\n*{led(clause.note, ids)}*" if clause.note else ""
    title = f"{clause.id} {clause.title}"
    return f"### {title} {{ #{anchor(clause.id)} }}\n\n{led(clause.text, ids)}{note}\n"


def anchor(clause: str) -> str:
    return "c" + re.sub(r"[^a-z0-9]+", "-", clause.lower())


def led(text: str, ids: Container[str]) -> str:
    """The text with a link at every id of a clause in it."""

    def link(found: re.Match[str]) -> str:
        return f"[{found[0]}](#{anchor(found[0])})" if found[0] in ids else found[0]

    plain = re.sub(r"([*_<\[\]])", r"\\\1", text)
    return re.sub(r"\w[\w.-]*\w", link, plain)


# The API of a server


def requests(api: Mapping[str, Any]) -> str:
    """All requests in one table; the whole description lies beside it for programs."""
    rows = [
        "# All requests\n",
        "What the fields mean stands in [the protocol](docs/protocol.md); programs read"
        " [openapi.json](openapi.json), which every server has at `/api/openapi.json`.\n",
        "| request | what it does |",
        "|---|---|",
    ]
    for path, methods in sorted(api["paths"].items()):
        for method, told in methods.items():
            rows.append(f"| `{method.upper()} {path}` | {told.get('summary', '')} |")
    return "\n".join(rows) + "\n"


# The site


def navigation(pages: Path) -> list[dict[str, object]]:
    """Every page once: the four ways, the rules, and what contributors read."""
    ways: list[dict[str, object]] = [{"Westphalia": "index.md"}]
    named = {f"docs/{name}.md" for names in WAYS.values() for name in names}
    for way, names in WAYS.items():
        found = [f"docs/{name}.md" for name in names if (pages / "docs" / f"{name}.md").exists()]
        ways.append({way: [*found, *(["http.md"] if way == "Build a bot" else [])]})
    ways.append({"Rules": [*rules_pages()]})
    rest = [str(page.relative_to(pages)) for page in sorted(pages.glob("docs/**/*.md"))]
    rest = [page for page in rest if page not in named]
    ways.append({"Contribute": [f"{name}.md" for name in OF_THE_ROOT] + rest})
    return ways


def rules_pages() -> Iterator[dict[str, object]]:
    for language in COMPLETE:
        own = [f"rules/{language}/{game}.md" for game in GAMES]
        yield {LANGUAGES[language].name: own}


def settings(pages: Path) -> str:
    """zensical.toml: nothing is fetched from elsewhere, neither letters nor scripts."""
    quoted = json.dumps  # a text or a list of JSON is one of TOML
    return "\n".join(
        [
            "[project]",
            'site_name = "Westphalia"',
            f"site_description = {quoted('Two board games about the Thirty Years War')}",
            'docs_dir = "pages"',
            'site_dir = "html"',
            'copyright = "The Westphalia contributors, Apache License 2.0"',
            'extra_css = ["style.css"]',
            f"nav = {toml(navigation(pages))}",
            f"[project.extra]\nversion_of_the_program = {quoted(__version__)}",
            "[project.theme]",
            "font = false",
            'language = "en"',
            'features = ["navigation.tabs", "navigation.top", "search.highlight", "toc.follow"]',
            "[[project.theme.palette]]",
            'media = "(prefers-color-scheme: light)"',
            'scheme = "default"',
            'toggle.icon = "lucide/sun"',
            'toggle.name = "Evening"',
            "[[project.theme.palette]]",
            'media = "(prefers-color-scheme: dark)"',
            'scheme = "slate"',
            'toggle.icon = "lucide/moon"',
            'toggle.name = "Day"',
        ]
    )


def toml(value: object) -> str:
    """Lists, tables and texts in one line of TOML."""
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    if isinstance(value, dict):
        rows = [f"{json.dumps(key)} = {toml(each)}" for key, each in value.items()]
        return f"{{{', '.join(rows)}}}"
    return json.dumps(value)


def build(site: Path = SITE, *words: str) -> None:
    prepare(site / "pages")
    (site / "zensical.toml").write_text(settings(site / "pages"))
    command = [sys.executable, "-m", "zensical", *(words or ("build", "--clean", "--strict"))]
    subprocess.run(command, cwd=site, check=True)


if __name__ == "__main__":
    build(SITE, *(["serve"] if "--serve" in sys.argv[1:] else []))
