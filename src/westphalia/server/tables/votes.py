"""Acts: what people do at a table beside the game; and the votes that follow from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from westphalia.engine import notation
from westphalia.engine import record as records
from westphalia.engine.match import Match
from westphalia.engine.record import Ending
from westphalia.engine.step import Seat
from westphalia.server.store.rows import SeatRow, TalkRow
from westphalia.server.tables.turns import GOES_ON, Pauses

# The locales have a sentence for each act.  Those that ask come before those that decide.
ASK_PAUSE: Final = "ask_pause"
PAUSED: Final = "paused"
NO_PAUSE: Final = "no_pause"
RESUMED: Final = "resumed"
OFFER_DRAW: Final = "offer_draw"
DRAWN: Final = "drawn"
NO_DRAW: Final = "no_draw"
VOTE_BOT: Final = "vote_bot"
GIVEN_TO_BOT: Final = "given_to_bot"
LET_BOT: Final = "let_bot"
TAKEN_BACK: Final = "taken_back"
ASK_BACK: Final = "ask_back"
WENT_BACK: Final = "went_back"
NO_BACK: Final = "no_back"
RESIGNED: Final = "resigned"
LEFT: Final = "left"
CLOSED: Final = "closed"
DECLINED: Final = {  # a challenge: why, and the act that tells it
    reason: f"declined_{reason}"
    for reason in ("later", "game", "expansions", "clock", "busy", "other")
}

ACTS: Final = (
    *(ASK_PAUSE, PAUSED, NO_PAUSE, RESUMED),
    *(OFFER_DRAW, DRAWN, NO_DRAW),
    *(ASK_BACK, WENT_BACK, NO_BACK),
    *(VOTE_BOT, GIVEN_TO_BOT, LET_BOT, TAKEN_BACK),
    *(RESIGNED, LEFT, CLOSED),
    *DECLINED.values(),
)

Voters = dict[int, TalkRow]  # the people who gave a vote, and the act by which they gave it


class Votes:
    """What the people of a table agree on beside the game, as their acts tell it.

    Nothing else keeps it: the acts tell who has paused, resigned or given a seat to a bot.
    """

    def __init__(self, pauses: Pauses | None = None) -> None:
        self.pauses: Pauses = [] if pauses is None else pauses  # those that the clocks look at
        self.pauses.clear()
        self.for_pause: Voters = {}
        self.for_draw: Voters = {}
        self.for_back: Voters = {}
        self.back_to = 0  # how many answers shall stand if all agree to go back
        self.for_bot: dict[Seat, Voters] = {}
        self.given: set[Seat] = set()  # to a bot, by others
        self.resigned: dict[Seat, int] = {}  # the people who gave up, by their seats
        self.drawn = False

    @property
    def paused(self) -> bool:
        return self.paused_since is not None

    @property
    def paused_since(self) -> float | None:
        begin, end = self.pauses[-1] if self.pauses else (0.0, 0.0)
        return begin if end == GOES_ON else None

    def add(self, act: TalkRow) -> None:
        kind = act.text
        if kind in (ASK_PAUSE, PAUSED, NO_PAUSE, RESUMED):
            self._pause(act)
        elif kind == OFFER_DRAW:
            self.for_draw[act.user] = act
        elif kind in (NO_DRAW, DRAWN):
            self.for_draw.clear()
            self.drawn |= kind == DRAWN
        elif kind in (ASK_BACK, NO_BACK, WENT_BACK):
            self._back(act)
        elif kind == VOTE_BOT:
            self.for_bot.setdefault(act.about, {})[act.user] = act
        elif kind == GIVEN_TO_BOT:
            self.for_bot.pop(act.about, None)
            self.given.add(act.about)
        elif kind == TAKEN_BACK:
            self.given.discard(act.seat)
        elif kind == RESIGNED:
            self.resigned[act.seat] = act.user

    def _pause(self, act: TalkRow) -> None:
        if act.text == ASK_PAUSE:
            self.for_pause[act.user] = act
            return
        self.for_pause.clear()
        if act.text == PAUSED and not self.paused:
            self.pauses.append((act.at, GOES_ON))
        elif act.text == RESUMED and self.paused:
            self.pauses[-1] = (self.pauses[-1][0], act.at)

    def _back(self, act: TalkRow) -> None:
        if act.text == ASK_BACK:
            self.back_to = act.about
            self.for_back[act.user] = act
        else:
            self.for_back.clear()

    def has_resigned(self, seat: SeatRow) -> bool:
        """Whether the person on a seat gave up; somebody new on it has not."""
        return bool(seat.user) and self.resigned.get(seat.seat) == seat.user

    def ending(self, match: Match) -> tuple[Mapping[str, Any], str] | None:
        """The result of a game that its people have ended, and how a record tells that."""
        endings = [Ending(records.DRAW)] if self.drawn else []
        endings += [Ending(records.RESIGNED, seat) for seat in self.resigned]
        for ending in endings:
            result = match.game.ended(match.play.state, ending)
            if result is not None:
                return result, notation.ending_text(ending)
        return None
