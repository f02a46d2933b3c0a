"""The `concilium` command."""
