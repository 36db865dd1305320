### Home, setting up a table, waiting for it to begin, and settings.

## The head of every page

home-skip = Skip to content
home-pages = Pages
home-home = Silverspire home page
home-rules = Rules
home-learn = Learn
home-settings = Settings
home-guest = Guest

## Home

home-tagline = Two medieval towns to build, with friends or against the computer.
home-games = Games
home-pitch-kutna-hora = Run three guilds in a town that lives on silver. Everything you build moves the prices, for you and for everyone else.
home-size-kutna-hora = 2 to 4 players, 5 or 6 rounds
home-pitch-world-without-end = Kingsbridge, 1337 to 1361: turn each event to your advantage, build the bridge and the tower, pay your duties, survive the plague.
home-size-world-without-end = 2 to 4 players, 4 chapters of 6 rounds
home-play-now = Play now
home-play-now-at = Play now: { $game }
home-against = Opponents
home-rivals = { $count ->
    [one] 1 computer player
   *[other] { $count } computer players
}
home-strength = Difficulty
home-set-up = Set up a table
home-learn-game = Learn by playing
home-your-tables = Your tables
home-your-tables-empty = No games yet. Any game you start is saved here, even if you close the page.
home-open-tables = Open tables
home-open-tables-empty = No one is looking for players right now. Set up a public table and it will appear here.
home-finished-tables = Finished games
home-finished-tables-empty = Finished games from public tables appear here. You can replay them move by move.
home-lists-lost = Can’t reach the server. Retrying every few seconds.
home-your-turn = Your turn
home-turn-of = { $player }’s turn
home-waiting-for-players = { $count ->
    [0] Ready to start
    [one] 1 open seat
   *[other] { $count } open seats
}
home-winners = { $count ->
    [one] { $players } won.
   *[other] { $players } share first place.
}
home-round = Round { $round } of { $rounds }
home-chapter = Chapter { $chapter }, round { $round } of { $rounds }
home-free-seat = open seat
home-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}

## Setting up a table

home-new-title = Set up a table
home-new-game = Which game?
home-new-seats = Players
home-new-seats-help = Take several seats yourself to share one screen with friends. For every open seat you’ll get a link to send.
home-new-seat = Seat { $number }, { $player }
home-new-name = Name of this player
home-sitter-me = You
home-sitter-person = Someone else
home-sitter-computer = Computer
home-new-level = Difficulty of seat { $number }
home-new-add-seat = Add a seat
home-new-remove-seat = Remove seat { $number }
home-new-several = { $count ->
    [one] You’re playing one seat.
   *[other] You’re playing { $count } seats: pass the screen around.
}
home-new-options = Game options
home-new-table = Who can join?
home-new-public = Public table
    .help = Listed on the home page. Otherwise only people with the link can join.
home-new-spectators = Allow spectators
    .help = They see only what everyone at the table sees.
home-new-take-backs = Allow take-backs
    .help = With the other players’ consent. Within your own turn you can always undo.
home-new-hints = Allow hints
    .help = Ask the coach what a good player would choose. With several people at the table, everyone sees who asks.
home-new-more = Advanced
home-new-pack = Component pack
home-new-pack-reconstructed = Reconstructed (comes with Silverspire)
home-new-seed = Seed
    .help = Determines everything random in the game. Leave it empty for a random seed. If you set one, the other players will see that you did.
home-new-seed-wrong = A seed is a whole number from 0 to { $most }.
home-new-nobody = There are only computer players. Take a seat, or leave one open.
home-new-begin = Start game
home-new-open = Create table and invite

## Options of the games

home-option-kutna-hora-events = Event cards
    .help = One per round except the last. Always used with two players.
home-option-kutna-hora-first-game = First game
    .help = Uses guild card 1, with its rows in the printed order.
home-option-kutna-hora-start = Starting player
    .help = The starting player of the first round.
home-option-world-without-end-first-game = First game
    .help = In chapter I everyone has six cards and discards none.
home-option-world-without-end-open-screens = Open screens
    .help = Everyone can see everyone’s goods.
home-option-world-without-end-start = Starting player
    .help = The active player of the first round.
home-value-drawn = Random
home-value-kutna-hora-events-null = Default: only with two players
home-value-kutna-hora-events-true = With event cards
home-value-kutna-hora-events-false = Without event cards
home-value-kutna-hora-first-game-no = No, any guild card
home-value-kutna-hora-first-game-picked = Yes, the players pick their guilds
home-value-kutna-hora-first-game-dealt = Yes, the guilds are dealt

## A table that has not begun

home-lobby-missing = { $count ->
    [0] Everyone is here. You can start the game.
    [one] Waiting for one more player: send the link.
   *[other] Waiting for { $count } more players: send the link.
}
home-lobby-wait = { $count ->
    [0] Everyone is here. Waiting for { $host } to start the game.
    [one] Waiting for one more player. Then { $host } can start the game.
   *[other] Waiting for { $count } more players. Then { $host } can start the game.
}
home-lobby-absent = { $count ->
    [one] Every seat is taken. { $players } has yet to arrive.
   *[other] Every seat is taken. { $players } have yet to arrive.
}
home-lobby-host = the host
home-lobby-seats = Seats
home-lobby-you = you
home-lobby-here = here
home-lobby-away = away
home-lobby-take = Take this seat
home-lobby-leave = Leave seat
home-lobby-computer = Let a computer play
home-lobby-open = Open this seat again
home-lobby-take-too = Play this seat too
home-lobby-name = Your name
home-lobby-link = Invitation
    .help = Anyone with this link can take an open seat or watch.
home-lobby-copy = Copy the link
home-lobby-copied = Link copied.
home-lobby-not-copied = Your browser blocked copying. Select the link and copy it yourself.
home-lobby-share = Share the link
home-lobby-start = Start game
home-lobby-close = Close table
home-lobby-watching = { $count ->
    [0] No one else is watching.
    [one] One more person is watching.
   *[other] { $count } more people are watching.
}
home-lobby-seed = The host set the seed of this game.
home-lobby-fork = This table continues a game that has already been played, so someone may know what’s in the decks.
home-lobby-rules-changed = The rules or the pack have changed since your last game. This one uses the current version.
home-lobby-hints = Hints are allowed. Everyone sees who uses one.
home-lobby-remove = Remove from the table
home-known-seed = chosen seed
home-known-fork = known decks

## Settings

home-settings-name = Your name
    .help = This is what other players see. Seats you’ve already taken keep the old name.
home-settings-save = Save
home-settings-saved = Saved. Your name is now { $name }.
home-settings-blocked = People you’ve blocked
    .none = No one.
home-settings-unblock = Unblock { $player }
home-settings-name-empty = Enter a name of 1 to { $most } characters.
home-settings-about = Silverspire { $version }, { $engine ->
    [compiled] compiled engine
   *[uncompiled] uncompiled engine: same rules, but the computer players search less deeply
}
