"""`silverspire serve`: tables in the browser, with one command."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from silverspire.cli.screen import Screen
from silverspire.kernel.registry import register_packs
from silverspire.lab.extras import extra
from silverspire.localization import say

DEFAULT_PORT = 8000
ALL_INTERFACES = {"0.0.0.0", "::"}  # compared with, not listened on


def serve(
    host: Annotated[str, typer.Option(help=say("help-serve-host"))] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help=say("help-serve-port"), min=1, max=65535)] = None,
    database: Annotated[
        str | None, typer.Option(help=say("help-serve-database"), metavar="FILE|URL")
    ] = None,
    packs: Annotated[
        Path | None, typer.Option(help=say("help-serve-packs"), exists=True, file_okay=False)
    ] = None,
    open_browser: Annotated[
        bool | None, typer.Option("--open/--no-open", help=say("help-serve-open"))
    ] = None,
) -> None:
    # The web's libraries take half a second to load: whoever plays in the terminal need not wait.
    with extra("server"):
        from silverspire.table.logs import configure_logging  # noqa: PLC0415
        from silverspire.table.server import open_port, run  # noqa: PLC0415
        from silverspire.table.settings import from_environment  # noqa: PLC0415
        from silverspire.table.storage.file_lock import lock_database  # noqa: PLC0415

    configure_logging()
    settings = from_environment(database=database, packs=packs and str(packs.absolute()))
    if settings.packs:
        register_packs(Path(settings.packs))
    listening = open_port(host, port or DEFAULT_PORT, try_next=port is None)
    address = _address(host, listening.getsockname()[1])

    def ready() -> None:
        screen = Screen()
        screen.print_text(say("serve-address", address=address))
        screen.print_text(say("serve-database", place=_place(settings.database)))
        screen.print_text(say("serve-stop"))
        if has_browser() if open_browser is None else open_browser:
            webbrowser.open(address)

    with listening, lock_database(settings.database):
        run(settings, listening, ready)


def _address(host: str, port: int) -> str:
    shown = "localhost" if host in ALL_INTERFACES | {"127.0.0.1", "::1"} else host
    return f"http://{shown}:{port}/"


def _place(database: str) -> str:
    """The file; of a server only that it is one, its address may hold a password."""
    from sqlalchemy.engine import make_url  # noqa: PLC0415

    if database.startswith("postgresql"):
        return say("serve-postgres")
    return make_url(database).database or ""


def has_browser() -> bool:
    """Whether a person sits here who has a browser to look with."""
    if not sys.stdout.isatty():
        return False
    shown = sys.platform in {"darwin", "win32"} or "DISPLAY" in os.environ
    return shown or "WAYLAND_DISPLAY" in os.environ
