"""Wallenstein: secret planning, a dice tower and the Thirty Years' War for 3 to 5 seats."""
