"""Whose result a finished game is, whether it is rated, and what ratings follow from it."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.server.room import Room, refused, story
from tests.server.store_kit import Opener
from tests.server.store_kit import table as table_row

from westphalia.engine.record import Entry, Record, Rewound
from westphalia.games import find_game
from westphalia.rating import ANCHOR, FULL_WEIGHT, NEW, SEAT, Seated, Skill, drifted, rate
from westphalia.server.store.results import FORMER, Beginner, RatingsAsked
from westphalia.server.store.rows import AgreedRules, ResultRow, SeatRow, Shown, StoreError, User
from westphalia.server.store.store import Store
from westphalia.server.tables import agreements, new_tables, results, seats
from westphalia.server.tables.info import Clock
from westphalia.server.tables.results import LEAST_ANSWERS, Finished
from westphalia.server.tables.seats import Chair, SeatChange
from westphalia.server.tables.table import Table

DAY = 86_400
WAR = "thirty_years_war"


async def members(room: Room) -> None:
    """Lets people with accounts take the place of the guests."""
    room.people = [await room.store.add_user(f"{one.name} Meier", "hash") for one in room.people]
    room.anna, room.berta, room.carla, room.dora = room.people


async def war(room: Room, **wanted: Any) -> Table:
    """A rated war of Anna against Berta."""
    wish = {"public": True, "rated": True, **wanted}
    chairs = [Chair("me"), Chair("open")]
    made = await new_tables.create(room.tables, new_tables.NewTable(WAR, chairs, **wish), room.anna)
    await seats.sit(made, room.berta, 1, "", "")
    await seats.start_if_full(made)
    return made


async def play(table: Table, least: int = LEAST_ANSWERS) -> None:
    """Everybody answers, until all have done so often enough."""
    random = Random(1)
    given = [0] * len(table.seats)
    while min(given) < least:
        assert table.match
        question = table.match.open[0]
        turn = table.turns.numbers[question.seat]
        choice = random.choice(question.choices).text
        await table.answer(question.seat, turn, "", [choice], lambda: None)
        given[question.seat] += 1


# whose result it is


@story()
async def test_who_wins_a_rated_war_rises_by_what_the_other_falls(room: Room) -> None:
    await members(room)
    table = await war(room)
    assert table.info(0).rated
    await play(table)
    await agreements.resign(table, room.berta, 1)
    rows = await room.store.results_of_table(table.row.id)
    assert [(row.user, row.share, row.place, row.rated, row.side) for row in rows] == [
        (room.anna.id, 1.0, 1.0, True, "protestant"),
        (room.berta.id, 0.0, 2.0, True, "catholic"),
    ]
    anna = await room.store.rating(WAR, room.anna.id)
    berta = await room.store.rating(WAR, room.berta.id)
    assert anna
    assert berta
    assert anna.mu - ANCHOR == pytest.approx(ANCHOR - berta.mu)
    assert (anna.mu > ANCHOR + 30, anna.sigma < NEW, anna.games) == (True, True, 1)
    assert (rows[0].mu, rows[0].weight) == (anna.mu, 1.0)


@story()
async def test_a_war_that_hardly_began_is_not_rated(room: Room) -> None:
    await members(room)
    table = await war(room)
    await play(table, 1)
    await agreements.resign(table, room.berta, 1)
    rows = await room.store.results_of_table(table.row.id)
    assert [(row.why, row.rated, row.counted) for row in rows] == [
        ("few_answers", False, False)
    ] * 2
    assert await room.store.rating(WAR, room.anna.id) is None


@story()
async def test_a_game_whose_end_could_not_be_counted_is_counted_later(room: Room) -> None:
    await members(room)
    table = await war(room)
    await play(table)
    count, room.store.count_game = room.store.count_game, lost  # type: ignore[method-assign]
    await agreements.resign(table, room.anna, 0)
    assert await room.store.results_of_table(table.row.id) == []
    room.store.count_game = count  # type: ignore[method-assign]
    assert await results.count_missed(room.store) == 1
    assert await results.count_missed(room.store) == 0
    assert [row.share for row in await room.store.results_of_table(table.row.id)] == [0.0, 1.0]


async def lost(rows: Sequence[ResultRow]) -> bool:
    raise StoreError("the disk is full")


def finished(*rows: SeatRow, winners: Sequence[int], answers: int = 20, **row: Any) -> Finished:
    """A game that three people, 11, 12 and 13, began; *rows* is who ended it."""
    points = [30, 20, 10]
    result = msgspec.json.encode({"winners": winners, "points": points}).decode()
    game = find_game("wallenstein")
    header = game.header(["Anna", "Bo", "Cai"])
    choice = game.vocabulary.parse("bid money_3")
    lines = [Entry(seat, choice) for _ in range(answers) for seat in range(3)]
    began = {seat: Beginner(11 + seat, "") for seat in range(3)}
    usual = {"rated": True, "state": "over", "result": result, "modules": ()}
    fields = {**usual, **row, "options": {**header.options, **row.get("options", {})}}
    over = table_row("t", **fields)
    return Finished(over, rows, Record(header, (), [*lines]), began, frozenset([11, 12, 13]))


ANNA, BO, CAI = (SeatRow(n, "person", name, 11 + n) for n, name in enumerate(["Anna", "Bo", "Cai"]))


def test_who_has_left_loses_though_the_seat_wins_and_a_substitute_is_told_beside() -> None:
    by_bot = SeatRow(0, "bot", "captain 1", bot="captain", known_to=(11,))
    by_person = replace(ANNA, user=99, name="Eva", known_to=(11,))
    stood_in = replace(ANNA, stand_in="captain")
    told = [(by_bot, 0, "captain"), (by_person, 99, ""), (stood_in, 0, "captain")]
    for seat, person, bot in told:
        rows = results.results_of(finished(seat, BO, CAI, winners=[0]))
        assert [row.user for row in rows] == [11, 12, 13]
        assert [row.share for row in rows] == [0.0, 0.0, 0.0], "nobody else wins by it"
        assert [row.place for row in rows] == [3.0, 1.0, 2.0]
        assert (rows[0].substitute, rows[0].substitute_bot) == (person, bot)
        assert [row.rated for row in rows] == [True] * 3
        assert not rows[0].counted, "what the seat is worth does not follow from it"


def test_who_deleted_the_account_in_the_middle_has_lost_too() -> None:
    bot = SeatRow(0, "bot", "captain 1", bot="captain")
    game = finished(bot, BO, CAI, winners=[0])
    gone = dataclasses.replace(game, began={**game.began, 0: Beginner(0, "")})
    rows = results.results_of(gone)
    assert (rows[0].share, rows[0].place) == (0.0, 3.0)
    assert rows[0].subject.startswith(FORMER)


def test_who_has_come_back_has_what_the_seat_has() -> None:
    rows = results.results_of(finished(ANNA, BO, CAI, winners=[0]))
    assert [(row.share, row.place, row.counted) for row in rows] == [
        (1.0, 1.0, True), (0.0, 2.0, True), (0.0, 3.0, True),
    ]  # fmt: skip


def test_the_rules_of_a_result_has_what_is_unusual_and_no_colours() -> None:
    options = {"setup": "draft", "tower": "layered", "colours": "or azure gules"}
    row = results.results_of(finished(ANNA, BO, CAI, winners=[0], options=options))[0]
    assert row.rules == AgreedRules(3, (), {"setup": "draft"})


def test_a_game_that_was_taken_back_is_not_rated() -> None:
    game = finished(ANNA, BO, CAI, winners=[0])
    game.record.lines.append(Rewound(59))
    assert {(row.why, row.counted) for row in results.results_of(game)} == {("taken_back", False)}


@pytest.mark.parametrize(
    ("fields", "members"),
    [
        ({"parent": "another"}, {11, 12, 13}),
        ({"hints": True}, {11, 12, 13}),
        ({"options": {"data": '{"scoring": {"alone": 4}}'}}, {11, 12, 13}),
        ({}, {11, 12}),
    ],
)
def test_what_anybody_could_arrange_does_not_teach_what_a_seat_is_worth(
    fields: dict[str, Any], members: set[int]
) -> None:
    game = finished(ANNA, BO, CAI, winners=[0], **{"rated": False, **fields})
    strange = Finished(game.row, game.seats, game.record, game.began, frozenset(members))
    assert not any(row.counted for row in results.results_of(strange))


# what is against a rated game


@story()
async def test_what_is_against_a_rated_game_is_refused_with_a_sentence(room: Room) -> None:
    async def wish(who: User, *chairs: Chair, **wanted: Any) -> str:
        wanted = {"rated": True, "public": True, **wanted}
        made = new_tables.NewTable("wallenstein", list(chairs), **wanted)
        return await refused(new_tables.create(room.tables, made, who), "not_allowed")

    me, free, hot = Chair("me"), Chair("open"), Chair("hot")
    assert "account" in await wish(room.anna, me, free, free)
    guest = room.berta
    await members(room)
    assert "patience" in await wish(room.anna, me, free, free, patience=0)
    assert "hints" in await wish(room.anna, me, free, free, hints=True)
    assert "one seat" in await wish(room.anna, me, hot, free)
    assert "bots alone" in await wish(room.anna, *[Chair("bot")] * 3)
    data = {"counties": {"tirol": {"tax": 9}}}
    assert "printed" in await wish(room.anna, me, free, free, data=data)
    table = await war(room)
    for asked in [
        new_tables.forkable_match(table, room.anna, 0, 0),
        room.tables.end_table(table, room.anna),
        seats.change_seat(table, room.anna, SeatChange(0, stand_in="captain"), ["captain"]),
        seats.change_seat(table, room.anna, SeatChange(0, when_out="bot"), ["captain"]),
    ]:
        assert "rated" in await refused(asked, "not_allowed")
    chairs = [Chair("me"), Chair("open"), Chair("open")]
    wanted = new_tables.NewTable("wallenstein", chairs, public=True, rated=True, clock=Clock(60))
    waits = await new_tables.create(room.tables, wanted, room.anna)
    assert "account" in await refused(seats.sit(waits, guest, 1, "", ""), "not_allowed")
    assert "one seat" in await refused(seats.sit(waits, room.anna, 1, "", ""), "not_allowed")


@story()
async def test_against_bots_alone_a_rated_game_gives_no_hints(room: Room) -> None:
    await members(room)
    chairs = [Chair("me"), Chair("bot"), Chair("bot")]
    wanted = new_tables.NewTable("wallenstein", chairs, rated=True)
    table = await new_tables.create(room.tables, wanted, room.anna)
    assert not any(seat.hints for seat in table.info(room.anna.id).seats)


# ratings, in both stores

pytestmark = pytest.mark.anyio


def game_rows(
    number: int, people: Sequence[int], winner: int, at: float = 1e9, **more: Any
) -> list[ResultRow]:
    """The results of a duel; a negative number of a person is the captain."""
    rules = AgreedRules(len(people), (), {"scenario": "campaign"})
    usual = {
        "n": 0, "at": at, "game": WAR, "rules": rules, "side": "", "substitute": 0,
        "substitute_bot": "", "people": sum(person > 0 for person in people), "points": 0,
        "answers": 20, "rated": True, "why": "", "counted": True, **more,
    }  # fmt: skip
    return [
        ResultRow(
            table=f"table{number}", seat=seat, user=max(person, 0),
            subject=f"person {person}" if person > 0 else "bot captain",
            bot="" if person > 0 else "captain", share=float(seat == winner),
            place=1.0 if seat == winner else 2.0, **usual,
        )
        for seat, person in enumerate(people)
    ]  # fmt: skip


async def played(store: Store, games: int, seed: int = 1) -> list[int]:
    """Random duels of five people and the captain."""
    random = Random(seed)
    people = [(await store.add_user(f"Person {n}", "hash")).id for n in range(5)]
    for number in range(games):
        pair = random.sample([*people, -1], 2)
        more = {"rated": random.random() < 0.8, "counted": random.random() < 0.9}
        at = 1e9 + number * DAY / 2
        await store.count_game(game_rows(number, pair, random.randrange(2), at, **more))
    return people


async def all_of(store: Store) -> tuple[object, object]:
    """All results and ratings."""
    people = [await store.ratings_of_person(user) for user in range(1, 9)]
    rows = [await store.results_of_table(f"table{n}") for n in range(40)]
    return rows, [people, await store.ratings_without_person(WAR)]


async def test_ratings_made_anew_equal_those_kept(store: Store) -> None:
    people = await played(store, 40)
    kept = await all_of(store)
    assert await store.count_anew([]) == 40
    assert await all_of(store) == kept
    await store.delete_user(people[2])
    gone = await all_of(store)
    assert any(FORMER in row.subject for rows in gone[0] for row in rows)  # type: ignore[attr-defined]
    await store.count_anew([])
    assert await all_of(store) == gone


async def test_a_rating_is_what_the_formula_says_game_after_game(store: Store) -> None:
    anna, berta = [(await store.add_user(name, "hash")).id for name in ("Anna", "Berta")]
    first = second = Skill()
    worth: list[tuple[Skill, ...]] = [(SEAT, SEAT), (SEAT, SEAT)]
    for number in range(3):
        await store.count_game(game_rows(number, [anna, berta], 0))
        one, other = rate(
            [Seated(drifted(first), worth[0], 1.0), Seated(drifted(second), worth[1], 2.0)]
        )
        first, second, worth = one.holder, other.holder, [one.places, other.places]
    kept = await store.rating(WAR, anna)
    assert kept
    assert (kept.mu, kept.sigma) == pytest.approx(first)


async def test_a_game_is_counted_once_and_under_a_number_of_its_own(reopen: Opener) -> None:
    one, other = await reopen(), await reopen()
    anna, berta = [(await one.add_user(name, "hash")).id for name in ("Anna", "Berta")]
    games = [game_rows(n, [anna, berta], n % 2) for n in range(6)]
    done = await asyncio.gather(
        *[store.count_game(rows) for rows in games for store in (one, other)]
    )
    assert sum(done) == 6
    numbers = [(await one.results_of_table(f"table{n}"))[0].n for n in range(6)]
    assert len(set(numbers)) == 6
    rating = await other.rating(WAR, anna)
    assert rating
    assert rating.games == 6


async def test_the_more_often_two_meet_the_less_a_game_counts(store: Store) -> None:
    anna, berta = [(await store.add_user(name, "hash")).id for name in ("Anna", "Berta")]
    for number in range(2 * FULL_WEIGHT):
        await store.count_game(game_rows(number, [anna, berta], 0))
    weights = [
        (await store.results_of_table(f"table{n}"))[0].weight for n in range(2 * FULL_WEIGHT)
    ]
    assert weights[:FULL_WEIGHT] == [1.0] * FULL_WEIGHT
    assert weights[-1] == 0.5
    await store.count_game(game_rows(99, [anna, berta], 0, 1e9 + 40 * DAY))
    assert (await store.results_of_table("table99"))[0].weight == 1.0, "a month later it counts"


async def test_a_bot_that_was_measured_stands_still_and_a_seat_that_wins_is_worth_more(
    store: Store,
) -> None:
    for number in range(30):
        await store.count_game(game_rows(number, [-1, -1], 0, rated=False))
    found = {row.subject: row for row in await store.ratings_without_person(WAR)}
    assert "bot captain" not in found
    worth = [row.mu for subject, row in found.items() if subject.startswith("seat 0")]
    other = [row.mu for subject, row in found.items() if subject.startswith("seat 1")]
    assert len(worth) == len(other) == 2
    assert sum(worth) > 100
    assert sum(other) == pytest.approx(-sum(worth))


async def test_who_wins_from_the_worse_seat_gains_more(store: Store) -> None:
    anna, berta = [(await store.add_user(name, "hash")).id for name in ("Anna", "Berta")]
    for number in range(30):
        await store.count_game(game_rows(number, [-1, -1], 0, rated=False))
    await store.count_game(game_rows(100, [anna, -1], 0))
    await store.count_game(game_rows(101, [-1, berta], 1))
    good, bad = await store.rating(WAR, anna), await store.rating(WAR, berta)
    assert good
    assert bad
    assert bad.mu - ANCHOR > 1.2 * (good.mu - ANCHOR) > 0


async def test_the_list_has_the_best_first_provisional_ones_apart_and_can_be_searched(
    store: Store,
) -> None:
    people = await played(store, 120)
    sure = await store.ratings(RatingsAsked(WAR))
    fresh = await store.ratings(RatingsAsked(WAR, provisional=True))
    listed = [rating.mu for rating, _ in sure]
    assert listed == sorted(listed, reverse=True)
    assert {rating.user for rating, _ in [*sure, *fresh]} == {*people}
    assert [await store.place_of(rating) for rating, _ in sure] == [*range(1, len(sure) + 1)]
    name = sure[0][1].name
    found = await store.ratings(RatingsAsked(WAR, name.lower()))
    assert [user.name for _, user in found] == [name]
    nothing = await store.ratings(RatingsAsked(WAR, "%"))
    assert nothing == [], "a sign of the search is a letter like others"


async def test_who_does_not_show_a_rating_is_not_in_the_list(store: Store) -> None:
    await played(store, 120)
    [(first, _), (second, _), (third, _), *_] = await store.ratings(RatingsAsked(WAR))
    await store.put_shown(first.user, Shown(rating="nobody"))
    await store.put_shown(second.user, Shown(rating="members"))
    for_members = [rating.user for rating, _ in await store.ratings(RatingsAsked(WAR))]
    assert for_members[:2] == [second.user, third.user]
    assert await store.place_of(second) == 1
    for_guests = await store.ratings(RatingsAsked(WAR, member=False))
    assert for_guests[0][0].user == third.user
