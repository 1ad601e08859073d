# The rules: combat, monsters, help and meddling.

## Combat

chapter-combat = Combat
rule-combat-strength = A side’s combat strength is its Level(s) plus every modifier, positive or negative, of its items{ $sidekicks ->
    [yes] , sidekicks
   *[no] {""}
}{ $steeds ->
    [yes] , steeds
   *[no] {""}
} and other cards.
    .title = Combat strength
rule-combat-win = You win only with a strength greater than the monsters’; a tie is a loss, unless a card lets you win ties.
    .title = Winning takes more
rule-combat-kill = Winning by strength kills the monster, for one Level, or as many as its card says, and its treasures.
    .title = What a kill brings
rule-combat-defeat-without-kill = A card or power may remove a monster without a kill. That counts as winning: no Level, but its treasure, unless the card says otherwise.
    .title = Beaten without a kill
rule-combat-monster-powers = { $races ->
    [yes] A monster’s bonus or penalty against a race, class or sex
   *[no] A monster’s bonus or penalty against a class or sex
} applies if it fits either fighter, and only once even if it fits both.
    .title = What monsters hold against you
rule-combat-one-shots = Anyone may use one-shots in any combat, from the hand or from play, for either side. They are discarded after the combat, won or lost. Some may be used out of combat too.
    .title = One-shots
rule-combat-one-shot-kind = A card marked as usable once only is a one-shot.
    .title = What a one-shot is
rule-combat-door-cards = Some doors (enhancers, wandering monsters, and so on) are played from the hand into a combat too.
    .title = Doors for a fight
rule-combat-gear-frozen = From the moment a monster is revealed, those in the combat can’t sell, steal, equip, unequip, trade or play items, except for one-shots, until the combat is over, running away included.
    .title = Gear is frozen
rule-combat-grace = If you are about to win, you wait { $grace }, so that others may act. Any act that changes the combat starts the wait again. Only then is the monster beaten and the reward due.
    .title = The wait before a win
rule-combat-clean-up = When a combat ends, its monsters, their enhancers and all one-shots used are discarded.
    .title = Cleaning up
rule-combat-negative = { $enhancers ->
    [level] A fighter’s strength may fall below 1, even below 0. A monster’s Level, enhancers counted, never falls below 1.
   *[strength] A fighter’s or a monster’s strength may fall below 1, even below 0.
}
    .title = Less than nothing

## Monsters

chapter-monsters = Monsters
rule-monsters-single = Each monster card is one monster, even if its name is plural.
    .title = One card, one monster
rule-monsters-sum = Several monsters fight with their strengths added, and are beaten or not beaten together.
    .title = Several at once
rule-monsters-whole-fight = A special condition of one monster (to be fought with Level alone, say) holds for the whole combat.
    .title = One for all
rule-monsters-no-split = You can’t fight one monster and run from another, but you may remove one with a card or power and then fight the rest.
    .title = All or nothing
rule-monsters-removed-then-fled = If you remove one monster and run from the rest, you get nothing for the one you removed.
    .title = Removed, then fled
rule-monsters-level-each = You gain a Level for each monster killed.
    .title = A Level for each
rule-monsters-from-hand = A monster that you didn’t meet at the door goes into your hand. You may play it when you look for trouble, or send it into a combat with a Wandering Monster.
    .title = Monsters in hand
rule-monsters-wandering = Wandering Monster sends a monster from your hand into any combat, even your own.
    .title = Wandering Monster
rule-monsters-kin-join = { $joinCount ->
    [0] At this table a monster joins a combat only with a Wandering Monster.
   *[other] { CAPITAL(LIST($joins, type: "or")) } may be played from the hand into a combat that already has one of that kind, without a Wandering Monster.{ $joinsUndead ->
        [yes] {" "}A card that makes a monster undead may be played with it for this.
       *[no] {""}
    }
}
    .title = Kin joins in
rule-monsters-friendly = A monster that is friendly to whoever met it is not fought, and the room may then be looted.
    .title = Friendly monsters

## Enhancers

chapter-enhancers = Monster enhancers
rule-enhancers-anyone = Anyone may play an enhancer on a monster in any combat. It raises or lowers { $enhancers ->
    [level] the monster’s Level, and so its strength,
   *[strength] the monster’s strength
} and changes the treasures it leaves. A card that names a monster’s Level means { $enhancers ->
    [level] the Level as it then stands
   *[strength] the one printed on it
}.
    .title = Anyone may enhance
rule-enhancers-add-up = All enhancers on one monster add up.
    .title = They add up
rule-enhancers-choose = With several monsters in the combat, whoever plays the enhancer says which it is on.
    .title = Which monster?
rule-enhancers-mate = A mate, clone or doubler adds a second copy of a monster, and every enhancer on the one is on the other, in whatever order they were played.
    .title = Two of a kind

## Help

chapter-help = Asking for help
rule-help-ask = If you can’t win a combat alone, you may ask any other player for help, one after the other, until one agrees or all have refused; saying nothing for { $limit } counts as a refusal. Only one may help; cards that others play into the combat are not help.
    .title = One helper
rule-help-bribe-items = You may promise a helper items that you have in play. They are handed over after the combat, under the rules of trade.
    .title = Promising items
rule-help-bribe-treasure = You may promise a helper any number of the monster’s treasures; the two of you agree who chooses first.
    .title = Promising treasure
rule-help-bribe-cards = { $bribeCards ->
    [yes] You may promise to play a card from your hand, if the rules let you play it, such as { NAMES($goUp) } on the helper.
   *[no] At this table you can’t promise a helper cards from your hand.
}
    .title = Promising to play a card
rule-help-strength = The helper’s combat strength is added to yours.
    .title = Strength of two
rule-help-powers-shared = The monster’s powers and weaknesses apply to the helper too, and the helper’s powers count in the fight, once per combat and not once per monster.
    .title = Powers are shared
rule-help-levels = You gain the Levels; your helper gains none, unless { $races ->
    [yes] a race or card
   *[no] a card
} says so.
    .title = Helpers don’t rise
rule-help-treasure-open = You draw the treasures, not your helper, even if the helper’s power beat the monster. With a helper you draw them face up, and share them as agreed.
    .title = Spoils in the open
rule-help-still-losing = If even the two of you can’t win, both run away.
    .title = Still losing

## Meddling

chapter-meddling = Meddling
rule-meddling-one-shot = Anyone may use one-shots for or against anyone in a combat.
    .title = With one-shots
rule-meddling-enhancer = Anyone may play enhancers on a monster, even in their own combat.
    .title = With enhancers
rule-meddling-wandering = Anyone may send in a wandering monster{ $joinCount ->
    [0] {""}
   *[other] , or one of a joining kind
}.
    .title = With more monsters
rule-meddling-backstab = A thief may backstab a fighter.
    .title = With a knife
rule-meddling-curse = Anyone may play a { $curse } on anyone.
    .title = With bad luck
rule-meddling-power = Anyone may use, for or against a fighter, { $races ->
    [yes] a class or race power
   *[no] a class power
} that its card allows in another’s combat.
    .title = With powers
rule-meddling-self = You may play a { $curse } or a monster on yourself, and you may weaken a monster to cost its fighter treasure.
    .title = Against yourself
