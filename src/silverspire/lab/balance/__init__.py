"""Balance reports: competent games, counted, against what a good pack should give."""
