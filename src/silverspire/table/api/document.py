"""The OpenAPI document, completed: exact types of all requests and responses, also live."""

from __future__ import annotations

import inspect
from types import ModuleType
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from silverspire.kernel.narration import Message
from silverspire.kernel.registry import find_game, game_names
from silverspire.table import live_messages, requests, responses, setup_requests

Document = dict[str, Any]

ROOT: Final = "#/components/schemas/"
UNIONS: Final = {
    "TableRequest": requests.TableRequest,
    "LiveRequest": requests.AnyLiveRequest,
    "LiveMessage": live_messages.AnyLiveMessage,
}
OPEN_TO_ALL: Final = {
    "introduceYourself",
    "listGames",
    "readAbout",
    "readCatalogue",
    "readMessages",
    "readRules",
}
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
    unions = {
        "LiveRequest": requests.AnyLiveRequest,
        "LiveMessage": live_messages.AnyLiveMessage,
        "TableRequest": requests.TableRequest,
    }
    schemas = dict(exact)
    for name, union in unions.items():
        (schemas[name],), _ = msgspec.json.schema_components(
            [union], ref_template=f"{ROOT}{{name}}"
        )
    schemas |= game_schemas()
    completed = {**document, "components": {"schemas": schemas, "securitySchemes": SECURITY}}
    completed["security"] = [{name: []} for name in SECURITY]
    for path in completed["paths"].values():
        for operation in path.values():
            _complete_operation(operation)
    return completed


def game_schemas() -> Document:
    """The types of every game's views, catalogues, score sheets and events: `KutnaHoraView`."""
    schemas: Document = {}
    for game in map(find_game, game_names()):
        prefix = "".join(part.capitalize() for part in game.name.split("_"))
        declared = (game.view_type, game.catalogue_type, game.score_sheet_type)
        schemas |= _prefixed([one for one in declared if isinstance(one, type)], prefix)
        if kinds := sorted({kind.name for kind in game.event_kinds}):
            schemas[f"{prefix}EventKind"] = {"type": "string", "enum": kinds}
    return schemas


def _prefixed(types: list[Any], prefix: str) -> Document:
    """The schemas of a game's types under its prefix; messages belong to all games."""
    _, messages = msgspec.json.schema_components([Message])
    _, found = msgspec.json.schema_components(types, ref_template=f"{ROOT}{prefix}{{name}}")
    written = msgspec.json.encode({n: found[n] for n in found if n not in messages}).decode()
    for name in messages:
        written = written.replace(f'"{ROOT}{prefix}{name}"', f'"{ROOT}{name}"')
    schemas: Document = msgspec.json.decode(written)
    return {f"{prefix}{name}": schema for name, schema in schemas.items()}


def _complete_operation(operation: Document) -> None:
    if operation["operationId"] in OPEN_TO_ALL:
        operation["security"] = []
    for parameter in operation.get("parameters", []):
        if parameter["name"] == "seat":
            seat = {"type": "integer", "minimum": 0, "maximum": 7}
            parameter["schema"] = {"anyOf": [seat, {"type": "null"}]}
    if operation["operationId"] == "readRecord":
        operation["responses"]["200"]["content"]["application/json"]["schema"] = {"type": "object"}
    if operation["operationId"] == "submitRequest":
        content = operation["requestBody"]["content"]["application/json"]
        content["schema"] = {"$ref": f"{ROOT}TableRequest"}


def _types() -> list[type[msgspec.Struct]]:
    """Every message that has a place in the document, from the modules that define them."""
    return [
        found
        for module in (requests, setup_requests, responses, live_messages)
        for found in _defined_in(module)
        if found.__subclasses__() == []
    ]


def _defined_in(module: ModuleType) -> list[type[msgspec.Struct]]:
    return [
        found
        for _, found in inspect.getmembers(module, inspect.isclass)
        if issubclass(found, msgspec.Struct) and found.__module__ == module.__name__
    ]
