"""How complete the languages are."""

from __future__ import annotations

import sys

import click

from westphalia import clauses as book
from westphalia.games import GAMES
from westphalia.locales import ENGLISH, LANGUAGES, Language
from westphalia.locales.completeness import Report, reports


@click.command()
@click.argument("language", nargs=-1, type=click.Choice([*LANGUAGES]))
@click.option("--missing", is_flag=True, help="Name every missing message, not only how many.")
def languages(language: tuple[str, ...], missing: bool) -> None:
    """Say how complete each LANGUAGE is, file by file.

    The status is 1 if one that calls itself complete lacks a message, and if any has a message that
    English has not, one with other variables, or one that cannot be read.
    """
    sound = [tell(LANGUAGES[tag], missing) for tag in language or LANGUAGES]
    sys.exit(0 if all(sound) else 1)


def tell(language: Language, missing: bool) -> bool:
    """Whether a language is as it should be."""
    files = list(reports(language.tag, GAMES))
    said, wanted = sum(file.said for file in files), sum(file.messages for file in files)
    click.echo(f"{language.tag} {language.name}: {said} of {wanted} messages")
    for file in files:
        show(file, missing)
    whole = said == wanted
    for game in GAMES if language.tag != ENGLISH else ():
        ours, theirs = book.clauses(game), book.rows(game, f".{language.tag}")
        whole = whole and len(theirs) == len(ours)
        if len(theirs) < len(ours):
            click.echo(f"  clauses of {game}: {len(theirs)} of {len(ours)}")
    return (whole or not language.complete) and not any(file.faults for file in files)


def show(file: Report, missing: bool) -> None:
    """A file that is not all there, or not right."""
    if file.missing or file.faults:
        click.echo(f"  {file.file}: {file.said} of {file.messages}")
    if missing and file.missing:
        click.echo(f"    missing: {', '.join(file.missing)}")
    for what, keys in file.faults.items():
        click.echo(f"    {what}: {', '.join(keys)}")
