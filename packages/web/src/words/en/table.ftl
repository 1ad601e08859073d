# The table.

close = Close
no-race = Human
seat-label = { $who }, Level { $level }, strength { $strength }, { $kind }, { $hand ->
    [one] one card
   *[other] { $hand } cards
} in hand{ $count ->
    [0] {""}
   *[other] {""}, { LIST($badges) }
}
level-of = Level { $level } of { $last }
hand-count = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
curse-note = Strikes whoever it lies in front of
badge-left = gone
badge-dead = dead
badge-winner = winner
badge-turn = to play
badge-fighter = fighting
badge-helper = helping
badge-asked = thinking
badge-ready = ready
badge-away = away
badge-stand-in = bot plays
badge-vacant = seat free
badge-skips = skips a turn
badge-again = extra turn

level = Level
strength = Strength
running = Running
you = You
your-hand = Your hand
hand-empty = No cards in hand.
your-gear = In front of you
gear-empty = Nothing in front of you yet. Cards you play will lie here.
carried = Carried, not in use
table-cards = The table
deck-doors = Doors: { $count } left
deck-treasures = Treasures: { $count } left
discard-doors = Discarded doors: { $count }
discard-treasures = Discarded treasures: { $count }
discard-top = On top: { $card }
place-shown = Everybody is here
card-left = { $count } left
card-lasts-combats = Lasts for { $count ->
    [one] one more combat
   *[other] { $count } more combats
}.
card-lasts-turns = Lasts for { $count ->
    [one] one more turn
   *[other] { $count } more turns
}.
door-shown = Behind the door

turn-yours = Your turn
turn-other = { $who }’s turn
turn-line = Turn { $turn } · { $whose }
turn-setup = Before the game
turn-over = The game is over
phase-line = { $phase ->
    [setup] Opening plays: race, class, and what you can use.
    [opening] Arrange your things, then open the door.
    [door] Play it, or keep it.
    [trouble] Quiet in there. Look for trouble with a monster from your hand, or loot the room.
    [combat] Combat
    [flee] Run!
    [reward] Sharing the spoils
    [looting] Looting the body
    [closing] The dust settles. Play on, or end the turn.
    [charity] Too many cards in hand.
   *[over] The game is over.
}
phase-other = { $phase ->
    [setup] Everybody lays out what they like.
    [opening] { $who } gets ready to open the door.
    [door] { $who } looks at what was behind the door.
    [trouble] { $who } may look for trouble, or loot the room.
    [combat] Combat
    [flee] { $who } runs.
    [reward] The spoils are shared.
    [looting] The body is looted.
    [closing] { $who } finishes the turn.
    [charity] { $who } gives cards away.
   *[over] The game is over.
}

read-card = Read it
cannot-play = Not now: { $reason }
actions-title = What you can do
actions-card = What you can do with { $card }
aim-hint = Or tap what lights up on the table.
nothing-to-do = Nothing to do for now.
spectating = You are watching.
menu = Menu
log = Log
log-empty = Nothing has happened yet.
log-why = Why: { $what }
log-more = Log: what happened and why
log-details = Show the small print too
newest = What just happened
share = Share the link
copied = Copied
copy-link = Copy the link
leave-game = Leave the game
leave-game-text = Your hand and everything in front of you are discarded, nobody loots them, and you can’t come back.
leave-game-yes = Leave for good
stay = Stay
theme = Theme
theme-auto = Same as this device
theme-light = Day
theme-dark = Night
to-home = Back to the start
seat-actions = What you can do with { $who }
terms-kept = The game holds you both to what is agreed here.
part-level = { $who }’s Level
part-level-you = Your Level
part-level-foe = { $card }’s Level
part-die = the die
part-boost = a boost
part-floor = the minimum
part-other = other
part-power = { $card } ({ $power })
part-title = { $amount } from { $what }
part-by = Played by { $who }.
part-by-you = Played by you.
part-belongs = Counts for { $who }.
part-belongs-you = Counts for you.
part-against = Counts for { $card }.
put-back = Put it back
the-wait = The wait
less = Less
more = More
too-late = Too late: the table has moved on.
pick-whom = Who?
to-all = To all
to-discards = To the discards
gold = { $gold } { -gold }
total-gold = { $gold } { -gold } → { $levels ->
    [one] 1 Level
   *[other] { $levels } Levels
}
total-too-little = { $gold } { -gold }: { $missing } short of a Level
total-too-much = { $gold } { -gold }: more than can be sold now
total-of = { $gold } of { $wanted } { -gold }
ask-option = { $who } (strength { $strength })
log-older = Older lines
card-attached = With it: { LIST($cards) }
laid = { $card }, and what lies on it
lies-on = Lies on { $card }
follower-sex = { $sex ->
    [female] A woman
   *[male] A man
}{ $changed ->
    [yes] {""} now.
   *[no] .
}
do-play-card-on = Play { $card } on { $whom }
strength-is = Strength { $total }
flee-is = Running away: { $total ->
    [0] nothing added to the roll
   *[other] { SIGNED($total) } to the roll
}
group-traits = Race and class
group-equipped = In use
group-carried = Carried, not in use
group-curses = { CAPITAL(-curses) }
stamp-cursed = { CURSES() ->
    [traps] Trapped
   *[other] Cursed
}
stamp-caught = Caught
stamp-died = Dead
stamp-risen = Level up
