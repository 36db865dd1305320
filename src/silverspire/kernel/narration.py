"""What a game says, decided once: Fluent message ids with arguments, ready for any language.

The terminal, the log, the screen reader and the browser only render these messages. A game decides
in its `narration` module what every event, refusal, question and choice says, from what the reader
may see: a view and the catalogue of the pack. Rules know nothing of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import msgspec

from silverspire.kernel.errors import Reason
from silverspire.kernel.events import Event

if TYPE_CHECKING:
    from silverspire.kernel.state import State


class Name(msgspec.Struct, frozen=True, tag="name"):
    """A name that is a message itself; the sentence takes it in the grammatical form it needs.

    Under `guild`, the sentence can use `$guild`, `$the_guild`, `$of_guild` and `$of_the_guild`.
    """

    id: str


class Counted(msgspec.Struct, frozen=True, tag="counted"):
    """A name beside a number, in singular or plural, without the number."""

    id: str
    amount: float


class Title(msgspec.Struct, frozen=True, tag="title"):
    """The title of a piece as its pack prints it; translated if it is one of ours."""

    id: str
    printed: str


class Player(msgspec.Struct, frozen=True, tag="player"):
    """What people call whoever sits there."""

    seat: int


class Signed(msgspec.Struct, frozen=True, tag="signed"):
    """A change: +6, −8, ±0."""

    number: float


class Plain(msgspec.Struct, frozen=True, tag="plain"):
    """A number as text, with a true minus sign and ½ for a half."""

    number: float


class Listed(msgspec.Struct, frozen=True, tag="list"):
    """Several arguments in a row; `separator` is the message that stands between them."""

    items: tuple[Argument, ...]
    separator: str = "list-separator"


class Message(msgspec.Struct, frozen=True, tag="message"):
    """A Fluent message, or an attribute of one (`question-row.help`), with its arguments."""

    id: str
    arguments: dict[str, Argument] = {}


Argument: TypeAlias = (
    int | float | str | Name | Counted | Title | Player | Signed | Plain | Listed | Message
)


class Question(msgspec.Struct, frozen=True):
    """A pending decision in words: what is asked, and what there is to know about it."""

    title: Message
    help: Message | None = None


class ChoiceText(msgspec.Struct, frozen=True):
    """A choice in words: what it is called, and what is printed on the piece that it is about."""

    label: Message
    note: Message | None = None


class ScenePart(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a scene that an event belongs to.

    A scene shows together what happened together, such as the end of a round. What happens between
    its marked events belongs to it too, each event to the step before it. It ends with the choice
    that a closing event belongs to, or where the next scene opens. An event that does not open a
    scene counts only while its scene is open.
    """

    scene: str
    step: str
    heading: Message
    title: Message | None = None
    opens: bool = False
    closes: bool = False


class LogLine(NamedTuple):
    """An event in the log."""

    event: Event
    text: Message | None
    """What it says; None if the sentence of another event says it too."""
    scene: ScenePart | None = None


class PublicView(Mapping[str, Any]):
    """What everyone at a table may know, put together only if a sentence needs it."""

    def __init__(self, state: State) -> None:
        self._state = state

    @cached_property
    def _view(self) -> dict[str, Any]:
        return self._state.view(None)

    def __getitem__(self, name: str) -> Any:
        return self._view[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._view)

    def __len__(self) -> int:
        return len(self._view)


AS_WRITTEN = "as-written"  # the message that holds nothing but its $text


def as_written(text: Argument) -> Message:
    """A text, or a name, that is a message by itself."""
    return Message(AS_WRITTEN, {"text": text})


def listed(parts: Sequence[Argument], separator: str = "list-separator") -> Message:
    """Several things in a row; one alone is itself."""
    if len(parts) == 1 and isinstance(parts[0], Message):
        return parts[0]
    return as_written(Listed(tuple(parts), separator))


def dashed(name: str) -> str:
    """An engine's name as part of a message's id: `card.played` as `card-played`."""
    return name.replace(".", "-").replace("_", "-")


class Narration:
    """The narration of one table; `catalogue` holds what is printed on the pieces of its pack.

    A game overrides what it has words for. Without messages of its own it gets readable names, so
    that it can be played before anybody has written its sentences.
    """

    def __init__(self, catalogue: Mapping[str, Any]) -> None:
        self.catalogue = catalogue

    def event(self, event: Event, view: Mapping[str, Any]) -> Message:
        """What happened, for a reader with this view."""
        facts: list[Argument] = [_fact(name, value) for name, value in event.facts.items()]
        what: list[Argument] = [_readable(event.kind), *facts]
        if event.seat is not None:
            what.insert(0, Player(event.seat))
        return listed(what)

    def log(self, events: Sequence[Event], view: Mapping[str, Any]) -> list[LogLine]:
        """What happened one after the other, each thing once."""
        return [LogLine(event, self.event(event, view)) for event in events]

    def refusal(self, reason: Reason) -> Message:
        """Why a choice cannot be made. Whoever shows it adds the rule."""
        facts: list[Argument] = [_fact(name, value) for name, value in reason.arguments.items()]
        return listed([_readable(reason.message), *facts])

    def question(self, view: Mapping[str, Any], kind: str) -> Question:
        """What a pending decision of this kind asks of the seat that has this view."""
        return Question(as_written(_readable(kind)))

    def choice(self, view: Mapping[str, Any], name: str) -> ChoiceText:
        """What a choice is called at this moment, legal or not."""
        return ChoiceText(as_written(_readable(name)))

    def outcome(
        self, view: Mapping[str, Any], name: str, events: Sequence[Event]
    ) -> Message | None:
        """What a choice is sure to bring, beyond what it changes in numbers.

        `events` are those that follow it whatever lies hidden.
        """
        return None


def as_builtins(texts: Any) -> Any:
    """Messages, or containers of them, as the plain data of a catalogue."""
    return msgspec.json.decode(msgspec.json.encode(texts))


def _readable(name: str) -> str:
    """`card.played_face_down` as "Card played face down"."""
    text = name.replace(".", " ").replace("_", " ").replace("-", " ").replace(":", " ")
    return text[:1].upper() + text[1:]


def _fact(name: str, value: str | int) -> str:
    return f"{name.replace('_', ' ')} {value}"
