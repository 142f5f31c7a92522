"""Writes docs/settings.md: every setting of a server, by its option and by its variable."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from westphalia.server.settings import ROWS, Row

PAGE = Path(__file__).parents[2] / "docs" / "settings.md"
MEASURES = {"seconds", "days", "bytes", "tokens"}
HEAD = """# Settings

Every setting of `westphalia serve` and `westphalia play`; this page is made by
`tools/pages/settings.py` from the rows in `server/settings.py`. Each is said as an option or as a
variable of the environment; of both the option counts. `backup` and `operator` take `--store` and
its variable, too. A value that means nothing ends the program with a sentence, and a variable that
begins with `WESTPHALIA_` and is none of these is told of. A rate is written
`in a second / at once`, for example `30/150`. Who exceeds a limit gets the error `too_many` and
loses nothing.

[serving.md](serving.md) says what belongs together and when to change it.
"""


def line(row: Row) -> str:
    setting = row.setting
    option = f"`{row.option}`" if row.option else "none: it is secret"
    if not setting.unit:
        option += f", `--no-{setting.name}`"
    must_be = setting.kind.noun + (f", in {setting.unit}" if setting.unit in MEASURES else "")
    usual = f"`{row.usual}`" if row.usual else ""
    return f"| {option} | `{row.variable}` | {usual} | {must_be} | {setting.about} |"


def page() -> str:
    """The page as it should stand."""
    parts = [HEAD]
    for group, rows in groupby(ROWS, lambda row: row.group):
        title, _, about = str(group.__doc__).rstrip(".").partition(": ")
        head = ["| option | variable | default | what it must be | what |", "|---|---|---|---|---|"]
        table = "\n".join([*head, *map(line, rows)])
        parts.append(f"## {title}\n\n{about[:1].upper()}{about[1:]}.\n\n{table}\n")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page())
