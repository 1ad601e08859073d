# Deeds: what happens, to "you"

deed-lose-level = Lose { $count ->
    [one] a Level
   *[other] { $count } Levels
}.
deed-lose-level-half = Lose half your Levels, rounded down.
deed-lose-level-to = Drop to Level { $level } if you are above it.
deed-lose-level-to-lowest = Drop to the lowest Level at the table.
deed-gain-level = Gain { $count ->
    [one] a Level
   *[other] { $count } Levels
}.
deed-gain-level-last = Gain { $count ->
    [one] a Level, even the winning Level.
   *[other] { $count } Levels, even the winning Level.
}
deed-lose-items = Lose { $what }.
deed-lose-items-choice = Lose { $what } of your choice.
deed-lose-items-curser = Lose { $what }; whoever played this chooses which. If nobody did, you choose.
deed-or-else = { $deed } Nothing to lose? { $else }
deed-lose-race = Lose your race. If you have two, choose one.
deed-lose-race-all = Lose all your races.
deed-lose-class = Lose your class. If you have two, choose one.
deed-lose-class-all = Lose all your classes.
deed-lose-hand-all = Discard your hand.
deed-lose-hand-choose = Discard { $count ->
    [one] a card
   *[other] { $count } cards
} from your hand.
deed-lose-hand-random = Discard { $count ->
    [one] a card
   *[other] { $count } cards
} from your hand, picked at random.
deed-lose-worth = Lose items worth at least { $gold } { -gold-pieces }, or all of them if they are worth less.
deed-die = You are dead.
deed-change-sex = You change sex.
deed-next-combat = { SIGNED($strength) } in the combat you are in, or else in your next.
deed-draw-doors = { $how ->
    [open] Draw { $count ->
        [one] a door
       *[other] { $count } doors
    } face up.
   *[closed] Draw { $count ->
        [one] a door
       *[other] { $count } doors
    } face down.
}
deed-draw-treasures = { $how ->
    [open] Draw { $count ->
        [one] a treasure
       *[other] { $count } treasures
    } face up.
   *[closed] Draw { $count ->
        [one] a treasure
       *[other] { $count } treasures
    } face down.
}
deed-rob-level = Lose a Level. Whoever played this gains it, unless it is the winning Level.
deed-lift-curses = Lift all curses in front of you.
deed-lose-sidekick = Lose one of your sidekicks and all it carries.
deed-lose-sidekick-killed = One of your sidekicks is killed. You keep what it carried.
deed-lose-steed = Lose your steed.
deed-gift-doors = { CAPITAL($to) } draws { $count ->
    [one] a door
   *[other] { $count } doors
} face down.
deed-gift-treasures = { CAPITAL($to) } draws { $count ->
    [one] a treasure
   *[other] { $count } treasures
} face down.
deed-duel = You and { $with } roll the die until one of you rolls higher.
deed-duel-win = If you do: { $deeds }
deed-duel-lose = If you do not: { $deeds }

deed-roll = Roll the die. { $cases }
deed-roll-case = { $results }: { $deeds }
deed-roll-result = { $to }
deed-roll-results = { $from }–{ $to }
deed-roll-nothing = Nothing happens.
deed-either = Choose: { $options }
deed-either-option = { $number }) { $deeds }
deed-if-who = { CAPITAL(FORM($who, case: "if", number: "plural")) }: { $deeds }
deed-if-who-else = { CAPITAL(FORM($who, case: "if", number: "plural")) }: { $deeds } Otherwise: { $else }
deed-each-of-all = Every player: { $deeds }
deed-each-of-all-who = All { FORM($who, number: "plural") }: { $deeds }
deed-each-of-others = Every other player: { $deeds }
deed-each-of-others-who = All other { FORM($who, number: "plural") }: { $deeds }
deed-each-of-neighbours = Your neighbours on both sides: { $deeds }
deed-each-of-neighbours-who = Of your neighbours, { FORM($who, number: "plural") }: { $deeds }

other-left = the player on your left
other-right = the player on your right
other-lowest = the other player with the lowest Level
other-highest = the other player with the highest Level
other-each-other = every other player
other-curser = whoever played this
deed-give-up-card-random = { CAPITAL($to) } takes { $count ->
    [one] a card
   *[other] { $count } cards
} from your hand without looking.
deed-give-up-card-taker = Show your hand to { $to }, who takes { $count ->
    [one] a card
   *[other] { $count } cards
} from it.
deed-give-up-card-giver = Give { $to } { $count ->
    [one] a card
   *[other] { $count } cards
} from your hand.
deed-give-up-item-random = { CAPITAL($to) } gets { $count ->
    [one] one
   *[other] { $count }
} of your items in play, picked at random.
deed-give-up-item-taker = { CAPITAL($to) } takes { $count ->
    [one] one
   *[other] { $count }
} of your items in play.
deed-give-up-item-giver = Give { $to } { $count ->
    [one] one
   *[other] { $count }
} of your items in play.
