"""What is not installed with every copy is named, with the words that install it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from silverspire.kernel.errors import SilverspireError
from silverspire.localization import say


class MissingExtra(SilverspireError):
    """A library is needed that comes with an extra of this package."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Imports that need an extra: `with extra("lab"): from silverspire.lab.page import Page`."""
    try:
        yield
    except ModuleNotFoundError as error:
        library = (error.name or "").partition(".")[0]
        if library == "silverspire":
            raise
        raise MissingExtra(say("missing-extra", library=library, extra=name)) from error
