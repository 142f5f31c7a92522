"""The rules of Wallenstein, one module per chapter, beside their clauses."""
