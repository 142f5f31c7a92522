"""A portrait as a page: pictures by period, tables of the same, and what went along with points."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from westphalia.lab import page as drawing
from westphalia.lab.figures import Figure
from westphalia.lab.page import TINCTURES, page, scrolling, section, table
from westphalia.lab.portrait import Measure, Picture, Sitter, sitter_of
from westphalia.lab.report import percent, signed, within

PAYS: Final = (
    "Points that went along with a good deal more of something than the same bot usually has on "
    "that side: more by one standard deviation, which the last column tells. It is what went "
    "along, not what came of it: who is ahead can afford more."
)
PLAYERS: Final = "Games won on each side with 95 % bounds, points, and how long a game was."


def portrait_page(found: Figure, name: str) -> str:
    """The whole page; *name* is where the records came from."""
    sitter = sitter_of(found["game"])
    parts = [of_scenario(one, sitter, len(found["scenarios"]) > 1) for one in found["scenarios"]]
    bots = dict.fromkeys(who["bot"] for one in found["scenarios"] for who in one["players"])
    about = f"{found['games']} games of {', '.join(bots)}"
    return page(sitter.title, "Portrait", about, "".join(parts), f"Made of {name}.")


def of_scenario(one: Figure, sitter: type[Sitter], several: bool) -> str:
    head = f"{escape(words(one['scenario']))}: " if several else ""
    parts = [section(f"{head}Who played", players(one, sitter), PLAYERS, wide=True)]
    parts += [drawn(one, sitter, picture, head) for picture in sitter.pictures]
    if one["pays"]:
        parts.append(section(f"{head}What paid", pays(one["pays"]), PAYS, wide=True))
    return "".join(parts)


def words(name: str) -> str:
    return name.replace("_", " ")


def called(who: Figure) -> str:
    return f"{who['bot']}, {who['side']}"


def players(one: Figure, sitter: type[Sitter]) -> str:
    lines = [
        [
            escape(called(who)),
            drawing.bar(who["won"], who["low"], who["high"], 1.0, TINCTURES[n % 5], 0.5),
            percent(who["won"]),
            within(who),
            signed(who["points"]),
            f"{who['periods']:.1f}",
            str(who["games"]),
        ]
        for n, who in enumerate(one["players"])
    ]
    heads = ("bot, side", "", "won", "95 % bounds", "points", sitter.periods, "games")
    return scrolling(table(heads, lines, PLAYERS), PLAYERS)


# Pictures


def drawn(one: Figure, sitter: type[Sitter], picture: Picture, head: str) -> str:
    """A course by period, or the parts of a whole; the same in numbers below it."""
    measures = [each for each in sitter.measures if each.name in picture.measures]
    shown = parts(one, measures) if len(measures) > 1 else course(one, measures[0])
    body = shown + numbers(one, measures, picture.title)
    return section(head + picture.title, body, picture.note)


def parts(one: Figure, measures: Sequence[Measure]) -> str:
    """For each player a bar of the shares of all games."""
    tinctures = dict(zip([each.name for each in measures], SHADES, strict=False))
    lines = []
    for who in one["players"]:
        means = {each.name: who["whole"][each.name]["mean"] for each in measures}
        total = sum(means.values()) or 1.0
        bar = drawing.stacked([(means[name] / total, tinctures[name]) for name in means])
        lines.append([escape(called(who)), bar, f"{total:.1f}"])
    legend = "".join(
        f"<li><span class='swatch fill-{tinctures[each.name]}'></span>{escape(each.words)}</li>"
        for each in measures
    )
    heads = ("bot, side", "", "a game")
    return f"{table(heads, lines, 'shares of all games')}<ul class=legend>{legend}</ul>"


SHADES: Final = ("azure", "or", "gules", "purpure", "paper")


def course(one: Figure, measure: Measure) -> str:
    """A line for each player."""
    rows = one["players"][: len(TINCTURES)]
    bands = [
        [each and (each["mean"], each["error"]) for each in who["by_period"][measure.name]]
        for who in rows
    ]
    values = [each[0] for row in bands for each in row if each]
    least, most = min(0.0, *values), max(0.0, *values) * 1.05 or 1.0
    picture = drawing.lines(bands, least, most, escape(measure.words))
    axis = "".join(
        f"<span>{told(at, measure, most - least)}</span>"
        for at in (most, (least + most) / 2, least)
    )
    feet = f"<span>{escape(one['periods'][0])}</span><span>{escape(one['periods'][-1])}</span>"
    plot = (
        f"<div class=plot><div class=axis>{axis}</div>{picture}<div class=feet>{feet}</div></div>"
    )
    legend = "".join(
        f"<li>{drawing.stroke(tincture)}{escape(called(who))}</li>"
        for who, tincture in zip(rows, TINCTURES, strict=False)
    )
    return f"{plot}<ul class=legend>{legend}</ul>"


def told(value: float, measure: Measure, most: float = 1.0) -> str:
    """A mean; small ones need another digit."""
    text = f"{value:.0%}" if measure.of else f"{value:.{1 if most >= 1 else 2}f}"
    return text.replace("-", "−")


def numbers(one: Figure, measures: Sequence[Measure], title: str) -> str:
    """The means by period, and behind them that of whole games; the last row counts the games."""
    heads = ["", *one["periods"], "game"]
    lines = []
    for who in one["players"]:
        for each in measures:
            name = called(who) if each is measures[0] else ""
            part = f"<small>{escape(each.words)}</small>" if len(measures) > 1 else ""
            row = [*who["by_period"][each.name], who["whole"][each.name]]
            most = max([abs(cell["mean"]) for cell in row if cell], default=0.0)
            cells = [told(cell["mean"], each, most) if cell else "" for cell in row]
            lines.append(["<br>".join([text for text in (escape(name), part) if text]), *cells])
    lines.append(["games", *map(str, one["reached"]), str(one["games"])])
    told_in_full = scrolling(table(heads, lines, title), title)
    return f"<details><summary>In numbers</summary>{told_in_full}</details>"


def pays(rows: Sequence[Figure]) -> str:
    clearest = sorted(rows, key=lambda one: -one["points"])
    reach = max(abs(one["points"]) + 1.96 * one["error"] for one in rows)
    lines = [
        [
            escape(one["words"]),
            drawing.dot(one["points"], one["error"], -reach, reach),
            signed(one["points"]),
            f"± {1.96 * one['error']:.2f}",
            f"{one['one']:.2f}",
        ]
        for one in clearest
    ]
    heads = ("more of", "", "points", "95 %", "more by")
    return table(heads, lines, PAYS)
