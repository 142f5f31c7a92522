"""``python -m westphalia`` is the program."""

from westphalia.cli import main

main(prog_name="westphalia")
