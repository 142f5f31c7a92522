"""Players that were learnt: nets over a game's tables, in numpy alone."""
