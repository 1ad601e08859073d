# What cards do, in the words that stand on them. Card texts are made of these sentences and of nothing else.
#
# A message that is filled with a noun gets it as a phrase of its own, so that a language can put it into the form
# that the sentence needs: FORM($who, number: "plural"), FORM($slot, case: "acc"), …  Nouns of this file have the
# attributes that their language asks of nouns; races, classes and powers are named in the words of their set.

## Money, by the name that the table's sheet has for it

-gold = { CURRENCY() ->
    [credits] credits
   *[gold] gold
}
-gold-pieces = { CURRENCY() ->
    [credits] credits
   *[gold] gold pieces
}

## Sentences in a row

sentences = { $first } { $rest }
no-sentence = Nothing happens.

## Nouns

human = Human
    .plural = Humans
sex-male = man
    .plural = men
sex-female = woman
    .plural = women
who-anyone = anybody
    .plural = all players
who-min-level = player of Level { $level } or higher
    .plural = players of Level { $level } or higher
    .if-plural = if your Level is { $level } or higher
who-max-level = player of Level { $level } or lower
    .plural = players of Level { $level } or lower
    .if-plural = if your Level is { $level } or lower
who-not = anybody but { FORM($who, number: "plural") }
    .plural = all but { FORM($who, number: "plural") }
who-both = { $first }, { $second } too
    .plural = { FORM($first, number: "plural") } who are { FORM($second, number: "plural") } too

slot-headgear = headgear
slot-armor = armor
slot-footgear = footgear
slot-one-hand = one-hand item
    .plural = one-hand items
    .indef = a one-hand item
slot-two-hands = two-hand item
    .plural = two-hand items
    .indef = a two-hand item
slots-either = { $first } or { $second }
    .indef = { FORM($first, case: "indef") } or { FORM($second, case: "indef") }
slot-none = item that takes no slot
    .plural = items that take no slot

tag-undead = Undead
    .plural = Undead
    .indef = an Undead
tag-beast = Beast
    .plural = Beasts
    .indef = a Beast
tag-demon = Demon
    .plural = Demons
    .indef = a Demon
tag-santa = Santa
    .plural = Santas
    .indef = a Santa
tag-stampede = Stampede
    .plural = Stampede monsters
    .indef = a Stampede monster
tag-plant = Plant
    .plural = Plants
    .indef = a Plant
tag-dragon = Dragon
    .plural = Dragons
    .indef = a Dragon

items-any = { $count ->
    [one] an item
   *[other] { $count } items
}
items-any-all = all your items
items-headgear = the headgear you are wearing
items-headgear-all = all the headgear you are wearing
items-armor = the armor you are wearing
items-armor-all = all the armor you are wearing
items-footgear = the footgear you are wearing
items-footgear-all = all the footgear you are wearing
items-hands = { $count ->
    [one] one of the items in your hands
   *[other] { $count } of the items in your hands
}
items-hands-all = everything you hold in your hands
items-one-hand = { $count ->
    [one] one of the one-hand items you hold
   *[other] { $count } of the one-hand items you hold
}
items-one-hand-all = all the one-hand items you hold
items-two-hands = { $count ->
    [one] one of the two-hand items you hold
   *[other] { $count } of the two-hand items you hold
}
items-two-hands-all = all the two-hand items you hold
items-none = { $count ->
    [one] one of your equipped items that take no slot
   *[other] { $count } of your equipped items that take no slot
}
items-none-all = all your equipped items that take no slot
items-big = { $count ->
    [one] a big item
   *[other] { $count } big items
}
items-big-all = all your big items
items-small = { $count ->
    [one] a small item
   *[other] { $count } small items
}
items-small-all = all your small items
items-oneshot = { $count ->
    [one] one of the one-shot items you carry
   *[other] { $count } of the one-shot items you carry
}
items-oneshot-all = all the one-shot items you carry
items-best = your equipped item with the best bonus
items-best-all = your equipped items with the best bonus
items-gadget = { $count ->
    [one] one of your gadgets
   *[other] { $count } of your gadgets
}
items-gadget-all = all your gadgets
items-laser = { $count ->
    [one] one of your lasers
   *[other] { $count } of your lasers
}
items-laser-all = all your lasers
items-steed = { $count ->
    [one] one of your steeds
   *[other] { $count } of your steeds
}
items-steed-all = all your steeds

counted-gadget = gadget you are using
counted-laser = laser you are using
counted-sidekick = sidekick you have
counted-steed = steed you have
counted-curse = curse in front of you
counted-enhancer = enhancer on your sidekicks and steeds
counted-item = item you have equipped
counted-other-gadget = other gadget you are using
counted-other-laser = other laser you are using
counted-other-sidekick = other sidekick you have
counted-other-steed = other steed you have
counted-other-curse = other curse in front of you
counted-other-item = other item you have equipped

## Deeds: what happens, to "you"

deed-lose-level = Lose { $count ->
    [one] a Level
   *[other] { $count } Levels
}.
deed-lose-level-half = Lose half your Levels, rounded down.
deed-lose-level-to = Drop to Level { $level } if you are above it.
deed-lose-level-to-lowest = Drop to the lowest Level at the table.
deed-gain-level = Gain { $count ->
    [one] a Level
   *[other] { $count } Levels
}.
deed-gain-level-last = Gain { $count ->
    [one] a Level, even the winning Level.
   *[other] { $count } Levels, even the winning Level.
}
deed-lose-items = Lose { $what }.
deed-lose-items-choice = Lose { $what } of your choice.
deed-lose-items-curser = Lose { $what }; whoever played this chooses which. If nobody did, you choose.
deed-or-else = { $deed } Nothing to lose? { $else }
deed-lose-race = Lose your race. If you have two, choose one.
deed-lose-race-all = Lose all your races.
deed-lose-class = Lose your class. If you have two, choose one.
deed-lose-class-all = Lose all your classes.
deed-lose-hand-all = Discard your hand.
deed-lose-hand-choose = Discard { $count ->
    [one] a card
   *[other] { $count } cards
} from your hand.
deed-lose-hand-random = Discard { $count ->
    [one] a card
   *[other] { $count } cards
} from your hand, picked at random.
deed-lose-worth = Lose items worth at least { $gold } { -gold-pieces }, or all of them if they are worth less.
deed-die = You are dead.
deed-change-sex = You change sex.
deed-next-combat = { SIGNED($strength) } in the combat you are in, or else in your next.
deed-draw-doors = { $how ->
    [open] Draw { $count ->
        [one] a door
       *[other] { $count } doors
    } face up.
   *[closed] Draw { $count ->
        [one] a door
       *[other] { $count } doors
    } face down.
}
deed-draw-treasures = { $how ->
    [open] Draw { $count ->
        [one] a treasure
       *[other] { $count } treasures
    } face up.
   *[closed] Draw { $count ->
        [one] a treasure
       *[other] { $count } treasures
    } face down.
}
deed-rob-level = Lose a Level. Whoever played this gains it, unless it is the winning Level.
deed-lift-curses = Lift all curses in front of you.
deed-lose-sidekick = Lose one of your sidekicks and all it carries.
deed-lose-sidekick-killed = One of your sidekicks is killed. You keep what it carried.
deed-lose-steed = Lose your steed.
deed-gift-doors = { CAPITAL($to) } draws { $count ->
    [one] a door
   *[other] { $count } doors
} face down.
deed-gift-treasures = { CAPITAL($to) } draws { $count ->
    [one] a treasure
   *[other] { $count } treasures
} face down.
deed-duel = You and { $with } roll the die until one of you rolls higher.
deed-duel-win = If you do: { $deeds }
deed-duel-lose = If you do not: { $deeds }

deed-roll = Roll the die. { $cases }
deed-roll-case = { $results }: { $deeds }
deed-roll-result = { $to }
deed-roll-results = { $from }–{ $to }
deed-roll-nothing = Nothing happens.
deed-either = Choose: { $options }
deed-either-option = { $number }) { $deeds }
deed-if-who = { CAPITAL(FORM($who, case: "if", number: "plural")) }: { $deeds }
deed-if-who-else = { CAPITAL(FORM($who, case: "if", number: "plural")) }: { $deeds } Otherwise: { $else }
deed-each-of-all = Every player: { $deeds }
deed-each-of-all-who = All { FORM($who, number: "plural") }: { $deeds }
deed-each-of-others = Every other player: { $deeds }
deed-each-of-others-who = All other { FORM($who, number: "plural") }: { $deeds }
deed-each-of-neighbours = Your neighbours on both sides: { $deeds }
deed-each-of-neighbours-who = Of your neighbours, { FORM($who, number: "plural") }: { $deeds }

other-left = the player on your left
other-right = the player on your right
other-lowest = the other player with the lowest Level
other-highest = the other player with the highest Level
other-each-other = every other player
other-curser = whoever played this
deed-give-up-card-random = { CAPITAL($to) } takes { $count ->
    [one] a card
   *[other] { $count } cards
} from your hand without looking.
deed-give-up-card-taker = Show your hand to { $to }, who takes { $count ->
    [one] a card
   *[other] { $count } cards
} from it.
deed-give-up-card-giver = Give { $to } { $count ->
    [one] a card
   *[other] { $count } cards
} from your hand.
deed-give-up-item-random = { CAPITAL($to) } gets { $count ->
    [one] one
   *[other] { $count }
} of your items in play, picked at random.
deed-give-up-item-taker = { CAPITAL($to) } takes { $count ->
    [one] one
   *[other] { $count }
} of your items in play.
deed-give-up-item-giver = Give { $to } { $count ->
    [one] one
   *[other] { $count }
} of your items in play.

## Traits: what holds while a card is in play

trait-against = { SIGNED($strength) } against { FORM($who, number: "plural") }.
trait-bonus-if = { SIGNED($strength) } in combat.
trait-bonus-if-who = { SIGNED($strength) } for { FORM($who, number: "plural") }.
trait-bonus-if-versus = { SIGNED($strength) } against { FORM($tag, number: "plural") }.
trait-bonus-if-alone = { SIGNED($strength) } while you fight without a helper.
trait-bonus-if-who-versus = { SIGNED($strength) } for { FORM($who, number: "plural") } against { FORM($tag, number: "plural") }.
trait-bonus-if-who-alone = { SIGNED($strength) } for { FORM($who, number: "plural") } while they fight without a helper.
trait-bonus-if-versus-alone = { SIGNED($strength) } against { FORM($tag, number: "plural") } while you fight without a helper.
trait-bonus-if-who-versus-alone =
    { SIGNED($strength) } for { FORM($who, number: "plural") } against { FORM($tag, number: "plural") } while they fight without a helper.
trait-bonus-each = { SIGNED($strength) } for each { $what }.
trait-bonus-each-limit = { SIGNED($strength) } for each { $what } (at most { $count }).
trait-flee = { SIGNED($amount) } to run away.
trait-flee-steed = { SIGNED($amount) } to run away, instead of your own bonuses and penalties.
trait-flee-from-it = { SIGNED($amount) } to run away from it.
trait-wins-ties-always = You win ties in combat.
trait-wins-ties-alone = You win ties in combat while you fight without a helper.
trait-wins-ties-single = You win ties in combat against a single monster.
trait-helper-levels = Gain a Level for each monster killed with your help.
trait-room = { $count ->
    [one] You may equip one more { $slot }.
   *[other] You may equip { $count } more { FORM($slot, number: "plural") }.
}
trait-big-any = You may have any number of big items.
trait-big-more = You may have { $count ->
    [one] one more big item
   *[other] { $count } more big items
}.
trait-gadgets-any = You may have any number of gadgets.
trait-gadgets-more = You may have { $count ->
    [one] one more gadget
   *[other] { $count } more gadgets
}.
trait-sidekicks = You may have { $count ->
    [one] one more sidekick
   *[other] { $count } more sidekicks
}.
trait-carries = Carries { $count ->
    [one] one item for you, which counts
   *[other] { $count } items for you, which count
} even if your slots are full.
trait-second-door = Instead of looting, you may kick open a second door.
trait-helper-treasure = When you have helped to win a combat, draw a treasure of your own, face up.
trait-keeps-levels = No curse takes your Levels, unless there is nothing else it could do.
trait-hand-limit = Your hand may hold { $count ->
    [one] one card
   *[other] { $count } cards
} at the end of your turn.
trait-no-help = Nobody may help you against it.
trait-no-escape = You can’t run away from it.
trait-level-alone = Only the fighters’ Levels count against it.
trait-ignores = Lets { FORM($who, number: "plural") } escape without a roll.
trait-friendly = Does not fight { FORM($who, number: "plural") }.
trait-treasures-if = { $count ->
    [one] { SIGNED($count) } treasure.
   *[other] { SIGNED($count) } treasures.
}
trait-treasures-if-who = { $count ->
    [one] { SIGNED($count) } treasure for { FORM($who, number: "plural") }.
   *[other] { SIGNED($count) } treasures for { FORM($who, number: "plural") }.
}
trait-treasures-if-alone = { $count ->
    [one] { SIGNED($count) } treasure if you have no helper.
   *[other] { SIGNED($count) } treasures if you have no helper.
}
trait-treasures-if-who-alone = { $count ->
    [one] { SIGNED($count) } treasure for { FORM($who, number: "plural") } who have no helper.
   *[other] { SIGNED($count) } treasures for { FORM($who, number: "plural") } who have no helper.
}
trait-ward-any = Curses do nothing to you.
trait-ward-level = No curse takes your Levels.
trait-ward-item = No curse takes items from you, unless it names their slot.
trait-ward-headgear = No curse takes your headgear.
trait-ward-armor = No curse takes your armor.
trait-ward-footgear = No curse takes your footgear.
trait-ward-race = No curse takes your race.
trait-ward-class = No curse takes your class.
trait-ward-sex = No curse changes your sex.
trait-ward-hand = No curse takes cards from your hand.
trait-gone-with = Gone as soon as you lose the { $slot } you are wearing.
trait-ignores-gear = { CAPITAL($slot) } counts for nothing against it.

## Plays: what a one-shot does

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
play-cancel-curse = At any time: cancel a curse that is about to strike anyone, or lift one in front of any player.
play-hire-away = At any time: another player’s sidekick becomes yours, with all it carries. If you have no room for it, it is discarded.
play-afflict-self = At any time: { $deeds }
play-afflict-other = On another player, at any time: { $deeds }
play-afflict-player = On any player, at any time: { $deeds }

## Powers: what may be done while a card is in play

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
can-defuse = { $power }: Discard a card to cancel a curse or trap that is about to strike anyone.
can-round-up = { $power }: In your own combat, discard { $count ->
    [one] a card
   *[other] { $count } cards
} to send { FORM($tag, case: "indef") } away with its treasures. Unless you run from the rest, gain a Level for it, even the winning Level.
can-track = { $power }: Once in each of your turns, before you open the door, discard a card to look at the top door. Leave it there or put it under the deck.
can-throw = { $power }: During the combat, or before a roll to run away, any player may discard { FORM($what, case: "indef") } to let the fighters escape it without a roll.
can-throw-pole = { $power }: During the combat, or before a roll to run away, any player may discard { FORM($what, case: "indef") } or a pole to let the fighters escape it without a roll.
can-inspire = { $power }: Once in each combat you are not in, discard a card to give the fighters { SIGNED($more) } or { SIGNED($less) }.
can-chase = { $power }: { CAPITAL(FORM($who, number: "plural")) } who fight it may send it away. It brings no Level, but its treasures still count unless the fighters run from the rest.
can-allure = { $power }: Once in each of your own combats, if you are not winning, choose a player of higher Level, who must help you for nothing.
can-buy-off = { $power }: When fighting it, discard items worth at least { $gold } { -gold-pieces }: it leaves the combat with its treasures.

## Cards

card-for = Usable by { FORM($who, number: "plural") } only.
card-not-for = Not usable by { FORM($who, number: "plural") }.
card-tag = { $tag }.
card-no-treasure = Leaves no treasure.
card-bad-stuff = Bad Stuff: { $deeds }
card-escaped = When you escape it: { $deeds }
card-killed = When it is killed: { $deeds }
card-lasting = Stays in front of you until lifted.
card-gadget = Gadget.
card-laser = Laser.
card-steed-gear = Gear for your steed.
card-half-breed = You may have two races. Needs a race in play.
card-super-munchkin = You may have two classes. Needs a class in play.
card-enhancer = { SIGNED($strength) } for a monster in a combat.
card-enhancer-treasures = { $count ->
    [one] { SIGNED($count) } treasure.
   *[other] { SIGNED($count) } treasures.
}
card-enhancer-makes = Its monster counts as { FORM($tag, case: "indef") }.
card-mate = A second copy of a monster joins its combat, with all the enhancers of the first.
card-wandering = Play this with a monster from your hand, which joins any combat.
card-event = Takes effect when turned up or played. { $deeds }
card-once = Usable once only.
card-special-self = { $deeds }
card-special-other = On another player, at any time: { $deeds }
card-special-player = On any player, at any time: { $deeds }
card-cheat = Play this with an item: you may use it whoever you are and whatever else you wear. Or play it with a sidekick or steed, to have one more than you may.
card-sidekick = { SIGNED($strength) } in each of your combats.
card-sidekick-plain = Good for nothing except being left behind when you run away.
