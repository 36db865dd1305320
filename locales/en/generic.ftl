### Words for games that have no screen of their own.

generic-player-1 = Lion
generic-player-2 = Stag
generic-player-3 = Eagle
generic-player-4 = Bear
generic-player-5 = Player 5
generic-player-6 = Player 6
generic-player-7 = Player 7
generic-player-8 = Player 8
generic-on-the-board = Choose on the board.
generic-table = Table
generic-move = Move { $move }
generic-to-move = now to move
generic-source = Source
generic-total = Total
generic-scores-now = Score so far
generic-scores-final = Final score
generic-winners = { $count ->
    [one] { $players } wins.
   *[other] { $players } share first place.
}
generic-welcome = { $game }. Type ? for help.
generic-primer = This is the general view of { $game }: the table as it stands, what everyone has, and your choices as a list. What you can choose on a board is highlighted. “rules” shows a rule by its number.

look-table = table
