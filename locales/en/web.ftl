### The screen around a game: the table page, in the browser.

## Everywhere

web-close = Close
web-cancel = Cancel
web-go-home = Home
web-menu = Menu
web-tools = Tools
web-rules = Rules
web-quoted = “{ $text }”
web-no-page = There is no such page
web-no-page-why = The address leads nowhere. Perhaps it was copied incompletely.
web-page-failed = This page could not be loaded
web-reload = Load again

## Opening a table

web-opening-table = Laying the table …
web-opening-table-why = The pieces are on their way.
web-table-closed-to-you = This table is closed to you
web-table-given-up = This table was given up
web-table-given-up-why = Its host closed it before the game began.
web-other-rules = This game follows other rules
web-other-rules-why = It was begun with another version of the rules or of the pack. It is kept, but it cannot be played on here.
web-connection-lost = Connection lost: your last move is safe. Trying again …

## The decision bar

web-decision = Your decision
web-choose = Choose this
web-choose-last = Choose this: it ends your turn
web-end-turn = End turn
web-turn-done = Your turn is done. You may still take it back.
web-end-turn-first = End your turn first, or take it back.
web-undo = Undo
web-redo = Redo
web-restart-turn = Start this turn again
web-becomes = becomes
web-changes-nothing-yet = Nothing changes yet.
web-coach = Ask the coach
web-asked-aloud = { $question } { $count ->
    [one] There is one choice.
   *[other] There are { $count } choices.
}
web-why-not = Why not { $choice }?
web-not-your-turn = It is not your turn: { $player } chooses now.
web-not-in-the-past = You are looking at the past: nothing can be chosen there.
web-game-is-over = The game is over.
web-lesson-other = The lesson shows something else now: follow the gold.
web-parts = Parts of the table
web-your-turn-at = Your turn · { $game }

## Waiting

web-waiting = Waiting …
web-waiting-for = Waiting for { $player }
web-waiting-away = Waiting for { $player }, who is away
web-waiting-empty = Nobody sits at { $player }’s place
web-catch-up = { $count ->
    [one] See the move you missed
   *[other] See the { $count } moves you missed
}
web-skip = Skip
web-come-back = Play my seat myself again
web-hand-over = Let a computer play on

## People

web-people = Players
web-present = here
web-away = away
web-seat-free = free seat
web-spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-curtain = Pass the screen to { $player }
web-curtain-why = What lies behind the screen is for one pair of eyes.
web-curtain-raise = I am here: show my side
web-ask-take-back = Ask to take my last move back
web-take-back-asked = { $count ->
    [one] { $player } asks to take one move back.
   *[other] { $player } asks to take { $count } moves back.
}
web-take-back-waiting = { $count ->
    [one] One person has yet to agree.
   *[other] { $count } people have yet to agree.
}
web-agree = Agree
web-disagree = Disagree
web-resign = Resign
web-resign-sure = Really resign? A computer plays on.
web-copy-link = Copy the link to this table
web-link-copied = Copied
web-download-record = Download the record

## Chat

web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-label = Say something
web-chat-send = Send

## The log and the past

web-log = Log
web-log-loading = What happened before is being fetched …
web-look-back = Look at the table after move { $move }
web-history = Look back
web-move-of = Move { $move } of { $last }
web-first-move = First move
web-previous-move = Previous move
web-next-move = Next move
web-last-move = Last move
web-play-on = Play the moves
web-pause = Pause
web-back-to-now = Back to now
web-leave-replay = To the result
web-replay = Replay
web-fork = Play on from here
web-entry-started = The game begins.
web-entry-seat-taken = { $player } sits down.
web-entry-seat-left = { $player } leaves the seat.
web-entry-resigned = { $player } resigns; a computer plays on.
web-entry-handed-over = A computer plays for { $player } now: { $level }.
web-entry-came-back = { $player } is back.
web-entry-undone = { $count ->
    [one] { $player } takes a choice back.
   *[other] { $player } takes { $count } choices back.
}
web-entry-take-back-asked = { $player } asks to take a move back.
web-entry-take-back-agreed = { $player } agrees.
web-entry-take-back-refused = { $player } does not agree.
web-entry-rematched = A new game waits for the same players.
web-entry-said = { $player }: { $text }

## Scores and the end

web-score = Score
web-score-now = If the game ended now
web-score-loading = Counting …
web-score-why = A question mark: it hangs on what you may not see.
web-score-sheet = The whole score sheet
web-source = Points from
web-total = Total
web-result = Result
web-winners = { $count ->
    [one] { $players } wins
   *[other] { $players } share the victory
}
web-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
web-play-again = Play again
web-look-at-table = Look at the table
web-where-points-came-from = Where the points came from
web-bars-help = Point at a part to read what it is.
web-bars-told = { $source } – { $players }
web-moments = Three moments that decided it
web-moment = Move { $move }: { $player } gains { $points } on the others.
web-standing = Points over the game
web-course = The course of the game

## Settings

web-settings = Settings
web-language = Language
web-theme = Look
web-theme-system = as on this device
web-theme-light = parchment (light)
web-theme-dark = candlelight (dark)
web-setting-motion = Let things move
web-setting-sound = Sound
web-setting-one-tap = One tap chooses at once
web-setting-end-turns = End my turns by themselves
