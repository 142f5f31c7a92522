"""When a message may go out: after the quiet hours, and not too soon after the one before."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from westphalia.server.store.rows import NoticePreferences

MINUTE: Final = 60
DAY_MINUTES: Final = 24 * 60
UTC: Final = "UTC"


def zone_of(name: str) -> ZoneInfo | None:
    """The time zone of that name, if there is one."""
    try:
        return ZoneInfo(name or UTC)
    except (ValueError, OSError, LookupError):  # a path, a folder, nothing
        return None


def due(now: float, preferences: NoticePreferences) -> float:
    """When a notice of now goes out, perhaps with others that wait for the same message."""
    at = now
    if preferences.interval and preferences.planned > now:
        at = preferences.planned
    elif preferences.interval:
        at = max(now, preferences.planned + preferences.interval * MINUTE)
    return after_quiet_hours(at, preferences)


def after_quiet_hours(at: float, preferences: NoticePreferences) -> float:
    """That moment, or the end of the quiet hours in which it lies, by the person's own clock."""
    zone = zone_of(preferences.time_zone) or ZoneInfo(UTC)
    local = datetime.fromtimestamp(at, zone)
    begin, end = preferences.quiet_from, preferences.quiet_to
    passed = (local.hour * 60 + local.minute - begin) % DAY_MINUTES
    if passed >= (end - begin) % DAY_MINUTES:
        return at
    midnight = local.replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
    finish = midnight.replace(hour=end // 60, minute=end % 60)
    if finish <= local.replace(fold=0):
        finish += timedelta(days=1)  # as the clock on the wall goes, whatever happens at night
    return max(at, finish.timestamp())
