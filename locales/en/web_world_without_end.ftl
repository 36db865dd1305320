### World Without End on the screen.

## The event card

web-wwe-event = This round’s event
web-wwe-no-event = The next event card has not been drawn yet.
web-wwe-orientation = Orientation of the event card
web-wwe-orientation-told = Arrow at { $number }. { $incomes }. { $favor }
web-wwe-income-of = { $player }: { $income }
web-wwe-turn-left = Turn the card to the left
web-wwe-turn-right = Turn the card to the right
web-wwe-in-force = Long-term events in force

## The town

web-wwe-projects = Building projects
web-wwe-project-told =
    { $cancelled ->
        [0] { $stone } of { $stones } stone and { $wood } of { $woods } wood are placed. Donors get: { $bonus }.
       *[other] No work in this chapter. { $stone } of { $stones } stone and { $wood } of { $woods } wood are placed. Donors get: { $bonus }.
    } { $donors ->
        [0] Nobody has donated.
       *[other] Donors: { $players }.
    }
web-wwe-project-complete = This project is complete.
web-wwe-project-aside = This project is not on the board yet.
web-wwe-complete = complete
web-wwe-later = later
web-wwe-houses = Building spaces for houses
web-wwe-house-told =
    { $taken ->
        [0] House space { $house }: a house costs { $gold } gold and 1 { $resource }, and pays { $income } as rent.
       *[other] House space { $house }: a house of { $player } stands here and pays { $income } as rent.
    }
web-wwe-supply-told =
    { $left ->
        [0] No { $good } is left in the supply.
       *[other] In the supply: { $left } { $good }.
    }

## Favor and plague

web-wwe-favor = Favor track
web-wwe-marker-here = The favor marker stands here.
web-wwe-favor-cancelled = Cancelled until the chapter ends.
web-wwe-plague = Plague locations
web-wwe-location-told =
    { $state ->
        [sick] Location { $location } is sick: treating it takes { $value } medical knowledge. Benefit: { $benefit }.
        [healed] Location { $location } is healed.
        [unturned] Location { $location }: its token lies face down. Benefit: { $benefit }.
       *[none] Location { $location }: the plague has not come yet. Benefit: { $benefit }.
    }
web-wwe-plague-comes = The plague comes with chapter III.
web-wwe-sick =
    { $count ->
        [one] 1 sick location
       *[other] { $count } sick locations
    }

## Time and players

web-wwe-round = Round { $round } of { $rounds }
web-wwe-active = Active player: { $player }
web-wwe-memory = Show what a perfect memory would know of the others’ goods

## You

web-wwe-card-told =
    { $place ->
        [hand] { $idle ->
            [0] { $card }, in your hand. { $help }
           *[other] { $card }, in your hand, of no use now. { $help }
        }
        [played] { $card }, played in this chapter.
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
web-wwe-on-the-board = Choose on the board, where it is gold

## A phone’s pages

web-wwe-pane-event = Event
web-wwe-pane-projects = Projects
web-wwe-pane-town = Town
web-wwe-pane-favor = Favor
web-wwe-pane-duties = Duties
