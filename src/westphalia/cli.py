"""The program: every command, and errors as sentences."""

from __future__ import annotations

import click

from westphalia.commands.book import data, languages, rules
from westphalia.commands.bot import bot_command
from westphalia.commands.common import Program, version
from westphalia.commands.laboratory import (
    bench,
    dataset,
    evaluate,
    fit_command,
    fuzz_command,
    report,
    simulate,
)
from westphalia.commands.ladder import ladder, study_command
from westphalia.commands.moderation import ACTS
from westphalia.commands.operator import backup, operator, play, serve
from westphalia.commands.records import analyse, replay_command, verify_command
from westphalia.commands.terminal import mcp, terminal
from westphalia.commands.tournaments import tournaments
from westphalia.commands.train import train
from westphalia.commands.upkeep import doctor, rehearse


@click.group(cls=Program)
@click.version_option(version(), message="westphalia %(version)s")
def main() -> None:
    """Westphalia: an open home for two board games about the Thirty Years' War."""


for command in (
    play,
    terminal,
    mcp,
    serve,
    backup,
    operator,
    doctor,
    bot_command,
    simulate,
    ladder,
    study_command,
    evaluate,
    report,
    analyse,
    fuzz_command,
    bench,
    fit_command,
    train,
    dataset,
    replay_command,
    verify_command,
    rules,
    data,
    languages,
):
    main.add_command(command)
for command in ACTS:
    operator.add_command(command)
operator.add_command(rehearse)
operator.add_command(tournaments)

if __name__ == "__main__":
    main(prog_name="./westphalia")
