"""Notifications in the page: this browser is named to the server, and a push to it is shown."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright import sync_api
from playwright.sync_api import Route
from tests.browser.conftest import PLAIN, Visit, installed
from tests.server.post_office import Browser
from tools.browser.house import FLAGS, House
from tools.browser.visitor import PATIENCE, Visitor

# Without the push service of its maker a browser has nothing to subscribe at; this stands for it.
SUBSCRIPTION = """(given) => {
  let now = null;
  const made = (options) => ({ ...given, options, toJSON: () => given,
    unsubscribe: async () => { now = null; return true; } });
  PushManager.prototype.getSubscription = async () => now;
  PushManager.prototype.subscribe = async (options) => {
    globalThis.asked = options;
    return (now = made({}));
  };
}"""
SHOWN = """navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
  .then((all) => all.map(({ title, body, tag, data }) => ({ title, body, tag, ...data })))"""
MESSAGE = {"title": "Your turn: A", "body": "", "path": "/#/table/abc?seat=0", "tag": "abc"}


@pytest.fixture
def anna(browser: sync_api.Browser, house: House) -> Iterator[Visitor]:
    """Somebody whose browser shows notifications."""
    path = installed(whole=True)
    with browser.browser_type.launch(executable_path=path, args=FLAGS) as whole:
        context = whole.new_context(**PLAIN, permissions=["notifications"])
        context.set_default_timeout(PATIENCE * 1000)
        visitor = Visitor(context, house.address)
        yield visitor
        assert not visitor.unforgiven()


def test_a_browser_is_told_when_its_page_is_closed(anna: Visitor) -> None:
    given = Browser("https://push.example/anna").subscription
    anna.begin_with(f"({SUBSCRIPTION})({json.dumps(given)})")
    anna.new_table("me", "open", "open")
    page = anna.go()
    page.locator(".mast .me").click()
    page.get_by_role("button", name="Notifications …").click()
    page.get_by_label("Notify me in this browser").check()
    page.locator(".browsers li .pill").wait_for()
    asked = page.evaluate("asked")
    key = page.request.get(f"{anna.address}/api/push").json()["key"]
    assert asked == {"userVisibleOnly": True, "applicationServerKey": key}
    assert endpoints(page) == ["https://push.example/anna"]

    line = anna.context.new_cdp_session(page)
    workers: list[dict[str, Any]] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda e: workers.extend(e["registrations"]))
    line.send("ServiceWorker.enable")
    anna.wait(lambda: workers, "the service worker")
    push = {"origin": f"{anna.address}/", "registrationId": workers[-1]["registrationId"]}

    def told() -> bool:
        """Once more each time: to a worker that is not at work yet nothing is delivered."""
        line.send("ServiceWorker.deliverPushMessage", {**push, "data": json.dumps(MESSAGE)})
        return bool(page.evaluate(SHOWN) == [MESSAGE])

    anna.wait(told, "the message")

    page.get_by_label("Notify me in this browser").uncheck()
    page.locator(".browsers").wait_for(state="detached")
    assert endpoints(page) == []


def endpoints(page: Any) -> list[str]:
    address = page.url.partition("#")[0]
    told = page.request.get(f"{address}api/me/notices").json()
    return [browser["endpoint"] for browser in told["browsers"]]


def test_quiet_hours_are_those_of_the_device(visit: Visit) -> None:
    anna = visit(timezone_id="America/Lima", locale="de-DE")
    anna.new_table("me", "open", "open")
    page = anna.go()
    page.locator(".mast .me").click()
    page.get_by_role("button", name="Benachrichtigungen …").click()
    wishes: list[Route] = []
    page.get_by_label("Ruhezeit").wait_for()
    anna.hold_up("**/api/me/notices", lambda route: wishes.append(route))
    page.get_by_label("Ruhezeit").check()
    page.get_by_label("Von", exact=True).fill("23:15")
    page.get_by_label("Viele Tische").select_option("60")
    for _ in range(3):
        anna.wait(lambda: wishes, "a wish")
        assert len(wishes) == 1, "the server keeps what it hears last, so each waits for the last"
        wishes.pop().continue_()
    page.get_by_text("Gespeichert.").wait_for()
    address = f"{anna.address}/api/me/notices"
    wished = {"begin": "23:15", "end": "08:00"}, "America/Lima", 60, "de"

    def kept() -> bool:
        told = page.request.get(address).json()
        return (told["quiet"], told["time_zone"], told["interval"], told["language"]) == wished

    anna.wait(kept, "what was wished")


def test_a_link_in_a_mail_asks_before_it_does_anything(visit: Visit) -> None:
    anna = visit(locale="fr-FR")
    anna.forgive("403")
    page = anna.go("#/mail/stop/1.0.abc")
    page.get_by_role("button", name="Ne plus m’envoyer de courriel").click()
    page.get_by_role("alert").get_by_text("Ce lien n’est plus valable.").wait_for()
