"""The words of Thirty Years War: what a seat can say, and the names in the data."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from westphalia.engine.choice import Choice, Vocabulary
from westphalia.engine.event import Objection, key_of, values_of
from westphalia.engine.spelling import SEAT, Spelling
from westphalia.games.thirty_years_war.board import load_board
from westphalia.games.thirty_years_war.terms import Award, Group, Peace, Pope, Result, Source

# The words follow the printed game: an overlay may change values, never names.
_BOARD: Final = load_board()

VOCABULARY: Final = Vocabulary()

PASS: Final[Choice] = VOCABULARY.word("pass")
DONE: Final[Choice] = VOCABULARY.word("done")

# 8.2 What a card round is used for
ACT: Final = VOCABULARY.words("act", _BOARD.cards)
RECRUIT: Final = VOCABULARY.words("recruit", _BOARD.cards)
AID: Final = VOCABULARY.words("aid", _BOARD.cards)
EVENT: Final = VOCABULARY.words("event", _BOARD.cards)
FREE: Final[Choice] = VOCABULARY.word("free_action")
OFFER_PEACE: Final[Choice] = VOCABULARY.word("offer_peace")
MOVE_BASE: Final = VOCABULARY.words("move_base", _BOARD.cities)
KEEP: Final = VOCABULARY.words("keep", _BOARD.cards)

# 8.3, 11 Activation and march
LEAD: Final = VOCABULARY.words("lead", _BOARD.leaders)
JOIN: Final = VOCABULARY.words("join", _BOARD.leaders)
TAKE: Final = VOCABULARY.words("take", _BOARD.units)
FROM: Final = VOCABULARY.words("from", _BOARD.places)
GO: Final[Choice] = VOCABULARY.word("go")
MARCH: Final = VOCABULARY.words("march", _BOARD.places)
CONTROL: Final[Choice] = VOCABULARY.word("control")
DROP: Final = VOCABULARY.words("drop", _BOARD.units)
LEAVE: Final = VOCABULARY.words("leave", _BOARD.leaders)
PICK_UP: Final = VOCABULARY.words("pick_up", _BOARD.units)
COLLECT: Final = VOCABULARY.words("collect", _BOARD.leaders)
HALT: Final[Choice] = VOCABULARY.word("halt")
FORAGE: Final = VOCABULARY.words("forage", _BOARD.cities)
OVERRUN: Final[Choice] = VOCABULARY.word("overrun")
FIGHT: Final[Choice] = VOCABULARY.word("fight")
INSIDE: Final[Choice] = VOCABULARY.word("inside")
OUTSIDE: Final[Choice] = VOCABULARY.word("outside")

# 12 Battle
HOLD_BACK: Final = VOCABULARY.words("hold_back", _BOARD.units)
SORTIE: Final = VOCABULARY.words("sortie", _BOARD.units)
ATTACK: Final[Choice] = VOCABULARY.word("attack")
COMMAND: Final = VOCABULARY.words("command", _BOARD.leaders)
COMBAT: Final = VOCABULARY.words("combat", _BOARD.cards)
LOSE: Final = VOCABULARY.words("lose", _BOARD.units)
LOSE_BESIEGED: Final = VOCABULARY.words("lose_besieged", _BOARD.units)
REMOVE: Final = VOCABULARY.words("remove", _BOARD.leaders)
RETREAT: Final = VOCABULARY.words("retreat", _BOARD.places)

# 13 Siege
BESIEGE: Final[Choice] = VOCABULARY.word("besiege")
ASSAULT: Final[Choice] = VOCABULARY.word("assault")
ROLL: Final = VOCABULARY.words("roll", _BOARD.cities)

# 8.4 Recruiting
ATTEMPT: Final = VOCABULARY.words("attempt", _BOARD.leaders)
RAISE: Final = VOCABULARY.words("raise", _BOARD.kinds)
FULL: Final[Choice] = VOCABULARY.word("full")
REDUCED: Final[Choice] = VOCABULARY.word("reduced")

# 15 Pay, loot, pillage
PAY: Final = VOCABULARY.words("pay", _BOARD.units)
LOOT: Final = VOCABULARY.words("loot", _BOARD.cities)
RECOVER: Final = VOCABULARY.words("recover", _BOARD.cities)
PILLAGE: Final = VOCABULARY.words("pillage", _BOARD.cities)
PAY_IN: Final = VOCABULARY.words("pay_in", _BOARD.cities)
PAY_ALL: Final[Choice] = VOCABULARY.word("pay_all")

# 5.3, 7, 9, 16: peace, Wallenstein, events
ACCEPT: Final[Choice] = VOCABULARY.word("accept")
REFUSE: Final[Choice] = VOCABULARY.word("refuse")
NAME: Final = VOCABULARY.words("name", _BOARD.areas)
PLACE: Final = VOCABULARY.words("place", _BOARD.places)
REVOLT: Final = VOCABULARY.words("revolt", _BOARD.cities)
DISMISS: Final[Choice] = VOCABULARY.word("dismiss")
RECALL: Final = VOCABULARY.words("recall", _BOARD.cities)
ASSASSINATE: Final[Choice] = VOCABULARY.word("assassinate")

# 19 The optional rules
FUND: Final[Choice] = VOCABULARY.word("fund")
DUTCH_WAR: Final = VOCABULARY.words("dutch_war", _BOARD.cards)
CAMPAIGN: Final = VOCABULARY.words("campaign", _BOARD.cards)
PLOT: Final = VOCABULARY.words("plot", _BOARD.cards)
AFTER_LOSSES: Final[Choice] = VOCABULARY.word("after_losses")


# The words of the data

# The words of a term.  Ids are the same under every overlay.
WORDS: Final[dict[str, list[str]]] = {
    "place": _BOARD.places,
    "area": _BOARD.areas,
    "nation": _BOARD.nations,
    "leader": _BOARD.leaders,
    "unit": _BOARD.units,
    "kind": _BOARD.kinds,
    "card": _BOARD.cards,
    "group": [group.name.lower() for group in Group],
    "source": [source.name.lower() for source in Source],
    "award": [award.name.lower() for award in Award],
    "peace": [peace.name.lower() for peace in Peace],
    "pope": [pope.name.lower() for pope in Pope],
    "result": [result.name.lower() for result in Result],
}

# The term of a field, by its name in steps, events and objections.  Points by source are aid.
TERMS: Final[dict[str, str]] = {
    **{term: term for term in WORDS},
    **{f"{term}s": term for term in ("place", "area", "leader", "unit", "kind", "card")},
    **dict.fromkeys(("city", "cities", "origin", "nearest"), "place"),
    **dict.fromkeys(("seat", "attacker", "defender", "winner"), SEAT),
    **dict.fromkeys(("made", "heir", "first", "second"), "leader"),
    "other": "card",
    "points": "aid",
}

spelled: Final = Spelling(TERMS, WORDS)


@lru_cache(maxsize=4096)  # a hand asks for the same few with every view; nobody changes a view
def reason(objection: Objection | None) -> dict[str, Any] | None:
    """Why something is closed, as the locales and the rulebook know it."""
    if objection is None:
        return None
    about = spelled(values_of(objection))
    return {"objection": key_of(type(objection)), "clause": objection.clause, "about": about}


# Leaders that the rules name
ANHALT: Final = _BOARD.leader_index["anhalt"]
BETHLEN_GABOR: Final = _BOARD.leader_index["bethlen_gabor"]
CARDINAL_INFANTE: Final = _BOARD.leader_index["cardinal_infante"]
CHRISTIAN_IV: Final = _BOARD.leader_index["christian_iv"]
GUEBRIANT: Final = _BOARD.leader_index["guebriant"]
GUSTAVUS_ADOLPHUS: Final = _BOARD.leader_index["gustavus_adolphus"]
MERCY: Final = _BOARD.leader_index["mercy"]
PAPPENHEIM: Final = _BOARD.leader_index["pappenheim"]
SPINOLA: Final = _BOARD.leader_index["spinola"]
TILLY: Final = _BOARD.leader_index["tilly"]
WALLENSTEIN: Final = _BOARD.leader_index["wallenstein"]

# Areas
AUSTRIA: Final = _BOARD.area_index["austria"]
BADEN: Final = _BOARD.area_index["baden"]
BAVARIA: Final = _BOARD.area_index["bavaria"]
BOHEMIA: Final = _BOARD.area_index["bohemia"]
BRUNSWICK_LUNEBURG: Final = _BOARD.area_index["brunswick_luneburg"]
FRANCE: Final = _BOARD.area_index["france"]
FRANCHE_COMTE: Final = _BOARD.area_index["franche_comte"]
HESSE_KASSEL: Final = _BOARD.area_index["hesse_kassel"]
HUNGARY: Final = _BOARD.area_index["hungary"]
LORRAINE: Final = _BOARD.area_index["lorraine"]
LOWER_PALATINATE: Final = _BOARD.area_index["lower_palatinate"]
MORAVIA: Final = _BOARD.area_index["moravia"]
SAXONY: Final = _BOARD.area_index["saxony"]
SCHLESWIG_HOLSTEIN: Final = _BOARD.area_index["schleswig_holstein"]
SILESIA: Final = _BOARD.area_index["silesia"]
SPANISH_NETHERLANDS: Final = _BOARD.area_index["spanish_netherlands"]
TYROL: Final = _BOARD.area_index["tyrol"]
UPPER_PALATINATE: Final = _BOARD.area_index["upper_palatinate"]

# Cities
BREISACH: Final = _BOARD.place_index["breisach"]
BRUNSWICK: Final = _BOARD.place_index["brunswick"]
KASSEL: Final = _BOARD.place_index["kassel"]
LINGEN: Final = _BOARD.place_index["lingen"]
MAGDEBURG: Final = _BOARD.place_index["magdeburg"]
MUNICH: Final = _BOARD.place_index["munich"]
VIENNA: Final = _BOARD.place_index["vienna"]
WESEL: Final = _BOARD.place_index["wesel"]


# The strategy cards

_CARDS: Final = load_board().card_index

C1: Final = _CARDS["c1"]
C2: Final = _CARDS["c2"]
C3: Final = _CARDS["c3"]
C4: Final = _CARDS["c4"]
C5: Final = _CARDS["c5"]
C6: Final = _CARDS["c6"]
C7: Final = _CARDS["c7"]
C8: Final = _CARDS["c8"]
C9: Final = _CARDS["c9"]
C10: Final = _CARDS["c10"]
C11: Final = _CARDS["c11"]
C12: Final = _CARDS["c12"]
C13: Final = _CARDS["c13"]
C14: Final = _CARDS["c14"]
C15: Final = _CARDS["c15"]
C16: Final = _CARDS["c16"]
C17: Final = _CARDS["c17"]
C18: Final = _CARDS["c18"]
C19: Final = _CARDS["c19"]
C20: Final = _CARDS["c20"]
C21: Final = _CARDS["c21"]
C22: Final = _CARDS["c22"]
C23: Final = _CARDS["c23"]
C24: Final = _CARDS["c24"]
C25: Final = _CARDS["c25"]
C26: Final = _CARDS["c26"]
C27: Final = _CARDS["c27"]
C28: Final = _CARDS["c28"]
C29: Final = _CARDS["c29"]
C30: Final = _CARDS["c30"]
C31: Final = _CARDS["c31"]
C32: Final = _CARDS["c32"]
C33: Final = _CARDS["c33"]
C34: Final = _CARDS["c34"]
C35: Final = _CARDS["c35"]
C36: Final = _CARDS["c36"]
C37: Final = _CARDS["c37"]
C38: Final = _CARDS["c38"]
C39: Final = _CARDS["c39"]
C40: Final = _CARDS["c40"]
C41: Final = _CARDS["c41"]
C42: Final = _CARDS["c42"]
C43: Final = _CARDS["c43"]
C44: Final = _CARDS["c44"]
C45: Final = _CARDS["c45"]
C46: Final = _CARDS["c46"]
C47: Final = _CARDS["c47"]
C48: Final = _CARDS["c48"]
C49: Final = _CARDS["c49"]
C50: Final = _CARDS["c50"]
C51: Final = _CARDS["c51"]
C52: Final = _CARDS["c52"]
C53: Final = _CARDS["c53"]
C54: Final = _CARDS["c54"]
C55: Final = _CARDS["c55"]
P1: Final = _CARDS["p1"]
P2: Final = _CARDS["p2"]
P3: Final = _CARDS["p3"]
P4: Final = _CARDS["p4"]
P5: Final = _CARDS["p5"]
P6: Final = _CARDS["p6"]
P7: Final = _CARDS["p7"]
P8: Final = _CARDS["p8"]
P9: Final = _CARDS["p9"]
P10: Final = _CARDS["p10"]
P11: Final = _CARDS["p11"]
P12: Final = _CARDS["p12"]
P13: Final = _CARDS["p13"]
P14: Final = _CARDS["p14"]
P15: Final = _CARDS["p15"]
P16: Final = _CARDS["p16"]
P17: Final = _CARDS["p17"]
P18: Final = _CARDS["p18"]
P19: Final = _CARDS["p19"]
P20: Final = _CARDS["p20"]
P21: Final = _CARDS["p21"]
P22: Final = _CARDS["p22"]
P23: Final = _CARDS["p23"]
P24: Final = _CARDS["p24"]
P25: Final = _CARDS["p25"]
P26: Final = _CARDS["p26"]
P27: Final = _CARDS["p27"]
P28: Final = _CARDS["p28"]
P29: Final = _CARDS["p29"]
P30: Final = _CARDS["p30"]
P31: Final = _CARDS["p31"]
P32: Final = _CARDS["p32"]
P33: Final = _CARDS["p33"]
P34: Final = _CARDS["p34"]
P35: Final = _CARDS["p35"]
P36: Final = _CARDS["p36"]
P37: Final = _CARDS["p37"]
P38: Final = _CARDS["p38"]
P39: Final = _CARDS["p39"]
P40: Final = _CARDS["p40"]
P41: Final = _CARDS["p41"]
P42: Final = _CARDS["p42"]
P43: Final = _CARDS["p43"]
P44: Final = _CARDS["p44"]
P45: Final = _CARDS["p45"]
P46: Final = _CARDS["p46"]
P47: Final = _CARDS["p47"]
P48: Final = _CARDS["p48"]
P49: Final = _CARDS["p49"]
P50: Final = _CARDS["p50"]
P51: Final = _CARDS["p51"]
P52: Final = _CARDS["p52"]
P53: Final = _CARDS["p53"]
P54: Final = _CARDS["p54"]
P55: Final = _CARDS["p55"]
