"""What every game's state shares: the stack of pending decisions and the contract's verbs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from silverspire.kernel.archive import Archive
from silverspire.kernel.chance import ChanceResult, open_streams
from silverspire.kernel.decisions import Decision
from silverspire.kernel.errors import GameOver, IllegalChoice, Reason, WrongSeats
from silverspire.kernel.events import Event, Happening

if TYPE_CHECKING:
    from silverspire.kernel.game import Game

# A pending decision or step is a frame of four numbers: kind, seat and two of the kind's own.
FRAME: Final = 4


# A game of somebody else's is plain Python, and shall run on the compiled kernel too.
@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A table in the middle of a game. Plain, mutable, cloned by hand.

    A game's state adds its fields and answers four questions: `advance` (carry out the automatic
    step on top, if it is one), `offer` (the legal choices of the question on top), `answer`
    (what a choice does) and `explain` (why not). Rules change it; it decides nothing itself.
    """

    def __init__(self, game: Game, seats: i64, seed: int, options: dict[str, Any]) -> None:
        self.game: Game = game
        self.seats: i64 = seats
        self.seed: int = seed
        self.options: dict[str, Any] = options
        self.over: bool = False
        self.frames: vec[i64] = vec[i64]()
        self.legal: vec[i64] = vec[i64]()
        self.made: vec[i64] = vec[i64]()  # the choices made so far
        self.streams: vec[i64] = vec[i64]()
        self.luck: tuple[ChanceResult, ...] = ()  # what chance decided so far
        self.supposed: bool = False  # a redealt table: what might be, not what is
        self.watched: bool = False
        self.happenings: list[Happening] = []

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

    def asked_kind(self) -> str:
        """The rulebook's word for the question on top."""
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

    def scores(self) -> Sequence[float]:
        """Points by seat; some games count halves."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """Places by seat, from 1; equals share a place."""
        raise NotImplementedError

    def score_sheet(self, seat: int) -> dict[str, Any]:
        """Where every point came from, or would if the game ended now."""
        raise NotImplementedError

    def store(self, archive: Archive) -> None:
        """Name every field of the game's own once, to write or to read it."""
        raise NotImplementedError

    def pack(self) -> Any:
        """The components in play; they know their pack's name and hash."""
        raise NotImplementedError

    def vitals(self, seat: int) -> dict[str, Any]:
        """The numbers of a seat that a choice may change: money, income, points, prices."""
        raise NotImplementedError

    def progress(self) -> dict[str, int]:
        """How far the game is, in the rulebook's words: `round` 3 of `rounds` 5."""
        raise NotImplementedError

    def figures(self) -> dict[str, float]:
        """The numbers that everyone sees, by name (`seats.0.score`): the same names all game."""
        raise NotImplementedError

    def tell(self, happening: Happening) -> Event:
        """A happening in readable values."""
        raise NotImplementedError

    # --- The contract --------------------------------------------------------------------------

    def decision(self) -> Decision | None:
        """The pending decision; None when the game is over."""
        if self.over:
            return None
        choices = tuple([int(self.legal[place]) for place in range(len(self.legal))])
        return Decision(int(self.asked_seat()), self.asked_kind(), choices, int(len(self.made)))

    def apply(self, choice: int) -> list[Event]:
        """Make a choice and report what happened. Refused: IllegalChoice, and nothing changes."""
        name = self.game.name_of(choice)  # refuses what is no choice of this game
        if not self.is_legal(choice):
            if self.over:
                raise GameOver(f"{name} comes too late: the game is over")
            raise IllegalChoice(name, self.explain(choice))
        self.watched = True
        self.happenings = []
        self.take(choice)
        self.watched = False
        return [self.tell(happening) for happening in self.happenings]

    def opening(self) -> list[Event]:
        """What happened before the first decision, told at any time: nobody watched the deal."""
        return self.game.opening_of(self)

    def why_not(self, choice: int) -> tuple[Reason, ...]:
        """() if the choice is legal now, else the reasons."""
        self.game.name_of(choice)  # refuses what is no choice of this game
        if self.is_legal(choice):
            return ()
        return self.explain(choice)

    def preview(self, choice: int) -> dict[str, Any]:
        """What a legal choice would do to the chooser's numbers; the game is not touched.

        It is tried on a redealt table, so it can show nothing that is hidden.
        """
        asked = self.decision()
        if asked is None:
            raise GameOver("the game is over: there is nothing to preview")
        trial = self.redeal(asked.seat, 0)
        before = trial.vitals(asked.seat)
        trial.apply(choice)
        return {"before": before, "after": trial.vitals(asked.seat)}

    def is_legal(self, choice: int) -> bool:
        for place in range(len(self.legal)):
            if self.legal[place] == choice:
                return True
        return False

    def check_seat(self, seat: int | None) -> None:
        """Refuse a seat that this table does not have; None is a spectator."""
        if seat is not None and not 0 <= seat < self.seats:
            last = int(self.seats) - 1
            raise WrongSeats(f"there is no seat {seat}: this table has seats 0 to {last}")

    def asked_seat(self) -> i64:
        return self.frames[len(self.frames) - 3]

    # --- The loop ------------------------------------------------------------------------------

    def take(self, choice: i64) -> None:
        """Make a choice known to be legal: no check, and no events unless watched."""
        self.made = append(self.made, choice)
        self.answer(choice)
        self.settle()

    def settle(self) -> None:
        """Go on to the next real question: automatic steps and lone choices are taken by itself."""
        while not self.over:
            if self.advance():
                continue
            self.legal = self.offer()
            if len(self.legal) != 1:
                return
            self.answer(self.legal[0])
        self.legal = vec[i64]()

    # --- The stack -----------------------------------------------------------------------------

    def push(self, kind: i64, seat: i64, first: i64 = 0, second: i64 = 0) -> None:
        """Ask or do this before everything that is already pending."""
        frames = append(append(self.frames, kind), seat)
        self.frames = append(append(frames, first), second)

    def pop(self) -> None:
        self.frames = self.frames[: len(self.frames) - FRAME]

    def report(self, kind: i64, seat: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        """Note an event, if somebody watches."""
        if self.watched:
            self.happenings.append(Happening(kind, seat, first, second, third))

    def report_to(self, audience: i64, kind: i64, seat: i64, first: i64 = 0) -> None:
        """Note an event that only one seat may know."""
        if self.watched:
            happening = Happening(kind, seat, first, 0, 0)
            happening.audience = audience
            self.happenings.append(happening)

    def decided(self, stream: str, numbers: vec[i64]) -> None:
        """Note what chance decided, for the record."""
        self.luck = (*self.luck, ChanceResult(stream, tuple([int(n) for n in numbers])))

    def suppose(self, seed: int, streams: tuple[str, ...]) -> None:
        """Make this copy a table that might be: luck of its own, and no history to read."""
        self.seed = seed
        self.supposed = True
        self.streams = open_streams(seed, streams)
        self.made = vec[i64]([0] * len(self.made))  # only how many is known
        self.luck = ()
        self.happenings = []

    # --- Copies --------------------------------------------------------------------------------

    def copy_stack_to(self, copy: State) -> None:
        """The kernel's part of a clone; tables that are replaced, never changed, are shared."""
        copy.over = self.over
        copy.frames = self.frames[:]
        copy.legal = self.legal
        copy.made = self.made[:]
        copy.streams = self.streams[:]
        copy.luck = self.luck
        copy.supposed = self.supposed
        copy.watched = False
        copy.happenings = self.happenings  # replaced by the next apply, never changed

    def store_stack(self, archive: Archive) -> None:
        """The kernel's part of a stored state."""
        self.over = archive.number(1 if self.over else 0) == 1
        self.frames = archive.table(self.frames)
        self.legal = archive.table(self.legal)
        self.made = archive.table(self.made)
        self.streams = archive.table(self.streams)
        self.supposed = archive.number(1 if self.supposed else 0) == 1

    def to_bytes(self) -> bytes:
        """An exact copy in bytes; `game.from_bytes` reads it."""
        return self.game.to_bytes(self)

    def record(self) -> Any:
        """The game so far, to store and to replay: header, choices and what chance decided."""
        return self.game.record_of(self)
