"""The games: rules as pure functions over frozen states (floor 2)."""
