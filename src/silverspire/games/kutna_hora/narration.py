"""Kutná Hora: what its events, refusals, questions and choices say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from silverspire.games.kutna_hora.choice_text import label, note
from silverspire.games.kutna_hora.log_text import (
    CAUSES,
    cause_of,
    is_said_by_last,
    is_said_by_next,
    prices_until,
)
from silverspire.games.kutna_hora.piece_text import (
    event_effects,
    event_title,
    stack_name,
    tile_title,
)
from silverspire.games.kutna_hora.question_text import question_text
from silverspire.games.kutna_hora.scenes import scene_part
from silverspire.kernel.errors import Reason
from silverspire.kernel.events import Event
from silverspire.kernel.narration import (
    Argument,
    ChoiceText,
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

View: TypeAlias = Mapping[str, Any]
Arguments: TypeAlias = dict[str, Argument]

NAMED = frozenset({"guild", "commodity", "color", "action", "source"})  # facts that are names


class KutnaHoraNarration(Narration):
    """Sentences of `locales/*/kutna_hora.ftl`, with what they speak of."""

    def event(self, event: Event, view: View) -> Message:
        arguments = self._arguments(event.facts)
        if event.seat is not None:
            arguments["player"] = Player(event.seat)
        if "amount" in event.facts:
            amount = int(event.facts["amount"])
            sign = "lose" if amount < 0 else "gain"
            arguments |= {"change": Signed(amount), "count": abs(amount), "sign": sign}
        if event.kind == "guilds.chosen":
            guilds = view["guild_sets"][int(event.facts["set"]) - 1]["guilds"]
            arguments["guilds"] = listed([Name(f"guild-{guild}") for guild in guilds])
        if event.kind == "town.built":
            arguments["count"] = 1 if event.facts["tile"] else 0
        if event.kind == "price.changed":
            arguments = {"changes": self._price(event)}
        if "event" in event.facts:
            card = self.catalogue["events"][event.facts["event"]]
            time = str(event.facts["time"]) if "time" in event.facts else None
            arguments["effect"] = event_effects(card, time)
        return Message(f"event-{dashed(event.kind)}", arguments)

    def log(self, events: Sequence[Event], view: View) -> list[LogLine]:
        lines = []
        for place, event in enumerate(events):
            text: Message | None = None
            if event.kind == "price.changed" and not is_said_by_next(events, place):
                text = self._prices(events, place, view)
            elif not is_said_by_next(events, place) and not is_said_by_last(events, place):
                text = self.event(event, view)
            lines.append(LogLine(event, text, scene_part(event)))
        return lines

    def _prices(self, events: Sequence[Event], place: int, view: View) -> Message:
        """The prices that changed together, and what they changed with."""
        changes = listed([self._price(event) for event in prices_until(events, place)])
        cause = cause_of(events, place)
        if cause is None:
            return Message("event-price-changed", {"changes": changes})
        why = Message(CAUSES[cause.kind], self.event(cause, view).arguments)
        return Message("event-price-changed-by", {"changes": changes, "cause": why})

    def _price(self, event: Event) -> Message:
        return Message("price-step", self._arguments(event.facts))

    def refusal(self, reason: Reason) -> Message:
        return Message(reason.message, self._arguments(reason.arguments))

    def question(self, view: View, kind: str) -> Question:
        return question_text(view, self.catalogue, kind)

    def choice(self, view: View, name: str) -> ChoiceText:
        return ChoiceText(label(view, self.catalogue, name), note(view, self.catalogue, name))

    def _arguments(self, facts: Mapping[str, str | int]) -> Arguments:
        return {fact: self._argument(fact, value) for fact, value in facts.items()}

    def _argument(self, fact: str, value: str | int) -> Argument:
        """A fact's value as people say it."""
        match fact:
            case _ if fact in NAMED and value != "":
                return Name(f"{fact}-{dashed(str(value))}")
            case "tile":
                key = str(value)
                return tile_title(key, self.catalogue["tiles"][key]["name"]) if key else ""
            case "event":
                return event_title(str(value), self.catalogue["events"][value]["name"])
            case "stack":
                return stack_name(str(value))
            case "question" | "asked":
                return Message(f"question-{dashed(str(value))}.name")
            case "now" if int(value) < 0:
                return Signed(int(value))
        return value
