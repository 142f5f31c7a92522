"""The vocabulary of Thirty Years War: every word a seat can ever say, in an order that stays."""

from __future__ import annotations

from typing import Final

from westphalia.engine.choice import Choice, Vocabulary
from westphalia.games.thirty_years_war.board import load_board

# The words follow the printed game: an overlay may change values, never names.
_BOARD: Final = load_board()

CITIES: Final = len(_BOARD.cities)
AREAS: Final = len(_BOARD.areas)
KINDS: Final = len(_BOARD.kinds)
CLASSES: Final = 2 * KINDS  # a unit is its kind twice, and one more if it is reduced
CARDS: Final = len(_BOARD.cards)

BOXES: Final = ["united_provinces", "denmark", "sweden"]
UNITED_PROVINCES: Final = CITIES
DENMARK: Final = CITIES + 1
SWEDEN: Final = CITIES + 2
PLACES: Final = CITIES + len(BOXES)

PLACE_NAMES: Final = [*_BOARD.cities, *BOXES]
UNIT_NAMES: Final = [f"{kind}{part}" for kind in _BOARD.kinds for part in ("", "_reduced")]

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
TAKE: Final = VOCABULARY.words("take", UNIT_NAMES)
FROM: Final = VOCABULARY.words("from", PLACE_NAMES)
GO: Final[Choice] = VOCABULARY.word("go")
MARCH: Final = VOCABULARY.words("march", PLACE_NAMES)
CONTROL: Final[Choice] = VOCABULARY.word("control")
DROP: Final = VOCABULARY.words("drop", UNIT_NAMES)
LEAVE: Final = VOCABULARY.words("leave", _BOARD.leaders)
PICK_UP: Final = VOCABULARY.words("pick_up", UNIT_NAMES)
COLLECT: Final = VOCABULARY.words("collect", _BOARD.leaders)
HALT: Final[Choice] = VOCABULARY.word("halt")
FORAGE: Final = VOCABULARY.words("forage", _BOARD.cities)
OVERRUN: Final[Choice] = VOCABULARY.word("overrun")
FIGHT: Final[Choice] = VOCABULARY.word("fight")
INSIDE: Final[Choice] = VOCABULARY.word("inside")
OUTSIDE: Final[Choice] = VOCABULARY.word("outside")

# 12 Battle
HOLD_BACK: Final = VOCABULARY.words("hold_back", UNIT_NAMES)
SORTIE: Final = VOCABULARY.words("sortie", UNIT_NAMES)
ATTACK: Final[Choice] = VOCABULARY.word("attack")
COMMAND: Final = VOCABULARY.words("command", _BOARD.leaders)
COMBAT: Final = VOCABULARY.words("combat", _BOARD.cards)
LOSE: Final = VOCABULARY.words("lose", UNIT_NAMES)
LOSE_BESIEGED: Final = VOCABULARY.words("lose_besieged", UNIT_NAMES)
REMOVE: Final = VOCABULARY.words("remove", _BOARD.leaders)
RETREAT: Final = VOCABULARY.words("retreat", PLACE_NAMES)

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
PAY: Final = VOCABULARY.words("pay", UNIT_NAMES)
LOOT: Final = VOCABULARY.words("loot", _BOARD.cities)
RECOVER: Final = VOCABULARY.words("recover", _BOARD.cities)
PILLAGE: Final = VOCABULARY.words("pillage", _BOARD.cities)

# 5.3, 7, 9, 16: peace, Wallenstein, events
ACCEPT: Final[Choice] = VOCABULARY.word("accept")
REFUSE: Final[Choice] = VOCABULARY.word("refuse")
NAME: Final = VOCABULARY.words("name", _BOARD.areas)
PLACE: Final = VOCABULARY.words("place", PLACE_NAMES)
REVOLT: Final = VOCABULARY.words("revolt", _BOARD.cities)
DISMISS: Final[Choice] = VOCABULARY.word("dismiss")
RECALL: Final = VOCABULARY.words("recall", _BOARD.cities)
ASSASSINATE: Final[Choice] = VOCABULARY.word("assassinate")
