"""What many finished games show, as plain numbers: every figure of a report, ready to draw."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from math import sqrt
from statistics import fmean
from typing import Any, Final

from westphalia.lab.arena import Outcome, bounds, report_of
from westphalia.lab.ladder import rate
from westphalia.lab.pairs import seat_of, swings
from westphalia.lab.results import Played

Figure = dict[str, Any]

BINS: Final = 16
SEED: Final = 1618  # of the bounds of ratings
FEW: Final = 5  # games on either side: of fewer nothing is said


def figures(games: Sequence[Played], anchor: str = "") -> Figure:
    """All figures of these games; with an anchor, the ratings of a ladder."""
    outcomes = [played.outcome for played in games]
    watched = [outcome for outcome in outcomes if outcome.course]
    return {
        "games": len(outcomes),
        "ratings": [asdict(one) for one in rate(outcomes, anchor, SEED)] if anchor else [],
        "seats": by_seat(outcomes),
        "bots": by_bot(outcomes),
        "line_ups": by_line_up(games),
        "pairs": pairs(games),
        "course": course(watched),
        "deeds": deeds(watched),
        "events": events(watched),
        "length": length([outcome.answers for outcome in outcomes]),
        "luck": luck(outcomes),
        "mistakes": mistakes(outcomes),
    }


def mistakes(outcomes: Sequence[Outcome]) -> Figure:
    """How many games a mistake of a bot from outside ended, by bot, and the first of them."""
    report = report_of(outcomes)
    first = report.first_mistake
    by_bot = [{"bot": bot, "games": games} for bot, games in sorted(report.mistakes.items())]
    return {"bots": by_bot, "first": first.whole if first else ""}


def share(wins: Sequence[float]) -> Figure:
    """A share of games won with its Wilson bounds."""
    won = fmean(wins)
    low, high = bounds(won, len(wins))
    return {"games": len(wins), "won": won, "low": low, "high": high}


def by_seat(outcomes: Sequence[Outcome]) -> list[Figure]:
    seats = range(len(outcomes[0].bots))
    return [
        {
            "seat": seat,
            **share([outcome.wins[seat] for outcome in outcomes]),
            "points": fmean([outcome.points[seat] for outcome in outcomes]),
        }
        for seat in seats
    ]


def by_bot(outcomes: Sequence[Outcome]) -> list[Figure]:
    """What a seat of each bot won; games are counted once for each of its seats."""
    found = []
    for bot in sorted({bot for outcome in outcomes for bot in outcome.bots}):
        own = [(one, seat) for one in outcomes for seat, name in enumerate(one.bots) if name == bot]
        wins = [one.wins[seat] for one, seat in own]
        points = fmean([one.points[seat] for one, seat in own])
        found.append({"bot": bot, **share(wins), "points": points})
    return sorted(found, key=lambda one: -one["won"])


def by_line_up(games: Sequence[Played]) -> list[Figure]:
    """For every contest, or else for every line-up, what each of its bots won a seat."""
    gathered: dict[str, list[Outcome]] = {}
    for played in games:
        name = played.contest or " ".join(sorted(played.outcome.bots))
        gathered.setdefault(name, []).append(played.outcome)
    return [
        {"line_up": name, "games": len(outcomes), "bots": by_bot(outcomes)}
        for name, outcomes in sorted(gathered.items())
    ]


def pairs(games: Sequence[Played]) -> list[Figure]:
    """Where two play, and a ladder has played them in pairs: the swing of the first bot."""
    gathered: dict[str, list[Outcome]] = {}
    for played in games:
        if played.sources and len(played.outcome.bots) == 2:
            gathered.setdefault(played.contest, []).append(played.outcome)
    found = []
    for name, outcomes in sorted(gathered.items()):
        values = swings(outcomes)
        if len(values) > 1:
            first = outcomes[0].bots[seat_of(outcomes[0], 0)]
            numbers = summed(values) or {}
            found.append({"line_up": name, "bot": first, **numbers, "games": 2 * len(values)})
    return found


# The course of games


def course(outcomes: Sequence[Outcome]) -> Figure:
    """The mean points at the end of every period: by bot, or by seat where all bots are alike."""
    periods = merged([outcome.course.periods for outcome in outcomes if outcome.course])
    alike = len({bot for outcome in outcomes for bot in outcome.bots}) == 1
    values: dict[str, dict[str, list[float]]] = {}
    for outcome in outcomes:
        assert outcome.course
        for period, points in zip(outcome.course.periods, outcome.course.points, strict=True):
            for seat, number in enumerate(points):
                name = f"seat {seat + 1}" if alike else outcome.bots[seat]
                values.setdefault(name, {}).setdefault(period, []).append(number)
    lines = [
        {"name": name, "points": [summed(own.get(period, [])) for period in periods]}
        for name, own in sorted(values.items())
    ]
    return {"periods": periods, "lines": lines}


def merged(rows: Iterable[Sequence[str]]) -> list[str]:
    """The words of several rows in one, each row in its order."""
    found: list[str] = []
    for row in dict.fromkeys(map(tuple, rows)):
        at = 0
        for word in row:
            if word not in found:
                found.insert(at, word)
            at = found.index(word) + 1
    return found


def summed(values: Sequence[float]) -> Figure | None:
    """The mean of some values with its standard error."""
    if not values:
        return None
    mean = fmean(values)
    spread = sum((value - mean) ** 2 for value in values)
    error = sqrt(spread / max(1, len(values) - 1) / len(values))
    return {"mean": mean, "error": error, "games": len(values)}


def beside_others(outcomes: Sequence[Outcome]) -> list[tuple[Outcome, int, float]]:
    """For every seat of every game, how many points it had more than its bot has on average,
    once what the game gave to all is taken off.
    """
    own = [
        (outcome, seat, points - fmean(outcome.points))
        for outcome in outcomes
        for seat, points in enumerate(outcome.points)
    ]
    by_name: dict[str, list[float]] = {}
    for outcome, seat, lead in own:
        by_name.setdefault(outcome.bots[seat], []).append(lead)
    usual = {bot: fmean(leads) for bot, leads in by_name.items()}
    return [(one, seat, lead - usual[one.bots[seat]]) for one, seat, lead in own]


def deeds(outcomes: Sequence[Outcome]) -> list[Figure]:
    """How many points went along with one deed more of a kind than a bot usually does.

    It is what went along, not what came of it: who is ahead can afford more.
    """
    seats = beside_others(outcomes)
    known = {deed for one in outcomes if one.course for own in one.course.deeds for deed in own}
    found = []
    for deed in sorted(known):
        counts = [
            float(one.course.deeds[seat].get(deed, 0)) for one, seat, _ in seats if one.course
        ]
        usual = by_group(counts, [one.bots[seat] for one, seat, _ in seats])
        more = [
            count - usual[one.bots[seat]]
            for count, (one, seat, _) in zip(counts, seats, strict=True)
        ]
        line = slope(more, [lead for _, _, lead in seats])
        if line:
            found.append({"deed": deed, "often": fmean(counts), **line})
    return sorted(found, key=lambda one: -one["points"])


def by_group(values: Sequence[float], groups: Sequence[str]) -> dict[str, float]:
    """The mean of the values of each group."""
    gathered: dict[str, list[float]] = {}
    for value, group in zip(values, groups, strict=True):
        gathered.setdefault(group, []).append(value)
    return {group: fmean(own) for group, own in gathered.items()}


def slope(x: Sequence[float], y: Sequence[float]) -> Figure | None:
    """How much more of y one more of x goes along with, and the standard error of that."""
    width = sum(value * value for value in x)
    if len(x) < 2 * FEW or width < 1e-9:
        return None
    rise = sum(one * other for one, other in zip(x, y, strict=True)) / width
    rest = sum((other - rise * one) ** 2 for one, other in zip(x, y, strict=True))
    return {"points": rise, "error": sqrt(rest / (len(x) - 2) / width)}


def events(outcomes: Sequence[Outcome]) -> list[Figure]:
    """How games with an event differ from those without it: points of a seat.

    Where two play, whose points are each other's, it is the lead of the first seat.
    """
    worth: Callable[[Outcome], float] = lead_of_first if is_duel(outcomes) else mean_points
    found = []
    for name in sorted({name for one in outcomes if one.course for name in one.course.events}):
        there: list[float] = []
        not_there: list[float] = []
        for one in outcomes:
            assert one.course
            (there if name in one.course.events else not_there).append(worth(one))
        if min(len(there), len(not_there)) >= FEW:
            with_it, without = summed(there), summed(not_there)
            assert with_it
            assert without
            error = sqrt(with_it["error"] ** 2 + without["error"] ** 2)
            effect = with_it["mean"] - without["mean"]
            found.append({"event": name, "games": len(there), "points": effect, "error": error})
    return sorted(found, key=lambda one: -one["points"])


def is_duel(outcomes: Sequence[Outcome]) -> bool:
    return bool(outcomes) and len(outcomes[0].bots) == 2


def lead_of_first(outcome: Outcome) -> float:
    return outcome.points[0] - outcome.points[1]


def mean_points(outcome: Outcome) -> float:
    return fmean(outcome.points)


# Length and luck


def length(answers: Sequence[int]) -> Figure:
    """How many answers games take, and how many games take so many."""
    least, most = min(answers), max(answers)
    width = max(1, -(-(most - least + 1) // BINS))
    bins = [
        {
            "from": start,
            "to": start + width - 1,
            "games": sum(start <= n < start + width for n in answers),
        }
        for start in range(least, most + 1, width)
    ]
    return {"mean": fmean(answers), "shortest": least, "longest": most, "bins": bins}


def luck(outcomes: Sequence[Outcome]) -> Figure:
    """Where the differences of points inside a game come from: who played, where, and the rest.

    The rest is chance, and what bots of the same name do differently; shares of the variance.
    """
    leads, bots, seats = [], [], []
    for outcome in outcomes:
        for seat, points in enumerate(outcome.points):
            leads.append(points - fmean(outcome.points))
            bots.append(outcome.bots[seat])
            seats.append(str(seat))
    whole = sum(lead * lead for lead in leads)
    of_bot = explained(leads, bots)
    of_seat = explained(leads, seats)
    rest = max(0.0, whole - of_bot - of_seat)
    total = of_bot + of_seat + rest or 1.0
    margins = [sorted(outcome.points)[-1] - sorted(outcome.points)[-2] for outcome in outcomes]
    shares = {"bot": of_bot / total, "seat": of_seat / total, "rest": rest / total}
    return {**shares, "margin": fmean(margins)}


def explained(values: Sequence[float], groups: Sequence[str]) -> float:
    """The part of a sum of squares that the means of groups account for."""
    means = by_group(values, groups)
    return sum(means[group] ** 2 for group in groups)
