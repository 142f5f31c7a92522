"""What expansions change: each module is one rulebook's worth of difference."""
