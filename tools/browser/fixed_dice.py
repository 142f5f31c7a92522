"""The program with the same dice and the same whims of bots at every table."""

from __future__ import annotations

from starlette.applications import Starlette
from tools.browser.slowness import LATE, late

from westphalia import cli
from westphalia.server.tables import bots, new_tables

SECRET = "1e" * 32  # by which both lose enough to have a choice in the battle of Leipzig


def main() -> None:
    new_tables.new_secret = lambda: SECRET
    bots.seed_of = lambda row, seat: seat
    if LATE:
        Starlette.__call__ = late  # type: ignore[method-assign]  # only in this process
    cli.main(prog_name="westphalia")


if __name__ == "__main__":
    main()
