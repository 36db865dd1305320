"""What the package index shows: the README with links that lead somewhere, and the project's pages.

The repository's address is not ours to write down: whoever publishes names it in the environment,
SILVERSPIRE_REPOSITORY=https://host/owner/name, as the workflow `wheels` does. Without it, the
README is as it lies in the repository.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

VARIABLE = "SILVERSPIRE_REPOSITORY"
RELATIVE_LINK = re.compile(r"(?P<picture>!?)\[(?P<text>[^\]]*)\]\((?!https?:|#)(?P<path>[^)\s]+)\)")
PAGES = {
    "Documentation": "blob/main/docs/how-to/research.md",
    "Changelog": "blob/main/CHANGELOG.md",
    "Issues": "issues",
}


class RepositoryLinks(MetadataHookInterface):
    """Fills in the fields that are `dynamic` in pyproject.toml."""

    def update(self, metadata: dict[str, Any]) -> None:
        repository = os.environ.get(VARIABLE, "").rstrip("/")
        readme = Path(self.root, "README.md").read_text("utf-8")
        text = absolute_links(readme, repository) if repository else readme
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        if repository:
            pages = {name: f"{repository}/{page}" for name, page in PAGES.items()}
            metadata["urls"] = {"Repository": repository, **pages}


def absolute_links(text: str, repository: str) -> str:
    """The links of a page of the repository as they work elsewhere; pictures as raw files."""

    def lead(found: re.Match[str]) -> str:
        kind = "raw" if found["picture"] else "blob"
        inner = absolute_links(found["text"], repository)
        return f"{found['picture']}[{inner}]({repository}/{kind}/main/{found['path']})"

    return RELATIVE_LINK.sub(lead, text)
