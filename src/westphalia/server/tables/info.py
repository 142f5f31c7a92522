"""Table information for clients: who sits there, whose turn it is, how it ended."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Annotated, Any, TypedDict

import msgspec
from msgspec.structs import replace

from westphalia.engine.game import TINCTURES
from westphalia.engine.record import Header
from westphalia.games import find_game
from westphalia.lessons import lesson_with
from westphalia.server.store.accounts import comparable_name
from westphalia.server.store.rows import Account, SeatRow, TableRow
from westphalia.server.tables.votes import VOTES, Question, ballot, playing

OVERLAY = "data"  # an overlay of printed values is kept among the options, as JSON


def one_of(*words: str) -> msgspec.Meta:
    """Tells in descriptions which words a text may be; it is not checked."""
    return msgspec.Meta(extra_json_schema={"enum": list(words)})


class Result(TypedDict):
    """How a game ended; each game adds what else there is to tell."""

    winners: list[int]
    points: list[int]


class Clock(msgspec.Struct, frozen=True):
    """The clock of each seat, in seconds; it may stand still while its person rests."""

    bank: int = 0
    increment: int = 0
    sleeps: bool = False
    vacations: bool = False


class Rest(msgspec.Struct, frozen=True):
    """Until when the clock of a seat stands still, for a vacation or else by night."""

    until: float
    vacation: bool


class SeatInfo(msgspec.Struct, frozen=True):
    seat: int
    kind: Annotated[str, one_of("open", "person", "bot")]
    name: str
    bot: str | None
    you: bool
    present: bool
    stand_in: str | None
    when_out: Annotated[str, one_of("wait", "bot")]
    left: float | None
    account: bool = False
    bot_account: bool = False
    asked: bool = False
    asked_you: bool = False
    overdue: bool = False
    given: bool = False
    wanted: bool = False
    resigned: bool = False
    hints: bool = False
    rest: Rest | None = None


class SideInfo(msgspec.Struct, frozen=True):
    name: str
    colour: Annotated[str, one_of(*TINCTURES)]


class VoteInfo(msgspec.Struct, frozen=True):
    """A vote that is open, the seats of those who agree, and the seat that it is about.

    One to go back tells how many answers would stand then.
    """

    vote: Annotated[str, one_of(*VOTES)]
    agreed: list[int]
    seat: int = -1
    at: int | None = None


class ReadyInfo(msgspec.Struct, frozen=True):
    """The ready check before a live game: until when it goes, and the seats that are ready."""

    until: float
    seats: list[int]


class VotesInfo(msgspec.Struct, frozen=True):
    """What the people of a table have asked for and decided, and who is overdue."""

    votes: list[VoteInfo] = []
    overdue: Collection[int] = ()
    given: Collection[int] = ()
    wanted: Collection[int] = ()
    resigned: Collection[int] = ()
    ready: ReadyInfo | None = None
    closes: float | None = None


QUIET = VotesInfo()


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """See docs/protocol.md."""

    id: str
    game: str
    version: str
    title: str
    modules: tuple[str, ...]
    options: dict[str, str]
    corrected: bool
    public: bool
    state: Annotated[str, one_of("open", "playing", "over")]
    abandoned: bool
    frozen: bool
    clock: Clock
    created: float
    changed: float
    yours: bool = False
    owner: bool = False
    host: int | None = None
    parent: str | None
    rematch: str | None
    upload: Annotated[str, one_of("verified", "unverified")] | None
    commitment: str | None = None
    waiting: list[int] = []
    when: dict[str, Any]
    result: Result | None
    sides: list[SideInfo]
    seats: list[SeatInfo]
    patience: int = 0
    gallery: bool = True
    hints: bool = False
    rated: bool = False
    level: Annotated[str, one_of("", "new", "experienced")] = ""
    language: str = ""
    unread: int = 0
    paused: float | None = None
    ended: str | None = None
    votes: list[VoteInfo] = []
    ballot: list[str] = []
    ready: ReadyInfo | None = None
    closes: float | None = None
    lesson: str = ""
    what_if: bool = True


class Progress(msgspec.Struct, frozen=True):
    """What the match adds to the row of a table; everybody may know it."""

    waiting: list[int] = []
    when: dict[str, Any] = {}
    paused: float | None = None
    commitment: str = ""  # empty if the match goes on from a record: then nothing binds its chance


@dataclass(frozen=True)
class People:
    """Who is present or rests, what time a seat has left, the accounts of those who sit here."""

    present: Collection[int] = ()
    time_left: Callable[[int], float | None] = lambda seat: None
    accounts: Mapping[int, Account] = field(default_factory=dict)
    rest: Callable[[int], Rest | None] = lambda seat: None


NOBODY = People()


def public_info(
    row: TableRow,
    seats: Sequence[SeatRow],
    progress: Progress,
    people: People = NOBODY,
    votes: VotesInfo = QUIET,
) -> TableInfo:
    """The information about a table that everybody may have."""
    return replace(
        kept_info(row, seats, people, votes),
        commitment=progress.commitment or None,
        waiting=progress.waiting,
        when=progress.when,
        paused=progress.paused if row.state == "playing" else None,
        votes=votes.votes,
        ready=votes.ready,
        closes=votes.closes,
    )


def kept_info(
    row: TableRow, seats: Sequence[SeatRow], people: People, votes: VotesInfo
) -> TableInfo:
    """What the store has of a table; how the game stands is not among it."""
    return TableInfo(
        id=row.id,
        game=row.game,
        version=find_game(row.game).version if row.state == "open" else row.version,
        title=row.title,
        modules=row.modules,
        options=agreed_options(row),
        corrected=OVERLAY in row.options,
        public=row.public,
        state=row.state,
        abandoned=row.state == "over" and not row.result,
        frozen=row.frozen,
        clock=Clock(row.bank, row.increment, row.sleeps, row.vacations),
        created=row.created,
        changed=row.changed,
        host=next((seat.seat for seat in seats if row.owner and seat.user == row.owner), None),
        parent=row.parent or None,
        rematch=row.rematch or None,
        upload=row.upload or None,
        when={},
        result=msgspec.json.decode(row.result) if row.result else None,
        sides=side_infos(row, seats),
        seats=seat_infos(row, seats, people, votes),
        patience=row.patience,
        gallery=row.gallery,
        hints=row.hints,
        rated=row.rated,
        level=row.level,
        language=row.language,
        ended=row.ended or None,
        lesson=lesson_with(row.game, row.secret),
        what_if=may_try(row),
    )


def may_try(row: TableRow) -> bool:
    """Whether who plays may try things out in what they know; not where a rating hangs on it."""
    return row.what_if and not row.rated


def advised_seats(row: TableRow, seats: Sequence[SeatRow]) -> list[bool]:
    """Whether a bot may advise who sits there: where that is agreed, and against bots alone."""
    people = [seat.kind == "person" for seat in seats]
    bots = sum(seat.kind == "bot" for seat in seats)
    against_bots = 0 < bots == len(seats) - 1 and not row.rated
    return [person and (row.hints or against_bots) for person in people]


def side_infos(row: TableRow, seats: Sequence[SeatRow]) -> list[SideInfo]:
    options = tuple(agreed_options(row).items())
    return list(sides_of(row.game, row.version, len(seats), tuple(row.modules), options))


@lru_cache(maxsize=1000)  # asked for with every position, and always the same
def sides_of(
    name: str,
    version: str,
    seats: int,
    modules: tuple[str, ...],
    options: tuple[tuple[str, str], ...],
) -> tuple[SideInfo, ...]:
    game = find_game(name)
    header = game.upgraded(Header(name, version, ("",) * seats, modules, dict(options)))
    return tuple([SideInfo(side.name, side.colour) for side in game.sides(header)])


def seat_infos(
    row: TableRow, seats: Sequence[SeatRow], people: People, votes: VotesInfo
) -> list[SeatInfo]:
    present, left, accounts = people.present, people.time_left, people.accounts
    return [
        replace(
            seat_info(seat, present, left(seat.seat), accounts, votes, hints),
            rest=people.rest(seat.seat),
        )
        for seat, hints in zip(seats, advised_seats(row, seats), strict=True)
    ]


def seat_info(
    seat: SeatRow,
    present: Collection[int],
    time_left: float | None,
    accounts: Mapping[int, Account] = {},
    votes: VotesInfo = QUIET,
    hints: bool = False,
) -> SeatInfo:
    """What everybody may know of a seat; an account is marked only if it bears its own name.

    A bot is marked as one under any name, and where a seat is kept for it.
    """
    account = accounts.get(seat.user or seat.asked)
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot or None,
        you=False,
        present=seat.user in present,
        stand_in=seat.stand_in or None,
        when_out=seat.when_out,
        left=time_left,
        account=bool(account and seat.user and account.name == comparable_name(seat.name)),
        bot_account=bool(account and account.bot),
        asked=bool(seat.asked),
        overdue=seat.seat in votes.overdue,
        given=seat.seat in votes.given and bool(seat.stand_in),
        wanted=seat.seat in votes.wanted,
        resigned=seat.seat in votes.resigned,
        hints=hints,
    )


def concerned(row: TableRow, seats: Sequence[SeatRow], user: int) -> int:
    """The user, if something here is theirs; else 0, for all others are told the same."""
    here = any(user in (seat.user, seat.asked) for seat in seats)
    return user if user == row.owner or here else 0


def own_info(info: TableInfo, row: TableRow, seats: Sequence[SeatRow], user: int) -> TableInfo:
    """What *user* is told of a table, with what is theirs marked; 0 is nobody."""
    mine = {seat.seat for seat in seats if user and seat.user == user}
    kept = {seat.seat for seat in seats if user and seat.asked == user}
    owner = bool(user) and row.owner == user
    if not mine and not kept and not owner:
        return info
    seat_infos = [
        replace(each, you=each.seat in mine, asked_you=each.seat in kept) for each in info.seats
    ]
    asked = Question(row, seats, info.paused is not None)
    ballots = ballot(asked) if user in playing(seats) and info.state == "playing" else []
    yours = bool(mine) or owner
    return replace(info, yours=yours, owner=owner, seats=seat_infos, ballot=ballots)


class TableInfoCache:
    """The information about one table, made once for all who ask until something changes."""

    def __init__(self) -> None:
        self._public: TableInfo | None = None
        self._good_until = 0.0
        self._texts: dict[int, bytes] = {}

    def clear(self) -> None:
        self._public = None

    def get(self, now: float) -> TableInfo | None:
        return self._public if now < self._good_until else None

    def put(self, public: TableInfo, good_until: float) -> None:
        self._public, self._good_until = public, good_until
        self._texts.clear()

    def text(self, public: TableInfo, row: TableRow, seats: Sequence[SeatRow], user: int) -> bytes:
        """The information as JSON, with what is a user's own marked; kept until the next *put*."""
        user = concerned(row, seats, user)
        if user not in self._texts:
            self._texts[user] = msgspec.json.encode(own_info(public, row, seats, user))
        return self._texts[user]


def waits_for_you(info: TableInfo) -> bool:
    """Whether a seat of the person that this was made for is asked, and no bot answers for it."""
    own = [seat.seat for seat in info.seats if seat.you and not seat.stand_in]
    return any(seat in info.waiting for seat in own)


def agreed_options(row: TableRow) -> dict[str, str]:
    return {name: value for name, value in row.options.items() if name != OVERLAY}


def options_of(row: TableRow) -> tuple[dict[str, str], dict[str, Any]]:
    """Splits the stored options into those agreed on and the overlay of printed values."""
    overlay = row.options.get(OVERLAY, "")
    return agreed_options(row), msgspec.json.decode(overlay) if overlay else {}


def stored_options(options: Mapping[str, str], overlay: Mapping[str, Any]) -> dict[str, str]:
    """Puts them together again, as they are stored."""
    stored = {OVERLAY: msgspec.json.encode(dict(overlay)).decode()} if overlay else {}
    return {**options, **stored}
