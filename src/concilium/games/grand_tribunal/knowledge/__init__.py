"""What a seat sees, and how what is hidden from it is redrawn."""
