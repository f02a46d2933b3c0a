"""The contract that every game keeps, and what all games share. No I/O, no game's words."""
