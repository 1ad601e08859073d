# Buttons. Each says what it does.

do-kick = Kick open the door
do-kick-second = Open a second door
do-take = Take it into your hand
do-play = Play it
do-play-side = Play it for the { $side ->
    [fighters] fighters
   *[monsters] monsters
}
do-play-on = Play it on { $on }
do-play-on-with = Play it on { $on } with { $with }
do-play-player = Play it on { $whom }
do-play-self = Play it on yourself
do-play-with = Play it with { $with }
do-fight = Look for trouble with it
do-fight-door = Fight it
do-loot = Loot the room
do-equip = Equip it
do-unequip = Unequip it
do-join = Join into one weapon…
do-part = Take it apart
do-give = Give away…
do-drop = Discard it
do-sell = Sell items…
do-offer = Trade…
do-offer-whom = Trade with { $whom }…
do-ask = Ask for help…
do-ask-whom = Ask { $whom } for help…
do-accept = Agreed
do-decline = No, thanks
do-withdraw = Take it back
do-use = { $power }
do-use-which = { $power }…
do-use-player = { $power }: { $whom }
do-use-on = { $power }: { $on }
do-use-side = { $power }, for the { $side ->
    [fighters] fighters
   *[monsters] monsters
}
do-claim = I win
do-claim-empty = End the fight
do-pass = Let it be
do-pass-loot = Nothing for me
do-flee = Run away
do-roll = Roll the die
do-roll-against = Roll against { $card }
do-sacrifice = Leave { $card } behind
do-sacrifice-with = Leave { $card } behind, and save { $whom }
do-choose = Choose
do-charity = Give cards away…
do-seize = Claim { $card } for { $paid }
do-show = Show cards…
do-concede = Leave the game
do-timeout = Time’s up
do-end-setup = Ready
do-end-opening = Continue
do-end-door = Continue
do-end-trouble = Continue
do-end-combat = Continue
do-end-flee = Continue
do-end-reward = Continue
do-end-looting = Continue
do-end-closing = End the turn
do-end-charity = End the turn
do-end-over = Continue

# Buttons that confirm a selection.
confirm-sell = Sell { $count ->
    [one] one item
   *[other] { $count } items
}
confirm-give = Give { $count ->
    [one] it
   *[other] all { $count }
} to { $whom }
charity-excess = { $count ->
    [1] You hold one card too many: choose it.
   *[other] You hold { $count } cards too many: choose them.
}
confirm-charity = { $whom ->
    [nobody] Discard
   *[other] Give { $whom }
} { $count ->
    [one] the card
   *[other] { $count } cards
}
confirm-show = Show { $count ->
    [one] the card
   *[other] { $count } cards
}{ $whom ->
    [all] {""} to all
   *[other] {""} to { $whom }
}
confirm-join = Join { $count } into one
confirm-use = { $power }{ $count ->
    [0] {""}
    [one] {""} with one card
   *[other] {""} with { $count } cards
}
confirm-choose = { $count ->
    [0] None
    [one] This one
   *[other] These { $count }
}
confirm-choose-first = Choose first
confirm-order = In this order
confirm-ask = { $treasures ->
    [0] Ask for a favor
    [one] Offer 1 treasure
   *[other] Offer { $treasures } treasures
}
confirm-offer = { $kind ->
    [trade] Offer the trade
    [gift] Offer it as a gift
   *[plea] Ask for it
}
