"""The table over HTTP: thin controllers, everything is decided in the services behind them."""
