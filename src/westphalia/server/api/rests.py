"""Routes about vacations: how many days are left, to begin one and to end it."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from westphalia.server.accounts import SESSION
from westphalia.server.api.routing import reply, route, take_costly
from westphalia.server.context import Context
from westphalia.server.errors import Refusal
from westphalia.server.store.rests import FOR_EVER, days_taken
from westphalia.server.tables.rests import vacation_at

RECKONING_TOKENS: Final = 4  # of those for costly work: all tables of a person are reckoned anew


class VacationInfo(msgspec.Struct, frozen=True):
    """Until when a person is on vacation, and the days of this year that they have left.

    ``hours_from`` is when quiet hours that were changed begin to count for clocks.
    """

    until: float | None
    left: int
    days: int
    hours_from: float | None


class NewVacation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    days: Annotated[int, msgspec.Meta(ge=1, le=366)]


async def vacation_info(context: Context, user: int) -> VacationInfo:
    now, most = context.now(), context.settings.vacation_days
    facts = await context.store.rest_facts(user)
    present = vacation_at(facts, now)
    later = [each.since for each in facts.hours if each.since > now and each.until == FOR_EVER]
    left = max(0, most - days_taken(facts.vacations, now))
    until = present.until if present else None
    return VacationInfo(until, left, most, next(iter(later), None))


async def vacation(context: Context, request: Request) -> Response:
    user = await context.require_user(request)
    return reply(await vacation_info(context, user.id))


async def begin_vacation(context: Context, request: Request) -> Response:
    user, body = await context.require_user(request), await context.read_body(request, NewVacation)
    take_costly(context, request, user, RECKONING_TOKENS)
    now, most = context.now(), context.settings.vacation_days
    if not await context.store.begin_vacation(user.id, now, body.days, most):
        left = (await vacation_info(context, user.id)).left
        message = f"{left} days of vacation are left this year, not {body.days}"
        raise Refusal("not_allowed", message, reason="vacation_days", left=left)
    await context.tables.refresh_rests(user.id)
    return reply(await vacation_info(context, user.id))


async def end_vacation(context: Context, request: Request) -> Response:
    user = await context.require_user(request)
    take_costly(context, request, user, RECKONING_TOKENS)
    await context.store.end_vacation(user.id, context.now())
    await context.tables.refresh_rests(user.id)
    return reply(await vacation_info(context, user.id))


ROUTES = [
    route("/api/me/vacation", vacation, scope=SESSION),
    route("/api/me/vacation", begin_vacation, "POST"),
    route("/api/me/vacation/end", end_vacation, "POST"),
]
