"""The leaders, Areas and cities that the rules call by name."""

from __future__ import annotations

from typing import Final

from westphalia.games.thirty_years_war.board import load_board

_BOARD: Final = load_board()

# Leaders
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
