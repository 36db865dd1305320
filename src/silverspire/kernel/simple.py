"""The rest of the contract for small games: a game of another package writes only its rules.

A `SimpleGame` has nothing printed on its pieces and nothing hidden. Its `SimpleState` names its
fields once, holds them as whole numbers and lists of whole numbers, and states its legal choices as
a list. Whatever differs in a game is overridden; speed is not the aim (a fast game is written like
those in `silverspire.games`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, NamedTuple, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from silverspire.kernel.errors import BrokenPack, PackProblem, Reason
from silverspire.kernel.events import Event, Fact
from silverspire.kernel.game import Game, Option
from silverspire.kernel.narration import ChoiceText, Message, Narration, Player, Question, dashed
from silverspire.kernel.observations import Field
from silverspire.kernel.packs import MANIFEST, read_pack
from silverspire.kernel.serializer import Serializer
from silverspire.kernel.state import State

EMPTY_PACKS = "empty_packs"  # beside this module: one pack, with nothing printed
Copy = TypeVar("Copy", bound="SimpleState")


class EmptyPack(NamedTuple):
    """The components of a game whose pieces have nothing printed on them."""

    pack: str
    pack_hash: str


class SimpleState(State):
    """A table with nothing hidden: rules and a few declarations are all that a game adds."""

    fields: ClassVar[tuple[str, ...]] = ()  # whole numbers, and lists of them: all that changes

    def __init__(
        self, game: Game, seats: int, seed: int, options: dict[str, Any], components: EmptyPack
    ) -> None:
        super().__init__(game, seats, seed, options)
        self.components = components

    # --- What a game answers -------------------------------------------------------------------

    def set_up(self) -> None:
        """Set the table up for its first question."""

    def choices(self) -> Sequence[int]:
        """The legal answers to the pending question."""
        raise NotImplementedError

    def choose(self, kind: str, subject: int, choice: int) -> None:
        """Carry out the answer to a question that is no longer pending."""
        raise NotImplementedError

    def fact_value(self, fact: str, number: int) -> Fact:
        """What the number of an event's fact stands for."""
        return number

    # --- Questions and events ------------------------------------------------------------------

    def ask(self, kind: str, seat: int, subject: int = 0) -> None:
        """Ask a seat a question before everything that is already pending."""
        self.push(self.game.question_names.index(kind), seat, subject)

    def subject(self) -> int:
        """What the pending question is about, as it was asked."""
        return int(self.top_first())

    def offer(self) -> vec[i64]:
        return vec[i64](list(self.choices()))

    def answer(self, choice: int) -> None:
        kind, subject = self.asked_kind(), self.subject()
        self.pop()
        self.choose(kind, subject, int(choice))

    # --- Copies and bytes ----------------------------------------------------------------------

    def clone(self: Copy) -> Copy:
        copy = type(self)(self.game, int(self.seats), self.seed, self.options, self.components)
        self.copy_stack_to(copy)
        for name in self.fields:
            value = getattr(self, name)
            setattr(copy, name, value[:] if isinstance(value, list) else value)
        return copy

    def redeal(self: Copy, seat: int | None, seed: int) -> Copy:
        """Nothing is hidden: a table that the seat cannot tell from this one is a copy of it."""
        self.check_seat(seat)
        copy = self.clone()
        copy.mark_redealt(seed, ())
        return copy

    def serialize(self, serializer: Serializer) -> None:
        self.serialize_stack(serializer)
        for name in self.fields:
            value = getattr(self, name)
            if isinstance(value, list):
                numbers = serializer.vector(vec[i64](value))
                setattr(self, name, [int(number) for number in numbers])
            else:
                setattr(self, name, int(serializer.number(value)))

    def pack(self) -> EmptyPack:
        return self.components

    # --- Points --------------------------------------------------------------------------------

    def ranking(self) -> list[int]:
        scores = self.scores()
        return [1 + sum(other > own for other in scores) for own in scores]

    def score_sheet(self, seat: int) -> dict[str, Any]:
        self.check_seat(seat)
        points = self.scores()[seat]
        return {"final": self.over, "total": points, "lines": {"points": points}}

    def seat_numbers(self, seat: int) -> dict[str, Any]:
        return {"points": self.scores()[seat]}

    def public_numbers(self) -> dict[str, float]:
        return {
            f"seats.{seat}.{name}": number
            for seat in range(self.seats)
            for name, number in self.seat_numbers(seat).items()
        }

    def progress(self) -> dict[str, int]:
        """Nothing: nobody knows how long such a game will last."""
        return {}


class SimpleGame(Game):
    """A game that is declared by its state's class, and by what every game declares."""

    state_type: type[SimpleState]
    message_prefix: str | None = None  # of its Fluent messages; None: it has none of its own
    options: Mapping[str, Option] = {}
    observation_fields: Sequence[Field] = ()
    has_chance = False

    def packs_folder(self) -> Traversable:
        return files("silverspire.kernel") / EMPTY_PACKS

    def load_pack(self, folder: Traversable) -> EmptyPack:
        contents = read_pack(folder, [MANIFEST])
        if contents.problems:
            raise BrokenPack(folder.name, contents.problems)
        return EmptyPack(str(contents.files[MANIFEST].values.get("name", "")), contents.hash)

    def check_pack(self, folder: Traversable) -> list[PackProblem]:
        return read_pack(folder, [MANIFEST]).problems

    def check_options(self, seats: int, options: dict[str, Any]) -> None:
        """Options can be combined as one likes."""

    def create_table(
        self, seats: int, seed: int, options: dict[str, Any], components: EmptyPack
    ) -> SimpleState:
        return self.state_type(self, seats, seed, options, components)

    def set_up(self, state: State) -> None:
        assert isinstance(state, SimpleState)
        state.set_up()
        state.settle()

    def catalogue(self, seats: int, components: EmptyPack) -> dict[str, Any]:
        return {}

    def narration(self, seats: int, components: EmptyPack) -> Narration:
        catalogue = self.catalogue(seats, components)
        if self.message_prefix is None:
            return Narration(catalogue)
        return NamedNarration(catalogue, self.message_prefix)


class NamedNarration(Narration):
    """Messages found by their names: `nmm-event-man-placed`, `nmm-question-place`, …

    A choice's message is named after the first part of its name and takes the rest as `$name`.
    """

    def __init__(self, catalogue: Mapping[str, Any], prefix: str) -> None:
        super().__init__(catalogue)
        self.prefix = prefix

    def event(self, event: Event, view: Mapping[str, Any]) -> Message:
        who = {} if event.seat is None else {"player": Player(event.seat)}
        return Message(f"{self.prefix}-event-{dashed(event.kind)}", {**who, **event.facts})

    def refusal(self, reason: Reason) -> Message:
        return Message(f"{self.prefix}-{dashed(reason.message)}", {**reason.arguments})

    def question(self, view: Mapping[str, Any], kind: str) -> Question:
        title = f"{self.prefix}-question-{dashed(kind)}"
        return Question(Message(title), Message(f"{title}.help"))

    def choice(self, view: Mapping[str, Any], name: str) -> ChoiceText:
        action, _, rest = name.partition(":")
        return ChoiceText(Message(f"{self.prefix}-choice-{dashed(action)}", {"name": rest}))
