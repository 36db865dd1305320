"""The rest of the contract for small games: a game of another package writes only its rules.

A `SimpleGame` has nothing printed on its pieces and nothing hidden. Its `SimpleState` names its
fields once, holds them as whole numbers and lists of whole numbers, and lists the legal answers to
a question; a choice's name begins with the question that it answers. Whatever differs in a game is
overridden; speed is not the aim (a fast game is written like those in `silverspire.games`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, NamedTuple, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from silverspire.kernel.errors import BrokenPack, PackProblem, Reason
from silverspire.kernel.events import NOBODY, Event, EventKinds, Fact
from silverspire.kernel.game import Game, Option
from silverspire.kernel.narration import ChoiceText, Message, Narration, Player, Question, dashed
from silverspire.kernel.observations import Field
from silverspire.kernel.packs import MANIFEST, read_pack
from silverspire.kernel.serializer import Serializer
from silverspire.kernel.state import State

EMPTY_PACKS = "empty_packs"  # beside this module: one pack, with nothing printed
GAME_ENDED = EventKinds().add("game.ended")
# Refusals that every game has, and their messages after `refusal-`.
GAME_OVER = "game-over"
OTHER_QUESTION = "other-question"
Copy = TypeVar("Copy", bound="SimpleState")


class EmptyPack(NamedTuple):
    """The components of a game whose pieces have nothing printed on them."""

    pack: str
    pack_hash: str


class SimpleState(State):
    """A table with nothing hidden: rules and a few declarations are all that a game adds."""

    game: SimpleGame
    fields: ClassVar[tuple[str, ...]] = ()  # whole numbers, and lists of them: all that changes

    def __init__(
        self, game: Game, seats: int, seed: int, options: dict[str, Any], components: EmptyPack
    ) -> None:
        super().__init__(game, seats, seed, options)
        self.components = components

    # --- What a game answers -------------------------------------------------------------------

    def set_up(self) -> None:
        """Set the table up for its first question."""

    def answers(self, kind: str) -> Sequence[int]:
        """What may be chosen now, as places among the choices that answer a question.

        These are the choices whose names begin with the question: `place:a1`, `place:a4`, …
        """
        raise NotImplementedError

    def choose(self, kind: str, subject: int, answer: int) -> None:
        """Carry out the answer to a question that is no longer pending."""
        raise NotImplementedError

    def refusal(self, kind: str, answer: int) -> tuple[str, str]:
        """The rule that an answer breaks, and the message that says so; it gets the `$name`."""
        raise NotImplementedError

    def public_view(self) -> dict[str, Any]:
        """What everyone sees beside the players' numbers."""
        return {}

    def observed(self, seat: int) -> list[int]:
        """The numbers of the game's own observation fields, in their order."""
        return []

    def fact_value(self, fact: str, number: int) -> Fact:
        """What the number of an event's fact stands for: one of the game's names, or itself."""
        names = self.game.fact_names.get(fact)
        return number if names is None else names[number]

    # --- Questions and events ------------------------------------------------------------------

    def ask(self, kind: str, seat: int, subject: int = 0) -> None:
        """Ask a seat a question before everything that is already pending."""
        self.push(self.game.question_names.index(kind), seat, subject)

    def is_asking(self, kind: str) -> bool:
        """Whether this is the pending question."""
        return not self.over and self.asked_kind() == kind

    def subject(self) -> int:
        """What the pending question is about, as it was asked."""
        return int(self.top_first())

    def end(self) -> None:
        """The game is over."""
        self.over = True
        self.report(GAME_ENDED, NOBODY)

    def candidates(self) -> list[int]:
        return [] if self.over else self.game.choices_by_question[self.asked_kind()]

    def offer(self) -> vec[i64]:
        kind = self.asked_kind()
        choices = self.game.choices_by_question[kind]
        return vec[i64]([choices[place] for place in self.answers(kind)])

    def answer(self, choice: int) -> None:
        kind, subject = self.asked_kind(), self.subject()
        self.pop()
        self.choose(kind, subject, self.game.choices_by_question[kind].index(int(choice)))

    def explain(self, choice: int) -> tuple[Reason, ...]:
        if self.over:
            return (Reason(self.game.turn_rule, GAME_OVER, {}),)
        kind = self.asked_kind()
        asked, _, name = self.game.name_of(choice).partition(":")
        if asked != kind:
            return (Reason(self.game.turn_rule, OTHER_QUESTION, {"asked": kind}, obvious=True),)
        if self.is_legal(choice):
            return ()
        place = self.game.choices_by_question[kind].index(choice)
        rule, message = self.refusal(kind, place)
        return (Reason(rule, message, {"name": name}),)

    # --- What a seat may know ------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """The same for everyone: the players' numbers, and what the game adds."""
        self.check_seat(seat)
        players = [self.seat_numbers(one) for one in range(self.seats)]
        return {"seats": int(self.seats), "players": players, **self.public_view()}

    def observation(self, seat: int) -> vec[i64]:
        """The game's own numbers, then the pending question and its subject."""
        self.check_seat(seat)
        asked = [int(self.is_asking(kind)) for kind in self.game.question_names]
        subject = 0 if self.over else self.subject()
        return vec[i64]([*self.observed(seat), *asked, subject])

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
    turn_rule: str = ""  # the rule that says what may be chosen at all
    message_prefix: str | None = None  # of its Fluent messages; None: it has none of its own
    options: Mapping[str, Option] = {}
    fact_names: Mapping[str, Sequence[str]] = {}  # of the numbers in events, by fact
    observed_fields: Sequence[Field] = ()  # what `observed` holds, in its order
    highest_subject: int = 1  # of its questions
    has_chance = False

    def __init__(self) -> None:
        super().__init__()
        self.choices_by_question: dict[str, list[int]] = {}
        for number, name in enumerate(self.choice_names):
            self.choices_by_question.setdefault(name.partition(":")[0], []).append(number)
        kinds = self.question_names
        self.observation_fields = (
            *self.observed_fields,
            Field("asked", len(kinds), 1, f"one of: {', '.join(kinds)}"),
            Field("subject", 1, self.highest_subject, "what the question is about"),
        )

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
        if event.kind == GAME_ENDED.name:
            return Message(f"refusal-{GAME_OVER}")
        who = {} if event.seat is None else {"player": Player(event.seat)}
        return Message(f"{self.prefix}-event-{dashed(event.kind)}", {**who, **event.facts})

    def refusal(self, reason: Reason) -> Message:
        if reason.message == GAME_OVER:
            return Message(f"refusal-{GAME_OVER}")
        if reason.message == OTHER_QUESTION:
            asked = self._title(str(reason.arguments["asked"]))
            return Message(f"refusal-{OTHER_QUESTION}", {"asked": asked})
        return Message(f"{self.prefix}-{dashed(reason.message)}", {**reason.arguments})

    def question(self, view: Mapping[str, Any], kind: str) -> Question:
        title = self._title(kind)
        return Question(title, Message(f"{title.id}.help"))

    def _title(self, kind: str) -> Message:
        return Message(f"{self.prefix}-question-{dashed(kind)}")

    def choice(self, view: Mapping[str, Any], name: str) -> ChoiceText:
        action, _, rest = name.partition(":")
        return ChoiceText(Message(f"{self.prefix}-choice-{dashed(action)}", {"name": rest}))
