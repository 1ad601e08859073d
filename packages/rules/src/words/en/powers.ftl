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
can-charm = { $power }: In your own combat, discard your whole hand (at least { $count ->
    [one] one card
   *[other] { $count } cards
}), and one monster leaves the combat. It brings no Level, but its treasures still count unless you run from the rest.
can-backstab = { $power }: Discard a card to give { SIGNED($strength) } to another player in combat. Once for each victim in each combat.
can-steal = { $power }: Out of combat, discard a card and roll the die for a small item of another player who is not in combat either. { $result } or more: it is yours. Less: lose a Level.
can-resurrection = { $power }: When you are about to draw a card face up, you may take the top card of that deck’s discards instead, and then discard a card from your hand.
can-bargain = { $power }: Once in each of your turns, you may sell one item for double its price.
can-second-wind = { $power }: When running away, you may discard a card from your hand to repeat your first failed roll.
can-defuse = { $power }: Discard a card to cancel a { -curse } that is about to strike anyone.
can-round-up = { $power }: In your own combat, discard { $count ->
    [one] a card
   *[other] { $count } cards
} to send { FORM($tag, case: "indef") } away with its treasures. Unless you run from the rest, gain a Level for it, even the winning Level.
can-track = { $power }: Once in each of your turns, before you open the door, discard a card to look at the top door. Leave it there or put it under the deck.
can-throw = { $power }: During the combat, or before a roll to run away, any player may discard { LIST(KNOWN($what), type: "or", case: "indef") } to let the fighters escape it without a roll.
can-inspire = { $power }: Once in each combat you are not in, discard a card to give the fighters { SIGNED($more) } or { SIGNED($less) }.
can-chase = { $power }: { CAPITAL(FORM($who, number: "plural")) } who fight it may send it away. It brings no Level, but its treasures still count unless the fighters run from the rest.
can-allure = { $power }: Once in each of your own combats, if you are not winning, choose a player of higher Level, who must help you for nothing.
can-buy-off = { $power }: When fighting it, discard items worth at least { $gold } { -gold-pieces }, and it leaves the combat with its treasures.
