# The host's last word: the table's setting, the sheet, what is proposed, and how it ended.

rulings-option = Rulings
rulings-option-host = the host alone
rulings-option-majority = more than half agree
rulings-option-all = everybody agrees
rulings-option-text = The host may correct mistakes: take moves back, correct a Level, move a card.
ruling-end-carried = { $who }’s ruling stands.
ruling-end-refused = The table has refused { $who }’s ruling.
ruling-end-withdrawn = { $who } has withdrawn the ruling.
ruling-end-late = Too few agreed to { $who }’s ruling in time.
ruling-end-moved-on = The game has moved on: { $who }’s ruling no longer applies.
ruling-make = Make a ruling
ruling-propose = Propose it
ruling-decide = Make it so
ruling-consent-host = At this table you decide alone. Everybody sees it in the log.
ruling-consent-majority = More than half of the people at the table have to agree. Bots don’t vote.
ruling-consent-all = Everybody at the table has to agree. Bots don’t vote.
ruling-what = What to correct
ruling-what-moves = take moves back
ruling-what-level = a Level
ruling-what-card = a card
ruling-before = Go back to before
ruling-no-moves = No move can be taken back: a die roll is in the way.
ruling-whose = Whose
ruling-level-label = Level
ruling-which = Card
ruling-which-none = choose a card
ruling-where = Goes to
ruling-where-hand = a hand
ruling-where-play = the table
ruling-where-away = the discards
ruling-rewind = { $who } proposes to go back to before this: { $line }
ruling-rewind-number = { $who } proposes to go back to before move { $to }.
ruling-level = { $who } proposes Level { $level } for { $whom }.
ruling-hand = { $who } proposes that { $whom } takes { $card } into their hand.
ruling-play = { $who } proposes to put { $card } in play in front of { $whom }.
ruling-away = { $who } proposes to discard { $card }.
ruling-lost = { $count ->
    [one] One move would be lost.
   *[other] { $count } moves would be lost.
}
ruling-seen = Everybody has seen since: { LIST($cards) }.
ruling-known = Some have seen cards since: { LIST($known) }.
