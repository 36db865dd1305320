"""Every kind of entry has one handler."""

from __future__ import annotations

from typing import get_args

from silverspire.table.entries import AnyBody
from silverspire.table.entry_handlers import GAME_HANDLERS, TABLE_HANDLERS


def test_every_kind_of_entry_has_one_handler() -> None:
    assert {*GAME_HANDLERS} | {*TABLE_HANDLERS} == {*get_args(AnyBody)}
    assert not {*GAME_HANDLERS} & {*TABLE_HANDLERS}
