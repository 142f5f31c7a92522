"""The games: each a package of data and rules on top of the engine."""
