"""Learning a game's figures from self-play: rounds of games, training, and games against the previous figures."""
