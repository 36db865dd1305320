"""One module for each step; released ones are never changed."""
