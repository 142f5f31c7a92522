"""What a side may know as small integers: rows that can be checked beside the board."""

from __future__ import annotations

from random import Random

import pytest
from tests.thirty_years_war.kit import Table
from tests.thirty_years_war.marches import Field
from tests.thirty_years_war.visits import GARRISON, attacked, opening, struck

from westphalia.engine.cells import Cells
from westphalia.engine.chance import Sampling
from westphalia.engine.step import Play, Question
from westphalia.engine.tables import factors
from westphalia.games.thirty_years_war.board import CITIES, load_board
from westphalia.games.thirty_years_war.expansions.optional_rules import TOURNAMENT_VICTORY
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR as GAME
from westphalia.games.thirty_years_war.rules.march import Activate
from westphalia.games.thirty_years_war.rules.pay import PaySide
from westphalia.games.thirty_years_war.rules.recruiting import TakeRecruits
from westphalia.games.thirty_years_war.rules.revolts import begin_revolt
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT, ThirtyYearsWarState
from westphalia.games.thirty_years_war.tables import MODULES
from westphalia.games.thirty_years_war.terms import Kind, Result, Source

TABLES = {each.name: each for each in GAME.tables.tables}
Row = dict[str, int | str]


class Sheet:
    """The tables that a side sees; its rows say only what is not 0, in words where there are."""

    def __init__(self, table: Table, seat: int) -> None:
        cells = Cells(GAME.tables.size)
        asked = table.hand.open[0] if table.hand.open else None
        GAME.observe(table.s, seat, asked, cells)
        self.numbers = list(cells.buffer())

    def row(self, name: str, row: str = "all") -> Row:
        of = TABLES[name]
        wide = len(of.columns)
        at = GAME.tables.starts()[name] + wide * of.rows.index(row)
        cells = zip(of.columns, self.numbers[at : at + wide], strict=True)
        return {
            column.name: column.names[number - 1] if column.names else number
            for column, number in cells
            if number
        }

    def rows(self, name: str) -> list[Row]:
        """The rows of a table that say something."""
        return [row for row in [self.row(name, each) for each in TABLES[name].rows] if row]


def factors_of(*units: str) -> int:
    board = load_board()
    return sum([board.strength[board.units.index(unit)] for unit in units])


# The map


def test_a_besieged_city_shows_both_stacks_and_the_strength_of_its_fortress() -> None:
    table = Table(forces=False).controls("catholic", "vienna")
    table.put("vienna", "mansfeld", "3 german_mercenary", "danish_mercenary", "english_mercenary")
    table.put("vienna", "bucquoy", "imperial_militia", "imperial_veteran_reduced")
    vienna = table.place("vienna")
    table.s.siege[vienna], table.s.inside[vienna], table.s.laid = 2, 1, [vienna]
    inside = factors_of("imperial_militia", "imperial_veteran_reduced")
    before = factors_of(*["german_mercenary"] * 3, "danish_mercenary", "english_mercenary")
    assert Sheet(table, PROTESTANT).row("place", "vienna") == {
        "control": "enemy",
        "inside": "enemy",
        "siege": 2,
        "laid": 1,
        "siege_level": table.board.fortress[vienna] + inside,
        "siege_factors": before,
        "own_units": 5,
        "own_factors": before,
        "own_leaders": 1,
        "enemy_units": 2,
        "enemy_factors": inside,
        "enemy_leaders": 1,
        "german_mercenary": 3,
        "danish_mercenary": 1,
        "english_mercenary": 1,
        "imperial_militia": 1,
        "imperial_veteran_reduced": 1,
    }
    theirs = Sheet(table, CATHOLIC)
    assert theirs.row("place", "vienna")["own_units"] == 2
    assert theirs.row("leader", "mansfeld") == {
        "side": "enemy",
        "fate": "present",
        "place": "vienna",
    }
    assert theirs.row("unit", "german_mercenary") == {"side": "enemy", "map": 3}


def test_a_revolt_shows_who_raised_it_and_who_lost_the_city() -> None:
    table = Table(forces=False)
    table.s.pillage[table.place("linz")] = 2
    begin_revolt(table.hand, table.place("linz"), PROTESTANT)
    assert Sheet(table, CATHOLIC).row("place", "linz") == {
        "pillage": 2,
        "revolt": "enemy",
        "held": "own",
    }


def test_an_area_shows_who_has_it_and_how_many_of_its_cities() -> None:
    table = Table(forces=False).holds("catholic", "austria").controls("protestant", "linz")
    cities = len(table.board.area_cities[table.board.area_index["austria"]])
    austria = {"control": "enemy", "cities_own": 1, "cities_enemy": cities - 1}
    assert Sheet(table, PROTESTANT).row("area", "austria") == austria
    for city in table.board.area_cities[table.board.area_index["austria"]]:
        table.s.pillage[city] = 2
    assert Sheet(table, PROTESTANT).row("area", "austria") == {**austria, "devastated": 1}


def test_a_city_beside_the_map_counts_for_no_area() -> None:
    table = Table(forces=False)
    beside = [city for city, off in enumerate(table.board.off_map) if off]
    table.s.control = [PROTESTANT if city in beside else CATHOLIC for city in range(CITIES)]
    sheet = Sheet(table, PROTESTANT)
    assert sheet.row("side", "own")["cities"] == len(beside) > 0
    assert not any("cities_own" in row for row in sheet.rows("area"))


# The war and its sides


def test_the_war_says_its_scenario_and_rules_and_what_each_side_needs() -> None:
    table = Table("apocalypse", TOURNAMENT_VICTORY, forces=False)
    table.s.vp, table.s.dutch_war, table.s.dutch_scored = 25, -3, [2]
    sheet = Sheet(table, CATHOLIC)
    war = sheet.row("war")
    assert (war["side"], war["scenario"], war["vp"]) == ("catholic", "apocalypse", 25)
    assert (war["goal_own"], war["goal_enemy"], war["tournament_victory"]) == (21, 19, 1)
    assert not {*MODULES} & {*war} - {"tournament_victory"}
    assert sheet.row("dutch_war", "box_-3") == {"marker": 1}
    assert sheet.row("dutch_war", "box_2") == {"scored": 1}


def test_when_the_war_is_over_its_result_is_told_and_nothing_is_asked() -> None:
    table = Table(forces=False)
    table.s.result = int(Result.DRAW)
    sheet = Sheet(table, CATHOLIC)
    assert sheet.row("war")["result"] == "draw"
    assert sheet.row("question") == {}
    assert not any("asked" in row for row in sheet.rows("side"))


def test_a_side_says_what_it_has_done_and_holds() -> None:
    table = Table(forces=False).holds("catholic", "bavaria").put("munich", "2 bavarian_militia")
    table.s.actions, table.s.awards = [2, 3], [CATHOLIC, PROTESTANT]
    sheet = Sheet(table, PROTESTANT)
    own, enemy = sheet.row("side", "own"), sheet.row("side", "enemy")
    assert (own["actions"], enemy["actions"]) == (2, 3)
    assert (own["award_all"], enemy["award_majority"]) == (1, 1)
    assert (own.get("factors"), enemy["factors"]) == (None, factors_of(*["bavarian_militia"] * 2))


# The cards


def test_the_own_hand_is_shown_and_of_the_enemys_only_what_all_can_tell() -> None:
    table = Table(forces=False).deal(PROTESTANT, "p1", "p2").deal(CATHOLIC, "c1", "c2")
    table.s.known[CATHOLIC] = [table.board.card_index["c2"]]
    table.s.played[CATHOLIC] = [table.board.card_index["c3"]]
    table.s.unplayed[CATHOLIC].remove(table.board.card_index["c3"])
    table.happened("c3")
    sheet = Sheet(table, PROTESTANT)
    assert sheet.row("card", "p1") == {"pile": "hand"}
    assert sheet.row("card", "p3") == {"pile": "unplayed"}
    assert sheet.row("card", "c1") == sheet.row("card", "c4") == {"pile": "enemy_unseen"}
    assert sheet.row("card", "c2") == {"pile": "enemy_hand", "known": 1}
    assert sheet.row("card", "c3") == {"pile": "played", "happened": 1, "until": 99}
    assert sheet.row("card", "c55") == {}, "its set is not in the decks yet"
    assert Sheet(table, CATHOLIC).row("card", "p1") == {"pile": "enemy_unseen"}
    assert sheet.row("side", "enemy")["hand"] == 2


# The question


def test_an_activation_says_the_value_of_the_card_and_its_bonus() -> None:
    field = Field().put("metz", "turenne", "french_militia").run(Activate(PROTESTANT, 3, 2))
    asked = {"asked": "activate", "value": 3, "bonus": 2, "seat": "own"}
    assert Sheet(field, PROTESTANT).row("question") == asked
    sheet = Sheet(field, CATHOLIC)
    assert sheet.row("question") == {**asked, "seat": "enemy"}
    assert (sheet.row("side", "own").get("asked"), sheet.row("side", "enemy")["asked"]) == (None, 1)


def test_recruits_are_asked_for_with_their_leader_kind_and_steps() -> None:
    table = Table(forces=False).put("tabor", "mansfeld")
    mansfeld = table.leader("mansfeld")
    table.run(TakeRecruits(PROTESTANT, mansfeld, Kind.GERMAN_MILITIA, 3))
    sheet = Sheet(table, PROTESTANT)
    assert sheet.row("question") == {
        "asked": "take_recruits",
        "leader": "mansfeld",
        "kind": "german_militia",
        "steps": 3,
        "seat": "own",
    }
    assert sheet.row("leader", "mansfeld")["asked"] == 1


def test_pay_lists_the_unpaid_and_who_may_still_be_paid_by_whom() -> None:
    table = Table(forces=False).put("pilsen", "2 german_militia").put("prague", "2 german_militia")
    table.controls("protestant", "pilsen", "prague")
    table.s.aid[Source.UP] = 3
    table.run(PaySide(PROTESTANT)).play("0 pay_in pilsen", "0 pay german_militia")
    sheet = Sheet(table, CATHOLIC)
    assert sheet.row("question") == {"asked": "pay_in_city", "city": "pilsen", "seat": "enemy"}
    militia = {"unit": "german_militia"}
    assert sheet.rows("unpaid") == [
        {"place": "prague", **militia, "count": 2},
        {"place": "pilsen", **militia, "count": 1},
    ]
    assert sheet.rows("claim") == [
        {"place": "prague", **militia, "count": 2, "purse": "any_protestant"},
        {"place": "pilsen", **militia, "count": 1, "purse": "any_protestant"},
    ]
    assert sheet.row("aid", "up") == {"points": 2}
    assert sheet.row("place", "prague")["enemy_unpaid"] == 2


# What is under way


def test_a_march_shows_who_goes_where_he_came_from_and_what_everybody_has_left() -> None:
    field = Field().put("pilsen", "anhalt", "german_militia", "german_mercenary")
    field.act(0, "anhalt", "take german_militia", "take german_mercenary", "go")
    field.says(0, "march amberg", "drop german_militia")
    sheet = Sheet(field, PROTESTANT)
    assert sheet.row("march") == {
        "side": "own",
        "leader": "anhalt",
        "city": "amberg",
        "came_from": "pilsen",
        "spent": 1,
        "moved": 2,
        "points": 5,
        "capacity": field.board.leadership[field.leader("anhalt")],
    }
    assert sheet.rows("marcher") == [{"unit": "german_mercenary", "points": 5}]
    assert sheet.rows("resting") == [{"place": "amberg", "unit": "german_militia", "count": 1}]
    assert sheet.row("leader", "anhalt") == {
        "side": "own",
        "fate": "present",
        "place": "amberg",
        "march": 1,
    }
    assert (sheet.row("place", "pilsen")["came_from"], sheet.row("place", "amberg")["trail"]) == (
        1,
        1,
    )


def test_a_battle_shows_what_both_sides_fight_with() -> None:
    table = Table(forces=False).put("tabor", "mansfeld", "2 german_mercenary")
    table.put("budweis", "tilly", "bavarian_mercenary").run(Activate(PROTESTANT, 3, 0))
    table.play("0 lead mansfeld", *["0 take german_mercenary"] * 2, "0 go", "0 march budweis")
    table.deal(0, "p1").deal(1, "c1").play("0 attack", "1 command tilly")
    sheet = Sheet(table, CATHOLIC)
    assert sheet.row("battle") == {"attacker": "enemy", "city": "budweis"}
    enemy, own = sheet.row("side", "enemy"), sheet.row("side", "own")
    assert (enemy["commander"], enemy["strength"], enemy["factors"]) == ("mansfeld", 6, 6)
    rating = table.board.battle[table.leader("tilly")]
    assert (own["commander"], own["strength"], own["rating"]) == ("tilly", 3, rating)
    assert sheet.row("unit", "german_mercenary") == {"side": "enemy", "battle": 2}
    assert sheet.row("leader", "tilly")["fights"] == 1


def test_sealed_cards_are_shown_to_the_attacker_alone() -> None:
    field = attacked("munich", *GARRISON).sealing("p33")
    assert Sheet(field, PROTESTANT).row("card", "p33") == {"pile": "hand", "sealed": 1}
    assert "sealed" not in Sheet(field, CATHOLIC).row("card", "p33")


def test_what_a_side_gives_up_is_shown_to_it_alone() -> None:
    field = struck()
    field.says(PROTESTANT, field.offers(PROTESTANT)[0])
    unit = field.board.units[field.s.given[PROTESTANT][0]]
    own, theirs = Sheet(field, PROTESTANT), Sheet(field, CATHOLIC)
    assert own.row("unit", unit)["given"] == 1
    assert "given" not in theirs.row("unit", unit)
    assert [theirs.row("side", side).get("asked") for side in ("own", "enemy")] == [1, 1]


STARTS = [opening(attacked("munich", *GARRISON)), opening(struck())]


@pytest.mark.parametrize("start", STARTS, ids=["sealing", "losses"])
def test_in_a_battle_positions_that_look_alike_have_the_same_tables(
    start: ThirtyYearsWarState,
) -> None:
    random, chance, cells = Random(1618), Sampling(1618), Cells(GAME.tables.size)

    def seen(s: ThirtyYearsWarState, seat: int, question: Question) -> bytes:
        cells.at = 0
        GAME.observe(s, seat, question, cells)
        return bytes(cells.buffer())

    for seed in range(20):
        play = Play(start.copy(), Sampling(seed))
        while play.open and play.state.battle:
            question = random.choice(play.open)
            for seat in (PROTESTANT, CATHOLIC):
                twin = GAME.imagine(play.state, seat, chance)
                assert seen(twin, seat, question) == seen(play.state, seat, question)
            play.answer(question.seat, random.choice(question.choices))


# What is printed


def test_the_graph_is_the_printed_map() -> None:
    board, shown = load_board(), GAME.graph({})
    vienna, pressburg = board.place_index["vienna"], board.place_index["pressburg"]
    assert ([vienna, pressburg] in shown["borders"]) == (pressburg in board.neighbours[vienna])
    assert sorted(shown["borders"]) == sorted([b, a] for a, b in shown["borders"])
    assert shown["city"][vienna][2] == board.fortress[vienna] > 0
    lengths = {name: {len(row) for row in rows} for name, rows in shown.items()}
    assert all(len(each) == 1 for each in lengths.values()), "every row is as wide as the first"
    assert len(shown["card"]) == len(TABLES["card"].rows)


def test_every_answer_is_a_verb_and_a_row_of_a_table() -> None:
    names, rows = factors(GAME.vocabulary, GAME.nouns)
    assert names == ("verb", "area", "card", "kind", "leader", "place", "unit", "number")
    by_text = {choice.text: rows[choice.number] for choice in GAME.vocabulary.choices}
    columns = dict(zip(names, by_text["march denmark"], strict=True))
    assert columns["place"] == TABLES["place"].rows.index("denmark") + 1
    assert sum(map(bool, by_text["march denmark"][1:])) == 1
    for name in names[1:-1]:
        most = max(row[names.index(name)] for row in rows)
        assert most == len(TABLES[name].rows)
