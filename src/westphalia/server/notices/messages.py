"""What a notice says, which is nothing secret; and when it may go out."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

import msgspec

from westphalia.locales import ENGLISH, LANGUAGES, Tongue
from westphalia.server.notices.kinds import Kind, table_of
from westphalia.server.store.rows import NoticePreferences

# ------------------------------------------------------------------------------
# What a notice says: what has happened, and where.

MOST_LINES: Final = 5  # that a short message has
LOBBY: Final = "/#/"


class News(msgspec.Struct, frozen=True):
    """What has happened, as its person may be told; see ``QueuedNotice``."""

    kind: str
    place: str
    title: str
    game: str = ""  # of a table
    seat: int = -1
    detail: str = ""

    @property
    def path(self) -> str:
        return f"{LOBBY}{self.place}?seat={self.seat}" if self.seat >= 0 else LOBBY + self.place


class WebhookNotice(msgspec.Struct, frozen=True):
    """The body of a webhook call about one thing; what is no table has another ``place``."""

    type: str
    table: str
    title: str
    seat: int
    detail: str
    place: str


class WebhookNotices(msgspec.Struct, frozen=True, tag="notices"):
    """The body of a webhook call about several things."""

    notices: list[WebhookNotice]


class WebhookTest(msgspec.Struct, frozen=True, tag="test"):
    """The body of a webhook call that somebody has asked for to try it."""


class Message(msgspec.Struct, frozen=True):
    """A message in the language of its reader; without news it is a test."""

    title: str
    lines: list[tuple[str, str]]  # what to say, and where on the page that is
    path: str
    news: tuple[News, ...]

    @property
    def tag(self) -> str:
        """The tag of the message: of several with the same tag a browser shows only the latest."""
        if len(self.lines) != 1 or not self.news:
            return "notices"
        only = self.news[0]
        name = table_of(only.place) or only.place
        return name if only.kind == Kind.YOUR_TURN else f"{name} {only.kind}"


def tongue_of(language: str) -> Tongue:
    return Tongue(language if language in LANGUAGES else ENGLISH)


def written(news: Sequence[News], language: str) -> Message:
    """The message about some news, each kind at each place once."""
    tongue = tongue_of(language)
    told = {(each.place, each.kind): each for each in reversed(news)}
    single = list(reversed(told.values()))
    if not single:
        title = tongue.say("notice-test")
        return Message(title, [(tongue.say("notice-test-about"), LOBBY)], LOBBY, ())
    if len(single) == 1:
        line = name_of(single[0], tongue), single[0].path
        return Message(sentence(single[0], tongue), [line], single[0].path, tuple(news))
    if all(each.kind == Kind.YOUR_TURN for each in single):
        title = tongue.say("notice-turns", tables=len(single))
        lines = [(name_of(each, tongue), each.path) for each in single]
    else:
        title = tongue.say("notice-several", news=len(single))
        lines = [(sentence(each, tongue), each.path) for each in single]
    return Message(title, lines, LOBBY, tuple(news))


def sentence(news: News, tongue: Tongue) -> str:
    """What has happened, and where."""
    kind = news.kind.replace("_", "-")
    return tongue.say(f"told-{kind}", table=name_of(news, tongue), detail=news.detail)


def name_of(news: News, tongue: Tongue) -> str:
    """The title of a table with its game; one without a title is called by its game."""
    if not news.game:
        return news.title
    game = tongue.of(news.game).say("game-name")
    return tongue.say("notice-table", title=news.title, game=game) if news.title else game


def short_text(message: Message, language: str) -> str:
    """The lines of a message, as many as fit a small window."""
    if len(message.lines) == 1 and message.news:
        return ""
    words = [line for line, _ in message.lines[:MOST_LINES]]
    if left := len(message.lines) - len(words):
        words.append(tongue_of(language).say("notice-more", more=left))
    return "\n".join(words)


def webhook_body(message: Message) -> bytes:
    told = [
        WebhookNotice(
            each.kind, table_of(each.place), each.title, each.seat, each.detail, each.place
        )
        for each in message.news
    ]
    if not told:
        return msgspec.json.encode(WebhookTest())
    return msgspec.json.encode(told[0] if len(told) == 1 else WebhookNotices(told))


# ------------------------------------------------------------------------------
# When a message may go out: after the quiet hours, and not too soon after the one before.

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
    """Returns when a notice goes out, perhaps in one message with others that wait."""
    at = now
    if preferences.interval and preferences.planned > now:
        at = preferences.planned
    elif preferences.interval:
        at = max(now, preferences.planned + preferences.interval * MINUTE)
    return after_quiet_hours(at, preferences)


def after_quiet_hours(at: float, preferences: NoticePreferences) -> float:
    """Returns that moment, or the end of the quiet hours around it, by the person's own clock."""
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
