"""Who sits down with whom: examples, and what holds for any tickets and tables."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from westphalia.server.tables.matching import (
    Circle,
    Seating,
    WaitingTable,
    Wish,
    in_range,
    match,
)

SIZES = {"wallenstein": [3, 4, 5], "thirty_years_war": [2]}
HALL = Circle(SIZES)


def wish(user: int, game: str = "wallenstein", **more: object) -> Wish:
    return replace(Wish(user, game, float(user)), **more)  # type: ignore[arg-type]


def table(name: str, free: int = 1, **more: object) -> WaitingTable:
    made = WaitingTable(name, "wallenstein", 0.0, 3, free, frozenset(), False, False, {})
    return replace(made, **more)  # type: ignore[arg-type]


def users(found: list[Seating]) -> list[tuple[int, ...]]:
    return [seating.users for seating in found]


def test_people_sit_down_together_as_soon_as_a_table_is_full() -> None:
    assert match([wish(1), wish(2)], [], HALL, 0) == []
    assert users(match([wish(3), wish(1), wish(2)], [], HALL, 0)) == [(1, 2, 3)]
    war = "thirty_years_war"
    assert users(match([wish(1, war), wish(2), wish(3, war)], [], HALL, 0)) == [(1, 3)]
    assert users(match([wish(n) for n in range(1, 6)], [], HALL, 0)) == [(1, 2, 3, 4, 5)]
    four = [wish(1, seats=4), *[wish(n) for n in range(2, 6)]]
    assert users(match(four, [], HALL, 0)) == [(1, 2, 3, 4)], "as many as the first has asked for"


def test_a_waiting_table_is_filled_first_the_oldest_first() -> None:
    tables = [table("young", since=2.0), table("old", since=1.0)]
    assert match([wish(1), wish(2)], tables, HALL, 0) == [
        Seating((1,), "old"),
        Seating((2,), "young"),
    ]
    assert match([wish(1, seats=4)], tables, HALL, 0) == []
    assert match([wish(1, live=True)], tables, HALL, 0) == []
    assert match([wish(1, rated=True)], tables, HALL, 0) == []
    assert match([wish(1)], [table("a", modules=frozenset({"court"}))], HALL, 0) == [
        Seating((1,), "a")
    ]
    plain = wish(1, modules=frozenset())
    assert match([plain], [table("a", modules=frozenset({"court"}))], HALL, 0) == []
    assert match([wish(1)], [table("a", barred=frozenset({1}))], HALL, 0) == []
    assert match([wish(1)], [table("a", people={1: None})], HALL, 0) == []


def test_people_agree_on_modules_and_who_likes_any_joins() -> None:
    court, leaders = frozenset({"court"}), frozenset({"leaders"})
    asked = [wish(1), wish(2, modules=court), wish(3, modules=leaders), wish(4, modules=court)]
    [found] = match(asked, [], HALL, 0)
    assert (found.users, found.modules) == ((1, 2, 4), court)


def test_ratings_must_be_in_the_range_of_each_other() -> None:
    war = "thirty_years_war"
    strong = wish(1, war, rating=1700.0, low=1600)
    weak, good = wish(2, war, rating=1400.0), wish(3, war, rating=1650.0, high=1800)
    unknown = wish(4, war)
    assert users(match([strong, weak, unknown, good], [], HALL, 0)) == [(1, 3), (2, 4)]
    assert not in_range(strong, None)
    assert in_range(unknown, None)
    assert match([strong], [table("a", game=war, seats=2, people={9: 1500.0})], HALL, 0) == []


def test_those_who_avoid_each_other_never_meet_and_a_full_group_is_sought() -> None:
    apart = Circle(SIZES, {(2, 1)})
    assert users(match([wish(n) for n in (1, 2, 3, 4)], [], apart, 0)) == [(1, 3, 4)]
    assert match([wish(2)], [table("a", people={1: None})], apart, 0) == []
    crossed = Circle(SIZES, {(2, 3), (3, 4)})  # 1 and 2 go with 4, and not with 3
    assert users(match([wish(n) for n in (1, 2, 3, 4)], [], crossed, 0)) == [(1, 2, 4)]


def test_bots_take_the_empty_seats_when_the_time_that_one_has_set_is_over() -> None:
    asked = [wish(1, bots_at=100.0), wish(2)]
    assert match(asked, [], HALL, 99) == []
    [found] = match(asked, [], HALL, 100)
    assert (found.users, found.bots) == ((1, 2), 1)
    [alone] = match([wish(1, bots_at=100.0, seats=5)], [], HALL, 100)
    assert (alone.users, alone.bots) == ((1,), 4)
    late = [wish(1), wish(2, bots_at=100.0)]
    [both] = match(late, [], HALL, 100)
    assert (set(both.users), both.bots) == ({1, 2}, 1)


def some_wish(random: Random, user: int) -> Wish:
    return Wish(
        user,
        random.choice(list(SIZES)),
        float(random.randrange(20)),
        random.choice([0, 0, 0, 3, 4]),
        random.choice([None, None, frozenset(), frozenset({"court"})]),
        random.random() < 0.2,
        random.random() < 0.2,
        random.choice([None, 1400.0, 1600.0, 1800.0]),
        random.choice([0, 0, 0, 1500]),
        random.choice([0, 0, 0, 1700]),
        random.choice([float("inf"), float("inf"), 50.0]),
    )


def some_table(random: Random, n: int) -> WaitingTable:
    free = random.randrange(3)
    people = {100 + 5 * n + seat: random.choice([None, 1500.0]) for seat in range(3 - free)}
    modules = random.choice([frozenset(), frozenset({"court"})])
    since = float(random.randrange(20))
    return WaitingTable(
        f"t{n}", "wallenstein", since, 3, free, modules, random.random() < 0.2, False, people
    )


@pytest.mark.parametrize("seed", range(150))
def test_what_holds_for_any_tickets_and_tables(seed: int) -> None:
    random = Random(seed)
    wishes = [some_wish(random, user) for user in range(1, random.randrange(2, 16))]
    tables = [some_table(random, n) for n in range(random.randrange(4))]
    everybody = [
        98,
        99,
        *[each.user for each in wishes],
        *[who for each in tables for who in each.people],
    ]
    avoided = {tuple(random.sample(everybody, 2)) for _ in range(6)}
    hall = Circle(SIZES, avoided)  # type: ignore[arg-type]
    found = match(wishes, tables, hall, 60.0)
    seated = [user for seating in found for user in seating.users]
    by_user = {each.user: each for each in wishes}

    assert len(seated) == len(set(seated)), "nobody is seated twice"
    assert set(seated) <= by_user.keys()
    shuffled = random.sample(wishes, len(wishes)), random.sample(tables, len(tables))
    assert match(*shuffled, hall, 60.0) == found, "in whichever order they come"

    after = {each.id: dict(each.people) for each in tables}
    for seating in found:
        people = after.setdefault(seating.table or f"new {seating.users}", {})
        for user in seating.users:
            one = by_user[user]
            for other, rating in people.items():
                assert not hall.apart(user, other), "blocks never together"
                assert in_range(one, rating)
            people[user] = one.rating
        if not seating.table:
            check_new_table(seating, [by_user[user] for user in seating.users])
    free = {each.id: each.free for each in tables}
    for name, people in after.items():
        if name in free:
            before = next(each for each in tables if each.id == name)
            assert len(people) - len(before.people) <= free[name]

    rest = [each for each in wishes if each.user not in seated]
    filled = [
        replace(
            each, people=after[each.id], free=each.free + len(each.people) - len(after[each.id])
        )
        for each in tables
    ]
    assert match(rest, filled, hall, 60.0) == [], "nobody is left who could be seated"
    for one in rest:
        twins = [each for each in wishes if same(one, each, hall) and each.user in seated]
        assert not [each for each in twins if each.since > one.since], "the oldest first"


def check_new_table(seating: Seating, group: list[Wish]) -> None:
    size = len(group) + seating.bots
    assert size in SIZES[seating.game]
    for one in group:
        assert one.game == seating.game
        assert one.seats in (0, size)
        assert one.modules in (None, seating.modules)
        assert (one.live, one.rated) == (seating.live, seating.rated)
        for other in group:
            assert one is other or in_range(one, other.rating)
    assert not seating.bots or min(one.bots_at for one in group) <= 60


def same(one: Wish, other: Wish, hall: Circle) -> bool:
    """Whether two tickets differ in nothing but who has put them, and when."""
    alike = replace(other, user=one.user, since=one.since) == one and one is not other
    known = {user for pair in hall.avoided for user in pair}
    return alike and not known & {one.user, other.user}
