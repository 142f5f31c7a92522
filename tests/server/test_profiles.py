"""Profiles tell what was played to the end, to whom the person wants; nothing of what goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.kit import USUAL, Person, Place, any_batch, eventually, opened
from tests.server.store_kit import SEATS, set_up, table
from tests.server.test_ways_in import OLD, Member, reason

from westphalia.server.settings import Rate
from westphalia.server.store import persons
from westphalia.server.store.persons import MOST_GAMES
from westphalia.server.store.rows import NoticePreferences, Played, PlayedGame, Shown
from westphalia.server.store.store import Store
from westphalia.server.tables import played
from westphalia.server.tables.turns import SeatClocks

PARTS = ("results", "finished", "pace", "open")


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with opened(tmp_path / "tables.db") as place:
        yield place


def war(host: Person, *others: Person, public: bool = True, **more: object) -> str:
    """A war under way between the host and another, or a bot."""
    seats = [{"kind": "me"}, *[{"kind": "open"} for _ in others]]
    seats += [{"kind": "bot", "bot": "random"}] * (2 - len(seats))
    wanted = {"game": "thirty_years_war", "seats": seats, "public": public, **more}
    made = str(host.post("/api/tables", wanted)["id"])
    for seat, other in enumerate(others, start=1):
        link = host.post(f"/api/tables/{made}/invite", {"seat": seat})["link"]
        other.post(f"/api/tables/{made}/sit", {"seat": seat, "name": other.name, "link": link})
    return made


def resigned(who: Person, table_id: str, seat: int) -> None:
    who.post(f"/api/tables/{table_id}/resign", {"seat": seat})


def profile(place: Place, name: str, visitor: Person | None = None, **query: int) -> Any:
    place.clock.time += 60  # figures are told again for a while
    asked = "&".join(f"{key}={value}" for key, value in query.items())
    return (visitor or place.stranger()).get(f"/api/people/{name}?{asked}")


# results


def test_results_are_told_by_game_side_and_set_up_and_to_who_was_there(place: Place) -> None:
    anna, berta = Member(place, "Anna"), Member(place, "Berta")
    resigned(berta, war(anna, berta), 1)
    resigned(anna, war(berta, anna), 1)
    resigned(berta, war(anna, berta, public=False), 1)
    about = profile(place, "anna", berta)
    assert (about["name"], about["kind"], about["you"], about["shown"]) == (
        *("Anna", "person", False),
        None,
    )
    assert about["since"] == pytest.approx(1_794_700_000.0)
    (results,) = about["results"]
    assert results["game"] == "thirty_years_war"
    assert results["results"] == {"won": 2, "drawn": 0, "lost": 1}
    assert results["against_bots"] == {"won": 0, "drawn": 0, "lost": 0}
    sides = [(each["seat"], each["side"], each["results"]["won"]) for each in results["sides"]]
    assert [(seat, won) for seat, _, won in sides] == [(0, 2), (1, 0)]
    assert len({side for _, side, _ in sides}) == 2
    (set_up_results,) = results["set_ups"]
    assert set_up_results["results"] == {"won": 2, "drawn": 0, "lost": 1}
    assert about["together"] == [
        {"game": "thirty_years_war", "results": {"won": 1, "drawn": 0, "lost": 2}}
    ]
    assert about["finished"] == {"finished": 3, "left": 0}
    assert profile(place, "Anna")["together"] == []
    (met,) = berta.get("/api/me/people")["people"]
    assert (met["name"], met["games"], met["bot"]) == ("Anna", 3, False)


def test_games_against_bots_count_apart_and_bots_have_profiles(place: Place) -> None:
    anna = Member(place, "Anna")
    resigned(anna, war(anna), 0)
    (results,) = profile(place, "Anna")["results"]
    assert results["against_bots"] == results["results"] == {"won": 0, "drawn": 0, "lost": 1}
    bot = profile(place, "random", house=1)
    assert (bot["kind"], bot["results"][0]["results"]["won"]) == ("house", 1)
    place.stranger().get("/api/people/nobody?house=1", 404)
    robot = Member(place, "Robot")
    robot.post("/api/me/bot", {"password": OLD})
    assert profile(place, "Robot")["kind"] == "bot"


def test_who_leaves_a_game_has_not_finished_it_unless_they_come_back(place: Place) -> None:
    anna, berta, carla = (Member(place, name) for name in ("Anna", "Berta", "Carla"))
    first = war(anna, berta)
    berta.post(f"/api/tables/{first}/stand", {"seat": 1})
    assert profile(place, "Berta")["finished"] == {"finished": 0, "left": 1}
    resigned(anna, first, 0)
    assert profile(place, "Berta")["finished"] == {"finished": 0, "left": 1}
    assert profile(place, "Berta")["results"] == []
    second = war(anna, carla)
    carla.post(f"/api/tables/{second}/seat", {"seat": 1, "stand_in": "random"})
    resigned(anna, second, 0)
    assert profile(place, "Carla")["finished"] == {"finished": 0, "left": 1}, "a bot played on"
    carla_again = profile(place, "Carla")
    assert carla_again["results"] == []


def test_what_says_nothing_of_people_is_not_counted(place: Place) -> None:
    anna = Member(place, "Anna")
    hot = {"game": "thirty_years_war", "seats": [{"kind": "me"}, {"kind": "hot"}]}
    resigned(anna, str(anna.post("/api/tables", hot)["id"]), 0)
    closed = war(anna)
    anna.post(f"/api/tables/{closed}/close")
    over = war(anna)
    resigned(anna, over, 0)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    fork = anna.post(f"/api/tables/{over}/fork", {"at": 0, "seats": seats})["id"]
    resigned(anna, fork, 0)
    about = profile(place, "Anna")
    assert about["finished"] == {"finished": 1, "left": 0}


# pace


def test_the_pace_is_how_long_turns_took_in_games_that_are_over(place: Place) -> None:
    anna = Member(place, "Anna")
    going = anna.new_table("me", "random", "random", public=True)
    over = war(anna)
    for number in range(3):
        place.clock.time += 1000
        position = anna.position(going, 0)
        if position["questions"]:
            anna.answer(going, 0, any_batch(position, Random(number)), f"k{number}")
    resigned(anna, over, 0)
    assert profile(place, "Anna")["pace"] is None, "there are too few turns"
    clocks = place.table(going).turns.clocks
    assert clocks.taken[0]
    assert min(clocks.taken[0]) >= 1000


def game(**changes: object) -> PlayedGame:
    made = PlayedGame(
        table="t", seat=0, at=1.0, finished=True, seats=2, people=2, times={},
        game="thirty_years_war", version="", modules=(), options={}, result='{"winners": [0]}',
    )  # fmt: skip
    return msgspec.structs.replace(made, **changes)


def test_quartiles_are_near_what_they_were_made_of() -> None:
    seconds = [10.0] * 10 + [60.0] * 10 + [3600.0] * 20
    pace = played.pace_of([game(times=played.steps(seconds))])
    assert pace is not None
    assert pace.turns == 40
    for found, true in zip(
        (pace.quarter, pace.half, pace.three_quarters), (10, 60, 3600), strict=True
    ):
        assert found == pytest.approx(true, rel=0.2)
    assert played.pace_of([game(times=played.steps(seconds[:19]))]) is None


def test_an_answer_taken_back_is_no_turn() -> None:
    clocks = SeatClocks(1, 0, 0)
    clocks.start(0, 100.0)
    clocks.stop(0, 130.0)
    clocks.undo_stop(0)
    clocks.stop(0, 160.0)
    assert clocks.taken == [[60.0]]


@pytest.mark.parametrize(
    ("winners", "outcome"), [([0], "won"), ([1], "lost"), ([], "drawn"), ([0, 1], "drawn")]
)
def test_who_shares_with_all_has_drawn(winners: list[int], outcome: str) -> None:
    assert played.outcome_of(game(result=f'{{"winners": {winners}}}')) == outcome


# who sees what


def hides(place: Place, person: Person, to: str) -> None:
    person.post("/api/me/shown", dict.fromkeys(("results", "pace", "open", "rating"), to))


@pytest.mark.parametrize("audience", ["all", "members", "nobody"])
def test_each_sees_what_is_shown_to_them(place: Place, audience: str) -> None:
    anna, berta, carla = (Member(place, name) for name in ("Anna", "Berta", "Carla"))
    anna.post("/api/blocks", {"name": "Carla"})
    resigned(anna, war(anna, berta), 0)
    going = war(anna, berta)
    hides(place, anna, audience)
    visitors: list[tuple[Person, bool]] = [
        (place.stranger(), audience == "all"),
        (place.guest("Dora"), audience == "all"),
        (carla, audience == "all"),  # who is blocked is told what anybody is told
        (berta, audience != "nobody"),
        (anna, True),
    ]
    for visitor, sees in visitors:
        about = profile(place, "Anna", visitor)
        shown = {part: about[part] is not None for part in (*PARTS, "ratings") if part != "pace"}
        assert shown == dict.fromkeys(shown, sees), visitor.name
        assert (about["shown"] is not None) == (visitor is anna), visitor.name
        assert bool(about["together"]) == (visitor is berta), visitor.name
        if sees:
            assert [each["id"] for each in about["open"]] == [going]
    assert profile(place, "Carla", anna)["blocked"]
    assert not profile(place, "Anna", carla)["blocked"], "it is not told who blocks whom"


def test_parts_are_chosen_one_by_one(place: Place) -> None:
    anna = Member(place, "Anna")
    shown = {"results": "all", "pace": "nobody", "open": "members", "rating": "all"}
    assert anna.post("/api/me/shown", shown) == shown
    about = profile(place, "Anna")
    assert {part: about[part] is not None for part in PARTS} == {
        "results": True, "finished": False, "pace": False, "open": False
    }  # fmt: skip
    anna.post("/api/me/shown", {"results": "friends"}, 400)
    place.guest("Dora").post("/api/me/shown", shown, 409)


def test_a_profile_tells_no_more_of_a_game_than_the_lobby(place: Place) -> None:
    """While games go on, figures stand still; private tables are on no profile."""
    anna, berta = Member(place, "Anna"), Member(place, "Berta")
    resigned(anna, war(anna, berta), 0)
    visitors: list[Person] = [place.stranger(), berta, place.guest("Dora"), anna]
    before = [profile(place, "Anna", each) for each in visitors]
    public = anna.new_table("me", "random", "random", public=True)
    private = anna.new_table("me", "random", "random", title="Sealed")
    for number in range(4):
        for each in (public, private):
            position = anna.position(each, 0)
            if position["questions"]:
                batch = any_batch(position, Random(number))
                anna.answer(each, 0, batch, f"k{number}")
    for visitor, was in zip(visitors, before, strict=True):
        now = profile(place, "Anna", visitor)
        assert {**now, "open": None} == {**was, "open": None}, visitor.name
        assert private not in msgspec.json.encode(now).decode()
        eventually(partial(told_as_in_the_lobby, place, visitor, public), "what the lobby tells")


def told_as_in_the_lobby(place: Place, visitor: Person, public: str) -> bool:
    """Bots may move between the two."""
    lists = visitor.get("/api/tables")
    told = {each["id"]: each for each in (*lists["mine"], *lists["playing"])}
    return bool(profile(place, "Anna", visitor)["open"] == [{**told[public], "unread": 0}])


def test_only_accounts_have_profiles_and_any_name_leads_there(place: Place) -> None:
    place.guest("Guest")
    assert reason(place.stranger().get("/api/people/Guest", 404)) == "unknown_person"
    Member(place, "Anna/Bo 100 %?")
    assert profile(place, "Anna%2FBo%20100%20%25%3F")["name"] == "Anna/Bo 100 %?"
    assert profile(place, "aNNA%2FBo%20100%20%25%3F")["name"] == "Anna/Bo 100 %?"


def test_whom_one_blocks_from_a_profile_is_among_the_blocks(place: Place) -> None:
    anna = Member(place, "Anna")
    Member(place, "Berta")
    (block,) = anna.post("/api/blocks", {"name": "berta"})["blocks"]
    assert block["name"] == "Berta"
    assert reason(anna.post("/api/blocks", {"name": "Anna"}, 400)) == "own_profile"
    anna.post("/api/blocks", {"name": "nobody"}, 404)
    assert anna.post("/api/blocks/end", {"id": block["id"]})["blocks"] == []


# leaving


def test_own_data_has_the_profile_and_deletion_takes_it_away(place: Place) -> None:
    anna, berta = Member(place, "Anna"), Member(place, "Berta")
    ended = war(anna, berta)
    resigned(berta, ended, 1)
    kept = anna.get("/api/me/data")["profile"]
    assert (kept["codes"], kept["shown"]["results"]) == (8, "all")
    (row,) = kept["played"]
    assert (row["table"], row["seat"], row["finished"]) == (ended, 0, True)
    anna.post("/api/me/delete", {"password": OLD})
    assert reason(place.stranger().get("/api/people/Anna", 404)) == "unknown_person"
    assert berta.get("/api/me/people")["people"] == []
    about = profile(place, "Berta", berta)
    assert about["finished"] == {"finished": 1, "left": 0}, "what others have played stays theirs"
    Member(place, "Anna")
    assert profile(place, "Anna")["finished"] == {"finished": 0, "left": 0}


def test_profiles_are_costly_and_limited(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(USUAL.limits, costly=Rate(0.1, 3))
    settings = msgspec.structs.replace(USUAL, limits=limits)
    with opened(tmp_path / "tables.db", settings) as place:
        anna = Member(place, "Anna")
        statuses = [
            place.client.get("/api/people/Anna", headers=anna.headers).status_code for _ in range(8)
        ]
        assert statuses == [200] * 3 + [429] * 5


# both stores


def row(table_id: str, person: int, at: float, **changes: object) -> Played:
    made = Played(table_id, 0, person, "", at, True, 2, 2, {"4": 2})
    return msgspec.structs.replace(made, **changes)


@pytest.mark.anyio
async def test_both_stores_keep_what_was_played(store: Store) -> None:
    anna, berta = await store.add_user("Anna", "x"), await store.add_user("Berta", "x")
    guest = await store.add_user("Guest", "")
    for name in ("a", "b", "c"):
        await store.add_table(table(name, state="over", result='{"winners": [0]}'), SEATS)
    await store.put_played([row("a", anna.id, 1.0, finished=False)])
    await store.put_played([row("a", anna.id, 2.0), row("a", berta.id, 2.0, seat=1)])
    await store.put_played([row("b", anna.id, 3.0), row("b", guest.id, 3.0, seat=1)])
    await store.put_played([row("c", 0, 4.0, bot="captain")])
    games = await store.games_of(anna.id)
    assert [(each.table, each.finished, each.times) for each in games] == [
        ("b", True, {"4": 2}), ("a", True, {"4": 2}),
    ]  # fmt: skip
    assert [each.table for each in await store.games_of_bot("captain")] == ["c"]
    assert await store.games_together(anna.id, berta.id) == ["a"]
    assert [(each.name, each.games, each.last) for each in await store.met(anna.id, 9)] == [
        ("Berta", 1, 2.0)
    ]
    assert len(await store.played_rows(anna.id)) == 2
    await store.delete_table("b")
    await store.delete_user(anna.id)
    assert await store.played_rows(anna.id) == []
    assert len(await store.games_of(berta.id)) == 1


@pytest.mark.anyio
async def test_both_stores_keep_ways_in_and_use_each_once(store: Store) -> None:
    anna = await store.add_user("Anna", "old")
    await store.put_ways_in(anna.id, "link", ["a", "b"], 100.0, 5)
    await store.put_ways_in(anna.id, "code", ["c"], 0, 1)
    await store.put_ways_in(anna.id, "code", ["d"], 0, 1)
    assert await store.ways_in(anna.id, "code") == 1, "the latest stay"
    assert [await store.way_in(each, "link", 50.0) for each in "abcd"] == [anna.id, anna.id, 0, 0]
    assert await store.way_in("a", "link", 100.0) == 0, "it is too late"
    await store.add_token("t", anna.id, 1.0)
    assert await store.come_back(anna, "d", "link", 50.0, "new") is None, "a code is no link"
    both = await asyncio.gather(
        store.come_back(anna, "a", "link", 50.0, "first"),
        store.come_back(anna, "a", "link", 50.0, "second"),
    )
    assert sorted(map(str, both)) == ["None", "['t']"], "of two at once one comes in"
    kept = await store.user(anna.id)
    assert kept is not None
    assert kept.password == ("first" if both[0] else "second")
    assert await store.way_in("b", "link", 50.0) == 0
    assert await store.use_way_in("d", "code", 50.0) == anna.id
    assert await store.use_way_in("d", "code", 50.0) == 0


@pytest.mark.anyio
async def test_both_stores_find_accounts_by_a_confirmed_address(store: Store) -> None:
    anna, berta = await store.add_user("Anna", "x"), await store.add_user("Berta", "x")
    guest = await store.add_user("Guest", "")
    confirmed = NoticePreferences(mail="Anna@Example.org", confirmed=True)
    await store.put_preferences(anna.id, confirmed)
    await store.put_preferences(guest.id, confirmed)
    await store.put_preferences(berta.id, NoticePreferences(mail="anna@example.org"))
    assert await store.accounts_by_mail("anna@example.ORG") == [anna.id]


@pytest.mark.anyio
async def test_both_stores_keep_what_is_shown(store: Store) -> None:
    anna = await store.add_user("Anna", "x")
    assert (await store.profile(anna.id)).since == 0
    await store.begin_profile(anna.id, 5.0)
    await store.put_shown(anna.id, Shown(pace="nobody"))
    kept = await store.profile(anna.id)
    assert (kept.since, kept.shown.pace, kept.shown.open) == (5.0, "nobody", "all")


@pytest.mark.anyio
async def test_a_profile_looks_at_no_more_than_the_latest_games(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert MOST_GAMES == 1000
    monkeypatch.setattr(persons, "MOST_GAMES", 3)
    anna = await store.add_user("Anna", "x")
    await set_up(store, *"abcde")
    await store.put_played(
        [row(name, anna.id, float(n), finished=False) for n, name in enumerate("abcde")]
    )
    assert [each.table for each in await store.games_of(anna.id)] == ["e", "d", "c"]
