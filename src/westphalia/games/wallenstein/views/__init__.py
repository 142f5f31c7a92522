"""What a seat may know, ready to draw: allow-lists with derived facts."""
