"""What every game offers: a new table, names for its choices, packs, and its states in bytes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from functools import partial
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

from silverspire.kernel import records, state_bytes
from silverspire.kernel.chance import random_seed
from silverspire.kernel.errors import (
    BrokenPack,
    GameOver,
    PackProblem,
    Reason,
    UnknownChoice,
    UnknownPack,
    WrongOption,
    WrongSeats,
)
from silverspire.kernel.events import Event, EventKind
from silverspire.kernel.narration import Narration
from silverspire.kernel.observations import Field
from silverspire.kernel.packs import MANIFEST, find_pack, shipped_packs
from silverspire.kernel.previews import Preview, Previewer
from silverspire.kernel.refusal_sentences import refusal_sentence
from silverspire.kernel.state import State

DEFAULT_PACK = "reconstructed"


class Option(NamedTuple):
    """One option of a table: its default, the values it takes (None: whole numbers), its help."""

    default: Any
    values: tuple[Any, ...] | None
    help: str


class Game(ABC):
    """A game. Subclasses say what differs; the contract is the same for all."""

    name: str
    rules_version: str
    earlier_rules: Sequence[str] = ()  # versions that games begun under them are played on by
    seats: Sequence[int]
    options: Mapping[str, Option]
    choice_names: Sequence[str]
    question_names: Sequence[str]  # the kinds of questions, by their numbers
    turn_questions: Sequence[str] = ()  # the kinds that begin a turn, for computers; (): all
    observation_fields: Sequence[Field] = ()  # what `state.observation` holds, in its order
    event_kinds: Sequence[EventKind] = ()  # what its rules report
    landmarks: Sequence[str] = ()  # kinds of events that mark how a game went
    townspeople: Sequence[str] = ()  # what computers at a table are called; (): by their seats
    has_chance: bool = True  # whether anything is drawn or dealt: another seed, another game
    # The types of its plain data; the browser's types are generated from them.
    view_type: Any = dict[str, Any]
    catalogue_type: Any = dict[str, Any]
    score_sheet_type: Any = dict[str, Any]

    def __init__(self) -> None:
        self._numbers = {name: number for number, name in enumerate(self.choice_names)}
        self._loaded: dict[str, Any] = {}
        self._narrations: dict[tuple[str, int], Narration] = {}
        self._older: dict[tuple[str, str], Any] = {}  # packs as they were, by name and hash
        self._registered: set[str] = set()  # an owner's packs, known by their names

    def __repr__(self) -> str:
        return f"<{self.name}, rules {self.rules_version}>"

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        from silverspire.kernel.registry import find_game  # noqa: PLC0415  # it imports this module

        return find_game, (self.name,)

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
    def create_table(
        self, seats: int, seed: int, options: dict[str, Any], components: Any
    ) -> State:
        """A table before its set-up: all fields, nothing dealt."""

    @abstractmethod
    def set_up(self, state: State) -> None:
        """Deal, and go on to the first question."""

    @abstractmethod
    def catalogue(self, seats: int, components: Any) -> dict[str, Any]:
        """What is printed on the pieces of a pack for a number of players, as plain data."""

    @abstractmethod
    def check_options(self, seats: int, options: dict[str, Any]) -> None:
        """Settle what depends on the seats and refuse what the rules do not allow together."""

    def narration(self, seats: int, components: Any) -> Narration:
        """What this game says, with a pack for that many players."""
        return Narration(self.catalogue(seats, components))

    def narration_of(self, state: State) -> Narration:
        """The narration of a table, made once for a pack and a number of seats."""
        components = state.pack()
        key = (components.pack_hash, int(state.seats))
        if key not in self._narrations:
            self._narrations[key] = self.narration(int(state.seats), components)
        return self._narrations[key]

    def sentences_at(self, state: State) -> Callable[[Reason], str]:
        """What says why a choice is refused at this table, if somebody reads the error."""
        return partial(refusal_sentence, self, state)

    # --- The contract --------------------------------------------------------------------------

    def new(
        self,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        pack: str | Path = DEFAULT_PACK,
    ) -> State:
        """A table ready to play. Without a seed, chance is truly random."""
        if seed is None:
            seed = random_seed()
        return self.deal(seats, seed, options or {}, self.components(pack))

    def plays_rules(self, version: str) -> bool:
        """Whether a game begun under that version of the rules can be played on."""
        return version == self.rules_version or version in self.earlier_rules

    def deal(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, Any],
        components: Any,
        rules_version: str | None = None,
    ) -> State:
        """A table ready to play, with components that are already loaded."""
        if seats not in self.seats:
            raise WrongSeats(
                f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}"
            )
        chosen = self._complete(options)
        self.check_options(seats, chosen)
        state = self.create_table(seats, seed, chosen, components)
        if rules_version is not None:
            state.rules_version = rules_version
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

    def from_bytes(self, content: bytes, pack: str | Path | None = None) -> State:
        """A state from `to_bytes`. A pack that is not shipped must be named."""
        return state_bytes.from_bytes(self, content, pack)

    def to_bytes(self, state: State) -> bytes:
        return state_bytes.to_bytes(state)

    def opening_of(self, state: State) -> list[Event]:
        """Create the same table again and collect its events; nobody saw a redealt table dealt."""
        if state.redealt:
            return []
        again = self.create_table(int(state.seats), state.seed, state.options, state.pack())
        again.rules_version = state.rules_version
        again.reports_events = True
        self.set_up(again)
        again.reports_events = False
        return [again.readable_event(raw_event) for raw_event in again.raw_events]

    def preview_of(self, state: State, choice: int) -> Preview:
        """What a legal choice surely does."""
        if state.over:
            raise GameOver("the game is over: there is nothing to preview")
        return Previewer(state, int(state.asked_seat())).preview(choice)

    def record_of(self, state: State) -> records.Record:
        return records.record(state)

    # --- Packs ---------------------------------------------------------------------------------

    def packs(self) -> list[str]:
        """The names of the packs shipped with the game, and of those an owner added."""
        return sorted({*shipped_packs(self.packs_folder()), *self._registered})

    def register_pack(self, folder: Traversable, *, is_older: bool = False) -> None:
        """Let an owner's pack be played with by its name, as it is now.

        An older one is kept for the games that began with it.
        """
        components = self.load_pack(folder)
        if is_older:
            self._older[components.pack, components.pack_hash] = components
            return
        if components.pack in self.packs():
            raise BrokenPack(
                str(folder), [PackProblem(MANIFEST, None, f"{components.pack} is taken", None)]
            )
        self._loaded[components.pack] = components
        self._registered.add(components.pack)

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

    def components_named(self, pack: str) -> Any:
        """A pack's components by its name alone: what a file says opens no folder."""
        if pack not in self.packs():
            raise UnknownPack(f"there is no pack {pack!r} of {self.name} here")
        return self.components(pack)

    def components_as(self, pack: str, pack_hash: str) -> Any:
        """The pack as it was when a game began with it, if it is still here; else as it is now."""
        if (older := self._older.get((pack, pack_hash))) is not None:
            return older
        return self.components_named(pack)

    def offered_values(self, option: str, seats: int) -> list[Any]:
        """The values of an option to choose from with that many players; [] if all come to one."""
        offered, outcomes = [], []
        for value in self.options[option].values or ():
            chosen = self._complete({option: value})
            try:
                self.check_options(seats, chosen)
            except WrongOption:
                continue
            offered.append(value)
            if chosen not in outcomes:
                outcomes.append(chosen)
        return offered if len(outcomes) > 1 else []

    def _complete(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """All options: those given, checked, and the defaults of the others."""
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(sorted(self.options))
                raise WrongOption(f"{self.name} has no option {name!r}; its options are {known}")
            values = self.options[name].values
            if values is None and type(value) is not int:
                raise WrongOption(f"the option {name} must be a whole number, not {value!r}")
            if values is not None and not any(
                value == known and type(value) is type(known) for known in values
            ):
                listed = ", ".join(map(repr, values))
                raise WrongOption(f"the option {name} must be one of {listed}, not {value!r}")
        return {name: options.get(name, option.default) for name, option in self.options.items()}


def _nearest(name: str, game: Game) -> str:
    near = get_close_matches(name, game.choice_names, n=3)
    return f"; did you mean {' or '.join(near)}?" if near else ""
