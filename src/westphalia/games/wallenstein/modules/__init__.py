"""What expansions and options change: each file is one rulebook's worth of difference."""
