"""World Without End in the terminal."""
