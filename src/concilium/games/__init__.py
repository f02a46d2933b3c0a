"""The built-in games, a package each; `concilium.core.registry` finds them as it finds those of other packages."""
