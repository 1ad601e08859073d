# Plays: what a one-shot does

play-strength = { SIGNED($strength) } for either side in any combat.
play-strength-fighters = { SIGNED($strength) } for the fighters in any combat.
play-strength-monsters = { SIGNED($strength) } for the monsters in any combat.
play-strength-each = { SIGNED($strength) } for each { $who } among the fighters.
play-copy-level = The Level of one fighter is added once more.
play-copy-gear = The best item bonus of one fighter is added once more.
play-remove-foe = { $treasures ->
    [kept] A monster leaves the combat. It brings no Level, but its treasures still count unless the fighters run from the rest.
   *[lost] A monster leaves the combat with its treasures.
}
play-remove-foe-tag = { $treasures ->
    [kept] { CAPITAL(FORM($tag, case: "indef")) } leaves the combat. It brings no Level, but its treasures still count unless the fighters run from the rest.
   *[lost] { CAPITAL(FORM($tag, case: "indef")) } leaves the combat with its treasures.
}
play-remove-foe-level = { $treasures ->
    [kept] A monster of Level { $level } or lower leaves the combat. It brings no Level, but its treasures still count unless the fighters run from the rest.
   *[lost] A monster of Level { $level } or lower leaves the combat with its treasures.
}
play-remove-foe-tag-level = { $treasures ->
    [kept] { CAPITAL(FORM($tag, case: "indef")) } of Level { $level } or lower leaves the combat. It brings no Level, but its treasures still count unless the fighters run from the rest.
   *[lost] { CAPITAL(FORM($tag, case: "indef")) } of Level { $level } or lower leaves the combat with its treasures.
}
play-swap-foe = A monster leaves the combat. Turn up doors until you find another monster, which fights in its place. Discard the other doors.
play-end-combat = The combat is over: nobody wins, nobody has to run away, and nothing is gained.
play-turn-boost = A one-shot item used in the combat counts for the other side.
play-strip-enhancer = Discard a monster enhancer from a combat.
play-escape = When running away: one fighter escapes everything that can be escaped.
play-flee-bonus-roll = When running away: { SIGNED($amount) } to one fighter’s next roll.
play-flee-bonus-flight = When running away: { SIGNED($amount) } to all of one fighter’s rolls.
play-fix-die = Before a roll to run away: the die falls on { $number }.
play-fix-die-any = Before a roll to run away: the die falls on the number you name.
play-cancel-curse = At any time: cancel a { -curse } that is about to strike anyone, or lift one in front of any player.
play-hire-away = At any time: another player’s sidekick becomes yours, with all it carries. If you have no room for it, it is discarded.
play-afflict-self = At any time: { $deeds }
play-afflict-other = On another player, at any time: { $deeds }
play-afflict-player = On any player, at any time: { $deeds }
