"""8.6 The strategy cards: their ids, their events, and the table of all events (table.py).

Nothing is imported here, so that every rule can name a card by its id.
"""
