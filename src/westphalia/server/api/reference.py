"""Routes of reference data: games, clauses, printed facts, the OpenAPI description."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from dataclasses import asdict
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from westphalia import __version__, plugins
from westphalia.analysis.summary import Analysis
from westphalia.bots.registry import bots_of as bots_by_strength
from westphalia.bots.registry import ratings_of
from westphalia.clauses import clauses
from westphalia.engine.game import Game, Option
from westphalia.engine.orders import Order, Value
from westphalia.games import all_games, misfits
from westphalia.lessons import NoLesson, lesson_of, lessons_of
from westphalia.locales import ENGLISH, LANGUAGES
from westphalia.server.api.accounts import (
    Changes,
    Name,
    NameAndPassword,
    NewAccount,
    NewPassword,
    NewToken,
    Password,
    SessionInfo,
    SessionOnly,
    Sessions,
    TokenInfo,
    Tokens,
)
from westphalia.server.api.bots import BotList, Challenging, Declining, Imagined
from westphalia.server.api.finding import OwnTicket, WantedSeats
from westphalia.server.api.house import HouseWords
from westphalia.server.api.invitations import Invitation, Inviting, QrCode, QrText
from westphalia.server.api.moderation import (
    Announcing,
    BannerInfo,
    Closing,
    Desk,
    Freezing,
    GivingRole,
    HandingOver,
    LetterInfo,
    LetterOnly,
    Letters,
    OwnModeration,
    People,
    Renaming,
    Reprimand,
    Restricting,
)
from westphalia.server.api.notices import (
    BrowserOnly,
    Browsing,
    Done,
    MailToken,
    Notices,
    NoticeWishes,
    PushKey,
    Tried,
)
from westphalia.server.api.people import Blocking
from westphalia.server.api.ratings import RatingList
from westphalia.server.api.replays import Forking
from westphalia.server.api.rests import NewVacation, VacationInfo
from westphalia.server.api.routing import reply, route, take_costly, unless_gone
from westphalia.server.api.tables import (
    Answering,
    GoingBack,
    Ordering,
    Rematching,
    SeatOnly,
    Sitting,
    Turns,
    Undoing,
)
from westphalia.server.api.talk import (
    Avoiding,
    BlockOnly,
    Blocks,
    Note,
    Noting,
    Reading,
    Reported,
    Reporting,
    Saying,
    TalkFrame,
    Voting,
)
from westphalia.server.api.tournaments import Bidding, EntrantOnly, Joining
from westphalia.server.api.ways_in import (
    AskingForLink,
    BackByCode,
    BackByLink,
    Codes,
    Door,
    HouseInvitation,
)
from westphalia.server.assets import Asset, asset_response
from westphalia.server.context import Context
from westphalia.server.errors import Refusal
from westphalia.server.settings import BotOffer
from westphalia.server.store.finding import Ticket
from westphalia.server.store.moderation import Banner
from westphalia.server.store.rests import Facts
from westphalia.server.store.rows import BotPolicy, Shown
from westphalia.server.tables import uploads
from westphalia.server.tables.account_deletion import OwnProfile, OwnTable, OwnWords
from westphalia.server.tables.finding import Seeking
from westphalia.server.tables.forecasts import Hint, Rehearsed, printed
from westphalia.server.tables.info import TableInfo, options_of
from westphalia.server.tables.new_tables import NewTable, game_of
from westphalia.server.tables.orders import OrdersInfo
from westphalia.server.tables.outside import offered_here
from westphalia.server.tables.profiles import MetPeople, ProfileInfo
from westphalia.server.tables.recap import SinceInfo
from westphalia.server.tables.seats import SeatChange
from westphalia.server.tables.snapshots import PositionFrame
from westphalia.server.tournaments.info import OwnTournament, TournamentLists, TournamentSheet
from westphalia.server.tournaments.rules import NewTournament

# ------------------------------------------------------------------------------
# The OpenAPI description, made from the types that check the bodies.


class Me(msgspec.Struct):
    id: int
    name: str
    account: bool
    bot: bool
    webhook: str | None


class OptionInfo(msgspec.Struct, frozen=True):
    """Something to agree on; with a *module* it is refused without that."""

    name: str
    values: tuple[str, ...]
    default: str
    clause: str
    several: bool
    module: str


class NeedInfo(msgspec.Struct, frozen=True):
    """A module that goes only with some values of an option, and why."""

    module: str
    option: str
    values: tuple[str, ...]
    reason: str


class NumberInfo(msgspec.Struct, frozen=True):
    name: str
    least: int
    most: int
    words: bool


class ValueInfo(msgspec.Struct, frozen=True):
    name: str
    numbers: list[NumberInfo]


class OrderInfo(msgspec.Struct, frozen=True):
    """What a seat may let the table answer for it."""

    name: str
    clause: str
    kinds: tuple[str, ...]
    values: list[ValueInfo]
    sealed: bool


class RatingInfo(msgspec.Struct, frozen=True):
    """How strong a bot was measured to be, with bounds of 95 %."""

    rating: int
    low: int
    high: int
    games: int
    measured: str


class Doors(msgspec.Struct, frozen=True):
    """What there is of a game beside its rules; *words* are the parts of its messages."""

    own: bool
    page: bool
    lessons: list[str]
    words: list[str]


class GameInfo(msgspec.Struct, frozen=True):
    """See docs/protocol.md."""

    name: str
    version: str
    seats: tuple[int, ...]
    modules: tuple[str, ...]
    options: list[OptionInfo]
    needs: list[NeedInfo]
    orders: list[OrderInfo]
    bots: list[str]
    outside: list[str]
    ratings: dict[str, RatingInfo]
    stand_in: str
    draws: bool
    doors: Doors


class Games(msgspec.Struct, frozen=True):
    games: list[GameInfo]


class Admitted(msgspec.Struct):
    me: Me
    token: str
    codes: list[str] = []


class AboutMe(msgspec.Struct):
    """Who asks; the rest is there only where there is something to tell."""

    me: Me | None
    role: str = ""
    letters: list[LetterInfo] = []
    banner: Banner | None = None
    house: list[str] = []


class OwnData(msgspec.Struct):
    me: Me
    sessions: list[SessionInfo]
    tokens: list[TokenInfo]
    notices: Notices
    rests: Facts
    tables: list[OwnTable]
    words: OwnWords
    moderation: OwnModeration
    profile: OwnProfile
    ticket: Ticket | None
    tournaments: list[OwnTournament]


class TableLists(msgspec.Struct):
    mine: list[TableInfo]
    open: list[TableInfo]
    playing: list[TableInfo]
    over: list[TableInfo]


class LobbyLists(msgspec.Struct):
    open: list[TableInfo]
    playing: list[TableInfo]


class Turn(msgspec.Struct):
    turn: int


class Why(msgspec.Struct):
    message: str
    clause: str
    objection: str = ""
    about: dict[str, Any] = {}


class Problem(msgspec.Struct):
    code: str
    message: str
    reason: str
    args: dict[str, Any]
    clause: str = ""
    objection: str = ""
    about: dict[str, Any] = {}


class Error(msgspec.Struct):
    error: Problem


PREFIX = "/api/tables/{table}"
TOURNAMENT = "/api/tournaments/{tournament}"
LESSON = "/api/games/{game}/lessons/{lesson}"
# path, method, summary, query, body, answer; a string names a media type instead of a shape
ENDPOINTS: list[tuple[str, str, str, str, type | str | None, type | str | None]] = [
    ("/api/guest", "post", "Become a guest", "", Name, Admitted),
    ("/api/account", "post", "Become an account", "", NewAccount, Admitted),
    ("/api/login", "post", "Come back as an account", "", NameAndPassword, Admitted),
    ("/api/logout", "post", "Drop the token", "", None, AboutMe),
    ("/api/door", "get", "Who may come in", "", None, Door),
    ("/api/back/code", "post", "Come back by a recovery code", "", BackByCode, Admitted),
    ("/api/back/link", "post", "Come back by a link", "", BackByLink, Admitted),
    ("/api/back/mail", "post", "Ask for such a link by mail", "", AskingForLink, Done),
    ("/api/me", "get", "Who am I?", "", None, AboutMe),
    ("/api/me/codes", "get", "How many recovery codes I have", "", None, Codes),
    ("/api/me/codes", "post", "Make them anew", "", Password, Codes),
    ("/api/me/invitations", "post", "Invite somebody to the house", "", None, HouseInvitation),
    ("/api/me/people", "get", "Whom I have played with", "", None, MetPeople),
    ("/api/me/shown", "post", "Say who sees what of me", "", Shown, Shown),
    ("/api/people/{name:path}", "get", "A profile", "house?", None, ProfileInfo),
    ("/api/me", "post", "Change name or webhook", "", Changes, AboutMe),
    ("/api/me/delete", "post", "Leave for good", "", Password, AboutMe),
    ("/api/me/data", "get", "All that is kept about me", "", None, OwnData),
    ("/api/password", "post", "Change the password", "", NewPassword, AboutMe),
    ("/api/sessions", "get", "The own sessions", "", None, Sessions),
    ("/api/sessions/end", "post", "End a session", "", SessionOnly, Sessions),
    ("/api/tokens", "get", "The own tokens for programs", "", None, Tokens),
    ("/api/tokens", "post", "Make a token, which is told this once", "", NewToken, Tokens),
    ("/api/tokens/end", "post", "End a token", "", SessionOnly, Tokens),
    ("/api/me/bot", "post", "Become a bot, for good", "", Password, AboutMe),
    ("/api/me/policy", "get", "What challenges I take, as a bot", "", None, BotPolicy),
    ("/api/me/policy", "post", "Change that", "", BotPolicy, BotPolicy),
    ("/api/events", "get", "All events of a bot", "", None, "application/x-ndjson"),
    ("/api/bots", "get", "The bots that are there", "game?", None, BotList),
    ("/api/house/{kind}", "get", "Words of the house", "language?", None, HouseWords),
    ("/api/banner", "get", "What everybody is told", "", None, BannerInfo),
    ("/api/me/letters/away", "post", "Put a moderator's letter away", "", LetterOnly, Letters),
    ("/api/moderation", "get", "Reports, restrictions, the log", "", None, Desk),
    ("/api/moderation/people", "get", "People by name or number", "name", None, People),
    ("/api/moderation/warn", "post", "Warn somebody", "", Reprimand, Desk),
    ("/api/moderation/mute", "post", "Let somebody not talk, or again", "", Restricting, Desk),
    ("/api/moderation/ban", "post", "Keep somebody outside, or not", "", Restricting, Desk),
    ("/api/moderation/rename", "post", "Give somebody another name", "", Renaming, Desk),
    ("/api/moderation/freeze", "post", "Stop a table, or not", "", Freezing, Desk),
    ("/api/moderation/hand-over", "post", "Give away a seat or table", "", HandingOver, Desk),
    ("/api/moderation/close", "post", "Close a report", "", Closing, Desk),
    ("/api/moderation/role", "post", "Make somebody a moderator", "", GivingRole, Desk),
    ("/api/moderation/banner", "post", "Tell everybody something", "", Announcing, Desk),
    ("/api/blocks", "get", "Whom I have blocked", "", None, Blocks),
    ("/api/blocks", "post", "Block somebody", "", Blocking, Blocks),
    ("/api/blocks/end", "post", "End a block", "", BlockOnly, Blocks),
    ("/api/me/vacation", "get", "Whether I am on vacation", "", None, VacationInfo),
    ("/api/me/vacation", "post", "Begin one", "", NewVacation, VacationInfo),
    ("/api/me/vacation/end", "post", "End it", "", None, VacationInfo),
    ("/api/me/notices", "get", "How I am told of my turns", "", None, Notices),
    ("/api/me/notices", "post", "Change that", "", NoticeWishes, Notices),
    ("/api/me/notices/test", "post", "Send a message to try it", "", None, Tried),
    ("/api/push", "get", "The key that web push is signed with", "", None, PushKey),
    ("/api/me/push", "post", "Send push messages to this browser", "", Browsing, Notices),
    ("/api/me/push/drop", "post", "Send none to a browser any more", "", BrowserOnly, Notices),
    ("/api/mail/confirm", "post", "Confirm a mail address", "", MailToken, Done),
    ("/api/mail/stop/{token}", "post", "Get no more mail", "", None, Done),
    ("/api/games", "get", "Games, modules, options, bots", "", None, Games),
    ("/api/games/{game}/clauses", "get", "Every clause", "language?", None, None),
    ("/api/games/{game}/board", "get", "Printed facts", "table? brief?", None, None),
    ("/api/games/{game}/overlay", "post", "Read an overlay file", "", "text/plain", None),
    (LESSON, "get", "What a lesson says when", "", None, None),
    (LESSON, "post", "Set up the table of a lesson", "", None, TableInfo),
    ("/api/tables", "get", "Tables", "", None, TableLists),
    ("/api/lobby", "get", "Tables to sit down at or to watch", "", None, LobbyLists),
    ("/api/tables", "post", "Set up a table", "", NewTable, TableInfo),
    ("/api/turns", "get", "At which tables it is your turn", "", None, Turns),
    (PREFIX, "get", "About a table", "", None, TableInfo),
    (f"{PREFIX}/overlay", "get", "The values that it has corrected", "", None, None),
    (f"{PREFIX}/lesson", "post", "Go back to a turn of a lesson", "", GoingBack, TableInfo),
    (f"{PREFIX}/sit", "post", "Sit down", "", Sitting, TableInfo),
    (f"{PREFIX}/stand", "post", "Leave a seat", "", SeatOnly, TableInfo),
    (f"{PREFIX}/seat", "post", "Bots, open seats, stand-ins", "", SeatChange, TableInfo),
    (f"{PREFIX}/invite", "post", "A link to a seat", "", Inviting, Invitation),
    (f"{PREFIX}/challenge", "post", "Ask a bot or a person by name", "", Challenging, TableInfo),
    (f"{PREFIX}/decline", "post", "Give back a seat that is kept", "", Declining, TableInfo),
    (f"{PREFIX}/start", "post", "Begin", "", None, TableInfo),
    (f"{PREFIX}/ready", "post", "Be ready for a live game", "", None, TableInfo),
    (f"{PREFIX}/keep", "post", "Let a table wait on", "", None, TableInfo),
    (f"{PREFIX}/close", "post", "End a table early", "", None, TableInfo),
    (f"{PREFIX}/talk", "get", "What was said and done", "", None, TalkFrame),
    (f"{PREFIX}/talk", "post", "Say something", "", Saying, TalkFrame),
    (f"{PREFIX}/talk/read", "post", "Mark as read", "", Reading, TalkFrame),
    (f"{PREFIX}/talk/avoid", "post", "Mute, block, hear again", "", Avoiding, TalkFrame),
    (f"{PREFIX}/talk/report", "post", "Report to the operators", "", Reporting, Reported),
    (f"{PREFIX}/notes", "get", "The own notes", "seat", None, Note),
    (f"{PREFIX}/notes", "post", "Keep notes", "", Noting, Note),
    (f"{PREFIX}/vote", "post", "Ask for something, agree, decline", "", Voting, TableInfo),
    (f"{PREFIX}/resume", "post", "End a pause", "", None, TableInfo),
    (f"{PREFIX}/resign", "post", "Give up a seat", "", SeatOnly, TableInfo),
    (f"{PREFIX}/answer", "post", "Answer a question", "", Answering, Turn),
    (f"{PREFIX}/undo", "post", "Take an answer back", "", Undoing, Turn),
    (f"{PREFIX}/orders", "get", "The own standing orders", "seat", None, OrdersInfo),
    (f"{PREFIX}/orders", "post", "Set standing orders", "", Ordering, OrdersInfo),
    (f"{PREFIX}/position", "get", "The frame position", "seat?", None, PositionFrame),
    (f"{PREFIX}/what-if", "get", "Try things out", "seat turn world tried*", None, PositionFrame),
    (f"{PREFIX}/imagined", "get", "A position to think of", "seat turn?", None, Imagined),
    (f"{PREFIX}/stream", "get", "Frames", "seat? log? talk?", None, "application/x-ndjson"),
    (
        f"{PREFIX}/forecast",
        "get",
        "What may come of choices",
        "seat choice+? each+? turn?",
        None,
        None,
    ),
    (
        f"{PREFIX}/rehearsal",
        "get",
        "After choices not yet made",
        "seat choice+ turn?",
        None,
        Rehearsed,
    ),
    (f"{PREFIX}/hint", "get", "What a bot would answer", "seat choice+? turn?", None, Hint),
    (f"{PREFIX}/why", "get", "Why a choice is not offered", "seat choice", None, Why),
    (f"{PREFIX}/since", "get", "What happened since the last answer", "seat", None, SinceInfo),
    (f"{PREFIX}/replay", "get", "A match at a glance", "", None, None),
    (
        f"{PREFIX}/replay/{{at}}",
        "get",
        "The frame position of back then",
        "seat? log?",
        None,
        PositionFrame,
    ),
    (f"{PREFIX}/analysis", "get", "What decided a finished game", "", None, Analysis),
    (f"{PREFIX}/record", "get", "The record", "", None, "text/plain"),
    (f"{PREFIX}/fork", "post", "Go on from a point", "", Forking, TableInfo),
    (f"{PREFIX}/rematch", "post", "Play again with the same people", "", Rematching, TableInfo),
    ("/api/ratings/{game}", "get", "Who is rated in a game", "text? after?", None, RatingList),
    ("/api/ticket", "get", "The own ticket", "", None, OwnTicket),
    ("/api/ticket", "post", "Find me a table", "", Seeking, OwnTicket),
    ("/api/ticket/drop", "post", "Put a ticket away", "", None, OwnTicket),
    ("/api/seats-wanted", "get", "Games that seek a substitute", "", None, WantedSeats),
    ("/api/tournaments", "get", "Tournaments", "", None, TournamentLists),
    ("/api/tournaments", "post", "Set a tournament", "", NewTournament, TournamentSheet),
    (TOURNAMENT, "get", "The whole of a tournament", "", None, TournamentSheet),
    (f"{TOURNAMENT}/results.csv", "get", "The standings", "", None, "text/csv"),
    (f"{TOURNAMENT}/join", "post", "Take part, or stand by", "", Joining, TournamentSheet),
    (f"{TOURNAMENT}/leave", "post", "Go, or take somebody out", "", EntrantOnly, TournamentSheet),
    (f"{TOURNAMENT}/bid", "post", "Bid for a side", "", Bidding, TournamentSheet),
    (f"{TOURNAMENT}/begin", "post", "Close the list and begin", "", None, TournamentSheet),
    (f"{TOURNAMENT}/call-time", "post", "Let bots end a round", "", None, TournamentSheet),
    (f"{TOURNAMENT}/cancel", "post", "End a tournament early", "", None, TournamentSheet),
    ("/api/qr", "post", "A QR code", "", QrText, QrCode),
    ("/api/records", "post", "Bring a record", "", "text/plain", TableInfo),
    ("/health", "get", "Is the server well?", "", None, "text/plain"),
    ("/metrics", "get", "Numbers, for the machine itself only", "", None, "text/plain"),
]


@cache
def describe() -> bytes:
    shapes = {shape for *_, body, answer in ENDPOINTS for shape in (body, answer)}
    types = [Error, *sorted((s for s in shapes if isinstance(s, type)), key=lambda s: s.__name__)]
    references, components = msgspec.json.schema_components(
        types, ref_template="#/components/schemas/{name}"
    )
    schemas: dict[object, Any] = dict(zip(types, references, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for path, method, summary, query, body, answer in ENDPOINTS:
        operation = {
            "summary": summary,
            "parameters": [*path_parameters(path), *query_parameters(query)],
            "responses": {
                "200": {"description": "done", "content": content(answer, schemas)},
                "4XX": {"description": "refused", "content": content(Error, schemas)},
            },
        }
        if body is not None:
            operation["requestBody"] = {"content": content(body, schemas), "required": True}
        paths.setdefault(path, {})[method] = operation
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Westphalia", "version": __version__},
            "paths": paths,
            "components": {"schemas": components},
        }
    )


def content(shape: type | str | None, schemas: dict[object, Any]) -> dict[str, Any]:
    if isinstance(shape, str):
        return {shape: {}}
    return {"application/json": {"schema": schemas[shape]} if shape else {}}


def path_parameters(path: str) -> list[dict[str, Any]]:
    names = re.findall(r"\{(\w+)\}", path)
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in names
    ]


def query_parameters(query: str) -> list[dict[str, Any]]:
    """Names with a question mark may be left out, and those with a plus sign repeated."""
    text = {"type": "string"}
    return [
        {
            "name": name.rstrip("?+"),
            "in": "query",
            "required": not name.endswith("?"),
            "schema": {"type": "array", "items": text} if "+" in name else text,
        }
        for name in query.split()
    ]


# ------------------------------------------------------------------------------
# Routes of reference data: games, clauses, printed facts, the OpenAPI description.


log = logging.getLogger(__name__)
encode = msgspec.json.encode

SHOWN = ("id", "title", "text", "note")  # of a clause, on the rules sheet
BOARD_TOKENS = 0.25  # of those for costly work, where an overlay must be checked


def about(game: Game, offers: Sequence[BotOffer]) -> GameInfo:
    ratings, outside = ratings_of(game.name).items(), offered_here(offers, game.name)
    return GameInfo(
        name=game.name,
        version=game.version,
        seats=game.seat_counts,
        modules=game.modules,
        options=[option_info(option) for option in game.options],
        needs=[NeedInfo(**asdict(need)) for need in game.needs],
        orders=[order_info(order) for order in game.orders],
        bots=[*bots_by_strength(game.name), *outside],
        outside=outside,
        ratings={bot: RatingInfo(**asdict(rating)) for bot, rating in ratings},
        stand_in=game.stand_in,
        draws=game.draws,
        doors=Doors(
            own=plugins.is_own(game.name),
            page=plugins.is_own(game.name) or plugins.web(game.name) is not None,
            lessons=list(lessons_of(game.name)),
            words=plugins.parts_of_words(game.name),
        ),
    )


def option_info(option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        values=option.values,
        default=option.default,
        clause=option.clause,
        several=option.several,
        module=option.module,
    )


def order_info(order: Order) -> OrderInfo:
    """An order as clients need it; the words of its numbers are ids that they have already."""
    values = [value_info(value) for value in order.values]
    return OrderInfo(order.name, order.clause, order.kinds, values, order.sealed)


def value_info(value: Value) -> ValueInfo:
    numbers = [NumberInfo(n.name, n.least, n.most, bool(n.words)) for n in value.numbers]
    return ValueInfo(value.name, numbers)


@cache
def games_asset(offers: tuple[BotOffer, ...] = ()) -> Asset:
    """Reads all games, which takes most of a second: it is done before there are visitors."""
    for sentence in misfits():
        log.error("a game is left out: %s", sentence)
    return asset(Games([about(game, offers) for game in all_games()]))


@cache
def clauses_asset(game: str, language: str) -> Asset:
    known = clauses(game, language).values()
    return asset({"clauses": [{name: getattr(each, name) for name in SHOWN} for each in known]})


@cache
def board_asset(game: str, brief: bool = False) -> Asset:
    return Asset(printed(game, {}, brief), ".json")


@cache
def lesson_asset(game: str, name: str) -> Asset:
    found, names = lesson_of(game, name), [*lessons_of(game), ""]
    stages = [asdict(stage) for stage in found.stages]
    return asset({"asides": found.asides, "stages": stages, "next": names[names.index(name) + 1]})


@cache
def openapi_asset() -> Asset:
    return Asset(describe(), ".json")


def asset(answer: object) -> Asset:
    return Asset(encode(answer), ".json")


def asset_reply(request: Request, answer: Asset) -> Response:
    """Sends public data; it holds nothing secret, so it may be compressed and cached."""
    return asset_response(request, answer, "max-age=300")


async def games(context: Context, request: Request) -> Response:
    return asset_reply(request, games_asset(context.settings.bot_offers))


async def game_clauses(context: Context, request: Request) -> Response:
    """The clauses; with ``?language=`` in another language than English."""
    game = game_of(request.path_params["game"])
    language = request.query_params.get("language", ENGLISH)
    if language not in LANGUAGES:
        raise Refusal("bad_request", f"there are clauses in {', '.join(LANGUAGES)}")
    return asset_reply(request, clauses_asset(game.name, language))


async def board(context: Context, request: Request) -> Response:
    """The printed facts; with ``?table=`` as corrected by that table's own values.

    With ``?brief=true`` without remarks, which are two fifths of it.
    """
    game = game_of(request.path_params["game"])
    table = request.query_params.get("table", "")
    brief = request.query_params.get("brief") == "true"
    if table:
        _, overlay = options_of((await context.tables.find(table)).row)
        if overlay:
            return asset_reply(request, await corrected(context, request, game, overlay, brief))
    return asset_reply(request, board_asset(game.name, brief))


async def corrected(
    context: Context, request: Request, game: Game, overlay: dict[str, Any], brief: bool
) -> Asset:
    asker = take_costly(context, request, None, BOARD_TOKENS)
    try:
        working = context.costly.run(asker, printed, game.name, overlay, brief)
        return Asset(await unless_gone(request, working), ".json")
    except ValueError as error:  # it may be the table of another game
        raise Refusal("bad_request", str(error)) from error


async def read_overlay(context: Context, request: Request) -> Response:
    """The values of an overlay file, as a new table takes them."""
    user = await context.require_user(request)
    game = game_of(request.path_params["game"])
    asker = take_costly(context, request, user)
    data = await context.read_bytes(request, context.settings.limits.body)
    try:
        working = context.uploads.run(asker, uploads.read_overlay, game.name, data.decode())
        return reply(await unless_gone(request, working))
    except UnicodeDecodeError as error:
        why = f"the file is not UTF-8 text: {error.reason}"
    except ValueError as error:
        why = str(error)
    raise Refusal("bad_request", why, reason="overlay", why=why)


async def lesson(context: Context, request: Request) -> Response:
    """What a lesson says when, in stages; its sentences are in the locales."""
    try:
        game = game_of(request.path_params["game"]).name
        return asset_reply(request, lesson_asset(game, request.path_params["lesson"]))
    except NoLesson as error:
        raise Refusal("unknown", str(error)) from error


async def openapi(context: Context, request: Request) -> Response:
    return asset_reply(request, openapi_asset())


ROUTES = [
    route("/api/games", games),
    route("/api/games/{game}/clauses", game_clauses),
    route("/api/games/{game}/board", board),
    route("/api/games/{game}/overlay", read_overlay, "POST"),
    route(LESSON, lesson),
    route("/api/openapi.json", openapi),
]
