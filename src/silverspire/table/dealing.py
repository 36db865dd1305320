"""Laying a table out: as it was asked for, or not at all."""

from __future__ import annotations

from typing import Final

from silverspire.kernel.errors import SilverspireError
from silverspire.kernel.registry import find_game
from silverspire.kernel.state import State
from silverspire.table.entries import Created
from silverspire.table.refusals import Refused

OTHER_RULES: Final = "other-rules"


def deal(setup: Created) -> State:
    """The table as it was laid out; Refused if this version would lay out another."""
    if (foreign := other_rules(setup)) is not None:
        raise Refused(OTHER_RULES, foreign)
    game = find_game(setup.game)
    components = game.components(setup.pack)
    return game.deal(len(setup.seats), int(setup.seed), setup.options, components)


def other_rules(setup: Created) -> str | None:
    """Why this version would lay out another table, if it would."""
    game = find_game(setup.game)
    theirs = f"rules {setup.rules_version} with the pack {setup.pack} {setup.pack_hash}"
    try:
        pack_hash = game.components(setup.pack).pack_hash
    except SilverspireError as error:
        pack_hash, ours = "", f"cannot use that pack ({error})"
    else:
        ours = f"has rules {game.rules_version} and {pack_hash}"
    if game.rules_version == setup.rules_version and pack_hash == setup.pack_hash:
        return None
    return (
        f"this table is played under {theirs}; this server {ours}: it can be looked at, "
        "and played on where those rules are"
    )
