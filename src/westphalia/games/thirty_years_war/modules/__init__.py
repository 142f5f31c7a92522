"""18, 19 Scenarios and optional rules."""
