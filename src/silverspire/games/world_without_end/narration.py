"""World Without End: what events, refusals, questions and choices say, as messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from silverspire.games.world_without_end.choice_text import choice_text, together
from silverspire.games.world_without_end.effect_text import amount_of
from silverspire.games.world_without_end.help_text import help_text
from silverspire.games.world_without_end.log_text import parts_of
from silverspire.games.world_without_end.piece_text import CHAPTER_NAMES, event_title
from silverspire.games.world_without_end.question_text import question_name, question_text
from silverspire.games.world_without_end.scenes import scene_parts
from silverspire.kernel.errors import Reason
from silverspire.kernel.events import Event, Fact
from silverspire.kernel.narration import (
    Argument,
    ChoiceText,
    Counted,
    LogLine,
    Message,
    Name,
    Narration,
    Player,
    Question,
    Signed,
    dashed,
    listed,
)

# Facts that are names, and the beginning of the messages that say them.
NAMES: Final = {
    "good": "wwe-good",
    "card": "wwe-card",
    "project": "wwe-project",
    "person": "wwe-person",
    "source": "wwe-source",
    "duty": "wwe-good",
}
GOODS: Final = ("good", "duty")
GAINS: Final = {"good.gained": 1, "good.lost": -1, "points.gained": 1}
# Events whose sentence can say what was given for it.
BOUGHT: Final = {
    "goods.traded": "wwe-event-goods-traded-for",
    "house.built": "wwe-event-house-built-for",
    "seal.placed": "wwe-event-seal-placed-for",
}
NO_ACTION: Final = ("action.declined", "action.forbidden")


class WorldWithoutEndNarration(Narration):
    """The words of World Without End; the catalogue has the titles of a pack's events."""

    def event(self, event: Event, view: Mapping[str, Any]) -> Message:
        arguments = self._arguments(event.facts)
        arguments["who"] = "nobody" if event.seat is None else "player"
        arguments["player"] = "" if event.seat is None else Player(event.seat)
        if "duty" in event.facts:
            arguments["penalty"] = Name(f"wwe-penalty-{event.facts['duty']}")
        if event.kind == "goods.sold":
            sold = {good: int(event.facts[good]) for good in ("wool", "cloth")}
            given = [amount_of(good, amount) for good, amount in sold.items() if amount]
            arguments["given"] = _together(given)
        return Message(f"wwe-event-{dashed(event.kind)}", arguments)

    def log(self, events: Sequence[Event], view: Mapping[str, Any]) -> list[LogLine]:
        parts = [parts_of(events, place) for place in range(len(events))]
        said = {part for places in parts for part in places} | _gone_already(events)
        scenes = scene_parts(events)
        lines = []
        for place, event in enumerate(events):
            moved = [events[part] for part in parts[place]]
            text = None if place in said else self._with_parts(event, moved, view)
            lines.append(LogLine(event, text, scenes[place]))
        return lines

    def _with_parts(self, event: Event, moved: Sequence[Event], view: Mapping[str, Any]) -> Message:
        """An event and the goods that changed hands with it, in one sentence."""
        text = self.event(event, view)
        if event.kind not in BOUGHT or not moved:
            return text
        lost = [part for part in moved if part.kind == "good.lost"]
        given = _amounts(lost)
        got = _amounts([part for part in moved if part not in lost])
        return Message(BOUGHT[event.kind], {**text.arguments, "given": given, "got": got})

    def refusal(self, reason: Reason) -> Message:
        return Message(reason.message, self._arguments(reason.arguments))

    def question(self, view: Mapping[str, Any], kind: str) -> Question:
        title = question_text(view, self.catalogue, kind)
        return Question(title, help_text(view, self.catalogue, kind))

    def choice(self, view: Mapping[str, Any], name: str) -> ChoiceText:
        return choice_text(view, self.catalogue, name)

    def outcome(
        self, view: Mapping[str, Any], name: str, events: Sequence[Event]
    ) -> Message | None:
        """The reward of an orientation, a card of no use, a project that is completed."""
        own = [event for event in events if event.seat == view["asked"]["seat"]]
        notes = []
        if name.startswith("arrow:"):
            notes += _rewards(own)
        if name.startswith("play:") and any(event.kind in NO_ACTION for event in own):
            notes.append(Message("wwe-no-use"))
        for event in events:
            if event.kind == "project.completed":
                project = Name(f"wwe-project-{event.facts['project']}")
                notes.append(Message("wwe-completes", {"project": project}))
        return together(notes)

    # --- Facts --------------------------------------------------------------------------------

    def _arguments(self, facts: Mapping[str, Fact]) -> dict[str, Argument]:
        """Facts as sentences take them; goods in the number there are."""
        amount = facts.get("missing") or facts.get("amount")
        return {fact: self._argument(fact, value, amount) for fact, value in facts.items()}

    def _argument(self, fact: str, value: Fact, amount: Fact | None) -> Argument:
        if fact in GOODS and amount is not None:
            return Counted(f"wwe-good-{value}", int(amount))
        if fact in NAMES:
            return Name(f"{NAMES[fact]}-{value}")
        match fact:
            case "event":
                return event_title(str(value), self.catalogue["events"][value])
            case "chapter":
                return CHAPTER_NAMES[int(value) - 1]
            case "asked":
                return Message(f"{question_name(str(value))}.name")
        return value


def _gone_already(events: Sequence[Event]) -> set[int]:
    """Where an event stays in force that leaves with the end of its chapter a moment later."""
    left = [event.facts["event"] for event in events if event.kind == "event.left"]
    stays = [place for place, event in enumerate(events) if event.kind == "event.stayed"]
    return {place for place in stays if events[place].facts["event"] in left}


def _together(amounts: Sequence[Message]) -> Message:
    """What is paid or gained in one go: two goods at most, “1 gold and 1 wood”."""
    return listed(amounts, "and-separator")


def _amounts(moved: Sequence[Event]) -> Message:
    """Goods or points that were given, or gained, each named once."""
    totals: dict[str, int] = {}
    for event in moved:
        good = str(event.facts.get("good", "points"))
        totals[good] = totals.get(good, 0) + int(event.facts["amount"])
    return _together([amount_of(good, total) for good, total in totals.items()])


def _rewards(events: Sequence[Event]) -> list[Message]:
    """What the favor brings: the events after the marker has moved."""
    kinds = [event.kind for event in events]
    if "favor.moved" not in kinds:
        return []
    after = events[kinds.index("favor.moved") + 1 :]
    changes = [_change(event) for event in after if event.kind in GAINS]
    if not changes:
        return [Message("wwe-reward-nothing")]
    return [listed(changes)]


def _change(event: Event) -> Message:
    amount = GAINS[event.kind] * int(event.facts["amount"])
    good = Counted(f"wwe-good-{event.facts.get('good', 'points')}", amount)
    return Message("wwe-change", {"change": Signed(amount), "good": good})
