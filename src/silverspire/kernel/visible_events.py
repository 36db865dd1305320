"""Which events a seat may know: some are for one seat alone."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from silverspire.kernel.events import Event

UNSEEN_SUFFIX = "_unseen"  # what everybody else is shown of a secret event: `card.discarded_unseen`


def visible_events(events: Iterable[Event], seats: Collection[int]) -> list[Event]:
    """What these seats may know; a seat that knows the secret is not shown its veiled form."""
    known = [event for event in events if event.audience is None or event.audience in seats]
    secrets = {
        (f"{event.kind}{UNSEEN_SUFFIX}", event.seat) for event in known if event.audience in seats
    }
    return [event for event in known if (event.kind, event.seat) not in secrets]
