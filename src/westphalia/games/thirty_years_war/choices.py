"""The vocabulary of Thirty Years War: every word a seat can ever say, in an order that stays."""

from __future__ import annotations

from typing import Final

from westphalia.engine.choice import Choice, Vocabulary
from westphalia.games.thirty_years_war.board import load_board

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
