"""Everything printed on map, counters, cards and charts, as lists of small ints."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from westphalia.engine.facts import (
    Table,
    entries,
    flag,
    number,
    table,
    text,
    texts,
)
from westphalia.engine.overlay import corrected
from westphalia.engine.step import NOBODY
from westphalia.games.thirty_years_war.charts import Charts
from westphalia.games.thirty_years_war.overlay import check_overlay
from westphalia.games.thirty_years_war.set_ups import Ids, SetUp, read_set_ups, side
from westphalia.games.thirty_years_war.tables import base_data
from westphalia.games.thirty_years_war.terms import (
    Category,
    Group,
    Marker,
    Nation,
    Source,
    UnitType,
)

# Places are the cities, and after them the boxes beside the map.
CITIES: Final = 113
UNITED_PROVINCES: Final = 113
DENMARK: Final = 114
SWEDEN: Final = 115
PLACES: Final = 116
# A class of unit counters is a kind and a strength: twice the kind, and 1 more if reduced.
CLASSES: Final = 32


class CardText:
    """card.rule.a The event of a card in our own words: K known, D derived, R reconstructed."""

    def __init__(self, card: Mapping[str, object], impossible: str) -> None:
        self.when: str = text(card, "when")
        self.requires: list[str] = texts(card, "requires") if "requires" in card else []
        self.does: list[str] = texts(card, "does")
        self.ends: str = text(card, "ends") if "ends" in card else ""
        self.note: str = text(card, "note") if "note" in card else ""
        self.impossible: str = impossible
        self.refs: list[str] = texts(card, "refs")


class Board:
    """The printed facts of one game. Nothing here changes during play."""

    # places and cities, by their index
    cities: list[str]
    places: list[str]
    place_index: dict[str, int]
    area_of: list[int]  # the Area of a city, -1 if it is Independent; off-map cities are of France
    off_map: list[bool]
    independent: list[bool]
    within: list[int]  # the Area that an Independent City lies in or beside, else -1
    neighbours: list[tuple[int, ...]]
    fortress: list[int]
    siege_modifier: list[int]
    port: list[bool]
    city_vp: list[int]
    germany: list[bool]
    zone: list[bool]  # by place: whether it is in the Spanish Zone
    arrows: list[tuple[int, ...]]  # by place: the cities that a box has arrows to, else none
    gate: list[bool]  # by city: whether an arrow leads from it to the United Provinces
    # Areas, by their index; electors
    areas: list[str]
    area_index: dict[str, int]
    area_cities: list[tuple[int, ...]]  # on the map
    control: list[int]  # how many of its cities give control of an Area; 0 has no control box
    area_vp: list[int]
    area_zone: list[bool]
    elector_areas: list[int]
    elector_cities: list[int]
    palatine_areas: list[int]  # before and after card C12
    capitals: list[int]
    # nations, by Nation
    nations: list[str]
    nation_side: list[int]
    bases: list[list[int]]
    base_areas: list[list[int]]
    base_cities: list[list[int]]  # the cities of these Areas, those beside the map among them
    nation_areas: list[list[int]]  # the only Areas that a nation may enter; none if all
    # leaders, by their index
    leaders: list[str]
    leader_names: list[str]
    leader_index: dict[str, int]
    leader_nation: list[int]
    leader_side: list[int]  # the Saxons' at the start
    activation: list[int]
    battle: list[int]
    leadership: list[int]
    loss: list[int]
    stars: list[int]
    replacement: list[int]  # -1 if the back is blank
    unnamed: list[bool]
    # units: by Kind; then by class
    kinds: list[str]
    kind_nation: list[int]
    kind_type: list[int]
    counters_of: list[int]  # the kind whose counters it uses: its own, but for marked ones
    counters: list[int]
    classes_of: list[tuple[int, ...]]  # by kind: all classes that use the same counters
    units: list[str]
    unit_kind: list[int]
    strength: list[int]
    loss_factor: list[int]
    movement: list[int]
    pay: list[int]
    # pieces, units first and then leaders: whose each is, by the side of the Saxons (-1 the last)
    piece_sides: list[list[int]]
    # tracks
    turns: int
    first_year: int
    years: int
    early_victory: list[int]  # by side, the VP total that ends the game
    award_electors: list[int]  # by Award
    award_vp: list[int]
    influence_end: int
    dutch_war_ends: tuple[int, int]
    dutch_war_vp: dict[int, int]
    dutch_war_aid: dict[int, int]
    # cards, by their index
    cards: list[str]
    card_index: dict[str, int]
    card_side: list[int]
    card_group: list[int]
    card_category: list[int]
    card_value: list[int]
    card_marker: list[int]
    card_aid: list[list[int]]  # by Source
    card_amount: list[int]  # by how much an event changes what it changes, 0 if it is told in text
    card_vp: list[int]  # by how much it moves the VP total
    card_least: list[int]  # the VP total, or the Electors, that it needs
    card_leaders: list[list[int]]
    card_units: list[list[int]]
    card_text: list[CardText]
    charts: Charts
    set_ups: dict[str, SetUp]
    overlay: Table

    def __init__(self, data: Mapping[str, object], overlay: Mapping[str, object]) -> None:
        self.overlay = dict(overlay)
        self._read_areas(data)
        self._read_cities(data)
        self._read_boxes(data)
        self._read_nations(data)
        self._read_units(data)
        self._read_leaders(data)
        self.piece_sides = [self._sides(saxony) for saxony in (0, 1, NOBODY)]
        self._read_tracks(data)
        self._read_cards(data)
        self.charts = Charts(data)
        self.set_ups = read_set_ups(data, self._ids(), self.area_of)

    def _read_areas(self, data: Mapping[str, object]) -> None:
        found = list(entries(data, "areas"))
        self.areas = [area for area, _ in found]
        self.area_index = _index(self.areas)
        self.control = [number(area, "control") for _, area in found]
        self.area_vp = [number(area, "vp") for _, area in found]
        self.area_zone = [flag(area, "zone") for _, area in found]

    def _read_cities(self, data: Mapping[str, object]) -> None:
        found = [city for _, city in entries(data, "cities")]
        self.cities = [id_ for id_, _ in entries(data, "cities")]
        index = _index(self.cities)
        self.area_of = [self._area(city, "area") for city in found]
        self.within = [self._area(city, "within") for city in found]
        self.independent = [area == NOBODY for area in self.area_of]
        self.off_map = ["off_map" in city for city in found]
        self.neighbours = [
            tuple(sorted(index[name] for name in texts(city, "neighbours"))) for city in found
        ]
        self.fortress = [number(city, "fortress") for city in found]
        self.siege_modifier = [number(city, "siege") for city in found]
        self.port = [flag(city, "port") for city in found]
        self.city_vp = [number(city, "vp") if "vp" in city else 0 for city in found]
        self.area_cities = [
            tuple(
                city
                for city, where in enumerate(self.area_of)
                if where == area and not self.off_map[city]
            )
            for area in range(len(self.areas))
        ]
        outside = [not flag(area, "germany") for _, area in entries(data, "areas")]
        self.germany = [area == NOBODY or not outside[area] for area in self.area_of]
        self.zone = [
            self.area_zone[area] if area != NOBODY else flag(city, "zone")
            for city, area in zip(found, self.area_of, strict=True)
        ]

    def _area(self, city: Mapping[str, object], key: str) -> int:
        return self.area_index[text(city, key)] if key in city else NOBODY

    def _read_boxes(self, data: Mapping[str, object]) -> None:
        found = list(entries(data, "boxes"))
        self.places = self.cities + [box for box, _ in found]
        self.place_index = _index(self.places)
        self.zone += [flag(box, "zone") for _, box in found]
        none: list[tuple[int, ...]] = [()] * len(self.cities)
        self.arrows = none + [self._cities(box, "arrows") for _, box in found]
        self.gate = [city in self.arrows[UNITED_PROVINCES] for city in range(len(self.cities))]

    def _cities(self, entry: Mapping[str, object], key: str) -> tuple[int, ...]:
        return tuple(sorted(self.place_index[city] for city in texts(entry, key)))

    def _areas(self, entry: Mapping[str, object], key: str) -> list[int]:
        return [self.area_index[area] for area in texts(entry, key)]

    def _read_nations(self, data: Mapping[str, object]) -> None:
        found = list(entries(data, "nations"))
        self.nations = [nation for nation, _ in found]
        self.nation_side = [side(nation, "side") for _, nation in found]
        self.bases = [list(self._cities(nation, "bases")) for _, nation in found]
        self.base_areas = [self._areas(nation, "base_areas") for _, nation in found]
        self.base_cities = [
            [city for city, area in enumerate(self.area_of) if area in areas]
            for areas in self.base_areas
        ]
        dignity = [text(area, "elector") for _, area in entries(data, "areas")]
        self.elector_areas = [area for area, word in enumerate(dignity) if word == "always"]
        self.palatine_areas = [dignity.index("before_c12"), dignity.index("after_c12")]
        cities = [city for _, city in entries(data, "cities")]
        self.elector_cities = [n for n, city in enumerate(cities) if city.get("elector") is True]
        self.nation_areas = [
            self._areas(nation, "areas") if "areas" in nation else [] for _, nation in found
        ]
        self.capitals = list(self._cities(table(data, "capitals"), "cities"))

    def _read_units(self, data: Mapping[str, object]) -> None:
        self.kinds = [kind for kind, _ in entries(data, "units")]
        index = _index(self.kinds)
        named = [
            text(entry, "counters_of") if "counters_of" in entry else kind
            for kind, entry in entries(data, "units")
        ]
        self.counters_of = [index[kind] for kind in named]
        found = [table(data, "units", kind) for kind in named]
        self.classes_of = [
            tuple(
                unit
                for kind, same in enumerate(self.counters_of)
                for unit in (2 * kind, 2 * kind + 1)
                if same == counters
            )
            for counters in self.counters_of
        ]
        self.kind_nation = [int(Nation[text(kind, "nation").upper()]) for kind in found]
        self.kind_type = [int(UnitType[text(kind, "type").upper()]) for kind in found]
        self.counters = [number(kind, "count") for kind in found]
        self.units = [id_ for kind in self.kinds for id_ in (kind, f"{kind}_reduced")]
        self.unit_kind = [unit // 2 for unit in range(len(self.units))]
        sides = [(kind, key) for kind in found for key in ("full", "reduced")]
        self.strength = [number(kind, key) for kind, key in sides]
        self.loss_factor = [number(kind, "loss") for kind, _ in sides]
        self.movement = [number(kind, "movement") for kind, _ in sides]
        self.pay = [
            number(table(data, "unit_types", text(kind, "type")), "pay") for kind, _ in sides
        ]

    def _read_leaders(self, data: Mapping[str, object]) -> None:
        found: list[tuple[str, str, Mapping[str, object]]] = []
        for id_, leader in entries(data, "leaders"):
            name = text(leader, "name")
            if "counters" not in leader:
                found.append((id_, name, leader))
            for n in range(1, _optional(leader, "counters") + 1):
                found.append((f"{id_}_{n}", f"{name} {n}", leader))
        self.leaders = [id_ for id_, _, _ in found]
        self.leader_index = _index(self.leaders)
        self.leader_names = [name for _, name, _ in found]
        entry = [leader for _, _, leader in found]
        self.leader_nation = [int(Nation[text(leader, "nation").upper()]) for leader in entry]
        self.leader_side = [self.nation_side[nation] for nation in self.leader_nation]
        self.activation = [number(leader, "activation") for leader in entry]
        self.battle = [number(leader, "battle") for leader in entry]
        self.leadership = [number(leader, "leadership") for leader in entry]
        self.loss = [number(leader, "loss") for leader in entry]
        self.stars = [number(leader, "stars") for leader in entry]
        self.unnamed = ["counters" in leader for leader in entry]
        self._read_replacements(entry)

    def _sides(self, saxony: int) -> list[int]:
        """17.Sa.3 The side of every piece when the Saxons are on a side."""
        units = [self.kind_nation[unit // 2] for unit in range(len(self.units))]
        side_of = self.nation_side
        nations = units + self.leader_nation
        return [saxony if nation == Nation.SAXON else side_of[nation] for nation in nations]

    def _read_replacements(self, leaders: list[Mapping[str, object]]) -> None:
        """12.42e Backs with an unnamed leader are taken in the order of their fronts."""
        taken: dict[str, int] = {}
        self.replacement = []
        for leader in leaders:
            back = text(leader, "replacement") if "replacement" in leader else "none"
            taken[back] = taken.get(back, 0) + 1
            named = back if back in self.leader_index else f"{back}_{taken[back]}"
            self.replacement.append(NOBODY if back == "none" else self.leader_index[named])

    def _read_tracks(self, data: Mapping[str, object]) -> None:
        turns = table(data, "turn_track")
        self.turns = number(turns, "turns")
        self.first_year = number(turns, "first_year")
        self.years = number(turns, "years")
        victory = table(data, "victory_track")
        self.early_victory = [number(victory, "protestant"), number(victory, "catholic")]
        awards = [award for _, award in entries(data, "elector_awards")]
        self.award_electors = [number(award, "electors") for award in awards]
        self.award_vp = [number(award, "vp") for award in awards]
        self.influence_end = number(table(data, "influence_track"), "end")
        track = table(data, "dutch_war_track")
        self.dutch_war_ends = (number(track, "first"), number(track, "last"))
        boxes = list(entries(data, "dutch_war_boxes"))
        self.dutch_war_vp = {int(box): number(entry, "vp") for box, entry in boxes}
        self.dutch_war_aid = {int(box): number(entry, "aid") for box, entry in boxes}

    def _read_cards(self, data: Mapping[str, object]) -> None:
        found = list(entries(data, "cards"))
        self.cards = [card for card, _ in found]
        self.card_index = _index(self.cards)
        self.card_side = [int(card.startswith("c")) for card in self.cards]
        self.card_group = [int(Group[text(card, "group").upper()]) for _, card in found]
        self.card_category = [int(Category[text(card, "category").upper()]) for _, card in found]
        self.card_value = [number(card, "value") for _, card in found]
        self.card_marker = [int(Marker[text(card, "marker").upper()]) for _, card in found]
        self.card_aid = [
            [_optional(card, source.name.lower()) for source in Source] for _, card in found
        ]
        self.card_amount = [_optional(card, "amount") for _, card in found]
        self.card_vp = [_optional(card, "vp") for _, card in found]
        self.card_least = [_optional(card, "least") for _, card in found]
        ids = self._ids()
        self.card_leaders = [ids.leaders(card) for _, card in found]
        self.card_units = [ids.units(card) for _, card in found]
        impossible = table(data, "impossible")
        self.card_text = [
            CardText(card, text(impossible, text(card, "category"))) for _, card in found
        ]

    def years_of(self, turn: int) -> tuple[int, int]:
        """1.3 The first and the last year of a turn."""
        year = self.first_year + self.years * (turn - 1)
        return year, year + self.years - 1

    def _ids(self) -> Ids:
        return Ids(self.places, self.areas, self.leaders, self.units, self.cards)


def _index(ids: list[str]) -> dict[str, int]:
    return {id_: n for n, id_ in enumerate(ids)}


def _optional(entry: Mapping[str, object], key: str) -> int:
    """A number that an entry may not have: then 0."""
    return number(entry, key) if key in entry else 0


@cache
def _base_board() -> Board:
    return Board(base_data(), {})


def load_board(overlay: Mapping[str, object] | None = None) -> Board:
    """The board, with an owner's corrected values where an overlay gives any."""
    if not overlay:
        return _base_board()
    return Board(corrected(base_data(), overlay, check_overlay), overlay)
