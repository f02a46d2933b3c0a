"""The rules, one module a phase of the game."""
