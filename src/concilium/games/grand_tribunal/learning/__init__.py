"""Features for bots, observations for learners."""
