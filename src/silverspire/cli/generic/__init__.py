"""The terminal for games without a renderer of their own: the view as tables, boards as grids."""
