"""The captain: a heuristic player for Wallenstein, one module per concern."""
