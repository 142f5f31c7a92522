"""The data say what the clauses say; where a clause lists figures, they are read from its text."""

import re
import tomllib
from enum import IntEnum
from importlib.resources import files

import pytest
from tests.wallenstein.kit import position

from westphalia.engine.facts import entries, number, table
from westphalia.games.wallenstein.board import Board, load_board
from westphalia.games.wallenstein.overlay import SUBJECTS, base_data, check_overlay
from westphalia.games.wallenstein.rules.planning import boxes_to_cover
from westphalia.games.wallenstein.terms import Action, Building, Effect, Gift, Tile

PACKAGE = files("westphalia.games.wallenstein")
RULES = tomllib.loads(PACKAGE.joinpath("rules", "clauses.toml").read_text("utf-8"))
CLAUSES: dict[str, str] = {id_: clause["text"] for id_, clause in RULES.items()}


def figures(clause: str) -> list[int]:
    """The numbers in a clause, in the order of its text."""
    return [int(figure) for figure in re.findall(r"\d+", CLAUSES[clause])]


def stock(piece: str) -> int:
    return number(table(base_data(), "components", piece), "count")


def named(board: Board, names: list[str]) -> list[int]:
    return [board.county_names.index(name) for name in names]


@pytest.fixture
def board() -> Board:
    return load_board()


@pytest.mark.parametrize(
    ("terms", "ids"),
    [
        (Action, [action for action, _ in entries(base_data(), "actions")]),
        (Tile, [tile for tile, _ in entries(base_data(), "tiles")]),
        (Building, [kind for kind, _ in entries(base_data(), "majority")]),
        (Effect, list(dict.fromkeys(card["effect"] for _, card in entries(base_data(), "events")))),
        (Gift, list(dict.fromkeys(card["gift"] for _, card in entries(base_data(), "favours")))),
    ],
)
def test_the_terms_are_the_ids_of_the_data(terms: type[IntEnum], ids: list[str]) -> None:
    assert {term.name.lower() for term in terms} == set(ids)
    if terms in (Action, Tile, Building):  # these are indices into lists in file order
        assert [term.name.lower() for term in terms] == ids


def test_every_clause_named_in_the_data_exists() -> None:
    lines = re.findall(r'^clause = "(.*)"', "\n".join(map(raw, SUBJECTS)), re.MULTILINE)
    assert len(lines) > 80
    assert {clause for line in lines for clause in line.split(", ")} <= set(CLAUSES)


def raw(name: str) -> str:
    return PACKAGE.joinpath("data", f"{name}.toml").read_text("utf-8")


@pytest.mark.rule("W1.1.2")
def test_w1_1_2_five_regions_of_nine_counties(board: Board) -> None:
    regions, each, counties = figures("W1.1.2")
    assert [len(members) for members in board.region_counties] == [each] * regions
    assert len(board.counties) == len(set(board.counties)) == counties
    assert f"({', '.join(board.region_names)})" in CLAUSES["W1.1.2"]


@pytest.mark.rule("W1.1.3")
def test_w1_1_3_regions_have_the_counties_of_the_clause(board: Board) -> None:
    parts = re.split(rf"({'|'.join(board.region_names)}): ", CLAUSES["W1.1.3"])[1:]
    lists = dict(zip(parts[::2], parts[1::2], strict=True))
    for name, members in zip(board.region_names, board.region_counties, strict=True):
        assert sorted(named(board, lists[name].strip().rstrip(".").split(", "))) == members


@pytest.mark.rule("W1.1.4")
def test_w1_1_4_county_cards(board: Board) -> None:
    assert set(board.sites) == set(range(figures("W1.1.4")[0], figures("W1.1.4")[1] + 1))
    assert [len(cities) for cities in board.cities] == board.sites
    burgund = board.county_index["burgund"]
    assert f"Burgund (tax {board.tax[burgund]})" in CLAUSES["W3.3.1"]
    assert (sum(board.tax), sum(board.grain), sum(board.sites)) == (216, 135, 88)
    assert min(board.tax) > 0
    assert min(board.grain) > 0


def test_114_borders_all_of_them_both_ways(board: Board) -> None:
    borders = {(a, b) for a, around in enumerate(board.neighbours) for b in around}
    assert borders == {(b, a) for a, b in borders}
    assert len(borders) == 2 * 114
    assert all(a != b for a, b in borders)
    konstanz = board.neighbours[board.county_index["konstanz"]]
    assert {board.counties[n] for n in konstanz} == {"breisgau", "wuerttemberg", "augsburg"}


def test_borders_that_are_easily_misread(board: Board) -> None:
    def adjacent(one: str, other: str) -> bool:
        return board.county_index[other] in board.neighbours[board.county_index[one]]

    assert adjacent("neumark", "schlesien")
    assert adjacent("mecklenburg", "osnabrueck")
    assert not adjacent("mecklenburg", "mittelmark")
    assert not adjacent("konstanz", "tirol")
    assert not adjacent("boehmen", "niederoesterreich")


@pytest.mark.parametrize("seats", [3, 4])
def test_the_map_is_connected(board: Board, seats: int) -> None:
    wanted = set(range(len(board.counties)))
    if seats == 3:
        wanted -= set(board.removed_with_three)
    reached, edge = set[int](), {min(wanted)}
    while edge:
        reached |= edge
        edge = ({n for county in edge for n in board.neighbours[county]} & wanted) - reached
    assert reached == wanted


@pytest.mark.rule("W1.1.5")
def test_w1_1_5_money_cards(board: Board) -> None:
    *cards, all_cards = figures("W1.1.5")
    assert board.money_cards == cards
    assert len(cards) * max(board.start_money) == all_cards


@pytest.mark.rule("W1.1.6")
def test_w1_1_6_ten_actions_in_the_order_of_the_clause(board: Board) -> None:
    listed = CLAUSES["W1.1.6"].split(": ")[1].rstrip(".")
    for long, short in ((" armies", ""), ("army/", ""), ("combat/movement", "combat move")):
        listed = listed.replace(long, short)
    assert [action.lower().replace(" ", "_") for action in listed.split(", ")] == board.actions
    assert (board.price, board.armies) == (
        [3, 2, 1, 0, 0, 3, 2, 1, 0, 0],
        [0, 0, 0, 0, 0, 5, 3, 1, 0, 0],
    )
    assert board.builds == [*Building, -1, -1, -1, -1, -1, -1, -1]


@pytest.mark.rule("W1.1.7")
def test_w1_1_7_twelve_events(board: Board) -> None:
    count, least, most = figures("W1.1.7")
    assert len(set(board.events)) == len(board.event_effect) == count
    assert (min(board.event_loss), max(board.event_loss)) == (least, most)


@pytest.mark.rule("W1.1.8")
def test_w1_1_8_a_box_for_every_action_and_a_place_for_every_group(board: Board) -> None:
    assert "ten action boxes" in CLAUSES["W1.1.8"]
    assert len(board.actions) == 10
    assert boxes_to_cover.of(position().s, None) == 10 + 1
    assert "nine numbered locations" in CLAUSES["W1.1.8"]
    assert max(len(groups) for groups in board.army_groups.values()) == 9


@pytest.mark.rule("W1.1.9", "W1.1.10", "W1.1.11")
def test_w1_1_9_cubes_and_tokens(board: Board) -> None:
    assert board.army_cubes == figures("W1.1.9")[0]
    assert board.peasant_cubes == figures("W1.1.10")[0]
    assert "three tokens" in CLAUSES["W1.1.11"]
    assert stock("coat_of_arms_tokens") == 3


@pytest.mark.rule("W1.1.12")
def test_w1_1_12_bonus_tiles(board: Board) -> None:
    tax, grain, armies, attack, defence = figures("W1.1.12")
    assert board.six_armies == armies
    assert {tax, grain, attack, defence} == {board.tile_bonus}


@pytest.mark.rule("W1.1.13", "W1.1.14", "W1.1.15")
def test_w1_1_13_tiles_markers_and_coins(board: Board) -> None:
    assert [*board.building_stock, sum(board.building_stock)] == figures("W1.1.13")
    assert [stock("revolt_markers")] == figures("W1.1.14")
    coins = [
        (number(coin, "count"), number(coin, "worth"))
        for _, coin in entries(base_data(), "components")
        if "worth" in coin
    ]
    total = sum(count * worth for count, worth in coins)
    assert [figure for coin in coins for figure in coin] + [total] == figures("W1.1.15")


@pytest.mark.rule("W1.1.16")
def test_w1_1_16_every_tower_keeps_some_cubes_and_lets_some_go(board: Board) -> None:
    layered, spielbyweb = board.tower_models["layered"], board.tower_models["spielbyweb"]
    assert layered.floors == len(layered.stick) == 2
    for chance in (*layered.stick, layered.knock, spielbyweb.thrown_out, spielbyweb.resting_out):
        assert 0 < chance < 1


@pytest.mark.rule("W1.1.17")
def test_w1_1_17_tracks(board: Board) -> None:
    assert [board.grain_track, stock("victory_point_track")] == figures("W1.1.17")[2:]


@pytest.mark.rule("W1.2.1")
def test_w1_2_1_eight_counties_leave_with_three_seats(board: Board) -> None:
    listed = CLAUSES["W1.2.1"].split(": ")[1].split(". 37")[0].split(", ")
    assert sorted(named(board, listed)) == board.removed_with_three
    assert len(board.counties) - len(board.removed_with_three) == figures("W1.2.1")[1]
    left = set(range(len(board.counties))) - set(board.removed_with_three)
    assert sum(board.sites[county] for county in left) == 71


@pytest.mark.rule("W1.2.3")
def test_w1_2_3_start_money(board: Board) -> None:
    pairs = figures("W1.2.3")
    assert board.start_money == dict(zip(pairs[1::2], pairs[::2], strict=True))


@pytest.mark.rule("W1.3.2")
def test_w1_3_2_army_groups(board: Board) -> None:
    sizes = re.findall(r"([\d,]{9,}) \((\d+)", CLAUSES["W1.3.2"])
    for seats, (groups, armies) in zip((3, 4, 5), sizes, strict=True):
        assert board.army_groups[seats] == [int(group) for group in groups.split(",")]
        assert sum(board.army_groups[seats]) == int(armies)


@pytest.mark.parametrize(
    ("seats", "letter"),
    [
        pytest.param(3, "A", marks=pytest.mark.rule("W1.4.2")),
        pytest.param(3, "B", marks=pytest.mark.rule("W1.4.3")),
        pytest.param(3, "C", marks=pytest.mark.rule("W1.4.4")),
        pytest.param(4, "A", marks=pytest.mark.rule("W1.4.5")),
        pytest.param(4, "B", marks=pytest.mark.rule("W1.4.6")),
        pytest.param(4, "C", marks=pytest.mark.rule("W1.4.7")),
        pytest.param(4, "D", marks=pytest.mark.rule("W1.4.8")),
        pytest.param(5, "A", marks=pytest.mark.rule("W1.4.9")),
        pytest.param(5, "B", marks=pytest.mark.rule("W1.4.10")),
        pytest.param(5, "C", marks=pytest.mark.rule("W1.4.11")),
        pytest.param(5, "D", marks=pytest.mark.rule("W1.4.12")),
        pytest.param(5, "E", marks=pytest.mark.rule("W1.4.13")),
    ],
)
def test_w1_4_line_ups_are_those_of_the_clauses(
    board: Board, seats: int, letter: str, request: pytest.FixtureRequest
) -> None:
    clause = next(request.node.iter_markers("rule")).args[0]
    pairs = [place.rsplit(" ", 1) for place in CLAUSES[clause].rstrip(".").split(", ")]
    listed = [(board.county_names.index(name), int(armies)) for name, armies in pairs]
    assert board.line_ups[seats]["ABCDE".index(letter)] == listed


@pytest.mark.rule("W1.4.14")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_w1_4_14_line_ups_use_counties_in_play_once_with_the_right_groups(
    board: Board, seats: int
) -> None:
    line_ups = board.line_ups[seats]
    assert len(line_ups) == seats
    used = [county for line_up in line_ups for county, _ in line_up]
    assert len(used) == len(set(used))
    assert seats > 3 or not set(used) & set(board.removed_with_three)
    for line_up in line_ups:
        assert sorted(armies for _, armies in line_up) == sorted(board.army_groups[seats])
    assert check_overlay({}, "the data") == []


@pytest.mark.rule("W1.5.3")
def test_w1_5_3_tower_fill(board: Board) -> None:
    assert [board.fill_armies, board.fill_peasants] == figures("W1.5.3")


@pytest.mark.rule("W1.5.7", "W2.2.1")
def test_w1_5_7_open_cards(board: Board) -> None:
    assert "turn up the top four" in CLAUSES["W1.5.7"]
    assert board.events_a_year == 4
    assert "put five face up" in CLAUSES["W2.2.1"]
    assert board.face_up_actions == 5


@pytest.mark.rule("W6.4.13")
def test_w6_4_13_event_losses(board: Board) -> None:
    *losses, total = figures("W6.4.13")
    assert board.event_loss == losses
    assert sum(losses) == total
    for i, loss in enumerate(losses, 1):
        assert CLAUSES[f"W6.4.{i}"].endswith(f"Winter grain loss {loss}.")
    assert board.events[8] == "church_peace_4"
    assert board.event_amount == [1, 1, 2, 1, 1, 0, 5, 6, 0, 4, 3, 0]
    assert board.few_recruits == {Action.DEPLOY_5: 3, Action.DEPLOY_3: 2}


@pytest.mark.rule("W9.2.1")
def test_w9_2_1_supply_chart(board: Board) -> None:
    chart = {0: (0, 0)}
    rows = re.findall(r"(\d)(?:–(\d)| or more)?: (\d) revolts?, \+(\d)", CLAUSES["W9.2.1"])
    for first, last, revolts, peasants in rows:
        for shortfall in range(int(first), int(last or first) + 1):
            chart[shortfall] = (int(revolts), int(peasants))
    assert len(chart) == 8
    assert dict(enumerate(board.supply_chart)) == chart


@pytest.mark.parametrize(
    ("kind", "clause"),
    [
        pytest.param(Building.PALACE, "W9.3.3", marks=pytest.mark.rule("W9.3.3")),
        pytest.param(Building.CHURCH, "W9.3.4", marks=pytest.mark.rule("W9.3.4")),
        pytest.param(Building.TRADING_POST, "W9.3.5", marks=pytest.mark.rule("W9.3.5")),
    ],
)
def test_w9_3_majorities(board: Board, kind: Building, clause: str) -> None:
    assert [board.majority[kind], board.shared_majority[kind]] == figures(clause)


@pytest.mark.rule("E1.1.2", "E1.1.3", "E1.1.4", "E1.1.6")
def test_e1_1_pieces_of_the_court(board: Board) -> None:
    assert board.court_prices == figures("E1.1.2")
    assert sorted(board.court_boxes) == figures("E1.1.3")
    assert [board.courtiers] == figures("E1.1.4")
    assert figures("E1.1.5")[0] == len(board.favour_gift)
    assert [board.tower_cards, board.tower_cards * max(board.start_money)] == figures("E1.1.6")


@pytest.mark.parametrize(
    ("gift", "title"),
    [
        (Gift.CANCEL_EVENT, [1]),
        (Gift.MONEY, [2, 9, 16]),
        (Gift.ARMIES_INTO_TRAY, [3, 8, 14]),
        (Gift.REMOVE_MARKER, [4]),
        (Gift.GRAIN, [5, 15, 20]),
        (Gift.VICTORY_POINTS, [6, 13, 19]),
        (Gift.FREE_BUILDING, [7, 17, 21]),
        (Gift.IMMUNITY, [10, 11, 18]),
        (Gift.DEPLOY_FREE, [12]),
    ],
)
def test_e5_the_numbers_of_the_favours(board: Board, gift: Gift, title: list[int]) -> None:
    assert [i for i, given in enumerate(board.favour_gift, 1) if given == gift] == title


def test_e5_what_favours_carry_besides_an_amount(board: Board) -> None:
    assert [board.favour_building[n - 1] for n in (21, 17, 7)] == list(Building)
    against = [board.favour_against[n - 1] for n in (10, 11, 18)]
    assert against == [
        [Action.COMBAT_MOVE_A],
        [Action.COMBAT_MOVE_B],
        [Action.COMBAT_MOVE_A, Action.COMBAT_MOVE_B],
    ]
    assert board.favour_amount[12 - 1] == figures("E5.9")[0]


@pytest.mark.rule("L1.2")
def test_l1_2_four_cards_the_first_of_them_empty(board: Board) -> None:
    assert len(board.landsknechts) == figures("L1.2")[0]
    assert [bool(card) for card in board.landsknechts] == [False, True, True, True]
    assert [board.landsknecht_regions, len(board.regions)] == figures("L2.3")


@pytest.mark.rule("M1.2")
def test_m1_2_monuments_and_what_leaders_change(board: Board) -> None:
    leaders, monuments, each, _ = figures("M1.2")
    assert (board.monuments, board.monuments * leaders) == (each, monuments)
    assert board.leader_price[Action.BUILD_PALACE] == figures("M2.2")[0]
    assert board.leader_price[Action.BUILD_TRADING_POST] == 0
    assert board.leader_extra == {Action.COLLECT_GRAIN: 1, Action.COLLECT_TAXES: 1}
    for action, clause in ((5, "M2.7"), (6, "M2.8"), (7, "M2.9")):
        assert [board.leader_price[action], board.leader_armies[action]] == figures(clause)


def test_the_base_board_is_read_once() -> None:
    assert load_board() is load_board({})
