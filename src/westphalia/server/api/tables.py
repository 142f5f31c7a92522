"""Routes of tables: lists, seats, answers, positions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from westphalia.engine.game import SPECTATOR
from westphalia.engine.step import Seat
from westphalia.server.accounts import CHALLENGE, PLAY
from westphalia.server.api.routing import (
    packed_reply,
    query_number,
    reply,
    route,
    take_costly,
    unless_gone,
)
from westphalia.server.assets import asset_response
from westphalia.server.context import Context
from westphalia.server.errors import Refusal, Rule
from westphalia.server.store.rows import User
from westphalia.server.tables import answers, forecasts, new_tables, orders, seats, what_if
from westphalia.server.tables.forecasts import header_fields
from westphalia.server.tables.info import TableInfo, options_of, waits_for_you
from westphalia.server.tables.new_tables import Sides
from westphalia.server.tables.recap import since
from westphalia.server.tables.seats import SeatChange, require_own_seat
from westphalia.server.tables.snapshots import Snapshot
from westphalia.server.tables.table import Table
from westphalia.server.tables.what_if import MOST_TRIED, WORLDS, check_may_try

TABLES_PER_LIST = 50

Key = Annotated[str, msgspec.Meta(min_length=1, max_length=100, pattern=r"^[^\x00-\x1f\x7f]+\Z")]
MAX_TEXT = 100
MAX_CHOICES = 64
FORECAST_TOKENS = 0.25  # of those for costly work
HINT_TOKENS = 0.5
WHAT_IF_TOKENS = 0.5
Asked = TypeVar("Asked")
Told = TypeVar("Told")
Foretelling = Callable[[Sequence[Any], Mapping[str, Any], int, Asked], Told]
Text = Annotated[str, msgspec.Meta(max_length=MAX_TEXT)]
Batch = Annotated[list[Text], msgspec.Meta(min_length=1, max_length=MAX_CHOICES)]


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    name: str = ""
    link: Text = ""


class SeatOnly(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int


class GoingBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    turn: int


class Rematching(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sides: Sides = "kept"


class Answering(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    turn: int
    key: Key
    choices: Batch


class Undoing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    turn: int
    key: Key


class Ordering(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    orders: dict[Text, Text]


class Turns(msgspec.Struct, frozen=True):
    count: int
    tables: list[str]


async def tables(context: Context, request: Request) -> Response:
    user = await context.find_user(request)
    user_id = user.id if user else 0
    most = context.settings.limits.person_tables
    mine = await context.store.tables_of(user_id, most) if user_id else []
    lists = {"mine": await with_unread(context, await context.tables.infos(mine, user_id), user_id)}
    own = {row.id for row in mine}
    for state in ("open", "playing", "over"):
        rows = await context.store.public_tables(state, TABLES_PER_LIST)
        others = [row for row in rows if row.id not in own]
        lists[state] = await context.tables.infos(others, user_id)
    return packed_reply(request, lists)


async def lobby(context: Context, request: Request) -> Response:
    """Sends the lobby; whoever has it already is told that it is still so."""
    return asset_response(request, await context.lobby.told())


async def with_unread(context: Context, infos: list[TableInfo], user: int) -> list[TableInfo]:
    """The own tables that are not over, with how much was said there meanwhile."""
    seated = [info.id for info in infos if info.state != "over" and any(s.you for s in info.seats)]
    unread = await context.store.unread(user, seated) if seated else {}
    return [msgspec.structs.replace(info, unread=unread.get(info.id, 0)) for info in infos]


async def new_table(context: Context, request: Request) -> Response:
    user = await context.require_user(request)
    asker = take_costly(context, request, user)
    wanted = await context.read_body(request, new_tables.NewTable)
    made = await new_tables.create(context.tables, wanted, user, asker.address)
    return reply(made.info(user.id))


async def new_lesson(context: Context, request: Request) -> Response:
    """A table for learning, which nobody but its person plays at."""
    user = await context.require_user(request)
    take_costly(context, request, user)
    game = new_tables.game_of(request.path_params["game"])
    made = await new_tables.create_lesson(context.tables, game, request.path_params["lesson"], user)
    return reply(made.info(user.id))


async def lesson_back(context: Context, request: Request) -> Response:
    """Goes on with a lesson from a turn that its person had there."""
    user, body = await context.require_user(request), await context.read_body(request, GoingBack)
    take_costly(context, request, user)
    table = await context.find_table(request)
    return reply((await new_tables.go_back(context.tables, table, user, body.turn)).info(user.id))


async def table_info(context: Context, request: Request) -> Response:
    user = await context.find_user(request)
    table = await context.find_table(request)
    return reply(table.info(user.id if user else 0))


async def table_overlay(context: Context, request: Request) -> Response:
    """The values that a table has corrected for itself: everybody may know them."""
    return reply(options_of((await context.find_table(request)).row)[1])


async def sit(context: Context, request: Request) -> Response:
    user, body = await context.require_user(request), await context.read_body(request, Sitting)
    table = await context.find_table(request)
    await seats.sit(table, user, body.seat, body.name, body.link)
    await seats.start_if_full(table)
    return reply(table.info(user.id))


async def stand(context: Context, request: Request) -> Response:
    user, body = await context.require_user(request), await context.read_body(request, SeatOnly)
    table = await context.find_table(request)
    await seats.stand(table, user, body.seat, table.game.stand_in, context.tables.left_to_bots)
    return reply(table.info(user.id))


async def change_seat(context: Context, request: Request) -> Response:
    user, body = await context.require_user(request), await context.read_body(request, SeatChange)
    table = await context.find_table(request)
    await seats.change_seat(table, user, body, bots_at(context, table), context.tables.left_to_bots)
    await seats.start_if_full(table)
    return reply(table.info(user.id))


async def start(context: Context, request: Request) -> Response:
    user, table = await context.require_user(request), await context.find_table(request)
    await seats.start(table, user, bots_at(context, table), context.tables.left_to_bots)
    return reply(table.info(user.id))


async def close(context: Context, request: Request) -> Response:
    user, table = await context.require_user(request), await context.find_table(request)
    await context.tables.end_table(table, user)
    return reply(table.info(user.id))


async def rematch(context: Context, request: Request) -> Response:
    user, table = await context.require_user(request), await context.find_table(request)
    take_costly(context, request, user)
    body = await context.read_body(request, Rematching)
    return reply((await new_tables.rematch(context.tables, table, user, body.sides)).info(user.id))


def bots_at(context: Context, table: Table) -> list[str]:
    return new_tables.bots_of(table.game, context.settings.bot_offers)


async def answer(context: Context, request: Request) -> Response:
    user, body = await context.require_user(request), await context.read_body(request, Answering)
    table = await context.find_table(request)
    check = partial(require_own_seat, table, body.seat, user)
    check()
    turn = await table.answer(body.seat, body.turn, body.key, body.choices, check)
    return reply({"turn": turn})


async def undo(context: Context, request: Request) -> Response:
    user, body = await context.require_user(request), await context.read_body(request, Undoing)
    table = await context.find_table(request)
    check = partial(require_own_seat, table, body.seat, user)
    check()
    context.rate_limiter.take("undo", user.id)
    return reply({"turn": await table.undo(body.seat, body.turn, body.key, check)})


async def own_orders(context: Context, request: Request) -> Response:
    user, table = await context.require_user(request), await context.find_table(request)
    return reply(orders.orders_info(table, user, query_number(request, "seat")))


async def set_orders(context: Context, request: Request) -> Response:
    user, body = await context.require_user(request), await context.read_body(request, Ordering)
    table = await context.find_table(request)
    await orders.set_orders(table, user, body.seat, body.orders)
    return reply(orders.orders_info(table, user, body.seat))


def check_may_see(table: Table, seat: Seat, user: User | None) -> None:
    """Refuses a seat to anybody but its person; everybody may watch as a spectator."""
    if seat != SPECTATOR:
        require_own_seat(table, seat, user)


async def position(context: Context, request: Request) -> Response:
    user, table = await context.find_user(request), await context.find_table(request)
    seat = query_number(request, "seat", SPECTATOR)
    check_may_see(table, seat, user)
    frame = table.position_frame(user.id if user else 0, seat, 0)
    return Response(frame, media_type="application/json")


async def forecast(context: Context, request: Request) -> Response:
    """What may come of the choices in the query, as far as the seat can know.

    With ``each`` a list: of the choices with each of those behind them.
    """
    if "each" in request.query_params:
        return await forecasts_of_each(context, request)
    return await foretold(context, request, forecasts.forecast)


async def rehearsal(context: Context, request: Request) -> Response:
    """What the seat would see after the choices in the query, if it could take them back."""
    return await foretold(context, request, forecasts.rehearsal)


async def hint(context: Context, request: Request) -> Response:
    """What a bot would answer for the seat after the choices in the query, and why."""
    return await foretold(context, request, forecasts.hint, HINT_TOKENS, forecasts.check_may_ask)


@dataclass(frozen=True)
class Asking:
    """What somebody asks about answers that their seat could give."""

    user: User
    table: Table
    snapshot: Snapshot
    seat: Seat

    def texts(self, request: Request, name: str) -> list[str]:
        """The choices under a name in the query, as they are spelled."""
        texts = request.query_params.getlist(name)[:MAX_CHOICES]
        game = self.table.game
        return [answers.parse_choice(game, text[:MAX_TEXT], []).text for text in texts]


async def asking_of(
    context: Context, request: Request, check: Callable[[Table, Seat], None] = lambda *_: None
) -> Asking | None:
    """Who asks, and of which position.

    A page may ask about a turn that has just ended: that is nobody's fault, and there is no answer.
    """
    user, table = await context.require_user(request), await context.find_table(request)
    seat = query_number(request, "seat")
    require_own_seat(table, seat, user)
    check(table, seat)
    snapshot = table.current_snapshot
    now = snapshot.turns[seat]
    if query_number(request, "turn", now) != now:
        return None
    return Asking(user, table, snapshot, seat)


async def foretold(
    context: Context,
    request: Request,
    job: Foretelling[Sequence[str], bytes],
    tokens: float = FORECAST_TOKENS,
    check: Callable[[Table, Seat], None] = lambda *_: None,
) -> Response:
    """Answers by a worker, or with what is kept for this position."""
    asking = await asking_of(context, request, check)
    if asking is None:
        return reply(None)
    asked = asking.texts(request, "choice")
    world = world_of(request, asking)
    key = asking.seat, ", ".join([job.__name__, *asked, *(world.key if world else ())])
    found = asking.snapshot.forecasts.get(key)
    if found is None and world:
        about = (job.__name__, world.number, world.tried, asked)
        tokens += WHAT_IF_TOKENS
        found = await work_out(context, request, asking, what_if.foretold, about, tokens)
    elif found is None:
        found = await work_out(context, request, asking, job, asked, tokens)
        asking.snapshot.keep_forecast(*key, found)
    return Response(found, media_type="application/json")


async def forecasts_of_each(context: Context, request: Request) -> Response:
    """Several forecasts by one job; each is charged and kept as if it were asked for alone."""
    asking = await asking_of(context, request)
    if asking is None:
        return reply(None)
    if len(request.query_params.getlist("each")) > MAX_CHOICES:
        raise Refusal("bad_request", f"'each' may be there {MAX_CHOICES} times")
    before = asking.texts(request, "choice")
    answers = [[*before, last] for last in asking.texts(request, "each")]
    if world := world_of(request, asking):
        about = (forecasts.forecasts.__name__, world.number, world.tried, answers)
        tokens = FORECAST_TOKENS * len(answers) + WHAT_IF_TOKENS
        told = await work_out(context, request, asking, what_if.foretold, about, tokens)
        return reply([msgspec.Raw(one) if one else None for one in told])
    keys = [", ".join([forecasts.forecast.__name__, *answer]) for answer in answers]
    found = [asking.snapshot.forecasts.get((asking.seat, key)) for key in keys]
    missing = [n for n, known in enumerate(found) if known is None]
    if missing:
        asked = [answers[n] for n in missing]
        tokens = FORECAST_TOKENS * len(missing)
        told = await work_out(context, request, asking, forecasts.forecasts, asked, tokens)
        for n, new in zip(missing, told, strict=True):
            if new is not None:
                asking.snapshot.keep_forecast(asking.seat, keys[n], new)
            found[n] = new
    return reply([msgspec.Raw(one) if one else None for one in found])


@dataclass(frozen=True)
class AskedWorld:
    """The world of a what-if board that somebody asks about: its number, and what was tried."""

    number: int
    tried: list[str]

    @property
    def key(self) -> list[str]:
        return [f"world {self.number}", *self.tried]


def world_of(request: Request, asking: Asking) -> AskedWorld | None:
    """The world that is asked about; none if it is the table itself."""
    if "world" not in request.query_params:
        return None
    check_may_try(asking.table)
    number = query_number(request, "world")
    texts = request.query_params.getlist("tried")
    if not 0 <= number < WORLDS or len(texts) > MOST_TRIED:
        raise Refusal(
            "bad_request", f"there are {WORLDS} worlds, with {MOST_TRIED} choices at most"
        )
    game = asking.table.game
    tried = [answers.parse_choice(game, text[:MAX_TEXT], []).text for text in texts]
    return AskedWorld(number, tried)


async def tried_out(context: Context, request: Request) -> Response:
    """The position of a what-if board, as the page is sent one; null if the turn has ended."""
    asking = await asking_of(context, request, lambda table, _: check_may_try(table))
    world = world_of(request, asking) if asking else None
    if asking is None or world is None:
        return reply(None)
    key = asking.seat, ", ".join(["what_if", *world.key])
    found = asking.snapshot.forecasts.get(key)
    if found is None:
        about = (world.number, world.tried)
        found = await work_out(context, request, asking, what_if.what_if, about, WHAT_IF_TOKENS)
        asking.snapshot.keep_forecast(*key, found)
    info = asking.table.info(asking.user.id)
    return reply(what_if.frame(info, asking.seat, len(world.tried), found))


async def work_out(
    context: Context,
    request: Request,
    asking: Asking,
    job: Foretelling[Asked, Told],
    asked: Asked,
    tokens: float,
) -> Told:
    """Lets a worker do a job about the position that somebody asks about."""
    asker = take_costly(context, request, asking.user, tokens)
    match = asking.table.match
    assert match, "what is shown was played"
    header = header_fields(match.record.header)
    position = asking.table.game.encode(asking.snapshot.state)
    answer = context.costly.run(asker, job, header, position, asking.seat, asked)
    try:
        return await unless_gone(request, answer)
    except ValueError as error:
        raise Refusal("bad_request", str(error)) from error


async def since_last(context: Context, request: Request) -> Response:
    user, table = await context.require_user(request), await context.find_table(request)
    return reply(await since(table, user, query_number(request, "seat")))


async def own_turns(context: Context, request: Request) -> Response:
    """The tables that wait for whoever asks; somebody without a seat anywhere has none."""
    user = await context.find_user(request)
    most = context.settings.limits.person_tables
    mine = await context.store.tables_of(user.id, most) if user else []
    playing = [row for row in mine if row.state == "playing"]
    infos = await context.tables.infos(playing, user.id) if user else []
    waiting = [info.id for info in infos if waits_for_you(info)]
    return reply(Turns(len(waiting), waiting))


async def why(context: Context, request: Request) -> Response:
    user, table = await context.require_user(request), await context.find_table(request)
    seat = query_number(request, "seat")
    require_own_seat(table, seat, user)
    text = request.query_params.get("choice", "")[:MAX_TEXT]
    message, rule = answers.why(table.current_snapshot, seat, text)
    return reply({"message": message, **msgspec.to_builtins(rule or Rule(""))})


ROUTES = [
    route("/api/tables", tables),
    route("/api/lobby", lobby),
    route("/api/tables", new_table, "POST", scope=CHALLENGE),
    route("/api/games/{game}/lessons/{lesson}", new_lesson, "POST"),
    route("/api/tables/{table}/lesson", lesson_back, "POST"),
    route("/api/tables/{table}", table_info),
    route("/api/tables/{table}/overlay", table_overlay),
    route("/api/tables/{table}/sit", sit, "POST", scope=PLAY),
    route("/api/tables/{table}/stand", stand, "POST", scope=PLAY),
    route("/api/tables/{table}/seat", change_seat, "POST", scope=PLAY),
    route("/api/tables/{table}/start", start, "POST", scope=CHALLENGE),
    route("/api/tables/{table}/close", close, "POST", scope=CHALLENGE),
    route("/api/tables/{table}/rematch", rematch, "POST", scope=CHALLENGE),
    route("/api/tables/{table}/answer", answer, "POST", scope=PLAY),
    route("/api/tables/{table}/undo", undo, "POST", scope=PLAY),
    route("/api/tables/{table}/orders", own_orders),
    route("/api/tables/{table}/orders", set_orders, "POST", scope=PLAY),
    route("/api/tables/{table}/position", position),
    route("/api/tables/{table}/forecast", forecast),
    route("/api/tables/{table}/rehearsal", rehearsal),
    route("/api/tables/{table}/hint", hint),
    route("/api/tables/{table}/what-if", tried_out),
    route("/api/tables/{table}/why", why),
    route("/api/tables/{table}/since", since_last),
    route("/api/turns", own_turns),
]
