"""Setting a game up: as it was requested, or not at all."""

from __future__ import annotations

from typing import Final

from silverspire.kernel.errors import SilverspireError
from silverspire.kernel.registry import find_game, find_version
from silverspire.kernel.state import State
from silverspire.table.entries import Created
from silverspire.table.refusals import Refused

INCOMPATIBLE_RULES: Final = "incompatible-rules"


def deal(setup: Created) -> State:
    """The initial state; Refused if this version would set up another."""
    if (incompatible := incompatibility(setup)) is not None:
        raise Refused(INCOMPATIBLE_RULES, incompatible)
    game = find_version(setup.game, setup.rules_version)
    components = game.components_as(setup.pack, setup.pack_hash)
    seats, seed = len(setup.seats), int(setup.seed)
    return game.deal(seats, seed, setup.options, components, setup.rules_version)


def incompatibility(setup: Created) -> str | None:
    """Why this version would set up another game, if it would."""
    game = find_version(setup.game, setup.rules_version)
    theirs = f"rules {setup.rules_version} with the pack {setup.pack} {setup.pack_hash}"
    try:
        pack_hash = game.components_as(setup.pack, setup.pack_hash).pack_hash
    except SilverspireError as error:
        pack_hash, ours = "", f"cannot use that pack ({error})"
    else:
        ours = f"has rules {game.rules_version} and {pack_hash}"
    if game.plays_rules(setup.rules_version) and pack_hash == setup.pack_hash:
        return None
    return (
        f"this table is played under {theirs}; this server {ours}. A finished game can still be "
        "looked at; to continue or fork one, ask whoever runs the server to install those rules"
    )


def is_outdated(setup: Created) -> bool:
    """Whether a new table would get other rules, or another pack of the same name."""
    game = find_game(setup.game)
    if setup.rules_version != game.rules_version or setup.pack not in game.packs():
        return True
    pack_hash: str = game.components(setup.pack).pack_hash
    return setup.pack_hash != pack_hash
