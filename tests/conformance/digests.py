"""Play seeded games and print what happened, in short: for comparing two builds of the package.

    python -m tests.conformance.digests kutna_hora 3 30    thirty games with three seats

A line of JSON for the modules in use, then one for each game: its digests, decision by decision.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

from silverspire import Event, SilverspireError, State
from silverspire.kernel import state as kernel_state
from silverspire.kernel.chance import LARGE_SEED
from tests.conformance.play import (
    Sitting,
    asked,
    illegal_choices,
    place,
    some_player,
    viewers,
)

CLOSE_LOOK = 9  # one decision in this many is looked at with everything the contract has


def digest(*parts: Any) -> str:
    text = json.dumps(parts, sort_keys=True, default=str)
    return blake2b(text.encode(), digest_size=6).hexdigest()


def overview(state: State, events: list[Event]) -> str:
    """What every decision is compared by."""
    return digest(state.to_bytes().hex(), state.decision(), events)


def close_look(state: State) -> str:
    """Everything else that the contract answers."""
    seat = asked(state).seat
    redealt = state.redeal(seat, len(state.choices_made))
    return digest(
        [state.view(viewer) for viewer in viewers(state)],
        [state.score_sheet(number) for number in range(state.seats)],
        [[int(n) for n in state.observation(number)] for number in range(state.seats)],
        [state.why_not(choice) for choice in illegal_choices(state)],
        [state.preview(choice) for choice in asked(state).choices],
        redealt.to_bytes().hex(),
        state.clone().to_bytes().hex(),
        state.game.from_bytes(state.to_bytes()).to_bytes().hex(),
        [state.scores(), state.ranking()],
        [refused(state, choice) for choice in (-1, len(state.game.choice_names), 2**70)],
    )


def refused(state: State, choice: int) -> str:
    """The sentence that meets a number that is no choice."""
    try:
        state.apply(choice)
    except SilverspireError as error:
        return str(error)
    return "accepted"


def digests(sitting: Sitting, seed: int) -> Iterator[str]:
    """A game, decision by decision."""
    state = sitting.new(seed)
    player = some_player(state.game, seed)
    events: list[Event] = []
    while (decision := state.decision()) is not None:
        yield overview(state, events)
        if decision.number % CLOSE_LOOK == seed % CLOSE_LOOK:
            yield close_look(state)
        events = state.apply(player(decision))
    yield overview(state, events)
    yield digest(state.record().to_json().decode(), [state.view(seat) for seat in viewers(state)])


def main(sitting: Sitting, games: int) -> None:
    write({"kernel": kernel_state.__file__})
    for number in range(games):
        seed = number + LARGE_SEED * (number % 2)  # both kinds of generators, in turn
        write({"game": place(sitting.new(seed)), "digests": list(digests(sitting, seed))})


def write(line: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    name, seats, games = sys.argv[1:]
    main(Sitting(name, int(seats)), int(games))
