"""8.6 The events of the strategy cards; rules/turn.py joins them, and words.py names the cards."""
