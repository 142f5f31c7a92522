"""What the terminal shows and says of Thirty Years War."""
