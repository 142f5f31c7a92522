"""The shortest way into a game."""

from tests.browser.conftest import Visit


def test_one_click_starts_a_game(visit: Visit) -> None:
    anna = visit()
    page = anna.go()
    page.locator("main .btn.go").click()
    page.locator(".mat .box.bid").wait_for()
    assert anna.position["questions"][0]["kind"] == "plan"
    boxes = anna.position["view"]["seats"][0]["boxes"]
    assert page.locator(".mat .box").count() == len(boxes)
    assert page.locator(".map [data-county]").count() == len(anna.position["view"]["counties"])
