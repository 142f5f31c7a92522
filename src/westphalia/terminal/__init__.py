"""The whole game as text: for people, for screen readers and for programs."""
