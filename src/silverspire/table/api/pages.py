"""The pages: the browser's app where it is built, else a page that says what is here."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, HttpMethod, Request, Response, route
from litestar.params import PathParameter

from silverspire import rulebook
from silverspire.kernel.registry import game_names
from silverspire.table.api.app_files import AppFile, find_app_file
from silverspire.table.link_preview import with_preview
from silverspire.table.refusals import NotFound, StorageUnavailable
from silverspire.table.rooms import ID_PATTERN
from silverspire.table.storage.store import TableRow

PLAIN_PAGE = """<!doctype html>
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
IMMUTABLE = {"Cache-Control": "public, max-age=31536000, immutable"}
ONE_HOUR = {"Cache-Control": "public, max-age=3600"}
REVALIDATE = {"Cache-Control": "no-cache"}

# Every place in the app: it finds its way by itself, also when it is opened by a link.
APP_PATHS = [
    *("/", "/new", "/settings", "/learn", "/rules"),
    *("/t/{place:str}", "/learn/{place:str}"),
    *("/rules/{place:str}", "/rules/{place:str}/{rule:str}"),
]
# What browsers look for beside the page; its worker must never be an old one.
ROOT_FILES = {
    "sw.js": REVALIDATE,
    "manifest.webmanifest": ONE_HOUR,
    "robots.txt": ONE_HOUR,
    "icon.svg": ONE_HOUR,
    "icon-192.png": ONE_HOUR,
    "icon-512.png": ONE_HOUR,
    "apple-touch-icon.png": ONE_HOUR,
}
NOT_COMPRESSED = "not_compressed"  # what is compressed already, or no text, is not compressed again
Part = Annotated[str, PathParameter(max_length=100)]
AnyHttp = Request[Any, Any, Any]
READ_METHODS = [HttpMethod.GET, HttpMethod.HEAD]


class PagesController(Controller):
    include_in_schema = False
    opt = {NOT_COMPRESSED: True}  # noqa: RUF012  # the framework's own attribute

    @route(APP_PATHS, http_method=READ_METHODS)
    async def read_page(
        self, request: AnyHttp, place: Part = "", rule: Part = ""
    ) -> Response[bytes]:
        """The app."""
        page = find_app_file("index.html")
        if page is None:
            return Response(
                PLAIN_PAGE.encode(), media_type="text/html", headers=HEADERS | REVALIDATE
            )
        if (shared := await _shared_table(request, place)) is not None:
            content = with_preview(page.read("")[0], shared, str(request.base_url).rstrip("/"))
            return Response(content, media_type="text/html", headers=HEADERS | REVALIDATE)
        response = _file_response(page, request, REVALIDATE)
        if not _leads_somewhere(request.url.path.split("/")[1], place, rule):
            response.status_code = 404
        return response

    @route([f"/{name}" for name in ROOT_FILES], http_method=READ_METHODS)
    async def read_root_file(self, request: AnyHttp) -> Response[bytes]:
        """The app's worker, icons and what else lies at the root."""
        name = request.url.path.lstrip("/")
        return _file_response(find_app_file(name), request, ROOT_FILES[name])

    @route("/assets/{name:str}", http_method=READ_METHODS)
    async def read_asset(self, request: AnyHttp, name: Part) -> Response[bytes]:
        """Files of the app; their names change with their content."""
        return _file_response(find_app_file("assets", name), request, IMMUTABLE)


async def _shared_table(request: AnyHttp, place: str) -> TableRow | None:
    """The finished public table that the page is about, if any."""
    if not request.url.path.startswith("/t/") or ID_PATTERN.fullmatch(place) is None:
        return None
    try:
        found: TableRow | None = await request.app.state.services.store.finished_public_table(place)
    except StorageUnavailable:  # the app itself says so
        return None
    return found


def _leads_somewhere(page: str, place: str, rule: str) -> bool:
    """Whether the app has something to show there. Which tables there are stays a secret."""
    if not place:
        return True
    if page == "t":
        return ID_PATTERN.fullmatch(place) is not None
    if place not in game_names():
        return False
    return not rule or any(
        known.id == rule.upper() for chapter in rulebook.chapters(place) for known in chapter.rules
    )


def app_not_found(request: AnyHttp) -> Response[bytes] | None:
    """For who looks for a page that is not there: the app says so, in their language."""
    if request.method not in READ_METHODS or "text/html" not in request.headers.get("accept", ""):
        return None
    page = find_app_file("index.html")
    if page is None:
        return None
    response = _file_response(page, request, REVALIDATE)
    response.status_code = 404
    return response


def _file_response(
    found: AppFile | None, request: AnyHttp, cache_headers: dict[str, str]
) -> Response[bytes]:
    """A file as small as the browser can read it."""
    if found is None:
        raise NotFound("page-not-found", "there is no such file")
    content, encoding = found.read(request.headers.get("accept-encoding", ""))
    headers = {**HEADERS, **cache_headers, "Vary": "Accept-Encoding"}
    if encoding is not None:
        headers["Content-Encoding"] = encoding
    return Response(content, media_type=found.media_type, headers=headers)
