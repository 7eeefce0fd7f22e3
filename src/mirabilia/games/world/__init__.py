"""World Wonders: its catalogue and its rules."""
