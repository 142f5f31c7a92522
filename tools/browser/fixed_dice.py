"""The program with the same dice and the same whims of bots at every table."""

from __future__ import annotations

from pathlib import Path

from starlette.applications import Starlette
from tools.browser.slowness import LATE, late

import westphalia
from westphalia import cli
from westphalia.server.api import static
from westphalia.server.tables import bots, new_tables
from westphalia.server.tournaments import runner

ROOT = Path(__file__).resolve().parents[2]
SECRET = "1e" * 32  # by which both lose enough to have a choice in the battle of Leipzig


def main() -> None:
    new_tables.new_secret = lambda: SECRET
    bots.seed_of = lambda row, seat: seat
    new_tables.LEAST_PATIENCE, runner.STEP = 1, 1  # type: ignore[misc]  # nobody waits here
    if Path(westphalia.__file__).resolve().is_relative_to(ROOT):
        static.CONTENTS = "none"  # type: ignore[misc]  # modules are tried, whatever was bundled
    if LATE:
        Starlette.__call__ = late  # type: ignore[method-assign]  # only in this process
    cli.main(prog_name="westphalia")


if __name__ == "__main__":
    main()
