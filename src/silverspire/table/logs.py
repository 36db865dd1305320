"""Logs as lines of JSON, for machines to search. No secret, cookie or body is ever logged."""

from __future__ import annotations

import logging
import sys
from collections.abc import Sequence

import structlog
from structlog.typing import Processor

log = structlog.get_logger("silverspire.table")

_SHARED: Sequence[Processor] = (
    structlog.contextvars.merge_contextvars,
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.format_exc_info,
)


def configure_logging(level: int = logging.INFO) -> None:
    """One line of JSON for each event, on standard error; the libraries' warnings too."""
    structlog.configure(
        processors=[*_SHARED, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    of_libraries = logging.StreamHandler(sys.stderr)
    of_libraries.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *_SHARED],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [of_libraries]
    root.setLevel(logging.WARNING)


def is_interactive() -> bool:
    """Whether standard error is somebody's terminal: requests are not for them to read."""
    return sys.stderr.isatty()
