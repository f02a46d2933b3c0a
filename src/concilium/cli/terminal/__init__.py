"""What the terminal shows: tables of results, progress, and games drawn with Rich."""
