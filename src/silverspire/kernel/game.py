"""What every game offers: a new table, names for its choices, packs, and its states in bytes."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

from silverspire.kernel import records
from silverspire.kernel import stored as stored_states
from silverspire.kernel.errors import (
    BrokenPack,
    PackProblem,
    UnknownChoice,
    WrongOption,
    WrongSeats,
)
from silverspire.kernel.events import Event
from silverspire.kernel.observations import Field
from silverspire.kernel.packs import MANIFEST, find_pack, shipped_packs
from silverspire.kernel.state import State

DEFAULT_PACK = "reconstructed"


class Option(NamedTuple):
    """One option of a table: its default, the values it takes (None: whole numbers), its help."""

    default: Any
    values: tuple[Any, ...] | None
    help: str


class Game(ABC):
    """A game of the house. Subclasses say what differs; the contract is the same for all."""

    name: str
    rules_version: str
    seats: Sequence[int]
    options: Mapping[str, Option]
    choice_names: Sequence[str]
    observation_fields: Sequence[Field] = ()  # what `state.observation` tells, in its order
    landmarks: Sequence[str] = ()  # kinds of events that tell how a game went

    def __init__(self) -> None:
        self._numbers = {name: number for number, name in enumerate(self.choice_names)}
        self._loaded: dict[str, Any] = {}
        self._offered: set[str] = set()  # packs of an owner's, known by their names

    def __repr__(self) -> str:
        return f"<{self.name}, rules {self.rules_version}>"

    # --- What a game adds ----------------------------------------------------------------------

    @abstractmethod
    def packs_folder(self) -> Traversable:
        """The folder of the packs shipped with the game."""

    @abstractmethod
    def load_pack(self, folder: Traversable) -> Any:
        """A pack's components, or BrokenPack."""

    @abstractmethod
    def check_pack(self, folder: Traversable) -> list[PackProblem]:
        """Everything wrong with a pack; [] if it can be played with."""

    @abstractmethod
    def lay_table(self, seats: int, seed: int, options: dict[str, Any], components: Any) -> State:
        """A table before its set-up: all fields, nothing dealt."""

    @abstractmethod
    def set_up(self, state: State) -> None:
        """Deal, and go on to the first question."""

    @abstractmethod
    def catalogue(self, seats: int, components: Any) -> dict[str, Any]:
        """What is printed on the pieces of a pack for so many players, as plain data."""

    @abstractmethod
    def check_options(self, seats: int, options: dict[str, Any]) -> None:
        """Settle what depends on the seats and refuse what the rules do not allow together."""

    # --- The contract --------------------------------------------------------------------------

    def new(
        self,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        pack: str | Path = DEFAULT_PACK,
    ) -> State:
        """A table ready to play. Without a seed, luck is truly random."""
        if seed is None:
            seed = secrets.randbits(48)
        return self.deal(seats, seed, options or {}, self.components(pack))

    def deal(self, seats: int, seed: int, options: Mapping[str, Any], components: Any) -> State:
        """A table ready to play, with components that are already loaded."""
        if seats not in self.seats:
            raise WrongSeats(
                f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}"
            )
        chosen = self._complete(options)
        self.check_options(seats, chosen)
        state = self.lay_table(seats, seed, chosen, components)
        self.set_up(state)
        return state

    def name_of(self, choice: int) -> str:
        """The stable readable name of a choice."""
        if not 0 <= choice < len(self.choice_names):
            raise UnknownChoice(
                f"{self.name} has choices 0 to {len(self.choice_names) - 1}, there is no {choice}"
            )
        return self.choice_names[choice]

    def choice_of(self, name: str) -> int:
        """The choice of that name."""
        if name not in self._numbers:
            raise UnknownChoice(f"{self.name} has no choice named {name!r}{_nearest(name, self)}")
        return self._numbers[name]

    def from_bytes(self, stored: bytes, pack: str | Path | None = None) -> State:
        """A state from `to_bytes`. A pack that is not shipped must be named."""
        return stored_states.read(self, stored, pack)

    def to_bytes(self, state: State) -> bytes:
        return stored_states.write(state)

    def opening_of(self, state: State) -> list[Event]:
        """Lay the same table out again and watch; nobody saw a supposed table dealt."""
        if state.supposed:
            return []
        again = self.lay_table(int(state.seats), state.seed, state.options, state.pack())
        again.watched = True
        self.set_up(again)
        again.watched = False
        return [again.tell(happening) for happening in again.happenings]

    def record_of(self, state: State) -> records.Record:
        return records.record(state)

    # --- Packs ---------------------------------------------------------------------------------

    def packs(self) -> list[str]:
        """The names of the packs shipped with the game, and of those an owner offers."""
        return sorted({*shipped_packs(self.packs_folder()), *self._offered})

    def offer_pack(self, folder: Traversable) -> None:
        """Let an owner's pack be played with by its name, as it is now."""
        components = self.load_pack(folder)
        if components.pack in self.packs():
            raise BrokenPack(
                str(folder), [PackProblem(MANIFEST, None, f"{components.pack} is taken", None)]
            )
        self._loaded[components.pack] = components
        self._offered.add(components.pack)

    def pack_folder(self, pack: str | Path = DEFAULT_PACK) -> Traversable:
        """The folder of a pack, by name or path; UnknownPack if there is none."""
        return find_pack(self.packs_folder(), pack)

    def components(self, pack: str | Path = DEFAULT_PACK) -> Any:
        """A pack's components. Shipped packs are read once, a folder every time: it may change."""
        name = str(pack)
        if name in self._loaded:
            return self._loaded[name]
        components = self.load_pack(self.pack_folder(pack))
        if name in self.packs():
            self._loaded[name] = components
        return components

    def _complete(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """All options: those given, checked, and the defaults of the others."""
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(sorted(self.options))
                raise WrongOption(f"{self.name} has no option {name!r}; it has {known}")
            values = self.options[name].values
            if values is None and type(value) is not int:
                raise WrongOption(f"the option {name} takes a whole number, not {value!r}")
            if values is not None and not any(
                value == known and type(value) is type(known) for known in values
            ):
                listed = ", ".join(map(repr, values))
                raise WrongOption(f"the option {name} takes {listed}, not {value!r}")
        return {name: options.get(name, option.default) for name, option in self.options.items()}


def _nearest(name: str, game: Game) -> str:
    near = get_close_matches(name, game.choice_names, n=3)
    return f"; did you mean {' or '.join(near)}?" if near else ""
