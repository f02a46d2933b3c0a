"""Many games: tournaments, ratings, balance reports, and the tuning of the bots."""
