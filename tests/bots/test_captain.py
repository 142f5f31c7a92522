"""The captain: legal everywhere, sensible in plain cases, blind to what is hidden, and strong."""

from collections.abc import Sequence
from itertools import permutations
from random import Random

import pytest
from tests.bots.kit import EVERYTHING, MODULE_SETS, Alternating, header, transcript, turns
from tests.messages import messages
from tests.wallenstein.kit import Table, camp, position, season

from westphalia.bots.learned.player import LEARNT, LEARNT_SURE
from westphalia.bots.player import Answer, SeatView
from westphalia.bots.random_player import RandomPlayer
from westphalia.bots.wallenstein import reasons
from westphalia.bots.wallenstein.answers import ANSWERS
from westphalia.bots.wallenstein.captain import Captain, explain_action
from westphalia.bots.wallenstein.judgement import DEFAULT
from westphalia.bots.wallenstein.outlook import Outlook
from westphalia.bots.wallenstein.planning import Planner, assign
from westphalia.bots.wallenstein.table import StateTable
from westphalia.engine.chance import Sampling
from westphalia.engine.record import Header
from westphalia.games.wallenstein.expansions import leaders
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.odds import battle_odds
from westphalia.games.wallenstein.terms import Action
from westphalia.lab.arena import Series, play_series
from westphalia.locales import COMPLETE, Tongue
from westphalia.terminal.wallenstein.words import WallensteinProse

REASONS = {value for value in vars(reasons).values() if str(value).startswith("reason-")}
COMMON_REASONS = {"reason-any", "reason-random", LEARNT, LEARNT_SURE}


def captains(agreed: Header, seed: int = 1) -> list[Captain]:
    return [Captain(agreed, seed + seat) for seat in range(agreed.seats)]


def agreed_at(table: Table, modules: Sequence[str] = ()) -> Header:
    return header(table.s.seats, modules)


def ask(table: Table, seat: int, modules: Sequence[str] = ()) -> Answer:
    """What a captain answers to the question that is open for its seat."""
    agreed = agreed_at(table, modules)
    seat_view = SeatView(WALLENSTEIN, agreed, table.s, seat)
    return Captain(agreed, 1).answer(seat_view, table.question(seat))


def lay(table: Table, seat: int) -> dict[str, str]:
    """The mat as a captain lays it."""
    agreed = agreed_at(table)
    captain = Captain(agreed, 1)
    laid = {}
    while (question := table.question(seat)).choices[0].verb != "ready":
        choice = captain.answer(SeatView(WALLENSTEIN, agreed, table.s, seat), question).choice
        table.hand.answer(seat, choice)
        laid[choice.verb] = choice.text.split()[1]
    return laid


def outlook(table: Table, seat: int = 0) -> Outlook:
    agreed = agreed_at(table)
    return Outlook(StateTable(table.s, seat, agreed), agreed, DEFAULT, 1)


# Whole games


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("modules", MODULE_SETS, ids="+".join)
def test_captains_play_whole_games_with_legal_answers(modules: tuple[str, ...], seats: int) -> None:
    agreed = header(seats, modules, "draft" if seats == 4 else "line-up")
    transcript(agreed, seats, captains(agreed))


def test_a_captain_takes_over_at_any_moment_also_amid_planning() -> None:
    agreed = header(4, EVERYTHING, "draft")
    for seed in range(3):
        hands = [
            Alternating([Captain(agreed, seat), RandomPlayer(seat), Captain(agreed, 9)], seed)
            for seat in range(agreed.seats)
        ]
        transcript(agreed, seed, hands)


def test_the_captain_knows_every_kind_of_question() -> None:
    kinds = set()
    for seed in range(12):
        agreed = header(3 + seed % 3, EVERYTHING, ("draft", "line-up")[seed % 2])
        players = [RandomPlayer(seed * 5 + seat) for seat in range(agreed.seats)]
        kinds |= {turn.question.kind for turn in turns(agreed, seed, players)}
    assert kinds == {"plan", *ANSWERS}


def test_the_same_seed_plays_the_same_game_and_another_does_not() -> None:
    agreed = header(4, EVERYTHING)
    assert transcript(agreed, 3, captains(agreed)) == transcript(agreed, 3, captains(agreed))
    assert transcript(agreed, 3, captains(agreed)) != transcript(agreed, 3, captains(agreed, 50))


def test_a_captain_without_memory_goes_on_with_the_same_plan() -> None:
    """Nothing but what is seen decides; the plan that is kept only saves work."""
    agreed = header(3)
    players = captains(agreed)
    bids = 0
    for turn in turns(agreed, 5, players):
        seat = turn.question.seat
        if turn.question.choices[0].verb == "bid":
            bids += 1
            again = Captain(agreed, 1 + seat)
            seat_view = SeatView(WALLENSTEIN, agreed, turn.state, seat)
            assert again.answer(seat_view, turn.question) == turn.answer
    assert bids == 18


@pytest.mark.parametrize("modules", [(), EVERYTHING], ids="+".join)
def test_what_is_hidden_from_a_seat_does_not_change_its_answers(modules: tuple[str, ...]) -> None:
    agreed = header(4, modules)
    players = captains(agreed)
    looks = 0
    for turn in turns(agreed, 11, players):
        seat, choices = turn.question.seat, turn.question.choices
        if len(choices) == 1 or (turn.question.kind == "plan" and choices[0].verb != "bid"):
            continue  # answered without a look
        looks += 1
        twin = WALLENSTEIN.imagine(turn.state, seat, Sampling(looks))
        seen, imagined = [
            Captain(agreed, 1).answer(SeatView(WALLENSTEIN, agreed, state, seat), turn.question)
            for state in (turn.state, twin)
        ]
        assert seen == imagined
    assert looks > 100


# Plain cases


def test_it_takes_a_bare_county_full_of_buildings() -> None:
    table = position("boehmen: 0 9; passau: 1 1 palace; oberpfalz: 1 2; vogtland: 1 2")
    table.act("combat_move_a", 0, "boehmen")
    answer = ask(table, 0)
    assert (str(answer.choice), answer.reason) == ("march passau", reasons.ATTACK)
    table.play("0 march passau")
    assert ask(table, 0).choice.noun >= 3


def test_it_does_not_run_into_a_wall() -> None:
    table = position("breisgau: 0 3; burgund: 1 12; konstanz: 1 12; strassburg: 1 12")
    table.s.owner[table.county("wuerttemberg")] = 2
    table.s.armies[table.county("wuerttemberg")] = 12
    table.act("combat_move_a", 0, "breisgau")
    assert ask(table, 0).choice.text == "stay"


def test_it_lays_a_mat_that_it_can_pay_for() -> None:
    held = "boehmen: 0 4; passau: 0 3; oberpfalz: 0 3; vogtland: 0 4; schlesien: 0 3; lausitz: 0 3"
    table = season(f"{held}; mark: 1 3", row=["build_palace", "build_church", "deploy_5"])
    table.purse(0, 5)
    laid = lay(table, 0)
    board = table.board
    cards = dict(zip(board.actions, range(len(board.actions)), strict=True))
    spent = sum(board.price[n] for box, n in cards.items() if not laid[box].startswith("money"))
    assert spent <= 5
    assert not laid["build_palace"].startswith("money")
    assert laid["bid"] not in {"money_1", "money_2", "money_3", "money_4"}


def test_it_builds_where_it_can_and_taxes_where_no_marker_lies() -> None:
    held = "boehmen: 0 4 palace church trading_post; trier: 0 2 *1; lausitz: 0 4; mark: 0 4"
    laid = lay(season(f"{held}; koeln: 0 3; breisgau: 0 3; tirol: 0 3; passau: 1 3"), 0)
    assert laid["collect_taxes"] in {"boehmen", "lausitz"}  # not Trier, which would pay as much
    for box in ("build_palace", "build_church", "build_trading_post"):
        assert laid[box] != "boehmen"


def test_where_a_marker_lies_it_tells_the_chance_of_losing_the_revolt() -> None:
    table = season("lausitz: 0 1 *1; boehmen: 0 4; passau: 1 3")
    planner = Planner(outlook(table))
    lausitz, boehmen = table.county("lausitz"), table.county("boehmen")
    marked = explain_action(planner, Action.COLLECT_TAXES, lausitz)
    assert marked.key == reasons.TAXES_MARKED
    assert (marked.about["markers"], 0 < marked.about["chance"] < 100) == (1, True)
    quiet = explain_action(planner, Action.COLLECT_TAXES, boehmen)
    assert (quiet.key, "chance" in quiet.about) == (reasons.TAXES, False)


def test_grain_is_worth_nothing_once_the_winter_is_safe() -> None:
    table = season("boehmen: 0 4; passau: 0 3; mark: 1 3", number=2)
    hungry = outlook(table).granary.worth(2)
    table.s.grain[0] = table.board.grain_track
    assert outlook(table).granary.worth(2) == 0.0 < hungry


def test_in_the_last_round_a_thaler_is_worth_little_and_an_army_behind_the_front_nothing() -> None:
    table = season("boehmen: 0 4; mark: 1 3", number=2)
    early = outlook(table)
    table.s.year = 1
    last = outlook(table)
    assert last.thaler() < early.thaler()
    county = table.county("boehmen")
    assert last.danger.post(county) == 0.0 < early.danger.post(county)


def test_a_majority_is_worth_most_where_it_turns() -> None:
    table = position("boehmen: 0 3; mark: 0 3; koeln: 1 3 palace; luettich: 1 3 palace; trier: 1 3")
    worth = outlook(table).worth
    assert worth.building(table.county("boehmen"), 0) > worth.building(table.county("mark"), 0)


def test_a_leader_goes_where_a_monument_stays_behind_or_others_can_be_had() -> None:
    table = camp("boehmen: 0 4; passau: 0 4; mark: 0 4", "0 boehmen")
    question = leaders.ask_for_county(table.s, 0, "move_leader", "M3.1")[0]
    agreed = header(4, ["leaders"])
    captain = Captain(agreed, 1)
    table.s.agenda.append(leaders.MoveLeader(0))
    answer = captain.answer(SeatView(WALLENSTEIN, agreed, table.s, 0), question)
    assert (answer.choice.text, answer.reason) == ("leader passau", reasons.LEADER_TRIUMPH)
    table.s.monuments[1] = [table.county("mark"), table.county("mark")]
    answer = captain.answer(SeatView(WALLENSTEIN, agreed, table.s, 0), question)
    assert (answer.choice.text, answer.reason) == ("leader mark", reasons.LEADER_CAPTURE)


# Its tools


def test_the_best_assignment_is_found() -> None:
    whims = Random(4)
    for _ in range(40):
        rows, columns = whims.randint(1, 4), whims.randint(4, 6)
        worth = [[whims.uniform(-2, 2) for _ in range(columns)] for _ in range(rows)]
        best = max(
            sum(worth[row][column] for row, column in enumerate(chosen))
            for chosen in permutations(range(columns), rows)
        )
        found = assign(worth)
        assert len(set(found)) == rows
        assert sum(worth[row][column] for row, column in enumerate(found)) == pytest.approx(best)


@pytest.mark.parametrize("marked", ["", "*1"])
@pytest.mark.parametrize(("armies", "defenders"), [(2, 1), (3, 3), (4, 2), (6, 3), (9, 4)])
def test_its_guess_at_a_battle_is_close_to_the_odds(
    armies: int, defenders: int, marked: str
) -> None:
    table = position(f"boehmen: 0 10; passau: 1 {defenders} {marked}; mark: 2 4")
    table.resting(s0=2, s1=3, s2=2, peasants=2).tray(s0=1, s2=1, peasants=1)
    for county in ("passau", "oberpfalz"):
        target = table.county(county)
        odds = battle_odds(table.s, 0, target, armies)
        guess = outlook(table).fights.attack(0, target, armies)
        assert guess.win == pytest.approx(odds.attacker, abs=0.03)
        assert guess.left / guess.win == pytest.approx(odds.attackers_left, abs=0.15)


# Reasons


def test_every_reason_is_a_sentence_in_every_language() -> None:
    for language in COMPLETE:
        known = messages(language, "wallenstein")
        assert {key for key in known if key.startswith("reason-")} == REASONS | COMMON_REASONS


def test_every_reason_given_can_be_said_with_its_arguments() -> None:
    said = set()
    for setup in ("line-up", "draft"):
        agreed = header(4, EVERYTHING, setup)
        tongues = [WallensteinProse(Tongue(language, strict=True), agreed) for language in COMPLETE]
        players = captains(agreed)
        for turn in turns(agreed, 2, players):
            answer = turn.answer
            if (answer.reason, *answer.about) not in said:
                said.add((answer.reason, *answer.about))
                for prose in tongues:
                    assert len(prose.reason(answer.reason, answer.about)) > 10
    assert len(said) > 30


# Strength

# A captain who won but 85 of 100 games would pass all four series of thirty once in 93 times.


@pytest.mark.parametrize(
    ("seats", "modules"), [(3, ()), (4, ()), (5, ()), (4, EVERYTHING)], ids=str
)
def test_one_captain_beats_any_number_of_random_players(
    seats: int, modules: tuple[str, ...]
) -> None:
    bots = ("captain", *["random"] * (seats - 1))
    series = Series(header(seats, modules), bots, games=30, seed=1634)
    wins = sum(outcome.wins[outcome.bots.index("captain")] for outcome in play_series(series))
    assert wins / series.games >= 0.9
