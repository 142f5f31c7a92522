"""The program with the same dice and whims of bots at every table: no verdict is theirs."""

from __future__ import annotations

from westphalia.cli import main
from westphalia.server.tables import bots, new_tables

SECRET = "1e" * 32

if __name__ == "__main__":
    new_tables.new_secret = lambda: SECRET
    bots.seed_of = lambda row, seat: seat
    main(prog_name="westphalia")
