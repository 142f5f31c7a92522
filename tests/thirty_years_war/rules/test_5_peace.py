"""5.3 Peace negotiations and what they bring."""

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.engine.prompt import prompt
from westphalia.engine.step import NOBODY, IllegalChoice, Step
from westphalia.games.thirty_years_war.events.politics import (
    AreaNamed,
    PeaceRefused,
    PeaceRolled,
    TruceBegan,
    UnitWithdrew,
    UnitWithoutRefuge,
    WithdrawalRolled,
)
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR
from westphalia.games.thirty_years_war.objections.cards import (
    AreaNotNamed,
    CityNotNamed,
    MustAccept,
    NoCatholicOffer,
    NoCatholicOfferAt,
    NoProtestantOffer,
    NoProtestantOfferAt,
    NotFirstAction,
)
from westphalia.games.thirty_years_war.rules.decks import (
    AnswerPeace,
    BothWithdraw,
    EndOfTurn,
    Negotiate,
    OfferPeace,
    Truce,
    peace_bar,
)
from westphalia.games.thirty_years_war.rules.stacking import NameWithdrawal, Withdraw
from westphalia.games.thirty_years_war.rules.turn import CardRound
from westphalia.games.thirty_years_war.rules.victory import End
from westphalia.games.thirty_years_war.state import CATHOLIC, NONE, PROTESTANT
from westphalia.games.thirty_years_war.terms import Peace, Result
from westphalia.games.thirty_years_war.words import ACCEPT, OFFER_PEACE, REFUSE, spelled


def offer(vp: int, seat: int) -> Table:
    """A side is in its first card round, with this total."""
    table = Table()
    table.s.vp = vp
    return table.run(CardRound(seat))


def refused(table: Table, text: str) -> object:
    """Why a choice is not open."""
    with pytest.raises(IllegalChoice) as refusal:
        table.play(text)
    return refusal.value.objection


@pytest.mark.rule("5.3a", "8.323", "5.31a")
@pytest.mark.parametrize(("vp", "open_"), [(10, True), (11, False), (29, False), (30, True)])
def test_the_catholic_offers_at_10_or_less_and_at_30_or_more(vp: int, open_: bool) -> None:
    table = offer(vp, CATHOLIC)
    assert ("offer_peace" in table.offers(CATHOLIC)) == open_
    if not open_:
        assert refused(table, "1 offer_peace") == NoCatholicOfferAt(vp)


@pytest.mark.rule("5.3a", "5.31b")
@pytest.mark.parametrize(("vp", "open_"), [(15, True), (16, False), (39, False), (40, True)])
def test_the_protestant_offers_at_15_or_less_and_at_40_or_more(vp: int, open_: bool) -> None:
    table = offer(vp, PROTESTANT)
    assert ("offer_peace" in table.offers(PROTESTANT)) == open_
    assert peace_bar(table.s, PROTESTANT) == (None if open_ else NoProtestantOfferAt(vp))


@pytest.mark.rule("5.3a", "5.3b", "5.3c")
def test_an_offer_is_the_first_action_and_uses_the_round_even_if_refused() -> None:
    table = offer(30, CATHOLIC).play("1 offer_peace", "0 refuse")
    assert table.hand.open == []
    assert len(table.tells(PeaceRefused)) == 1
    table.run(CardRound(CATHOLIC))
    assert refused(table, "1 offer_peace") == NotFirstAction()
    other = offer(30, CATHOLIC).play("1 free_action")
    assert peace_bar(other.s, CATHOLIC) == NotFirstAction()


@pytest.mark.rule("5.31a", "5.31b")
@pytest.mark.parametrize(
    ("vp", "seat", "must"),
    [
        (34, PROTESTANT, False),
        (35, PROTESTANT, True),
        (5, PROTESTANT, False),
        (11, CATHOLIC, False),
        (10, CATHOLIC, True),
        (45, CATHOLIC, False),
    ],
)
def test_at_some_totals_an_offer_cannot_be_refused(vp: int, seat: int, must: bool) -> None:
    table = Table()
    table.s.vp = vp
    table.run(OfferPeace(1 - seat))
    assert table.offers(seat) == (["accept"] if must else ["accept", "refuse"])
    reasons = [AnswerPeace(seat).objection(table.s, seat, word) for word in (ACCEPT, REFUSE)]
    assert reasons == [None, MustAccept(vp) if must else None]
    if must:
        assert refused(table, f"{seat} refuse") == MustAccept(vp)


@pytest.mark.rule("5.31c", "tab.peace")
def test_who_controls_all_electors_changes_the_roll_by_one() -> None:
    table = Table("apocalypse")
    table.s.vp = 45
    table.rolls(5).run(Negotiate(), End())
    assert table.tells(PeaceRolled) == [PeaceRolled(5, 1, Peace.CMV)]
    plain = Table("apocalypse").controls("protestant", "koln")
    plain.s.vp = 45
    plain.rolls(5).run(Negotiate(), End())
    assert plain.tells(PeaceRolled) == [PeaceRolled(5, 0, Peace.PW)]
    turned = Table("apocalypse").holds("protestant", "saxony", "brandenburg", "bohemia", "bavaria")
    turned.controls("protestant", "koln", "mainz", "trier")
    turned.s.vp = 12
    turned.rolls(1).run(Negotiate(), End())
    assert turned.tells(PeaceRolled) == [PeaceRolled(1, -1, Peace.PMV)]


@pytest.mark.rule("5.32a", "tab.peace")
@pytest.mark.parametrize(
    ("vp", "roll", "result"), [(5, 0, Result.PROTESTANT_MINOR), (40, 9, Result.CATHOLIC_MINOR)]
)
def test_a_minor_victory_ends_the_war(vp: int, roll: int, result: Result) -> None:
    table = Table()
    table.s.vp = vp
    table.rolls(roll).run(AnswerPeace(PROTESTANT), End()).play("0 accept")
    assert table.s.result == result


TO_CATHOLIC, TO_PROTESTANT = [(CATHOLIC, "withdrawal")], [(PROTESTANT, "withdrawal")]


@pytest.mark.rule("tab.peace")
@pytest.mark.parametrize(
    ("vp", "dice", "peace", "asked"),
    [
        pytest.param(5, [4], Peace.CW, TO_PROTESTANT, marks=pytest.mark.rule("5.32b")),
        pytest.param(45, [3], Peace.PW, TO_CATHOLIC, marks=pytest.mark.rule("5.32c")),
        pytest.param(45, [1, 9, 0], Peace.BW, TO_CATHOLIC, marks=pytest.mark.rule("5.32d")),
        pytest.param(45, [0], Peace.TRUCE, [], marks=pytest.mark.rule("5.32f")),
    ],
)
def test_negotiations_lead_to_what_the_table_says(
    vp: int, dice: list[int], peace: Peace, asked: list[tuple[int, str]]
) -> None:
    table = Table().rolls(*dice)
    table.s.vp = vp
    table.run(Negotiate(), EndOfTurn(), End())
    assert [event.peace for event in table.tells(PeaceRolled)] == [peace]
    assert table.asked() == asked
    assert (len(table.tells(WithdrawalRolled)) == 1) == (peace == Peace.BW)
    assert (len(table.tells(TruceBegan)) == 1) == (peace == Peace.TRUCE)


@pytest.mark.rule("5.32f", "5.32g")
def test_a_truce_lifts_sieges_and_goes_straight_to_the_end_of_the_turn() -> None:
    table = Table()
    table.s.siege[table.place("prague")] = 2
    table.s.turn, table.s.aid[0] = 4, 7
    table.run(Truce(), Unreachable(), EndOfTurn(), End())
    assert (table.s.siege[table.place("prague")], table.s.truce) == (0, 5)
    assert table.s.aid[0] == 0, "the End of Turn Phase takes place"
    assert table.s.result == NONE


@pytest.mark.rule("5.32g")
def test_a_truce_in_the_last_turn_ends_the_war_with_its_table() -> None:
    table = Table()
    table.s.turn, table.s.vp = 14, 8
    table.run(Truce(), EndOfTurn(), End())
    assert table.s.result == Result.PROTESTANT


class Unreachable(Step):
    """5.32g A step that a truce must drop."""

    def run(self, play: object) -> None:
        raise AssertionError("the rest of the turn was played")


# Withdrawals


@pytest.mark.rule("5.32b", "5.32h")
def test_the_protestant_names_what_was_not_catholic_at_the_start() -> None:
    table = Table().run(NameWithdrawal(CATHOLIC, ()))
    offers = table.offers(PROTESTANT)
    assert {"name bohemia", "name baden", "name france", "place nurnberg"} <= {*offers}
    assert {"name bavaria", "place koln", "place united_provinces"} & {*offers} == set()
    assert refused(table, "0 name bavaria") == AreaNotNamed(table.board.area_index["bavaria"])
    assert refused(table, "0 place koln") == CityNotNamed(table.place("koln"))


@pytest.mark.rule("5.32c", "5.32h")
def test_the_catholic_does_not_name_the_area_of_the_swedish_base() -> None:
    table = Table()
    table.s.swedish_base = table.place("rostock")
    offers = table.run(NameWithdrawal(PROTESTANT, ())).offers(CATHOLIC)
    assert "name pomerania" in offers
    assert {"name mecklenburg", "name bohemia", "place magdeburg"} & {*offers} == set()


@pytest.mark.rule("5.32b", "5.32h")
def test_of_independent_cities_two_are_named_and_not_the_same_twice() -> None:
    table = Table().put("hamburg", "imperial_militia").put("ulm", "imperial_militia")
    table.run(NameWithdrawal(CATHOLIC, ())).play("0 place hamburg")
    assert all(text.startswith("place") for text in table.offers(PROTESTANT))
    assert refused(table, "0 place hamburg") == CityNotNamed(table.place("hamburg"))
    table.play("0 place ulm", "1 place vienna", "1 place vienna")
    assert (table.pieces("hamburg"), table.pieces("ulm")) == ([], [])
    assert table.pieces("vienna").count("imperial_militia") == 2


@pytest.mark.rule("5.32d")
def test_both_withdraw_and_the_higher_roll_goes_first() -> None:
    table = Table().rolls(4, 4, 2, 7).run(BothWithdraw())
    rolled = [
        (event.protestant, event.catholic, event.seat) for event in table.tells(WithdrawalRolled)
    ]
    assert rolled == [(4, 4, NOBODY), (2, 7, CATHOLIC)]
    table.play("0 name brandenburg", "1 name saxony")
    assert [event.seat for event in table.tells(AreaNamed)] == [PROTESTANT, CATHOLIC]


@pytest.mark.rule("5.32e")
def test_besieged_and_besiegers_go_as_near_to_their_base_as_they_can() -> None:
    table = Table().clear().put("prague", "bucquoy", "imperial_veteran", "german_militia")
    prague = table.place("prague")
    table.s.siege[prague], table.s.inside[prague] = 1, 1
    table.run(Withdraw(CATHOLIC, (prague,)))
    about = {"origin": "prague", "nearest": ["vienna"]}
    asked = {**about, "unit": "imperial_veteran", "leader": None}
    assert prompt(table.s, spelled)["about"] == asked, "all are told who goes"
    table.play("1 place vienna")
    asked = {**about, "unit": None, "leader": "bucquoy"}
    assert prompt(table.s, spelled)["about"] == asked
    table.play("1 place vienna")
    assert table.pieces("vienna") == ["imperial_veteran", "bucquoy"]
    assert table.pieces("prague") == ["german_militia"]
    assert (table.s.siege[prague], table.s.inside[prague]) == (0, 0)
    assert table.control("prague") == PROTESTANT, "a withdrawal changes no control"


@pytest.mark.rule("5.32e", "5.32h")
def test_a_base_in_enemy_hands_still_draws_its_units_and_ties_are_the_owners() -> None:
    table = Table().clear().controls("protestant", "munich").put("prague", "bavarian_mercenary")
    table.run(Withdraw(CATHOLIC, (table.place("prague"),)))
    near = sorted(
        table.board.cities[city]
        for city in table.board.neighbours[table.place("munich")]
        if table.s.control[city] == CATHOLIC
    )
    assert sorted(table.offers(CATHOLIC)) == [f"place {city}" for city in near]
    assert len(near) > 1


@pytest.mark.rule("17.Sp.1b", "17.Sp.33", "5.32e")
@pytest.mark.parametrize(("deadline", "refuge"), [(2, "vienna"), (0, "brussels")])
def test_the_cardinals_replacement_goes_with_his_army(deadline: int, refuge: str) -> None:
    table = Table().clear().put("prague", "melo", "cardinal_veteran" if deadline else "spinola")
    table.s.cardinal = deadline
    table.run(Withdraw(CATHOLIC, (table.place("prague"),)))
    table.play(f"1 place {refuge}", f"1 place {refuge}")
    assert "melo" in table.pieces(refuge)


@pytest.mark.rule("5.32h")
def test_a_full_city_or_one_with_enemies_is_passed_over() -> None:
    table = Table().clear().put("vienna", "8 imperial_mercenary").put("prague", "imperial_militia")
    table.run(Withdraw(CATHOLIC, (table.place("prague"),)))
    assert "place vienna" not in table.offers(CATHOLIC)
    taken = table.offers(CATHOLIC)[0].removeprefix("place ")
    other = Table().clear().put("vienna", "german_militia").put("prague", "imperial_militia")
    other.run(Withdraw(CATHOLIC, (other.place("prague"),)))
    assert "place vienna" not in other.offers(CATHOLIC)
    assert other.play(f"1 place {taken}").tells(UnitWithdrew)[0].city == other.place(taken)


@pytest.mark.rule("5.32h", "11.22a")
def test_units_that_withdraw_meet_lone_enemy_leaders_like_units_that_enter() -> None:
    table = Table().clear().put("vienna", "mansfeld").put("krems", "anhalt")
    table.controls("protestant", "vienna").put("prague", "imperial_militia")
    table.run(Withdraw(CATHOLIC, (table.place("prague"),))).play("1 place krems")
    assert (table.pieces("krems"), table.pieces("vienna")) == (["imperial_militia"], ["mansfeld"])


@pytest.mark.rule("5.32h", "11.32b")
def test_off_map_france_takes_in_those_who_withdraw_like_any_city() -> None:
    table = Table("apocalypse", forces=False).put("breisach", "french_militia")
    table.run(Withdraw(PROTESTANT, (table.place("breisach"),)))
    assert {"place paris", "place amiens", "place nancy"} <= {*table.offers(PROTESTANT)}


@pytest.mark.rule("5.32h", "11.22b")
def test_a_leader_does_not_withdraw_alone_to_enemy_leaders() -> None:
    table = Table().clear().put("vienna", "mansfeld").put("prague", "bucquoy")
    table.run(Withdraw(CATHOLIC, (table.place("prague"),)))
    assert "place vienna" not in table.offers(CATHOLIC)
    other = Table().clear().put("vienna", "mansfeld").put("prague", "bucquoy", "imperial_militia")
    other.run(Withdraw(CATHOLIC, (other.place("prague"),)))  # the unit goes first, and catches him
    assert other.play("1 place vienna", "1 place vienna").pieces("prague") == []
    assert other.pieces("vienna") == ["imperial_militia", "bucquoy"]


@pytest.mark.rule("5.32h")
def test_who_finds_no_city_is_eliminated() -> None:
    table = Table().clear().put("prague", "spanish_veteran")
    for city in range(len(table.board.cities)):
        table.s.control[city] = NOBODY
    table.run(Withdraw(CATHOLIC, (table.place("prague"),)))
    assert table.pieces("prague") == []
    assert len(table.tells(UnitWithoutRefuge)) == 1


@pytest.mark.rule("18.13", "18.25")
@pytest.mark.parametrize(
    ("scenario", "seat", "clause"),
    [("early_war", PROTESTANT, "18.13"), ("intervention", CATHOLIC, "18.25")],
)
def test_in_two_scenarios_one_side_may_not_offer_peace(
    scenario: str, seat: int, clause: str
) -> None:
    table = Table(scenario)
    table.s.vp = 45
    against = peace_bar(table.s, seat)
    assert against == (NoProtestantOffer() if seat == PROTESTANT else NoCatholicOffer())
    assert against is not None
    assert against.clause == clause
    assert peace_bar(table.s, 1 - seat) is None
    sides = THIRTY_YEARS_WAR.forecast(table.s, 1 - seat, [OFFER_PEACE])["sides"]
    assert [side["never"].get("clause") for side in sides] == [
        clause if each == seat else None for each in (PROTESTANT, CATHOLIC)
    ], "no total lets it offer"
    seats = THIRTY_YEARS_WAR.view(table.s, NOBODY)["seats"]
    assert [side["no_peace"].get("clause") for side in seats][seat] == clause
