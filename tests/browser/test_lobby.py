"""The lobby: an account that brings its games along, and a table that people come to by a link."""

from __future__ import annotations

from dataclasses import replace

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tools.browser.visitor import Visitor

from westphalia.engine import notation
from westphalia.engine.match import start
from westphalia.games import find_game

PASSWORD = "a cap of liberty"


def account(visitor: Visitor, name: str, button: str = "") -> None:
    """By a button, or by Enter: then what is likely is done.  Who is new is shown codes to keep."""
    page = visitor.page
    page.locator(".mast .me").click()
    page.locator("#account-name").fill(name)
    page.locator("#password").fill(PASSWORD)
    if button:
        page.locator(f"dialog button[value='{button}']").click()
    else:
        page.locator("#password").press("Enter")
    kept = page.locator(".fresh-codes .btn.primary")
    page.locator("body:not(:has(dialog))").or_(kept).wait_for()
    if kept.count():
        kept.click()
    page.locator("dialog").wait_for(state="detached")
    expect(page.locator(".mast .me")).to_contain_text(name)


def test_an_account_brings_its_games_to_another_browser(visit: Visit) -> None:
    anna, elsewhere = visit(), visit()
    table = anna.new_table("me", "captain", "captain", title="The Long Table")
    page = anna.go()
    page.locator(".my-game", has_text="The Long Table").wait_for()
    page.locator(".mast .me").click()
    way_out = page.locator("dialog").get_by_role("button", name="Sign out", exact=True)
    page.locator("dialog #my-name").wait_for()
    assert not way_out.count(), "a guest has no way back"
    page.keyboard.press("Escape")
    account(anna, "Anna of Hessen")
    page.locator(".mast .me").click()
    way_out.wait_for()
    page.keyboard.press("Escape")
    # A lobby that never looks again by itself, as it would do sooner or later.
    elsewhere.begin_with("window.setInterval = () => 0")
    page = elsewhere.go()
    page.locator("[data-game=wallenstein] .btn.go").wait_for()
    assert not page.locator(".my-game").count()
    account(elsewhere, "Anna of Hessen")
    page.locator(".my-game.turn", has_text="The Long Table").wait_for()
    page.locator(".my-game.turn").click()
    page.locator(".mat .box.bid").wait_for()
    assert elsewhere.position["table"]["id"] == table


def test_only_who_set_the_table_begins_and_invites(visit: Visit) -> None:
    anna, bert = visit(), visit()
    days = {"bank": 2 * 86400, "increment": 86400}
    table = anna.new_table("me", "open", "open", "captain", clock=days)
    page = anna.go(f"#/table/{table}")
    expect(page.locator(".agreed")).to_contain_text("2 days each, 1 day more after every turn")
    page.locator(".waiting-seats li").nth(1).locator("button").first.click()
    bert.page.goto(page.locator(".invitation input").input_value())
    bert.page.locator("#name").fill("Bert")
    bert.page.locator("form.cart .btn.rub").click()
    bert.page.locator(".waiting-seats li", has_text="Bert").wait_for()
    for visitor, may in ((anna, True), (bert, False)):
        seats = visitor.page.locator(".waiting-seats")
        visitor.wait(seats.get_by_text("Bert").count, "Bert on his seat")
        expect(seats.locator("select").first).to_be_visible(visible=may)
        expect(visitor.page.locator(".waiting .acts .btn.primary")).to_have_count(int(may))


def test_names_of_bots_are_told_apart(visit: Visit) -> None:
    anna = visit()
    page = anna.go()
    page.locator("[data-game=wallenstein] .btn.go").click()
    page.locator(".mat .box.bid").wait_for()
    names = [seat["name"] for seat in anna.position["table"]["seats"]]
    expect(page.locator(".players-part tbody th b")).to_have_text(names)
    assert len(set(names)) == len(names)


def test_an_option_goes_with_its_module(visit: Visit) -> None:
    page = visit().go("#/new/wallenstein")
    leaders = page.locator(".set label.chk", has_text="Leaders and monuments")
    leaders.click()
    page.locator(".set details.more summary").click()
    page.locator("#o-leader_bonus").select_option("last")
    leaders.click()
    page.locator("#o-leader_bonus").wait_for(state="detached")
    page.locator(".set form .btn.primary").click()
    page.locator(".waiting-seats").wait_for()


def test_values_of_a_file_are_seen_by_everybody_at_the_table(visit: Visit) -> None:
    anna, bert = visit(), visit()
    page = anna.go("#/new")
    page.locator(".set details.more summary").click()
    file, values = page.locator(".set input[type=file]"), page.locator(".set .values li")

    def bring(text: str) -> None:
        file.set_input_files(
            {"name": "our.toml", "mimeType": "text/plain", "buffer": text.encode()}
        )

    bring("[counties.tirol]\ntax = 9")
    expect(values).to_have_text(["counties.tirol.tax = 9"])
    anna.forgive("400")
    bring("[counties.tirol]\ntaxx = 9")
    expect(page.locator(".set .wrong")).to_contain_text("did you mean tax?")
    expect(values).to_have_count(0)
    bring("[counties.tirol]\ntax = 8")
    expect(values).to_have_text(["counties.tirol.tax = 8"])
    expect(page.locator(".set .wrong")).to_have_count(0)
    page.locator(".set form .btn.primary").click()
    page.locator(".waiting .corrected summary").click()
    expect(page.locator(".waiting .values li")).to_have_text(["counties.tirol.tax = 8"])
    page.locator(".waiting .acts .btn.primary").click()
    page.locator(".mat .box.bid").wait_for()
    table = anna.position["table"]["id"]
    expect(page.locator(".table-top .gt")).to_contain_text("with corrected values")
    watching = bert.go(f"#/table/{table}?seat=-1")
    expect(watching.locator(".table-top .gt")).to_contain_text("with corrected values")


def test_of_many_tables_all_can_be_reached(visit: Visit) -> None:
    anna, bert = visit(), visit()
    table = anna.new_table("me", "open", "open")
    info = bert.context.request.get(f"{bert.address}/api/tables/{table}").json()
    many = [{**info, "id": f"{n}", "title": f"Table {n}"} for n in range(20)]
    lists = {"mine": [], "open": many, "playing": many[:6], "over": []}
    bert.hold_up("**/api/tables", lambda route: route.fulfill(json=lists))
    page = bert.go()
    rest = page.locator(".pub .rest button")
    expect(page.locator(".pub li:not(.rest)")).to_have_count(12)
    expect(rest).to_have_text(["14 more"])
    rest.press("Enter")
    expect(page.locator(".pub li:not(.rest)")).to_have_count(26)
    expect(rest).to_be_focused()


def test_what_is_kept_of_a_person_is_in_their_hands(visit: Visit) -> None:
    anna, elsewhere = visit(), visit()
    table = anna.new_table("me", "hot", "captain", title="The Long Table")
    anna.go()
    account(anna, "Anna of Mark", "/api/account")
    elsewhere.go()
    account(elsewhere, "Anna of Mark", "/api/login")
    page = anna.page
    page.locator(".mast .me").click()
    page.locator("#account-sessions summary").click()
    page.locator(".sessions li button").click()
    page.locator(".sessions li button").wait_for(state="detached")
    expect(page.locator(".sessions li .pill")).to_have_count(1)
    assert elsewhere.page.evaluate("fetch('/api/me').then((answer) => answer.json())") == {
        "me": None
    }
    page.locator("#account-change-password summary").click()
    page.locator("#old-password").fill(PASSWORD)
    page.locator("#new-password").fill("another cap")
    page.locator("#account-change-password .btn").click()
    page.get_by_role("status").filter(has_text="The password is changed.").wait_for()
    page.locator("#account-data summary").click()
    with page.expect_download() as saved:
        page.locator("#account-data .btn").click()
    assert table in saved.value.path().read_text()
    page.locator("#account-leave summary").click()
    page.locator("#leave-password").fill("another cap")
    expect(page.locator("#account-leave .btn")).to_be_disabled()
    page.locator("#account-leave .tick").click()
    page.locator("#account-leave .btn").click()
    page.locator("dialog").wait_for(state="detached")
    expect(page.locator(".mast .me")).to_have_text("Sign in")


def test_the_owner_ends_a_game_for_everybody(visit: Visit) -> None:
    anna = visit()
    table = anna.new_table("me", "captain", "captain", title="The Short Table")
    page = anna.go(f"#/table/{table}")
    page.locator(".mat .box.bid").wait_for()
    page.locator(".tools .icon-button").last.click()
    page.locator(".close-table").click()
    page.locator(".close-table").click()
    page.locator(".prompt.over", has_text="The table was closed").wait_for()
    page = anna.go()
    page.locator(".fin li", has_text="The Short Table").get_by_text("abandoned").wait_for()


def test_whoever_has_left_a_seat_is_offered_the_way_out_and_nothing_else(visit: Visit) -> None:
    anna = visit()
    table = anna.new_table("me", "hot", "captain")
    page = anna.go(f"#/table/{table}")
    page.locator(".cover .btn.primary").click()
    page.locator(".mat .box.bid").wait_for()
    anna.post(f"/api/tables/{table}/stand", {"seat": 0})
    expect(page.locator(".prompt")).to_contain_text("This seat is no longer yours.")
    expect(page.locator("#prompt-actions .btn")).to_have_text(["To the lobby"])


def test_a_record_that_somebody_brings_is_no_game_of_ours(visit: Visit) -> None:
    """Whatever names stand in it."""
    game = find_game("wallenstein")
    match = start(game, game.header(["Maximilian", "random 2", "random 3"]), bytes(32))
    anna = visit()
    page = anna.go()
    text = notation.write(replace(match.record, secret="00" * 32)).encode()
    for secret, mark in (("0" * 64, "uploaded record, verified"), ("1" * 64, "not verified")):
        file = text.replace(b"secret: " + b"0" * 64, b"secret: " + secret.encode())
        page.locator(".fin input[type=file]").set_input_files(
            {"name": "ours.record", "mimeType": "text/plain", "buffer": file}
        )
        page.locator(".table-top .gt", has_text=mark).wait_for()
        anna.go()
        page.locator(".my-game", has_text="Maximilian").first.wait_for()
    marks = page.locator(".my-game .what i").all_inner_texts()
    assert sorted(mark.split(" · ")[-1] for mark in marks) == [
        "uploaded record, not verified",
        "uploaded record, verified",
    ]
