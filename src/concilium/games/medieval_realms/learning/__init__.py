"""What bots judge a position by, and what learners observe of it."""
