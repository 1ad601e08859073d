# Powers: what may be done while a card is in play

can-discard-for-strength = { $power }: When fighting or helping, discard up to { $count ->
    [one] one card
   *[other] { $count } cards
} for { SIGNED($strength) } each.
can-discard-for-strength-versus = { $power }: When fighting or helping against { FORM($tag, number: "plural") }, discard up to { $count ->
    [one] one card
   *[other] { $count } cards
} for { SIGNED($strength) } each.
can-discard-for-roll = { $power }: After a failed roll to run away, discard up to { $count ->
    [one] one card
   *[other] { $count } cards
} for { SIGNED($amount) } each.
can-charm = { $power }: In your own combat, you may discard your whole hand (at least { $count ->
    [one] one card
   *[other] { $count } cards
}) to remove one monster. If you don’t have to run from the rest, you get its treasures, but no Level for it.
can-backstab = { $power }: Discard a card to give { SIGNED($strength) } to another player in combat. Once per victim per combat.
can-steal = { $power }: Discard a card and roll the die to steal a small item from another player while neither of you is in combat. On { $result } or more, it is yours. Otherwise, lose a Level.
can-resurrection = { $power }: When you are about to draw a card face up, you may take the top card of that deck’s discards instead, and then discard a card from your hand.
can-bargain = { $power }: Once in each of your turns, you may sell one item for double its price.
can-second-wind = { $power }: Once each time you run away, after your first failed roll, you may discard a card from your hand and roll again.
can-defuse = { $power }: Discard a card to cancel a { -curse } that is about to strike anyone.
can-round-up = { $power }: In your own combat, you may discard { $count ->
    [one] a card
   *[other] { $count } cards
} to send { A($tag) } away, treasures and all. If you don’t have to run from the rest, gain a Level for it, even the winning Level.
can-track = { $power }: Once in each of your turns, before you kick open the door, you may discard a card to look at the top door. Leave it there or put it under the deck.
can-throw = { $power }: During the combat, or before a roll to run away, any player may discard { LIST(KNOWN($what), type: "or", case: "indef") }. If the fighters run away, they escape this monster without a roll.
can-inspire = { $power }: Once in each combat you are not in, discard a card to give the fighters { SIGNED($more) } or { SIGNED($less) }.
can-chase = { $power }: { CAPITAL(FORM($who, number: "plural")) } who fight it may send it away. Whoever wins still gets its treasures, but no Level for it.
can-allure = { $power }: Once in each of your own combats, while you are not winning, you may force a player of higher Level to help you for nothing.
can-buy-off = { $power }: When fighting it, you may discard items worth at least { $gold } { -gold-pieces } to make it leave, treasures and all.
can-once-a-turn-opening = { $power }: Once in each of your turns, before you kick open the door, you may { $count ->
    [0] do this
    [one] discard a card to do this
   *[other] discard { $count } cards to do this
}. { $deeds }
can-once-a-turn-trouble = { $power }: Once in each of your turns, after the door and before you look for trouble or loot the room, you may { $count ->
    [0] do this
    [one] discard a card to do this
   *[other] discard { $count } cards to do this
}. { $deeds }
can-once-a-turn-closing = { $power }: Once in each of your turns, at its end, you may { $count ->
    [0] do this
    [one] discard a card to do this
   *[other] discard { $count } cards to do this
}. { $deeds }
