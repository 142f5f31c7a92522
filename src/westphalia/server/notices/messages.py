"""What a notice says: whose turn it is and at which tables, and nothing that is secret."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

import msgspec

from westphalia.locales import ENGLISH, LANGUAGES, Tongue
from westphalia.server.store.rows import NoticePreferences

MOST_LINES: Final = 5  # tables that a short message names
LOBBY: Final = "/#/"


class Turn(msgspec.Struct, frozen=True):
    """A seat that is asked, as its person may be told."""

    table: str
    title: str
    game: str
    seat: int
    kind: str

    @property
    def path(self) -> str:
        return f"{LOBBY}table/{self.table}?seat={self.seat}"


class WebhookTurn(msgspec.Struct, frozen=True, tag="your_turn"):
    """The body of a webhook call about one seat."""

    table: str
    title: str
    seat: int
    kind: str


class WebhookTurns(msgspec.Struct, frozen=True, tag="your_turns"):
    """The body of a webhook call about several seats."""

    turns: list[WebhookTurn]


class WebhookTest(msgspec.Struct, frozen=True, tag="test"):
    """The body of a webhook call that somebody has asked for to try it."""


class Message(msgspec.Struct, frozen=True):
    """A message in the language of its reader; without turns it is a test."""

    title: str
    lines: list[tuple[str, str]]  # what to say, and where on the page that is
    path: str
    turns: tuple[Turn, ...]

    @property
    def tag(self) -> str:
        """Of messages with the same tag a browser shows only the latest."""
        return self.turns[0].table if len(self.lines) == 1 and self.turns else "turns"


def tongue_of(language: str) -> Tongue:
    return Tongue(language if language in LANGUAGES else ENGLISH)


def written(turns: Sequence[Turn], language: str) -> Message:
    """The message about some seats, each table once."""
    tongue = tongue_of(language)
    tables = {turn.table: turn for turn in reversed(turns)}
    lines = [(name_of(turn, tongue), turn.path) for turn in reversed(tables.values())]
    if not lines:
        title = tongue.say("notice-test")
        return Message(title, [(tongue.say("notice-test-about"), LOBBY)], LOBBY, ())
    if len(lines) == 1:
        title = tongue.say("notice-turn", table=lines[0][0])
        return Message(title, lines, lines[0][1], tuple(turns))
    title = tongue.say("notice-turns", tables=len(lines))
    return Message(title, lines, LOBBY, tuple(turns))


def name_of(turn: Turn, tongue: Tongue) -> str:
    """The title of a table with its game; one without a title is called by its game."""
    game = tongue.of(turn.game).say("game-name")
    return tongue.say("notice-table", title=turn.title, game=game) if turn.title else game


def short_text(message: Message, language: str) -> str:
    """The lines of a message, as many as fit a small window."""
    if len(message.lines) == 1 and message.turns:
        return ""
    words = [line for line, _ in message.lines[:MOST_LINES]]
    if left := len(message.lines) - len(words):
        words.append(tongue_of(language).say("notice-more", tables=left))
    return "\n".join(words)


def webhook_body(message: Message) -> bytes:
    turns = [WebhookTurn(turn.table, turn.title, turn.seat, turn.kind) for turn in message.turns]
    if not turns:
        return msgspec.json.encode(WebhookTest())
    return msgspec.json.encode(turns[0] if len(turns) == 1 else WebhookTurns(turns))


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
