"""An analysis as a page: the course of the chances, the turning points, the ledger, the plans."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final, Protocol

from westphalia.lab import page as drawing
from westphalia.lab.page import page, section, table

LONGEST: Final = 12  # rows of the ledger on the page: the largest; the data has all

Summary = Mapping[str, Any]


class Words(Protocol):
    """Says things in one language, about one match."""

    language: str

    def say(self, key: str, **args: str | int) -> str:
        """A message of the locales."""

    def event(self, at: int, together: bool = False) -> tuple[str, str]:
        """What an answer led to: a sentence, and its clause."""

    def choice(self, text: str, kind: str) -> str:
        """A choice in words."""

    def reason(self, said: Mapping[str, Any]) -> str:
        """Why a bot would answer so."""

    def seat(self, seat: int) -> str: ...


def analysis_page(found: Summary, words: Words, tinctures: Sequence[str], foot: str) -> str:
    """The whole page."""
    moments = len(found["curve"])
    about = words.say("analysis-about", samples=found["samples"], moments=moments)
    body = (
        chances(found, words, tinctures)
        + swings(found, words)
        + ledger(found, words)
        + plans(found, words)
    )
    kind = words.say("analysis-kind")
    return page(words.say("analysis-title"), kind, about, body, foot, words.language)


def points(value: float) -> str:
    """A change of a chance, in whole hundredths: nothing has no minus."""
    return f"{round(100 * value):+}".replace("-", "−")


def toned(value: float, error: float = 0.0) -> str:
    kind = "gain" if value > 1.96 * error else "loss" if value < -1.96 * error else ""
    return f'<span class="{kind}">{points(value)}</span>' if kind else points(value)


def with_error(value: float, error: float) -> str:
    return f"{toned(value, error)} ± {100 * 1.96 * error:.0f}"


def cited(sentence: str, clause: str) -> str:
    return f'{escape(sentence)} <span class="cite">{escape(clause)}</span>'


def chances(found: Summary, words: Words, tinctures: Sequence[str]) -> str:
    entries = found["entries"] or 1
    places = [moment["at"] / entries for moment in found["curve"]]
    bands = [
        [(moment["chances"][seat], moment["errors"][seat]) for moment in found["curve"]]
        for seat in range(len(found["players"]))
    ]
    marks = [swing["at"] / entries for swing in found["swings"]]
    said = words.say("analysis-chances")
    picture = drawing.lines(bands, 0.0, 1.0, escape(said), tinctures, places, marks)
    axis = "".join(f"<span>{words.say('percent', percent=n)}</span>" for n in (100, 50, 0))
    feet = f"<span>0</span><span>{entries}</span>"
    legend = "".join(
        f"<li>{drawing.stroke(tincture)}{escape(words.seat(seat))}</li>"
        for seat, tincture in enumerate(tinctures)
    )
    plot = (
        f"<div class=plot><div class=axis>{axis}</div>{picture}<div class=feet>{feet}</div></div>"
    )
    note = words.say("analysis-chances-note")
    return section(said, f"{plot}<ul class=legend>{legend}</ul>", note, wide=True)


def swings(found: Summary, words: Words) -> str:
    rows = []
    for swing in found["swings"]:
        seat = swing["seat"]
        rows.append(
            [
                cited(*words.event(swing["at"], swing["together"])),
                escape(words.seat(seat)),
                with_error(swing["change"][seat], swing["errors"][seat]),
                toned(swing["choice"][seat]),
                toned(swing["luck"][seat]),
            ]
        )
    keys = ("what", "seat", "change", "choice", "luck")
    heads = [words.say(f"analysis-{key}") for key in keys]
    title = words.say("analysis-swings")
    body = table(heads, rows, title) if rows else f"<p>{words.say('analysis-swings-none')}</p>"
    return section(title, body, words.say("analysis-swings-note"), wide=True)


def ledger(found: Summary, words: Words) -> str:
    own = found["ledger"]
    title = words.say("analysis-ledger" if own["whole"] else "analysis-ledger-part")
    reach = max([abs(one) + 1.96 * error for one, error in _pairs(own)] or [1.0]) or 1.0
    totals = [
        [
            escape(words.seat(seat)),
            drawing.dot(luck, error, -reach, reach),
            with_error(luck, error),
        ]
        for seat, (luck, error) in enumerate(_pairs(own))
    ]
    heads = [words.say("analysis-seat"), "", words.say("analysis-luck")]
    body = table(heads, totals, title) + entries(own["entries"], words)
    return section(title, body, words.say("analysis-ledger-note"), wide=True)


def _pairs(own: Mapping[str, Any]) -> list[tuple[float, float]]:
    return list(zip(own["luck"], own["errors"], strict=True))


def entries(rows: Sequence[Mapping[str, Any]], words: Words) -> str:
    """The draws of chance that moved most, in their order."""
    sized = sorted(rows, key=lambda row: -max(map(abs, row["luck"])))[:LONGEST]
    lines = []
    for row in sorted(sized, key=lambda row: row["at"]):
        seat = max(range(len(row["luck"])), key=lambda seat: abs(row["luck"][seat]))
        expected = words.say("percent", percent=round(100 * row["expected"][seat]))
        came = with_error(row["luck"][seat], row["errors"][seat])
        what = cited(*words.event(row["at"]))
        lines.append([what, escape(words.seat(seat)), expected, came])
    heads = [words.say(f"analysis-{key}") for key in ("what", "seat", "expected", "luck")]
    return table(heads, lines, words.say("analysis-luck")) if lines else ""


def plans(found: Summary, words: Words) -> str:
    title = words.say("analysis-plans")
    body = "".join(one_plan(plan, words) for plan in found["plans"])
    body = body or f"<p>{words.say('analysis-plans-none')}</p>"
    return section(title, body, words.say("analysis-plans-note"), wide=True)


def one_plan(plan: Mapping[str, Any], words: Words) -> str:
    """Shows who could have gained how much, why, and the two plans side by side."""
    first = plan["better"][0]
    gain = with_error(plan["gain"], plan["error"])
    when = escape(words.say("analysis-at", at=plan["from"]))
    head = f"<h3>{escape(words.seat(plan['seat']))} {gain} <small>{when}</small></h3>"
    why = f"<p>{cited(words.reason(first), first['clause'])}</p>"
    played = list(map(words.choice, plan["played"], plan["played_kinds"]))
    better = [words.choice(said["choice"], said["kind"]) for said in plan["better"]]
    sides = zip(("analysis-played", "analysis-better"), (played, better), strict=True)
    lists = "".join(
        f"<div><h4>{escape(words.say(key))}</h4><ul>{items(choices)}</ul></div>"
        for key, choices in sides
    )
    return f'<article class="plan">{head}{why}<div class="sides">{lists}</div></article>'


def items(choices: Sequence[str]) -> str:
    return "".join(f"<li>{escape(choice)}</li>" for choice in choices) or "<li>–</li>"
