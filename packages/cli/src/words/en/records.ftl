# kickdoor replay and kickdoor verify.

cli-replay = print a record move by move, with the result of each
cli-replay-file = a record, as `simulate --record` writes it
cli-replay-at = print the table after this many moves instead; 0 is the deal
cli-replay-json = print JSON: a line for each move, or the whole state with --at
cli-replay-bad-at = --at is a number of moves, from 0 to { $last }
cli-replay-heading = Rules: { $sheet }. Sets: { $sets }. Players: { $players }. Seed { $seed }, played by Kickdoor { $version }.
cli-verify = play records again; exit with 1 and name the first move that can’t be right
cli-verify-files = records, as `simulate --record` writes them
cli-verify-sound = { $count ->
    [one] 1 move, all as it was
   *[other] { $count } moves, all as they were
}

cli-verify-fair = { $file }: fair chance: the server kept to its commitment { $commitment }; parts by { $who }
cli-verify-fair-alone = { $file }: fair chance: the server kept to its commitment { $commitment }; no seat had a part
cli-mismatch-set = the set { $set } is not the one this game was played with
cli-mismatch-deal = the deal can’t be right: the first line was changed, or the rules were
cli-mismatch-start = the position it begins at can’t be right: { $why }
cli-mismatch-fair-commitment = fair chance can’t be right: the server’s seed is not the one it committed to
cli-mismatch-fair-parts = fair chance can’t be right: the parts don’t belong to the seats
cli-mismatch-fair-seed = fair chance can’t be right: the seed of the game doesn’t follow from the server’s seed and the parts
cli-mismatch-changed = move { $n } ({ $move }) can’t be right: its line or its result was changed
cli-mismatch-unread = move { $n } ({ $move }) can’t be right: no legal move reads like this
cli-mismatch-time = move { $n } ({ $move }) can’t be right: it is dated before the previous move
cli-mismatch-refused = move { $n } ({ $move }) can’t be right: it is refused by { $rule }
cli-mismatch-state = the end can’t be right: its state is different
cli-mismatch-log = the end can’t be right: its log is different

# The table after some moves.
cli-unknown-card = unknown card
cli-table-turn = Turn { $n }, { $who }: { $phase }
cli-table-player = { $name }: Level { $level }, { $sex ->
    [female] female
   *[male] male
}{ $dead ->
    [true] {", dead"}
   *[false] {""}
}{ $left ->
    [true] {", gone"}
   *[false] {""}
}
cli-table-attached = { $card } on { $host }
cli-table-combat = Combat: { LIST($fighters) } ({ $strength }) against { LIST($foes) } ({ $against })
cli-table-combat-no-foes = Combat: { LIST($fighters) } ({ $strength }) with nobody left to fight
cli-table-place = Place: { $card }
cli-table-door = Behind the door: { $card }
cli-table-doors = Doors: { $left } left, { $discarded } discarded
cli-table-treasures = Treasures: { $left } left, { $discarded } discarded
cli-table-pending = Pending: { $what }
cli-table-waiting = Waiting: { $what }, { $time }
cli-table-winners = Won by { LIST($who) }

cli-place-hand = hand
cli-place-race = race
cli-place-class = class
cli-place-half-breed = half-breed
cli-place-talents = powers, styles, training
cli-place-super-munchkin = super munchkin
cli-place-equipped = equipped
cli-place-carried = carried
cli-place-sidekicks = sidekicks
cli-place-steeds = steeds
cli-place-curses = { -curses }

cli-phase-setup = opening plays
cli-phase-opening = before the door
cli-phase-door = a door card is shown
cli-phase-trouble = looking for trouble, or looting the room
cli-phase-combat = combat
cli-phase-flee = running away
cli-phase-reward = sharing the treasure
cli-phase-looting = looting the body
cli-phase-closing = end of the turn
cli-phase-charity = charity
cli-phase-over = the game is over

cli-pending-do = the rest of an effect
cli-pending-cancel = a { -curse } about to strike
cli-pending-caught = a failed roll to run away
cli-pending-choice = a choice
cli-pending-draw = cards to draw face up
cli-pending-reward = the reward of a combat
cli-pending-loot = a body to loot
cli-pending-excess = too much to carry
cli-pending-spent = a card at work
cli-pending-seize = a claim to a discarded card

cli-waiting-grace = for objections
cli-waiting-cancel = for somebody to cancel the { -curse }
cli-waiting-seize = for rivals
cli-waiting-request = for an answer
cli-waiting-choice = for a choice
