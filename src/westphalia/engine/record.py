"""The record of a match: who sat down to what, and every answer with the chance it drew."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from westphalia.engine.choice import Choice
from westphalia.engine.step import NOBODY, Seat


@dataclass(frozen=True)
class Header:
    """What is agreed before the first answer.

    ``data`` is an overlay of printed values; ``commitment`` binds the secret behind the chance.

    >>> import westphalia as w
    >>> header = w.game("wallenstein").header(["Anna", "Bo", "Cai"], options={"setup": "draft"})
    >>> header.seats, header.options["setup"]
    (3, 'draft')
    """

    game: str
    version: str
    players: tuple[str, ...]
    modules: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    data: Mapping[str, Any] = field(default_factory=dict)
    commitment: str = ""

    @property
    def seats(self) -> int:
        return len(self.players)


@dataclass(frozen=True)
class Entry:
    """One answer and the chance that fell before the next question.

    *by_order* tells that an order gave it which the seat had sealed before.
    """

    seat: Seat
    choice: Choice
    outcomes: tuple[int, ...] = ()
    by_order: bool = False


@dataclass(frozen=True)
class TakenBack:
    """A seat has taken back its last answer that still stood."""

    seat: Seat


@dataclass(frozen=True)
class Rewound:
    """By consent of all, only the first *to* answers still stand."""

    to: int


Line = Entry | TakenBack | Rewound

RESIGNED: Final = "resigned"
DRAW: Final = "draw"
STANDING: Final = "standing"


@dataclass(frozen=True)
class Ending:
    """How people ended a match before its rules did.

    A seat resigned; or all agreed on a draw, or to leave it as the match is ``standing``.
    """

    how: str
    seat: Seat = NOBODY


@dataclass
class Record:
    """A match on paper.  ``secret`` stays empty until the match is over.

    ``ending`` is there only if people ended it; the lines are as they were played up to there.

    >>> from westphalia.engine.notation import line_text
    >>> from westphalia.games import GAMES, find_game
    >>> game = find_game(GAMES[0])
    >>> record = Record(game.header(["Anna", "Bo", "Cai"]), opening=(2, 1, 0))
    >>> record.lines.append(Entry(0, game.vocabulary.parse("bid money_3")))
    >>> record.lines.append(TakenBack(0))
    >>> [line_text(line) for line in record.lines]
    ['0 bid money_3', '0 undo']
    """

    header: Header
    opening: tuple[int, ...] = ()
    lines: list[Line] = field(default_factory=list)
    secret: str = ""
    ending: Ending | None = None
