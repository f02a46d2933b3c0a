"""The contract that every game keeps, and what all games share. No I/O, nothing specific to a game."""
