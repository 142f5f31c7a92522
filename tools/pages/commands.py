"""Writes docs/commands.md: the help of every command, as the program prints it."""

from __future__ import annotations

from pathlib import Path

import click

from westphalia.cli import main

PAGE = Path(__file__).parents[2] / "docs" / "commands.md"
HEAD = """# Commands

Everything that `./westphalia COMMAND` can do, as `--help` prints it; this page is made by
`tools/pages/commands.py`. The bootstrap also knows `test` (format, lint, types and all tests),
`check` (the fast part of it), `quick` (engine, rules and layers), `compile` (make the engine
several times as fast, see [performance.md](performance.md)) and `compiled` (compare a compiled
engine with the sources). An error is a sentence on stderr and a status that is not 0.

Speed is measured, not tested: `bench` measures a game, `.venv/bin/python -m tools.bench_page` the
page (the first visit, news of others, the way to a first battle).
"""


def helps(command: click.Command, name: str) -> list[tuple[str, str]]:
    """The help of a command and of those below it, by full name."""
    context = click.Context(command, info_name=name, max_content_width=96, terminal_width=96)
    found = [(name, command.get_help(context))]
    if isinstance(command, click.Group):
        for below in command.list_commands(context):
            found += helps(command.commands[below], f"{name} {below}")
    return found


def page() -> str:
    """The page as it should stand."""
    parts = [HEAD]
    home = str(Path.home())
    for name, text in helps(main, "./westphalia")[1:]:
        title = name.removeprefix("./westphalia ")
        parts.append(f"## `{title}`\n\n```text\n{text.replace(home, '~')}\n```\n")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page())
