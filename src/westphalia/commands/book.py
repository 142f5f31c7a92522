"""Commands for the rules, the data and the languages: look up a clause, check what is complete."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from westphalia.clauses import Clause, clauses, code_citations, rows, search, test_citations
from westphalia.commands.common import (
    Commands,
    file_argument,
    game_argument,
    game_option,
    language_option,
)
from westphalia.commands.set_up import checked_overlay
from westphalia.games import GAMES, find_game
from westphalia.locales import ENGLISH, LANGUAGES, Language, Tongue
from westphalia.locales.completeness import Report, reports

# ------------------------------------------------------------------------------
# Clauses, with the code and the tests that cite them.

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


# ------------------------------------------------------------------------------
# Printed values, and overlays that correct them.


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


# ------------------------------------------------------------------------------
# How complete the languages are.


@click.command()
@click.argument("language", nargs=-1, type=click.Choice([*LANGUAGES]))
@click.option("--missing", is_flag=True, help="Name every missing message, not only how many.")
def languages(language: tuple[str, ...], missing: bool) -> None:
    """Say how complete each LANGUAGE is, file by file.

    The status is 1 if one that calls itself complete lacks a message, and if any has a message that
    English has not, one with other variables, or one that cannot be read.
    """
    sound = [tell_language(LANGUAGES[tag], missing) for tag in language or LANGUAGES]
    sys.exit(0 if all(sound) else 1)


def tell_language(language: Language, missing: bool) -> bool:
    """Whether a language is as it should be."""
    files = list(reports(language.tag, GAMES))
    said, wanted = sum(file.said for file in files), sum(file.messages for file in files)
    click.echo(f"{language.tag} {language.name}: {said} of {wanted} messages")
    for file in files:
        show_file(file, missing)
    whole = said == wanted
    for game in GAMES if language.tag != ENGLISH else ():
        ours, theirs = clauses(game), rows(game, f".{language.tag}")
        whole = whole and len(theirs) == len(ours)
        if len(theirs) < len(ours):
            click.echo(f"  clauses of {game}: {len(theirs)} of {len(ours)}")
    return (whole or not language.complete) and not any(file.faults for file in files)


def show_file(file: Report, missing: bool) -> None:
    """A file that is not all there, or not right."""
    if file.missing or file.faults:
        click.echo(f"  {file.file}: {file.said} of {file.messages}")
    if missing and file.missing:
        click.echo(f"    missing: {', '.join(file.missing)}")
    for what, keys in file.faults.items():
        click.echo(f"    {what}: {', '.join(keys)}")
