### Why the server refuses something: one message for each of its codes.

## Who, and whether they may

problem-unauthenticated = Enter your name first.
problem-no-table = There is no such table, or you haven’t been invited to it.
problem-no-spectators = Spectators aren’t allowed at this table.
problem-not-host = Only the host of the table can do that.
problem-not-seated = Only the players at this table can do that.
problem-not-your-seat = That isn’t your seat.
problem-computer-plays = The computer is playing this seat. Take it back first.
problem-resigned = You have resigned; the computer is playing for you.
problem-origin-not-allowed = This server only accepts requests from its own pages.

## The table and its seats

problem-no-seat = There is no such seat.
problem-seat-taken = Someone was faster: that seat is taken.
problem-one-seat = You already have a seat. Leave it first.
problem-other-seat = You’ve already played another seat in this game, so you can’t sit here.
problem-seated-player = Players stay until the end of the game. You can mute them instead.
problem-removed = The host removed you from this table.
problem-muted = The host has muted you at this table.
problem-blocked = Someone at this table has blocked you.
problem-no-person = There is no such person.
problem-too-many-open-tables = You already have three public tables waiting for players. Close one first.
problem-computer-seat = That seat belongs to a computer player.
problem-free-seats = A seat is still open. Wait for someone, or set up another table.
problem-not-open = The game has already started, or the table was closed.
problem-not-started = The game hasn’t started yet.
problem-not-away = This player hasn’t been away long enough.
problem-incompatible-rules = This game uses different rules from this server. It’s saved, but it can’t be continued here. Start a new game, or ask the person who runs the server to install the older rules.
problem-not-archived = This game wasn’t kept, and its rules are no longer on this server.
problem-invalid-table = A table can’t be set up like that: choose other seats or options.
problem-unknown-game = That game isn’t available here.
problem-unknown-pack = That pack isn’t available here.
problem-no-computers = This server has no computer players.
problem-id-taken = Another table already has that id. Try again.
problem-rematched = Someone has already set up a rematch.

## The game

problem-finished = The game is over.
problem-not-finished = The game isn’t over yet: hidden information is shown only at the end.
problem-client-id-used = That request was already used for something else. Check the table, then try again.
problem-outdated-decision = The game has moved on. Check the table, then choose again.
problem-not-your-turn = It isn’t your turn.
problem-turn-not-ended = The previous player hasn’t ended their turn yet.
problem-no-turn-to-end = You have no turn to end.
problem-illegal-choice = You can’t choose that now.
problem-unknown-choice = There is no such choice in this game.
problem-nothing-to-undo = You can’t undo anything on your own. Ask the other players.
problem-nothing-to-redo = There is nothing to redo.
problem-no-take-backs = Take-backs aren’t allowed at this table.
problem-absent-choice = A player who is away has moved since then. Only they could consent to taking it back.
problem-revealed-since = Something hidden was shown since then, and no one is here who could consent.
problem-no-take-back-request = No one is waiting for your consent.
problem-no-move = There is no such move in this game.
problem-no-analysis = No analysis right now. Try again later.
problem-no-chances = The winning chances of this game are not known.
problem-no-hint = No hint right now. Try again.
problem-no-hints = Hints aren’t allowed at this table.
problem-refused = The game doesn’t allow that.

## What was sent

problem-empty = Write something first.
problem-invalid-characters = It contains characters that can’t be displayed.
problem-too-large = That’s too long.
problem-rate-limited = Too many requests. Wait a moment.
problem-too-many-connections = This table is open in too many windows. Close some of them first.
problem-malformed = Something went wrong. Reload the page.
problem-hello-expected = Connection error. Reload the page.
problem-duplicate-hello = Connection error. Reload the page.
problem-page-not-found = There is nothing at this address.

## The server

problem-busy = This table is busy right now. Try again in a moment.
problem-storage-unavailable = The tables can’t be reached right now. Nothing is lost: try again in a moment.
problem-internal-error = Something went wrong on the server. Check the table before you try again.
problem-offline = Can’t reach the server. Check your connection.
