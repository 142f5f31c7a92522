"""8.6 The events of the 110 strategy cards."""
