"""The commands of the program, a module for each kind of user."""
