"""The games, a package each; `concilium.core.registry` finds them by their folder."""
