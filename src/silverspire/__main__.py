"""`python -m silverspire`: the same as the command `silverspire`."""

from __future__ import annotations

from silverspire.cli import main

if __name__ == "__main__":
    main()
