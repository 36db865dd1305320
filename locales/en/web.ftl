### The screen around a game: the table page, in the browser.

## Everywhere

web-close = Close
web-cancel = Cancel
web-go-home = Home
web-menu = Menu
web-tools = Tools
web-rules = Rules
web-quoted = “{ $text }”
web-no-page = Page not found
web-no-page-why = Check the address: part of the link may be missing.
web-page-failed = This page couldn’t be loaded
web-reload = Reload

## Opening a table

web-opening-table = Setting up the table…
web-opening-table-why = The pieces are on their way.
web-table-closed-to-you = You can’t open this table
web-table-given-up = This table was closed
web-table-given-up-why = The host closed it before the game started.
web-other-rules = This game uses different rules
web-other-rules-why = It was started with another version of the rules or of the pack. It’s saved, but it can’t be continued here until the person who runs the server installs that version.
web-rules-changed = The rules or the pack have changed since this game. A new game uses the current version.
web-connection-lost = Connection lost. Your last move is saved. Reconnecting…
web-connection-last-known = No connection. This is the table as you last saw it.
web-offline = No connection to the server
web-offline-why = The table opens as soon as the server answers.
web-retry = Try again

## The decision bar

web-decision = Your decision
web-choose = Confirm
web-choose-final = Confirm for good
web-guard-reveals = This shows something hidden, so you can’t undo it.
web-guard-passes = The turn passes to the next player, so you can’t undo this.
web-guard-over = This ends the game, so you can’t undo it.
web-guard-unknown = You may not be able to undo this.
web-end-turn = End turn
web-turn-done = Your turn is complete. You can still undo it.
web-end-turn-first = End your turn first, or undo it.
web-undo = Undo
web-redo = Redo
web-restart-turn = Restart turn
web-becomes = becomes
web-changes-nothing-yet = Nothing changes yet.
web-ways = Choose how
web-step-separator = {" → "}
web-board-of = { $player }’s board
web-legend = Icons
web-keys = Keyboard
web-key-choose = choose by number, also among several ways
web-key-confirm = confirm, or end the turn
web-key-drop = cancel your selection
web-key-skip = skip what is being shown
web-key-next = next choice
web-key-pieces = go to the nearest piece in that direction; if it can’t be chosen, Enter says why
web-key-inspect = explain this piece
web-key-history = one move back or forward
web-coach = Hint
web-asked-aloud = { $question } { $count ->
    [one] There is one choice.
   *[other] There are { $count } choices.
}
web-why-not = Why not { $choice }?
web-not-your-turn = It isn’t your turn. Waiting for { $player }.
web-not-in-the-past = You’re viewing an earlier move. Return to the present to make a choice.
web-game-is-over = The game is over.
web-lesson-other = That’s not this step. Choose what’s highlighted in gold.
web-parts = Areas of the table
web-your-turn-at = Your turn · { $game }

## Waiting

web-waiting = Waiting…
web-waiting-for = Waiting for { $player }
web-waiting-away = Waiting for { $player }, who is away
web-waiting-empty = { $player }’s seat is empty
web-since-last-turn-title = Since your last turn
web-catch-up = { $count ->
    [one] See the move you missed
   *[other] See the { $count } moves you missed
}
web-skip = Skip
web-come-back = Take my seat back
web-hand-over = Let the computer take over

## People

web-hand = Hand
web-people = Players
web-present = here
web-away = away
web-seat-free = open seat
web-spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-curtain = Pass the screen to { $player }
web-curtain-why = What comes next is for one player’s eyes only.
web-curtain-raise = I’m ready: show my view
web-ask-take-back = Ask to undo my last move
web-take-back-asked = { $count ->
    [one] { $player } asks to undo a move.
   *[other] { $player } asks to undo { $count } moves.
}
web-take-back-sent = { $count ->
    [one] You asked to undo a move. Waiting for { $players }.
   *[other] You asked to undo { $count } moves. Waiting for { $players }.
}
web-take-back-declined = { $player } declined your request.
web-withdraw = Withdraw
web-agree = Accept
web-disagree = Decline
web-rematch-asked = { $player } would like a rematch.
web-rematch-sent = You asked for a rematch. Waiting for { $players }.
web-new-table = Go to the new table
web-not-now = Not now
web-resign = Resign
web-resign-sure = Resign? The computer will play for you until the end.
web-resign-sure-alone = Resign? The game will end.
web-resigned = You have resigned. The computer is playing for you.
web-copy-link = Copy link to this table
web-link-copied = Copied
web-download-record = Download game record

## Chat

web-chat = Chat
web-chat-empty = No messages yet.
web-chat-label = Message
web-chat-send = Send
web-chat-spectator = spectator
web-chat-actions = Actions for { $player }
web-chat-block = Block
    .help = You’ll no longer read what { $player } writes, and they can’t join you at a table.
web-chat-mute = Mute
web-chat-unmute = Unmute
web-chat-remove = Remove from the table
web-readmit = { $count ->
    [one] Let the removed person back in
   *[other] Let the { $count } removed people back in
}
web-with-unread = { $count ->
    [one] { $page }, one new message
   *[other] { $page }, { $count } new messages
}

## The log and the past

web-log = Log
web-log-mine = About me
web-log-points = Points
web-log-only = Show only: { $what }
web-log-loading = Loading earlier moves…
web-look-back = View the table after move { $move }
web-history = History
web-move-of = Move { $move } of { $last }
web-first-move = First move
web-previous-move = Previous move
web-next-move = Next move
web-last-move = Last move
web-play-on = Play
web-pause = Pause
web-pace = Speed
    .help = How fast moves are shown, and how fast computers play
web-pace-immediately = Instant
web-go-to-part = Go to a round
web-whose-view = Point of view
web-view-of = Seen by { $player }
web-view-of-spectator = Seen by a spectator
web-back-to-now = Return to the present
web-leave-replay = Back to the result
web-replay = Replay
web-fork = Continue from here
web-entry-started = The game begins.
web-entry-seat-taken = { $player } sits down.
web-entry-seat-left = { $player } leaves the table.
web-entry-resigned = { $player } resigns; the computer takes over.
web-entry-handed-over = The computer now plays for { $player } ({ $level }).
web-entry-came-back = { $player } is back.
web-entry-undone = { $count ->
    [one] { $player } undoes a choice.
   *[other] { $player } undoes { $count } choices.
}
web-entry-take-back-asked = { $player } asks to undo a move.
web-entry-take-back-agreed = { $player } accepts.
web-entry-take-back-refused = { $player } declines.
web-entry-take-back-withdrawn = { $player } withdraws the request.
web-entry-rematched = A rematch is ready for the same players.
web-entry-rematch-withdrawn = The rematch was called off.
web-entry-said = { $player }: { $text }
web-entry-hint-used = { $player } asks the coach for a hint.
web-entry-removed = The host removes { $player } from the table.

## Scores and the end

web-score = Score
web-score-now = If the game ended now
web-score-loading = Calculating…
web-score-why = “?” means it depends on something hidden from you.
web-score-sheet = Full score sheet
web-source = Source
web-total = Total
web-result = Result
web-winners = { $count ->
    [one] { $players } wins
   *[other] { $players } share the victory
}
web-ended-early = { $count ->
    [one] { $players } resigned. The game ends here.
   *[other] { $players } resigned. The game ends here.
}
web-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
web-play-again = Play again
web-look-at-table = View table
web-where-points-came-from = Where the points came from
web-bars-help = Hover over or tap a source to compare what it gave everyone.
web-bars-summary = { $source } – { $players }
web-share-picture = Picture to share
web-moments = Three turning points
web-moment = Move { $move }: { $change ->
    [up] { $player }’s winning chances rise from { $before } to { $after }.
   *[down] { $player }’s winning chances fall from { $before } to { $after }.
}
web-chances-help = Estimated after the game from everything on the table, without looking ahead.
web-standing = Scores over time
web-course = How the game went

## Settings

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-system = Same as this device
web-theme-light = Parchment (light)
web-theme-dark = Candlelight (dark)
web-text-size = Text size
web-text-size-normal = Normal
web-text-size-large = Large
web-text-size-very-large = Very large
web-text-size-largest = Largest
web-setting-motion = Animations
web-setting-sound = Sound
web-volume = Volume
web-sound-offer = Play sounds?
web-sound-yes = Turn sound on
web-sound-no = No, thanks
web-thinking-seconds = { $player } is thinking, for { $seconds } s at most
web-setting-one-tap = Confirm with a single tap
web-setting-guard = Ask before anything that can’t be undone
web-setting-end-turns = End my turns automatically

## The shuffle

web-shuffle = The shuffle
web-shuffle-committed = Everything random in this game was fixed before it started. This is the hash of the seed:
web-shuffle-chosen = The host chose the seed and may know what’s in the decks.
web-shuffle-fork = This table continues a game that has already been played, so someone may know what’s in the decks.
web-shuffle-revealed = The seed and its salt, shown now that the game is over:
web-shuffle-fits = They match the hash that was shown before the game.
web-shuffle-differs = They don’t match the hash that was shown before the game: the shuffle was changed.
web-shuffle-unchecked = This browser can’t check it here. The downloaded game can be checked with “silverspire verify”.

## Scenes

web-scene-previous = Previous step
web-scene-next = Next
web-scene-step = Step { $step } of { $steps }
