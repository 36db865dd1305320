"""Print the server's OpenAPI document: `npm run types` makes TypeScript of it."""

from __future__ import annotations

import json
import sys

from silverspire.table.api.document import complete
from silverspire.table.app import create_app
from silverspire.table.settings import Settings

if __name__ == "__main__":
    document = create_app(Settings(database="sqlite+aiosqlite://")).openapi_schema.to_schema()
    sys.stdout.write(json.dumps(complete(document), sort_keys=True))
