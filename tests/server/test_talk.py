"""Table talk: who reads it, how much of it there may be, and whom one need not hear."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession
from tests.server.kit import PATIENT, USUAL, Person, Place, frame, opened

from westphalia.server.settings import Limits, Rate
from westphalia.server.store.rows import TalkRow
from westphalia.server.tables import speaking
from westphalia.server.tables.chat import MOST_WORDS, ReadState, entry_fields
from westphalia.server.tables.speaking import MOST_CHARACTERS, MOST_NOTE, clean


@pytest.fixture
def place(tmp_path: Path) -> Any:
    with opened(tmp_path / "tables.db") as place:
        yield place


def a_table(place: Place, **more: object) -> tuple[str, Person, Person, Person]:
    """A table of Anna and Berta, and Carla, who watches."""
    anna, berta, carla = (place.guest(name) for name in ("Anna", "Berta", "Carla"))
    table = anna.new_table("me", "open", "random", public=True, **more)
    berta.post(f"/api/tables/{table}/sit", {"seat": 1})
    return table, anna, berta, carla


def say(person: Person, table: str, text: str, status: int = 200) -> Any:
    return person.post(f"/api/tables/{table}/talk", {"text": text}, status)


def heard(person: Person, table: str) -> list[str]:
    """The words that somebody may read."""
    entries = person.get(f"/api/tables/{table}/talk")["entries"]
    return [each["text"] for each in entries if each["channel"] != "act"]


def live(person: Person, table: str, seat: int) -> WebSocketTestSession:
    path = f"/api/tables/{table}/live?seat={seat}&talk=1"
    return person.place.client.websocket_connect(path, headers=person.headers)


def words(socket: WebSocketTestSession) -> list[str]:
    return [each.get("text", "") for each in frame(socket, "talk")["entries"]]


# who reads what


def test_the_words_of_somebody_who_has_gone_are_nobodys_own() -> None:
    gone = TalkRow(1, 0.0, "gallery", "Hello", user=0, name="Anna")
    fields = entry_fields(gone, ReadState(user=0))
    assert (fields["you"], fields["text"], fields["hidden"]) == (False, "", "deleted")


def test_nobody_has_read_what_was_not_said_yet(place: Place) -> None:
    table, anna, berta, _ = a_table(place)
    say(anna, table, "one")
    berta.post(f"/api/tables/{table}/talk/read", {"n": 99})
    assert berta.get(f"/api/tables/{table}/talk")["unread"] == 0
    say(anna, table, "two")
    assert berta.get(f"/api/tables/{table}/talk")["unread"] == 1


def test_players_and_those_who_watch_each_talk_among_themselves(place: Place) -> None:
    table, anna, berta, carla = a_table(place)
    say(anna, table, "Good luck!")
    say(carla, table, "Anna has all the grain")
    assert heard(anna, table) == heard(berta, table) == ["Good luck!"]
    assert heard(carla, table) == heard(place.stranger(), table) == ["Anna has all the grain"]
    say(place.stranger(), table, "me too", 401)
    [entry] = berta.get(f"/api/tables/{table}/talk")["entries"]
    assert (entry["seat"], entry["name"], entry["you"]) == (0, "Anna", False)
    anna.post(f"/api/tables/{table}/close")
    assert heard(berta, table) == ["Good luck!", "Anna has all the grain"]
    assert heard(carla, table) == ["Anna has all the grain"], "what players said stays theirs"


def test_a_player_who_watches_the_own_table_does_not_hear_the_gallery(place: Place) -> None:
    table, anna, _, carla = a_table(place)
    say(carla, table, "Anna, look at Böhmen")
    with live(anna, table, -1) as socket:
        assert words(socket) == []
        say(anna, table, "I hear nothing")
        assert words(socket) == ["I hear nothing"]


def test_without_a_gallery_nobody_who_watches_speaks_or_reads(place: Place) -> None:
    table, anna, _, carla = a_table(place, gallery=False)
    assert say(carla, table, "Hello", 403)["error"]["reason"] == "gallery_closed"
    say(anna, table, "We are alone")
    told = carla.get(f"/api/tables/{table}/talk")
    assert (told["entries"], told["speaks"], told["unread"]) == ([], "", 0)


def test_words_come_at_once_to_all_who_listen_and_to_nobody_else(place: Place) -> None:
    table, anna, berta, carla = a_table(place)
    with (
        live(berta, table, 1) as listening,
        berta.live(table, 1) as old,
        live(carla, table, -1) as by,
    ):
        assert words(listening) == words(by) == []
        say(anna, table, "Good luck!")
        said = frame(listening, "talk")
        assert [each["text"] for each in said["entries"]] == ["Good luck!"]
        assert (said["unread"], said["speaks"]) == (1, "table")
        anna.post(f"/api/tables/{table}/vote", {"vote": "pause"})
        assert frame(listening, "talk")["entries"][0]["act"] == "ask_pause"
        assert [each["n"] for each in frame(by, "talk")["entries"]] == [2], "acts are for all"
        anna.post(f"/api/tables/{table}/close")
        while not json.loads(text := old.receive_text())["table"]["abandoned"]:
            assert "Good luck!" not in text
            assert '"talk"' not in text, "a client that did not ask for it is sent none"


def test_nothing_of_it_stands_in_the_record_the_replay_or_the_position(place: Place) -> None:
    table, anna, berta, carla = a_table(place)
    say(anna, table, "Geheimnis eins")
    say(carla, table, "Geheimnis zwei")
    anna.post(f"/api/tables/{table}/notes", {"seat": 0, "text": "Geheimnis drei"})
    berta.post(f"/api/tables/{table}/resign", {"seat": 1})
    anna.post(f"/api/tables/{table}/close")
    seen = [
        anna.get(f"/api/tables/{table}/record"),
        json.dumps(anna.get(f"/api/tables/{table}/replay/0?seat=-2")),
        json.dumps(berta.position(table, 1)),
        json.dumps(berta.get("/api/tables")),
        json.dumps(berta.get("/api/me/data")),
    ]
    assert not [text for text in seen if "Geheimnis" in text]


# limits


def test_lines_are_short_clean_and_not_too_many(tmp_path: Path) -> None:
    slow = Limits(
        **{name: getattr(PATIENT, name) for name in ("address", "person", "guests", "costly")},
        talk=Rate(0.0001, 3),
    )
    settings = USUAL.__class__(limits=slow)
    with opened(tmp_path / "tables.db", settings) as place:
        table, anna, berta, carla = a_table(place)
        for text in ("", "   \n ", "\u202e\u200b", "x" * (MOST_CHARACTERS + 1)):
            assert say(carla, table, text, 400)["error"]["reason"] == "words_length"
            carla = place.guest("Carla")
        for _ in range(3):
            say(anna, table, "x" * MOST_CHARACTERS)
        assert say(anna, table, "again", 429)["error"]["code"] == "too_many"
        say(berta, table, "one more")
        for _ in range(4):
            place.guest().post(f"/api/tables/{table}/talk", {"text": "flood"})
        say(place.guest(), table, "all from one address", 429)


def test_invisible_letters_and_piles_of_accents_are_left_out() -> None:
    assert clean("  a\n\tb \u202ec\x00 ") == "a b c"
    assert clean("Z" + "\u0301" * 9) == "Ź" + "\u0301" * 4
    assert clean("❤️ 👩‍🚀") == "❤️ 👩‍🚀"
    assert clean("\U0001fa8a\U0001fadc\U0001faff") == "\U0001fa8a\U0001fadc\U0001faff", "newer"
    assert clean("eins\r\n\tzwei \x07\n", lines=True) == "eins\n\tzwei"


def test_only_the_latest_words_are_kept(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MOST_WORDS, "table", 3)
    table, anna, berta, carla = a_table(place)
    say(carla, table, "the gallery is apart")
    anna.post(f"/api/tables/{table}/vote", {"vote": "pause"})
    for number in range(5):
        say(anna, table, str(number))
    assert heard(berta, table) == ["2", "3", "4"]
    place.client.portal.call(place.table(table).talk.load, True)  # type: ignore[union-attr]
    assert heard(berta, table) == ["2", "3", "4"], "on disk they are as few"
    assert heard(carla, table) == ["the gallery is apart"]
    assert len(anna.get(f"/api/tables/{table}/talk")["entries"]) == 4, "and the act stays"


# unread


def test_the_list_of_my_tables_tells_how_much_was_said_there(place: Place) -> None:
    table, anna, berta, _ = a_table(place)

    def unread(person: Person) -> int:
        return next(
            int(one["unread"]) for one in person.get("/api/tables")["mine"] if one["id"] == table
        )

    say(anna, table, "one")
    said = say(anna, table, "two")["entries"][-1]["n"]
    assert (unread(anna), unread(berta)) == (0, 2)
    berta.post(f"/api/tables/{table}/talk/read", {"n": said - 1})
    assert unread(berta) == 1
    berta.post(f"/api/tables/{table}/talk/avoid", {"how": "mute", "n": said})
    assert unread(berta) == 0, "whom one does not want to hear"


def test_what_is_read_on_one_device_is_read_on_all(place: Place) -> None:
    table, anna, berta, _ = a_table(place)
    say(anna, table, "one")
    say(anna, table, "two")
    say(berta, table, "three")
    with live(berta, table, 1) as socket:
        assert frame(socket, "talk")["unread"] == 2
        berta.post(f"/api/tables/{table}/talk/read", {"n": 1})
        assert frame(socket, "talk")["unread"] == 1
        assert berta.post(f"/api/tables/{table}/talk/read", {"n": 10**9})["unread"] == 0
        berta.post(f"/api/tables/{table}/talk/read", {"n": 1})
    assert berta.get(f"/api/tables/{table}/talk")["unread"] == 0, "a mark never goes back"
    assert anna.get(f"/api/tables/{table}/talk")["unread"] == 1


# whom one need not hear


def test_who_is_muted_is_silent_for_one_person_at_one_table(place: Place) -> None:
    table, anna, berta, _ = a_table(place)
    say(anna, table, "noise")
    with live(berta, table, 1) as socket:
        assert words(socket) == ["noise"]
        told = berta.post(f"/api/tables/{table}/talk/avoid", {"n": 1, "how": "mute"})
        assert (told["entries"][0]["text"], told["entries"][0]["hidden"]) == ("", "mute")
        again = frame(socket, "talk")
        assert (again["after"], again["unread"]) == (0, 0)
        say(anna, table, "more noise")
        assert words(socket) == [""]
    assert heard(anna, table) == ["noise", "more noise"], "she does not notice"
    berta.post(f"/api/tables/{table}/talk/avoid", {"seat": 0, "how": "none"})
    assert heard(berta, table) == ["noise", "more noise"]
    for wrong in (
        {"n": 99, "how": "mute"},
        {"seat": 2, "how": "mute"},
        {"seat": 1, "how": "block"},
    ):
        berta.post(f"/api/tables/{table}/talk/avoid", wrong, 404)


def test_who_is_blocked_is_silent_everywhere_and_stays_away_from_ones_tables(place: Place) -> None:
    table, anna, berta, _ = a_table(place)
    anna.post(f"/api/tables/{table}/talk/avoid", {"seat": 1, "how": "block"})
    other = berta.new_table("me", "open", "random", public=True)
    anna.post(f"/api/tables/{other}/sit", {"seat": 1})
    say(berta, other, "hello again")
    assert heard(anna, other) == [""]
    mine = anna.new_table("me", "open", "open", public=True)
    refusal = berta.post(f"/api/tables/{mine}/sit", {"seat": 1}, 403)
    assert refusal["error"]["reason"] == "seat_not_open"
    link = anna.post(f"/api/tables/{mine}/invite", {"seat": 2})["link"]
    berta.post(f"/api/tables/{mine}/sit", {"seat": 2, "link": link})
    [block] = anna.get("/api/blocks")["blocks"]
    assert block["name"] == "Berta"
    assert anna.post("/api/blocks/end", {"id": block["id"]}) == {"blocks": []}
    anna.post("/api/blocks/end", {"id": block["id"]}, 404)
    assert heard(anna, other) == ["hello again"]


def test_a_report_has_the_words_and_one_has_only_so_many(place: Place) -> None:
    table, anna, berta, carla = a_table(place)
    say(anna, table, "something ugly")
    path = f"/api/tables/{table}/talk/report"
    carla.post(path, {"n": 1}, 404)
    assert berta.post(path, {"n": 1, "why": "rude"}) == {"reported": True}
    most = place.context.settings.limits.person_reports
    for _ in range(most - 1):
        berta.post(path, {"seat": 0})
    assert berta.post(path, {"seat": 0}, 429)["error"]["reason"] == "too_many_reports"
    reports = place.client.portal.call(place.context.store.reports)  # type: ignore[union-attr]
    assert len(reports) == most
    assert (reports[0].name, reports[0].text, reports[0].why) == ("Anna", "something ugly", "rude")


# notes


def test_notes_are_for_the_own_eyes_and_survive(place: Place) -> None:
    table, anna, berta, carla = a_table(place)
    path = f"/api/tables/{table}/notes"
    berta.post(path, {"seat": 1, "text": "Anna hoards grain\n- attack her"})
    assert berta.get(f"{path}?seat=1") == {"text": "Anna hoards grain\n- attack her"}
    for other in (anna, carla):
        other.get(f"{path}?seat=1", 403)
        other.post(path, {"seat": 1, "text": "overwritten"}, 403)
    assert berta.post(path, {"seat": 1, "text": "x" * (MOST_NOTE + 1)}, 413)
    unclean = "x" + "\u200b" * 2 * MOST_NOTE
    assert berta.post(path, {"seat": 1, "text": unclean}, 413), "nobody waits until it is cleaned"
    anna.post(f"/api/tables/{table}/close")
    assert berta.get(f"{path}?seat=1")["text"].startswith("Anna hoards")
    berta.post(path, {"seat": 1, "text": "   "})
    assert berta.get(f"{path}?seat=1") == {"text": ""}


def test_who_takes_over_a_seat_gets_its_talk_but_not_its_notes(place: Place) -> None:
    table, anna, berta, carla = a_table(place)
    berta.post(f"/api/tables/{table}/notes", {"seat": 1, "text": "mine"})
    say(anna, table, "hello, seat two")
    link = berta.post(f"/api/tables/{table}/invite", {"seat": 1})["link"]
    carla.post(f"/api/tables/{table}/sit", {"seat": 1, "link": link})
    assert carla.get(f"/api/tables/{table}/notes?seat=1") == {"text": ""}
    assert heard(carla, table) == ["hello, seat two"]
    assert heard(berta, table) == [], "who has left reads on in the gallery only"


# what is kept of a person


def test_ones_words_can_be_taken_along_and_go_with_the_person(place: Place) -> None:
    table, anna, berta, carla = a_table(place)
    say(berta, table, "my words")
    say(carla, table, "from the gallery")
    berta.post(f"/api/tables/{table}/notes", {"seat": 1, "text": "my notes"})
    berta.post(f"/api/tables/{table}/talk/avoid", {"seat": 0, "how": "mute"})
    berta.post(f"/api/tables/{table}/talk/report", {"seat": 0, "why": "because"})
    anna.post(f"/api/tables/{table}/talk/report", {"n": 1, "why": "too"})
    berta.post(f"/api/tables/{table}/vote", {"vote": "pause"})
    own = berta.get("/api/me/data")["words"]
    assert [(each["channel"], each["text"]) for each in own["talk"]] == [
        ("table", "my words"),
        ("act", "ask_pause"),
    ]
    assert [note["text"] for note in own["notes"]] == ["my notes"]
    assert [each["name"] for each in own["avoided"]] == ["Anna"]
    assert [each["why"] for each in own["reports"]] == ["because"]
    with live(anna, table, 0) as socket, live(carla, table, -1) as watching:
        assert "my words" in words(socket)
        assert "from the gallery" in words(watching)
        berta.post("/api/me/delete")
        while (entries := frame(socket, "talk")["entries"])[0]["name"] == "Berta":
            pass
        assert [(each["name"], each.get("text"), each.get("hidden")) for each in entries] == [
            ("a former player", "", "deleted"),
            ("a former player", None, None),
        ]
    reports = place.client.portal.call(place.context.store.reports)  # type: ignore[union-attr]
    assert [(each.reporter, each.why) for each in reports] == [(0, "because")]


def test_a_frozen_table_is_silent(place: Place) -> None:
    table, anna, _, _ = a_table(place)
    place.client.portal.call(place.context.store.freeze_table, table, True)  # type: ignore[union-attr]
    place.client.portal.call(place.context.on_foreign_change, table)  # type: ignore[union-attr]
    assert say(anna, table, "hello?", 409)["error"]["reason"] == "table_frozen"


def test_there_is_an_end_to_how_many_people_one_avoids(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speaking, "MOST_MUTED", 1)
    table, anna, _, _ = a_table(place)
    anna.post(f"/api/tables/{table}/talk/avoid", {"seat": 1, "how": "mute"})
    anna.post(f"/api/tables/{table}/talk/avoid", {"seat": 1, "how": "block"}, 429)
    anna.post(f"/api/tables/{table}/talk/avoid", {"seat": 1, "how": "none"})
