"""19.8 The Campaign Move."""

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.games.thirty_years_war.events.cards import ArmyFled, CampaignRolled, CardPlayed
from westphalia.games.thirty_years_war.expansions.campaign_move import CAMPAIGN_MOVE, way
from westphalia.games.thirty_years_war.objections.cards import NoSecondLeader, NotSecond
from westphalia.games.thirty_years_war.objections.march import DoneMoving, RatingTooHigh
from westphalia.games.thirty_years_war.rules.march import Activate, FreeAction
from westphalia.games.thirty_years_war.state import PROTESTANT


def first_done(*others: str) -> Table:
    """Mansfeld in Pilsen has been activated and stays; Thurn is in Budweis, a space away."""
    table = Table("campaign", CAMPAIGN_MOVE).clear().deal(PROTESTANT, "p1", "p2")
    table.put("pilsen", "mansfeld", "german_mercenary", *others)
    table.put("budweis", "thurn", "2 german_militia")
    return table.run(Activate(PROTESTANT, 3, 0)).play("0 lead mansfeld", "0 go", "0 halt")


@pytest.mark.rule("19.8a", "19.8d")
def test_after_the_first_army_a_second_card_may_activate_another_leader() -> None:
    table = first_done()
    assert table.asked() == [(PROTESTANT, "offer_campaign")]
    assert table.offers(PROTESTANT) == ["campaign p1", "pass"], "Thurn needs a card of 2"
    p1, p2 = (table.board.card_index[name] for name in ("p1", "p2"))
    assert table.objection_to("0 campaign p2") == NoSecondLeader(p2)
    table.rolls(9).play("0 campaign p1", "0 lead thurn")
    assert table.tells(CardPlayed) == [CardPlayed(PROTESTANT, p1, "campaign")]
    assert p1 in table.s.played[PROTESTANT]
    assert table.asked() == [(PROTESTANT, "form_force")]
    table.play("0 take german_militia", "0 go", "0 march pilsen", "0 halt")
    assert table.asked() == [], "there is one Campaign Move a turn"
    assert table.pieces("pilsen") == [
        *("german_mercenary", "german_militia", "mansfeld", "thurn")
    ], "both may enter the same space"


@pytest.mark.rule("19.8a")
def test_the_second_leader_is_in_another_space_and_within_the_value_of_the_card() -> None:
    table = first_done("anhalt").put("berlin", "schlick").play("0 campaign p1")
    assert table.offers(PROTESTANT) == ["lead thurn"]
    schlick = table.leader("schlick")
    assert table.objection_to("0 lead schlick") == RatingTooHigh(schlick, 3)
    assert table.objection_to("0 lead mansfeld") == NotSecond(table.leader("mansfeld"))


@pytest.mark.rule("19.8a")
def test_it_may_be_declined_and_is_for_activations_by_card_once_a_turn() -> None:
    table = first_done().play("0 pass")
    assert (table.asked(), table.s.campaigned) == ([], [0, 0])
    free = Table("campaign", CAMPAIGN_MOVE).deal(PROTESTANT, "p1").run(FreeAction(PROTESTANT))
    assert free.play("0 lead mansfeld", "0 halt").asked() == []
    tried = first_done().rolls(1).play("0 campaign p1", "0 lead thurn", "0 go", "0 halt")
    assert tried.s.campaigned[PROTESTANT] == tried.s.turn
    tried.run(Activate(PROTESTANT, 3, 0)).play("0 lead mansfeld", "0 go", "0 halt")
    assert tried.asked() == []
    plain = Table().deal(PROTESTANT, "p1").run(Activate(PROTESTANT, 3, 0))
    assert plain.play("0 lead mansfeld", "0 go", "0 halt").asked() == []


@pytest.mark.rule("19.8a", "19.8b")
@pytest.mark.parametrize(
    ("place", "second", "foe", "modifier", "spaces"),
    [
        # Mansfeld is rated 1, Thurn 2: half of the worse is 1
        ("budweis", "thurn", "", 1 + 2 - 1, 1),
        ("linz", "thurn", "", 1 + 2 - 2, 2),
        ("passau", "horn", "", 1 - 2 - 2, 2),
        ("linz", "thurn", "budweis", 1 + 2 - 2 - 2, 2),
        ("tabor", "thurn", "budweis", 1 + 2 - 2, 2),  # by Prague, where nobody is
    ],
)
def test_rating_nation_distance_and_enemies_modify_the_roll(
    place: str, second: str, foe: str, modifier: int, spaces: int
) -> None:
    for die in (max(1, spaces - modifier - 1), min(9, max(1, spaces - modifier))):
        table = Table("campaign", CAMPAIGN_MOVE).clear().deal(PROTESTANT, "p1", "p2")
        table.put("pilsen", "mansfeld", "german_mercenary").put(place, second)
        if foe:
            table.put(foe, "imperial_militia")
        table.run(Activate(PROTESTANT, 3, 0)).play("0 lead mansfeld", "0 go", "0 halt")
        table.rolls(die).play("0 campaign p1", f"0 lead {second}")
        rolled = table.tells(CampaignRolled)[0]
        assert (rolled.modifier, rolled.spaces, rolled.roll) == (modifier, spaces, die)
        assert rolled.activated == (die + modifier >= spaces)
        assert (table.asked() == [(PROTESTANT, "form_force")]) == rolled.activated


@pytest.mark.rule("19.8b")
def test_boxes_are_a_space_away_from_the_cities_at_their_arrows() -> None:
    table = Table()
    lingen, provinces = table.place("lingen"), table.place("united_provinces")
    assert way(table.s, PROTESTANT, lingen, provinces) == (1, False)


@pytest.mark.rule("19.8c")
def test_on_a_natural_0_the_second_force_makes_for_safety() -> None:
    table = first_done().put("linz", "imperial_militia")
    table.rolls(0).play("0 campaign p1", "0 lead thurn")
    assert table.asked() == [(PROTESTANT, "flee")]
    assert table.offers(PROTESTANT) == [
        f"march {city}" for city in ("znaim", "prague", "pilsen", "tabor")
    ], "not Passau, which is as near to the enemy"
    table.play("0 march tabor")
    assert table.pieces("tabor") == ["german_militia", "german_militia", "thurn"]
    assert table.tells(ArmyFled) == [
        ArmyFled(PROTESTANT, table.leader("thurn"), table.place("tabor"))
    ]
    assert (table.asked(), table.s.march) == ([], None)


@pytest.mark.rule("19.8c")
def test_he_flees_with_as_many_units_as_he_can_lead_and_only_if_he_can() -> None:
    table = first_done().put("budweis", "3 german_mercenary").put("linz", "imperial_militia")
    table.rolls(0).play("0 campaign p1", "0 lead thurn", "0 march tabor")
    assert table.pieces("tabor") == [*["german_mercenary"] * 3, "thurn"], "he leads three"
    assert table.pieces("budweis") == ["german_militia"] * 2
    nobody = first_done().rolls(0).play("0 campaign p1", "0 lead thurn")
    assert (nobody.asked(), nobody.s.march) == ([], None), "without enemies he stays"
    assert nobody.pieces("budweis") == ["german_militia", "german_militia", "thurn"]


@pytest.mark.rule("19.8d", "8.64")
def test_a_plague_comes_after_the_campaign_for_which_its_card_was_played() -> None:
    table = Table("campaign", CAMPAIGN_MOVE).clear().deal(PROTESTANT, "p36")
    table.put("pilsen", "mansfeld", "german_mercenary").put("budweis", "thurn")
    table.run(Activate(PROTESTANT, 3, 0)).play("0 lead mansfeld", "0 go", "0 halt")
    table.rolls(9).play("0 campaign p36", "0 lead thurn", "0 go", "0 halt")
    assert table.asked() == [(PROTESTANT, "name_area")]


def second(table: Table, *answers: str) -> Table:
    """Thurn is activated as the second leader."""
    return table.rolls(9).play("0 campaign p1", "0 lead thurn", *answers)


@pytest.mark.rule("19.8d", "11.11a", "11.14b")
def test_what_the_first_army_has_moved_does_not_move_again() -> None:
    table = Table("campaign", CAMPAIGN_MOVE).clear().deal(PROTESTANT, "p1")
    table.put("pilsen", "anhalt", "schlick", "3 german_mercenary").put("prague", "german_militia")
    table.put("budweis", "thurn", "2 german_militia").run(Activate(PROTESTANT, 3, 0))
    table.play("0 lead anhalt", "0 join schlick", *["0 take german_mercenary"] * 3, "0 go")
    table.play("0 march budweis", "0 drop german_mercenary", "0 march prague", "0 halt")
    table.play(*["0 forage prague"] * (table.asked() == [(PROTESTANT, "forage")]))
    second(table)
    assert table.offers(PROTESTANT) == ["take german_militia", "go"], "not the one dropped there"
    assert table.objection_to("0 take german_mercenary") == DoneMoving()
    table.play("0 go", "0 march prague")
    assert "pick_up german_militia" in table.offers(PROTESTANT), "it was there before"
    for answer in ("pick_up german_mercenary", "collect schlick"):
        assert table.objection_to(f"0 {answer}") == DoneMoving()
    table.play("0 halt")
    assert table.s.rested == []


@pytest.mark.rule("19.8a", "11.14b")
def test_a_leader_whom_the_first_has_dropped_is_not_the_second() -> None:
    table = Table("campaign", CAMPAIGN_MOVE).clear().deal(PROTESTANT, "p1")
    table.put("pilsen", "mansfeld", "anhalt").put("linz", "thurn").run(Activate(PROTESTANT, 3, 0))
    table.play("0 lead mansfeld", "0 join anhalt", "0 go", "0 march budweis", "0 leave anhalt")
    table.play("0 march tabor", "0 halt", "0 campaign p1")
    assert table.offers(PROTESTANT) == ["lead thurn"]
    assert table.objection_to("0 lead anhalt") == DoneMoving()


@pytest.mark.rule("19.8d", "11.11a", "12.53")
@pytest.mark.parametrize(("dice", "place"), [((9, 0), "tabor"), ((0, 9), "budweis")])
def test_nor_does_an_army_that_has_fought_in_the_first_move(
    dice: tuple[int, int], place: str
) -> None:
    table = Table("campaign", CAMPAIGN_MOVE).clear().deal(PROTESTANT, "p1")
    table.put("budweis", "mansfeld", "2 german_mercenary").put("tabor", "2 imperial_militia")
    table.put("pilsen", "thurn").rolls(*dice, 0).run(Activate(PROTESTANT, 3, 0))
    table.play("0 lead mansfeld", *["0 take german_mercenary"] * 2, "0 go", "0 march tabor")
    while table.asked() != [(PROTESTANT, "offer_campaign")]:
        table.idle()
    assert "mansfeld" in table.pieces(place)
    assert "german_mercenary" in {name.removesuffix("_reduced") for name in table.pieces(place)}
    second(table, "0 go", "0 march prague" if place == "tabor" else "0 march budweis")
    if place == "tabor":
        table.play("0 march tabor")
    assert not [text for text in table.offers(PROTESTANT) if text.startswith("pick_up")]
    assert table.objection_to("0 collect mansfeld") == DoneMoving()
