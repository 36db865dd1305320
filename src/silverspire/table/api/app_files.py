"""The built app: beside our code, in a wheel and in a checkout alike."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Final, NamedTuple

FOLDER: Traversable = files("silverspire").joinpath("web")
# How a file may lie compressed beside itself, the smallest first.
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
# What systems disagree on.
MEDIA_TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class AppFile(NamedTuple):
    """A file of the app, and whatever lies compressed beside it."""

    folder: Traversable
    name: str

    @property
    def media_type(self) -> str:
        suffix = PurePosixPath(self.name).suffix
        guessed = mimetypes.guess_type(self.name)[0]
        return MEDIA_TYPES.get(suffix) or guessed or "application/octet-stream"

    def read(self, accepted: str) -> tuple[bytes, str | None]:
        """Its bytes, and how they are compressed: in the best way that is here and accepted."""
        for encoding, suffix in ENCODINGS.items():
            beside = self.folder.joinpath(self.name + suffix)
            if accepts(accepted, encoding) and beside.is_file():
                return beside.read_bytes(), encoding
        return self.folder.joinpath(self.name).read_bytes(), None


def accepts(accepted: str, encoding: str) -> bool:
    """Whether an Accept-Encoding header names this one, and not with a weight of nothing."""
    for part in accepted.lower().split(","):
        name, _, weight = part.strip().partition(";")
        if name.strip() == encoding:
            return weight.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}
    return False


def find_app_file(*path: str) -> AppFile | None:
    """A file of the built app, if it is there. A name is no path: it leads nowhere else."""
    if any(part in {"", ".", ".."} or "/" in part or "\\" in part for part in path):
        return None
    if not FOLDER.joinpath(*path).is_file():
        return None
    return AppFile(FOLDER.joinpath(*path[:-1]) if path[:-1] else FOLDER, path[-1])
