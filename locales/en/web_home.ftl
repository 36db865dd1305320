### Home, setting up a table, waiting for it to begin, and settings.

## The head of every page

home-skip = Skip to the content
home-pages = Pages
home-home = Silverspire, the first page
home-rules = Rules
home-learn = Learn
home-settings = Settings
home-guest = Guest

## Home

home-tagline = Two medieval towns to build, with friends or against the computer.
home-games = Games
home-pitch-kutna-hora = Run three guilds in a town that lives on silver. Everything you build moves the prices everyone lives by.
home-size-kutna-hora = 2 to 4 players, 5 or 6 rounds
home-pitch-world-without-end = Kingsbridge, 1327 to 1361: turn each event to your good, raise bridge and tower, keep your duties, outlive the plague.
home-size-world-without-end = 2 to 4 players, 4 chapters of 6 rounds
home-play-now = Play now
home-play-now-at = Play now: { $game }
home-against = Against
home-rivals = { $count ->
    [one] 1 computer
   *[other] { $count } computers
}
home-strength = How strong
home-set-up = Set up a table
home-learn-game = Learn by playing
home-your-tables = Your tables
home-your-tables-empty = No game waits for you. Whatever you begin is kept here, also if you close the page.
home-open-tables = Open tables
home-open-tables-empty = Nobody is waiting for players just now. Set up a table that is open to all, and it stands here.
home-finished-tables = Games to look at again
home-finished-tables-empty = Games that were played to the end at tables open to all can be replayed here, move by move.
home-lists-lost = The server cannot be reached. We try again every few seconds.
home-your-turn = Your turn
home-turn-of = { $player } to choose
home-waiting-for-players = { $count ->
    [0] Ready to begin
    [one] One seat is free
   *[other] { $count } seats are free
}
home-winner = { $count ->
    [one] { $players } won with { $points } points
   *[other] { $players } share the first place with { $points } points
}
home-round = Round { $round } of { $rounds }
home-chapter = Chapter { $chapter }, round { $round } of { $rounds }
home-free-seat = free seat
home-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}

## Setting up a table

home-new-title = Set up a table
home-new-game = Which game?
home-new-seats = Who sits where?
home-new-seats-help = Sit in several seats yourself to share one screen with friends. Whoever you leave a seat for gets a link.
home-new-seat = Seat { $number }, { $player }
home-sitter-me = You
home-sitter-person = Another person
home-sitter-computer = A computer
home-new-level = How strong seat { $number } plays
home-new-add-seat = Add a seat
home-new-remove-seat = Take seat { $number } away
home-new-several = { $count ->
    [one] You play one seat.
   *[other] You play { $count } seats: pass the screen around.
}
home-new-options = How is it played?
home-new-table = Who may come?
home-new-public = Open to all
    .help = Listed on the first page; else only who has the link comes in.
home-new-spectators = Others may watch
    .help = They see what everybody at the table sees, and nothing more.
home-new-take-backs = Choices may be taken back
    .help = If the others agree; within your own turn you always may.
home-new-more = For those who know
home-new-pack = Component pack
home-new-pack-reconstructed = Reconstructed, the one that comes with Silverspire
home-new-seed = Seed
    .help = All luck comes from it. Leave it empty for a fresh one; everybody is told if you choose it.
home-new-seed-wrong = A seed is a whole number from 0 to { $most }.
home-new-nobody = Nobody plays but computers: take a seat, or leave one for somebody.
home-new-begin = Begin the game
home-new-open = Lay the table and invite

## Options of the games

home-option-kutna-hora-events = Event cards
    .help = One for each round but the last. Two players always play with them.
home-option-kutna-hora-first-game = A first game
    .help = Guild card 1, with its rows in the printed order.
home-option-kutna-hora-start = Who starts
    .help = The starting player of the first round.
home-option-world-without-end-first-game = A first game
    .help = In chapter I everybody has six cards and discards none.
home-option-world-without-end-open-screens = Open screens
    .help = Everybody sees everybody’s goods.
home-option-world-without-end-start = Who starts
    .help = The active player of the first round.
home-value-drawn = Drawn by lot
home-value-kutna-hora-events-null = As usual: with two players only
home-value-kutna-hora-events-true = With event cards
home-value-kutna-hora-events-false = Without event cards
home-value-kutna-hora-first-game-no = No, all guilds may come
home-value-kutna-hora-first-game-picked = Yes, the players pick their guilds
home-value-kutna-hora-first-game-dealt = Yes, the guilds are dealt

## A table that has not begun

home-lobby-missing = { $count ->
    [0] Everybody is here. The game can begin.
    [one] This table needs one more player: send the link.
   *[other] This table needs { $count } more players: send the link.
}
home-lobby-wait = { $count ->
    [0] Everybody is here. { $host } can begin the game.
    [one] One seat is still free. Then { $host } begins the game.
   *[other] { $count } seats are still free. Then { $host } begins the game.
}
home-lobby-host = whoever laid the table
home-lobby-seats = Seats
home-lobby-you = you
home-lobby-here = here
home-lobby-away = away
home-lobby-take = Sit down here
home-lobby-leave = Stand up
home-lobby-name = What shall the others call you?
home-lobby-link = Invitation
    .help = Whoever opens this link may take a free seat or watch.
home-lobby-copy = Copy the link
home-lobby-copied = The link is copied.
home-lobby-not-copied = The browser did not let us copy: mark the link and copy it yourself.
home-lobby-share = Share the link
home-lobby-start = Begin the game
home-lobby-close = Give the table up
home-lobby-watching = { $count ->
    [0] Nobody else is watching.
    [one] One more person is here.
   *[other] { $count } more people are here.
}
home-lobby-seed = The host chose the seed of this game.

## Settings

home-settings-name = Your name
    .help = As the others read it. Seats that you have taken already keep the old one.
home-settings-save = Keep this name
home-settings-saved = You are now called { $name }.
home-settings-name-empty = Write a name of 1 to { $most } letters.
