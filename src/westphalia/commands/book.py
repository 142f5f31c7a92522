"""Commands for the rules and the data: look up a clause, check coverage, check an overlay."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from westphalia.clauses import Clause, clauses, code_citations, search, test_citations
from westphalia.commands.common import (
    Commands,
    file_argument,
    game_argument,
    game_option,
    language_option,
)
from westphalia.commands.set_up import checked_overlay
from westphalia.games import find_game
from westphalia.locales import Tongue

TESTS = Path(__file__).resolve().parents[3] / "tests"


@click.command()
@game_argument
@click.argument("words", nargs=-1)
@click.option("--coverage", is_flag=True, help="Clause, code and tests as a table; fails on a gap.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@language_option
def rules(game: str, words: tuple[str, ...], coverage: bool, as_json: bool, language: str) -> None:
    """Show a clause, a chapter, or the clauses that contain all WORDS."""
    if coverage:
        cover(game, as_json)
        return
    known = clauses(game, language)
    found = search(game, " ".join(words), language) if words else list(known.values())
    if not found:
        raise ValueError(f"no clause of {game} is called, or speaks of, '{' '.join(words)}'")
    if as_json:
        click.echo(json.dumps([vars(clause) for clause in found], ensure_ascii=False))
        return
    for clause in found:
        click.echo(told(clause, language) if words else f"{clause.id:9} {clause.title}")


def told(clause: Clause, language: str) -> str:
    note = f"\n  {Tongue(language).say('ruling', note=clause.note)}" if clause.note else ""
    return f"{clause.id} {clause.title}\n  {clause.text}{note}\n"


def cover(game: str, as_json: bool) -> None:
    """Every clause with the code that cites it and the tests that exercise it."""
    if not TESTS.is_dir():
        raise ValueError("coverage needs the tests, which are only in a checkout of the project")
    code, tests = code_citations(game), test_citations(game, TESTS)
    gaps = [id_ for id_ in code if not code[id_] or not tests[id_]]
    if as_json:
        summary = {
            "clauses": len(code),
            "cited": sum(map(bool, code.values())),
            "tested": sum(map(bool, tests.values())),
            "gaps": gaps,
        }
        click.echo(json.dumps(summary))
    else:
        table = Table("clause", "title", "code", "tests")
        for id_, clause in clauses(game).items():
            places = dict.fromkeys(f"{place.file.name}:{place.name}" for place in code[id_])
            names = [name.partition("::")[2] for name in tests[id_]]
            table.add_row(id_, clause.title, "\n".join(places), "\n".join(names))
        Console(width=160).print(table)
        click.echo(f"{len(code)} clauses, {len(gaps)} gaps {' '.join(gaps)}".rstrip())
    if gaps:
        raise click.exceptions.Exit(1)


@click.group(cls=Commands)
def data() -> None:
    """Printed values, and overlays that correct them."""


@data.command()
@file_argument
@game_option
def check(file: Path, game: str) -> None:
    """Check an overlay: every problem is a sentence that names file, key and reason."""
    checked_overlay(find_game(game), file)
    click.echo(f"{file} can be used: --data {file}")
