"""Learning a player for a game: cloning a bot, then improving by play (docs/learning.md)."""
