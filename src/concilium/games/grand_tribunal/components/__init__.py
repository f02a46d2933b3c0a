"""What lies on the table: cards, board, places, and the words that effects are written in."""
