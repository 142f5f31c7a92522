"""12.5 Retreats: who, where to, and who cannot."""

import pytest
from tests.thirty_years_war.battles import Battlefield

from westphalia.engine.step import NOBODY
from westphalia.games.thirty_years_war.events.battle import (
    BattleRolled,
    BattleWon,
    NoRetreat,
    Retreated,
)
from westphalia.games.thirty_years_war.events.control import CityGained, NeutralityViolated
from westphalia.games.thirty_years_war.state import LOST, PRESENT
from westphalia.games.thirty_years_war.terms import Career

WINNERS = ["german_mercenary", "german_mercenary_reduced"]


def beaten(
    city: str = "passau",
    origin: str = "budweis",
    *pieces: str,
    arrange: Battlefield | None = None,
) -> Battlefield:
    """Protestants beat these Catholics, who must leave their city."""
    field = arrange or Battlefield()
    field.put(city, *(pieces or ("2 bavarian_mercenary", "tilly")))
    field.rolls(9, 0, 0, 0, 0, 0).attack(0, origin, city, "mansfeld", "2 german_mercenary")
    field.says(0, "attack")
    while field.asked() == [(1, "take_losses")] or field.asked() == [(1, "command")]:
        field.says(1, field.offers(1)[0])
    return field


def spaces(field: Battlefield) -> list[str]:
    assert field.asked() == [(1, "retreat")]
    return [text.partition(" ")[2] for text in field.offers(1)]


# The defender


@pytest.mark.rule("12.51", "12.52a", "12.54b", "12.29a")
def test_all_pieces_of_the_loser_go_one_space_to_the_same_city() -> None:
    field = beaten().says(1, "retreat linz")
    assert field.pieces("linz") == ["bavarian_mercenary_reduced"] * 2 + ["tilly"]
    assert field.pieces("passau") == [*WINNERS, "mansfeld"]


@pytest.mark.rule("12.54a", "12.54b")
def test_neither_where_the_attacker_came_from_nor_where_enemies_are() -> None:
    field = Battlefield().controls("catholic", "budweis").put("linz", "german_militia")
    field = beaten(arrange=field)
    assert spaces(field) == ["landshut", "salzburg", "regensburg"]
    assert field.refused(1, "retreat budweis") == "WhereTheyCameFrom"
    assert field.refused(1, "retreat linz") == "EnemyThere"
    assert field.refused(1, "retreat vienna") == "NotAdjacent"
    assert field.refused(1, "retreat passau") == "NoOwnFortress"


@pytest.mark.rule("12.54a")
def test_not_into_an_enemy_fortress_unless_friends_mask_it() -> None:
    cities = ["linz", "landshut", "regensburg", "salzburg"]
    field = beaten(arrange=Battlefield().controls("protestant", *cities))
    assert spaces(field) == ["linz", "landshut"]
    assert field.refused(1, "retreat regensburg") == "EnemyFortress"
    masked = Battlefield().controls("protestant", *cities).put("regensburg", "bavarian_militia")
    assert spaces(beaten(arrange=masked)) == ["linz", "landshut", "regensburg"]


@pytest.mark.rule("12.54h")
def test_enemies_whom_friends_besiege_do_not_bar_a_space() -> None:
    field = Battlefield().controls("protestant", "linz", "landshut", "regensburg", "salzburg")
    field.put("regensburg", "german_militia", "4 bavarian_militia").besiege("regensburg")
    field = beaten(arrange=field)
    assert "regensburg" in spaces(field)
    field.says(1, "retreat regensburg")
    assert field.control("regensburg") == 0
    assert field.pieces("regensburg")[-1] == "tilly"


@pytest.mark.rule("12.54c")
def test_a_friendly_city_comes_first() -> None:
    field = beaten(arrange=Battlefield().controls("protestant", "linz"))
    assert spaces(field) == ["landshut", "salzburg", "regensburg"]
    assert field.refused(1, "retreat linz") == "FriendlyFirst"


@pytest.mark.rule("12.54c")
def test_an_enemy_city_is_gained_by_retreat() -> None:
    cities = ["linz", "landshut", "regensburg", "salzburg"]
    field = beaten(arrange=Battlefield().controls("protestant", *cities)).says(1, "retreat linz")
    assert (field.control("linz"), field.control("passau")) == (1, 0)
    assert field.place("linz") in [gained.city for gained in field.tells(CityGained)]


@pytest.mark.rule("7.1b", "12.54c")
@pytest.mark.parametrize(
    ("pieces", "command", "influence"),
    [
        (["wallenstein"], "", 1),
        (["gallas"], "", 0),
        (["wallenstein", "mercy"], "command wallenstein", 1),
        (["wallenstein", "mercy"], "command mercy", 0),
    ],
)
def test_a_city_gained_by_retreat_raises_the_influence_of_wallenstein_who_led(
    pieces: list[str], command: str, influence: int
) -> None:
    field = Battlefield().controls("protestant", "linz", "landshut", "regensburg", "salzburg")
    field.s.wallenstein = int(Career.IN_COMMAND)
    field.in_force("c19").put("passau", "2 imperial_mercenary", *pieces)
    field.rolls(9, 0, 0, 0, 0, 0).attack(0, "budweis", "passau", "mansfeld", "2 german_mercenary")
    field.says(0, "attack")
    if command:
        field.says(1, command)
    while field.asked() == [(1, "take_losses")]:
        field.says(1, field.offers(1)[0])
    field.says(1, "retreat linz")
    assert (field.control("linz"), field.s.influence) == (1, influence)


@pytest.mark.rule("12.54c")
def test_a_retreat_to_an_own_city_raises_no_influence() -> None:
    field = Battlefield()
    field.s.wallenstein = int(Career.IN_COMMAND)
    field = beaten("passau", "budweis", "2 imperial_mercenary", "wallenstein", arrange=field)
    assert field.says(1, "retreat linz").s.influence == 0


@pytest.mark.rule("7.1d", "12.28c")
def test_the_city_that_he_wins_as_defender_raises_no_influence() -> None:
    field = Battlefield().controls("protestant", "passau")
    field.s.wallenstein = int(Career.IN_COMMAND)
    field.put("passau", "4 imperial_mercenary", "wallenstein").rolls(0, 9, 0, 0, 0)
    field.attack(0, "budweis", "passau", "anhalt", "2 german_mercenary")
    field.says(0, "attack").finish()
    assert (field.control("passau"), field.s.influence) == (1, 0)


@pytest.mark.rule("12.28c", "12.54c", "3.11b")
def test_12_28c_the_winner_gains_the_city_before_the_loser_gains_his_refuge() -> None:
    field = Battlefield().holds("catholic", "upper_palatinate").controls("protestant", "amberg")
    field.put("pilsen", "imperial_militia").put("nurnberg", "imperial_militia")
    field.put("amberg", "4 german_mercenary")
    before = field.s.vp
    field.rolls(0, 9, 0).attack(1, "regensburg", "amberg", "tilly", "4 bavarian_mercenary")
    field.says(1, "attack").finish()
    gained = [field.board.places[gain.city] for gain in field.tells(CityGained)]
    assert gained == ["amberg", "bayreuth"]
    assert (field.holder("upper_palatinate"), field.s.vp) == (1, before)


@pytest.mark.rule("12.54d", "10.22a")
def test_an_overstacked_space_is_cured_after_the_retreat() -> None:
    field = beaten(arrange=Battlefield().put("linz", "7 imperial_militia"))
    field.s.until[field.board.card_index["c19"]] = 99  # Imperials and Bavarians may stack
    field.says(1, "retreat linz")
    assert field.asked() == [(1, "cure_stacking")]
    field.says(1, "lose bavarian_mercenary_reduced")
    assert len([piece for piece in field.pieces("linz") if piece != "tilly"]) == 8


@pytest.mark.rule("10.22b", "12.54d")
def test_who_may_not_stack_after_a_retreat_is_given_up() -> None:
    field = beaten(arrange=Battlefield().put("linz", "imperial_militia")).says(1, "retreat linz")
    assert field.asked() == [(1, "cure_stacking")]


@pytest.mark.rule("12.54e", "12.54h")
def test_independent_and_neutral_cities_are_open() -> None:
    field = Battlefield().controls("protestant", "ingolstadt", "munich", "augsburg")
    field = beaten("donauworth", "nurnberg", arrange=field)
    assert field.pieces("nordlingen")[-1] == "tilly"  # the only choice
    assert field.control("nordlingen") == NOBODY
    assert field.s.neutral[field.board.area_index["wurttemberg"]] == 0
    assert [(one.seat, one.points) for one in field.tells(NeutralityViolated)] == [(1, -1)]


@pytest.mark.rule("12.54e")
def test_a_neutral_independent_fortress_is_open_and_stays_neutral() -> None:
    field = Battlefield().controls("protestant", "donauworth", "munich")
    field = beaten("augsburg", "munich", arrange=field.controls("nobody", "augsburg"))
    assert spaces(field) == ["donauworth", "ulm"]  # neither is friendly
    field.says(1, "retreat ulm")
    assert field.control("ulm") == NOBODY
    assert field.pieces("ulm")[-1] == "tilly"


@pytest.mark.rule("12.54f")
def test_without_a_space_all_are_eliminated_and_leaders_without_replacement() -> None:
    field = Battlefield().put("linz", "german_militia").put("landshut", "german_militia")
    field.controls("protestant", "regensburg", "salzburg")
    field = beaten(arrange=field)
    assert field.asked() == []
    assert field.pieces("passau") == [*WINNERS, "mansfeld"]
    assert field.fate("tilly") == LOST
    assert field.fate("aldringer") != PRESENT
    assert len(field.tells(NoRetreat)) == 1


@pytest.mark.rule("12.54g")
def test_spaces_closed_to_a_nation_are_no_retreat() -> None:
    field = (
        Battlefield()
        .controls("catholic", "durlach", "heilbronn")
        .controls("protestant", "mannheim", "heidelberg", "frankfurt")
    )
    field.put("mannheim", "german_militia").put("frankfurt", "german_militia")
    field = beaten("heidelberg", "mannheim", "2 spanish_veteran", "spinola", arrange=field)
    # outside their zone: Durlach and Heilbronn are closed to the Spanish
    assert [len(event.units) for event in field.tells(NoRetreat)] == [2]
    assert field.fate("spinola") == LOST


@pytest.mark.rule("12.54g")
def test_those_who_may_not_follow_are_eliminated_and_the_others_go() -> None:
    field = Battlefield().controls("catholic", "durlach").controls("protestant", "frankfurt")
    field.put("frankfurt", "german_militia").put("heilbronn", "german_militia")
    field.controls("protestant", "heidelberg")
    army = ("spanish_veteran", "2 bavarian_mercenary", "tilly")
    field = beaten("heidelberg", "mannheim", *army, arrange=field)
    assert field.pieces("durlach") == ["bavarian_mercenary_reduced"] * 2 + ["tilly"]
    assert len(field.tells(NoRetreat)[0].units) == 1


@pytest.mark.rule("12.54f", "12.54g")
def test_where_all_can_go_none_is_left_behind() -> None:
    field = Battlefield().controls("catholic", "durlach", "frankfurt")
    field.controls("protestant", "heidelberg").put("heilbronn", "german_militia")
    army = ("spanish_veteran", "2 bavarian_mercenary", "tilly")
    field = beaten("heidelberg", "mannheim", *army, arrange=field)
    assert len(field.pieces("frankfurt")) == 4  # the only choice
    assert field.tells(NoRetreat) == []


@pytest.mark.rule("12.52b")
def test_a_defeated_army_may_go_into_its_own_fortress() -> None:
    field = beaten("regensburg", "amberg")
    assert spaces(field) == ["ingolstadt", "landshut", "passau", "regensburg"]
    field.says(1, "retreat regensburg")
    assert field.s.inside[field.place("regensburg")] == 1
    assert len(field.pieces("regensburg")) == 6
    assert field.tells(Retreated) == []


@pytest.mark.rule("11.22a")
def test_enemy_leaders_alone_in_the_space_are_caught() -> None:
    field = beaten(arrange=Battlefield().put("linz", "anhalt")).says(1, "retreat linz")
    assert field.fate("anhalt") == LOST


@pytest.mark.rule("12.54e")
def test_nobody_retreats_to_neutral_ground_in_the_turn_of_the_treaty_of_ulm() -> None:
    field = Battlefield().controls("protestant", "ingolstadt", "munich", "augsburg")
    field.s.until[field.board.card_index["p11"]] = field.s.turn
    field = beaten("donauworth", "nurnberg", arrange=field)
    assert len(field.tells(NoRetreat)) == 1


# The attacker


def repelled(origin: str = "budweis", city: str = "passau", *pieces: str) -> Battlefield:
    """Protestants attack in vain and must go back."""
    field = Battlefield().put(city, "4 bavarian_mercenary").rolls(0, 9, 0, 0)
    field.attack(0, origin, city, *(pieces or ("anhalt", "2 german_mercenary")))
    return field.says(0, "attack").finish()


@pytest.mark.rule("12.53")
def test_a_losing_attacker_goes_back_where_he_came_from() -> None:
    field = repelled()
    assert [field.board.places[one.place] for one in field.tells(Retreated)] == ["budweis"]
    assert field.pieces("budweis")[-1] == "anhalt"
    assert field.pieces("passau") == ["bavarian_mercenary"] * 4


@pytest.mark.rule("12.53")
def test_an_attacker_who_goes_back_gains_nothing_there() -> None:
    field = Battlefield().controls("catholic", "budweis").put("passau", "4 bavarian_mercenary")
    field.rolls(0, 9, 0).attack(0, "budweis", "passau", "anhalt", "2 german_mercenary")
    field.says(0, "attack").finish()
    assert field.pieces("budweis")[-1] == "anhalt"
    assert field.control("budweis") == 1


@pytest.mark.rule("12.55", "12.43c")
@pytest.mark.parametrize(
    ("box", "city", "leader", "unit"),
    [
        ("denmark", "kiel", "christian_iv", "2 danish_mercenary"),
        ("sweden", "kolberg", "gustavus_adolphus", "swedish_veteran"),
        ("united_provinces", "lingen", "anhalt", "2 german_mercenary"),
    ],
)
def test_from_a_box_no_way_leads_back(box: str, city: str, leader: str, unit: str) -> None:
    field = Battlefield().put(city, "5 imperial_mercenary").rolls(0, 9, 0)
    field.attack(0, box, city, leader, unit)
    if field.asked():
        field.says(0, "attack").finish()
    assert field.pieces(box) == []
    assert field.fate(leader) == LOST
    assert [piece for piece in field.pieces(city) if not piece.startswith("imperial")] == []


@pytest.mark.rule("12.53", "12.54g", "11.22a")
def test_a_leader_whose_units_may_not_go_back_is_caught_by_a_garrison_there() -> None:
    field = Battlefield().controls("protestant", "bremen").put("lingen", "4 german_mercenary")
    field.rolls(9, 0, 0).attack(1, "bremen", "lingen", "bucquoy", "2 spanish_veteran")
    field.put("bremen", "german_militia").says(1, "attack").finish()  # it was masked on the way
    assert (field.pieces("bremen"), field.fate("bucquoy")) == (["german_militia"], LOST)
    empty = Battlefield().put("lingen", "4 german_mercenary").rolls(9, 0, 0)
    empty.attack(1, "bremen", "lingen", "bucquoy", "2 spanish_veteran").says(1, "attack").finish()
    assert empty.pieces("bremen") == ["bucquoy"]


# Hunger around a battle


@pytest.mark.rule("11.163", "11.161b", "11.16c")
def test_the_city_of_a_lost_battle_is_pillaged_after_it() -> None:
    field = Battlefield().put("passau", "6 bavarian_mercenary").rolls(0, 5, 0)
    field.attack(0, "budweis", "passau", "anhalt", "3 german_mercenary").says(0, "attack")
    assert field.asked() == [(0, "take_losses")]
    assert field.s.pillage[field.place("passau")] == 0
    field.finish()
    assert field.s.pillage[field.place("passau")] == 1


@pytest.mark.rule("11.162a", "11.163")
def test_a_leader_whose_army_fell_and_starved_goes_where_it_would_have_gone() -> None:
    field = Battlefield().put("passau", "2 bavarian_mercenary").rolls(0, 6, 0)
    field.s.pillage[field.place("passau")] = 2
    field.attack(0, "budweis", "passau", "anhalt", "3 german_militia_reduced").says(0, "attack")
    # 5 losses: two steps in battle, and the third is lost to hunger
    assert field.pieces("budweis") == ["anhalt"]
    assert field.fate("anhalt") == PRESENT


@pytest.mark.rule("11.162b", "11.163")
def test_a_winner_whom_hunger_destroys_has_lost() -> None:
    field = Battlefield().put("passau", "2 bavarian_militia").rolls(9, 6, 0)
    field.s.pillage[field.place("passau")] = 2
    field.attack(0, "budweis", "passau", "mansfeld", "3 german_militia_reduced")
    field.says(0, "attack").finish()
    first, second = field.tells(BattleRolled)
    assert first.losses > second.losses
    assert field.tells(BattleWon)[0].winner == 1
    assert field.pieces("budweis") == ["mansfeld"]
    assert field.control("passau") == 1


@pytest.mark.rule("11.162b", "12.28c")
def test_a_winner_whom_hunger_destroys_has_won_where_no_defender_is_left() -> None:
    field = Battlefield().put("passau", "2 bavarian_militia_reduced", "tilly").rolls(9, 8, 0)
    field.s.pillage[field.place("passau")] = 2
    field.attack(0, "budweis", "passau", "mansfeld", "3 german_militia_reduced")
    field.says(0, "attack")  # 4 losses: two steps in battle, and the third is lost to hunger
    assert field.tells(BattleWon)[0].winner == 0
    assert field.pieces("passau") == ["mansfeld"]
    assert field.control("passau") == 0


@pytest.mark.rule("11.163", "12.13")
def test_units_held_back_have_moved_and_may_starve() -> None:
    field = Battlefield().put("passau", "4 bavarian_mercenary").rolls(0, 9, 0)
    field.s.pillage[field.place("passau")] = 2
    field.attack(0, "budweis", "passau", "anhalt", "2 german_militia_reduced", "german_mercenary")
    field.says(0, "hold_back german_mercenary", "attack").finish()
    assert field.pieces("budweis") == ["german_mercenary_reduced", "anhalt"]
