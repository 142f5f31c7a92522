"""The rows that a store keeps, and the errors that it raises."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple

import msgspec

Audience = Literal["all", "members", "nobody"]


class User(msgspec.Struct, frozen=True):
    """A guest, who has only a name, or an account, which has a password hash (scrypt, salted).

    An account may be that of a ``bot``, and then is so for good.
    """

    id: int
    name: str
    password: str = ""
    webhook: str = ""
    bot: bool = False


class Account(NamedTuple):
    """What all may know of an account: its name as it is compared, and whether it is a bot's."""

    name: str
    bot: bool


class BotPolicy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The challenges that a bot takes; whoever challenges it otherwise is told why not.

    No ``games`` are all of them, and no ``modules``, as null, are any.  Where a table has a clock,
    it has at least ``bank`` seconds for each seat.  ``at_most`` so many tables are under way.
    """

    games: tuple[str, ...] = ()
    modules: tuple[str, ...] | None = None
    bank: Annotated[int, msgspec.Meta(ge=0)] = 0
    at_most: Annotated[int, msgspec.Meta(ge=1, le=200)] = 4


class BotRow(msgspec.Struct, frozen=True):
    """A bot with its policy, and at how many tables it plays, or will as soon as they begin."""

    id: int
    name: str
    policy: BotPolicy
    tables: int


class Session(msgspec.Struct, frozen=True):
    """A token of a user: when it was made and last used (to the day), from where, with what.

    One for programs has a ``name``, and ``scopes`` with spaces between them; without them it is
    somebody who has logged in, and may do everything.
    """

    token_hash: str
    created: float
    seen: float
    address: str = ""
    device: str = ""
    name: str = ""
    scopes: str = ""


class NoticePreferences(msgspec.Struct, frozen=True):
    """How a person is told what concerns them while they are away.

    Quiet hours are minutes of the local day, and equal ones are none.  Between two messages by the
    same channel lie so many minutes at least; ``planned`` is when the latest one goes out.  What is
    ``switched_off`` is a sort of channel and a kind of notice, as in "mail talk".  Where clocks
    sleep, they do in the quiet hours and, as wished, at ``weekends``; an ``automatic`` vacation
    begins by itself before time is out.
    """

    language: str = ""
    time_zone: str = ""
    quiet_from: int = 0
    quiet_to: int = 0
    interval: int = 0
    mail: str = ""
    confirmed: bool = False
    switched_off: tuple[str, ...] = ()
    weekends: bool = False
    automatic: bool = True
    planned: float = 0.0


class PushSubscription(msgspec.Struct, frozen=True):
    """A browser that takes push messages: where they go, and the keys that it alone can open."""

    id: str
    session: str  # the hash of the token that named it, with which it is forgotten
    endpoint: str
    p256dh: str
    auth: str
    device: str
    created: float


class Recipient(msgspec.Struct, frozen=True):
    """All that is kept about how a person is told what concerns them."""

    user: User
    preferences: NoticePreferences
    browsers: tuple[PushSubscription, ...] = ()


class QueuedNotice(msgspec.Struct, frozen=True):
    """A notice that is still to be sent: to whom, by which channel, of which kind.

    The ``place`` is the page that it leads to, such as ``table/ID``, and perhaps a seat there.  A
    place that is no table has a ``title`` of its own.  ``detail`` is what else a kind tells.
    """

    user: int
    channel: str
    kind: str
    place: str
    seat: int = -1
    detail: str = ""
    title: str = ""
    attempts: int = 0
    due: float = 0.0


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """To whom a person's profile shows each of its parts: all, members or nobody."""

    results: Audience = "all"
    pace: Audience = "all"
    open: Audience = "all"
    rating: Audience = "all"


class Profile(msgspec.Struct, frozen=True):
    """What is kept of an account for its profile; since 0 is unknown."""

    since: float = 0.0
    shown: Shown = Shown()


class Played(msgspec.Struct, frozen=True):
    """By whom a seat was played, or left before the end: a ``person``, or a ``bot`` of the house.

    Of those the person is 0.  ``times`` counts turns by the step of how long they took (see
    ``tables/played.py``).  There were so many ``seats``, and so many ``people`` on them.
    """

    table: str
    seat: int
    person: int
    bot: str
    at: float
    finished: bool
    seats: int
    people: int
    times: dict[str, int]


class PlayedGame(msgspec.Struct, frozen=True):
    """A row of ``Played`` with what its table tells."""

    table: str
    seat: int
    at: float
    finished: bool
    seats: int
    people: int
    times: dict[str, int]
    game: str
    version: str
    modules: tuple[str, ...]
    options: dict[str, str]
    result: str


class Met(msgspec.Struct, frozen=True):
    """Somebody with whom a person has played: at how many tables, and when last."""

    id: int
    name: str
    bot: bool
    games: int
    last: float


class Ban(msgspec.Struct, frozen=True):
    """Who stays outside: ``kind`` is user, and the value their number, or address.

    Of kind mute it is somebody who may not talk.  It ends at ``until``; 0 is never.
    """

    kind: str
    value: str
    at: float
    until: float = 0.0
    reason: str = ""


class SeatRow(msgspec.Struct, frozen=True):
    """A seat and who answers for it: ``kind`` is open, person or bot.

    ``stand_in`` names the bot that plays while the person is away; ``when_out`` says what happens
    when the person's time has run out: wait, or bot.  ``link`` is the hash of the seat's
    invitation; ``known_to`` are the people who know what the seat knew: they have left it, forked
    the game or brought its record; ``orders`` are its standing orders, which nobody else may see;
    ``asked`` is whom an open seat is kept for.
    """

    seat: int
    kind: str
    name: str
    user: int = 0
    bot: str = ""
    stand_in: str = ""
    when_out: str = "wait"
    link: str = ""
    known_to: tuple[int, ...] = ()
    orders: str = ""
    asked: int = 0


class TableRow(msgspec.Struct, frozen=True):
    """A table: the rules agreed on, the clock, the secret behind its chance.

    ``state`` is open, playing or over; one that is over without a result was abandoned.
    ``parent`` and ``parent_lines`` tell what it was forked from.  One that is ``frozen`` stands
    still until an operator lets it go on.  ``upload`` is verified or unverified if it came as a
    record, and else empty.  ``rematch`` is the table at which the same people play again.
    After ``patience`` seconds who is asked and away is overdue; 0 is
    never.  Where there is a ``gallery`` those who watch may talk, and where there are ``hints``
    whoever is asked may be advised by a bot, also against people.  ``ended`` tells how people ended
    the game, as a record does; it is empty if the rules did, or nobody yet.  ``level`` and
    ``language`` say for whom the table was set, new or experienced players, and in which language
    they talk; empty is anybody.  Where the game is ``rated`` its result changes ratings.  The clock
    of a seat stands still while its person sleeps, where it ``sleeps``, and is on vacation, where
    there are ``vacations``.  With ``what_if`` whoever plays may try things out in what they know.
    """

    id: str
    owner: int
    game: str
    version: str
    title: str
    modules: tuple[str, ...]
    options: dict[str, str]
    secret: str
    public: bool
    bank: int  # seconds for each seat; 0 is no clock
    increment: int  # seconds added when a seat has answered all that it was asked
    state: str
    created: float
    changed: float
    result: str = ""
    parent: str = ""
    parent_lines: int = 0
    frozen: bool = False
    upload: str = ""
    rematch: str = ""
    patience: int = 259_200  # three days
    gallery: bool = True
    ended: str = ""
    hints: bool = False
    level: str = ""
    language: str = ""
    sleeps: bool = False
    vacations: bool = False
    what_if: bool = True
    rated: bool = False


class AgreedRules(msgspec.Struct, frozen=True):
    """What a result tells of how a game was set up: options with several values are left out."""

    seats: int
    modules: tuple[str, ...] = ()
    options: dict[str, str] = {}


class ResultRow(msgspec.Struct, frozen=True):
    """How a seat of a finished game came out: whose result it is, and whether it is rated.

    It is the result of who began there: ``subject`` is "person 12", "bot captain", or somebody
    whose account is gone; ``substitute`` and ``substitute_bot`` tell who ended there instead.
    Games are numbered (``n``) as they are counted.  ``share`` is that of the victory, ``place``
    counts from 1.  ``why`` says why a game is not rated.  A game that is ``counted`` teaches what
    seats are worth.  ``mu`` and ``sigma`` are the rating after a rated game of that ``weight``.
    """

    table: str
    seat: int
    n: int
    at: float
    game: str
    rules: AgreedRules
    side: str
    subject: str
    user: int
    bot: str
    substitute: int
    substitute_bot: str
    people: int
    points: int
    share: float
    place: float
    answers: int
    rated: bool
    why: str
    counted: bool
    weight: float = 0.0
    mu: float = 0.0
    sigma: float = 0.0


class RatingRow(msgspec.Struct, frozen=True):
    """What is known of the strength of a person or a bot in a game, or of what a seat is worth."""

    game: str
    subject: str
    user: int
    mu: float
    sigma: float
    games: int
    at: float


class LineRow(msgspec.Struct, frozen=True):
    """A line of a record in its text form, and when it was written."""

    seq: int
    text: str
    at: float


class TalkRow(msgspec.Struct, frozen=True):
    """What somebody said or did at a table beside the game; never a part of its record.

    ``channel`` is table, gallery or act, and ``text`` what was said or which act it was; ``about``
    is the seat that an act concerns, or the lines of the record that there were.
    """

    n: int
    at: float
    channel: str
    text: str
    seat: int = -1
    about: int = -1
    user: int = 0
    name: str = ""


class NoteRow(msgspec.Struct, frozen=True):
    """What a person has noted for a seat of theirs; nobody else sees it."""

    table: str
    seat: int
    text: str


class Avoided(msgspec.Struct, frozen=True):
    """Somebody whom a person does not want to hear: at one table, or without a table anywhere."""

    other: int
    name: str
    table: str
    at: float


class Report(msgspec.Struct, frozen=True):
    """What was brought before the operators: by whom, about whom, the words, and why.

    It is open until the time when it was ``resolved``.  Nobody is 0.
    """

    id: int
    at: float
    table: str
    reporter: int
    accused: int
    name: str
    text: str
    why: str
    resolved: float = 0.0


# A game that was played to an end here; one without a result was abandoned, an upload is of others.
PLAYED: Final = "state = 'over' AND result <> '' AND upload = ''"
PERSON: Final = "person "  # before the number of somebody with another account, name or password
PEER: Final = "peer "  # before a word of another server about its visitors
TOKEN: Final = "token "  # before the hash of a token, in the notification that it was dropped
ANEW: Final = "anew "  # before the id of a table whose record is not what it was
BANS: Final = "bans"  # the notification that somebody was banned, or is so no longer
BANNER: Final = "banner"  # the notification that there is another banner, or none any more
RESTS: Final = "rests "  # before the number of somebody whose hours or vacation changed
TALK: Final = "talk "  # before the id of a table at which something was said or done
WORDS: Final = (
    "words "  # before the number of somebody whose words, or marks on those of others, changed
)
FORMER_PLAYER: Final = "a former player"  # pages say it in their own language
NO_LIMIT: Final = -1  # on the number of tables of a person


class StoreError(Exception):
    """Raised when the store could not do something; nothing is half done."""


class UnkeptText(StoreError):
    """Raised when a text has a character that no store keeps: who sent it is told, nobody else."""


class Conflict(StoreError):
    """Raised when somebody else was first; the caller reads again and decides again."""
