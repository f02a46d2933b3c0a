"""Learning a game's figures from self-play: rounds of games, training, and games against the figures of before."""
