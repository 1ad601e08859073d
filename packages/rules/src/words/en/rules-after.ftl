# The rules: what follows a combat.

## Flee

chapter-flee = Running away
rule-flee-roll = If you can’t win, alone or with a helper, you must run away: roll the die for each monster, and escape on 5 or more. Items, powers and the monster may change the roll.
    .title = The roll
rule-flee-nothing-gained = Running away brings no Level, no treasure and no looting.
    .title = Nothing gained
rule-flee-each-monster = { $badStuff ->
    [ordered] With several monsters you roll for each one separately, in the order you choose. After all rolls you also choose the order in which the Bad Stuff of those that caught you strikes.
   *[once] With several monsters you roll for each one separately, in the order you choose; the Bad Stuff of each one that catches you strikes at once.
}
    .title = One roll for each
rule-flee-both = Player and helper roll separately; a monster may catch both.
    .title = Two who run
rule-flee-parting-shot = Some monsters hurt even those who escape them.
    .title = Parting shots
rule-flee-bad-stuff = A monster that catches someone does to them what its card says: items lost, { $death ->
    [yes] Levels lost, or death
   *[no] or Levels lost
}.
    .title = Bad Stuff
rule-flee-clean-up = After all rolls the monsters are discarded.
    .title = After the run

## Death

chapter-death = Death
rule-death-lose-all = { $death ->
    [no] Nobody dies at this table.
   *[yes] The dead lose everything but their Level{ $deadCurses ->
        [stay] , races, classes, { NAMES($halfBreed) }, Super Munchkin and the { $curse }s in front of them
        [untied] , races, classes, { NAMES($halfBreed) }, Super Munchkin and those { $curse }s in front of them that are not tied to a lost card
       *[discarded] { $races ->
            [yes] , races, classes, { NAMES($halfBreed) } and Super Munchkin. The { $curse }s in front of them are gone too
           *[no] , classes and Super Munchkin. The { $curse }s in front of them are gone too
        }
    }.
}
    .title = What the dead keep
rule-death-looting = { $death ->
    [no] Nobody dies at this table, so nobody is looted.
   *[yes] The hand is laid beside the { $lootSidekicks ->
        [no] items in play; a sidekick is discarded first
       *[yes] cards in play
    }. From the highest Level down, each other player takes one card; ties are settled by the die; the rest is discarded.
}
    .title = Looting the body
rule-death-no-gain = { $death ->
    [no] Nobody dies at this table.
   *[yes] The dead receive no cards, not even by charity, and no Levels.
}
    .title = The dead get nothing
rule-death-return = { $death ->
    [no] Nobody dies at this table.
   *[yes] Your new character appears when the next player’s turn begins, and may help others, but has no cards yet.
}
    .title = Back among the living
rule-death-new-hand = { $death ->
    [no] Nobody dies at this table.
   *[yes] Your next turn begins with { $deal } cards drawn face down from each deck, which you may play as at the start of the game; then it goes on as usual.
}
    .title = A new hand

## Reward

chapter-reward = The reward
rule-reward-count = The winner draws as many treasures as the defeated monsters’ cards say, changed by their enhancers.
    .title = How much treasure
rule-reward-instructions = Whatever the beaten monster’s card orders upon its defeat is carried out.
    .title = The monster’s last wish
rule-reward-secrecy = Treasure is drawn face down after fighting alone, face up after fighting with a helper.
    .title = Face down or face up
rule-reward-play-at-once = A treasure may be played the moment it is received, by the helper too.
    .title = Fresh from the hoard

## Levels

chapter-levels = Levels
rule-levels-gain = You gain a Level by killing a monster, by a card that says so, and by selling items.
    .title = Going up
rule-levels-lose = You lose a Level when a card says so.
    .title = Going down
rule-levels-range = Levels run from 1 to { $last }, and everyone can see everyone’s.
    .title = From first to last
rule-levels-number = A rule or card that speaks of a player’s Level means this number, not the combat strength.
    .title = Level is not strength
rule-levels-go-up = { NAMES($goUp) } may be played on yourself or on any other player, at any time, even in combat; it is then discarded. It never brings Level { $last }.
    .title = Go Up a Level
