"""What lies on the table: its words and sizes, the cards, the boards."""
