"""The stored files, and what can be seen of them today, in the words of the expected facts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from silverspire import State
from tests.table.vocabulary import Client, Guest

STORED = Path(__file__).resolve().parent / "0.1.0"
PACKS = STORED / "packs"
GAMES = ("kutna_hora", "world_without_end")
PACK = {"kutna_hora": "stored-kutna-hora", "world_without_end": "stored-world-without-end"}
# The packs that 0.1.0 shipped, and the games whose shipped pack is another one today.
SHIPPED = STORED / "shipped"
RETUNED = ("kutna_hora", "world_without_end")
TABLES = (
    *("waiting", "closed", "running", "unended", "left", "shipped"),
    *("finished", "rematch", "fork", "computers", "replaced"),
)


def expected(file: str) -> Any:
    return json.loads((STORED / file).read_text("utf-8"))


EXPECTED = expected("tables.json")


def stored_table(game: str, name: str) -> dict[str, Any]:
    facts: dict[str, Any] = EXPECTED["tables"][game][name]
    return facts


class ReturningGuest(Guest):
    """A guest of the stored database, who still has their secret."""

    def __init__(self, client: Client, name: str) -> None:
        self.client = client
        self.name = name
        self.id = EXPECTED["guests"][name]["id"]
        self.secret = EXPECTED["guests"][name]["secret"]


def returning_guests(client: Client) -> dict[str, Guest]:
    return {name: ReturningGuest(client, name) for name in EXPECTED["guests"]}


# --- Tables --------------------------------------------------------------------------------------


def table_facts(guests: dict[str, Guest], table: str) -> dict[str, Any]:
    """What the guests see of a table. Only here stand the present names of its fields."""
    names = {guest.id: name for name, guest in guests.items()}
    agnes = guests["Agnes"]
    response, seen = agnes.table(table), agnes.look(table)
    take_back, result = response["take_back"], response["result"]
    return {
        "id": response["id"],
        "game": response["game"],
        "pack": response["pack"],
        "rules_version": response["rules_version"],
        "options": response["options"],
        "status": response["status"],
        "public": response["public"],
        "spectators": response["spectators"],
        "take_backs": response["take_backs"],
        "end_turns": response["end_turns"],
        "sequence": response["sequence"],
        "move": response["move"],
        "asked": response["asked"],
        "created_at": response["created_at"],
        "moved_at": response["moved_at"],
        "rematch": response["rematch"],
        "rematch_of": response["rematch_of"],
        "fork_of": response["fork_of"],
        "seed": response["seed"],
        "seed_chosen": response["seed_chosen"],
        "invite": response["invite"],
        "result": result and {name: result[name] for name in ("scores", "ranking", "resigned")},
        "host": names[response["host"]],
        "seats": [
            {
                "name": seat["name"] if seat["person"] else "",  # computers had none then
                "level": seat["level"],
                "is_computers": seat["is_computer"],
                "resigned": seat["resigned"],
                "person": names.get(seat["person"]),
            }
            for seat in response["seats"]
        ],
        "take_back": take_back
        and {name: take_back[name] for name in ("seat", "count", "waiting_for")},
        "turn_to_end": seen["turn_to_end"],
        "decision": decision(guests, response, seen["decision"]),
        "may": undo_and_redo(guests, response),
    }


def log_facts(agnes: Guest, table: str) -> dict[str, Any]:
    """What has happened at a table, and what was said."""
    return {
        "entries": [
            [entry["kind"], entry["seat"], entry["move"], *what(entry)]
            for entry in agnes.get(f"/api/tables/{table}/entries")
        ],
        "chat": [
            [entry["sequence"], entry["seat"], entry["name"], entry["text"]]
            for entry in agnes.get(f"/api/tables/{table}/chat")
        ],
    }


def what(entry: Any) -> list[Any]:
    return [entry["choice"], entry["level"], entry["count"]]


def decision(guests: dict[str, Guest], response: Any, pending: Any) -> dict[str, Any] | None:
    """The pending decision; with its choices, if a person has to answer it."""
    if pending is None:
        return None
    seat = response["seats"][pending["seat"]]
    if seat["level"] is None and seat["person"] is not None:
        asked = next(guest for guest in guests.values() if guest.id == seat["person"])
        pending = asked.decision(response["id"], seat=pending["seat"])
    return {name: pending[name] for name in ("id", "seat", "kind", "choices")}


def undo_and_redo(guests: dict[str, Guest], response: Any) -> dict[str, Any]:
    """How many choices each guest may undo and redo on each of their seats."""
    found: dict[str, Any] = {name: {} for name in guests}
    for name, guest in guests.items():
        for seat, one in enumerate(response["seats"]):
            if one["person"] == guest.id:
                seen = guest.look(response["id"], seat=seat)
                found[name][str(seat)] = [seen["undo"], seen["redo"]]
    return found


def listed_facts(guest: Guest, which: str) -> list[Any]:
    """The tables of a list."""
    which = {"mine": "own"}.get(which, which)
    kept = ("id", "game", "status", "asked", "your_turn", "scores", "ranking", "progress")
    return [
        {
            **{name: one[name] for name in kept},
            "seats": [[seat["name"], seat["level"], seat["free"]] for seat in one["seats"]],
        }
        for one in guest.get("/api/tables", list=which)
    ]


# --- Games ---------------------------------------------------------------------------------------


def game_facts(state: State) -> dict[str, Any]:
    """Where a game is, and how it ends if the first choice is always made from here."""
    asked = state.decision()
    now = {
        "choices": len(state.choices_made),
        "scores": list(state.scores()),
        "ranking": list(state.ranking()),
        "over": asked is None,
        "seat": asked and asked.seat,
        "kind": asked and asked.kind,
        "legal": asked and [state.game.name_of(choice) for choice in asked.choices],
    }
    later = state.clone()
    while (asked := later.decision()) is not None:
        later.apply(asked.choices[0])
    return now | {"first_choices_lead_to": list(later.scores())}
