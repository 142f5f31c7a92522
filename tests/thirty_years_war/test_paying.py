"""What the end of a turn shows before it comes: ways to pay, looters, phases, peace, notes."""

from typing import Any

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.engine.chance import Sampling
from westphalia.engine.preview import preview
from westphalia.engine.step import Play
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR as GAME
from westphalia.games.thirty_years_war.rules.pay import PaySide
from westphalia.games.thirty_years_war.rules.turn import CardRound
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT
from westphalia.games.thirty_years_war.terms import Source


def foretold(table: Table, *texts: str) -> dict[str, Any]:
    choices = [GAME.vocabulary.parse(text) for text in texts]
    return GAME.forecast(table.s, PROTESTANT, choices)


def camp(points: int) -> Table:
    """Four units with a line; Prague has been pillaged, so its units are nearer to ruin."""
    table = Table(forces=False).put("pilsen", "2 german_militia")
    table.put("prague", "german_militia", "german_mercenary")
    table.controls("protestant", "pilsen", "prague")
    table.s.pillage[table.place("prague")] = 1
    table.s.aid[Source.UP] = points
    return table.run(PaySide(PROTESTANT))


def units(forecast: dict[str, Any]) -> dict[str, int]:
    return {f"{row['city']} {row['unit']}": row["count"] for row in forecast["paid"]}


@pytest.mark.rule("15.13a", "15.134")
def test_all_that_can_be_paid_is_suggested_and_those_nearest_to_ruin_come_first() -> None:
    table = camp(4)
    plan = foretold(table, "pay_all")
    assert units(plan) == {
        "prague german_mercenary": 1,
        "prague german_militia": 1,
        "pilsen german_militia": 1,
    }
    assert (plan["spent"], plan["purse"], plan["more"]) == (4, {}, [])
    assert plan["points"] == {"prague": {"up": 3}, "pilsen": {"up": 1}}
    assert [row["city"] for row in plan["loot"]] == ["pilsen"]
    assert units(foretold(camp(9), "pay_all"))["pilsen german_militia"] == 2


@pytest.mark.rule("15.13a")
def test_a_wish_says_what_is_left_and_who_else_could_be_paid() -> None:
    wish = foretold(camp(3), "pay_in pilsen", "pay german_militia", "pay german_militia")
    assert units(wish) == {"pilsen german_militia": 2}
    assert (wish["spent"], wish["purse"]) == (2, {"up": 1})
    assert wish["more"] == [{"city": "prague", "unit": "german_militia"}], "2 for the other"
    too_much = foretold(camp(1), "pay_in prague", "pay german_mercenary", "pay german_militia")
    assert units(too_much) == {"prague german_militia": 1}
    nothing = foretold(camp(1), "done")
    assert (units(nothing), nothing["spent"]) == ({}, 0)


@pytest.mark.rule("15.13a")
def test_pay_is_foretold_behind_a_card_that_is_only_prepared() -> None:
    table = camp(0).deal(PROTESTANT, "p4").run(CardRound(PROTESTANT), PaySide(PROTESTANT))
    tried = preview(table.s, PROTESTANT, [GAME.vocabulary.parse("aid p4")])
    question = tried.question(PROTESTANT)
    assert question
    assert (question.kind, tried.final) == ("pay", False)
    ahead = foretold(table, "aid p4", "pay_all")
    assert ahead["spent"] > 0
    wish = foretold(table, "aid p4", "pay_in pilsen", "pay german_militia")
    assert units(wish) == {"pilsen german_militia": 1}
    with pytest.raises(ValueError, match="a forecast is for one of these"):
        foretold(table, "pay_all")


@pytest.mark.rule("15.13a")
@pytest.mark.parametrize("points", range(8))
@pytest.mark.parametrize(
    "wish",
    [
        ("pay_all",),
        ("done",),
        ("pay_in prague", "pay german_militia"),
        ("pay_in pilsen", "pay german_militia", "pay_in prague", "pay german_mercenary"),
        ("pay_in prague", "pay german_mercenary", "pay german_militia"),
    ],
)
def test_the_answers_that_are_told_pay_just_those(points: int, wish: tuple[str, ...]) -> None:
    table = camp(points)
    if not table.hand.open:
        assert points == 0
        return
    plan = foretold(table, *wish)
    table.play(*[f"0 {text}" for text in plan["answers"]])
    assert not table.hand.open
    assert sum(table.s.aid) == points - plan["spent"]
    unpaid = len(table.s.unpaid)
    assert unpaid == 4 - sum(units(plan).values())


@pytest.mark.rule("tab.loot", "15.21b", "15.221")
def test_looters_are_foretold_with_what_changes_their_roll() -> None:
    table = camp(3)
    (prague, pilsen) = sorted(foretold(table, "done")["loot"], key=lambda row: -row["modifier"])
    assert (prague["city"], prague["modifiers"]) == ("prague", {"pillaged": 1})
    assert (pilsen["modifiers"], pilsen["units"]) == ({}, {"german_militia": 2})
    assert sum(row["share"] for row in pilsen["results"]) == pytest.approx(1)
    charts, room = table.board.charts, 1
    steps = [
        charts.loot(roll + 1)[1] + max(0, charts.loot(roll + 1)[0] - room) for roll in range(10)
    ]
    lost = sum(row["steps"] * row["share"] for row in prague["results"])
    assert lost == pytest.approx(sum(steps) / 10), "a level without room costs a step"


@pytest.mark.rule("15.13a")
def test_only_a_side_that_pays_is_told_of_pay() -> None:
    table = camp(3)
    with pytest.raises(ValueError, match="a forecast is for one of these"):
        GAME.forecast(table.s, CATHOLIC, [GAME.vocabulary.parse("pay_all")])


@pytest.mark.rule("5.31a", "5.31b", "tab.peace")
def test_peace_is_foretold_with_who_may_offer_and_must_accept() -> None:
    table = Table(forces=False)
    table.s.vp = 41
    told = foretold(table, "offer_peace")
    assert told["least"] == 40
    protestant, catholic = told["sides"]
    assert (protestant["low"], protestant["high"], protestant["offers"]) == (15, 40, {})
    assert (protestant["must_accept"], catholic["must_accept"]) == (True, False)
    table.s.vp = 20
    told = foretold(table, "offer_peace")
    assert told["sides"][0]["offers"]["objection"] == "no-protestant-offer-at"


@pytest.mark.rule("6.0")
def test_the_phase_of_the_turn_is_shown() -> None:
    header = GAME.header(["Anna", "Mathias"], options={"scenario": "apocalypse"})
    play = Play(GAME.set_up(header), Sampling(7))
    found: dict[str, list[str]] = {}
    while play.state.turn < 12 and play.open:
        question = play.open[0]
        phase = GAME.view(play.state, -1)["phase"]
        kinds = found.setdefault(phase, [])
        kinds += [question.kind] if question.kind not in kinds else []
        play.accept(question, question.choices[-1])
    assert found["set_up"] == ["place_force", "place_pillage"]
    assert "card_round" in found["action"]
    assert found["end"] == ["keep"]
    elsewhere = {kind for phase in found if phase not in ("pay", "loot") for kind in found[phase]}
    assert not elsewhere & {"pay", "pay_in_city", "desert"}


@pytest.mark.rule("6.0.Ca")
def test_it_is_said_how_probably_the_other_side_holds_a_card() -> None:
    header = GAME.header(["Anna", "Mathias"], options={"scenario": "early_war"})
    play = Play(GAME.set_up(header), Sampling(7))
    own, other = GAME.view(play.state, PROTESTANT)["piles"]
    assert "held" not in own, "who sees his hand need not guess"
    unseen = len(other["to_come"])
    assert other["held"]["card"] == pytest.approx(7 / unseen)
    combat = [c for c in other["to_come"] if GAME.printed({})["cards"][c]["category"] == "combat"]
    none = 1.0
    for n in range(7):
        none *= (unseen - len(combat) - n) / (unseen - n)
    assert other["held"]["categories"].get("combat", 0) == pytest.approx(1 - none if combat else 0)
    assert all(0 < share <= 1 for share in other["held"]["categories"].values())


def test_what_is_not_sure_says_in_a_note_why() -> None:
    board = GAME.printed({})
    assert board["areas"]["austria"]["unsure"]["vp"] == "reconstructed"
    sources, said = board["remarks"]["sources"], board["remarks"]["notes"]
    assert sources["areas"]["vp"].startswith("ASSUMED: fitted")
    assert said["cities"]["prague"]["fortress"].startswith("ASSUMED strength")
    for kind in ("cities", "areas", "leaders", "units", "cards"):
        for id_, entry in board[kind].items():
            notes, whole = said[kind].get(id_, {}), sources[kind]
            assert all(
                notes.get(key) or whole.get(key) or whole[""] for key in entry.get("unsure", ())
            )
