"""What is printed on a piece, looked up by its name."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from silverspire.cli.world_without_end.component_text import (
    View,
    benefit_words,
    bonus_words,
    card_name,
    event_text,
    good_name,
    listed,
    person_name,
    project_name,
)
from silverspire.cli.world_without_end.palette import text_of
from silverspire.games.world_without_end import piece_text
from silverspire.games.world_without_end.effect_text import amount_of
from silverspire.localization import folded, say

Entry = tuple[str, str, str]  # the piece's name, what kind of piece it is, what is printed on it


def look_up(catalogue: View, name: str) -> list[Text]:
    """A line for each piece of that name; else for each whose name contains it."""
    wanted = folded(name)
    found = [entry for entry in entries(catalogue) if wanted in folded(entry[0])]
    exact = [entry for entry in found if wanted == folded(entry[0])]
    return [_line(*entry) for entry in exact or found]


def _line(title: str, kind: str, text: str) -> Text:
    message = "wwe-piece" if kind else "wwe-piece-plain"
    line = Text(f" {say(message, title=title, kind=kind, text=text)}")
    line.stylize("bold", 1, 1 + len(title))
    return line


def entries(catalogue: View) -> Iterator[Entry]:
    """Every piece of the box: action cards, events, projects, houses, locations, persons."""
    numbers = catalogue["numbers"]
    for card in catalogue["cards"]:
        name = card["card"]
        kind = say("wwe-piece-starred" if card["starred"] else "wwe-piece-card")
        yield card_name(name), kind, text_of(piece_text.card_text(name, numbers))
    for card in catalogue["events"].values():
        yield card["title"], _event_kind(card), _event(card)
    for project in catalogue["projects"]:
        yield project_name(project["project"]), say("wwe-piece-project"), _project(project)
    for house in catalogue["houses"]:
        title = text_of(piece_text.house_name(house))
        text = say("wwe-printed-house", resource=good_name(house["resource"]), **numbers)
        yield title, "", text
    for location in catalogue["locations"]:
        title = text_of(piece_text.location_name(location["location"]))
        yield title, "", say("wwe-printed-location", benefit=benefit_words(location), **numbers)
    for person in dict.fromkeys(catalogue["favor_track"]):
        text = text_of(piece_text.favor_text(person, numbers))
        yield person_name(person), say("wwe-piece-person"), text


def _event_kind(card: View) -> str:
    kind = say("wwe-event-long-term" if card["long_term"] else "wwe-event-immediate")
    chapter = say("wwe-event-chapter", chapter=piece_text.CHAPTER_NAMES[card["chapter"] - 1])
    return listed([chapter, kind])


def _event(card: View) -> str:
    corners = [text_of(amount_of(corner["good"], corner["amount"])) for corner in card["corners"]]
    text = say("wwe-printed-event", text=event_text(card), corners=listed(corners))
    if card["plague"] is None:
        return text
    return f"{text} {say('wwe-printed-plague', location=card['plague'])}"


def _project(project: View) -> str:
    return say(
        "wwe-printed-project",
        stone=project["stone"],
        wood=project["wood"],
        bonus=bonus_words(project),
        metal=int(project["metal"]),
    )
