"""Decisions as short numbered lists, each choice with its cost and consequences."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from silverspire.cli.drawing import Menu
from silverspire.cli.panes import columns, hanging
from silverspire.cli.strokes import FAINT, GOLD
from silverspire.cli.world_without_end.labels import asked_card, label
from silverspire.cli.world_without_end.notes import SUPPOSED, consequences, details, lost_points
from silverspire.cli.world_without_end.orientation import orientation_lines
from silverspire.cli.world_without_end.printed import (
    View,
    amount_of,
    card_name,
    dashed,
    effects_of,
    goods_in,
    listed,
    project_name,
)
from silverspire.cli.world_without_end.scene import LAST_CHAPTER, Scene, scene
from silverspire.games.world_without_end.components import CARD_NAMES, GOOD_NAMES, PROJECT_NAMES
from silverspire.games.world_without_end.rules.chapters import DUTY_NAMES
from silverspire.games.world_without_end.state import Table
from silverspire.kernel.decisions import Decision
from silverspire.words import Value, say

CARD_LABEL = 10
LONGEST_LABEL = 44
LONG_LIST = 8  # choices; more stand in columns where there is room


class Option(NamedTuple):
    """A choice in words: its number, what it is called, what it brings."""

    number: int
    label: str
    note: str


def menu(table: Table, asked: Decision, catalogue: View, width: int) -> Menu:
    """The pending question with its choices."""
    shown = scene(table, catalogue, asked.seat)
    if asked.kind == "orientation":
        lines = orientation_lines(table, asked, width)
    elif asked.kind in {"card", "discard"}:
        lines = _cards(table, asked, shown, width)
    else:
        lines = _options(table, asked, shown, width)
    values = _values(shown)
    name = f"wwe-question-{dashed(asked.kind)}"
    return Menu(say(name, **values), say(f"{name}.help", **values), asked.choices, lines)


def _values(shown: Scene) -> dict[str, Value]:
    """What a question may speak of: the card, the project, the goods, the duty it is about."""
    first, second = shown.view["asked"]["detail"]
    values: dict[str, Value] = {"chapter": shown.view["chapter"], "first": first}
    match shown.asked:
        case "action":
            card = CARD_NAMES[first]
            played = shown.view["players"][shown.view["asked"]["seat"]]["pile"][-1]
            values |= {
                "card": card_name(card),
                "does": does(shown, card),
                "privilege": int(played != card),
            }
        case "resource":
            values |= {"project": project_name(PROJECT_NAMES[first]), "placed": second}
        case "cloth_sale":
            price = shown.view["fair"][GOOD_NAMES[5]]
            values |= {"gold": price if price is not None else 0}
        case "treatment":
            values["knowledge"] = first
        case "lost_good" | "gained_good":
            goods = [say(f"wwe-good-{good}") for good in goods_in(first)]
            values["goods"] = say("wwe-or").join(goods)
        case "payment" | "event_trade":
            values |= _event_values(shown)
        case "protection":
            duty = DUTY_NAMES[first]
            last = shown.view["chapter"] == LAST_CHAPTER
            values |= {
                "penalty": say(f"wwe-penalty-{duty}"),
                "points": lost_points(shown.view, shown.catalogue),
                "last": int(last),
            }
    return values


def _event_values(shown: Scene) -> dict[str, Value]:
    event = shown.view["event"]
    facts = effects_of(shown.card(event["card"]), "pay_or_lose") if event else None
    title = shown.card(event["card"])["title"] if event else ""
    if facts is None:
        return {"title": title, "paid": "", "points": 0}
    paid = amount_of(facts["good"], facts["amount"])
    return {"title": title, "paid": paid, "points": facts["points"]}


# --- Cards ---------------------------------------------------------------------------------------


def _cards(table: Table, asked: Decision, shown: Scene, width: int) -> list[Text]:
    """The hand in two columns: what each card does, faint where it would do nothing now."""
    names = [table.game.name_of(choice) for choice in asked.choices]
    cells, others = [], []
    for number, name in enumerate(names, 1):
        family, _, card = name.partition(":")
        if family == "trade":
            told = label(shown.view, shown.catalogue, name)
            others.append(Text().append(f"{number:>3} ", GOLD).append(told, "bold"))
            continue
        works = family == "discard" or is_useful(table, asked, asked.choices[number - 1])
        cells.append(_card(shown, number, card, works))
    half = (width - 1) // 2
    for cell in cells:
        cell.truncate(half, overflow="ellipsis")
    return [*columns(cells, width, 1), *others]


def _card(shown: Scene, number: int, card: str, works: bool) -> Text:
    cell = Text(no_wrap=True).append(f"{number:>3} ", GOLD)
    cell.append(f"{card_name(card):<{CARD_LABEL}}", "bold" if works else "default")
    note = does(shown, card) if works else say("wwe-no-use")
    for word in surcharges(shown, card):
        note = say("note-separator").join((note, word))
    return cell.append(f" {note}", "default" if works else FAINT)


def is_useful(table: Table, asked: Decision, choice: int) -> bool:
    """Whether a card's action could be performed: then it is asked for."""
    trial = table.redeal(asked.seat, SUPPOSED)
    trial.apply(choice)
    following = trial.decision()
    return following is not None and following.kind == "action" and following.seat == asked.seat


def does(shown: Scene, card: str) -> str:
    """What a card's action is, in a few words."""
    printed = shown.components
    board = shown.view["players"][shown.view["asked"]["seat"]]
    pile = board["pile"] if shown.asked == "card" else board["pile"][:-1]
    return say(
        f"wwe-card-{card}.does",
        house_gold=int(printed.house_gold),
        donation_gold=int(printed.donation_gold),
        medicine_gold=int(printed.medicine_gold),
        medicine_points=int(printed.medicine_points),
        cloth_limit=int(printed.cloth_limit),
        plague=int(shown.view["chapter"] > 2),
        repeated=card_name(pile[-1]) if pile else say("wwe-nothing"),
    )


def surcharges(shown: Scene, card: str) -> list[str]:
    """What long-term events ask or add for a card's action."""
    fees = [facts["gold"] for facts in shown.lasting("fee") if facts["card"] == card]
    bonuses = [
        amount_of(facts["get"], facts["amount"])
        for facts in shown.lasting("bonus")
        if facts["card"] == card
    ]
    told = [say("wwe-fee", gold=sum(fees))] if fees else []
    return [*told, *(say("wwe-bonus", bonus=bonus) for bonus in bonuses)]


# --- Everything else -----------------------------------------------------------------------------


def _options(table: Table, asked: Decision, shown: Scene, width: int) -> list[Text]:
    options = []
    for number, choice in enumerate(asked.choices, 1):
        name = table.game.name_of(choice)
        parts = (
            consequences(table, asked, choice),
            details(shown.view, shown.catalogue, name),
        )
        note = say("note-separator").join(part for part in parts if part)
        options.append(Option(number, label(shown.view, shown.catalogue, name), note))
    lines = _one_a_line(options, width)
    if asked.kind == "action":
        told = surcharges(shown, asked_card(shown.view))
        lines += hanging(Text(f"    {listed(told)}", FAINT), width, 4) if told else []
    return lines


def _one_a_line(options: list[Option], width: int) -> list[Text]:
    widest = min(LONGEST_LABEL, max(len(option.label) for option in options))
    lines = [_line(option, widest) for option in options]
    if len(lines) > LONG_LIST:
        return columns(lines, width)
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def _line(option: Option, label_width: int) -> Text:
    text = Text(no_wrap=True).append(f"{option.number:>3} ", GOLD)
    text.append(f"{option.label:<{label_width}}", "bold").append(f"  {option.note}")
    text.rstrip()
    return text
