"""What a position consists of, what a king sees of it, and what is hidden."""
