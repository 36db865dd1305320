"""House spaces, plague locations, supplies and the fair."""

from __future__ import annotations

from rich.text import Text

from silverspire.cli.panes import columns, hanging
from silverspire.cli.strokes import ALARM, FAINT, GOLD, bar
from silverspire.cli.world_without_end.palette import (
    GOOD_COLOURS,
    GOOD_SYMBOLS,
    SICK,
    good_symbol,
    player_mark,
    player_style,
)
from silverspire.cli.world_without_end.printed import (
    View,
    benefit_words,
    good_name,
    income_words,
)
from silverspire.cli.world_without_end.scene import Scene
from silverspire.words import say


def house_lines(scene: Scene, width: int) -> list[Text]:
    """14 spaces: the resource each costs, the income it pays, whose house stands there."""
    title = say("wwe-pane-houses", gold=int(scene.components.house_gold))
    cells = [_house(scene, house) for house in scene.catalogue["houses"]]
    return [bar(title, width), *columns(cells, width, 1)]


def _house(scene: Scene, house: View) -> Text:
    number = house["house"]
    legal = f"house:{number}" in scene.legal
    owner = scene.view["houses"][number - 1]
    cell = Text(no_wrap=True).append(f"{number:>3} ", GOLD if legal else FAINT)
    cell.append_text(good_symbol(house["resource"])).append("→", FAINT)
    several = house["amount"] > 1
    words = income_words(house) if several else good_name(house["income"])
    income = f"{GOOD_SYMBOLS[house['income']]} {words} "
    cell.append(income, GOOD_COLOURS[house["income"]])
    if owner is None:
        return cell.append("·", FAINT)
    return cell.append(player_mark(owner), f"{player_style(owner)} reverse")


def plague_lines(scene: Scene, width: int) -> list[Text]:
    """The locations: face down, sick with a value, or healed; [] before the plague comes."""
    if all(location["state"] == "none" for location in scene.view["plague"]):
        return []
    title = say("wwe-pane-plague", points=int(scene.components.treatment_points), sick=SICK)
    pairs = zip(scene.view["plague"], scene.catalogue["locations"], strict=True)
    cells = [_location(scene, location, printed) for location, printed in pairs]
    return [bar(title, width), *columns(cells, width, 1)]


def _location(scene: Scene, location: View, printed: View) -> Text:
    number, state = location["location"], location["state"]
    legal = f"treat:{number}" in scene.legal
    cell = Text(no_wrap=True).append(f"{number:>3} ", GOLD if legal else FAINT)
    if state == "healed":
        return cell.append(say("wwe-healed"), FAINT)
    sick = state == "sick"
    cell.append(f"{SICK}{location['value']}" if sick else " ?", ALARM if sick else FAINT)
    return cell.append(f" {benefit_words(printed)}", "default" if sick else FAINT)


def supply_lines(scene: Scene, width: int) -> list[Text]:
    """What is left in the supplies, and what the fair pays today."""
    line = Text(" ").append(say("wwe-pane-supply"), "bold")
    for good, amount in scene.view["supply"].items():
        line.append(f" {GOOD_SYMBOLS[good]}", GOOD_COLOURS[good])
        line.append(f"{amount}", ALARM if amount == 0 else "default")
    line.append("   ").append(say("wwe-fair"), "bold")
    for good, price in scene.view["fair"].items():
        line.append(f"  {GOOD_SYMBOLS[good]} ", GOOD_COLOURS[good])
        if price is None:
            line.append(say("wwe-not-sold", good=good_name(good)), FAINT)
        else:
            line.append(say("wwe-sold-for", good=good_name(good), gold=price))
    return hanging(line, width, 1)
