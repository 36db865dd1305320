"""The table over HTTP: thin doors, everything is decided behind them."""
