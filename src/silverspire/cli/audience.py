"""Who hears what: some events are for one seat alone."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from silverspire.kernel.events import Event

UNSEEN = "_unseen"  # what everybody else hears of a secret event: `card.discarded_unseen`


def heard(events: Iterable[Event], seats: Collection[int]) -> list[Event]:
    """What these seats may know; who knows the secret is spared its veiled telling."""
    known = [event for event in events if event.audience is None or event.audience in seats]
    secrets = {(f"{event.kind}{UNSEEN}", event.seat) for event in known if event.audience in seats}
    return [event for event in known if (event.kind, event.seat) not in secrets]
