"""Tables in memory: matches, seats, clocks, bots, and the frames that are sent to each seat."""
