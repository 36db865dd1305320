"""What every game's state shares: the stack of pending decisions and the contract's verbs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from silverspire.kernel.chance import ChanceResult, reopen_streams
from silverspire.kernel.decisions import Decision
from silverspire.kernel.errors import GameOver, IllegalChoice, Reason, WrongSeats
from silverspire.kernel.events import Event, EventKind, Fact, RawEvent
from silverspire.kernel.frames import FrameStack
from silverspire.kernel.readable_events import readable_event
from silverspire.kernel.serializer import Serializer

if TYPE_CHECKING:
    from silverspire.kernel.game import Game
    from silverspire.kernel.previews import Preview
    from silverspire.kernel.records import Record


# A game of another package is plain Python, and must run on the compiled kernel too.
@mypyc_attr(allow_interpreted_subclasses=True)
class State(FrameStack):  # noqa: PLW1641  # what changes has no hash
    """A table in the middle of a game. Plain, mutable, cloned by hand.

    A game's state adds its fields and answers four questions: `advance` (carry out the automatic
    step on top, if it is one), `offer` (the legal choices of the question on top), `answer`
    (what a choice does) and `explain` (why not). Rules change it; it decides nothing itself.
    """

    def __init__(self, game: Game, seats: i64, seed: int, options: dict[str, Any]) -> None:
        super().__init__()
        self.game: Game = game
        self.rules_version: str = game.rules_version  # or an earlier one, for an older game
        self.seats: i64 = seats
        self.seed: int = seed
        self.options: dict[str, Any] = options
        self.over: bool = False
        self.legal: vec[i64] = vec[i64]()
        self.choices_made: vec[i64] = vec[i64]()  # the choices made so far
        self.streams: vec[i64] = vec[i64]()
        self.chance_results: tuple[ChanceResult, ...] = ()  # what chance decided so far
        self.reveals: i64 = 0  # how often something hidden was shown or chance decided
        self.redealt: bool = False  # a table as a seat may imagine it, not the real one
        self.reports_events: bool = False
        self.raw_events: list[RawEvent] = []

    # --- What a game answers -------------------------------------------------------------------

    def advance(self) -> bool:
        """Carry out the automatic step on top of the stack; False if a seat must choose."""
        raise NotImplementedError

    def offer(self) -> vec[i64]:
        """The legal choices of the question on top."""
        raise NotImplementedError

    def answer(self, choice: i64) -> None:
        """Carry out a legal choice."""
        raise NotImplementedError

    def explain(self, choice: int) -> tuple[Reason, ...]:
        """Why this choice is not legal now."""
        raise NotImplementedError

    def candidates(self) -> list[int]:
        """Every choice that answers the pending question, legal or not."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def redeal(self, seat: int | None, seed: int) -> State:
        """Another full table that this seat cannot tell from this one."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may know, as plain data; None: a spectator."""
        raise NotImplementedError

    def views(self, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        """The views of several seats; they may share what all of these may know."""
        return [self.view(seat) for seat in seats]

    def observation(self, seat: int) -> vec[i64]:
        """What a seat may know, as the numbers of `game.observation_fields`, one after another."""
        raise NotImplementedError

    def write_observation(self, seat: i64, numbers: vec[i64], at: i64) -> None:
        """Write the observation of a seat at a place among zeros."""
        observed = self.observation(int(seat))
        for place in range(len(observed)):
            numbers[at + place] = observed[place]

    def scores(self) -> Sequence[float]:
        """Points by seat; some games count halves."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """Places by seat, from 1; equals share a place."""
        raise NotImplementedError

    def score_sheet(self, seat: int) -> dict[str, Any]:
        """Where every point came from, or would if the game ended now."""
        raise NotImplementedError

    def serialize(self, serializer: Serializer) -> None:
        """Name every field of the game's own once, to write or to read it."""
        raise NotImplementedError

    def pack(self) -> Any:
        """The components in play; they know their pack's name and hash."""
        raise NotImplementedError

    def seat_numbers(self, seat: int) -> dict[str, Any]:
        """The numbers of a seat that a choice may change: money, income, points, prices."""
        raise NotImplementedError

    def progress(self) -> dict[str, int]:
        """How far the game is, in the rulebook's words: `round` 3 of `rounds` 5."""
        raise NotImplementedError

    def public_numbers(self) -> dict[str, float]:
        """The numbers that everyone sees, by name (`seats.0.score`): the same names all game."""
        raise NotImplementedError

    def fact_value(self, fact: str, number: int) -> Fact:
        """What the number of an event's fact stands for, in the rulebook's words."""
        raise NotImplementedError

    # --- The contract --------------------------------------------------------------------------

    def decision(self) -> Decision | None:
        """The pending decision; None when the game is over."""
        if self.over:
            return None
        return Decision(
            int(self.asked_seat()),
            self.asked_kind(),
            tuple(self.legal),
            int(len(self.choices_made)),
        )

    def apply(self, choice: SupportsIndex) -> list[Event]:
        """Make a choice and report what happened. Refused: IllegalChoice, and nothing changes."""
        number = index(choice)  # numpy's integers are choices too
        name = self.game.name_of(number)  # refuses what is no choice of this game
        if not self.is_legal(number):
            if self.over:
                raise GameOver(f"{name} comes too late: the game is over")
            raise IllegalChoice(name, self.explain(number), self.game.sentences_at(self))
        self.reports_events = True
        self.raw_events = []
        self.apply_unchecked(number)
        self.reports_events = False
        return [self.readable_event(raw_event) for raw_event in self.raw_events]

    def opening(self) -> list[Event]:
        """What happened before the first decision; dealing itself collects no events."""
        return self.game.opening_of(self)

    def why_not(self, choice: SupportsIndex) -> tuple[Reason, ...]:
        """() if the choice is legal now, else the reasons."""
        number = index(choice)
        self.game.name_of(number)  # refuses what is no choice of this game
        return () if self.is_legal(number) else self.explain(number)

    def why_in_vain(self, choice: int) -> tuple[Reason, ...]:
        """Why a legal choice would do nothing now; () if it would do something."""
        return ()

    def preview(self, choice: SupportsIndex) -> Preview:
        """What a legal choice surely does; tried elsewhere, so that the game is not touched."""
        return self.game.preview_of(self, index(choice))

    def is_legal(self, choice: int) -> bool:
        """Whether the choice can be made now."""
        return choice in self.legal

    def check_seat(self, seat: int | None) -> None:
        """Refuse a seat that this table does not have; None is a spectator."""
        if seat is not None and not 0 <= seat < self.seats:
            last = int(self.seats) - 1
            raise WrongSeats(f"there is no seat {seat}: this table has seats 0 to {last}")

    def asked_seat(self) -> i64:
        """The seat that must choose."""
        return self.top_seat()

    def asked_kind(self) -> str:
        """The rulebook's word for the pending question."""
        return self.game.question_names[self.top_kind()]

    def readable_event(self, raw_event: RawEvent) -> Event:
        """A raw event in readable values."""
        return readable_event(raw_event, self.fact_value)

    # --- The loop ------------------------------------------------------------------------------

    def apply_unchecked(self, choice: i64) -> None:
        """Make a choice known to be legal: no check, and no events unless they are collected."""
        self.choices_made = append(self.choices_made, choice)
        self.answer(choice)
        self.settle()

    def settle(self) -> None:
        """Go on to the next real question, or to the end."""
        while not self.over and self.step():
            pass
        if self.over:
            self.legal = vec[i64]()

    def step(self) -> bool:
        """Carry out one automatic step, or take a choice that is the only one; False: a seat must
        choose."""
        if self.advance():
            return True
        self.legal = self.offer()
        if len(self.legal) != 1:
            return False
        self.answer(self.legal[0])
        return True

    # --- What rules report ---------------------------------------------------------------------

    def report(
        self, kind: EventKind, seat: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0
    ) -> None:
        """Note an event, if events are collected."""
        if kind.reveals:
            self.reveals += 1
        if self.reports_events:
            self.raw_events.append(RawEvent(kind, seat, first, second, third))

    def report_to(self, audience: i64, kind: EventKind, seat: i64, first: i64 = 0) -> None:
        """Note an event that only one seat may know."""
        if kind.reveals:
            self.reveals += 1
        if self.reports_events:
            raw_event = RawEvent(kind, seat, first, 0, 0)
            raw_event.audience = audience
            self.raw_events.append(raw_event)

    def record_chance(self, stream: str, numbers: vec[i64]) -> None:
        """Note what chance decided, for the record."""
        self.reveals += 1
        self.chance_results = (
            *self.chance_results,
            ChanceResult(stream, tuple([int(n) for n in numbers])),
        )

    def mark_redealt(self, seed: int, streams: tuple[str, ...]) -> None:
        """Make this copy a possible table: random streams of its own, and no history to read."""
        self.seed = seed
        self.redealt = True
        self.streams = reopen_streams(seed, len(streams))
        self.choices_made = vec[i64]([0] * len(self.choices_made))  # only how many is known
        self.chance_results = ()
        self.raw_events = []

    # --- Copies --------------------------------------------------------------------------------

    def copy_stack_to(self, copy: State) -> None:
        """The kernel's part of a clone; tables that are replaced, never changed, are shared."""
        copy.rules_version = self.rules_version
        copy.over = self.over
        copy.frames = self.frames[:]
        copy.legal = self.legal
        copy.choices_made = self.choices_made[:]
        copy.streams = self.streams[:]
        copy.chance_results = self.chance_results
        copy.reveals = self.reveals
        copy.redealt = self.redealt
        copy.reports_events = False
        copy.raw_events = self.raw_events  # replaced by the next apply, never changed

    def serialize_stack(self, serializer: Serializer) -> None:
        """The kernel's part of a stored state."""
        self.over = serializer.number(1 if self.over else 0) == 1
        self.frames = serializer.vector(self.frames)
        self.legal = serializer.vector(self.legal)
        self.choices_made = serializer.vector(self.choices_made)
        self.streams = serializer.vector(self.streams)
        self.redealt = serializer.number(1 if self.redealt else 0) == 1

    def to_bytes(self) -> bytes:
        """An exact copy in bytes; `game.from_bytes` reads it."""
        return self.game.to_bytes(self)

    def record(self) -> Record:
        """The game so far, to store and to replay: header, choices and what chance decided."""
        return self.game.record_of(self)

    # --- As Python's own tools expect it -------------------------------------------------------

    def __reduce__(self) -> tuple[Callable[..., State], tuple[str, bytes]]:
        return restore_state, (self.game.name, self.to_bytes())

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __eq__(self, other: object) -> bool:
        """Whether both are the same table to the last number, with the same history."""
        if not isinstance(other, State):
            return NotImplemented
        return self.to_bytes() == other.to_bytes()

    def __repr__(self) -> str:
        made = f"{len(self.choices_made)} choices made"
        if self.over:
            points = ", ".join([f"{points:g}" for points in self.scores()])
            return f"<{self.game.name}, {self.seats} seats, {made}: over, points {points}>"
        asked = f"seat {self.asked_seat()} is asked: {self.asked_kind()}"
        return f"<{self.game.name}, {self.seats} seats, {made}: {asked}>"


def restore_state(game: str, stored: bytes) -> State:
    """What pickle calls to read a state that it stored."""
    from silverspire.kernel.registry import find_game  # noqa: PLC0415  # it imports this module

    return find_game(game).from_bytes(stored)
