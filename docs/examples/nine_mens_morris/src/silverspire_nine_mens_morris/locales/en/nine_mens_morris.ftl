game-nine-mens-morris = Nine Men’s Morris
home-pitch-nine-mens-morris = Place nine men, slide them into rows of three, and take your opponent’s one by one.
home-size-nine-mens-morris = 2 players · 15 minutes
home-option-nine-mens-morris-flying = Flying
    .help = The last three men may move to any free point.

nmm-question-place = Place a man
    .help = Three in a row make a mill and take a man.
nmm-question-man = Move a man
    .help = Choose the one that you want to move.
nmm-question-to = Where to?
    .help = Three in a row make a mill and take a man.
nmm-question-take = A mill! Take a man
    .help = Men that stand in a mill are safe while there are others.

nmm-choice-place = Place on { $name }
nmm-choice-man = Move { $name }
nmm-choice-to = To { $name }
nmm-choice-take = Take { $name }

nmm-event-man-placed = { $player } places a man on { $point }.
nmm-event-man-moved = { $player } moves from { $origin } to { $point }.
nmm-event-mill-made = { $player } makes a mill at { $point }.
nmm-event-man-taken = { $player } takes the man on { $point }.

nmm-blocked = The man on { $name } cannot move.
nmm-not-your-man = You have no man on { $name }.
nmm-in-a-mill = The man on { $name } stands in a mill.
nmm-not-their-man = Your opponent has no man on { $name }.
nmm-occupied = { $name } is occupied.
nmm-too-far = { $name } is not the next point on a line.
