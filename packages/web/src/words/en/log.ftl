# The log as a chronicle: the title of each turn.

chronicle-before = Before the first turn
chronicle-turn = Turn { $turn }, { $who }: { LIST($outcomes) }
chronicle-turn-you = Turn { $turn }, you: { LIST($outcomes) }
chronicle-turn-now = Turn { $turn }, { $who }
chronicle-turn-now-you = Turn { $turn }, you
chronicle-levels = { SIGNED($levels) } { $levels ->
    [-1] Level
    [one] Level
   *[other] Levels
}
chronicle-treasures = { $treasures ->
    [one] a treasure
   *[other] { $treasures } treasures
}
chronicle-helped = with help
chronicle-died = dead
chronicle-caught = caught
chronicle-fled = got away
chronicle-cursed = { CURSES() ->
    [traps] { $count ->
        [one] a trap
       *[other] { $count } traps
    }
   *[other] { $count ->
        [one] a curse
       *[other] { $count } curses
    }
}
chronicle-lost = { $count ->
    [1] lost { $card }
   *[other] lost { $count } cards
}
chronicle-got = { $count ->
    [1] got { $card }
   *[other] got { $count } cards
}
chronicle-quiet = nothing gained, nothing lost
# What befell others than the turn's player: "Turn 3, Quill: +2 Levels · you: lost Helmet of Hindsight".
chronicle-and = { $title } · { $more }
chronicle-you = you: { LIST($outcomes) }
chronicle-other = { $who }: { LIST($outcomes) }
# What happened since the reader's last turn, where there is room for no more of the log.
chronicle-meanwhile = Meanwhile: { $told }

# What happened, told to whom it happened; $who is the reader.
reader = You
    .gender = { $sex ->
        [female] feminine
       *[other] masculine
    }
event-drew-you = { $who } draw { $count ->
    [one] { $deck ->
        [doors] a door
       *[treasures] a treasure
    }
   *[other] { $count } { $deck ->
        [doors] doors
       *[treasures] treasures
    }
}.
event-drew-open-you = { $who } draw { LIST($cards) }.
event-door-you = { $who } kick open the door: { $card }.
event-took-you = { $who } add { $card } to your hand.
event-played-you = { $who } play { $card }.
event-played-on-card-you = { $who } play { $card } on { $on }.
event-played-on-player-you = { $who } play { $card } on { $whom }.
event-played-on-self-you = { $who } play { $card } on yourself.
event-played-side-you = { $who } play { $card } for the { $side ->
    [fighters] fighters
   *[monsters] monsters
}.
event-played-with-you = { $who } play { $card } with { $with }.
event-equipped-you = { $who } equip { $card }.
event-discarded-you = { $who } discard { LIST($cards) }.
event-lost-you = { $who } lose { LIST($cards) }.
event-sold-you = { $who } sell { LIST($cards) } for { $gold } { -gold }: { $levels ->
    [one] a Level
   *[other] { $levels } Levels
}.
event-level-up-you = { $who } rise to Level { $to }.
event-level-down-you = { $who } fall to Level { $to }.
event-died-you = { $who } are dead.
event-combat-you = { $who } fight { $card }.
event-enhanced-you = { $who } play { $card } on { $on }.
event-power-you = { $who } use { $power }{ $count ->
    [0] .
    [one] , discarding a card.
   *[other] , discarding { $count } cards.
}
event-power-on-player-you = { $who } use { $power } on { $whom }{ $count ->
    [0] .
    [one] , discarding a card.
   *[other] , discarding { $count } cards.
}
event-power-on-card-you = { $who } use { $power } on { $on }{ $count ->
    [0] .
    [one] , discarding a card.
   *[other] , discarding { $count } cards.
}
event-asked-you = { $who } ask { $whom } for help: { $terms }.
event-helps-you = { $who } help { $whom }: { $terms }.
event-declined-help-you = { $who } won’t help { $whom } for that.
event-declined-trade-you = { $who } turn { $whom }’s offer down.
event-claimed-win-you = { $who } are winning. Objections?
event-claimed-flight-you = { $who } are about to run. Objections?
event-won-you = { $who } win against { LIST($cards) }: { $levels ->
    [0] no Level
    [one] a Level
   *[other] { $levels } Levels
}, { $treasures ->
    [0] no treasure
    [one] a treasure
   *[other] { $treasures } treasures
}.
event-won-with-you = { $who } and { $whom } win against { LIST($cards) }: { $levels ->
    [0] no Level
    [one] a Level
   *[other] { $levels } Levels
}, { $treasures ->
    [0] no treasure
    [one] a treasure
   *[other] { $treasures } treasures
}.
event-escaped-you = { $who } get away from { $card }.
event-treasure-you = { $who } get { $card }.
event-looted-you = { $who } take { $card } from what { $whom } left behind.
event-die-flee-you = { $who } roll { $die } to run away{ $total ->
    [none] .
   *[other] {""}: { $total } in all.
}
event-die-effect-you = { $who } roll { $die }{ $total ->
    [none] .
   *[other] {""}: { $total } in all.
}
event-die-power-you = { $who } roll { $die }{ $total ->
    [none] .
   *[other] {""}: { $total } in all.
}
event-starts-you = { $who } go first.
event-gave-you = { $who } give { $whom } { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-gave-open-you = { $who } give { LIST($cards) } to { $whom }.
event-searched-you = { $who } take { LIST($cards) } from the discarded { $deck ->
    [doors] doors
   *[treasures] treasures
}.
event-passed-you = { $who } let it be.
event-taken-back-you = { $who } take that back.
event-turn-you = Your turn.
event-curse-you = { $card } is about to strike you.
event-cursed-you = { $card } strikes you.
event-caught-you = { $card } catches you.
event-unequipped-you = { $who } unequip { $card }.
event-reborn-you = { $who } are back, as somebody very much alike.
event-joined-you = { $card } joins the fight, courtesy of you.
event-helps-forced-you = { $who } help { $whom }, like it or not.
event-withdrawn-help-you = { $who } take your request back.
event-withdrawn-trade-you = { $who } take your offer back.
event-lapsed-help-you = Your request comes to nothing.
event-lapsed-trade-you = Your offer comes to nothing.
event-offered-you = { $who } offer { $whom } a trade: { LIST($give) } for { LIST($get) }.
event-offered-gift-you = { $who } offer { LIST($give) } to { $whom } as a gift.
event-offered-plea-you = { $who } would like { $whom }’s { LIST($get) }, for nothing.
event-traded-you = { $who } trade { LIST($give) } to { $whom } for { LIST($get) }.
event-traded-gift-you = { $who } give { LIST($give) } to { $whom }.
event-traded-plea-you = { $who } get { LIST($get) } from { $whom }.
event-unclaimed-win-you = { $who } are not winning after all.
event-unclaimed-flight-you = { $who } don’t have to run after all.
event-sacrificed-you = { $who } leave { $card } behind and escape.
event-sacrificed-with-you = { $who } leave { $card } behind; { $whom } escapes too.
event-lifted-you = { $who } are rid of { $card }.
event-showed-you = { $who } show { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-showed-open-you = { $who } show { LIST($cards) }.
event-showed-to-you = { $who } show { $whom } { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-showed-to-open-you = { $who } show { LIST($cards) } to { $whom }.
event-conceded-you = { $who } leave the game.
event-seized-you = { $who } take { $card } from the discards.
event-turn-owed-skip-you = { $who } will skip a turn.
event-turn-owed-again-you = { $who } will take another turn.
event-turned-skip-you = { $who } skip a turn.
event-turned-again-you = { $who } take another turn.
event-die-start-you = { $who } roll { $die } for the first turn.
event-die-tie-you = { $who } roll { $die } to break the tie.
event-thrown-you = { LIST($cards) }: { $count ->
    [one] you throw a { $dice }
   *[other] you throw { $dice }
}, which counts as { $die }.
event-place-you = { $who } take everybody to { $card }.
event-place-next-you = { $who } take everybody from { $before } to { $card }.
event-none-left-you = No { $deck ->
    [doors] doors
   *[treasures] treasures
} left to draw. { $who } go without.
event-level-same-you = { $who } stay at Level { $to }.
event-sex-you = { $who } are { $to ->
    [female] a woman
   *[male] a man
} now.
event-won-empty-you = { $who } have no monster left to fight: { $treasures ->
    [0] no treasure
    [one] a treasure
   *[other] { $treasures } treasures
}.
event-ended-you = Your fight is over.
event-curse-on-you = { $card } is about to strike your { $on }.
event-cancelled-you = { $card } does not strike you.
event-peeked-you = { $who } look at the top { $deck ->
    [doors] door
   *[treasures] treasure
}.
event-peeked-open-you = { $who } look at the top { $deck ->
    [doors] door
   *[treasures] treasure
}: { LIST($cards) }.
event-asks-you = { $who } have a choice to make.
event-joined-lasers-you = { $who } join { LIST($cards) } into one weapon.
event-parted-laser-you = { $who } take { $card } out of the joined weapon.
event-seizing-you = { $who } want { $card } from the discards.
event-put-hand-you = The table rules: you take { $card } into your hand.
event-put-play-you = The table rules: you have { $card } in play.
event-boosted-player-to-you = { $amount ->
    [0] Nothing changes for you.
   *[other] You get { SIGNED($amount) }.
}
log-seek = Back to the beginning of turn { $turn }

# What somebody else does to the reader.
event-played-on-player-to-you = { $who } plays { $card } on you.
event-gave-to-you = { $who } gives you { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-gave-open-to-you = { $who } gives { LIST($cards) } to you.
event-power-on-player-to-you = { $who } uses { $power } on you{ $count ->
    [0] .
    [one] , discarding a card.
   *[other] , discarding { $count } cards.
}
event-asked-to-you = { $who } asks you for help: { $terms }.
event-helps-to-you = { $who } helps you: { $terms }.
event-helps-forced-to-you = { $who } helps you, like it or not.
event-declined-help-to-you = { $who } won’t help you for that.
event-declined-trade-to-you = { $who } turns your offer down.
event-offered-to-you = { $who } offers you a trade: { LIST($give) } for { LIST($get) }.
event-offered-gift-to-you = { $who } offers { LIST($give) } to you as a gift.
event-offered-plea-to-you = { $who } would like your { LIST($get) }, for nothing.
event-traded-to-you = { $who } trades { LIST($give) } to you for { LIST($get) }.
event-traded-gift-to-you = { $who } gives { LIST($give) } to you.
event-traded-plea-to-you = { $who } gets { LIST($get) } from you.
event-showed-to-to-you = { $who } shows you { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-showed-to-open-to-you = { $who } shows { LIST($cards) } to you.
