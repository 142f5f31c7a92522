"""Speaking at a table: who may and how much; muting, blocking and reporting people; notes."""

from __future__ import annotations

import unicodedata
from typing import Final

from msgspec.structs import replace

from westphalia.engine.step import Seat
from westphalia.server.errors import Refusal, table_frozen
from westphalia.server.store.rows import NoteRow, Report, TalkRow, User
from westphalia.server.tables.chat import ACT, BLOCKED, MUTED, TABLE, channels_of, may_speak_in
from westphalia.server.tables.seats import find_seat, require_own_seat
from westphalia.server.tables.table import Table

MOST_CHARACTERS: Final = 400
MOST_REASON: Final = 400
MOST_NOTE: Final = 8000
MOST_MUTED: Final = 500
MOST_ACCENTS: Final = 4  # on one letter
MOST_UNCLEAN: Final = 2  # times as long, and it is not even cleaned: everybody would wait for that
MOST_TO_COMPOSE: Final = 30  # accents; no language has letters with so many
JOINERS: Final = "\u200d\ufe0f"  # of which emoji (faces, hearts) are made
PICTURES: Final = range(0x1F000, 0x1FB00)  # emoji, also newer than this Python's Unicode


def clean(text: str, lines: bool = False) -> str:
    """The text without what cannot be seen or would leave its line; on one line, unless more."""
    if not lines:
        text = " ".join(text.split())
    kept: list[str] = []
    for char in unicodedata.normalize("NFC", bearable(text.replace("\r\n", "\n"))):
        accents = kept[-MOST_ACCENTS:]
        piled = len(accents) == MOST_ACCENTS and all(map(unicodedata.combining, [*accents, char]))
        if not piled and (can_be_seen(char) or (lines and char in "\n\t")):
            kept.append(char)
    return "".join(kept).strip() if not lines else "".join(kept).rstrip()


def can_be_seen(char: str) -> bool:
    return char.isprintable() or char in JOINERS or ord(char) in PICTURES


def bearable(text: str) -> str:
    """The text with so few accents on each letter that composing them takes no time to speak of.

    To compose n accents on one letter takes n² steps.
    """
    kept: list[str] = []
    accents = 0
    for char in text:
        stands_alone = char.isascii() or not is_accent(char)
        accents = 0 if stands_alone else accents + 1
        if accents <= MOST_TO_COMPOSE:
            kept.append(char)
    return "".join(kept)


def is_accent(char: str) -> bool:
    """Tells whether a character is, or begins with, something that stands on another letter."""
    return unicodedata.combining(unicodedata.normalize("NFD", char)[0]) > 0


def checked_words(text: str, most: int, least: int = 1) -> str:
    words = clean(text) if len(text) <= MOST_UNCLEAN * most else text
    if not least <= len(words) <= most:
        message = f"what is said has {least} to {most} characters"
        raise Refusal("bad_request", message, reason="words_length", most=most)
    return words


async def say(table: Table, user: User, text: str, seat: Seat) -> None:
    """Says something to those who sit here, or from the gallery to those who watch."""
    channel = may_speak_in(channels_of(table.row, table.seats, user.id), user.id)
    if not channel:
        message = "whoever watches this table cannot talk here"
        raise Refusal("not_allowed", message, reason="gallery_closed")
    if table.row.frozen:
        raise table_frozen()
    words = checked_words(text, MOST_CHARACTERS)
    own = [each for each in table.seats if each.user == user.id]
    spoken = next((each for each in own if each.seat == seat), own[0] if own else None)
    said = TalkRow(0, table.now(), channel, words, user=user.id, name=user.name)
    if channel == TABLE and spoken:
        said = replace(said, seat=spoken.seat, name=spoken.name)
    await table.talk.say(said)
    table.subscribers.wake_readers()


async def mark_read(table: Table, user: User, n: int) -> None:
    """Notes how far a person has read, for all their devices."""
    n = min(n, table.talk.last)
    await table.store.mark_read(table.row.id, user.id, n)
    for subscriber in table.subscribers:
        if subscriber.read_state and subscriber.user == user.id and subscriber.read_state.read < n:
            subscriber.read_state.read, subscriber.read_state.due = n, True
            subscriber.wake.set()


# muting, blocking and reporting


def speaker(table: Table, user: User, n: int, seat: Seat) -> TalkRow:
    """Finds who said an entry that the user may read; without a number, the person on a seat."""
    if n:
        channels = channels_of(table.row, table.seats, user.id)
        heard = [each for each in table.talk.entries if each.channel in (ACT, *channels)]
        found = next((each for each in heard if each.n == n), None)
    else:
        row = find_seat(table, seat)
        found = TalkRow(0, table.now(), TABLE, "", row.seat, user=row.user, name=row.name)
    if found is None or found.user in (0, user.id):
        raise Refusal("unknown", "there is nobody else behind that", reason="unknown_speaker")
    return found


async def mute(table: Table, user: User, other: int, how: str) -> None:
    """Mutes somebody at this table, blocks them everywhere, or takes both back."""
    store, here = table.store, table.row.id
    if how not in (MUTED, BLOCKED, "none"):
        raise Refusal("bad_request", f"one may mute, block or none, not '{how[:40]}'")
    if how != "none" and len(await store.muted_by(user.id)) >= MOST_MUTED:
        message = f"you have muted or blocked {MOST_MUTED} people already"
        raise Refusal("too_many", message, reason="too_many_avoided", most=MOST_MUTED)
    if how == MUTED:
        await store.mute(user.id, other, here, table.now())
    elif how == BLOCKED:
        await store.mute(user.id, other, "", table.now())
    else:
        await store.unmute(user.id, other, here)
        await store.unmute(user.id, other, "")


async def report(table: Table, user: User, said: TalkRow, why: str, most: int) -> None:
    """Reports a message, or a person without one, to the operators, if fewer than *most* wait."""
    text = "" if said.channel == ACT else said.text
    reason = checked_words(why, MOST_REASON, least=0)
    row = Report(0, table.now(), table.row.id, user.id, said.user, said.name, text, reason)
    if not await table.store.add_report(row, most):
        message = f"{most} reports of yours wait for an operator already"
        raise Refusal("too_many", message, reason="too_many_reports", most=most)


# notes


async def own_note(table: Table, user: User, seat: Seat) -> str:
    require_own_seat(table, seat, user)
    return await table.store.note(table.row.id, user.id, seat)


async def keep_note(table: Table, user: User, seat: Seat, text: str) -> str:
    """Keeps what a person notes for a seat; nobody else is told, not even that something is."""
    require_own_seat(table, seat, user)
    note = clean(text, lines=True) if len(text) <= MOST_UNCLEAN * MOST_NOTE else text
    if len(note) > MOST_NOTE:
        message = f"notes have at most {MOST_NOTE} characters"
        raise Refusal("too_large", message, reason="note_length", most=MOST_NOTE)
    await table.store.put_note(user.id, NoteRow(table.row.id, seat, note))
    return note
