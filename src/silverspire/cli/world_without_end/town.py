"""House spaces, plague locations, supplies and the fair."""

from __future__ import annotations

from rich.text import Text

from silverspire.cli.panes import columns, hanging_indent
from silverspire.cli.styles import ALARM, FAINT, GOLD, title_bar
from silverspire.cli.world_without_end.component_text import (
    View,
    benefit_words,
    good_name,
    income_words,
)
from silverspire.cli.world_without_end.palette import (
    GOOD_COLORS,
    GOOD_SYMBOLS,
    SICK,
    good_symbol,
    player_mark,
    player_style,
)
from silverspire.cli.world_without_end.render_context import RenderContext
from silverspire.localization import say


def house_lines(context: RenderContext, width: int) -> list[Text]:
    """14 spaces: the resource each costs, the income it pays, whose house stands there."""
    title = say("wwe-pane-houses", gold=context.catalogue["numbers"]["house_gold"])
    cells = [_house(context, house) for house in context.catalogue["houses"]]
    return [title_bar(title, width), *columns(cells, width, 1)]


def _house(context: RenderContext, house: View) -> Text:
    number = house["house"]
    legal = f"house:{number}" in context.legal
    owner = context.view["houses"][number - 1]
    cell = Text(no_wrap=True).append(f"{number:>3} ", GOLD if legal else FAINT)
    cell.append_text(good_symbol(house["resource"])).append("→", FAINT)
    several = house["amount"] > 1
    words = income_words(house) if several else good_name(house["income"])
    income = f"{GOOD_SYMBOLS[house['income']]} {words} "
    cell.append(income, GOOD_COLORS[house["income"]])
    if owner is None:
        return cell.append("·", FAINT)
    return cell.append(player_mark(owner), f"{player_style(owner)} reverse")


def plague_lines(context: RenderContext, width: int) -> list[Text]:
    """The locations: face down, sick with a value, or healed; [] before the plague comes."""
    if all(location["state"] == "none" for location in context.view["plague"]):
        return []
    title = say(
        "wwe-pane-plague", points=context.catalogue["numbers"]["treatment_points"], sick=SICK
    )
    pairs = zip(context.view["plague"], context.catalogue["locations"], strict=True)
    cells = [_location(context, location, printed) for location, printed in pairs]
    return [title_bar(title, width), *columns(cells, width, 1)]


def _location(context: RenderContext, location: View, printed: View) -> Text:
    number, state = location["location"], location["state"]
    legal = f"treat:{number}" in context.legal
    cell = Text(no_wrap=True).append(f"{number:>3} ", GOLD if legal else FAINT)
    if state == "healed":
        return cell.append(say("wwe-healed"), FAINT)
    sick = state == "sick"
    cell.append(f"{SICK}{location['value']}" if sick else " ?", ALARM if sick else FAINT)
    return cell.append(f" {benefit_words(printed)}", "default" if sick else FAINT)


def supply_lines(context: RenderContext, width: int) -> list[Text]:
    """What is left in the supplies, and what the fair pays today."""
    line = Text(" ").append(say("wwe-pane-supply"), "bold")
    for good, amount in context.view["supply"].items():
        line.append(f" {GOOD_SYMBOLS[good]}", GOOD_COLORS[good])
        line.append(f"{amount}", ALARM if amount == 0 else "default")
    line.append("   ").append(say("wwe-fair"), "bold")
    for good, price in context.view["fair"].items():
        line.append(f"  {GOOD_SYMBOLS[good]} ", GOOD_COLORS[good])
        if price is None:
            line.append(say("wwe-not-sold", good=good_name(good)), FAINT)
        else:
            line.append(say("wwe-sold-for", good=good_name(good), gold=price))
    return hanging_indent(line, width, 1)
