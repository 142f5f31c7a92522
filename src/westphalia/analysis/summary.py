"""What a study shows, as plain data: for a page, a table, a file.

Chances are between 0 and 1, by seat; errors are standard errors.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, NotRequired, TypedDict

from westphalia.analysis.judge import less
from westphalia.analysis.past import Past
from westphalia.analysis.plans import Said, differing
from westphalia.analysis.study import AFTER, EXPECTED, PLAN, SWINGS, Piece, Study
from westphalia.bots.registry import clause_of

SURE: Final = 1.96  # errors by which a plan must be better to be called so
LEAST: Final = 0.01  # of a chance to win: less is not worth telling


class Moment(TypedDict):
    """What each seat could hope for after so many answers."""

    at: int
    chances: list[float]
    errors: list[float]


class Draw(TypedDict):
    """What was to be expected of an answer that drew chance, and how much better it came."""

    at: int
    expected: list[float]
    luck: list[float]
    errors: list[float]


class Ledger(TypedDict):
    """The sums of all draws, over the whole game or over what was measured."""

    whole: bool
    luck: list[float]
    errors: list[float]
    entries: list[Draw]


Swing = TypedDict(
    "Swing",
    {
        "from": int,
        "at": int,
        "seat": int,
        "together": bool,
        "change": list[float],
        "errors": list[float],
        "choice": list[float],
        "luck": list[float],
        "luck_errors": list[float],
    },
)


class Advice(TypedDict):
    """An answer of a bot with its reason; *about* has words for numbers, *raw* the numbers."""

    choice: str
    kind: str
    clause: str
    reason: str
    about: dict[str, Any]
    raw: NotRequired[dict[str, Any]]


BetterPlan = TypedDict(
    "BetterPlan",
    {
        "seat": int,
        "from": int,
        "at": int,
        "played": list[str],
        "played_kinds": list[str],
        "better": list[Advice],
        "chances": list[float],
        "gain": float,
        "error": float,
    },
)


class Analysis(TypedDict):
    """What is known of a game: *samples* were played on from it, and about *left* more will be."""

    players: list[str]
    entries: int
    samples: int
    left: int
    curve: list[Moment]
    ledger: Ledger
    swings: list[Swing]
    plans: list[BetterPlan]


def rounded(values: Sequence[float]) -> list[float]:
    return [round(value, 4) for value in values]


def summary(study: Study) -> Analysis:
    """All that is known so far."""
    return {
        "players": list(study.past.header.players),
        "entries": len(study.past.entries),
        "samples": study.done,
        "left": study.left,
        "curve": curve(study),
        "ledger": ledger(study),
        "swings": swings(study),
        "plans": plans(study),
    }


def curve(study: Study) -> list[Moment]:
    """The chance of each seat by moment."""
    return [
        {"at": at, "chances": rounded(own.means), "errors": rounded(own.errors)}
        for at, own in sorted(study.measured(AFTER).items())
    ]


def ledger(study: Study) -> Ledger:
    """For every answer that drew chance: what was to be expected, what came, and all of it."""
    after, expected = study.measured(AFTER), study.measured(EXPECTED)
    seats = range(study.past.header.seats)
    entries: list[Draw] = []
    luck, squares = [0.0 for _ in seats], [0.0 for _ in seats]
    for at in sorted(set(after) & set(expected)):
        came, errors = less(after[at], expected[at])
        entries.append(
            {
                "at": at,
                "expected": rounded(expected[at].means),
                "luck": rounded(came),
                "errors": rounded(errors),
            }
        )
        luck = [total + one for total, one in zip(luck, came, strict=True)]
        squares = [total + one * one for total, one in zip(squares, errors, strict=True)]
    whole = study.whole and len(entries) == len(study.past.drawn)
    errors = [sqrt(square) for square in squares]
    return {"whole": whole, "luck": rounded(luck), "errors": rounded(errors), "entries": entries}


def swings(study: Study) -> list[Swing]:
    """The largest changes, in the order in which they happened."""
    return [
        {
            "from": piece.start,
            "at": piece.end,
            "seat": piece.seat,
            "together": ended_together(study.past, piece),
            "change": rounded(piece.change),
            "errors": rounded(piece.errors),
            "choice": rounded(piece.choice),
            "luck": rounded(piece.luck),
            "luck_errors": rounded(piece.luck_errors),
        }
        for piece in sorted(study.swings(SWINGS), key=lambda piece: piece.end)
    ]


def ended_together(past: Past, piece: Piece) -> bool:
    """Whether a piece ends with what several had decided at once, so that no one seat made it."""
    return any(run.together and run.last == piece.end for run in past.runs)


def plans(study: Study) -> list[BetterPlan]:
    """The plans that were surely better with what was known, in their order."""
    found: list[BetterPlan] = []
    for number, own in study.measured(PLAN).items():
        run = study.past.runs[number]
        played, better, gain = own.means  # as `plans.compare` measures them
        error = own.errors[-1]
        if own.samples >= study.depth.pairs and gain > max(LEAST, SURE * error):
            mine, theirs = differing(run, study.proposals[number])
            found.append(
                {
                    "seat": run.seat,
                    "from": run.start,
                    "at": run.last,
                    "played": [choice.text for choice, _ in mine],
                    "played_kinds": [kind for _, kind in mine],
                    "better": [said(study, each) for each in theirs],
                    "chances": rounded([played, better]),
                    "gain": round(gain, 4),
                    "error": round(error, 4),
                }
            )
    return sorted(found, key=lambda one: one["from"])


def said(study: Study, each: Said) -> Advice:
    return {
        "choice": each.choice.text,
        "kind": each.kind,
        "clause": clause_of(study.past.header.game, each.reason) or each.clause,
        "reason": each.reason,
        "about": study.past.game.spelled(each.about),
        "raw": dict(each.about),
    }
