"""Writing files so that nothing is ever half written."""

from __future__ import annotations

import os
import secrets
import shutil
from pathlib import Path


def write_atomically(path: Path, content: bytes) -> None:
    """Write beside the file, then move into place: readers see the old file or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{secrets.token_hex(8)}.part")
    try:
        with temporary.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, temporary)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
