"""The plague: turning tokens, treating locations, benefits."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.games.world_without_end.choices import DECLINE_CHOICE, TREAT_CHOICE
from silverspire.games.world_without_end.components import (
    FREE_HOUSE,
    KNOWLEDGE,
    LOCATIONS,
    NONE,
    EventCard,
    Location,
    Seat,
)
from silverspire.games.world_without_end.effect_vocabulary import (
    NO_TREATMENT,
)
from silverspire.games.world_without_end.events import (
    LOCATION_HEALED,
    PLAGUE_KNOWN,
    PLAGUE_REVEALED,
)
from silverspire.games.world_without_end.player import FROM_PLAGUE
from silverspire.games.world_without_end.questions import FREE_HOUSE_ASKED
from silverspire.games.world_without_end.refusals import (
    NO_TREATMENT_NOW,
    NOT_SICK,
    OUT_OF_ORDER,
    TOO_LITTLE_KNOWLEDGE,
)
from silverspire.games.world_without_end.rules.chances import PLAGUE_STREAM
from silverspire.games.world_without_end.rules.goods import gain_points, receive
from silverspire.games.world_without_end.state import HEALED, SICK, UNTURNED, Table
from silverspire.kernel.chance import shuffle
from silverspire.kernel.events import NOBODY
from silverspire.kernel.refusals import ALLOWED


def lay_plague_tokens(table: Table) -> None:
    """After chapter II the tokens are shuffled face down on the locations [WWE-PLAGUE-1]."""
    values = table.components.plague_values[:]
    shuffle(table.streams, PLAGUE_STREAM, values)
    table.record_chance("plague", values)
    table.plague_values = values
    for location in range(LOCATIONS):
        table.plague[location] = UNTURNED


def turn_plague_token(table: Table, event: EventCard) -> None:
    """The drawn event's number turns that location's token up, once [WWE-PLAGUE-2]."""
    location = table.components.event_plague[event]
    if location == NONE:
        return
    if table.plague[location] != UNTURNED:
        table.report(PLAGUE_KNOWN, NOBODY, location)
        return
    table.plague[location] = SICK
    table.report(PLAGUE_REVEALED, NOBODY, location, table.plague_values[location])


def treatment_refusal(table: Table, location: Location, knowledge: i64, last: Location) -> i64:
    """Sick locations whose values sum to at most your knowledge, in ascending number."""
    if table.lasting(NO_TREATMENT, NONE) != NONE:
        return NO_TREATMENT_NOW
    if table.plague[location] != SICK:
        return NOT_SICK
    if location <= last:
        return OUT_OF_ORDER
    if table.plague_values[location] > knowledge:
        return TOO_LITTLE_KNOWLEDGE
    return ALLOWED


def offer_treatments(table: Table, knowledge: i64, last: Location) -> vec[i64]:
    """One more location, or stop [WWE-PLAGUE-3]."""
    legal = vec[i64](capacity=LOCATIONS + 1)
    for location in range(LOCATIONS):
        if treatment_refusal(table, location, knowledge, last) == ALLOWED:
            legal = append(legal, TREAT_CHOICE + location)
    return append(legal, DECLINE_CHOICE)


def heal(table: Table, seat: Seat, location: Location) -> None:
    """2 points and the location's benefit; the token leaves the game [WWE-PLAGUE-3]."""
    table.plague[location] = HEALED
    table.report(LOCATION_HEALED, seat, location)
    components = table.components
    gain_points(table, seat, FROM_PLAGUE, components.treatment_points)
    benefit = components.benefit[location]
    if benefit == FREE_HOUSE:
        table.push(FREE_HOUSE_ASKED, seat)
    elif benefit != NONE:
        receive(table, seat, benefit, components.benefit_amount[location], FROM_PLAGUE)


def knowledge_of(table: Table, seat: Seat) -> i64:
    """Medical knowledge is never lost [WWE-FRAME-4]."""
    return table.players[seat].goods[KNOWLEDGE]
