"""4, 18.2, 18.3 Setting up the campaign and the scenarios."""

import pytest
from tests.thirty_years_war.kit import SIDES, Table

from westphalia.engine.step import NOBODY, IllegalChoice
from westphalia.games.thirty_years_war.events.cards import PillageRolled
from westphalia.games.thirty_years_war.expansions.scenarios import SCENARIOS
from westphalia.games.thirty_years_war.objections.cards import NotInWar, PillagedEnough
from westphalia.games.thirty_years_war.rules.control import electors_of
from westphalia.games.thirty_years_war.rules.turn import (
    PlaceChosenForce,
    PlacePillage,
    ScatterPillage,
    SetUpWar,
    pillage_bar,
)
from westphalia.games.thirty_years_war.rules.victory import End
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    FOREVER,
    LOST,
    PRESENT,
    PROTESTANT,
    WAITING,
)
from westphalia.games.thirty_years_war.terms import Career, Pope


def stands(table: Table, place: str, *pieces: str) -> bool:
    """Whether these pieces and no others stand in a place."""
    names: list[str] = []
    for piece in pieces:
        count, _, name = piece.rpartition(" ")
        names += [name] * int(count or 1)
    return sorted(names) == sorted(table.pieces(place))


def held(table: Table, side: str) -> set[str]:
    """The Areas that a side holds; France has no control box."""
    areas = [name for name in table.board.areas if table.holder(name) == SIDES[side]]
    return {*areas} - {"france"}


def free_cities(table: Table, side: str) -> set[str]:
    """The Independent Cities that a side holds."""
    board = table.board
    cities = [name for city, name in enumerate(board.cities) if board.independent[city]]
    return {name for name in cities if table.control(name) == SIDES[side]}


def occupied(table: Table) -> set[str]:
    return {name for place, name in enumerate(table.board.places) if table.s.pieces[place]}


# The campaign


@pytest.mark.rule("4.1a", "4.1b", "4.1c", "4.2a", "4.2b", "4.2c", "4.2d", "18.11")
@pytest.mark.parametrize("scenario", ["campaign", "early_war"])
def test_the_armies_of_1620(scenario: str) -> None:
    table = Table(scenario)
    assert stands(table, "pilsen", "mansfeld", "anhalt", "5 german_mercenary")
    assert stands(table, "budweis", "thurn", "schlick", "4 german_militia")
    assert stands(table, "pressburg", "bethlen_gabor", "3 hungarian_militia")
    assert stands(table, "vienna", "bucquoy", "3 imperial_veteran")
    assert stands(table, "munich", "tilly", "pappenheim", "4 bavarian_mercenary")
    assert stands(table, "brussels", "spinola", "5 spanish_veteran")
    assert stands(table, "leipzig", "john_george", "3 saxon_militia")
    assert stands(table, "dresden", "saxon_militia")
    assert len(occupied(table)) == 8
    assert table.s.fate[table.leader("tilly")] == PRESENT
    assert table.s.fate[table.leader("wallenstein")] == WAITING


@pytest.mark.rule("4.1d", "4.1e", "4.2e", "4.2f", "4.3a")
def test_what_both_sides_hold_in_1620() -> None:
    table = Table()
    protestant = {"bohemia", "upper_palatinate", "lower_palatinate", "brandenburg", "hungary"}
    catholic = {"austria", "moravia", "silesia", "tyrol", "bavaria", "saxony"}
    catholic |= {"spanish_netherlands", "franche_comte"}
    assert (held(table, "protestant"), held(table, "catholic")) == (protestant, catholic)
    assert free_cities(table, "protestant") == {"nurnberg", "frankfurt", "magdeburg"}
    seven = {"salzburg", "regensburg", "augsburg", "trier", "aachen", "koln", "mainz"}
    assert free_cities(table, "catholic") == seven
    neutral = {name for area, name in enumerate(table.board.areas) if table.s.neutral[area]}
    assert neutral == {*table.board.areas} - protestant - catholic - {"france"}
    assert table.s.rebellion == 1


@pytest.mark.rule("4.1g", "4.2h", "4.3b", "4.3c", "5.11", "16.11")
def test_markers_and_electors_of_1620() -> None:
    table = Table()
    s = table.s
    assert (electors_of(s, PROTESTANT), electors_of(s, CATHOLIC)) == (3, 4)
    assert s.awards == [CATHOLIC, NOBODY]
    assert (s.vp, s.turn, s.pope, s.passes_open) == (21, 1, Pope.PAUL_V, 1)
    assert (s.dutch_war, s.influence, s.wallenstein) == (0, 0, Career.NOT_IN_PLAY)
    assert table.board.areas[s.palatine] == "lower_palatinate"
    table.run(SetUpWar(), End())
    assert (s.vp, s.turn, s.round) == (21, 1, 1), "no award is paid for the Electors at the start"
    assert [len(hand) for hand in s.hands] == [7, 7]


@pytest.mark.rule("4.3c", "4.2h")
def test_the_total_of_1620_is_what_both_sides_hold_and_two_bonuses() -> None:
    table = Table()
    board, total = table.board, 2 + 2  # the majority of the Electors, and the imperial election
    for area, holder in enumerate(table.s.holder):
        total += {CATHOLIC: 1, PROTESTANT: -1}.get(holder, 0) * board.area_vp[area]
    for city, holder in enumerate(table.s.control):
        total += {CATHOLIC: 1, PROTESTANT: -1}.get(holder, 0) * board.city_vp[city]
    assert total == table.s.vp == 21


# Intervention


@pytest.mark.rule("18.22a", "18.22b", "18.23a", "18.23b", "18.24d")
def test_the_armies_of_1630() -> None:
    table = Table("intervention")
    swedes = ("gustavus_adolphus", "baner", "horn", "bernard_of_saxe_weimar")
    assert stands(table, "stettin", *swedes, "6 swedish_veteran")
    assert stands(table, "stralsund", "german_militia")
    assert stands(table, "magdeburg", "german_militia")
    assert stands(table, "kassel", "german_mercenary")
    assert stands(table, "leipzig", "john_george", "saxon_militia")
    assert stands(table, "rostock", "savelli", "2 imperial_mercenary")
    assert stands(table, "wittstock", "imperial_mercenary")
    assert stands(table, "barwalde", "imperial_mercenary")
    assert stands(table, "bamberg", "tilly", "pappenheim", "5 bavarian_mercenary")
    assert stands(table, "munich", "aldringer", "bavarian_mercenary")
    army = ("piccolomini", "charles_of_lorraine", "gallas")
    assert stands(table, "vienna", *army, "2 imperial_mercenary", "2 imperial_militia")
    assert stands(table, "brussels", "cordoba", "3 spanish_veteran")
    assert len(occupied(table)) == 12
    assert table.s.fate[table.leader("savelli")] == PRESENT


@pytest.mark.rule("18.22c", "18.23c", "18.23d", "18.23e")
def test_what_both_sides_hold_in_1630() -> None:
    table = Table("intervention")
    assert held(table, "protestant") == {"pomerania", "brandenburg", "hesse_kassel"}
    catholic = {"austria", "moravia", "silesia", "tyrol", "hungary", "bavaria", "saxony"}
    catholic |= {"spanish_netherlands", "franche_comte", "bohemia", "upper_palatinate"}
    assert held(table, "catholic") == catholic | {"lower_palatinate", "mecklenburg", "baden"}
    assert free_cities(table, "protestant") == {"magdeburg"}
    nine = {"salzburg", "regensburg", "augsburg", "trier", "aachen", "koln", "mainz"}
    assert free_cities(table, "catholic") == nine | {"nurnberg", "strasbourg"}
    taken = [table.control(city) for city in ("barwalde", "frankfurt_on_oder", "berlin")]
    assert taken == [CATHOLIC, CATHOLIC, PROTESTANT]
    assert (electors_of(table.s, PROTESTANT), electors_of(table.s, CATHOLIC)) == (1, 6)


@pytest.mark.rule("18.21", "18.24a", "18.24c", "18.24e")
def test_markers_cards_and_lasting_effects_of_1630() -> None:
    table = Table("intervention")
    s = table.s
    assert (s.turn, s.set_up.last_turn, s.vp, s.pope) == (6, 8, 45, Pope.URBAN_VIII)
    assert (s.passes_open, s.dutch_war, s.dutch_aid, s.dutch_scored) == (1, 2, -2, [2])
    assert (s.wallenstein, s.influence, s.spinola_checked) == (Career.DISMISSED, 8, 1)
    assert (table.board.areas[s.palatine], s.awards) == ("bavaria", [CATHOLIC, NOBODY])
    assert (s.rebellion, s.sweden, s.france) == (0, 1, 0)
    assert [len(pile) for pile in s.unplayed] == [14 + 23 - 12, 15 + 21 - 13]
    lasting = {table.board.cards[card] for card, until in enumerate(s.until) if until == FOREVER}
    assert lasting == {"c5", "c6", "c12", "p2", "p9", "p15"}
    index = table.board.card_index
    assert (s.happened[index["c6"]], s.happened[index["p18"]]) == (5, 5), "before the first turn"
    assert (s.happened[index["p17"]], index["p17"] in s.removed) == (0, True), "taken out only"


@pytest.mark.rule("18.24b")
@pytest.mark.parametrize(
    ("roll", "markers"), [(0, 16), (2, 16), (3, 20), (7, 20), (8, 24), (9, 24)]
)
def test_a_roll_says_how_many_pillage_markers_lie_on_the_map_of_1630(
    roll: int, markers: int
) -> None:
    table = Table("intervention").rolls(roll).run(ScatterPillage())
    assert table.tells(PillageRolled) == [PillageRolled(roll, markers)]
    assert table.asked() == [(PROTESTANT, "place_pillage")]
    placed = 0
    while table.hand.open:
        seat = table.hand.open[0].seat
        assert seat == placed % 2, "the sides place in turn"
        table.play(f"{seat} {table.offers(seat)[0]}")
        placed += 1
    assert placed == markers == sum(table.s.pillage)
    assert table.s.vp == 45


@pytest.mark.rule("18.24f", "18.24b")
def test_set_up_pillage_lies_in_areas_at_war_in_three_cities_of_one_at_most() -> None:
    table = Table("intervention").run(PlacePillage(PROTESTANT, 9))
    for city in ("koln", "stuttgart", "rocroi", "paris"):
        assert pillage_bar(table.s, table.place(city)) == NotInWar(table.place(city))
        assert f"pillage {city}" not in table.offers(PROTESTANT)
    table.play("0 pillage prague", "1 pillage prague", "0 pillage pilsen", "1 pillage tabor")
    with pytest.raises(IllegalChoice) as refusal:
        table.play("0 pillage prague")
    assert refusal.value.objection == PillagedEnough(table.place("prague")), "no third level"
    with pytest.raises(IllegalChoice) as refusal:
        table.play("0 pillage budweis")
    assert refusal.value.objection == PillagedEnough(table.place("budweis")), "no fourth city"
    table.play("0 pillage pilsen")
    assert [table.s.pillage[table.place(city)] for city in ("prague", "pilsen", "tabor")] == [
        2,
        2,
        1,
    ]


# Apocalypse


@pytest.mark.rule("18.33a", "18.33b")
def test_the_armies_of_1638() -> None:
    table = Table("apocalypse")
    assert stands(
        table, "stettin", "baner", "leslie", "swedish_veteran_reduced", "2 german_mercenary"
    )
    assert stands(table, "kassel", "william_of_hesse_kassel", "3 german_militia")
    assert stands(table, "brunswick", "george_of_brunswick_luneburg", "3 german_militia")
    bernard = ("bernard_of_saxe_weimar", "swedish_veteran_reduced")
    assert stands(table, "metz", *bernard, "german_mercenary", "german_mercenary_reduced")
    assert stands(table, "rostock", "imperial_mercenary")
    assert stands(table, "wittstock", "hatzfeld", "2 imperial_mercenary")
    assert stands(table, "torgau", "john_george", "2 saxon_militia")
    assert stands(table, "barwalde", "imperial_mercenary")
    assert stands(table, "vienna", "archduke_leopold", "2 imperial_militia")
    gallas = ("gallas", "charles_of_lorraine", "3 imperial_mercenary")
    assert stands(table, "augsburg", *gallas, "imperial_mercenary_reduced")
    infante = ("cardinal_infante", "werth", "3 spanish_veteran", "2 bavarian_mercenary")
    assert stands(table, "brussels", *infante, "bavarian_mercenary_reduced")
    assert stands(table, "munich", "bavarian_militia")
    assert stands(table, "ingolstadt", "goetz", "2 bavarian_mercenary")
    assert len(occupied(table)) == 13


@pytest.mark.rule("18.32a")
def test_the_protestant_chooses_where_the_french_begin() -> None:
    table = Table("apocalypse").run(PlaceChosenForce(0), PlaceChosenForce(1))
    assert sorted(table.offers(PROTESTANT)) == ["place epinal", "place nancy", "place verdun"]
    table.play("0 place nancy")
    assert {"place paris", "place rocroi"} <= {*table.offers(PROTESTANT)}
    assert len(table.offers(PROTESTANT)) == 7
    table.play("0 place paris")
    army = ("2 french_veteran", "2 french_militia")
    assert stands(table, "nancy", "la_force", *army)
    assert stands(table, "paris", "turenne", *army)


@pytest.mark.rule("18.32b", "18.33c", "18.33d")
def test_what_both_sides_hold_in_1638() -> None:
    table = Table("apocalypse")
    five = {"pomerania", "hesse_kassel", "lorraine", "brunswick_luneburg", "franche_comte"}
    assert held(table, "protestant") == five
    catholic = {"austria", "moravia", "silesia", "tyrol", "bavaria", "saxony", "hungary"}
    catholic |= {"spanish_netherlands", "brandenburg", "mecklenburg", "bohemia", "baden"}
    assert held(table, "catholic") == catholic | {"upper_palatinate", "lower_palatinate"}
    assert free_cities(table, "protestant") == {"metz"}
    nine = {"salzburg", "regensburg", "augsburg", "trier", "aachen", "koln", "mainz"}
    assert free_cities(table, "catholic") == nine | {"nurnberg", "magdeburg"}
    assert electors_of(table.s, CATHOLIC) == 7


@pytest.mark.rule("18.31", "18.34a", "18.34c", "18.34d", "18.35")
def test_markers_cards_and_lasting_effects_of_1638() -> None:
    table = Table("apocalypse")
    s = table.s
    assert (s.turn, s.set_up.last_turn, s.vp, s.pope) == (10, 14, 38, Pope.URBAN_VIII)
    assert (s.passes_open, s.dutch_war, s.dutch_aid, s.dutch_scored) == (0, -2, 0, [2])
    assert (s.wallenstein, s.spinola_checked) == (Career.ASSASSINATED, 1)
    assert s.fate[table.leader("wallenstein")] == LOST
    assert (table.board.areas[s.palatine], s.awards) == ("bavaria", [CATHOLIC, CATHOLIC])
    assert (s.rebellion, s.sweden, s.france) == (0, 1, 1)
    assert [len(pile) for pile in s.unplayed] == [30, 30]
    lasting = {table.board.cards[card] for card, until in enumerate(s.until) if until == FOREVER}
    assert lasting == {"c6", "c12", "c16", "c19", "p2", "p9", "p15", "p17"}


@pytest.mark.rule("18.34b", "18.24f")
@pytest.mark.parametrize(
    ("roll", "markers"), [(1, 20), (2, 30), (4, 30), (5, 40), (8, 40), (9, 50)]
)
def test_in_1638_there_is_no_limit_by_area_and_france_is_in_the_war(
    roll: int, markers: int
) -> None:
    table = Table("apocalypse").rolls(roll).run(ScatterPillage())
    assert table.tells(PillageRolled) == [PillageRolled(roll, markers)]
    seat = 0
    for city in ("rocroi", "rocroi", "prague", "pilsen", "tabor", "budweis"):
        table.play(f"{seat} pillage {city}")
        seat = 1 - seat
    assert "pillage rocroi" not in table.offers(seat)
    assert table.s.pillage[table.place("rocroi")] == 2


# All


@pytest.mark.rule("18.4")
@pytest.mark.parametrize("scenario", [*SCENARIOS][1:])
def test_a_scenario_begins_with_all_its_cards_unplayed_and_empty_hands(scenario: str) -> None:
    table = Table(scenario)
    assert table.s.hands == table.s.played == [[], []]
    gone = {*table.s.removed}
    assert gone.isdisjoint({*table.s.unplayed[0], *table.s.unplayed[1]})
    groups = {table.board.card_group[card] for pile in table.s.unplayed for card in pile}
    assert groups == {*table.s.set_up.groups}


@pytest.mark.rule("18.12")
def test_the_early_war_lasts_five_turns() -> None:
    plan = Table("early_war").s.set_up
    assert (plan.first_turn, plan.last_turn, plan.later_groups) == (1, 5, False)
