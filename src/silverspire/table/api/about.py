"""What runs on this server."""

from __future__ import annotations

from litestar import Controller, get

from silverspire import __version__
from silverspire.kernel.build import engine
from silverspire.table import responses
from silverspire.table.api.dependencies import PROBLEM_RESPONSES


class AboutController(Controller):
    path = "/api/about"
    tags = ("Server",)

    @get(operation_id="readAbout", responses=PROBLEM_RESPONSES)
    async def read_about(self) -> responses.About:
        """The version of the program, and which engine runs."""
        return responses.About(version=__version__, engine=engine())
