"""The kinds of notices: what a person can be told while they are away, each to be switched off."""

from __future__ import annotations

from enum import StrEnum

from westphalia.server.store.rows import NoticePreferences


class Kind(StrEnum):
    """What a notice tells; a person can switch each off for each of their channels.

    A new kind is a line here, a sentence ``told-KIND`` and a name ``notices-kind-KIND`` in
    notices.ftl, with hyphens, and a call of ``Notifier.tell`` where it happens.  If it can become
    void while it waits, ``STILL`` in notices/notifier.py says when.
    """

    YOUR_TURN = "your_turn"
    SOON_OVERDUE = "soon_overdue"  # the detail is "day" or "hour": what is left at most
    VACATION = "vacation"  # it has begun by itself
    TABLE_FULL = "table_full"  # and the game has not begun
    TABLE_WAITS = "table_waits"  # for so long that it will be closed
    BEGUN = "begun"
    OVER = "over"
    TALK = "talk"
    VOTE = "vote"  # the detail is what for, such as "pause"
    REMATCH = "rematch"
    CHALLENGE = "challenge"
    NEXT_ROUND = "next_round"
    SUBSTITUTE_WANTED = "substitute_wanted"
    REPORT = "report"  # for moderators alone


def at_table(table_id: str) -> str:
    """The place that a notice about a table leads to."""
    return f"table/{table_id}"


def table_of(place: str) -> str:
    """The id of the table that a place is; empty if it is another page."""
    page, _, rest = place.partition("/")
    return rest if page == "table" else ""


def switch(channel: str, kind: str) -> str:
    """How it is kept that a kind is switched off for the channels of a sort, such as mail."""
    return f"{channel} {kind}"


def wanted(preferences: NoticePreferences, channel: str, kind: str) -> bool:
    return switch(channel, kind) not in preferences.switched_off
