"""When the clock of a seat stands still: by night, at weekends, on vacation of who sits there.

All of it follows from what is stored, so it is the same whether it is reckoned now or after years.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime, timedelta
from datetime import time as time_of_day
from itertools import accumulate
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from westphalia.server.notices.messages import UTC as NO_ZONE
from westphalia.server.notices.messages import zone_of
from westphalia.server.store.rests import DAY, FOR_EVER, Facts, Hours, Sitting, Vacation

# After a change no night counts for so long.  It is longer than any two time zones lie apart, so
# whoever changes theirs, or their hours, has lost more sleep by it than they can have won.
SETTLING: Final = 2 * DAY
LONGEST_NIGHT: Final = 10 * 3600.0  # of quiet hours so many seconds count, from their beginning
SATURDAY: Final = 5
AHEAD: Final = 32 * DAY  # for which nights are reckoned beyond the moment that is asked for
MARGIN: Final = 4 * DAY  # and at least, so that none of those around it is cut off


class Span(NamedTuple):
    """From when to when."""

    begin: float
    end: float


def moment_of(day: date, minutes: int, zone: ZoneInfo) -> float:
    """When the clock on the wall shows that, on that day, for the first time."""
    hours = time_of_day(minutes // 60, minutes % 60, tzinfo=zone)
    return datetime.combine(day, hours).timestamp()


def rests_on(day: date, hours: Hours, zone: ZoneInfo) -> Iterator[Span]:
    """The night that begins on a day, and its weekend if it is a Saturday."""
    if hours.quiet_from != hours.quiet_to:
        over_midnight = hours.quiet_to < hours.quiet_from
        begin = moment_of(day, hours.quiet_from, zone)
        end = moment_of(day + timedelta(days=over_midnight), hours.quiet_to, zone)
        yield Span(begin, min(end, begin + LONGEST_NIGHT))
    if hours.weekends and day.weekday() == SATURDAY:
        yield Span(moment_of(day, 0, zone), moment_of(day + timedelta(days=2), 0, zone))


def nights(hours: Hours, begin: float, end: float) -> Iterator[Span]:
    """The nights and weekends between two moments, as far as these hours count."""
    begin, end = max(begin, hours.since), min(end, hours.until)
    if begin >= end:
        return
    zone = zone_of(hours.time_zone) or ZoneInfo(NO_ZONE)
    day = datetime.fromtimestamp(begin, zone).date() - timedelta(days=2)
    last = datetime.fromtimestamp(end, zone).date()
    while day <= last:
        for rest in rests_on(day, hours, zone):
            yield Span(max(rest.begin, begin), min(rest.end, end))
        day += timedelta(days=1)


def united(spans: Iterator[Span]) -> list[Span]:
    """The same time as spans that do not touch, the earliest first."""
    found: list[Span] = []
    for span in sorted(each for each in spans if each.begin < each.end):
        if found and span.begin <= found[-1].end:
            found[-1] = Span(found[-1].begin, max(found[-1].end, span.end))
        else:
            found.append(span)
    return found


class SeatRests:
    """When the clock of one seat stands still, by the facts about those who have sat there."""

    def __init__(
        self,
        sittings: Sequence[Sitting] = (),
        facts: Mapping[int, Facts] = {},
        sleeps: bool = False,
        vacations: bool = False,
    ) -> None:
        self._sittings = sittings
        self._facts = facts
        self._sleeps, self._vacations = sleeps, vacations
        ever = any(facts.get(each.user, Facts()) != Facts() for each in sittings)
        self._reckoned_to = sittings[0].since if ever else FOR_EVER
        self._spans: list[Span] = []
        self._rested: list[float] = []  # before each of the spans

    def _reckon(self, at: float) -> None:
        """Reckons the spans until some time after a moment; earlier ones stay as they are."""
        if at + MARGIN < self._reckoned_to:
            return
        self._reckoned_to = at + AHEAD
        self._spans = united(self._all_spans())
        self._rested = list(accumulate([end - begin for begin, end in self._spans], initial=0.0))

    def _all_spans(self) -> Iterator[Span]:
        """All that those rest who sit there, in any order; parts may be there twice."""
        ends = [*[each.since for each in self._sittings[1:]], FOR_EVER]
        for sitting, end in zip(self._sittings, ends, strict=True):
            facts = self._facts.get(sitting.user, Facts())
            for hours in facts.hours if self._sleeps else ():
                yield from nights(hours, sitting.since, min(end, self._reckoned_to))
            for each in facts.vacations if self._vacations else ():
                yield Span(max(each.begun, sitting.since), min(each.until, end))

    def before(self, at: float) -> float:
        """The seconds rested before a moment."""
        self._reckon(at)
        place = bisect_right(self._spans, at, key=lambda span: span.begin) - 1
        if place < 0:
            return 0.0
        span = self._spans[place]
        return self._rested[place] + min(at, span.end) - span.begin

    def around(self, at: float) -> Span | None:
        """The rest that is at a moment, if there is one."""
        self._reckon(at)
        place = bisect_right(self._spans, at, key=lambda span: span.begin) - 1
        found = self._spans[place] if place >= 0 else None
        return found if found and at < found.end else None

    def on_vacation(self, at: float) -> bool:
        """Tells whether who sits there is on vacation then, by night or by day."""
        since = [each for each in self._sittings if each.since <= at][-1:]
        facts = self._facts.get(since[0].user, Facts()) if since else Facts()
        return self._vacations and vacation_at(facts, at) is not None

    def next_change(self, at: float) -> float:
        """When the next rest begins or ends, as far as that is known."""
        self._reckon(at)
        ends = [moment for span in self._spans for moment in span if moment > at]
        return min(ends, default=FOR_EVER)


def seat_rests(
    seats: int,
    sittings: Sequence[Sitting],
    facts: Mapping[int, Facts],
    sleeps: bool,
    vacations: bool,
) -> list[SeatRests]:
    """When the clocks of the seats of a table stand still."""
    return [
        SeatRests([each for each in sittings if each.seat == seat], facts, sleeps, vacations)
        for seat in range(seats)
    ]


def vacation_at(facts: Facts, now: float) -> Vacation | None:
    """The vacation that somebody is on, if they are."""
    return next((each for each in facts.vacations if each.begun <= now < each.until), None)
