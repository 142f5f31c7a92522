"""What a seat is shown of the table: everything derived, nothing hidden."""

import json
from random import Random
from typing import Any

import pytest
from tests.thirty_years_war.kit import Table
from tests.thirty_years_war.marches import Field

from westphalia.engine.chance import Sampling
from westphalia.engine.step import Play
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR as GAME
from westphalia.games.thirty_years_war.rules.march import Activate
from westphalia.games.thirty_years_war.rules.pay import PaySide
from westphalia.games.thirty_years_war.rules.revolts import begin_revolt
from westphalia.games.thirty_years_war.rules.turn import CardRound, card_bar
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT, ThirtyYearsWarState
from westphalia.games.thirty_years_war.terms import Source
from westphalia.games.thirty_years_war.views.view import hand_view
from westphalia.games.thirty_years_war.words import ACT, AID, EVENT, RECRUIT, reason

WHY = ("objection", "clause", "about")  # a use is closed


def seen(table: Table, seat: int = -1) -> dict[str, Any]:
    """What a seat sees while a card round of the Protestants is asked."""
    if not table.asked():
        table.run(CardRound(PROTESTANT))
    shown = GAME.view(table.s, seat)
    assert json.loads(json.dumps(shown)) == shown, "plain data, as the page gets it"
    return shown


def begun(scenario: str = "campaign") -> ThirtyYearsWarState:
    header = GAME.header(["Anna", "Mathias"], options={"scenario": scenario})
    return Play(GAME.set_up(header), Sampling(1618)).state


# The map


@pytest.mark.rule("3.1a", "10.21", "12.22")
def test_a_city_shows_who_controls_it_and_who_stands_there() -> None:
    table = Table(forces=False).controls("protestant", "tabor")
    table.put("tabor", "mansfeld", "2 german_mercenary", "german_militia_reduced")
    table.s.pillage[table.place("tabor")] = 1
    tabor = seen(table)["cities"]["tabor"]
    assert (tabor["control"], tabor["pillage"]) == (PROTESTANT, 1)
    assert tabor["stacks"] == [
        {
            "seat": PROTESTANT,
            "leaders": ["mansfeld"],
            "units": {"german_mercenary": 2, "german_militia_reduced": 1},
            "factors": 7,
            "inside": False,
            "room": 5,
        }
    ]
    assert seen(table)["cities"]["linz"] == {"control": CATHOLIC, "pillage": 0}


@pytest.mark.rule("13.13a", "13.16", "13.23")
def test_a_siege_shows_both_sides_of_the_wall_and_the_chance_of_the_roll() -> None:
    table = Table(forces=False).put("vienna", "mansfeld", "8 german_mercenary", "imperial_militia")
    vienna = table.place("vienna")
    table.s.siege[vienna], table.s.inside[vienna] = 2, 1
    shown = seen(table)["cities"]["vienna"]
    level = (
        table.board.fortress[vienna]
        + table.board.strength[table.board.units.index("imperial_militia")]
    )
    siege = shown["siege"]
    assert (siege["besieger"], siege["number"], siege["masked"]) == (PROTESTANT, 1, False)
    assert (siege["factors"], siege["level"]) == (24, level)
    modifier = 1 + table.board.siege_modifier[vienna]
    assert siege["roll"]["modifier"] == modifier
    wins = [r for r in range(1, 9) if r + modifier >= table.board.charts.siege_success]
    assert siege["roll"]["success"] == (len(wins) + 1) / 10
    assert [stack["inside"] for stack in shown["stacks"]] == [False, True]
    table.s.siege[vienna] = 0
    assert seen(table)["cities"]["vienna"]["siege"]["masked"]


@pytest.mark.rule("9.42a")
def test_a_revolt_shows_who_raised_it_and_who_lost_the_city() -> None:
    table = Table(forces=False)
    begin_revolt(table.hand, table.place("linz"), PROTESTANT)
    shown = seen(table)["cities"]["linz"]
    assert (shown["control"], shown["revolt"]) == (
        None,
        {"raised_by": PROTESTANT, "held_by": CATHOLIC},
    )


@pytest.mark.rule("3.13a", "5.12b", "15.24c")
def test_an_area_shows_what_it_takes_and_how_the_total_would_move() -> None:
    table = Table(forces=False).holds("catholic", "austria")
    table.controls("protestant", "linz")
    austria = table.board.area_index["austria"]
    value, cities = table.board.area_vp[austria], len(table.board.area_cities[austria])
    shown = seen(table)["areas"]["austria"]
    assert (shown["control"], shown["neutral"]) == (CATHOLIC, False)
    assert (shown["cities"], shown["needs"]) == ([1, cities - 1], table.board.control[austria])
    assert shown["moves"] == [-value, 0]
    for city in table.board.area_cities[austria]:
        table.s.pillage[city] = 2
    shown = seen(table)["areas"]["austria"]
    assert (shown["devastated"], shown["value"], shown["moves"]) == (
        True,
        value - 1,
        [1 - value, 0],
    )
    assert seen(table)["areas"]["hesse_kassel"]["neutral"]
    city = next(city for city, vp in enumerate(table.board.city_vp) if vp)
    table.s.control[city] = CATHOLIC
    shown = seen(table)["cities"][table.board.cities[city]]
    assert shown["moves"] == [-table.board.city_vp[city], 0]


@pytest.mark.rule("5.14", "5.141a")
def test_electors_are_counted_and_awards_named() -> None:
    shown = GAME.view(begun(), -1)["electors"]
    held = [*shown["areas"].values(), *shown["cities"].values()]
    assert len(held) == 7
    assert shown["count"] == [held.count(PROTESTANT), held.count(CATHOLIC)]
    assert shown["awards"]["majority"] == {"holder": CATHOLIC, "needs": 4, "points": 2}


@pytest.mark.parametrize(
    ("scenario", "goals"),
    [
        pytest.param("campaign", [10, 30], marks=pytest.mark.rule("5.22a")),
        pytest.param("early_war", [44, 45], marks=pytest.mark.rule("18.14a")),
        pytest.param("intervention", [30, 38], marks=pytest.mark.rule("18.26b")),
        pytest.param("apocalypse", [15, 28], marks=pytest.mark.rule("18.36a")),
    ],
)
def test_it_is_said_how_the_war_would_end_now(scenario: str, goals: list[int]) -> None:
    s = begun(scenario)
    shown = GAME.view(s, -1)["victory"]
    assert (shown["vp"], shown["goals"]) == (s.vp, goals)
    s.vp = -5
    assert GAME.view(s, -1)["victory"]["if_over_now"].startswith("protestant")
    assert s.result == -1, "looking decides nothing"


# The cards


def test_only_the_own_hand_is_shown() -> None:
    s = begun()
    views = GAME.views(s, [PROTESTANT, CATHOLIC, -1])
    assert views == [GAME.view(s, seat) for seat in (PROTESTANT, CATHOLIC, -1)]
    own, other, public = views
    assert [card["card"] for card in own["hand"]] == [s.board.cards[c] for c in s.hands[0]]
    assert own["piles"][CATHOLIC] == public["piles"][CATHOLIC]
    assert own["piles"][PROTESTANT]["to_come"] == [s.board.cards[c] for c in s.unplayed[0]]
    assert "hand" not in public
    assert [pile["hand"] for pile in public["piles"]] == [7, 7]
    for seat, view in ((PROTESTANT, other), (CATHOLIC, own)):
        hidden = sorted(s.hands[seat] + s.unplayed[seat])
        assert view["piles"][seat]["to_come"] == [s.board.cards[card] for card in hidden]
    assert [pile["cards"] for pile in GAME.opened(s)["piles"]] == [
        [s.board.cards[card] for card in hand] for hand in s.hands
    ]


@pytest.mark.rule("8.2a", "8.3", "8.4a", "8.5a", "14.5")
def test_each_card_says_what_it_could_do_now_and_why_not() -> None:
    table = Table(forces=False).deal(PROTESTANT, "p1", "p30").put("tabor", "mansfeld")
    hand = {card["card"]: card for card in seen(table, PROTESTANT)["hand"]}
    assert hand["p1"]["act"] == {"leaders": ["mansfeld"]}
    assert hand["p1"]["recruit"]["leaders"] == ["mansfeld"]
    assert hand["p1"]["aid"]["sum"] == sum(hand["p1"]["aid"]["points"].values()) > 0
    assert hand["p30"]["event"]["objection"] == "combat-only"
    assert hand["p30"]["event"]["about"] == {"card": "p30"}
    table.s.aid_cards[PROTESTANT] = [table.board.card_index["p2"]]
    table.clear("tabor")
    hand = {card["card"]: card for card in seen(table, PROTESTANT)["hand"]}
    assert hand["p1"]["aid"]["objection"] == "aid-taken-already"
    assert hand["p1"]["act"]["objection"] == "nobody-to-lead"
    assert hand["p1"]["recruit"]["objection"] == "nobody-to-recruit"


@pytest.mark.rule("8.2a")
def test_a_hand_says_of_every_use_what_the_card_round_says() -> None:
    play, random = Play(begun(), Sampling(1618)), Random(1618)
    barred = set()
    for _ in range(100):
        question = random.choice(play.open)
        play.answer(question.seat, random.choice(question.choices))
        for seat, hand in enumerate(play.state.hands):
            for card, shown in zip(hand, hand_view(play.state, seat), strict=True):
                for use in (ACT[card], RECRUIT[card], AID[card], EVENT[card]):
                    why = reason(card_bar(play.state, seat, use)) or {}
                    told = shown[use.verb]
                    assert {key: told[key] for key in told if key in WHY} == why
                    barred |= {use.verb} if why else set()
    assert barred >= {"act", "aid", "event"}


@pytest.mark.rule("8.62a", "card.rule.e")
def test_effects_in_force_and_cards_out_of_the_game_lie_open() -> None:
    table = Table(forces=False).happened("p9")
    card = table.board.card_index["c1"]
    table.s.unplayed[CATHOLIC].remove(card)
    table.s.removed.append(card)
    deck = seen(table)["deck"]
    assert (deck["in_force"], deck["removed"]) == ({"p9": None}, ["c1"])
    assert deck["groups"] == ["early_war"]


# What is under way


@pytest.mark.rule("11.11a", "11.11d", "11.14a")
def test_a_march_shows_where_each_counter_can_still_go() -> None:
    field = Field().put("pilsen", "anhalt", "german_militia", "german_mercenary")
    field.act(0, "anhalt", "take german_militia", "take german_mercenary", "go")
    field.put("prague", "2 imperial_militia").says(0, "march amberg")
    shown = seen(field)["march"]
    assert (shown["leader"], shown["city"], shown["points"]) == ("anhalt", "amberg", 4)
    assert shown["points_of"] == [["german_mercenary", 5], ["german_militia", 4]]
    parties = [(party["points"], party["units"]) for party in shown["reach"]]
    assert parties == [
        (4, ["german_mercenary", "german_militia"]),
        (5, ["german_mercenary"]),
        (7, []),
    ]
    goals = [{goal["place"]: goal for goal in party["goals"]} for party in shown["reach"]]
    assert {*goals[0]} < {*goals[1]}
    back = {"place": "pilsen", "by": "amberg", "points": 3, "spent": 2, "stays": True}
    assert goals[0]["pilsen"] == back | {"kind": "own"}
    assert goals[0]["prague"]["meets"][0] == "battle"
    assert goals[0]["prague"]["odds"]["attacker_wins"] > 0.3
    assert "prague" not in goals[2], "leaders alone do not go among enemy units"


@pytest.mark.rule("11.11a")
def test_what_is_in_reach_can_be_marched_to() -> None:
    field = Field().put("pilsen", "anhalt", "2 german_mercenary")
    field.act(0, "anhalt", "2 take german_mercenary", "go")
    party = seen(field)["march"]["reach"][0]
    by = {goal["place"]: goal["by"] for goal in party["goals"]}
    furthest = min(party["goals"], key=lambda goal: (goal["points"], goal["place"]))
    way = [furthest["place"]]
    while by[way[0]] != "pilsen":
        way.insert(0, by[way[0]])
    field.says(0, *[f"march {place}" for place in way])
    assert seen(field)["march"]["points"] == furthest["points"] == 0


@pytest.mark.rule("12.22", "12.24")
def test_a_battle_shows_both_sides_and_its_odds_until_the_dice_fall() -> None:
    table = Table(forces=False).put("tabor", "mansfeld", "2 german_mercenary")
    table.put("budweis", "tilly", "bavarian_mercenary")
    table.run(Activate(PROTESTANT, 3, 0)).play(
        "0 lead mansfeld", *["0 take german_mercenary"] * 2, "0 go", "0 march budweis"
    )
    asked = table.asked()[0][1]
    shown = seen(table)["battle"]
    assert asked == "commit_attack"
    assert [side["factors"] for side in shown["sides"]] == [6, 3]
    assert (shown["attacker"], shown["city"]) == (PROTESTANT, "budweis")
    before = shown["odds"]["attacker_wins"]
    assert GAME.forecast(table.s, 0, [GAME.vocabulary.parse("attack")])["odds"] == shown["odds"]
    table.deal(0, "p1").deal(1, "c1").play("0 attack", "1 command tilly")
    shown = seen(table)["battle"]
    assert shown["sides"][CATHOLIC]["commander"] == "tilly"
    assert shown["odds"]["attacker_wins"] == before, "he is the only one who could command"


@pytest.mark.rule("15.13b", "15.14b", "15.131")
def test_pay_says_who_is_paid_by_whom_and_where_a_line_breaks() -> None:
    table = Table(forces=False).put("vienna", "imperial_militia").put("pilsen", "german_mercenary")
    table.put("landshut", "mansfeld", "2 german_militia").controls("protestant", "pilsen", "prague")
    shown = seen(table)["seats"]
    assert shown[CATHOLIC]["pay"]["at_home"] == {"vienna": {"imperial_militia": 1}}
    pay = shown[PROTESTANT]["pay"]
    assert [(row["city"], row["unit"], row["points"]) for row in pay["by_aid"]] == [
        ("pilsen", "german_mercenary", table.board.pay[0])
    ]
    assert (pay["needs"], pay["suffices"], pay["purse"]) == (table.board.pay[0], False, {})
    assert pay["unpaid"] == {"landshut": {"german_militia": 2}}
    lines = {line["city"]: line for line in pay["lines"]}
    assert lines["pilsen"]["path"] == ["pilsen", "prague"]
    assert (lines["pilsen"]["holds"], lines["pilsen"]["breaks"]) == (True, [])
    assert not lines["landshut"]["holds"]
    assert lines["landshut"]["path"][0] == "landshut"
    assert lines["landshut"]["breaks"]
    table.put("prague", "imperial_militia")
    lines = {line["city"]: line for line in seen(table)["seats"][0]["pay"]["lines"]}
    assert ["prague", "enemy_force"] in lines["pilsen"]["breaks"]


@pytest.mark.rule("15.13a", "15.13c")
def test_while_a_side_pays_the_paid_and_the_passed_over_have_no_claim_any_more() -> None:
    table = Table(forces=False).put("pilsen", "2 german_militia").put("prague", "2 german_militia")
    table.controls("protestant", "pilsen", "prague")
    table.s.aid[Source.UP] = 3
    table.run(PaySide(PROTESTANT)).play("0 pay_in pilsen", "0 pay german_militia", "0 done")
    pay = seen(table)["seats"][PROTESTANT]["pay"]
    assert [(row["city"], row["count"]) for row in pay["by_aid"]] == [("prague", 2)]
    assert (pay["needs"], pay["suffices"]) == (2, True)
    assert pay["unpaid"] == {"pilsen": {"german_militia": 1}}


@pytest.mark.rule("15.134")
def test_pay_says_which_points_may_pay_a_side() -> None:
    table = Table(forces=False)
    table.s.aid[Source.FRANCE], table.s.aid[Source.POPE] = 7, 2
    purses = [side["pay"]["purse"] for side in seen(table)["seats"]]
    assert purses == [{"france": 7}, {"pope": 2}]


# Forecasts


def foretold(table: Table, text: str, seat: int = PROTESTANT) -> dict[str, Any]:
    return GAME.forecast(table.s, seat, [GAME.vocabulary.parse(text)])


@pytest.mark.rule("tab.recruit", "8.41b")
def test_recruits_are_foretold() -> None:
    table = Table(forces=False).put("tabor", "mansfeld")
    steps = [table.board.charts.steps(roll + 1) for roll in range(10)]
    foreseen = foretold(table, "attempt mansfeld")
    assert foreseen["modifier"] == 1, "he is a Dynamic Leader"
    assert foreseen["steps"] == {str(n): steps.count(n) / 10 for n in sorted({*steps})}


@pytest.mark.rule("tab.peace", "tab.siege")
def test_peace_and_siege_rolls_are_foretold() -> None:
    table = Table(forces=False).put("vienna", "8 german_mercenary")
    assert sum(foretold(table, "offer_peace")["results"].values()) == pytest.approx(1)
    with pytest.raises(ValueError, match="vienna is not besieged"):
        foretold(table, "roll vienna")
    table.s.siege[table.place("vienna")] = 1
    assert 0 < foretold(table, "roll vienna")["success"] < 1


@pytest.mark.rule("11.18a", "11.23a")
def test_a_step_is_foretold_with_whom_it_meets() -> None:
    field = Field().put("pilsen", "anhalt", "2 german_mercenary")
    field.put("regensburg", "imperial_militia")
    field.act(0, "anhalt", "2 take german_mercenary", "go")
    with pytest.raises(ValueError, match="no march leads from here"):
        foretold(field, "march regensburg")
    field.says(0, "march amberg")
    regensburg = foretold(field, "march regensburg")
    assert (regensburg["may_withdraw"], regensburg["meets"]) == (True, ["battle", "garrison"])
    assert regensburg["siege"]["factors"] == 6
    assert 0 < regensburg["odds"]["attacker_wins"] < 1
    with pytest.raises(ValueError, match="a forecast is for one of these answers: act"):
        foretold(field, "halt")


# What is printed


def test_everything_printed_has_its_name_and_says_how_sure_it_is() -> None:
    board = GAME.printed({})
    assert json.loads(json.dumps(board)) == board
    s = begun()
    assert [*board["cities"]] == s.board.cities
    assert [*board["leaders"]] == s.board.leaders
    assert [*board["units"]] == s.board.units
    assert [*board["cards"]] == s.board.cards
    veteran = board["units"]["imperial_veteran_reduced"]
    assert (veteran["shows"], veteran["factors"]) == ("reduced", veteran["reduced"])
    assert board["cities"]["linz"]["unsure"]["fortress"] == "reconstructed"
    said = board["remarks"]["cards"]["c1"]
    assert said["does"] == [{"mark": "K", "text": "the passes are opened"}]
    assert said["requires"][0]["mark"] == "R"
    assert board["cards"]["c1"]["marks"] == ["K", "R"]
    assert board["leaders"]["unnamed_protestant_2"]["name"].endswith("2")


def test_what_an_owner_has_corrected_is_sure() -> None:
    overlay = {"cities": {"linz": {"fortress": 4}}}
    linz = GAME.printed(overlay)["cities"]["linz"]
    assert linz["fortress"] == 4
    assert "fortress" not in linz["unsure"]


def test_the_curve_of_a_match_shows_total_land_and_force() -> None:
    s = begun()
    standing = GAME.standing(s)
    assert standing["vp"] == [21, 21]
    assert [*standing] == ["vp", "areas", "cities", "factors"]
    view = GAME.view(s, -1)
    assert standing["factors"] == [seat["factors"] for seat in view["seats"]]
    assert standing["cities"] == [s.control.count(0), s.control.count(1)]
