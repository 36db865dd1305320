"""The OpenAPI document, completed: exact types of all that is asked and told, also live."""

from __future__ import annotations

import inspect
from types import ModuleType
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from silverspire.table import asks, live_messages, wire

Document = dict[str, Any]

ROOT: Final = "#/components/schemas/"
UNIONS: Final = {
    "Ask": asks.AnyRequest,
    "LiveAsk": asks.AnyLive,
    "LiveMessage": live_messages.AnyLive,
}
OPEN_TO_ALL: Final = {"introduceYourself", "listGames", "readCatalogue", "readRules"}
SECURITY: Final = {
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": "silverspire",
        "description": "A browser's: `POST /api/me` sets it.",
    },
    "bearer": {
        "type": "http",
        "scheme": "bearer",
        "description": "A program's: the value of that cookie.",
    },
}


class DocumentPlugin(JsonRenderPlugin):
    """The document as JSON. It never changes while a server runs, so it is written once."""

    def __init__(self) -> None:
        super().__init__()
        self._written: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: Document) -> bytes:
        if self._written is None:
            self._written = self.render_json(request, complete(openapi_schema))
        return self._written


def complete(document: Document) -> Document:
    """The framework's document with msgspec's own types: it drops limits that are zero."""
    _, exact = msgspec.json.schema_components(_types(), ref_template=f"{ROOT}{{name}}")
    unions = {"LiveAsk": asks.AnyLive, "LiveMessage": live_messages.AnyLive, "Ask": asks.AnyRequest}
    schemas = dict(exact)
    for name, union in unions.items():
        (schemas[name],), _ = msgspec.json.schema_components(
            [union], ref_template=f"{ROOT}{{name}}"
        )
    told = {**document, "components": {"schemas": schemas, "securitySchemes": SECURITY}}
    told["security"] = [{name: []} for name in SECURITY]
    for path in told["paths"].values():
        for operation in path.values():
            _complete_operation(operation)
    return told


def _complete_operation(operation: Document) -> None:
    if operation["operationId"] in OPEN_TO_ALL:
        operation["security"] = []
    for parameter in operation.get("parameters", []):
        if parameter["name"] == "seat":
            seat = {"type": "integer", "minimum": 0, "maximum": 7}
            parameter["schema"] = {"anyOf": [seat, {"type": "null"}]}
    if operation["operationId"] == "readRecord":
        operation["responses"]["200"]["content"]["application/json"]["schema"] = {"type": "object"}
    if operation["operationId"] == "doAtTable":
        content = operation["requestBody"]["content"]["application/json"]
        content["schema"] = {"$ref": f"{ROOT}Ask"}


def _types() -> list[type[msgspec.Struct]]:
    """Every message that has a place in the document, from the modules that define them."""
    return [
        found
        for module in (asks, wire, live_messages)
        for found in _defined_in(module)
        if found.__subclasses__() == []
    ]


def _defined_in(module: ModuleType) -> list[type[msgspec.Struct]]:
    return [
        found
        for _, found in inspect.getmembers(module, inspect.isclass)
        if issubclass(found, msgspec.Struct) and found.__module__ == module.__name__
    ]
