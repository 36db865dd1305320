"""Logs as lines of JSON, for machines to search. No secret, cookie or body is ever logged."""

from __future__ import annotations

import logging
import sys

import structlog

log = structlog.get_logger("silverspire.table")


def set_up_logs(level: int = logging.INFO) -> None:
    """One line of JSON for each event, on standard error."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
