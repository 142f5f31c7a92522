"""The captain of Thirty Years War: legal everywhere, sensible in plain cases, blind to hands."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest
from tests.bots.kit import Alternating
from tests.messages import messages
from tests.thirty_years_war.kit import Table

from westphalia.bots.learned.player import LEARNT, LEARNT_SURE
from westphalia.bots.player import Answer, Player, SeatView
from westphalia.bots.random_player import RandomPlayer
from westphalia.bots.thirty_years_war import reasons
from westphalia.bots.thirty_years_war.captain import ANSWERS, Captain
from westphalia.bots.thirty_years_war.cards import MARCHES, event_worth, uses
from westphalia.bots.thirty_years_war.judgement import DEFAULT
from westphalia.bots.thirty_years_war.march import enough_for_siege
from westphalia.bots.thirty_years_war.outlook import Outlook
from westphalia.engine.chance import Sampling
from westphalia.engine.record import Header
from westphalia.engine.step import NOBODY, Play, Question
from westphalia.games.thirty_years_war.expansions.optional_rules import (
    OPTIONAL,
    check_options,
    modules_for,
)
from westphalia.games.thirty_years_war.expansions.scenarios import EARLY_WAR, SCENARIOS
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR
from westphalia.games.thirty_years_war.rules.decks import AnswerPeace
from westphalia.games.thirty_years_war.rules.march import Activate
from westphalia.games.thirty_years_war.rules.turn import CardRound
from westphalia.games.thirty_years_war.rules.victory import WallensteinPhase
from westphalia.games.thirty_years_war.state import ThirtyYearsWarState
from westphalia.games.thirty_years_war.terms import Career
from westphalia.games.thirty_years_war.words import C5, C6, C10
from westphalia.lab.arena import Series, play_series
from westphalia.locales import COMPLETE

GAME = THIRTY_YEARS_WAR
REASONS = {value for value in vars(reasons).values() if str(value).startswith("reason-")}
# of players of any game
COMMON_REASONS = {"reason-any", "reason-random", "reason-only-choice", LEARNT, LEARNT_SURE}


class Turn(NamedTuple):
    """A question, the position in which it was asked, and how it was answered."""

    state: ThirtyYearsWarState
    question: Question
    answer: Answer


def header(scenario: str = "campaign", modules: Sequence[str] = ()) -> Header:
    return GAME.header(["anna", "dirk"], modules, {"scenario": scenario})


def turns(agreed: Header, seed: int, players: Sequence[Player]) -> Iterator[Turn]:
    """A whole war, as its questions are answered; the engine refuses what is not legal."""
    play = Play(GAME.set_up(agreed), Sampling(seed))
    while play.open:
        question = play.open[0]
        seat_view = SeatView(GAME, agreed, play.state, question.seat)
        answer = players[question.seat].answer(seat_view, question)
        yield Turn(play.state, question, answer)
        play.answer(question.seat, answer.choice)
    assert GAME.winners(play.state)


def transcript(agreed: Header, seed: int, players: Sequence[Player]) -> list[str]:
    """Who said what in a whole war."""
    return [
        f"{turn.question.seat} {turn.answer.choice} {turn.answer.reason}"
        for turn in turns(agreed, seed, players)
    ]


def ask(table: Table, seat: int) -> Answer:
    """What a captain answers to the question that is open."""
    agreed = header()
    question = table.hand.open[0]
    assert question.seat == seat
    return Captain().answer(SeatView(GAME, agreed, table.s, seat), question)


def march(table: Table, seat: int) -> list[str]:
    """The steps of an activation as a captain takes them, until it is over."""
    agreed = header()
    captain = Captain()
    taken: list[str] = []
    while table.hand.open and table.hand.open[0].kind in MARCHES:
        question = table.hand.open[0]
        answer = captain.answer(SeatView(GAME, agreed, table.s, seat), question)
        table.hand.answer(seat, answer.choice)
        taken.append(answer.choice.text)
    return taken


def outlook(table: Table, seat: int) -> Outlook:
    return Outlook(table.s, seat, DEFAULT)


# Whole wars


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_captains_play_whole_wars_with_legal_answers(scenario: str) -> None:
    agreed = header(scenario)
    transcript(agreed, 4, [Captain(), Captain()])


@pytest.mark.parametrize("option", OPTIONAL)
def test_captains_play_with_every_optional_rule(option: str) -> None:
    scenario = "early_war" if fits("early_war", option) else "campaign"
    agreed = header(scenario, [option])
    transcript(agreed, 4, [Captain(), Captain()])


def fits(scenario: str, option: str) -> bool:
    try:
        check_options(scenario, (option,))
    except ValueError:
        return False
    return True


def test_a_captain_takes_over_at_any_moment_also_amid_a_march() -> None:
    agreed = header("apocalypse")
    for seed in range(2):
        hands = [Alternating([Captain(), RandomPlayer(seat), Captain()], seed) for seat in range(2)]
        transcript(agreed, seed, hands)


def test_the_captain_knows_every_kind_of_question() -> None:
    kinds = set()
    for seed in range(8):
        agreed = header(list(SCENARIOS)[seed % 4])
        players = [RandomPlayer(seed * 2 + seat) for seat in range(2)]
        kinds |= {turn.question.kind for turn in turns(agreed, seed, players)}
    assert kinds <= {*ANSWERS, *MARCHES}
    assert len(kinds) > 35


def test_the_same_war_is_played_again() -> None:
    agreed = header("early_war")
    first = transcript(agreed, 3, [Captain(), Captain()])
    assert transcript(agreed, 3, [Captain(), Captain()]) == first


def test_what_is_hidden_from_a_seat_does_not_change_its_answers() -> None:
    agreed = header("early_war")
    looks = 0
    for turn in turns(agreed, 11, [Captain(), Captain()]):
        seat = turn.question.seat
        if len(turn.question.choices) == 1:
            continue
        looks += 1
        twin = GAME.imagine(turn.state, seat, Sampling(looks))
        seen, imagined = [Captain().decide(s, turn.question) for s in (turn.state, twin)]
        assert seen == imagined
    assert looks > 100


# Plain cases


def test_it_takes_an_area_that_lies_open() -> None:
    table = Table(forces=False).put("munich", "tilly", "2 bavarian_mercenary")
    table.holds("protestant", "upper_palatinate").run(Activate(1, 3, 0))
    taken = march(table, 1)
    assert taken.count("control") == 2
    assert table.s.holder[table.board.area_index["upper_palatinate"]] == 1


@pytest.mark.parametrize(
    ("options", "held", "answer"),
    [
        (["paid_free_actions"], [], "pass"),
        (["paid_free_actions", "dutch_war_by_card"], ["p10"], "dutch_war p10"),
    ],
)
def test_it_knows_what_to_do_without_a_card_or_a_point(
    options: list[str], held: list[str], answer: str
) -> None:
    table = Table("intervention", *modules_for(options)).clear().deal(0, *held)
    table.s.actions, table.s.aid_cards[0] = [1, 1], [C5]
    table.run(CardRound(0))
    assert "move_base stralsund" in table.offers(0)
    assert Captain().decide(table.s, table.question(0))[0].text == answer


def test_it_does_not_attack_a_stronger_army() -> None:
    table = Table(forces=False).put("linz", "bucquoy", "2 imperial_mercenary")
    table.s.rebellion = 0
    table.put("budweis", "mansfeld", "6 german_mercenary")
    table.put("passau", "thurn", "6 german_mercenary").run(Activate(1, 3, 0))
    taken = march(table, 1)
    assert not table.s.battle
    assert "march budweis" not in taken
    assert "march passau" not in taken


def test_it_besieges_a_fortress_that_it_has_the_factors_for() -> None:
    table = Table(forces=False).put("pilsen", "tilly", "2 bavarian_mercenary")
    table.controls("catholic", "pilsen").run(Activate(1, 3, 0))
    taken = march(table, 1)
    fortress = table.place(taken[-2].removeprefix("march "))
    assert taken[-1] == "halt"
    assert 0 < table.board.fortress[fortress] <= 6
    assert ask(table, 1).choice.text == "besiege"


def test_it_rolls_for_a_fortress_that_is_besieged() -> None:
    table = Table(forces=False).put("prague", "tilly", "2 bavarian_mercenary")
    table.controls("catholic", "pilsen", "budweis")
    table.s.siege[table.place("prague")] = 3
    table.deal(1, "c5").run(CardRound(1))
    answer = ask(table, 1)
    assert (answer.choice.text, answer.reason) == ("act c5", reasons.ASSAULT)


def test_it_plays_the_edict_as_soon_as_it_may() -> None:
    table = Table("early_war")
    table.s.vp = 31
    table.deal(1, "c6", "c5", "c4").run(CardRound(1))
    assert ask(table, 1).choice.text == "event c6"


def test_it_offers_peace_where_the_other_side_must_accept_and_may_lose() -> None:
    table = Table()
    table.s.vp = 46
    table.deal(1, "c5").run(CardRound(1))
    assert ask(table, 1).reason == reasons.OFFER_PEACE


@pytest.mark.parametrize(("total", "answer"), [(12, "accept"), (34, "refuse")])
def test_a_protestant_negotiates_from_strength_only(total: int, answer: str) -> None:
    table = Table()
    table.s.vp = total
    table.run(AnswerPeace(0))
    assert ask(table, 0).choice.text == answer


@pytest.mark.parametrize(("influence", "answer"), [(5, "pass"), (15, "dismiss")])
def test_wallenstein_is_dismissed_before_his_influence_ends_the_war(
    influence: int, answer: str
) -> None:
    table = Table().put("vienna", "wallenstein")
    table.s.wallenstein, table.s.influence = int(Career.IN_COMMAND), influence
    table.run(WallensteinPhase())
    assert ask(table, 1).choice.text == answer


@pytest.mark.parametrize(("treaty", "enters"), [((), True), (("p11",), False)])
def test_it_plans_no_march_that_the_treaty_of_ulm_forbids(
    treaty: tuple[str, ...], enters: bool
) -> None:
    table = Table(forces=False).put("berlin", "tilly", "2 bavarian_mercenary").happened(*treaty)
    table.holds("catholic", "bohemia", "brandenburg", "upper_palatinate")
    table.deal(1, "c4").run(CardRound(1))
    look = outlook(table, 1)
    orders = [use.order for use in uses(look) if use.order]
    cities = [step.noun for order in orders for step in order.steps if step.verb == "march"]
    assert any(look.table.control[city] == NOBODY for city in cities) == enters


@pytest.mark.parametrize(("total", "reason"), [(44, reasons.TAKE_CITY), (40, reasons.ASSAULT)])
def test_a_point_that_wins_the_war_is_taken_before_a_gamble(total: int, reason: str) -> None:
    table = Table("early_war", EARLY_WAR, forces=False)
    table.put("strasbourg", "spinola", "3 spanish_veteran")
    table.s.siege[table.place("strasbourg")] = 3
    table.s.turn, table.s.round, table.s.vp = 5, 6, total
    table.s.actions[1] = 1  # too late to offer peace
    table.happened("c6").deal(1, "c4").run(CardRound(1))
    assert ask(table, 1).reason == reason


@pytest.mark.parametrize(("round_", "worth"), [(1, 0.4), (6, 0.0)])
def test_what_lasts_is_worth_nothing_when_the_war_is_over(round_: int, worth: float) -> None:
    table = Table("early_war")
    table.s.turn, table.s.round = 5, round_
    look = outlook(table, 1)
    assert event_worth(look, C5) == pytest.approx(worth * look.future)
    assert look.worth.leader(table.leader("mansfeld")) == pytest.approx(
        look.future * outlook(Table("early_war"), 1).worth.leader(table.leader("mansfeld"))
    )
    assert event_worth(look, C6) >= 5


GAINS = {  # what a hint says of its answer: points, strength or risk
    reasons.WIN_AREA: "points",
    reasons.GO_BESIEGE: "factors",
    reasons.RECRUIT: "attempts",
    reasons.LOSE: "factors",
    reasons.WITHDRAW: "chance",
    reasons.CONTINUE_SIEGE: "chance",
}


def test_its_reasons_say_a_gain_in_points_strength_or_risk() -> None:
    agreed, found = header(), dict.fromkeys(GAINS, 0)
    for turn in turns(agreed, 1, [Captain(), Captain()]):
        reason, about = turn.answer.reason, turn.answer.about
        if reason not in GAINS:
            continue
        number = int(str(about[GAINS[reason]]))
        assert 0 <= number <= 100
        found[reason] += number
        if reason == reasons.WIN_AREA:
            board, area = turn.state.board, about["area"]
            assert isinstance(area, int)
            assert number in (board.area_vp[area], board.area_vp[area] - 1), "less if devastated"
        if reason == reasons.GO_BESIEGE:
            assert number >= int(str(about["level"])), "enough for the siege"
    assert all(found[reason] > 0 for reason in GAINS), found


# Its tools


def test_the_last_city_of_an_area_is_worth_most() -> None:
    table = Table(forces=False).holds("protestant", "bohemia")
    cities = [table.place(name) for name in ("pilsen", "budweis")]
    first = outlook(table, 1).worth.gain(1, cities[1])
    table.controls("catholic", "pilsen", "tabor")
    last = outlook(table, 1).worth.gain(1, cities[1])
    assert last > 2 * first > 0


def test_its_lines_of_communications_are_those_of_the_rules() -> None:
    for seed in range(3):
        players = [RandomPlayer(seed), RandomPlayer(seed + 9)]
        agreed = header("early_war")
        for number, turn in enumerate(turns(agreed, seed, players)):
            if number % 60 == 30:
                compare_lines(turn.state)


def compare_lines(s: ThirtyYearsWarState) -> None:
    """Every unit that the view says has a line has one for the captain, and no other."""
    for seat in (0, 1):
        seen = Outlook(s, seat, DEFAULT)
        for line in GAME.view(s, seat)["seats"][seat]["pay"]["lines"]:
            if line["line"] in s.board.nations:
                nation = s.board.nations.index(line["line"])
                city = s.board.place_index[line["city"]]
                besieged = seen.table.stacks[seat][city].inside or seen.table.revolt[city]
                assert seen.supply.has_line(nation, city) == line["holds"] or besieged


@pytest.mark.parametrize(("units", "left"), [(5, 2), (1, 1)])
def test_besiegers_have_a_step_to_spare_if_there_are_enough(units: int, left: int) -> None:
    table = Table(forces=False).put("frankfurt", "spinola", f"{units} spanish_veteran")
    table.s.siege[table.place("frankfurt")] = 1
    look = outlook(table, 1)
    stack = look.table.own(table.place("frankfurt"))
    assert stack
    assert stack.factors == 4 * units
    assert look.table.level(stack.place) == 3
    assert len(enough_for_siege(look, stack)) == left


def test_leaders_are_wanted_where_there_are_units_to_lead() -> None:
    few = Table(forces=False).put("munich", "tilly", "1 bavarian_mercenary")
    many = Table(forces=False).put("munich", "tilly", "6 bavarian_mercenary")
    assert event_worth(outlook(many, 1), C10) > 2 * event_worth(outlook(few, 1), C10) > 0


# Reasons


def test_every_reason_is_a_sentence_in_every_language() -> None:
    for language in COMPLETE:
        known = messages(language, "thirty_years_war")
        assert {key for key in known if key.startswith("reason-")} == REASONS | COMMON_REASONS


# Strength

# A captain who won but 85 of 100 games would win all eight series of four once in 181 times.
GAMES = 4


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("bots", [("captain", "random"), ("random", "captain")], ids=" ".join)
def test_a_captain_beats_a_random_player_from_either_side(
    scenario: str, bots: tuple[str, str]
) -> None:
    series = Series(header(scenario), bots, games=GAMES, seed=1618)
    wins = [o.wins[o.bots.index("captain")] for o in play_series(series)]
    assert sum(wins) == GAMES
