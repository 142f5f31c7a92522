"""A player for any game that thinks ahead; what it should look at, a game's advice tells it."""
