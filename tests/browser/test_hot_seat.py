"""Two people at one screen: a cover lies between them."""

from tests.browser.conftest import Visit
from tests.browser.test_secrets import mat
from tools.browser.hand import Hand


def test_a_cover_lies_between_two_people_at_one_screen(visit: Visit) -> None:
    anna = visit()
    table = anna.new_table("me", "hot", "captain")
    page = anna.go(f"#/table/{table}")
    names = [seat["name"] for seat in anna.context.request.get(
        f"{anna.address}/api/tables/{table}").json()["seats"]]  # fmt: skip
    cover = page.locator("main.cover")
    cover.wait_for()
    assert names[0] in cover.inner_text()
    assert not page.locator(".hand, .mat").count()
    cover.locator(".btn.primary").click()
    hand = Hand(anna, seed=30)
    page.locator(".mat .box.bid").wait_for()
    anna.drawn()
    hand.cover()
    first = mat(anna)
    hand.seal()
    cover.wait_for()
    assert names[1] in cover.locator("h1").inner_text()
    asked = cover.locator(".meanwhile li:has(.pill)").all_inner_texts()
    assert [line.split("\n")[0] for line in asked] == [names[1]], "all may know who is asked"
    assert not page.locator(".hand, .mat").count()
    cover.locator(".btn.primary").click()
    page.locator(".mat .box.bid").wait_for()
    assert not mat(anna)
    anna.wait(lambda: anna.position["seat"] == 1, "the second seat's own position")
    hand.cover()
    assert mat(anna) != first
    hand.seal()
    anna.wait(lambda: not anna.position["view"]["planning"], "the reveal")
