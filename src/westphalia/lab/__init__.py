"""Many games at once: arenas, fuzzing and measures."""
