"""Who may sit where: every reason for which a seat is refused, and what is written down."""

from __future__ import annotations

import pytest
from tests.messages import messages
from tests.server.room import BOTS, Room, refused, story

from westphalia.server.accounts import hash_token
from westphalia.server.errors import Refusal
from westphalia.server.store.rows import SeatRow, User
from westphalia.server.tables import seats
from westphalia.server.tables.seats import Chair, SeatChange
from westphalia.server.tables.table import Table

ANNA = User(1, "Anna")


def kinds(table: Table) -> list[str]:
    return [seat.kind for seat in table.seats]


async def stored(room: Room, table: Table) -> list[SeatRow]:
    return await room.store.seats(table.row.id)


def known_to(table: Table, seat: int) -> tuple[int, ...]:
    return table.seats[seat].known_to


# the seats of a new table


def test_a_new_table_is_laid_as_it_was_asked_for() -> None:
    chairs = [
        Chair("me"),
        Chair("hot"),
        Chair("open"),
        Chair("bot"),
        Chair("bot", "Tom", "captain"),
    ]
    assert seats.seat_rows(chairs, ANNA, BOTS) == [
        SeatRow(0, "person", "Anna", 1),
        SeatRow(1, "person", "Anna 2", 1),
        SeatRow(2, "open", "Seat 3"),
        SeatRow(3, "bot", "Schütz", bot="random"),
        SeatRow(4, "bot", "Tom", bot="captain"),
    ]


def test_names_that_were_asked_for_are_given() -> None:
    chairs = [Chair("me", "Anne"), Chair("hot", "Annette"), Chair("bot", bot="captain")]
    named = [row.name for row in seats.seat_rows(chairs, User(1, "Kepler"), BOTS)]
    assert named == ["Anne", "Annette", "Schütz"], "Kepler is the host's name already"


def test_no_two_bots_bear_one_name() -> None:
    chairs = [Chair("bot", "Merian"), Chair("bot"), Chair("bot")]
    named = [row.name for row in seats.seat_rows(chairs, ANNA, BOTS)]
    assert named == ["Merian", "Kepler", "Schütz"]
    chairs = [Chair("bot"), Chair("me", "Opitz"), Chair("open")]
    assert seats.seat_rows(chairs, ANNA, BOTS)[0].name == "Merian", "Opitz comes later"


def test_no_bot_bears_the_name_of_a_leader() -> None:
    """Else nobody could tell who of the two moves."""
    said = messages("en", "thirty_years_war")
    leaders = " ".join(word for key in said if key.startswith("leader-") for word in said[key].text)
    assert "Gallas" in leaders
    assert not [name for name in seats.BOT_NAMES if name in leaders]


def test_a_long_name_leaves_room_for_the_number_of_the_seat() -> None:
    (row,) = seats.seat_rows([Chair("hot")], User(1, "A" * 40), BOTS)
    assert row.name == "A" * 30 + " 1"


@pytest.mark.parametrize(
    ("chair", "said"),
    [
        (Chair("guest"), "a seat is for me, hot, open or bot, not 'guest'"),
        (
            Chair("bot", bot="general"),
            "'general' is no bot for this game; there are: captain, random",
        ),
        (Chair("me", "two\nlines"), "a name has 1 to 40 printable characters"),
        (Chair("hot", "two\nlines"), "a name has 1 to 40 printable characters"),
        (Chair("bot", "two\nlines"), "a name has 1 to 40 printable characters"),
    ],
)
def test_a_chair_that_cannot_be_is_refused(chair: Chair, said: str) -> None:
    with pytest.raises(Refusal, match=said):
        seats.seat_rows([chair], ANNA, BOTS)


# sitting down


@story()
async def test_an_open_seat_of_a_public_table_is_for_everybody(room: Room) -> None:
    table = await room.table("me", "open", "open")
    await seats.sit(table, room.berta, 1, "", "")
    assert table.seats[1] == SeatRow(1, "person", "Berta", room.berta.id)
    assert await stored(room, table) == table.seats


@story()
async def test_a_seat_that_is_taken_is_not_open(room: Room) -> None:
    table = await room.table("me", "random", "open")
    for seat in (0, 1):
        assert await refused(seats.sit(table, room.berta, seat, "", ""), "not_allowed") == (
            f"seat {seat} is not open to everybody"
        )


@story()
async def test_an_open_seat_of_a_hidden_table_is_for_the_invited_only(room: Room) -> None:
    table = await room.table("me", "open", "open", public=False)
    await refused(seats.sit(table, room.berta, 1, "", ""), "not_allowed")
    await seats.sit(table, room.berta, 1, "", await seats.invite(table, room.anna, 1))
    assert kinds(table) == ["person", "person", "open"]


@story()
async def test_there_is_no_seat_before_the_first_nor_behind_the_last(room: Room) -> None:
    table = await room.table("me", "open", "open")
    for seat in (-1, 3):
        said = await refused(seats.sit(table, room.berta, seat, "", ""), "unknown")
        assert said == f"there is no seat {seat}; there are 0 to 2"


@story()
async def test_who_sits_there_already_stays_as_he_is(room: Room) -> None:
    table = await room.table("me", "open", "open", public=False)
    before = list(table.seats)
    await seats.sit(table, room.anna, 0, "Another", "")
    assert table.seats == before


@story()
async def test_nobody_sits_down_when_the_game_is_over(room: Room) -> None:
    table = await room.table("me", "open", "open")
    link = await seats.invite(table, room.anna, 1)
    await table.change_row(state="over")
    assert (
        await refused(seats.sit(table, room.berta, 1, "", link), "not_ready") == "the game is over"
    )


@story()
async def test_a_wrong_invitation_is_refused_even_where_none_is_needed(room: Room) -> None:
    table = await room.table("me", "open", "open")
    said = await refused(seats.sit(table, room.berta, 1, "", "made up"), "not_allowed")
    assert said == "that invitation is not, or no longer, good for this seat"
    await seats.invite(table, room.anna, 1)
    await refused(seats.sit(table, room.berta, 1, "", "made up"), "not_allowed")
    await seats.sit(table, room.berta, 1, "", "")


@story()
async def test_before_the_start_one_may_have_several_seats_even_with_others(room: Room) -> None:
    table = await room.table("me", "open", "open", "open")
    for user, seat in ((room.berta, 1), (room.berta, 2)):
        await seats.sit(table, user, seat, "", "")
    assert [row.user for row in table.seats] == [room.anna.id, room.berta.id, room.berta.id, 0]


@story()
async def test_who_left_before_the_start_knows_nothing(room: Room) -> None:
    table = await room.table("me", "open", "open")
    await seats.sit(table, room.berta, 1, "", "")
    await seats.stand(table, room.berta, 1, "random")
    await seats.sit(table, room.carla, 1, "", "")
    assert known_to(table, 1) == ()
    await seats.sit(table, room.berta, 2, "", "")
    await seats.start_if_full(table)
    assert table.row.state == "playing"


@story()
async def test_all_who_had_a_seat_are_remembered_with_it(room: Room) -> None:
    table = await room.table("me", "open", "hot")
    await seats.sit(table, room.berta, 1, "", "")
    await seats.start_if_full(table)
    await seats.stand(table, room.berta, 1, "random")
    assert table.seats[1] == SeatRow(1, "bot", "random 2", bot="random", known_to=(room.berta.id,))
    elsewhere = await seats.invite(table, room.anna, 2)
    await refused(seats.sit(table, room.berta, 2, "", elsewhere), "not_allowed")
    link = await seats.invite(table, room.anna, 1)
    await seats.sit(table, room.carla, 1, "", link)
    assert known_to(table, 1) == (room.berta.id,)
    over = await seats.invite(table, room.carla, 1)
    await seats.sit(table, room.dora, 1, "", over)
    assert known_to(table, 1) == (room.berta.id, room.carla.id)
    assert await stored(room, table) == table.seats


@story()
async def test_a_long_name_that_is_taken_is_cut_for_its_number(room: Room) -> None:
    table = await room.table("me", "open", "open", "open")
    for user, seat in ((room.berta, 1), (room.carla, 2), (room.dora, 3)):
        await seats.sit(table, user, seat, "B" * 40, "")
    assert [row.name for row in table.seats[1:]] == ["B" * 40, "B" * 38 + " 2", "B" * 38 + " 3"]


@story()
async def test_one_person_may_bear_one_name_on_several_seats(room: Room) -> None:
    table = await room.table("me", "open", "open", "open")
    for seat in (1, 2):
        await seats.sit(table, room.berta, seat, "", "")
    await seats.sit(table, room.carla, 3, "Berta", "")
    assert [row.name for row in table.seats[1:]] == ["Berta", "Berta", "Berta 2"]


@story()
async def test_nobody_has_taken_the_name_of_an_open_seat(room: Room) -> None:
    table = await room.table("me", "open", "open")
    await seats.sit(table, room.berta, 1, "Seat 3", "")
    assert table.seats[1].name == "Seat 3"


@story()
async def test_who_plays_with_others_cannot_have_a_second_seat_after_the_start(room: Room) -> None:
    table = await room.table("me", "open", "random")
    await seats.sit(table, room.berta, 1, "", "")
    await seats.start_if_full(table)
    link = await seats.invite(table, room.anna, 2)
    for user in (room.anna, room.berta):
        said = await refused(seats.sit(table, user, 2, "", link), "not_allowed")
        assert said == "you know already what another seat knows"
    await seats.sit(table, room.carla, 2, "", link)


@story()
async def test_who_plays_with_bots_alone_may_sit_anywhere(room: Room) -> None:
    table = await room.table("me", "random", "random")
    assert seats.plays_alone(table, room.anna.id)
    assert not seats.plays_alone(table, room.berta.id)
    await seats.sit(table, room.anna, 2, "", await seats.invite(table, room.anna, 2))
    assert kinds(table) == ["person", "bot", "person"]


@story()
async def test_a_seat_is_for_its_own_person(room: Room) -> None:
    table = await room.table("me", "open", "open")
    assert seats.require_own_seat(table, 0, room.anna) == table.seats[0]
    for user, code in ((None, "unauthorised"), (room.berta, "not_allowed")):
        with pytest.raises(Refusal) as refusal:
            seats.require_own_seat(table, 0, user)
        assert refusal.value.code == code


@story()
async def test_the_name_of_the_bot_whose_seat_one_takes_is_free(room: Room) -> None:
    table = await room.table("me", "random", "open")
    assert table.seats[1].name == "Merian"
    await seats.sit(table, room.berta, 1, "Merian", await seats.invite(table, room.anna, 1))
    assert table.seats[1].name == "Merian"


# getting up


@story()
async def test_only_the_own_seat_can_be_left(room: Room) -> None:
    table = await room.table("me", "open", "open")
    await refused(seats.stand(table, room.berta, 0, "random"), "not_allowed")
    await seats.stand(table, room.anna, 0, "random")
    assert table.seats[0] == SeatRow(0, "open", "Seat 1")


# what the owner decides


@story()
async def test_the_owner_gives_bots_and_opens_seats(room: Room) -> None:
    table = await room.table("me", "open", "open")
    await seats.change_seat(table, room.anna, SeatChange(1, bot="captain"), BOTS)
    assert table.seats[1] == SeatRow(1, "bot", "Merian", bot="captain")
    await seats.change_seat(table, room.anna, SeatChange(1, open=False), BOTS)
    assert kinds(table) == ["person", "bot", "open"]
    await seats.change_seat(table, room.anna, SeatChange(1, open=True), BOTS)
    await seats.change_seat(table, room.anna, SeatChange(0, bot="random"), BOTS)
    assert kinds(table) == ["bot", "open", "open"], "the owner may give the own seat away too"
    assert await stored(room, table) == table.seats


@story()
async def test_a_bot_gets_no_name_that_somebody_bears(room: Room) -> None:
    table = await room.table("me", "open", "open")
    await seats.sit(table, room.berta, 2, "Merian", "")
    await seats.change_seat(table, room.anna, SeatChange(1, bot="captain"), BOTS)
    assert table.seats[1].name == "Kepler"


@story()
async def test_what_the_owner_may_not_decide(room: Room) -> None:
    table = await room.table("me", "open", "open")
    await seats.sit(table, room.berta, 1, "", "")
    change = seats.change_seat
    for wish in (SeatChange(1, bot="random"), SeatChange(1, open=True)):
        said = await refused(change(table, room.anna, wish, BOTS), "not_allowed")
        assert said == "seat 1 is taken by Berta"
        said = await refused(change(table, room.berta, wish, BOTS), "not_allowed")
        assert said == "only who set up the table may do that"
    await refused(change(table, room.anna, SeatChange(2, bot="general"), BOTS), "bad_request")
    await refused(change(table, room.anna, SeatChange(3, bot="random"), BOTS), "unknown")
    await seats.start(table, room.anna, BOTS)
    said = await refused(change(table, room.anna, SeatChange(2, open=True), BOTS), "not_ready")
    assert said == "the game has begun; bots and open seats are given before it"
    assert kinds(table) == ["person", "person", "bot"]


# what a person decides about the own seat


@story()
async def test_a_person_chooses_who_stands_in_and_when(room: Room) -> None:
    table = await room.table("me", "open", "open")
    await seats.change_seat(table, room.anna, SeatChange(0, stand_in="captain"), BOTS)
    assert (table.seats[0].stand_in, table.seats[0].when_out) == ("captain", "wait")
    await seats.change_seat(table, room.anna, SeatChange(0, when_out="bot"), BOTS)
    assert (table.seats[0].stand_in, table.seats[0].when_out) == ("captain", "bot")
    both = SeatChange(0, stand_in=None, when_out="wait")
    await seats.change_seat(table, room.anna, both, BOTS)
    assert table.seats[0] == SeatRow(0, "person", "Anna", room.anna.id)
    assert await stored(room, table) == table.seats


@story()
async def test_nobody_arranges_the_seat_of_another(room: Room) -> None:
    table = await room.table("me", "open", "open")
    await seats.sit(table, room.berta, 1, "", "")
    for wish in (SeatChange(1, stand_in="random"), SeatChange(1, when_out="bot")):
        await refused(seats.change_seat(table, room.anna, wish, BOTS), "not_allowed")
    for wish in (SeatChange(0, stand_in="general"), SeatChange(0, when_out="sleep")):
        await refused(seats.change_seat(table, room.anna, wish, BOTS), "bad_request")
    assert table.seats[0] == SeatRow(0, "person", "Anna", room.anna.id)


# invitations


@story()
async def test_who_may_invite_to_which_seat(room: Room) -> None:
    table = await room.table("me", "open", "random")
    await seats.sit(table, room.berta, 1, "", "")
    for seat in (0, 2):
        await refused(seats.invite(table, room.berta, seat), "not_allowed")
    said = await refused(seats.invite(table, room.anna, 1), "not_allowed")
    assert said == "seat 1 is taken by Berta"
    for user, seat in ((room.anna, 0), (room.berta, 1), (room.anna, 2)):
        link = await seats.invite(table, user, seat)
        assert table.seats[seat].link == hash_token(link)
    assert await stored(room, table) == table.seats


@story()
async def test_a_new_invitation_takes_the_place_of_the_old_one(room: Room) -> None:
    table = await room.table("me", "open", "open", public=False)
    old, new = [await seats.invite(table, room.anna, 1) for _ in range(2)]
    await refused(seats.sit(table, room.berta, 1, "", old), "not_allowed")
    await seats.sit(table, room.berta, 1, "", new)
    assert table.seats[1].link == ""


# the start


@story()
async def test_the_owner_alone_starts_and_bots_sit_on_open_seats(room: Room) -> None:
    table = await room.table("me", "open", "open")
    await seats.sit(table, room.berta, 1, "Kepler", "")
    await refused(seats.start(table, room.berta, BOTS), "not_allowed")
    await seats.start(table, room.anna, BOTS)
    assert table.seats[2] == SeatRow(2, "bot", "Schütz", bot="random")
    assert table.row.state == "playing"
    assert table.match
    assert table.match.record.header.players == ("Anna", "Kepler", "Schütz")
    await refused(seats.start(table, room.anna, BOTS), "not_ready")


@story()
async def test_a_game_starts_by_itself_only_when_the_last_seat_is_taken_and_once(
    room: Room,
) -> None:
    table = await room.table("me", "open", "hot")
    await seats.start_if_full(table)
    assert table.match is None
    await seats.sit(table, room.berta, 1, "", "")
    await seats.start_if_full(table)
    match = table.match
    assert match
    await seats.start_if_full(table)
    assert table.match is match
    assert len(room.store.lines_of(table.row.id)) == 1


# what another server has changed meanwhile


@pytest.mark.parametrize("deed", ["sit", "stand", "change_seat", "invite", "start"])
def test_a_stale_table_is_read_again_before_anything_is_decided(
    deed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    @story()
    async def nothing_old_decides(room: Room) -> None:
        table = await room.table("me", "open", "open")
        gone = SeatRow(0, "person", "Dora", room.dora.id)
        await room.store.change_seat(table.row.id, gone, table.seats[0])
        await room.store.hand_over(table.row.id, room.dora.id)
        table.stale = True
        deeds = {
            "sit": seats.sit(table, room.anna, 0, "", ""),
            "stand": seats.stand(table, room.anna, 0, "random"),
            "change_seat": seats.change_seat(table, room.anna, SeatChange(0, when_out="bot"), BOTS),
            "invite": seats.invite(table, room.anna, 0),
            "start": seats.start_if_full(table),
        }
        asked = deeds.pop(deed)
        for other in deeds.values():
            other.close()
        if deed == "start":
            await asked
        else:
            await refused(asked, "not_allowed")
        assert table.seats[0] == gone
        assert not table.stale

    nothing_old_decides(monkeypatch)
