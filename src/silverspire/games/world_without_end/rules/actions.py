"""The twelve actions: what each offers after its card is played, and what it does."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.games.world_without_end.choices import (
    CLOTH_CHOICE,
    DECLINE_CHOICE,
    GOLD_CHOICE,
    GOOD_CHOICE,
    HOUSE_CHOICE,
    PERFORM_CHOICE,
    PROJECT_CHOICE,
    TREAT_CHOICE,
    WOOL_CHOICE,
)
from silverspire.games.world_without_end.components import (
    CLOTH_CARD,
    DONATION_CARD,
    FAVOR_CARD,
    GOLD,
    GOODS,
    GRAIN,
    GRAIN_CARD,
    HOUSE_CARD,
    HOUSE_SPACES,
    LOCATIONS,
    MEDICINE_CARD,
    NONE,
    PIETY,
    PIETY_CARD,
    PRIVILEGE_CARD,
    PROJECT_CARD,
    PROJECTS,
    RENT_CARD,
    RESOURCE_CARD,
    SALE_CARD,
    STONE,
    WOOD,
    Card,
    Good,
    Seat,
)
from silverspire.games.world_without_end.effect_vocabulary import (
    FEE,
)
from silverspire.games.world_without_end.player import FROM_MEDICINE
from silverspire.games.world_without_end.questions import (
    RENT_ASKED,
    RESOURCE_ASKED,
    TREATMENT_ASKED,
)
from silverspire.games.world_without_end.refusals import (
    FEE_UNPAID,
    NOT_IN_SUPPLY,
    NOT_THIS_ACTION,
    OUTLAWS_UNPAID,
)
from silverspire.games.world_without_end.rules import houses, market, plague, projects
from silverspire.games.world_without_end.rules.favor import leads_to_outlaws, move_favor
from silverspire.games.world_without_end.rules.goods import gain, gain_points, lose
from silverspire.games.world_without_end.state import EVENT_PLACES, Table
from silverspire.kernel.refusals import ALLOWED


def fee_for(table: Table, seat: Seat, card: Card) -> i64:
    """Gold that long-term events ask for performing an action, also by privilege [WWE-ACT-6]."""
    pile = table.players[seat].pile
    fee = fee_on(table, card)
    if pile[len(pile) - 1] == PRIVILEGE_CARD:
        fee += fee_on(table, PRIVILEGE_CARD)
    return fee


def fee_on(table: Table, card: Card) -> i64:
    """All long-term events in force count [WWE-ROUND-5]."""
    fee: i64 = 0
    for place in range(EVENT_PLACES):
        at = table.lasting_on(place, FEE, card)
        if at != NONE:
            fee += table.components.effects[at + 2]
    return fee


def action_refusal(table: Table, seat: Seat, card: Card, choice: i64) -> i64:
    """Whether a choice performs the action of a card."""
    return refusal_with_fee(table, seat, card, choice, fee_for(table, seat, card))


def refusal_with_fee(table: Table, seat: Seat, card: Card, choice: i64, fee: i64) -> i64:
    """The same with a known fee, which must be payable first."""
    if choice == DECLINE_CHOICE:
        return ALLOWED
    if fee > table.players[seat].goods[GOLD]:
        return FEE_UNPAID
    if choice == PERFORM_CHOICE:
        return simple_refusal(table, seat, card, fee)
    if GOOD_CHOICE <= choice < GOOD_CHOICE + GOODS:
        return resource_refusal(table, card, choice - GOOD_CHOICE)
    if PROJECT_CHOICE <= choice < PROJECT_CHOICE + PROJECTS:
        return project_refusal(table, seat, card, choice - PROJECT_CHOICE, fee)
    if HOUSE_CHOICE <= choice < HOUSE_CHOICE + HOUSE_SPACES:
        return house_refusal(table, seat, card, choice - HOUSE_CHOICE, fee)
    if card == SALE_CARD and WOOL_CHOICE <= choice < CLOTH_CHOICE:
        return market.wool_refusal(table, seat, choice - WOOL_CHOICE)
    if card == CLOTH_CARD and CLOTH_CHOICE <= choice < HOUSE_CHOICE:
        return market.weave_refusal(table, seat, choice - CLOTH_CHOICE)
    if card == MEDICINE_CARD and choice == GOLD_CHOICE:
        return ALLOWED
    if card == MEDICINE_CARD and TREAT_CHOICE <= choice < TREAT_CHOICE + LOCATIONS:
        knowledge = plague.knowledge_of(table, seat)
        return plague.treatment_refusal(table, choice - TREAT_CHOICE, knowledge, NONE)
    return NOT_THIS_ACTION


def simple_refusal(table: Table, seat: Seat, card: Card, fee: i64) -> i64:
    """Grain, piety and favor ask nothing more [WWE-ACT-3, WWE-ACT-12]."""
    if card == GRAIN_CARD:
        return ALLOWED if table.in_supply(GRAIN) else NOT_IN_SUPPLY
    if card == PIETY_CARD:
        return ALLOWED if table.in_supply(PIETY) else NOT_IN_SUPPLY
    if card != FAVOR_CARD:
        return NOT_THIS_ACTION
    gold = table.players[seat].goods[GOLD] - fee
    if leads_to_outlaws(table, 1) and gold < table.components.outlaws_gold:
        return OUTLAWS_UNPAID
    return ALLOWED


def resource_refusal(table: Table, card: Card, good: Good) -> i64:
    if card != RESOURCE_CARD or (good not in (STONE, WOOD)):
        return NOT_THIS_ACTION
    return ALLOWED if table.in_supply(good) else NOT_IN_SUPPLY


def project_refusal(table: Table, seat: Seat, card: Card, project: i64, fee: i64) -> i64:
    if card == PROJECT_CARD:
        return projects.build_refusal(table, seat, project)
    if card == DONATION_CARD:
        return projects.donation_refusal(table, seat, project, fee)
    return NOT_THIS_ACTION


def house_refusal(table: Table, seat: Seat, card: Card, space: i64, fee: i64) -> i64:
    if card == HOUSE_CARD:
        return houses.house_refusal(table, seat, space, fee, False)
    if card == RENT_CARD:
        return houses.rent_refusal(table, seat, space, NONE)
    return NOT_THIS_ACTION


def offer_action(table: Table, seat: Seat, card: Card) -> vec[i64]:
    """Every way to perform the card's action; performing is optional [WWE-ACT-1]."""
    legal = vec[i64](capacity=16)
    first, count = action_choices(card)
    fee = fee_for(table, seat, card)
    for choice in range(first, first + count):
        if refusal_with_fee(table, seat, card, choice, fee) == ALLOWED:
            legal = append(legal, choice)
    return append(legal, DECLINE_CHOICE)


def action_choices(card: Card) -> tuple[i64, i64]:
    """The family of choices that perform a card's action: first, and how many."""
    if card == RESOURCE_CARD:
        return GOOD_CHOICE, 2
    if card in (PROJECT_CARD, DONATION_CARD):
        return PROJECT_CHOICE, PROJECTS
    if card == SALE_CARD:
        return WOOL_CHOICE, 16
    if card in (HOUSE_CARD, RENT_CARD):
        return HOUSE_CHOICE, HOUSE_SPACES
    if card == CLOTH_CARD:
        return CLOTH_CHOICE, 3
    if card == MEDICINE_CARD:
        return GOLD_CHOICE, 1 + LOCATIONS
    return PERFORM_CHOICE, 1


def perform(table: Table, seat: Seat, card: Card, choice: i64) -> None:
    """Carry an action out: it counts as performed, since it changes something [WWE-ACT-1]."""
    table.players[seat].performed = 1
    lose(table, seat, GOLD, fee_for(table, seat, card))
    if card == GRAIN_CARD:
        gain(table, seat, GRAIN, 1)
    elif card == PIETY_CARD:
        gain(table, seat, PIETY, 1)
    elif card == RESOURCE_CARD:
        gain(table, seat, choice - GOOD_CHOICE, 1)
    elif card == PROJECT_CARD:
        table.push(RESOURCE_ASKED, seat, choice - PROJECT_CHOICE)
    elif card == SALE_CARD:
        market.choose_wool(table, seat, choice - WOOL_CHOICE)
    elif card == HOUSE_CARD:
        houses.build_house(table, seat, choice - HOUSE_CHOICE, False)
    elif card == RENT_CARD:
        houses.take_rent(table, seat, choice - HOUSE_CHOICE)
        table.push(RENT_ASKED, seat, choice - HOUSE_CHOICE)
    elif card == DONATION_CARD:
        projects.donate(table, seat, choice - PROJECT_CHOICE)
    elif card == CLOTH_CARD:
        market.weave(table, seat, choice - CLOTH_CHOICE)
    elif card == FAVOR_CARD:
        move_favor(table, seat, 1)
    else:
        perform_medicine(table, seat, choice)


def perform_medicine(table: Table, seat: Seat, choice: i64) -> None:
    """Either gold and a point, or treatment; never both [WWE-ACT-11]."""
    if choice == GOLD_CHOICE:
        gain(table, seat, GOLD, table.components.medicine_gold)
        gain_points(table, seat, FROM_MEDICINE, table.components.medicine_points)
        return
    treat(table, seat, choice - TREAT_CHOICE, plague.knowledge_of(table, seat))


def treat(table: Table, seat: Seat, location: i64, knowledge: i64) -> None:
    """Heal one location; the next is asked for with the knowledge that is left."""
    left = knowledge - table.plague_values[location]
    table.push(TREATMENT_ASKED, seat, left, location)
    plague.heal(table, seat, location)
