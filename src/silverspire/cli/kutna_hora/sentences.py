"""Events and refusals as sentences: names and words in place of keys."""

from __future__ import annotations

from collections.abc import Mapping

from silverspire.cli.kutna_hora.palette import player_name
from silverspire.cli.kutna_hora.printed import (
    dashed,
    event_effect,
    guild_name,
    listed,
    stack_name,
)
from silverspire.cli.kutna_hora.scene import View
from silverspire.kernel.errors import Reason
from silverspire.kernel.events import Event
from silverspire.kernel.state import State
from silverspire.words import Value, forms, say, signed

# Told at once. The rest (a deck's cards, an arm's notches, tiles laid aside) is in the log.
NEWS = frozenset(
    {
        "guilds.chosen",
        "card.without_effect",
        "joker.used",
        "miners.hired",
        "mine.built",
        "rights.taken",
        "plot.claimed",
        "building.built",
        "town.built",
        "points.scored",
        "pelican.used",
        "patrician.seated",
        "technology.taken",
        "income.gained",
        "taxes.paid",
        "taxes.refused",
        "red_tile.entered",
        "round.began",
        "event.revealed",
        "event.acted",
        "mine.stack_renewed",
        "game.ended",
    }
)

NAMED = frozenset({"guild", "commodity", "colour", "action", "source"})  # facts that are names

# Refusals that say only "that is something else": listed when somebody asks for that very choice.
OBVIOUS = frozenset(
    {
        "refusal-other-question",
        "refusal-not-offered",
        "refusal-no-such-set",
        "refusal-not-your-guild-to-assign",
        "refusal-card-spent",
        "refusal-action-not-on-card",
        "refusal-not-drawn",
        "refusal-off-the-mine",
        "refusal-off-the-city",
        "refusal-tile-not-yours",
        "refusal-stack-gone",
        "refusal-not-your-plot",
        "refusal-not-your-building",
    }
)


def sentence(event: Event, state: State, catalogue: View) -> str:
    """What happened, in the reader's language."""
    values = spoken_facts(event.facts, catalogue)
    if event.seat is not None:
        values["player"] = player_name(event.seat)
    if "amount" in event.facts:
        values["change"] = signed(int(event.facts["amount"]))
        values["count"] = abs(int(event.facts["amount"]))
    if event.kind == "guilds.chosen":
        chosen = state.view(None)["guild_sets"][int(event.facts["set"]) - 1]["guilds"]
        values["guilds"] = listed(map(guild_name, chosen))
    if event.kind == "town.built":
        values["count"] = 1 if event.facts["tile"] else 0
    if "event" in event.facts:
        values["effect"] = event_effect(catalogue["events"][event.facts["event"]])
    return say(f"event-{dashed(event.kind)}", **values)


def refusal(reason: Reason, catalogue: View) -> str:
    """Why not, with the rule."""
    values = spoken_facts(reason.arguments, catalogue)
    return say("refused", why=say(reason.message, **values), rule=reason.rule)


def spoken_facts(facts: Mapping[str, Value], catalogue: View) -> dict[str, Value]:
    """Facts as sentences take them; names in every form."""
    values: dict[str, Value] = {}
    for fact, value in facts.items():
        if fact in NAMED and value != "":
            values |= forms(fact, f"{fact}-{dashed(str(value))}")
        else:
            values[fact] = readable(fact, value, catalogue)
    return values


def readable(fact: str, value: Value, catalogue: View) -> Value:
    """A fact's value as people say it."""
    match fact:
        case "tile":
            return str(catalogue["tiles"][value]["name"]) if value else ""
        case "event":
            return str(catalogue["events"][value]["name"])
        case "stack":
            return stack_name(str(value))
        case "question" | "asked":
            return say(f"question-{dashed(str(value))}.name")
        case "now" if isinstance(value, int) and value < 0:
            return signed(value)
    return value
