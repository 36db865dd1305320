"""What whoever runs a table server may set, from the environment or the command line."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec
import platformdirs

from silverspire.kernel.errors import WrongOption

PREFIX = "SILVERSPIRE_"
DATABASE = "DATABASE_URL"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Each is set by a variable: SILVERSPIRE_COMPUTER_DELAY=0.5. Times are in seconds."""

    database: str
    # People behind another address than the server's own: "https://play.example.org".
    allowed_origins: tuple[str, ...] = ()
    # The proxies whose word for a person's address is taken, as uvicorn reads them.
    trusted_proxies: str = "127.0.0.1"
    # A breath before a computer's choice for each thing that has just happened, so that people can
    # follow: at the usual pace.
    computer_delay: float = 0.8
    # Bot processes, in which computer players run. 0: no computer may sit down.
    workers: int = 2
    # For each decision of a game that people have analyzed. More take longer and see more.
    analysis_simulations: int = 200
    # How long a person may be asked before others may let a computer choose instead.
    absence_timeout: float = 24 * 3600.0
    # How often to look for computers that were left waiting by a server that died.
    sweep_interval: float = 30.0
    heartbeat_interval: float = 20.0
    # Messages that may wait for a slow connection before it is closed.
    send_queue_size: int = 256
    cached_tables: int = 2000  # tables kept in memory
    # A folder of an owner's packs, which tables may use beside the shipped ones.
    packs: str = ""
    max_body_size: int = 64 * 1024
    # For a whole request to arrive, and for a response to be read on.
    request_timeout: float = 30.0
    # Of one address to this process; of people behind a proxy, their live connections.
    connections_per_address: int = 256
    rate_limits: bool = True
    # Where Prometheus asks: "127.0.0.1:9464", "" for nowhere. None: there or at the next free port.
    metrics: str | None = None
    # A line for each request. Without a word on it: unless a person looks on.
    log_requests: bool | None = None

    @property
    def is_postgres(self) -> bool:
        return self.database.startswith("postgresql")


def from_environment(environment: Mapping[str, str] = os.environ, **given: object) -> Settings:
    """The settings of this process; what is given by hand comes before the environment."""
    found: dict[str, object] = {
        name: _read(name, environment[variable])
        for name in Settings.__struct_fields__
        if (variable := f"{PREFIX}{name.upper()}") in environment
    }
    found |= {name: value for name, value in given.items() if value is not None}
    found["database"] = database_url(str(found.get("database") or environment.get(DATABASE, "")))
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise WrongOption(f"a setting cannot be used: {error}") from error


def _read(name: str, text: str) -> object:
    """A browser names an origin without a slash at its end, people often with one."""
    if name != "allowed_origins":
        return text
    return tuple(part.strip().rstrip("/") for part in text.split(",") if part.strip())


def database_url(text: str) -> str:
    """The address of the database for SQLAlchemy; a plain path is a file of SQLite."""
    if not text:
        return sqlite_url(default_file())
    for scheme in ("postgres://", "postgresql://", "postgresql+asyncpg://"):
        if text.startswith(scheme):
            return f"postgresql+asyncpg://{text.removeprefix(scheme)}"
    if text.startswith("sqlite"):
        return f"sqlite:{text.partition(':')[2]}"
    if "://" in text:
        raise WrongOption(
            f"{text.partition('://')[0]} is no database that tables can be kept in; "
            "name a file, sqlite:///… or postgresql://…"
        )
    return sqlite_url(Path(text))


def sqlite_url(file: Path) -> str:
    return f"sqlite:///{file.expanduser().absolute()}"


def default_file() -> Path:
    """Where a person's own server keeps its tables."""
    return Path(platformdirs.user_data_dir("silverspire", appauthor=False)) / "tables.sqlite"
