"""What the terminal shows and says of Wallenstein."""
