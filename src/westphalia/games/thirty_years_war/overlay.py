"""Overlays of Thirty Years War: do an owner's values go together?"""

from collections import Counter
from collections.abc import Iterator, Mapping

from westphalia.engine import facts
from westphalia.engine.facts import (
    NOTES,
    Table,
    entries,
    flag,
    merge,
    number,
    numbers,
    table,
    text,
    texts,
)
from westphalia.engine.overlay import Shape, borders, cut_off
from westphalia.games.thirty_years_war.terms import Group, Marker, Nation, Peace, UnitType

GAME = "thirty_years_war"
SUBJECTS = (
    "areas",
    "cities",
    "nations",
    "units",
    "leaders",
    "tables",
    "tracks",
    "set_ups",
    "cards",
)


def subject(name: str) -> Table:
    """One data file as it is written, its [provenance] table included."""
    return facts.subject(GAME, name)


def base_data() -> Table:
    """All data files as one tree. Not to be changed."""
    return facts.gather(GAME, SUBJECTS)


# The rules are written for these, or the ids follow from them.
FIXED = (
    *("category", "when", "requires", "does", "ends", "note"),
    *("elector", "off_map", "both_ways", "counters", "counters_of", "side"),
    *("turns", "electors", "end", "first", "last", "protestant", "catholic"),
)
# So are the set-ups, as the rulebook prints them, but for the forces.
FIXED_SET_UP = (
    *("like", "groups", "later_groups", "lasting", "cards", "majority", "all", "no_peace_offer"),
    *("pope", "passes_open", "palatine", "dutch_war", "dutch_aid", "dutch_scored", "influence"),
    *("wallenstein", "swedish_base", "saxony", "rebellion", "france_in_war", "spinola_checked"),
)
FREE_LENGTH = ("neighbours", "arrows", "leaders", "bases", "base_areas")
NEGATIVE = (
    *("siege", "pillaged", "veterans", "dynamic", "protestant_electors"),
    *("vp", "aid", "amount", "dutch_war", "dutch_aid", "first"),
)
MOST = {"first_year": 1999}
STACK = 8  # 10.21 Units of a side in a city
# The least and the most that a value may be, by the kind of its entry.
RANGES = {
    "areas": {"control": (0, 9), "vp": (0, 9)},
    "cities": {"fortress": (0, 9), "siege": (-9, 0), "vp": (0, 9)},
    "leaders": {
        "activation": (1, 3),
        "battle": (0, 9),
        "leadership": (1, 9),
        "loss": (1, 10),
        "stars": (0, 2),
    },
    "units": {
        "count": (1, 40),
        "full": (1, 9),
        "reduced": (1, 9),
        "loss": (1, 9),
        "movement": (1, 9),
    },
    "cards": {"value": (1, 3)},
}


def check_overlay(overlay: Mapping[str, object], name: str) -> list[str]:
    """All that is wrong with an overlay, as sentences that begin with the name of its file."""
    problems: list[str] = []
    shape = Shape(_allowed, FIXED + FIXED_SET_UP, FREE_LENGTH, NEGATIVE, MOST)
    data = merge(base_data(), shape.sound(overlay, base_data(), problems))
    checks = (_ranges, _areas, _cities, _leaders, _units, _lists, _columns, _cards, _forces)
    for check in checks:
        problems += check(data)
    return [f"{name}: {problem}" for problem in problems]


def _allowed(key: str) -> list[str]:
    """The ids that the values of a key may name; none where they are free."""
    if key in ("neighbours", "arrows", "bases"):
        return list(table(base_data(), "cities"))
    if key in ("area", "within", "base_areas"):
        return list(table(base_data(), "areas"))
    if key == "replacement":
        return [*table(base_data(), "leaders"), "none"]
    if key == "leaders":
        return [id_ for id_, one in entries(base_data(), key) if "counters" not in one]
    terms = {"nation": Nation, "type": UnitType, "group": Group, "marker": Marker}
    return [term.name.lower() for term in terms[key]] if key in terms else []


def _ranges(data: Mapping[str, object]) -> Iterator[str]:
    """No value is beyond what can be printed and played."""
    for kind, keys in RANGES.items():
        for id_, entry in entries(data, kind):
            out = [key for key, (least, most) in keys.items() if _beyond(entry, key, least, most)]
            for key in out:
                least, most = keys[key]
                yield f"{kind}.{id_}.{key} is {entry[key]}, but lies from {least} to {most}."


def _beyond(entry: Mapping[str, object], key: str, least: int, most: int) -> bool:
    return key in entry and not least <= number(entry, key) <= most


def _areas(data: Mapping[str, object]) -> Iterator[str]:
    """2.42a An Area is controlled by some of its cities; France alone has no control box."""
    cities = Counter(text(city, "area") for _, city in entries(data, "cities") if "area" in city)
    for id_, area in entries(data, "areas"):
        control = number(area, "control")
        if not cities[id_]:
            yield f"cities.*.area leaves areas.{id_} without a city."
        elif control > cities[id_]:
            yield f"areas.{id_}.control is {control}, but it has {cities[id_]} cities."
        elif (control == 0) != (id_ == "france"):
            yield f"areas.{id_}.control is {control}, but France alone has no control box."


def _cities(data: Mapping[str, object]) -> Iterator[str]:
    """2.44, 2.45 Pathways join all cities both ways; only a Fortress has a Siege Modifier."""
    yield from borders(data, "cities")
    cut = cut_off(data, "cities", set(table(data, "cities")))
    if cut:
        yield f"cities.*.neighbours: the cities are not all connected; not {', '.join(cut)}."
    for id_, city in entries(data, "cities"):
        if number(city, "siege") and not number(city, "fortress"):
            yield f"cities.{id_}.siege is {city['siege']}, but {id_} is no fortress."
    for box, entry in entries(data, "boxes"):
        if not texts(entry, "arrows"):
            yield f"boxes.{box}.arrows is empty, but arrows lead somewhere."
    for id_ in texts(table(data, "boxes", "sweden"), "arrows"):
        if not flag(table(data, "cities", id_), "port"):
            yield f"boxes.sweden.arrows names {id_}, but cities.{id_}.port is false."


def _leaders(data: Mapping[str, object]) -> Iterator[str]:
    """2.2a, 12.42e A replacement is another; unnamed ones are as many as counters have them."""
    backs: Counter[str] = Counter()
    for id_, leader in entries(data, "leaders"):
        back = text(leader, "replacement") if "replacement" in leader else "none"
        backs[back] += 1
        if back == id_:
            yield f"leaders.{id_}.replacement names {id_} himself."
    for id_, leader in entries(data, "leaders"):
        most = number(leader, "counters") if "counters" in leader else 1
        if backs[id_] > most:
            yield f"leaders.*.replacement names {id_} {backs[id_]} times, but {most} can enter."


def _units(data: Mapping[str, object]) -> Iterator[str]:
    """2.1c A reduced unit is no stronger, and the counters suffice for every set-up."""
    kinds = [(id_, kind) for id_, kind in entries(data, "units") if "counters_of" not in kind]
    for id_, kind in kinds:
        if number(kind, "reduced") > number(kind, "full"):
            yield f"units.{id_}.reduced is {kind['reduced']}, more than full {kind['full']}."
    for set_up, entry in entries(data, "set_ups"):
        used: Counter[str] = Counter()
        for _, force in _all_forces(entry):
            used.update(_counters(force))
        for id_, kind in kinds:
            if used[id_] > number(kind, "count"):
                yield (
                    f"units.{id_}.count is {kind['count']}, but set_ups.{set_up} needs {used[id_]}."
                )


def _all_forces(set_up: Mapping[str, object]) -> Iterator[tuple[str, Mapping[str, object]]]:
    for key, part in entries(set_up):
        if key in ("forces", "chosen"):
            yield from entries(part)


def _counters(force: Mapping[str, object]) -> Counter[str]:
    """How many counters of each kind a force has, full or reduced."""
    found: Counter[str] = Counter()
    for key in force:
        if key not in NOTES and key != "leaders":
            found[key.removesuffix("_reduced")] += number(force, key)
    return found


def _lists(data: Mapping[str, object]) -> Iterator[str]:
    """A better roll never brings less."""
    places = [("recruitment", "steps"), ("loot", "pillage"), ("loot", "losses")]
    found = [(f"{name}.{key}", numbers(table(data, name), key)) for name, key in places]
    for column, entry in entries(data, "combat_results"):
        found.append((f"combat_results.{column}.losses", numbers(entry, "losses")))
    for column, entry in entries(data, "peace"):
        results = texts(entry, "results")
        unknown = [result for result in results if result.upper() not in Peace.__members__]
        if unknown:
            yield f"peace.{column}.results names {unknown[0]!r}, which is no result."
        else:
            found.append((f"peace.{column}.results", [int(Peace[r.upper()]) for r in results]))
    for where, listed in found:
        if listed != sorted(listed):
            yield f"{where} must rise with the roll."
    if (
        number(table(data, "recruitment"), "below")
        > numbers(table(data, "recruitment"), "steps")[0]
    ):
        yield "recruitment.below is more than recruitment.steps give for a roll of 0."
    if max(numbers(table(data, "loot"), "pillage")) > 2:
        yield "loot.pillage goes beyond Pillage-2."


def _columns(data: Mapping[str, object]) -> Iterator[str]:
    """A column begins where the one before it ends."""
    for name in ("combat_results", "peace"):
        least = [number(column, "least") for _, column in entries(data, name)]
        if least != sorted(set(least)):
            yield f"{name}.*.least is {least}, but must rise from column to column."


def _cards(data: Mapping[str, object]) -> Iterator[str]:
    """A leader enters by one card at most, and each side has cards of every group."""
    brought = Counter(
        leader
        for _, card in entries(data, "cards")
        if "leaders" in card
        for leader in texts(card, "leaders")
    )
    for leader, times in brought.items():
        if times > 1:
            yield f"cards.*.leaders names {leader} {times} times."
    for side in ("c", "p"):
        decks = [text(card, "group") for id_, card in entries(data, "cards") if id_[0] == side]
        for group in Group:
            if group.name.lower() not in decks:
                yield f"cards.{side}*.group leaves no card for {group.name.lower()}."


def _forces(data: Mapping[str, object]) -> Iterator[str]:
    """10.21 No force of a set-up is too large for its city, and nobody is in two of them."""
    for set_up, entry in entries(data, "set_ups"):
        leaders: Counter[str] = Counter()
        for city, force in _all_forces(entry):
            units = sum(_counters(force).values())
            leaders.update(texts(force, "leaders"))
            if units > STACK:
                yield f"set_ups.{set_up}: {units} units for {city}, but a city holds {STACK}."
        for leader, times in leaders.items():
            if times > 1:
                yield f"set_ups.{set_up}: {leader} stands in {times} places."
