"""The rules, one module per phase of the game."""
