"""Players made of code: they see what a client sees and answer questions."""
