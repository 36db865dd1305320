"""`python -m silverspire.lab.benchmark`."""

from __future__ import annotations

import sys

from silverspire.lab.extras import MissingExtra, extra

try:
    with extra("lab"):
        from silverspire.lab.benchmark.command import main
except MissingExtra as error:
    sys.exit(str(error))

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
