"""The curve of a course as a page: how the bot was met, how play went, what was measured."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

from westphalia.lab.arena import bounds
from westphalia.lab.page import Band, bar, lines, page, scrolling, section, table

Row = dict[str, str]

CURVES: Final = (
    ("clone", "met", 1.0, "Cloning: the part of the bot’s answers that is met."),
    ("improve", "won", 1.0, "Play: games won against bots, one learner among them."),
    ("improve", "entropy", 2.0, "Entropy of the policy, in nats."),
    ("improve", "explained", 1.0, "How much of the rewards the value explains."),
)


def curve_page(game: str, folder: Path) -> str:
    """A page that stands alone, of the files that a course has left in its folder."""
    rows = read(folder / "curve.csv")
    parts = [drawn(rows, *curve) for curve in CURVES]
    trials = read(folder / "evaluation.csv")
    if trials:
        parts.insert(0, section("Fixed weights", scrolling(told(trials), "Fixed weights")))
    last = rows[-1] if rows else {"minutes": "0", "decisions": "0", "updates": "0"}
    about = (
        f"{last['minutes']} minutes, {int(last['decisions']):,} decisions of the learner, "
        f"{int(last['updates']):,} updates."
    )
    return page(f"A learner of {game}", "Learning", about, "".join(parts), "westphalia train")


def read(path: Path) -> list[Row]:
    if not path.exists():
        return []
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def told(trials: Sequence[Row]) -> str:
    """What fixed weights won, with Wilson's bounds and a line where all are even."""
    cells = []
    for each in trials:
        won, low, high = (float(each[name]) for name in ("won", "low", "high"))
        even = 1 / len(each["by_seat"].split())
        picture = bar(won, low, high, 1, "azure", even)
        share = f"{won:.1%} [{low:.1%} to {high:.1%}]"
        ahead = f"{float(each['ahead']):+.1f}"
        cells.append(
            [escape(each["family"]), escape(each["bot"]), picture, share, ahead, each["games"]]
        )
    return table(("set-up", "against", "", "won", "points ahead", "games"), cells, "Fixed weights")


def drawn(rows: Sequence[Row], phase: str, name: str, most: float, said: str) -> str:
    """One curve over the minutes of its phase; nothing if it has fewer than two points."""
    known = [row for row in rows if row["phase"] == phase and row[name]]
    if len(known) < 2:
        return ""
    band: Band = [(float(row[name]), error(row, name)) for row in known]
    minutes = [float(row["minutes"]) for row in known]
    places = [(at - minutes[0]) / max(1e-9, minutes[-1] - minutes[0]) for at in minutes]
    first, last = float(known[0][name]), float(known[-1][name])
    note = f"Minutes {minutes[0]:.1f} to {minutes[-1]:.1f}: from {first:.3f} to {last:.3f}."
    return section(said, lines([band], 0, most, said, places=places), note)


def error(row: Row, name: str) -> float:
    """The standard error, as far as it is known."""
    if name != "won":
        return 0.0
    low, high = bounds(float(row["won"]), int(row["won_games"]))
    return (high - low) / 2 / 1.96
