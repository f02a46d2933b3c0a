"""The games as environments for learners: vectorised, PettingZoo, OpenSpiel and Gymnasium."""
