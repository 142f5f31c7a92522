"""Profiles: what a person, or a bot of the house, has played, as far as who asks may see it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Annotated, Final

import msgspec

from westphalia.bots.registry import bots_of
from westphalia.games import all_games
from westphalia.server.accounts import composed_name
from westphalia.server.errors import Refusal
from westphalia.server.store.rows import Audience, Met, PlayedGame, Profile, Shown, User
from westphalia.server.tables.info import TableInfo, one_of
from westphalia.server.tables.outside import offered_here
from westphalia.server.tables.played import Figures, GameResults, Pace, Tally, figures_of, tallies
from westphalia.server.tables.rating_course import PersonRating, ratings_of_person
from westphalia.server.tables.registry import TableRegistry

MOST_OPEN: Final = 20  # tables under way on a profile
MOST_MET: Final = 100
MOST_CACHED: Final = 1000
AGE: Final = 30.0  # seconds for which figures are told again, however many ask


class Finished(msgspec.Struct, frozen=True):
    """How many games somebody has played to the end, and how many they have left before."""

    finished: int
    left: int


class Together(msgspec.Struct, frozen=True):
    """How games ended for who asks that they have played with the person, by game."""

    game: str
    results: Tally


class ProfileInfo(msgspec.Struct, frozen=True, kw_only=True):
    """See docs/protocol.md."""

    name: str
    kind: Annotated[str, one_of("person", "bot", "house")]
    you: bool
    blocked: bool
    since: float | None
    results: list[GameResults] | None
    finished: Finished | None
    pace: Pace | None
    open: list[TableInfo] | None
    ratings: list[PersonRating] | None
    together: list[Together]
    shown: Shown | None


class MetPeople(msgspec.Struct, frozen=True):
    people: list[Met]


class Profiles:
    """Makes profiles; the figures are kept for a while, so that a profile costs little."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables
        self.store = tables.store
        self._figures: OrderedDict[int | str, tuple[float, Figures]] = OrderedDict()

    async def of_person(self, name: str, visitor: User | None) -> ProfileInfo:
        """The profile of an account; what it does not show to who asks is left out."""
        person = await self._find(name)
        kept = await self.store.profile(person.id)
        you, member = await self._nearness(person, visitor)
        figures = await self._figures_of(person.id)
        results = may_see(kept.shown.results, you, member)
        pace = may_see(kept.shown.pace, you, member)
        rating = may_see(kept.shown.rating, you, member)
        return ProfileInfo(
            name=person.name,
            kind="bot" if person.bot else "person",
            you=you,
            blocked=bool(visitor and await self.store.blocks(visitor.id, person.id)),
            since=kept.since or None,
            results=figures.games if results else None,
            finished=Finished(figures.finished, figures.left) if pace else None,
            pace=figures.pace if pace else None,
            open=await self._open(person, visitor, kept, you, member),
            ratings=await ratings_of_person(self.store, person.id) if rating else None,
            together=await self._together(person, visitor) if visitor and not you else [],
            shown=kept.shown if you else None,
        )

    async def of_house_bot(self, bot: str) -> ProfileInfo:
        """The profile of a bot that sits at tables by itself, without an account."""
        offers = self.tables.settings.bot_offers
        known = {each for game in all_games() for each in bots_of(game.name)}
        known |= {each for game in all_games() for each in offered_here(offers, game.name)}
        if bot not in known:
            raise unknown_person(bot)
        figures = await self._figures_of(bot)
        return ProfileInfo(
            name=bot,
            kind="house",
            you=False,
            blocked=False,
            since=None,
            results=figures.games,
            finished=None,
            pace=None,
            open=None,
            ratings=None,
            together=[],
            shown=None,
        )

    async def _nearness(self, person: User, visitor: User | None) -> tuple[bool, bool]:
        """Whether it is the person who asks, and whether it is a member whom they let near."""
        you = bool(visitor and visitor.id == person.id)
        member = bool(visitor and visitor.password)
        if visitor and member and not you:
            member = not await self.store.blocks(person.id, visitor.id)
        return you, member

    async def met(self, user: User) -> MetPeople:
        return MetPeople(await self.store.met(user.id, MOST_MET))

    async def block(self, user: User, name: str, at: float) -> None:
        """Blocks an account, whose words one does not want to hear anywhere."""
        person = await self._find(name)
        if person.id == user.id:
            raise Refusal("bad_request", "nobody blocks themselves", reason="own_profile")
        await self.store.mute(user.id, person.id, "", at)
        await self.tables.refresh_words(user.id)

    async def _find(self, name: str) -> User:
        composed = composed_name(name)
        found = await self.store.account(composed) if composed.isprintable() else None
        if found is None:
            raise unknown_person(name)
        return found

    async def _figures_of(self, who: int | str) -> Figures:
        """What the latest games of a person, or of a bot of the house, come to."""
        now = self.tables.now()
        until, figures = self._figures.get(who, (0.0, None))
        if figures is None or now >= until:
            games = self.store.games_of_bot(who) if isinstance(who, str) else None
            rows = await (games or self.store.games_of(int(who)))
            figures = await asyncio.to_thread(figures_of, rows)  # of a thousand games 20 ms
            self._figures[who] = (now + AGE, figures)
            self._figures.move_to_end(who)
            if len(self._figures) > MOST_CACHED:
                self._figures.popitem(last=False)
        return figures

    async def _open(
        self, person: User, visitor: User | None, kept: Profile, you: bool, member: bool
    ) -> list[TableInfo] | None:
        if not may_see(kept.shown.open, you, member):
            return None
        rows = await self.store.shown_tables(person.id, MOST_OPEN)
        return await self.tables.infos(rows, visitor.id if visitor else 0)

    async def _together(self, person: User, visitor: User) -> list[Together]:
        """Games of who asks with the person; they know how those ended."""
        shared = {*await self.store.games_together(visitor.id, person.id)}
        if not shared:
            return []
        mine = await self.store.games_of(visitor.id)
        rows = [row for row in mine if row.table in shared and row.finished and row.result]
        return [Together(game, found) for game, found in sorted(tallies(rows, game_of).items())]


def game_of(row: PlayedGame) -> str:
    return row.game


def may_see(audience: Audience, you: bool, member: bool) -> bool:
    return you or audience == "all" or (audience == "members" and member)


def unknown_person(name: str) -> Refusal:
    message = f"there is nobody '{name[:40]}' with a profile here"
    return Refusal("unknown", message, reason="unknown_person", name=name[:40])
