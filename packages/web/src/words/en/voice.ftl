# The voice of the table: what is going on, what comes next, and what each act brings.

voice-door-keep = You can’t use it now: it goes into your hand.
voice-trouble-loot = Quiet in there, and you hold no monster to fight. Loot the room.
voice-title = What is going on
# Three and more are not named: the stage does.
voice-winning = { $who } fights { $count ->
    [1] { LIST($foes) }
    [2] { LIST($foes) }
   *[other] { $count } monsters
} and is winning, { $fighters } to { $monsters }.
voice-losing = { $who } fights { $count ->
    [1] { LIST($foes) }
    [2] { LIST($foes) }
   *[other] { $count } monsters
} and is losing, { $fighters } to { $monsters }.
voice-winning-you = You fight { $count ->
    [1] { LIST($foes) }
    [2] { LIST($foes) }
   *[other] { $count } monsters
} and are winning, { $fighters } to { $monsters }.
voice-losing-you = You fight { $count ->
    [1] { LIST($foes) }
    [2] { LIST($foes) }
   *[other] { $count } monsters
} and are losing, { $fighters } to { $monsters }.
voice-running = { $who } runs{ $count ->
    [0] .
   *[other] {""} from { LIST($foes) }.
}
voice-running-you = You run{ $count ->
    [0] .
   *[other] {""} from { LIST($foes) }.
}
voice-empty = No monster is left in this fight.
voice-empty-claimed = { $who } has no monster left to fight. Objections?
voice-empty-claimed-you = The fight is over, unless somebody minds.
voice-asking = You ask { $whom } for help: { $terms }.
voice-discard = You hold { $count ->
    [one] a card too many. Play it or discard it.
   *[other] { $count } cards too many. Play them or discard them.
}
voice-waiting = Waiting for { LIST($players) }
voice-waiting-time = Waiting for { LIST($players) }, { $time }
voice-played-by = Played by { $who }.
voice-dead-you = You keep your Level and what you are. Your next turn begins with a new hand.
voice-looting-order = One card each, from the highest Level down.
voice-pay-card = The card you pick is discarded to pay for it.
voice-charity-to = For { LIST($players) }, at the lowest Level.
voice-together = Together { $fighters } to { $monsters }. Your own strength: { $strength }.
voice-more = More
voice-more-title = What else you can do

# What an act brings, after its name and a colon.
result-fight = { $fighters } : { $monsters }
result-sealed = nobody else may interfere
result-ended = ends the fight
result-hand = hand { $before } → { $after }, limit { $limit }
result-none = { $before } → { $after }, no effect
result-vain = you lose nothing
result-strength = strength { $before } → { $after }
result-level = Level { $before } → { $after }
# Of another player.
result-of = { $who }: { $result }
result-flee = running { SIGNED($before) } → { SIGNED($after) }
result-costs = costs { $count ->
    [one] a card
   *[other] { $count } cards
}
result-with-costs = { $result }, { $costs }
result-help = { $fighters } : { $monsters }, you get { $treasures ->
    [0] nothing
    [one] 1 treasure
   *[other] { $treasures } treasures
}
result-help-levels = { $fighters } : { $monsters }, you get { $levels ->
    [one] a Level
   *[other] { $levels } Levels
}{ $treasures ->
    [0] {""}
    [one] {" "}and 1 treasure
   *[other] {" "}and { $treasures } treasures
}
result-trade = you { $before } → { $after }, { $whom } { $was } → { $becomes }
result-claim = { $levels ->
    [0] no Level
    [one] a Level
   *[other] { $levels } Levels
}, { $treasures ->
    [0] no treasure
    [one] a treasure
   *[other] { $treasures } treasures
}
# The game is over by it: for whoever does it, together with others, or for others alone.
result-game = wins the game
result-game-with = wins the game, with { LIST($players) }
result-game-others = { LIST($players) } { $count ->
    [one] wins
   *[other] win
} the game
result-game-on = the game goes on
result-claim-game = Level { $level } and the game
result-fight-game = { $result }, { $game }
result-odds = { $count ->
    [0] no roll saves you
    [1] only a { $from } saves you
    [6] any roll saves you
   *[other] { $from } or more saves you
}
act-with-result = { $act }: { $result }

do-play-card = Play { $card }
do-fight-card = Fight { $card }
do-stop-with = Stop it: { $card }
do-ask-whom-now = Ask { $whom }
do-accept-help = Help { $whom }
do-accept-trade = Trade with { $whom }
do-charity-discard = Discard cards…
do-end-setup-early = Ready: { $count ->
    [one] one card
   *[other] { $count } cards
} still playable

# Why a card stays in the hand, or would do nothing.
why-no-combat = There is no combat.
why-nobody-runs = Nobody is running away.
why-running = It is too late: they are running away.
why-in-combat = Not during a combat.
why-own-turn = Only on your own turn.
why-setup = Not before the first turn.
why-answer-first = Something else has to be settled first.
why-no-kin = It can’t join this fight by itself: it takes a Wandering Monster.
why-kin-held = It can’t join this fight by itself: play { $card } with it.
why-no-target = Nothing in this fight to play it on.
why-no-monster = You have no monster in hand to play it with.
why-has-trait = You already are one: { $card }.
why-has-trait-held = You already are one: { $card }. Play { $held } first.
why-no-race = It needs a race.
why-no-race-held = It needs a race. You hold one: play { $card } first.
why-no-class = It needs a class.
why-no-class-held = It needs a class. You hold one: play { $card } first.
why-needs = It needs { A($what) }.
why-needs-held = It needs { A($what) }. You hold one: play { $card } first.
refused-late = Too late: the table has moved on.
why-big = You already carry a big item.
why-trouble-door = Kick open the door first: if no monster is behind it, you may fight this one.
why-trouble-late = Too late this turn: you may look for trouble right after an empty door.
why-has-sidekick = You already have a sidekick: { $card }.
why-has-sidekick-held = You already have a sidekick: { $card }. Play { $held } with this one.
why-has-steed = You already have a steed: { $card }.
why-has-steed-held = You already have a steed: { $card }. Play { $held } with this one.
why-no-steed = It needs a steed.
why-no-steed-held = It needs a steed. You hold one: play { $card } first.
why-cheat-nothing = You have no item to play it with.
why-power = { $power }: { $why }
why-not-your-combat = It isn’t your combat.
why-not-fighting = You aren’t in this combat.
why-fighting = You are in this combat yourself.
why-nobody-else-fights = Nobody else is fighting.
why-winning = You are winning already.
why-few-cards = { $count ->
    [one] You need a card in your hand.
   *[other] You need { $count } cards in your hand.
}
why-no-fit = It doesn’t work on any of these monsters.
why-not-failed = Only after your roll to run away has failed.
why-before-door = Only before you kick open the door.
why-after-door = Only after the door, before you look for trouble or loot the room.
why-turn-end = Only at the end of your turn.
why-nothing-to-steal = Nobody has a small item that you could steal.
why-nothing-to-cancel = There is nothing to cancel right now.
why-used-turn = Only once a turn, and you’ve already done it.

# The keyboard.
keys-title = Keys
keys-space = Space
keys-do-primary = Do what is highlighted
keys-do-hand = Hold out that card from your hand
keys-do-pass = Let it be
keys-do-log = Open the log
keys-do-talk = Talk; Esc returns to the table
keys-do-help = Show this list
keys-do-escape = Put back, close
keys-escape = Esc
skip-links = Shortcuts
skip-voice = To what you can do
skip-hand = To your hand

# Cards of the hand, and those a choice is between.
tray = The cards to choose from
asking-top = On top of the discards: { $card }
hand-useful = useful now
hand-wins = wins the game
hand-lawful = can be played
hand-given = can be given away
hand-discarded = can be discarded
hand-sold = can be sold
