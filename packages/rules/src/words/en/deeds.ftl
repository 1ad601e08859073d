# Deeds: what happens, to "you". `.each` of a deed follows "Every player", `.each-one` "That player"; a form with its own
# comma loses the space before it. `.then` follows a condition and a comma. `.each-listed` follows a number in a list of
# what may happen to each of them, `.each-listed-one` to that player.

deed-lose-level = Lose { deed-lose-level.what }
    .what = { $count ->
        [one] a Level
       *[other] { $count } Levels
    }.
    .each = loses { deed-lose-level.what }
deed-lose-level-half = Lose half your Levels, rounded down.
    .each = loses half their Levels, rounded down.
deed-lose-level-to = Drop to Level { $level } if you are above it.
    .each = drops to Level { $level } if above it.
deed-lose-level-to-lowest = Drop to the lowest Level at the table.
    .each = drops to the lowest Level at the table.
deed-gain-level = Gain { deed-gain-level.what }
    .what = { $count ->
        [one] a Level
       *[other] { $count } Levels
    }.
    .each = gains { deed-gain-level.what }
deed-gain-level-last = Gain { deed-gain-level-last.what }
    .what = { $count ->
        [one] a Level
       *[other] { $count } Levels
    }, even the winning Level.
    .each = gains { deed-gain-level-last.what }
deed-lose-items = Lose { $what }.
    .each = loses { FORM($what, case: "each") }.
deed-lose-items-choice = Lose { $what } of your choice.
    .each = loses { FORM($what, case: "each") } of their choice.
deed-lose-items-curser = Lose { $what }; whoever played this chooses which. If nobody did, you choose.
    .each = loses { FORM($what, case: "each") }; whoever played this chooses which. If nobody did, the loser chooses.
deed-or-else = { $deed } Nothing to lose? { $else }
    .each = { FORM($deed, case: "each") } Whoever has nothing to lose { FORM($else, case: "each") }
    .each-one = { FORM($deed, case: "each-one") } Nothing to lose? That player { FORM($else, case: "each-one") }
deed-lose-race = Lose your race. If you have two, choose one.
    .each = loses their race, or one of their choice if they have two.
deed-lose-race-all = Lose all your races.
    .each = loses all their races.
deed-lose-class = Lose your class. If you have two, choose one.
    .each = loses their class, or one of their choice if they have two.
deed-lose-class-all = Lose all your classes.
    .each = loses all their classes.
deed-lose-hand-all = Discard your hand.
    .each = discards their hand.
deed-lose-hand-choose = Discard { deed-lose-hand-choose.what } from your hand.
    .what = { $count ->
        [one] a card
       *[other] { $count } cards
    }
    .each = discards { deed-lose-hand-choose.what } from their hand.
deed-lose-hand-random = Discard { deed-lose-hand-random.what } from your hand, picked at random.
    .what = { $count ->
        [one] a card
       *[other] { $count } cards
    }
    .each = discards { deed-lose-hand-random.what } from their hand, picked at random.
deed-lose-worth = Lose { deed-lose-worth.what }, or all your items if they are worth less.
    .what = items worth at least { $gold } { -gold-pieces }
    .each = loses { deed-lose-worth.what }, or all their items if these are worth less.
deed-die = You are dead.
    .each = dies.
deed-change-sex = You change sex.
    .each = changes sex.
deed-next-combat = { SIGNED($strength) } in your current combat, or else in your next.
    .each = has { SIGNED($strength) } in their current combat, or else in their next.
    .then = you have { SIGNED($strength) } in your current combat, or else in your next.
deed-draw-doors = Draw { deed-draw-doors.what }
    .what = { $count ->
        [one] a door
       *[other] { $count } doors
    } face { $how ->
        [open] up
       *[closed] down
    }.
    .each = draws { deed-draw-doors.what }
deed-draw-treasures = Draw { deed-draw-treasures.what }
    .what = { $count ->
        [one] a treasure
       *[other] { $count } treasures
    } face { $how ->
        [open] up
       *[closed] down
    }.
    .each = draws { deed-draw-treasures.what }
deed-search-doors = Look through the discarded doors and take { $what } from them, if you like.
    .each = looks through the discarded doors and may take { $what } from them.
deed-search-treasures = Look through the discarded treasures and take { $what } from them, if you like.
    .each = looks through the discarded treasures and may take { $what } from them.
deed-rob-level = Lose a Level. Whoever played this gains it, unless it is the winning Level.
    .each = loses a Level. Whoever played this gains it, unless it is the winning Level.
deed-lift-curses = Lift all { -curses } in front of you.
    .each = lifts all { -curses } in front of them.
deed-lose-sidekick = Lose one of your sidekicks and all it carries.
    .each = loses one of their sidekicks and all it carries.
deed-lose-sidekick-killed = One of your sidekicks is killed. You keep what it carried.
    .each = loses one of their sidekicks, but keeps what it carried.
deed-lose-sidekick-mark = Lose one of your sidekicks marked { $mark } and all it carries.
    .each = loses one of their sidekicks marked { $mark } and all it carries.
deed-lose-sidekick-killed-mark = One of your sidekicks marked { $mark } is killed. You keep what it carried.
    .each = loses one of their sidekicks marked { $mark }, but keeps what it carried.
deed-lose-steed = Lose your steed.
    .each = loses their steed.
deed-gift-doors = { CAPITAL($to) } draws { deed-gift-doors.what }
    .what = { $count ->
        [one] a door
       *[other] { $count } doors
    } face down.
    .each = lets { FORM($to, case: "each") } draw { deed-gift-doors.what }
deed-gift-treasures = { CAPITAL($to) } draws { deed-gift-treasures.what }
    .what = { $count ->
        [one] a treasure
       *[other] { $count } treasures
    } face down.
    .each = lets { FORM($to, case: "each") } draw { deed-gift-treasures.what }
deed-duel = You and { $with } roll the die until one of you rolls higher.
    .each = challenges { FORM($with, case: "each") }: both roll the die until one of them rolls higher.
deed-duel-win = If you roll higher, { LOWER(FORM($deeds, case: "then")) }
    .each = who wins their own challenge { FORM($deeds, case: "each") }
    .each-one = , on rolling higher, { FORM($deeds, case: "each-one") }
deed-duel-lose = If you roll lower, { LOWER(FORM($deeds, case: "then")) }
    .each = who loses their own challenge { FORM($deeds, case: "each") }
    .each-one = , on rolling lower, { FORM($deeds, case: "each-one") }
deed-roll = Roll the die. { $cases }
    .each = rolls the die. { FORM($cases, case: "each-listed") }
    .each-one = rolls the die. { FORM($cases, case: "each-listed-one") }
deed-roll-case = { $results }: { $deeds }
    .each-listed = { $results }: { FORM($deeds, case: "each") }
    .each-listed-one = { $results }: { FORM($deeds, case: "each-one") }
deed-roll-result = { $to }
deed-roll-results = { $from }–{ $to }
deed-roll-nothing = Nothing happens.
    .each = nothing happens.
deed-either = Choose one. { $options }
    .each = chooses one. { FORM($options, case: "each-listed") }
    .each-one = chooses one. { FORM($options, case: "each-listed-one") }
deed-either-option = { $number }) { $deeds }
    .each-listed = { $number }) { FORM($deeds, case: "each") }
    .each-listed-one = { $number }) { FORM($deeds, case: "each-one") }
deed-if-who = If { YOU($who) }, { LOWER(FORM($deeds, case: "then")) }
    .each = who is { A($who) } { FORM($deeds, case: "each") }
    .each-one = , if { A($who) }, { FORM($deeds, case: "each-one") }
deed-if-who-else =
    If { YOU($who) }, { LOWER(FORM($deeds, case: "then")) } Otherwise, { LOWER(FORM($else, case: "then")) }
    .each = who is { A($who) } { FORM($deeds, case: "each") } Anybody else { FORM($else, case: "each") }
    .each-one = , if { A($who) }, { FORM($deeds, case: "each-one") } Otherwise, that player { FORM($else, case: "each-one") }
deed-each-of-all = Every player { FORM($deeds, case: "each") }
    .each = causes this: every player { FORM($deeds, case: "each") }
deed-each-of-all-who = Every { FORM($who, case: "one") } { FORM($deeds, case: "each") }
    .each = causes this: every { FORM($who, case: "one") } { FORM($deeds, case: "each") }
deed-each-of-others = Every other player { FORM($deeds, case: "each") }
    .each = causes this: every other player { FORM($deeds, case: "each") }
deed-each-of-others-who = Every other { FORM($who, case: "one") } { FORM($deeds, case: "each") }
    .each = causes this: every other { FORM($who, case: "one") } { FORM($deeds, case: "each") }
deed-each-of-neighbours = Each of your neighbors { FORM($deeds, case: "each") }
    .each = causes this: each of their neighbors { FORM($deeds, case: "each") }
deed-each-of-neighbours-who = Each of your neighbors who is { A($who) } { FORM($deeds, case: "each") }
    .each = causes this: each of their neighbors who is { A($who) } { FORM($deeds, case: "each") }

other-left = the player on your left
    .each = the player on their left
other-right = the player on your right
    .each = the player on their right
other-lowest = the other player with the lowest Level (your choice if tied)
    .each = the other player with the lowest Level (their choice if tied)
other-highest = the other player with the highest Level (your choice if tied)
    .each = the other player with the highest Level (their choice if tied)
other-each-other = every other player
other-curser = whoever played this
deed-give-up-card-random = { CAPITAL($to) } takes { $count ->
    [one] a card
   *[other] { $count } cards
} from your hand without looking.
    .each = gives { FORM($to, case: "each") } { $count ->
        [one] a card
       *[other] { $count } cards
    } from their hand, picked at random.
deed-give-up-card-taker = Show your hand to { $to }, who takes { deed-give-up-card-taker.what }
    .what = { $count ->
        [one] a card
       *[other] { $count } cards
    } from it.
    .each = shows their hand to { FORM($to, case: "each") }, who takes { deed-give-up-card-taker.what }
deed-give-up-card-giver = Give { $to } { deed-give-up-card-giver.what } from your hand.
    .what = { $count ->
        [one] a card
       *[other] { $count } cards
    }
    .each = in turn gives { FORM($to, case: "each") } { deed-give-up-card-giver.what } from their hand.
deed-give-up-item-random = { CAPITAL($to) } gets { deed-give-up-item-random.what } of your items in play, picked at random.
    .what = { $count ->
        [one] one
       *[other] { $count }
    }
    .each = gives { FORM($to, case: "each") } { deed-give-up-item-random.what } of their items in play, picked at random.
deed-give-up-item-taker = { CAPITAL($to) } chooses and takes { deed-give-up-item-taker.what } of your items in play.
    .what = { $count ->
        [one] one
       *[other] { $count }
    }
    .each = lets { FORM($to, case: "each") } choose and take { deed-give-up-item-taker.what } of their items in play.
deed-give-up-item-giver = Give { $to } { deed-give-up-item-giver.what } of your items in play.
    .what = { $count ->
        [one] one
       *[other] { $count }
    }
    .each = in turn gives { FORM($to, case: "each") } { deed-give-up-item-giver.what } of their items in play.
deed-each-of-highest = Every player of the highest Level { FORM($deeds, case: "each") }
    .each = causes this: every player of the highest Level { FORM($deeds, case: "each") }
deed-each-of-lowest = Every player of the lowest Level { FORM($deeds, case: "each") }
    .each = causes this: every player of the lowest Level { FORM($deeds, case: "each") }
deed-each-of-left = The player on your left { FORM($deeds, case: "each") }
    .each = causes this: the player on their left { FORM($deeds, case: "each") }
deed-each-of-right = The player on your right { FORM($deeds, case: "each") }
    .each = causes this: the player on their right { FORM($deeds, case: "each") }
deed-each-of-allies = Whoever fights beside you { FORM($deeds, case: "each") }
    .each = causes this: whoever fights beside them { FORM($deeds, case: "each") }
deed-each-of-same-sex = Every other player of your sex { FORM($deeds, case: "each") }
    .each = causes this: every other player of their sex { FORM($deeds, case: "each") }
deed-each-of-other-sex = Every player of the other sex { FORM($deeds, case: "each") }
    .each = causes this: every player of the other sex { FORM($deeds, case: "each") }
deed-swap-hands = Swap hands with { $with }.
    .each = swaps hands with { FORM($with, case: "each") }.
deed-look-at-hand = Look at the hand of { $at }.
    .each = looks at the hand of { FORM($at, case: "each") }.
deed-turn-skip = Skip your next turn.
    .each = skips their next turn.
deed-turn-again = After your present turn, or else after your next, take another one.
    .each = takes another turn after their present or next one.
deed-search-doors-paid = Look through the discarded doors and take { $what } from them, if you like. Discard a card from your hand for each.
    .each = looks through the discarded doors and may take { $what } from them, discarding a card from their hand for each.
deed-search-treasures-paid = Look through the discarded treasures and take { $what } from them, if you like. Discard a card from your hand for each.
    .each = looks through the discarded treasures and may take { $what } from them, discarding a card from their hand for each.
