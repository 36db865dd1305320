### World Without End on the screen.

## The event card

web-wwe-event = This round’s event
web-wwe-no-event = There’s no event card right now.
web-wwe-orientation = Orientation of the event card
web-wwe-orientation-summary = Arrow at { $number }. { $incomes }. { $favor }
web-wwe-income-of = { $player }: { $income }
web-wwe-turn-left = Turn the card to the left
web-wwe-turn-right = Turn the card to the right
web-wwe-in-force = Long-term events in force

## The town

web-wwe-projects = Building projects
web-wwe-project-label =
    { $canceled ->
        [0] { $stone } of { $stones } stone and { $wood } of { $woods } wood are placed. Donors get: { $bonus }.
       *[other] No work in this chapter. { $stone } of { $stones } stone and { $wood } of { $woods } wood are placed. Donors get: { $bonus }.
    } { $donors ->
        [0] No one has donated yet.
       *[other] Donors: { $players }.
    }
web-wwe-project-complete = This project is complete.
web-wwe-project-aside = This project is not on the board yet.
web-wwe-complete = complete
web-wwe-later = later
web-wwe-houses = Building spaces for houses
web-wwe-house-label = { $taken ->
    [0] House space { $house }: a house costs { $gold } gold and 1 { $resource }, and gives { $income } as rent.
   *[other] House space { $house }: { $player } has a house here; it gives { $income } as rent.
}
web-wwe-supply-label = { $left ->
    [0] There is no { $good } left in the supply.
   *[other] In the supply: { $left } { $good }.
}

## Favor and plague

web-wwe-favor = Favor track
web-wwe-marker-here = The favor marker is here.
web-wwe-favor-canceled = Canceled until the chapter ends.
web-wwe-plague = Plague locations
web-wwe-location-label = { $state ->
    [sick] Location { $location } is sick: treating it takes { $value } medical knowledge. Benefit: { $benefit }.
    [healed] Location { $location } is healed.
    [unturned] Location { $location }: its token is face down. Benefit: { $benefit }.
   *[none] Location { $location }: the plague hasn’t arrived yet. Benefit: { $benefit }.
}
web-wwe-plague-comes = The plague arrives in chapter III.
web-wwe-sick =
    { $count ->
        [one] 1 sick location
       *[other] { $count } sick locations
    }

## Time and players

web-wwe-round = Round { $round } of { $rounds }
web-wwe-active = Active player: { $player }
web-wwe-memory = Show what a perfect memory would know about the others’ goods

## You

web-wwe-card-label =
    { $place ->
        [hand] { $idle ->
            [0] { $card }, in your hand. { $help }
           *[other] { $card }, in your hand, no use right now. { $help }
        }
        [played] { $card }, played this chapter.
        [discarded] { $card }, discarded face down.
       *[away] { $card }, not in the game yet.
    }
web-wwe-played = played
web-wwe-discarded = discarded
web-wwe-duties-settled = The duties of chapter { $chapter }:
web-wwe-missing =
    { $missing ->
        [one] 1 is missing
       *[other] { $missing } are missing
    }
web-wwe-duty-paid = You have enough.
web-wwe-on-the-board = Choose one of the highlighted spaces on the board

## A phone’s pages

web-wwe-pane-event = Event
web-wwe-pane-projects = Projects
web-wwe-pane-town = Town
web-wwe-pane-favor = Favor
web-wwe-pane-duties = Duties
web-wwe-legend-arrow = The arrow of an event: how far the favor marker moves
web-wwe-legend-sick = A sick location
web-wwe-legend-healed = A healed location

## Scenes

web-wwe-scene-avoided = Loyalty avoids the penalty
web-wwe-goods = Goods
