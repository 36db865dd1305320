### Why the server refuses something: one message for each of its codes.

## Who, and whether they may

problem-who-are-you = Say your name first: nobody here knows you yet.
problem-no-table = There is no such table, or you are not invited to it.
problem-no-spectators = This table is played without spectators.
problem-not-host = Only the host of the table may do that.
problem-not-seated = Only those who sit at this table may do that.
problem-not-your-seat = That seat is not yours.
problem-computer-plays = A computer plays this seat. Take it back first.
problem-resigned = You have resigned: the computer plays on.
problem-foreign-origin = This server takes requests only from its own pages.

## The table and its seats

problem-no-seat = There is no such seat.
problem-seat-taken = Somebody was quicker: that seat is taken.
problem-computers-seat = That seat is a computer’s.
problem-free-seats = A seat is still free: wait for somebody, or lay another table.
problem-not-open = The game has already begun, or the table was closed.
problem-not-started = The game has not begun yet.
problem-not-away = The person of this seat has not been away for long.
problem-other-rules = This game follows other rules than this server’s. It is kept, but it cannot be played on here.
problem-wrong-table = The table cannot be laid like that: choose other seats or options.
problem-unknown-game = There is no such game here.
problem-unknown-pack = There is no such pack of this game here.
problem-no-computers = No computer plays on this server.
problem-taken = Another table has that name already. Try again.
problem-rematched = Somebody has already laid the next table.

## The game

problem-over = The game is over.
problem-not-over = The game is not over yet: nothing hidden is shown before.
problem-moved-on = The table has moved on. Look again, then choose.
problem-not-your-turn = It is not your turn.
problem-turn-not-ended = The player before has not ended the turn yet.
problem-no-turn-to-end = There is no turn of yours to end.
problem-illegal-choice = That cannot be chosen now.
problem-unknown-choice = There is no such choice in this game.
problem-nothing-to-undo = There is nothing that you may take back alone. Ask the table.
problem-nothing-to-redo = There is nothing to do again.
problem-no-take-backs = At this table nothing is taken back.
problem-nothing-asked = Nobody waits for your consent.
problem-no-move = The game has no such move.
problem-no-hint = The coach did not answer. Try again.
problem-refused = The game does not allow that.

## What was sent

problem-empty = Write something first.
problem-bad-letters = There are characters in it that cannot be shown.
problem-too-large = That is longer than this server takes.
problem-too-many = That was too often. Wait a moment.
problem-too-many-connections = This table is open in too many windows: close some first.
problem-malformed = The server did not understand this page. Load it again.
problem-no-hello = The connection began wrongly. Load the page again.
problem-hello-again = The connection was greeted twice. Load the page again.
problem-no-page = There is nothing at this address.

## The server

problem-busy = Too much happens at this table at once. Look again, then retry.
problem-storage = The tables cannot be reached just now. Nothing is lost: try again in a moment.
problem-fault = Something went wrong on the server. Look again before you retry.
problem-offline = The server cannot be reached. Check your connection.
