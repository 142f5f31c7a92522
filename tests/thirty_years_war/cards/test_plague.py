"""8.64 Famine and plague."""

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.games.thirty_years_war.events.cards import AreaStruck
from westphalia.games.thirty_years_war.events.control import AreaDevastated
from westphalia.games.thirty_years_war.objections.effects import (
    AllDevastated,
    AtLeastOne,
    NotStruck,
)
from westphalia.games.thirty_years_war.rules.decks import KeepCard
from westphalia.games.thirty_years_war.rules.turn import CardRound

CARDS = ("c24", "c25", "c26", "c27", "c51", "c55", "p36", "p37", "p51", "p52")


def level(table: Table, *cities: str) -> list[int]:
    return [table.s.pillage[table.place(city)] for city in cities]


@pytest.mark.rule("8.64", "15.24a", "card.rule.d")
@pytest.mark.parametrize("card", CARDS)
def test_three_cities_of_one_area_suffer(card: str) -> None:
    table = Table()
    seat = table.owner(card)
    table.event(card)
    assert table.asked() == [(seat, "name_area")]
    assert len(table.offers(seat)) == 24, "Neutral Areas and France among them"
    table.play(f"{seat} name bohemia")
    assert table.tells(AreaStruck) == [AreaStruck(seat, table.board.area_index["bohemia"])]
    assert table.objection_to(f"{seat} done") == AtLeastOne()
    table.play(f"{seat} pillage prague")
    assert table.objection_to(f"{seat} pillage prague") == NotStruck(table.place("prague"))
    assert table.objection_to(f"{seat} pillage linz") == NotStruck(table.place("linz"))
    table.play(f"{seat} pillage pilsen", f"{seat} pillage tabor")
    assert table.asked() == []
    assert level(table, "prague", "pilsen", "budweis", "tabor") == [1, 1, 0, 1]


@pytest.mark.rule("15.24a", "15.221")
def test_fewer_will_do_and_nobody_suffers_beyond_pillage_2() -> None:
    table = Table()
    for city in ("prague", "pilsen"):
        table.s.pillage[table.place(city)] = 2
    table.event("c24").play("1 name bohemia")
    assert table.offers(1) == ["pillage budweis", "pillage tabor"]
    table.play("1 pillage tabor", "1 done")
    assert level(table, "prague", "pilsen", "budweis", "tabor") == [2, 2, 0, 1]
    assert table.pieces("pilsen").count("german_mercenary") == 5, "no steps are lost"


@pytest.mark.rule("15.24c")
def test_the_last_level_of_an_area_lowers_its_value() -> None:
    table = Table()
    for city in ("pilsen", "budweis", "tabor"):
        table.s.pillage[table.place(city)] = 2
    table.s.pillage[table.place("prague")] = 1
    table.event("p36").play("0 name bohemia")
    assert table.offers(0) == ["pillage prague"]
    table.play("0 pillage prague")
    assert [event.points for event in table.tells(AreaDevastated)] == [1]


@pytest.mark.rule("8.64", "15.221", "card.rule.b")
def test_a_devastated_area_is_not_named_and_all_of_them_bar_the_event() -> None:
    table = Table()
    for city in table.board.area_cities[table.board.area_index["tyrol"]]:
        table.s.pillage[city] = 2
    table.event("c24")
    assert table.objection_to("1 name tyrol") == AllDevastated()
    for card in CARDS:
        waste = Table()
        waste.s.pillage = [2] * len(waste.s.pillage)
        assert waste.no_event(card) == AllDevastated()
        waste.play(f"{waste.owner(card)} aid {card}")
        assert waste.asked() == [], "after another use nothing happens"


@pytest.mark.rule("15.24a")
def test_a_neutral_area_stays_neutral_and_its_cities_on_the_map_suffer() -> None:
    table = Table().event("c24").play("1 name france")
    assert table.offers(1) == [
        f"pillage {city}" for city in ("amiens", "rocroi", "chalons", "langres")
    ]
    other = Table().event("c24").play("1 name munster", "1 pillage lingen")
    assert other.s.neutral[other.board.area_index["munster"]] == 1
    assert other.s.vp == 21


@pytest.mark.rule("8.64", "card.rule.f")
def test_the_plague_comes_after_the_aid_and_before_the_enemy_acts() -> None:
    table = Table().deal(1, "c24").run(CardRound(1), CardRound(0)).play("1 aid c24")
    assert table.s.aid[0] > 0
    assert table.asked() == [(1, "name_area")]
    table.play("1 name tyrol", "1 pillage bozen", "1 done")
    assert table.asked() == [(0, "card_round")]
    assert level(table, "bozen") == [1]


@pytest.mark.rule("8.64", "card.rule.f")
@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("use", ["act", "recruit"])
def test_the_plague_comes_when_the_activation_or_the_recruiting_is_over(
    card: str, use: str
) -> None:
    table = Table()
    seat = table.owner(card)
    table.offer(card).play(f"{seat} {use} {card}")
    asked = []
    while table.hand.open[0].kind != "name_area":
        asked.append(table.hand.open[0].kind)
        table.idle()
    assert asked[-1] == {"act": "march_on", "recruit": "recruit"}[use]
    table.play(f"{seat} name tyrol", f"{seat} pillage bozen", f"{seat} done")
    assert (level(table, "bozen"), table.asked()) == ([1], [])


@pytest.mark.rule("8.64", "card.rule.f")
def test_a_plague_that_is_laid_down_or_kept_does_not_come() -> None:
    table = Table().deal(1, "c24", "c25").run(KeepCard(1)).play("1 keep c24")
    assert (table.asked(), sum(table.s.pillage)) == ([], 0)
    table.deal(1, "c25").run(CardRound(1)).play("1 aid c25")
    assert table.asked() == [(1, "name_area")], "when it is used at last, it comes"
