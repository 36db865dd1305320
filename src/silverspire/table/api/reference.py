"""The OpenAPI document as a page to read: without a script, and nothing of other servers."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from typing import Any, Final

from litestar import Request
from litestar.enums import MediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin

from silverspire.table.api.document import ROOT, Document, complete

STYLE: Final = """
:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
code{font:.9em ui-monospace,monospace} h2{margin-top:3rem} h3{margin:2rem 0 .3rem}
table{border-collapse:collapse;margin:.5rem 0} p{margin:.3rem 0}
td,th{text-align:left;vertical-align:top;padding:.15rem 1rem .15rem 0;border-bottom:1px solid #8884}
.method{font-weight:700;text-transform:uppercase;margin-right:.5rem}
"""
LIVE: Final = (
    "A WebSocket at `/api/tables/{table_id}/live`. Send a `Hello` first, then any `LiveRequest` at "
    "any time. The server sends `LiveMessage`s, and answers every request. A client that was away "
    "names in `since` the last sequence it knows, and receives what it missed."
)


class ReferencePlugin(OpenAPIRenderPlugin):
    """The page at /schema. It never changes while a server runs, so it is written once."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)
        self._written: bytes | None = None

    def render(self, _: Request[Any, Any, Any], openapi_schema: Document) -> bytes:
        if self._written is None:
            self._written = page(complete(openapi_schema)).encode()
        return self._written


def page(document: Document) -> str:
    title = escape(document["info"]["title"])
    parts = [
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>',
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>',
        f"<h1>{title}</h1><p>{_prose(document['info']['description'])}</p>",
        '<p>For programs: <a href="/schema/openapi.json">the OpenAPI document</a>.</p>',
    ]
    for tag, operations in _by_tag(document).items():
        parts.append(f"<h2>{escape(tag)}</h2>")
        parts += [_operation(*found) for found in operations]
    parts.append(f"<h2>Live</h2><p>{_prose(LIVE)}</p><h2>Types</h2>")
    parts += [
        _type(name, schema) for name, schema in sorted(document["components"]["schemas"].items())
    ]
    return "\n".join(parts)


def _by_tag(document: Document) -> dict[str, list[tuple[str, str, Document]]]:
    found: dict[str, list[tuple[str, str, Document]]] = {}
    for path, operations in sorted(document["paths"].items()):
        for method, operation in operations.items():
            found.setdefault(operation["tags"][0], []).append((path, method, operation))
    return dict(sorted(found.items()))


def _operation(path: str, method: str, operation: Document) -> str:
    name = escape(operation["operationId"])
    head = f'<span class="method">{escape(method)}</span><code>{escape(path)}</code>'
    rows = [
        (parameter["name"], parameter["in"], parameter["schema"], parameter.get("description", ""))
        for parameter in operation.get("parameters", [])
    ]
    rows += [("", "body", content, "") for content in _contents(operation.get("requestBody", {}))]
    rows += [
        (status, "answer", content, answer.get("description", ""))
        for status, answer in operation["responses"].items()
        for content in _contents(answer)
    ]
    return f'<h3 id="{name}">{head}</h3><p>{_prose(operation.get("description", ""))}</p>' + _table(
        (what, where, _shape(shape), _prose(why)) for what, where, shape, why in rows
    )


def _contents(schema: Document) -> list[Document]:
    return [content["schema"] for content in schema.get("content", {}).values()]


def _type(name: str, schema: Document) -> str:
    head = f'<h3 id="type-{escape(name)}"><code>{escape(name)}</code></h3>'
    head += f"<p>{_prose(schema.get('description', ''))}</p>"
    if "properties" not in schema:
        return f"{head}<p>{_shape(schema)}</p>"
    required = set(schema.get("required", ()))
    return head + _table(
        (
            f"{field}" if field in required else f"{field} (optional)",
            "",
            _shape(shape),
            _prose(shape.get("description", "")),
        )
        for field, shape in schema["properties"].items()
    )


def _table(rows: Iterable[tuple[str, str, str, str]]) -> str:
    """Names are escaped here; shapes and prose are HTML already."""
    written = [
        f"<tr><td><code>{escape(name)}</code><td>{escape(where)}<td>{shape}<td>{prose}"
        for name, where, shape, prose in rows
    ]
    return f"<table>{''.join(written)}</table>" if written else ""


def _shape(schema: Document) -> str:
    """What a value may be, in one line."""
    if "$ref" in schema:
        name = escape(schema["$ref"].removeprefix(ROOT))
        return f'<a href="#type-{name}">{name}</a>'
    for together in ("anyOf", "oneOf"):
        if together in schema:
            return " or ".join(_shape(one) for one in schema[together])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(repr(value))}</code>" for value in schema["enum"])
    if schema.get("type") == "array":
        items = schema.get("items") or {}
        return f"list of {_shape(items) if items else 'anything'}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"by name: {_shape(schema['additionalProperties'])}"
    return escape(str(schema.get("type", "anything")))


def _prose(text: str) -> str:
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text))
