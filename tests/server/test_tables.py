"""Tables from the first chair to the last answer, as clients see them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from tests.server.kit import Place, any_batch, frame, opened, seats_told

from westphalia.engine import notation
from westphalia.engine.match import verify
from westphalia.games import find_game


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with opened(tmp_path / "tables.db") as place:
        yield place


# sitting down


def test_a_table_without_open_seats_starts_at_once(place: Place) -> None:
    anna = place.guest("Anna")
    info = anna.get(f"/api/tables/{anna.new_table('me', 'random', 'captain')}")
    assert info["state"] == "playing"
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot"]
    assert [seat["you"] for seat in info["seats"]] == [True, False, False]
    assert info["commitment"]


def test_the_list_of_tables_is_packed_for_those_who_unpack(place: Place) -> None:
    anna = place.guest("Anna")
    for _ in range(8):
        anna.new_table("me", "open", "open", public=True)
    ways = [{"accept-encoding": way} for way in ("gzip", "identity")]
    packed, plain = [place.client.get("/api/tables", headers=way) for way in ways]
    assert packed.json() == plain.json()
    sizes = [int(answer.headers["content-length"]) for answer in (packed, plain)]
    assert 3 * sizes[0] < sizes[1]
    assert {answer.headers["vary"] for answer in (packed, plain)} == {"accept-encoding"}


def test_own_values_hold_at_their_table_and_are_shown_with_its_board(place: Place) -> None:
    anna = place.guest("Anna")
    data = {"counties": {"tirol": {"tax": 9}}}
    table = anna.new_table("me", "hot", "hot", data=data)
    board = anna.get(f"/api/games/wallenstein/board?table={table}")
    assert board["counties"]["tirol"]["tax"] == 9
    assert anna.get("/api/games/wallenstein/board")["counties"]["tirol"]["tax"] != 9
    assert "data" not in anna.get(f"/api/tables/{table}")["options"]
    wrong = {"game": "wallenstein", "seats": [{"kind": "me"}] * 3, "data": {"counties": {"x": {}}}}
    assert "counties.x" in anna.post("/api/tables", wrong, 400)["error"]["message"]


def test_the_last_to_sit_down_starts_the_game(place: Place) -> None:
    anna, berta = place.guest("Anna"), place.guest("Berta")
    table = anna.new_table("me", "open", "random", public=True)
    assert anna.get(f"/api/tables/{table}")["state"] == "open"
    assert [info["id"] for info in berta.get("/api/tables")["open"]] == [table]
    info = berta.post(f"/api/tables/{table}/sit", {"seat": 1})
    assert info["state"] == "playing"
    assert info["seats"][1]["name"] == "Berta"
    assert [info["id"] for info in berta.get("/api/tables")["mine"]] == [table]


def test_a_hidden_table_takes_only_the_invited_and_a_link_only_once(place: Place) -> None:
    anna, berta, carla = place.guest("Anna"), place.guest("Berta"), place.guest("Carla")
    table = anna.new_table("me", "open", "open")
    berta.post(f"/api/tables/{table}/sit", {"seat": 1}, 403)
    berta.post(f"/api/tables/{table}/invite", {"seat": 1}, 403)
    link = anna.post(f"/api/tables/{table}/invite", {"seat": 1})["link"]
    berta.post(f"/api/tables/{table}/sit", {"seat": 2, "link": link}, 403)
    berta.post(f"/api/tables/{table}/sit", {"seat": 1, "link": link})
    carla.post(f"/api/tables/{table}/sit", {"seat": 1, "link": link}, 403)
    assert carla.get("/api/tables")["open"] == []


def test_the_owner_fills_seats_and_starts(place: Place) -> None:
    anna, berta = place.guest("Anna"), place.guest("Berta")
    table = anna.new_table("me", "open", "open", public=True)
    berta.post(f"/api/tables/{table}/seat", {"seat": 1, "bot": "random"}, 403)
    berta.post(f"/api/tables/{table}/start", None, 403)
    anna.post(f"/api/tables/{table}/seat", {"seat": 1, "bot": "random"})
    anna.post(f"/api/tables/{table}/seat", {"seat": 1, "open": True})
    info = anna.post(f"/api/tables/{table}/start")
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot"]
    assert anna.post(f"/api/tables/{table}/start", None, 409)["error"]["code"] == "not_ready"


def test_bots_bear_names_that_nobody_else_bears(place: Place) -> None:
    tilly = place.guest("Tilly")
    for chairs in (("me", "random", "captain", "captain", "captain"), ("me", "open", "random")):
        table = tilly.new_table(*chairs)
        if "open" in chairs:
            tilly.post(f"/api/tables/{table}/start")
        seats = tilly.get(f"/api/tables/{table}")["seats"]
        names = {seat["name"] for seat in seats}
        assert len(names) == len(chairs)
        assert not any(name.startswith(("captain", "random")) for name in names)


def test_who_gets_up_leaves_an_open_seat_before_and_a_bot_after_the_start(place: Place) -> None:
    anna, berta = place.guest("Anna"), place.guest("Berta")
    table = anna.new_table("me", "open", "open", public=True)
    berta.post(f"/api/tables/{table}/sit", {"seat": 1})
    berta.post(f"/api/tables/{table}/stand", {"seat": 0}, 403)
    info = berta.post(f"/api/tables/{table}/stand", {"seat": 1})
    assert info["seats"][1]["kind"] == "open"
    berta.post(f"/api/tables/{table}/sit", {"seat": 1})
    anna.post(f"/api/tables/{table}/start")
    info = berta.post(f"/api/tables/{table}/stand", {"seat": 1})
    assert info["seats"][1]["kind"] == "bot"
    berta.get(f"/api/tables/{table}/position?seat=1", 403)


def test_a_seat_is_handed_over_by_invitation_and_the_old_line_ends(place: Place) -> None:
    anna, berta = place.guest("Anna"), place.guest("Berta")
    table = anna.new_table("me", "random", "random")
    link = anna.post(f"/api/tables/{table}/invite", {"seat": 0})["link"]
    with anna.live(table, 0) as socket:
        frame(socket)
        berta.post(f"/api/tables/{table}/sit", {"seat": 0, "link": link})
        while (message := socket.receive())["type"] != "websocket.close":
            assert "Berta" not in message["text"]
    assert message["code"] == 4403
    anna.get(f"/api/tables/{table}/position?seat=0", 403)
    assert berta.position(table, 0)["questions"]


def test_who_knows_one_seat_cannot_take_another_in_a_game_with_others(place: Place) -> None:
    anna, berta = place.guest("Anna"), place.guest("Berta")
    table = anna.new_table("me", "open", "random", public=True)
    berta.post(f"/api/tables/{table}/sit", {"seat": 1})
    link = anna.post(f"/api/tables/{table}/invite", {"seat": 2})["link"]
    berta.post(f"/api/tables/{table}/sit", {"seat": 2, "link": link}, 403)


def test_who_has_known_a_seat_may_come_back_to_it_and_to_no_other(tmp_path: Path) -> None:
    with opened(tmp_path / "tables.db") as place:
        anna, berta, carla = place.guest("Anna"), place.guest("Berta"), place.guest("Carla")
        table = anna.new_table("me", "open", "random", public=True)
        berta.post(f"/api/tables/{table}/sit", {"seat": 1})
        berta.post(f"/api/tables/{table}/stand", {"seat": 1})
        own, other = [
            anna.post(f"/api/tables/{table}/invite", {"seat": seat})["link"] for seat in (1, 2)
        ]
        berta.post(f"/api/tables/{table}/sit", {"seat": 2, "link": other}, 403)
        berta.post(f"/api/tables/{table}/sit", {"seat": 1, "link": own})
        over = berta.post(f"/api/tables/{table}/invite", {"seat": 1})["link"]
        carla.post(f"/api/tables/{table}/sit", {"seat": 1, "link": over})
        berta.post(f"/api/tables/{table}/sit", {"seat": 2, "link": other}, 403)
    with opened(tmp_path / "tables.db") as place:
        anna.place = berta.place = carla.place = place
        berta.post(f"/api/tables/{table}/sit", {"seat": 2, "link": other}, 403)
        place.guest("Dora").post(f"/api/tables/{table}/sit", {"seat": 2, "link": other})


def test_who_plays_alone_may_sit_anywhere(place: Place) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "random", "random")
    link = anna.post(f"/api/tables/{table}/invite", {"seat": 1})["link"]
    anna.post(f"/api/tables/{table}/sit", {"seat": 1, "link": link})
    assert anna.position(table, 1)["seat"] == 1


def test_two_of_the_same_name_can_be_told_apart(place: Place) -> None:
    anna, other, third = place.guest("Anna"), place.guest("anna"), place.guest("Eve")
    table = anna.new_table("me", "open", "open", "open", public=True)
    other.post(f"/api/tables/{table}/sit", {"seat": 1})
    info = third.post(f"/api/tables/{table}/sit", {"seat": 2, "name": "\uff21nna"})
    assert [seat["name"] for seat in info["seats"][:3]] == ["Anna", "anna 2", "\uff21nna 3"]
    other.post(f"/api/tables/{table}/sit", {"seat": 3})  # one may have two seats of a name
    assert anna.get(f"/api/tables/{table}")["seats"][3]["name"] == "anna 2"


def test_a_stand_in_plays_until_the_person_takes_the_seat_back(place: Place) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "me", "me")
    with anna.live(table, 0) as socket:
        assert frame(socket)["view"]["seats"][0]["ready"] is False
        anna.post(f"/api/tables/{table}/seat", {"seat": 0, "stand_in": "captain"})
        while not frame(socket)["view"]["seats"][0]["ready"]:
            pass
        anna.post(f"/api/tables/{table}/seat", {"seat": 0, "stand_in": None})
    assert anna.get(f"/api/tables/{table}")["seats"][0]["stand_in"] is None
    assert anna.get(f"/api/tables/{table}")["waiting"] == [1, 2]


def test_a_hidden_table_stands_in_no_list_but_those_of_its_people(place: Place) -> None:
    anna, berta = place.guest("Anna"), place.guest("Berta")
    waiting = anna.new_table("me", "open", "open")
    playing = anna.new_table("me", "hot", "hot")
    over = anna.new_table("random", "random", "random")
    with anna.live(over) as socket:
        while frame(socket)["table"]["state"] != "over":
            pass
    assert {info["id"] for info in anna.get("/api/tables")["mine"]} == {waiting, playing, over}
    for person in (anna, berta, place.stranger()):
        lists = person.get("/api/tables")
        assert [lists[name] for name in ("open", "playing", "over")] == [[], [], []]
    assert berta.get("/api/tables")["mine"] == []


# answers


def test_an_answer_must_name_the_turn_and_a_key_counts_once(place: Place) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    turn = anna.position(table, 0)["turn"]
    body = {"seat": 0, "turn": turn, "key": "a", "choices": ["bid money_0"]}
    first = anna.post(f"/api/tables/{table}/answer", body)
    assert first == {"turn": turn + 1}
    assert anna.post(f"/api/tables/{table}/answer", body) == first
    stale = anna.post(f"/api/tables/{table}/answer", {**body, "key": "b"}, 409)
    assert stale["error"]["code"] == "stale"
    assert anna.position(table, 0)["turn"] == turn + 1


def test_a_batch_is_taken_whole_or_not_at_all(place: Place) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    before = anna.position(table, 0)
    batch = any_batch(before, Random(1))
    wrong = [*batch[:-2], "build_palace nowhere", "ready"]
    refused = anna.answer(table, 0, wrong, "a", 422)
    assert "'build_palace nowhere' is not a choice of this game" in refused["error"]["message"]
    refused = anna.answer(table, 0, [*batch[:-2], "ready"], "b", 422)
    assert "none of the batch was taken" in refused["error"]["message"]
    assert anna.position(table, 0) == before
    anna.answer(table, 0, batch, "c")
    after = anna.position(table, 0)
    assert after["view"]["seats"][0]["ready"]
    assert after["questions"] == []
    assert after["undo"] == len(batch)


def test_an_answer_can_be_taken_back_and_the_log_shrinks_with_it(place: Place) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    start = anna.position(table, 0)
    with anna.live(table, 1) as socket:
        logged = frame(socket)["logged"]
        anna.answer(table, 0, any_batch(start, Random(1)), "a")
        told = frame(socket)
        assert [(entry["n"], entry["event"]) for entry in told["log"]] == [
            (logged + 1, "mat-ready")
        ]
        turn = anna.position(table, 0)["turn"]
        anna.post(f"/api/tables/{table}/undo", {"seat": 0, "turn": turn, "key": "b"})
        assert frame(socket)["logged"] == logged
    again = anna.position(table, 0)
    assert again["questions"][0]["choices"] == ["ready"]
    assert again["turn"] == turn + 1


def test_nobody_answers_for_another_seat_nor_as_a_watcher(place: Place) -> None:
    anna, berta = place.guest("Anna"), place.guest("Berta")
    table = anna.new_table("me", "random", "random")
    body = {"seat": 0, "turn": 1, "key": "a", "choices": ["bid money_0"]}
    berta.post(f"/api/tables/{table}/answer", body, 403)
    place.stranger().post(f"/api/tables/{table}/answer", body, 401)
    anna.post(f"/api/tables/{table}/answer", {**body, "seat": 1}, 403)
    anna.post(f"/api/tables/{table}/answer", {**body, "seat": 9}, 404)
    with berta.live(table) as socket:
        frame(socket)
        socket.send_json({"type": "answer", "turn": 1, "key": "a", "choices": ["bid money_0"]})
        assert frame(socket, "error")["code"] == "not_allowed"


def test_a_whole_game_over_the_websocket_can_be_verified(place: Place) -> None:
    anna, random = place.guest("Anna"), Random(7)
    modules = ["court", "landsknechts", "leaders"]
    table = anna.new_table("me", "captain", "random", modules=modules)
    answered = -1
    with anna.live(table, 0) as socket:
        while (shown := frame(socket))["table"]["state"] != "over":
            if shown["questions"] and shown["turn"] > answered:
                answered = shown["turn"]
                key = f"k{answered}"
                batch = any_batch(shown, random)
                send = {"type": "answer", "turn": answered, "key": key, "choices": batch}
                socket.send_json(send)
                assert frame(socket, "ack")["key"] == key
    assert set(shown["table"]["result"]) == {"winners", "points", "thalers"}
    text = anna.get(f"/api/tables/{table}/record")
    record = notation.read(text, find_game)
    assert verify(find_game("wallenstein"), record).over


def test_everything_is_as_it_was_after_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path / "tables.db") as place:
        anna = place.guest("Anna")
        table = anna.new_table("me", "hot", "hot", modules=["court"])
        turn = anna.position(table, 0)["turn"]
        body = {"seat": 0, "turn": turn, "key": "a", "choices": ["bid money_0"]}
        acked = anna.post(f"/api/tables/{table}/answer", body)
        for n in range(3):
            turn = anna.position(table, 0)["turn"]
            undo = {"seat": 0, "turn": turn, "key": f"undo {n}"}
            anna.post(f"/api/tables/{table}/undo", undo)
            anna.answer(table, 0, ["bid money_1"], f"again {n}")
        for seat in (0, 1, 2):
            anna.answer(
                table, seat, any_batch(anna.position(table, seat), Random(seat)), f"m{seat}"
            )
        before = [anna.position(table, seat) for seat in (0, 1, 2)]
    with opened(tmp_path / "tables.db") as place:
        anna.place = place
        after = [anna.position(table, seat) for seat in (0, 1, 2)]
        for frames in (before, after):
            for shown in frames:
                del shown["table"]["changed"]
        assert after == before
        assert anna.post(f"/api/tables/{table}/answer", body) == acked


# looking


def test_a_watcher_sees_no_box_and_no_question(place: Place) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    anna.answer(table, 0, any_batch(anna.position(table, 0), Random(1)), "a")
    shown = place.stranger().position(table, -1)
    assert shown["questions"] == []
    assert set(shown["view"]["seats"][0]["boxes"].values()) == {"hidden"}
    assert "hand" not in shown["view"]
    place.stranger().get(f"/api/tables/{table}/position?seat=0", 401)
    place.guest("Berta").get(f"/api/tables/{table}/position?seat=0", 403)


def test_presence_is_told_to_everybody_at_the_table(place: Place) -> None:
    anna, berta = place.guest("Anna"), place.guest("Berta")
    table = anna.new_table("me", "open", "random", public=True)
    with anna.live(table, 0) as socket:
        assert seats_told(socket)[0]["present"]
        berta.post(f"/api/tables/{table}/sit", {"seat": 1})
        with berta.live(table, 1):
            while not seats_told(socket)[1]["present"]:
                pass
        while seats_told(socket)[1]["present"]:
            pass


def test_a_draft_goes_to_the_other_devices_of_its_seat_only(place: Place) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    with anna.live(table, 0) as one, anna.live(table, 0) as two, anna.live(table, 1) as other:
        assert [frame(socket)["draft"] for socket in (one, two, other)] == [None, None, None]
        one.send_json({"type": "draft", "draft": {"bid": "money_2"}})
        assert frame(two)["draft"] == {"bid": "money_2"}
        anna.answer(table, 1, any_batch(anna.position(table, 1), Random(1)), "a")
        assert frame(other)["draft"] is None
        assert frame(one)["draft"] == {"bid": "money_2"}


def test_a_draft_is_kept_before_the_positions_that_know_it(place: Place) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    with anna.live(table, 0) as socket:
        assert frame(socket)["draft"] is None
        socket.send_json({"type": "draft", "draft": {"bid": "money_2"}, "key": "mine"})
        assert frame(socket, "kept") == {"type": "kept", "key": "mine"}
        socket.send_json({"type": "draft", "draft": {"bid": "x" * 9000}, "key": "long"})
        refused = frame(socket, "error")
        assert (refused["key"], refused["code"]) == ("long", "too_large")


def test_a_draft_is_not_for_who_takes_over_the_seat(place: Place) -> None:
    anna, berta = place.guest("Anna"), place.guest("Berta")
    table = anna.new_table("me", "random", "random")
    with anna.live(table, 0) as one, anna.live(table, 0) as two:
        one.send_json({"type": "draft", "draft": {"bid": "money_2"}})
        while frame(two)["draft"] is None:
            pass
    link = anna.post(f"/api/tables/{table}/invite", {"seat": 0})["link"]
    berta.post(f"/api/tables/{table}/sit", {"seat": 0, "link": link})
    assert berta.position(table, 0)["draft"] is None


def test_odds_and_why_cite_what_the_seat_can_know(place: Place) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    view = anna.position(table, 0)["view"]
    foe = next(name for name, county in view["counties"].items() if county["owner"] == 1)
    path = f"/api/tables/{table}/forecast?seat=0"
    odds = anna.get(f"{path}&choice=march {foe}&choice=send 5")
    assert abs(odds["attacker"] + odds["defender"] + odds["devastated"] - 1) < 1e-9
    anna.get(f"{path}&choice=march atlantis&choice=send 5", 422)
    anna.get(f"{path}&choice=march {foe}&choice=send 500", 422)
    anna.get(f"{path}&choice=send 5", 400)
    anna.get(path, 400)
    turn = anna.position(table, 0)["turn"]
    assert anna.get(f"{path}&turn={turn}&choice=march {foe}&choice=send 5") == odds
    assert anna.get(f"{path}&turn={turn - 1}&choice=march {foe}&choice=send 5") is None
    why = anna.get(f"/api/tables/{table}/why?seat=0&choice=march {foe}")
    assert why == {"message": why["message"], "clause": "W3.1.1"}
    assert "it is asked: plan" in why["message"]
    foreign = anna.get(f"/api/tables/{table}/why?seat=0&choice=bid {foe}")
    assert (foreign["clause"], foreign["objection"]) == ("W3.1.8", "not-held")


def test_forecasts_asked_for_together_are_those_asked_for_alone(place: Place) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    view = anna.position(table, 0)["view"]
    foe = next(name for name, county in view["counties"].items() if county["owner"] == 1)
    path = f"/api/tables/{table}/forecast?seat=0&choice=march {foe}"
    alone = [anna.get(f"{path}&choice=send {armies}") for armies in (2, 5)]
    assert anna.get(f"{path}&each=send 2&each=send 5") == alone
    assert anna.get(f"/api/tables/{table}/forecast?seat=0&each=send 5") == [None]
    anna.get(f"{path}&each=send 500", 422)
    anna.get(f"{path}{'&each=send 2' * 65}", 400)
    assert anna.get(f"{path}&each=send 2&turn=99") is None


def test_a_refused_answer_names_its_clause_and_its_reason(place: Place) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    view = anna.position(table, 0)["view"]
    foe = next(name for name, county in view["counties"].items() if county["owner"] == 1)
    body = {"seat": 0, "turn": anna.position(table, 0)["turn"], "key": "a"}
    path = f"/api/tables/{table}/answer"
    refused = anna.post(path, {**body, "choices": ["bid money_0", f"build_palace {foe}"]}, 422)
    assert (refused["error"]["clause"], refused["error"]["objection"]) == ("W3.1.8", "not-held")
    assert "objection" not in anna.post(path, {**body, "choices": ["stay"]}, 422)["error"]


def test_the_log_is_sent_from_where_the_client_left_off(place: Place) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    whole = anna.position(table, 0)["log"]
    assert [entry["n"] for entry in whole] == list(range(1, len(whole) + 1))
    with anna.live(table, 0, log=len(whole) - 2) as socket:
        assert frame(socket)["log"] == whole[-2:]
    with anna.live(table, 0, log=10**6) as socket:
        shown = frame(socket)
    assert (shown["log"], shown["logged"]) == ([], len(whole))


# clocks


def test_a_clock_runs_while_its_seat_is_asked_and_a_bot_takes_over_when_it_is_out(
    place: Place,
) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", "hot", clock={"bank": 100, "increment": 10})
    left = [seat["left"] for seat in anna.get(f"/api/tables/{table}")["seats"]]
    assert left == [100, 100, 100]
    place.clock.time += 30
    anna.answer(table, 0, any_batch(anna.position(table, 0), Random(1)), "a")
    left = [seat["left"] for seat in anna.get(f"/api/tables/{table}")["seats"]]
    assert left == [80, 70, 70]
    turn = anna.position(table, 0)["turn"]
    anna.post(f"/api/tables/{table}/undo", {"seat": 0, "turn": turn, "key": "b"})
    place.clock.time += 5
    left = [seat["left"] for seat in anna.get(f"/api/tables/{table}")["seats"]]
    assert left == [65, 65, 65]
    place.clock.time += 70
    with anna.live(table, 1) as socket:
        assert not frame(socket)["view"]["seats"][1]["ready"]
        anna.post(f"/api/tables/{table}/seat", {"seat": 1, "when_out": "bot"})
        while not frame(socket)["view"]["seats"][1]["ready"]:
            pass
    assert anna.get(f"/api/tables/{table}")["waiting"] == [0, 2]
