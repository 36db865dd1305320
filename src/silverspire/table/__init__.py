"""The online table: people meet at a link and play; nothing they did is lost."""
