# Plays: what a one-shot does

play-strength = { SIGNED($strength) } for either side in any combat.
play-strength-fighters = { SIGNED($strength) } for the fighters in any combat.
play-strength-monsters = { SIGNED($strength) } for the monsters in any combat.
play-strength-versus = { SIGNED($strength) } for either side in a combat with { A($tag) }.
play-strength-versus-fighters = { SIGNED($strength) } for the fighters in a combat with { A($tag) }.
play-strength-versus-monsters = { SIGNED($strength) } for the monsters in a combat with { A($tag) }.
play-strength-each = { SIGNED($strength) } for each { $who } among the fighters.
play-copy-level = One fighter’s Level counts twice in this combat.
play-copy-gear = One fighter’s best item bonus counts twice in this combat.
play-remove-foe = { $treasures ->
    [kept] Remove a monster from the combat. Whoever wins still gets its treasures, but no Level for it.
   *[lost] Remove a monster from the combat, treasures and all.
}
play-remove-foe-tag = { $treasures ->
    [kept] Remove { A($tag) } from the combat. Whoever wins still gets its treasures, but no Level for it.
   *[lost] Remove { A($tag) } from the combat, treasures and all.
}
play-remove-foe-level = { $treasures ->
    [kept] Remove a monster of Level { $level } or lower from the combat. Whoever wins still gets its treasures, but no Level for it.
   *[lost] Remove a monster of Level { $level } or lower from the combat, treasures and all.
}
play-remove-foe-tag-level = { $treasures ->
    [kept] Remove { A($tag) } of Level { $level } or lower from the combat. Whoever wins still gets its treasures, but no Level for it.
   *[lost] Remove { A($tag) } of Level { $level } or lower from the combat, treasures and all.
}
play-swap-foe = A monster leaves the combat. Turn up doors until you find another monster, which fights in its place. Discard the other doors.
play-end-combat = The combat is over: nobody wins, nobody has to run away, and nothing is gained.
play-turn-boost = A one-shot item already used in this combat now counts for the other side.
play-strip-enhancer = Discard a monster enhancer from a combat.
play-escape = When running away: one fighter escapes from every monster that can be escaped.
play-flee-bonus-roll = When running away: { SIGNED($amount) } to one fighter’s next roll.
play-flee-bonus-flight = When running away: { SIGNED($amount) } to all of one fighter’s rolls.
play-fix-die = Before a roll to run away: the die lands on { $number }.
play-fix-die-any = Before a roll to run away: the die lands on the number you name.
play-cancel-curse = At any time: cancel a { -curse } that is about to strike anyone, or lift one in front of any player.
play-cancel-curse-mark = At any time: cancel a { -curse } marked { $mark } that is about to strike anyone, or lift one in front of any player.
play-hire-away = At any time: another player’s sidekick becomes yours, with all it carries. If you have no room for it, it is discarded.
play-afflict-self = At any time: { $deeds }
play-afflict-other = Play this on another player at any time. That player { FORM($deeds, case: "each-one") }
play-afflict-player = Play this on any player at any time. That player { FORM($deeds, case: "each-one") }
play-afflict-highest = Play this on a player of the highest Level at any time. That player { FORM($deeds, case: "each-one") }
play-afflict-lowest = Play this on a player of the lowest Level at any time. That player { FORM($deeds, case: "each-one") }
play-on-roll = Roll the die. { $result } or higher: { $deeds }
play-conscript = Play this in your own combat when you could ask for help. A player of your choice must help you, for nothing.
play-seal-combat = Until this combat is over, only those who fight may play cards or use powers.
play-cancel-card = At any time: cancel a card that another player has just played, unless it is put in play. Both are discarded.
