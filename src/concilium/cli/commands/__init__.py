"""A module for each command; see `concilium.cli`."""
