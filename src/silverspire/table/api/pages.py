"""The pages: the browser's app where it is built, else a page that says what is here."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated

from litestar import Controller, Response, get
from litestar.params import PathParameter

from silverspire.table.refusals import NotFound

PLAIN = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Silverspire</title>
<meta name="viewport" content="width=device-width">
<style>body{font:1.1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:4rem auto;padding:0 1rem}
</style>
<h1>Silverspire</h1>
<p>This server keeps tables for people and computers. It speaks HTTP and WebSocket; the browser's
app is not part of this build.</p>
<p>What it offers is <a href="/schema">described here</a>, and for programs in
<a href="/schema/openapi.json">its OpenAPI document</a>.</p>
"""
# Only what this server itself hands out. Styles may stand in the page: drawings need them.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = {"Content-Security-Policy": POLICY}
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
EVERY_TIME = {"Cache-Control": "no-cache"}


class PagesController(Controller):
    include_in_schema = False

    @get(["/", "/t/{table_id:str}"])
    async def read_page(
        self, table_id: Annotated[str, PathParameter(max_length=40)] = ""
    ) -> Response[bytes]:
        """The app finds its way by itself, also at a table's link."""
        page = _built("index.html")
        content = PLAIN.encode() if page is None else page.read_bytes()
        return Response(content, media_type="text/html", headers=HEADERS | EVERY_TIME)

    @get("/assets/{name:str}")
    async def read_asset(
        self, name: Annotated[str, PathParameter(max_length=100)]
    ) -> Response[bytes]:
        """Files of the app; their names change with their content."""
        asset = _built("assets", name)
        if asset is None:
            raise NotFound("no-page", "there is no such file")
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        return Response(asset.read_bytes(), media_type=kind, headers=HEADERS | FOREVER)


def _built(*path: str) -> Traversable | None:
    """A file of the built app, if it is there. A name is no path: it leads nowhere else."""
    if any(part in {"", ".", ".."} or "/" in part or "\\" in part for part in path):
        return None
    found = files("silverspire").joinpath("web", *path)
    return found if found.is_file() else None
