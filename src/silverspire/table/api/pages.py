"""The pages: the browser's app where it is built, else a page that says what is here."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, HttpMethod, Request, Response, route
from litestar.params import PathParameter

from silverspire.table.api.built import Offer, find_built
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
A_WHILE = {"Cache-Control": "public, max-age=3600"}
EVERY_TIME = {"Cache-Control": "no-cache"}

# Every place in the app: it finds its way by itself, also when it is opened by a link.
PLACES = [
    *("/", "/new", "/settings", "/learn", "/rules"),
    *("/t/{place:str}", "/learn/{place:str}"),
    *("/rules/{place:str}", "/rules/{place:str}/{rule:str}"),
]
# What browsers look for beside the page; its worker must never be an old one.
AT_THE_ROOT = {
    "sw.js": EVERY_TIME,
    "manifest.webmanifest": A_WHILE,
    "robots.txt": A_WHILE,
    "icon.svg": A_WHILE,
    "icon-192.png": A_WHILE,
    "icon-512.png": A_WHILE,
    "apple-touch-icon.png": A_WHILE,
}
AS_IT_IS = "as_it_is"  # what is compressed already, or no text, is not compressed again
Part = Annotated[str, PathParameter(max_length=100)]
AnyHttp = Request[Any, Any, Any]
READING = [HttpMethod.GET, HttpMethod.HEAD]


class PagesController(Controller):
    include_in_schema = False
    opt = {AS_IT_IS: True}  # noqa: RUF012  # the framework's own attribute

    @route(PLACES, http_method=READING)
    async def read_page(
        self, request: AnyHttp, place: Part = "", rule: Part = ""
    ) -> Response[bytes]:
        """The app."""
        page = find_built("index.html")
        if page is None:
            return Response(PLAIN.encode(), media_type="text/html", headers=HEADERS | EVERY_TIME)
        return _hand_out(page, request, EVERY_TIME)

    @route([f"/{name}" for name in AT_THE_ROOT], http_method=READING)
    async def read_root_file(self, request: AnyHttp) -> Response[bytes]:
        """The app's worker, icons and what else lies at the root."""
        name = request.url.path.lstrip("/")
        return _hand_out(find_built(name), request, AT_THE_ROOT[name])

    @route("/assets/{name:str}", http_method=READING)
    async def read_asset(self, request: AnyHttp, name: Part) -> Response[bytes]:
        """Files of the app; their names change with their content."""
        return _hand_out(find_built("assets", name), request, FOREVER)


def hand_out_nowhere(request: AnyHttp) -> Response[bytes] | None:
    """For who looks for a page that is not there: the app says so, in their language."""
    if request.method not in READING or "text/html" not in request.headers.get("accept", ""):
        return None
    page = find_built("index.html")
    if page is None:
        return None
    answer = _hand_out(page, request, EVERY_TIME)
    answer.status_code = 404
    return answer


def _hand_out(found: Offer | None, request: AnyHttp, caching: dict[str, str]) -> Response[bytes]:
    """A file as small as the browser can read it."""
    if found is None:
        raise NotFound("no-page", "there is no such file")
    content, encoding = found.read(request.headers.get("accept-encoding", ""))
    headers = {**HEADERS, **caching, "Vary": "Accept-Encoding"}
    if encoding is not None:
        headers["Content-Encoding"] = encoding
    return Response(content, media_type=found.kind, headers=headers)
