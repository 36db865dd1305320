"""Choices that are undone and made again for ever: such a table is read like any other."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from itertools import cycle
from pathlib import Path

from silverspire.kernel.registry import find_game
from silverspire.kernel.state import State
from silverspire.table.commands import NewEntry
from silverspire.table.entries import AnyBody, Redone, Undone
from silverspire.table.entry_handlers import apply_entry
from silverspire.table.history import History
from silverspire.table.room import Room
from silverspire.table.services import Services
from silverspire.table.unhurried import SLICE, unhurried
from tests.table.in_process import agnes_alone, first_answer, with_services

CHOICES = 20
MANY = 600


async def undone_again_and_again(services: Services) -> Room:
    """A game whose last choice was undone and made again, many times; stored as it happened."""
    agnes, table = await agnes_alone(services, "world_without_end")
    for _ in range(CHOICES):
        await services.execute(table, agnes, first_answer(await services.rooms.get(table)))
    room = await services.rooms.get(table)
    seat = next(seat for seat in (0, 1) if room.undoable(seat))
    bodies: Iterator[AnyBody] = cycle([Undone(), Redone()])
    for number in range(MANY):
        command = partial(always, (seat, next(bodies)))
        await services.rooms.commit(table, command, agnes.id, str(number))
    return await services.rooms.get(table)


def always(entry: NewEntry, _: Room) -> NewEntry:
    return entry


def test_what_happened_is_the_same_however_it_is_read(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        room = await undone_again_and_again(services)
        entries = await services.store.entries_after(room.id)
        replayed = Room(entries[0])
        plainly = [replayed.recent[0], *(apply_entry(replayed, entry) for entry in entries[1:])]

        found = await services.rooms.updates_since(room, 0)

        assert found == plainly
        assert replayed.state.to_bytes() == room.state.to_bytes()

    with_services(str(tmp_path / "t.sqlite"), story)


def test_while_a_long_history_is_read_others_get_their_turn(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        room = await undone_again_and_again(services)
        turns = 0

        async def another() -> None:
            nonlocal turns
            while True:
                await asyncio.sleep(0)
                turns += 1

        waiting = asyncio.create_task(another())
        entries = await services.store.entries_after(room.id)
        turns = 0
        found = [entry async for entry in unhurried(entries)]
        waiting.cancel()

        assert found == entries
        assert turns >= len(entries) // SLICE

    with_services(str(tmp_path / "t.sqlite"), story)


def test_going_back_in_a_remembered_game_leads_to_the_very_same_states() -> None:
    game = find_game("world_without_end")
    plain, remembering = (History(game.new(seats=2, seed=5)) for _ in range(2))
    remembering.remember_states()

    for back in (0, 2, 5, 3, 9):
        for history in (plain, remembering):
            for _ in range(10):
                history.apply(first_choice(history.state))
            history.rewind(back)
            history.apply(last_choice(history.state))

    moves = range(len(plain.moves) + 1)
    assert [remembering.state_at(move).to_bytes() for move in moves] == [
        plain.state_at(move).to_bytes() for move in moves
    ]


def choices(state: State) -> list[int]:
    asked = state.decision()
    assert asked is not None
    return [int(choice) for choice in asked.choices]


def first_choice(state: State) -> int:
    return choices(state)[0]


def last_choice(state: State) -> int:
    return choices(state)[-1]
