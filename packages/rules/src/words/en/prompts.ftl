# What the game is waiting for. $who and $whom are players' names, $card is the card that asks.

# To the player who is asked.
prompt-choice-deed = { $card }: your choice.
prompt-choice-play = { $card }: your call.
prompt-choice-power = { $card }: your call.
prompt-choice-treasure = Your pick of the treasure.
prompt-choice-loot = Take one. The dead do not mind.
prompt-choice-resurrection = About to draw face up. Take the top of the discards instead?

# To everybody else.
prompt-wait-deed = { $who } owes { $card } an answer.
prompt-wait-play = { $who } decides what { $card } does.
prompt-wait-power = { $who } decides what { $card } does.
prompt-wait-treasure = { $who } picks a treasure.
prompt-wait-loot = { $who } looks over what is left.
prompt-wait-resurrection = { $who } thinks about raising the dead.
prompt-choice-excess = Too much to carry, and nobody to take it. What goes?
prompt-choice-trait = One too many. Which one goes?
prompt-choice-you = Your choice.
prompt-wait-excess = { $who } carries too much and has to let go of something.
prompt-wait-trait = { $who } is one thing too many, and has to choose.
prompt-wait-nobody = { $who } has to choose.

# What a card asks of the player who is asked. $whom is another player.
asks-die = { $card }: what does the die show?
asks-discard = { $card }: what do you discard from your hand?
asks-duel = { $card }: whom do you roll against?
asks-either = { $card }: which will it be?
asks-give = { $card }: what does { $whom } get from you?
asks-lift = { $card }: which one ends?
asks-look = { $card }: whose hand do you look at?
asks-lose = { $card }: what do you lose?
asks-lose-other = { $card }: what does { $whom } lose?
asks-pay = { $card }: what do you pay with?
asks-receiver = { $card }: who gets it?
asks-search = { $card }: what do you take from the discards?
asks-swap = { $card }: whom do you swap hands with?
asks-take = { $card }: what do you take from { $whom }?

# How many answers.
choose-exactly = Choose { $count ->
    [one] one
   *[other] { $count }
}.
choose-between = Choose from { $min } to { $max }.
choose-up-to = Choose up to { $max }.
choose-ordered = Mark them in order, the first one first.

prompt-cancel = { $card } is about to strike { $whom }. Does anybody stop it?
prompt-cancel-you = { $card } is about to strike you. Can you stop it?
prompt-announced = { $who } plays { $card }. Does anybody stop it?
prompt-announced-you = You play { $card }, unless somebody stops it.
prompt-caught = { $card } has { $who } by the collar: { $total } is not enough.
prompt-caught-you = { $card } has you by the collar: { $total } is not enough. Last chance.
prompt-excess = { $limit ->
    [gadget] { $who } has too many gadgets and has to part with something.
   *[big] { $who } carries too much and has to part with something.
}
prompt-excess-you = { $limit ->
    [gadget] Too many gadgets for you. Sell, give away or discard until they fit.
   *[big] You carry too much. Sell, give away or discard until it fits.
}
prompt-looting = What { $whom } left behind. { $who } takes one.
prompt-looting-yours = What you left behind. { $who } takes one.
prompt-looting-you = What { $whom } left behind. Take one card.
prompt-sharing = The treasure lies open. { $who } picks.
prompt-sharing-you = The treasure lies open. You pick.
prompt-help = { $who } asks { $whom } for help: { $terms }.
prompt-help-you = { $who } asks for your help: { $terms }.
prompt-charity = { $who } holds { $count ->
    [one] a card
   *[other] { $count } cards
} too many.
prompt-charity-you = You hold { $count ->
    [one] a card too many. Play it or give it away.
   *[other] { $count } cards too many. Play them or give them away.
}
prompt-win = { $who } is winning. Objections?
prompt-win-you = You are winning, unless somebody minds.
prompt-flight = { $who } is about to run. Objections?
prompt-flight-you = You are about to run, unless somebody minds.

# Answers that are words.
answer-no = No
answer-keep = Leave it on top
answer-under = Put it under the deck
answer-fighters = For the fighters
answer-monsters = For the monsters

prompt-peeked = { $card } lies on top. Only you can see it.
prompt-seize = { $who } claims { $card } from the discards. Any rivals?
prompt-choice-order = In which order do you suffer the Bad Stuff?
prompt-wait-order = { $who } puts the Bad Stuff in order.
prompt-choice-sidekick = One sidekick too many: which one goes?
prompt-wait-sidekick = { $who } parts with a sidekick.
