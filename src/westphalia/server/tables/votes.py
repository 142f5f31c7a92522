"""Acts: what people do at a table beside the game; and the votes that follow from them.

A vote is declared once, in ``VOTES``: who must agree, and by which acts it is asked for, carried
and refused.  What a carried vote does stands beside, in ``agreements``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from westphalia.engine import notation
from westphalia.engine import record as records
from westphalia.engine.match import Match
from westphalia.engine.record import Ending
from westphalia.engine.step import Seat
from westphalia.games import find_game
from westphalia.server.errors import Refusal, table_frozen, table_paused
from westphalia.server.store.rows import SeatRow, TableRow, TalkRow
from westphalia.server.tables.turns import GOES_ON, Extensions, Pauses

# ------------------------------------------------------------------------------
# Acts.  The locales have a sentence for each.  Those that ask come before those that decide.

ASK_PAUSE: Final = "ask_pause"
PAUSED: Final = "paused"
NO_PAUSE: Final = "no_pause"
RESUMED: Final = "resumed"
OFFER_DRAW: Final = "offer_draw"
DRAWN: Final = "drawn"
NO_DRAW: Final = "no_draw"
ASK_EXTEND: Final = "ask_extend"
EXTENDED: Final = "extended"
NO_EXTEND: Final = "no_extend"
ASK_END: Final = "ask_end"
ENDED: Final = "ended"
NO_END: Final = "no_end"
ASK_CANCEL: Final = "ask_cancel"
CANCELLED: Final = "cancelled"
NO_CANCEL: Final = "no_cancel"
ASK_BACK: Final = "ask_back"
WENT_BACK: Final = "went_back"
NO_BACK: Final = "no_back"
VOTE_BOT: Final = "vote_bot"
GIVEN_TO_BOT: Final = "given_to_bot"
VOTE_SUBSTITUTE: Final = "vote_substitute"
SEAT_OFFERED: Final = "seat_offered"
SUBSTITUTED: Final = "substituted"  # by whoever sits down, about the seat
LET_BOT: Final = "let_bot"
TAKEN_BACK: Final = "taken_back"
RESIGNED: Final = "resigned"
LEFT: Final = "left"
CLOSED: Final = "closed"
READY_CHECK: Final = "ready_check"  # of itself: the last seat is taken
READY: Final = "ready"
NOT_READY: Final = "not_ready"  # about the seat that is open again
REMINDED: Final = "reminded"  # of itself: the table has waited for long
KEPT_OPEN: Final = "kept_open"
DECLINED: Final = {  # a challenge: why, and the act that tells it
    reason: f"declined_{reason}"
    for reason in ("later", "game", "expansions", "clock", "busy", "other")
}

ACTS: Final = (
    *(ASK_PAUSE, PAUSED, NO_PAUSE, RESUMED),
    *(OFFER_DRAW, DRAWN, NO_DRAW),
    *(ASK_EXTEND, EXTENDED, NO_EXTEND),
    *(ASK_END, ENDED, NO_END),
    *(ASK_CANCEL, CANCELLED, NO_CANCEL),
    *(ASK_BACK, WENT_BACK, NO_BACK),
    *(VOTE_BOT, GIVEN_TO_BOT, LET_BOT, TAKEN_BACK),
    *(VOTE_SUBSTITUTE, SEAT_OFFERED, SUBSTITUTED),
    *(RESIGNED, LEFT, CLOSED),
    *(READY_CHECK, READY, NOT_READY, REMINDED, KEPT_OPEN),
    *DECLINED.values(),
)

# ------------------------------------------------------------------------------
# The declaration of each vote.

Voters = dict[int, TalkRow]  # the people who gave a vote, and the act by which they gave it
NO_SEAT: Final = -1


@dataclass(frozen=True)
class Question:
    """What can be known of a table without its match: enough to say what may be voted on."""

    row: TableRow
    seats: Sequence[SeatRow]
    paused: bool = False


@dataclass(frozen=True)
class Vote:
    """Something that the people of a table decide together.

    All who play must agree, and anybody's refusal ends it.  One *about a seat* is decided by the
    owner, or by more than half of the others, and only while its person is gone.  *objection* says
    why it cannot be asked for now.
    """

    name: str
    ask: str
    carried: str
    refused: str = ""
    about_seat: bool = False
    objection: Callable[[Question], Refusal | None] = lambda asked: None


def why_no_pause(asked: Question) -> Refusal | None:
    return table_paused() if asked.paused else None


def why_no_draw(asked: Question) -> Refusal | None:
    """A draw needs rules that know it, and no bot can agree."""
    if not find_game(asked.row.game).draws:
        return Refusal("not_allowed", "the rules of this game know no draw", reason="no_draws")
    people = [seat for seat in asked.seats if seat.kind == "person" and not seat.stand_in]
    if len(people) < len(asked.seats) or len(playing(asked.seats)) < 2:
        return Refusal("not_allowed", "a draw needs people on all seats", reason="draw_with_bot")
    return None


def why_not_alone(asked: Question) -> Refusal | None:
    """In a rated game somebody alone against bots would decide for themselves."""
    if asked.row.rated and len(playing(asked.seats)) < 2:
        message = "in a rated game against bots nobody decides this alone; one may resign"
        return Refusal("not_allowed", message, reason="rated_alone")
    return None


def why_no_extension(asked: Question) -> Refusal | None:
    if not asked.row.bank:
        return Refusal("not_allowed", "this table has no clock", reason="no_clock")
    return why_not_alone(asked)


def why_not_back(asked: Question) -> Refusal | None:
    return table_frozen() if asked.row.frozen else why_not_alone(asked)


PAUSE: Final = Vote("pause", ASK_PAUSE, PAUSED, NO_PAUSE, objection=why_no_pause)
EXTEND: Final = Vote("extend", ASK_EXTEND, EXTENDED, NO_EXTEND, objection=why_no_extension)
DRAW: Final = Vote("draw", OFFER_DRAW, DRAWN, NO_DRAW, objection=why_no_draw)
END: Final = Vote("end", ASK_END, ENDED, NO_END, objection=why_not_alone)
CANCEL: Final = Vote("cancel", ASK_CANCEL, CANCELLED, NO_CANCEL, objection=why_not_alone)
BACK: Final = Vote("back", ASK_BACK, WENT_BACK, NO_BACK, objection=why_not_back)
BOT: Final = Vote("bot", VOTE_BOT, GIVEN_TO_BOT, about_seat=True)
SUBSTITUTE: Final = Vote("substitute", VOTE_SUBSTITUTE, SEAT_OFFERED, about_seat=True)

ALL: Final = (PAUSE, EXTEND, DRAW, END, CANCEL, BACK, BOT, SUBSTITUTE)
VOTES: Final = {vote.name: vote for vote in ALL}
BY_ACT: Final = {
    act: vote for vote in VOTES.values() for act in (vote.ask, vote.carried, vote.refused) if act
}


def playing(seats: Sequence[SeatRow]) -> dict[int, Seat]:
    """The people who play, each with their first seat; where a bot stands in, nobody does."""
    people = [seat for seat in seats if seat.kind == "person" and seat.user and not seat.stand_in]
    return {seat.user: seat.seat for seat in reversed(people)}


def ballot(asked: Question) -> list[str]:
    """The votes of all that somebody who plays may ask for now."""
    return [
        vote.name for vote in VOTES.values() if not vote.about_seat and not vote.objection(asked)
    ]


# ------------------------------------------------------------------------------
# What follows from the acts.


class Votes:
    """What the people of a table agree on beside the game, as their acts tell it.

    Nothing else keeps it: the acts tell who has paused, resigned or given a seat to a bot, whose
    seat is wanted, and who was ready to begin.
    """

    def __init__(self, pauses: Pauses | None = None, extensions: Extensions | None = None) -> None:
        self.pauses: Pauses = [] if pauses is None else pauses  # those that the clocks look at
        self.extensions: Extensions = [] if extensions is None else extensions  # these too
        self.pauses.clear()
        self.extensions.clear()
        self.asked: dict[tuple[str, Seat], Voters] = {}  # by vote, and the seat that it is about
        self.given: set[Seat] = set()  # to a bot, by others
        self.resigned: dict[Seat, int] = {}  # the people who gave up, by their seats
        self.back_to = 0  # how many answers shall stand if all agree to go back
        self.wanted: set[Seat] = set()  # the seats that a substitute may take
        self.drawn = self.ended = self.cancelled = False
        self.check_since: float | None = None  # the ready check, while there is one
        self.ready: set[int] = set()
        self.reminded: float | None = None  # when its owner was told how long the table waits

    @property
    def paused(self) -> bool:
        return self.paused_since is not None

    @property
    def paused_since(self) -> float | None:
        begin, end = self.pauses[-1] if self.pauses else (0.0, 0.0)
        return begin if end == GOES_ON else None

    def voters(self, vote: Vote, about: Seat = NO_SEAT) -> Voters:
        return self.asked.get((vote.name, about), {})

    def add(self, act: TalkRow) -> None:
        self._tally(act)
        self._time(act)
        self._seat(act)
        self._ready(act)
        self.drawn |= act.text == DRAWN
        self.ended |= act.text == ENDED
        self.cancelled |= act.text == CANCELLED

    def _tally(self, act: TalkRow) -> None:
        """Counts a vote; one that is carried or refused is begun anew."""
        vote = BY_ACT.get(act.text)
        if vote is None:
            return
        key = vote.name, act.about if vote.about_seat else NO_SEAT
        if act.text == ASK_BACK:
            self.back_to = act.about
        if act.text == vote.ask:
            self.asked.setdefault(key, {})[act.user] = act
        else:
            self.asked.pop(key, None)

    def _time(self, act: TalkRow) -> None:
        if act.text == PAUSED and not self.paused:
            self.pauses.append((act.at, GOES_ON))
        elif act.text == RESUMED and self.paused:
            self.pauses[-1] = (self.pauses[-1][0], act.at)
        elif act.text == EXTENDED:
            self.extensions.append(act.at)

    def _seat(self, act: TalkRow) -> None:
        """Whoever has gone may be replaced, until they or somebody else play on."""
        if act.text == GIVEN_TO_BOT:
            self.given.add(act.about)
        elif act.text == TAKEN_BACK:
            self.given.discard(act.seat)
            self.wanted.discard(act.seat)
        elif act.text == RESIGNED:
            self.resigned[act.seat] = act.user
        if act.text in (RESIGNED, LEFT):
            self.wanted.add(act.seat)
        elif act.text == SEAT_OFFERED:
            self.wanted.add(act.about)
        elif act.text == SUBSTITUTED:
            self.wanted.discard(act.about)
            self.given.discard(act.about)

    def _ready(self, act: TalkRow) -> None:
        """Whom the start waits for; with any act a table that waits is not forgotten."""
        if act.text == READY_CHECK:
            self.check_since, self.ready = act.at, set()
        elif act.text == READY:
            self.ready.add(act.user)
        elif act.text == NOT_READY:
            self.check_since = None
        self.reminded = act.at if act.text == REMINDED else None

    def has_resigned(self, seat: SeatRow) -> bool:
        """Whether the person on a seat gave up; somebody new on it has not."""
        return bool(seat.user) and self.resigned.get(seat.seat) == seat.user

    def ending(self, match: Match) -> tuple[Mapping[str, Any], str] | None:
        """The result of a game that its people have ended, and how a record tells that."""
        endings = [Ending(records.DRAW)] if self.drawn else []
        endings += [Ending(records.STANDING)] if self.ended else []
        endings += [Ending(records.RESIGNED, seat) for seat in self.resigned]
        for ending in endings:
            result = match.game.ended(match.play.state, ending)
            if result is not None:
                return result, notation.ending_text(ending)
        return None
