"""A report of many games: the figures as a page with pictures, as JSON and as a table."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from html import escape
from typing import Any, Final

from westphalia.lab import page as drawing
from westphalia.lab.figures import Figure
from westphalia.lab.page import TINCTURES, page, scrolling, section, table

MOST: Final = 16  # rows of a figure on the page; the data beside it has all

DEEDS: Final = (
    "Points that went along with one deed more of a kind than the bot has on average. It is what "
    "went along, not what came of it: who is ahead can afford more."
)
EVENTS: Final = "Points of a seat in games in which it happened, against games in which it did not."
DUELS: Final = (
    "Lead of the first seat in games in which it happened, against games in which it did not."
)


def report(figures: Figure, name: str) -> str:
    """The page of these figures; *name* is where the games came from."""
    parts = [
        ratings(figures["ratings"]),
        seats(figures["seats"]),
        bots(figures["bots"], len(figures["seats"])),
        course(figures["course"]),
        line_ups(figures["line_ups"], len(figures["seats"])),
        swings(figures["pairs"]),
        effects("What deeds were worth", "deed", figures["deeds"], DEEDS),
        effects(
            "Events for all seats",
            "event",
            figures["events"],
            DUELS if len(figures["seats"]) == 2 else EVENTS,
        ),
        length(figures["length"]),
        luck(figures["luck"]),
        mistakes(figures["mistakes"]),
    ]
    names = ", ".join(one["bot"] for one in figures["bots"])
    about = f"{figures['games']} games of {names} at {len(figures['seats'])} seats"
    return page("What the games show", "Report", about, "".join(parts), f"Made of {name}.")


def percent(share: float) -> str:
    return f"{share:.1%}"


def within(one: Figure) -> str:
    return f"{one['low']:.1%} to {one['high']:.1%}"


def number(value: float) -> str:
    return f"{value:.1f}"


def signed(value: float) -> str:
    return f"{value:+.2f}".replace("-", "−")


SEATS: Final = "Share of games won at each seat; the dotted line is where all would be even."


def seats(rows: Sequence[Figure]) -> str:
    most = scale(rows)
    lines = [
        [
            str(one["seat"] + 1),
            drawing.bar(one["won"], one["low"], one["high"], most, TINCTURES[n % 5], 1 / len(rows)),
            percent(one["won"]),
            within(one),
            number(one["points"]),
        ]
        for n, one in enumerate(rows)
    ]
    heads = ("seat", "", "won", "95 % bounds", "points")
    return section("Seats", table(heads, lines, SEATS), SEATS)


RATINGS: Final = (
    "400 points more win ten times as often; the bot that stands in for people has 1500."
)


def ratings(rows: Sequence[Figure]) -> str:
    if not rows:
        return ""
    least = min(one["low"] for one in rows) - 50
    most = max(one["high"] for one in rows) + 50
    lines = [
        [
            escape(one["bot"]),
            drawing.span(one["rating"], one["low"], one["high"], least, most),
            f"{one['rating']:.0f}",
            f"{one['low']:.0f} to {one['high']:.0f}",
            str(one["games"]),
        ]
        for one in rows
    ]
    heads = ("bot", "", "rating", "95 % bounds", "games")
    return section("Ratings", table(heads, lines, RATINGS), RATINGS, wide=True)


def scale(rows: Sequence[Figure]) -> float:
    """Returns how far a picture of shares goes: to the next tenth above all of them."""
    return min(1.0, int(10 * max(one["high"] for one in rows) + 1) / 10)


BOTS: Final = "Share of games won by a seat of each bot, wherever it sat and whomever it met."


def bots(rows: Sequence[Figure], seat_count: int) -> str:
    most = scale(rows)
    lines = [
        [
            escape(one["bot"]),
            drawing.bar(one["won"], one["low"], one["high"], most, "azure", 1 / seat_count),
            percent(one["won"]),
            within(one),
            number(one["points"]),
        ]
        for one in rows
    ]
    return section("Bots", table(("bot", "", "won", "95 % bounds", "points"), lines, BOTS), BOTS)


LINE_UPS: Final = "Each bot of a line-up: the share of games won by one of its seats."


def line_ups(rows: Sequence[Figure], seat_count: int) -> str:
    most = scale([bot for row in rows for bot in row["bots"]])
    lines = []
    for row in rows[: 2 * MOST]:
        for n, one in enumerate(row["bots"]):
            label = f"{escape(row['line_up'])}<br>" if not n else ""
            picture = drawing.bar(
                one["won"],
                one["low"],
                one["high"],
                most,
                "azure" if n % 2 == 0 else "or",
                1 / seat_count,
            )
            cells = [
                escape(one["bot"]),
                picture,
                percent(one["won"]),
                within(one),
                str(row["games"]),
            ]
            lines.append([label + f"<small>{cells[0]}</small>", *cells[1:]])
    heads = ("line-up, bot", "", "won", "95 % bounds", "games")
    return section("Line-ups", table(heads, lines, LINE_UPS), LINE_UPS, wide=True)


SWINGS: Final = (
    "By how many points the first bot is worth more than the second on either side: half of what "
    "the total moved when the same game was played again with the sides exchanged."
)


def swings(rows: Sequence[Figure]) -> str:
    if not rows:
        return ""
    reach = max(abs(one["mean"]) + 1.96 * one["error"] for one in rows) or 1.0
    lines = [
        [
            escape(one["line_up"].replace("_", " ")),
            drawing.dot(one["mean"], one["error"], -reach, reach),
            signed(one["mean"]),
            f"± {1.96 * one['error']:.2f}",
            str(one["games"]),
        ]
        for one in rows
    ]
    heads = ("line-up", "", "points", "95 %", "games")
    return section("Swings", table(heads, lines, SWINGS), SWINGS, wide=True)


COURSE: Final = "Mean points at the end of every period. The bands hold 95 % of such means."


def course(figure: Figure) -> str:
    rows = figure["lines"][: len(TINCTURES)]
    bands = [[each and (each["mean"], each["error"]) for each in row["points"]] for row in rows]
    values = [each[0] for row in bands for each in row if each]
    if not values:
        return ""
    least, most = min(0.0, min(values)), 1.05 * max(values)
    picture = drawing.lines(bands, least, most, COURSE)
    axis = "".join(f"<span>{number(each)}</span>" for each in (most, (least + most) / 2, least))
    ends = [figure["periods"][0], figure["periods"][-1]]
    feet = "".join(f"<span>{escape(each)}</span>" for each in ends)
    names = zip(rows, TINCTURES, strict=False)
    legend = "".join(
        f"<li>{drawing.stroke(tincture)}{escape(row['name'])}</li>" for row, tincture in names
    )
    plot = (
        f"<div class=plot><div class=axis>{axis}</div>{picture}<div class=feet>{feet}</div></div>"
    )
    body = f"{plot}<ul class=legend>{legend}</ul>{course_table(figure['periods'], rows)}"
    return section("Points over the game", body, COURSE, wide=True)


def course_table(periods: Sequence[str], rows: Sequence[Figure]) -> str:
    """The same in numbers."""
    heads = ["", *periods]
    lines = [
        [escape(row["name"]), *[number(each["mean"]) if each else "" for each in row["points"]]]
        for row in rows
    ]
    return scrolling(table(heads, lines, COURSE), COURSE)


def effects(title: str, what: str, rows: Sequence[Figure], note: str) -> str:
    """What goes along with something: the largest effects on either side."""
    if not rows:
        return ""
    clearest = sorted(rows, key=lambda one: -abs(one["points"]) / (one["error"] or 1e-9))[:MOST]
    shown = [one for one in rows if one in clearest]
    reach = max(abs(one["points"]) + 1.96 * one["error"] for one in shown) or 1.0
    lines = [
        [
            escape(str(one[what]).replace("_", " ").replace("-", " ")),
            drawing.dot(one["points"], one["error"], -reach, reach),
            signed(one["points"]),
            f"± {1.96 * one['error']:.2f}",
            f"{one['often']:.1f}" if "often" in one else str(one["games"]),
        ]
        for one in shown
    ]
    heads = (what, "", "points", "95 %", "times a seat" if "often" in rows[0] else "games")
    left = len(rows) - len(shown)
    more = f" What is less clear is in the data ({left} more)." if left else ""
    return section(title, table(heads, lines, note), note + more)


LENGTH: Final = "Answers that a game took."


def length(figure: Figure) -> str:
    bins = figure["bins"]
    games = [float(one["games"]) for one in bins]
    picture = drawing.columns(games, LENGTH)
    axis = f"<span>{max(games):.0f}</span><span>0</span>"
    feet = f"<span>{figure['shortest']}</span><span>{figure['longest']}</span>"
    plot = (
        f"<div class=plot><div class=axis>{axis}</div>{picture}<div class=feet>{feet}</div></div>"
    )
    return section("Length", plot, f"{LENGTH} The mean is {figure['mean']:.0f}.")


LUCK: Final = (
    "Where differences of points inside a game come from. The rest is chance, and what bots of the "
    "same name do differently in the same game."
)


def luck(figure: Figure) -> str:
    shares = (("bot", "azure"), ("seat", "or"), ("rest", "paper"))
    picture = drawing.stacked([(figure[name], tincture) for name, tincture in shares])
    legend = "".join(
        f"<li><span class='swatch fill-{tincture}'></span>{name}: {percent(figure[name])}</li>"
        for name, tincture in shares
    )
    margin = f" The winner leads by {number(figure['margin'])} points on average."
    return section("Skill and luck", f"{picture}<ul class=legend>{legend}</ul>", LUCK + margin)


MISTAKES: Final = "Games that a mistake of a bot from outside ended: it lost them."


def mistakes(figure: Figure) -> str:
    if not figure["bots"]:
        return ""
    lines = [[escape(one["bot"]), str(one["games"])] for one in figure["bots"]]
    first = scrolling(f"<pre>{escape(figure['first'])}</pre>", "The first mistake")
    return section("Mistakes", table(("bot", "games"), lines, MISTAKES) + first, MISTAKES)


def flat(figures: Figure) -> str:
    """All figures as one table: figure, name, what is measured, value."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["figure", "of", "measure", "value"])
    for name, figure in figures.items():
        for path, value in leaves(figure, []):
            writer.writerow([name, " ".join(path[:-1]), path[-1] if path else "", value])
    return text.getvalue()


def leaves(thing: Any, path: list[str]) -> list[tuple[list[str], object]]:
    """Every number in plain data with the way to it; a row is named by its first word."""
    if isinstance(thing, dict):
        return [leaf for name, part in thing.items() for leaf in leaves(part, [*path, str(name)])]
    if not isinstance(thing, list):
        return [] if isinstance(thing, str) or thing is None else [(path, thing)]
    found = []
    for place, part in enumerate(thing):
        named = next(iter(part.values()), place) if isinstance(part, dict) else place
        name = named if isinstance(named, (str, int)) else place
        found += leaves(part, [*path, str(name)])
    return found
