# The lines of the log: what happened. One message, or one family, for each event of model/event.ts.
# $who and $whom are players' names; $card, $on and $with are cards, $cards are lists of them.

event-turn = { $who }’s turn.

event-phase = { $phase ->
    [setup] Before the game: lay out anything you like.
    [opening] { $who } stands before the door.
    [door] { $who } looks at what was behind the door.
    [trouble] Nothing to fight. { $who } may look for trouble or loot the room.
    [combat] Combat.
    [flee] { $who } runs.
    [reward] The spoils are shared.
    [looting] The body is looted.
    [closing] The dust settles. { $who } may still play.
    [charity] { $who } holds too many cards.
   *[over] The game is over.
}

event-die-start = { $who } rolls { $die } for the first turn.
event-die-flee = { $who } rolls { $die } to run away{ $total ->
    [none] .
   *[other] {""}: { $total } in all.
}
event-die-tie = { $who } rolls { $die } to break the tie.
event-die-power = { $who } rolls { $die }{ $total ->
    [none] .
   *[other] {""}: { $total } in all.
}
event-die-effect = { $who } rolls { $die }{ $total ->
    [none] .
   *[other] {""}: { $total } in all.
}

event-thrown = { LIST($cards) }: { $count ->
    [one] { $who } throws a { $dice }
   *[other] { $who } throws { $dice }
}, which counts as { $die }.

event-announced = { $play } Does anybody stop it?

event-place = { $who } takes everybody to { $card }.
event-place-next = { $who } takes everybody from { $before } to { $card }.
event-starts = { $who } goes first.

event-drew = { $who } draws { $count ->
    [one] { $deck ->
        [doors] a door
       *[treasures] a treasure
    }
   *[other] { $count } { $deck ->
        [doors] doors
       *[treasures] treasures
    }
}.
event-drew-open = { $who } draws { LIST($cards) }.
event-none-left = No { $deck ->
    [doors] doors
   *[treasures] treasures
} left to draw. { $who } goes without.
event-reshuffled = The { $deck ->
    [doors] door
   *[treasures] treasure
} discards are shuffled into a new deck.

event-door = { $who } kicks open the door: { $card }.
event-took = { $who } adds { $card } to their hand.

event-played = { $who } plays { $card }.
event-played-on-card = { $who } plays { $card } on { $on }.
event-played-on-player = { $who } plays { $card } on { $whom }.
event-played-on-self = { $who } plays { $card } on { $who }.
event-played-side = { $who } plays { $card } for the { $side ->
    [fighters] fighters
   *[monsters] monsters
}.
event-played-with = { $who } plays { $card } with { $with }.

event-equipped = { $who } equips { $card }.
event-unequipped = { $who } unequips { $card }.
event-discarded = { $who } discards { LIST($cards) }.
event-lost = { $who } loses { LIST($cards) }.

event-gave = { $who } gives { $whom } { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-gave-open = { $who } gives { LIST($cards) } to { $whom }.

event-sold = { $who } sells { LIST($cards) } for { $gold } { -gold }: { $levels ->
    [one] a Level
   *[other] { $levels } Levels
}.

event-level-up = { $who } rises to Level { $to }.
event-level-down = { $who } falls to Level { $to }.
event-level-same = { $who } stays at Level { $to }.
event-sex = { $who } is { $to ->
    [female] a woman
   *[male] a man
} now.
event-died = { $who } is dead.
event-reborn = { $who } is back, as somebody very much alike.

event-combat = { $who } fights { $card }.
event-joined = { $card } joins the fight, courtesy of { $who }.
event-enhanced = { $who } plays { $card } on { $on }.

event-removed = { $card } leaves the fight{ $treasures ->
    [0] , taking its treasure with it.
    [one] , leaving a treasure behind.
   *[other] , leaving { $treasures } treasures behind.
}
event-boosted = { $amount ->
    [0] Nothing changes for the { event-boosted.side }.
   *[other] The { event-boosted.side } get { SIGNED($amount) }.
}
    .side = { $side ->
        [fighters] fighters
       *[monsters] monsters
    }
event-boosted-player = { $amount ->
    [0] Nothing changes for { $whom }.
   *[other] { $whom } gets { SIGNED($amount) }.
}
event-strengths = It stands at { $fighters } to { $monsters }.

event-power = { $who } uses { $power }{ $count ->
    [0] .
    [one] , discarding a card.
   *[other] , discarding { $count } cards.
}
event-power-on-player = { $who } uses { $power } on { $whom }{ $count ->
    [0] .
    [one] , discarding a card.
   *[other] , discarding { $count } cards.
}
event-power-on-card = { $who } uses { $power } on { $on }{ $count ->
    [0] .
    [one] , discarding a card.
   *[other] , discarding { $count } cards.
}

event-asked = { $who } asks { $whom } for help: { $terms }.
event-helps = { $who } helps { $whom }: { $terms }.
event-helps-forced = { $who } helps { $whom }, like it or not.
event-declined-help = { $who } won’t help { $whom } for that.
event-declined-trade = { $who } turns { $whom }’s offer down.
event-withdrawn-help = { $who } takes the request back.
event-withdrawn-trade = { $who } takes the offer back.
event-lapsed-help = { $who }’s request comes to nothing.
event-lapsed-trade = { $who }’s offer comes to nothing.
event-offered = { $who } offers { $whom } a trade: { LIST($give) } for { LIST($get) }.
event-offered-gift = { $who } offers { LIST($give) } to { $whom } as a gift.
event-offered-plea = { $who } would like { $whom }’s { LIST($get) }, for nothing.
event-traded = { $who } trades { LIST($give) } to { $whom } for { LIST($get) }.
event-traded-gift = { $who } gives { LIST($give) } to { $whom }.
event-traded-plea = { $who } gets { LIST($get) } from { $whom }.

event-claimed-win = { $who } is winning. Objections?
event-claimed-flight = { $who } is about to run. Objections?
event-unclaimed-win = { $who } is not winning after all.
event-unclaimed-flight = { $who } doesn’t have to run after all.
event-passed = { $who } lets it be.
event-won = { $who } wins against { LIST($cards) }: { $levels ->
    [0] no Level
    [one] a Level
   *[other] { $levels } Levels
}, { $treasures ->
    [0] no treasure
    [one] a treasure
   *[other] { $treasures } treasures
}.
event-won-with = { $who } and { $whom } win against { LIST($cards) }: { $levels ->
    [0] no Level
    [one] a Level
   *[other] { $levels } Levels
}, { $treasures ->
    [0] no treasure
    [one] a treasure
   *[other] { $treasures } treasures
}.
event-won-empty = { $who } has no monster left to fight: { $treasures ->
    [0] no treasure
    [one] a treasure
   *[other] { $treasures } treasures
}.
event-ended = { $who }’s fight is over.
event-escaped = { $who } gets away from { $card }.
event-caught = { $card } catches { $who }.
event-sacrificed = { $who } leaves { $card } behind and escapes.
event-sacrificed-with = { $who } leaves { $card } behind; { $whom } escapes too.

event-curse = { $card } is about to strike { $who }.
event-curse-on = { $card } is about to strike { $who }’s { $on }.
event-cursed = { $card } strikes { $who }.
event-cancelled = { $card } does not strike { $who }.
event-no-effect = { $card } has no effect.
event-lifted = { $who } is rid of { $card }.

event-treasure = { $who } gets { $card }.
event-looted = { $who } takes { $card } from what { $whom } left behind.
event-showed = { $who } shows { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-showed-open = { $who } shows { LIST($cards) }.
event-showed-to = { $who } shows { $whom } { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-showed-to-open = { $who } shows { LIST($cards) } to { $whom }.
event-peeked = { $who } looks at the top { $deck ->
    [doors] door
   *[treasures] treasure
}.
event-peeked-open = { $who } looks at the top { $deck ->
    [doors] door
   *[treasures] treasure
}: { LIST($cards) }.
event-searched = { $who } takes { LIST($cards) } from the discarded { $deck ->
    [doors] doors
   *[treasures] treasures
}.
event-asks = { $who } has a choice to make.
event-conceded = { $who } leaves the game.
event-over = { LIST($players) } { $count ->
    [one] wins
   *[other] win
}. That is the game.
event-over-nobody = Nobody wins. That is the game.

# Terms of help, inside other sentences.
terms-nothing = no reward
terms-treasures = { $treasures ->
    [0] no treasure
    [one] a treasure
   *[other] { $treasures } treasures
} ({ $who } picks first)
terms-treasures-you = { $treasures ->
    [0] no treasure
    [one] a treasure
   *[other] { $treasures } treasures
} (you pick first)
terms-items = { LIST($cards) } afterwards
terms-plays = { $count ->
    [one] a card played afterwards
   *[other] { $count } cards played afterwards
}
terms-list = { LIST($terms) }

# A player. English sentences do not ask for the gender; others do.
player = { $name }
    .gender = { $sex ->
        [female] feminine
       *[other] masculine
    }

event-joined-lasers = { $who } joins { LIST($cards) } into one weapon.
event-parted-laser = { $who } takes { $card } out of the joined weapon.
event-seizing = { $who } wants { $card } from the discards.
event-seized = { $who } takes { $card } from the discards.

# Second thoughts, and rulings of the table.
event-taken-back = { $who } takes that back.
event-rewound = The table rules: it stands as it was before move { $to }; { $count ->
    [one] one move is
   *[other] { $count } moves are
} taken back.
event-rewound-seen = { event-rewound } Everybody has seen since: { LIST($cards) }.
event-rewound-private = { event-rewound } Some have seen cards since: { LIST($known) }.
event-rewound-both = { event-rewound } Everybody has seen since: { LIST($cards) }. Some have seen more: { LIST($known) }.
event-rewound-known = { $who } ({ $count ->
    [one] one card
   *[other] { $count } cards
})
event-put-hand = The table rules: { $who } takes { $card } into their hand.
event-put-play = The table rules: { $who } has { $card } in play.
event-put-away = The table rules: { $card } goes to its discard pile.
event-turn-owed-skip = { $who } will skip a turn.
event-turn-owed-again = { $who } will take another turn.
event-turned-skip = { $who } skips a turn.
event-turned-again = { $who } takes another turn.
