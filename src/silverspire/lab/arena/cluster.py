"""Games on all machines of a Ray cluster, or on a small one of this machine alone."""

from __future__ import annotations

import logging
import os
from collections.abc import Generator, Iterable, Iterator
from itertools import islice

import ray
from ray.exceptions import RayTaskError, WorkerCrashedError

from silverspire.lab.arena.match import ArenaStopped, MatchResult, failed, play_match
from silverspire.lab.arena.schedule import Match
from silverspire.localization import say

SPARE = 2  # games queued for each core, so that none waits for the next


def play_on_ray(matches: Iterable[Match], jobs: int | None) -> Generator[MatchResult, None, None]:
    """The games as they finish, in any order. RAY_ADDRESS names the cluster."""
    joined_here = not ray.is_initialized()
    if joined_here:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        ray.init(include_dashboard=False, logging_level=logging.ERROR, log_to_driver=False)
    try:
        yield from _play(iter(matches), jobs or SPARE * _cluster_cores())
    finally:
        if joined_here:
            ray.shutdown()


def _cluster_cores() -> int:
    resources = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return max(1, int(resources.get("CPU", 1)))


def _play(waiting: Iterator[Match], together: int) -> Generator[MatchResult, None, None]:
    task = ray.remote(play_match)
    running = {task.remote(match): match for match in islice(waiting, together)}
    try:
        while running:
            (done,), _ = ray.wait(list(running), num_returns=1)
            match = running.pop(done)
            following = next(waiting, None)
            if following is not None:
                running[task.remote(following)] = following
            yield _result(done, match)
    finally:
        for left in running:
            ray.cancel(left, force=True)


def _result(done: ray.ObjectRef[MatchResult], match: Match) -> MatchResult:
    try:
        return ray.get(done)
    except WorkerCrashedError as error:
        return failed(match, None, say("arena-died-there", error=type(error).__name__))
    except RayTaskError as error:
        raise ArenaStopped(str(error.cause)) from error
