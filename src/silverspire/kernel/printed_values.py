"""Values that a rulebook prints: a pack that has another one in its place is refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from silverspire.kernel.pack_sections import PackSection
from silverspire.kernel.toml_lines import KeyPath


class PrintedValue(NamedTuple):
    """A value of the rulebook, and where a pack has it."""

    file: str
    path: KeyPath
    value: object
    rule: str


def check_printed(sections: Mapping[str, PackSection], values: Iterable[PrintedValue]) -> None:
    """Refuse what differs from the rulebook. The pack has been read: all the keys are there."""
    for printed in values:
        section = sections[printed.file]
        found: Any = section.values
        for key in printed.path:
            found = found[key]
        if found != printed.value:
            name = ".".join(map(str, printed.path))
            what = f"`{name}` is {printed.value} in the rulebook, not {found}"
            section.refuse(what, *printed.path, rule=printed.rule)
