"""The arena: players against each other in many games, every deal from every seat."""
