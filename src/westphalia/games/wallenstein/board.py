"""Everything printed on board, cards and mats, as lists of small ints."""

from collections.abc import Mapping
from functools import cache

from westphalia.engine.facts import (
    Table,
    chance,
    chances,
    entries,
    number,
    numbers,
    table,
    text,
    texts,
    values,
)
from westphalia.engine.overlay import corrected
from westphalia.games.wallenstein.overlay import base_data, check_overlay
from westphalia.games.wallenstein.terms import Action, Building, Effect, Gift, Tile


class Tower:
    """W1.1.16 One model of the dice tower; what the model does not use stays empty or 0."""

    def __init__(self, entry: Mapping[str, object]) -> None:
        self.floors: int = number(entry, "floors") if "floors" in entry else 0
        self.stick: list[float] = chances(entry, "stick")
        self.knock: float = chance(entry, "knock")
        self.thrown_out: float = chance(entry, "thrown_out")
        self.resting_out: float = chance(entry, "resting_out")


class Board:
    """The printed facts of one game. Nothing here changes during play."""

    # counties and regions, by their index
    counties: list[str]
    county_names: list[str]
    county_index: dict[str, int]
    cities: list[list[str]]
    region: list[int]
    tax: list[int]
    grain: list[int]
    sites: list[int]
    neighbours: list[tuple[int, ...]]
    removed_with_three: list[int]
    regions: list[str]
    region_names: list[str]
    region_counties: list[list[int]]
    forms: dict[str, dict[str, dict[str, str]]]  # by language, of names that change in a sentence
    # event cards, by their index
    events: list[str]
    event_effect: list[Effect]
    event_amount: list[int]
    event_loss: list[int]
    few_recruits: dict[int, int]
    events_a_year: int
    # actions, by Action; tiles, by Tile
    actions: list[str]
    price: list[int]
    armies: list[int]
    builds: list[int]
    face_up_actions: int
    tiles: list[str]
    six_armies: int
    tile_bonus: int
    # set-up, by the number of seats
    money_cards: list[int]
    start_money: dict[int, int]
    army_groups: dict[int, list[int]]
    line_ups: dict[int, list[list[tuple[int, int]]]]
    fill_armies: int
    fill_peasants: int
    # stocks; buildings by Building
    army_cubes: int
    peasant_cubes: int
    building_stock: list[int]
    grain_track: int
    # winter; majorities by Building
    supply_chart: list[tuple[int, int]]
    points_per_county: int
    points_per_building: int
    majority: list[int]
    shared_majority: list[int]
    # Emperor's Court; favours by their number less one
    court_prices: list[int]
    court_boxes: list[int]
    courtiers: int
    tower_cards: int
    favour_gift: list[Gift]
    favour_amount: list[int]
    favour_building: list[int]
    favour_against: list[list[int]]
    # Landsknechte, by the place in the pile; leaders, by Action
    landsknechts: list[dict[int, int]]
    landsknecht_regions: int
    monuments: int
    monument_points: int
    leader_price: dict[int, int]
    leader_armies: dict[int, int]
    leader_extra: dict[int, int]
    tower_models: dict[str, Tower]
    overlay: Table

    def __init__(self, data: Mapping[str, object], overlay: Mapping[str, object]) -> None:
        self.overlay = dict(overlay)
        self._read_regions(data)
        self._read_counties(data)
        self._read_forms(data)
        self._read_events(data)
        self._read_actions(data)
        self._read_set_up(data)
        self._read_components(data)
        self._read_winter(data)
        self._read_court(data)
        self._read_favours(data)
        self._read_landsknechts(data)
        self._read_leaders(data)
        self.tower_models = {name: Tower(entry) for name, entry in entries(data, "tower")}

    def _read_regions(self, data: Mapping[str, object]) -> None:
        found = list(entries(data, "regions"))
        self.regions = [region for region, _ in found]
        self.region_names = [text(entry, "name") for _, entry in found]

    def _read_counties(self, data: Mapping[str, object]) -> None:
        found = list(entries(data, "counties"))
        self.counties = [county for county, _ in found]
        self.county_index = {county: i for i, county in enumerate(self.counties)}
        cards = [entry for _, entry in found]
        self.county_names = [text(card, "name") for card in cards]
        self.cities = [texts(card, "cities") for card in cards]
        self.region = [self.regions.index(text(card, "region")) for card in cards]
        self.tax = [number(card, "tax") for card in cards]
        self.grain = [number(card, "grain") for card in cards]
        self.sites = [number(card, "sites") for card in cards]
        self.neighbours = [
            tuple(sorted(self.county_index[name] for name in texts(card, "neighbours")))
            for card in cards
        ]
        self.removed_with_three = [
            i for i, card in enumerate(cards) if card["removed_with_three"] is True
        ]
        self.region_counties = [
            [i for i, where in enumerate(self.region) if where == region]
            for region in range(len(self.regions))
        ]

    def _read_forms(self, data: Mapping[str, object]) -> None:
        self.forms = {}
        for _, entry in [*entries(data, "regions"), *entries(data, "counties")]:
            spoken = dict(entries(entry)).get("forms", {})
            for language, forms in entries(spoken):
                own = self.forms.setdefault(language, {})
                own[text(entry, "name")] = {form: text(forms, form) for form in forms}

    def _read_events(self, data: Mapping[str, object]) -> None:
        found = list(entries(data, "events"))
        self.events = [event for event, _ in found]
        self.event_effect = [Effect[text(card, "effect").upper()] for _, card in found]
        self.event_amount = [number(card, "amount") if "amount" in card else 0 for _, card in found]
        self.event_loss = [number(card, "loss") for _, card in found]
        self.few_recruits = {
            int(action): number(card, action.name.lower())
            for _, card in found
            for action in Action
            if action.name.lower() in card
        }
        self.events_a_year = number(table(data, "event_row"), "cards")

    def _read_actions(self, data: Mapping[str, object]) -> None:
        found = list(entries(data, "actions"))
        self.actions = [action for action, _ in found]
        self.price = [number(card, "price") for _, card in found]
        self.armies = [number(card, "armies") if "armies" in card else 0 for _, card in found]
        self.builds = [_building(card, "builds") for _, card in found]
        self.face_up_actions = number(table(data, "action_row"), "face_up")
        self.tiles = [tile for tile, _ in entries(data, "tiles")]
        amounts = [number(tile, "amount") for _, tile in entries(data, "tiles")]
        self.six_armies = amounts[Tile.SIX_ARMIES]
        self.tile_bonus = amounts[Tile.PLUS_TAX]

    def _read_set_up(self, data: Mapping[str, object]) -> None:
        self.money_cards = numbers(table(data, "money_cards"), "values")
        money = table(data, "start_money")
        self.start_money = {int(seats): number(money, seats) for seats, _ in values(money)}
        groups = table(data, "army_groups")
        self.army_groups = {int(seats): numbers(groups, seats) for seats, _ in values(groups)}
        self.line_ups = {
            int(seats): [
                list(zip(self._indices(one), numbers(one, "armies"), strict=True))
                for _, one in entries(letters)
            ]
            for seats, letters in entries(data, "line_ups")
        }
        self.fill_armies = number(table(data, "tower_fill"), "armies")
        self.fill_peasants = number(table(data, "tower_fill"), "peasants")

    def _indices(self, line_up: Mapping[str, object]) -> list[int]:
        return [self.county_index[county] for county in texts(line_up, "counties")]

    def _read_components(self, data: Mapping[str, object]) -> None:
        stock = {name: number(entry, "count") for name, entry in entries(data, "components")}
        self.army_cubes = stock["army_cubes"]
        self.peasant_cubes = stock["peasant_cubes"]
        self.building_stock = [stock[kind.name.lower()] for kind in Building]
        self.grain_track = stock["grain_track"]

    def _read_winter(self, data: Mapping[str, object]) -> None:
        self.supply_chart = [(0, 0)]
        for first, row in entries(data, "supply_chart"):
            # A row holds until the next one begins; the last row stands for "or more".
            while len(self.supply_chart) < int(first):
                self.supply_chart.append(self.supply_chart[-1])
            self.supply_chart.append((number(row, "revolts"), number(row, "peasants")))
        self.points_per_county = number(table(data, "scoring", "county"), "points")
        self.points_per_building = number(table(data, "scoring", "building"), "points")
        shares = [table(data, "majority", kind.name.lower()) for kind in Building]
        self.majority = [number(share, "alone") for share in shares]
        self.shared_majority = [number(share, "shared") for share in shares]

    def _read_court(self, data: Mapping[str, object]) -> None:
        self.court_prices = numbers(table(data, "court", "spaces"), "prices")
        self.court_boxes = numbers(table(data, "court", "boxes"), "armies")
        self.courtiers = number(table(data, "court", "courtiers"), "count")
        self.tower_cards = number(table(data, "court", "tower_cards"), "count")

    def _read_favours(self, data: Mapping[str, object]) -> None:
        cards = [card for _, card in entries(data, "favours")]
        self.favour_gift = [Gift[text(card, "gift").upper()] for card in cards]
        self.favour_amount = [number(card, "amount") if "amount" in card else 0 for card in cards]
        self.favour_building = [_building(card, "building") for card in cards]
        self.favour_against = [
            [self.actions.index(action) for action in texts(card, "against")]
            if "against" in card
            else []
            for card in cards
        ]

    def _read_landsknechts(self, data: Mapping[str, object]) -> None:
        self.landsknechts = [
            {
                int(Gift[gift.upper()]): number(card, gift)
                for gift, amount in values(card)
                if amount != 0  # a gift that is not on this card
            }
            for _, card in entries(data, "landsknechts")
        ]
        self.landsknecht_regions = number(table(data, "landsknecht_check"), "regions")

    def _read_leaders(self, data: Mapping[str, object]) -> None:
        self.monuments = number(table(data, "monuments", "stock"), "count")
        self.monument_points = number(table(data, "monuments", "scoring"), "points")
        self.leader_price = self._by_action(data, "price")
        self.leader_armies = self._by_action(data, "armies")
        self.leader_extra = self._by_action(data, "extra")

    def _by_action(self, data: Mapping[str, object], key: str) -> dict[int, int]:
        return {
            self.actions.index(action): number(entry, key)
            for action, entry in entries(data, "leaders")
            if key in entry
        }


def _building(entry: Mapping[str, object], key: str) -> int:
    """The building named in an entry, -1 where it names none."""
    return int(Building[text(entry, key).upper()]) if key in entry else -1


@cache
def _base_board() -> Board:
    return Board(base_data(), {})


def load_board(overlay: Mapping[str, object] | None = None) -> Board:
    """The board, with an owner's corrected values where an overlay gives any."""
    if not overlay:
        return _base_board()
    return Board(corrected(base_data(), overlay, check_overlay), overlay)
