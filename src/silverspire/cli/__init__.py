"""The command line: a game in the terminal, records to step through and to verify, packs."""

from __future__ import annotations

import sys

from silverspire.cli.language import choose_language
from silverspire.cli.screen import print_error
from silverspire.kernel.errors import (
    SilverspireError,
    UnknownChoice,
    UnknownGame,
    UnknownPack,
    WrongOption,
    WrongSeats,
)

# Wrong usage: exit code 2, as for an unknown flag. Everything else that fails: 1.
USAGE_ERRORS = (UnknownChoice, UnknownGame, UnknownPack, WrongOption, WrongSeats)


def main() -> None:
    """Run a command; whatever goes wrong is reported in one sentence, never as a traceback."""
    try:
        arguments = choose_language(sys.argv[1:])
        from silverspire.cli.app import app  # noqa: PLC0415  # its help is said in the language

        app(arguments, prog_name="silverspire")  # also when it is started as a module
    except SilverspireError as error:
        print_error(str(error))
        sys.exit(2 if isinstance(error, USAGE_ERRORS) else 1)
    except OSError as error:
        print_error(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        sys.exit(1)
