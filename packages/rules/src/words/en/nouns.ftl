# What cards do, as printed on them. Card texts consist of these sentences only.
#
# A noun in a message is passed as a phrase of its own, so that a language can put it into the form
# that the sentence needs: FORM($who, number: "plural"), FORM($slot, case: "acc"), …  Nouns of this file have the
# attributes that their language asks of nouns: `.indef` is with an article, `.one` follows “every”, `.each` is what
# somebody else has of it, `.you` says it of “you”. Races, classes and powers are named in the words of their set.

## Money, as the table's sheet calls it

-gold = { CURRENCY() ->
    [credits] credits
   *[gold] gold
}
-gold-pieces = { CURRENCY() ->
    [credits] credits
   *[gold] gold pieces
}

## Curses, as the table's cards call them

-curse = { CURSES() ->
    [curses] curse
    [traps] trap
   *[both] curse or trap
}
-curses = { CURSES() ->
    [curses] curses
    [traps] traps
   *[both] curses and traps
}

## Sentences in a row

sentences = { $first } { $rest }
    .each = { FORM($first, case: "each") } Each of them { FORM($rest, case: "each") }
    .then = { FORM($first, case: "then") } { $rest }
    .each-one = { FORM($first, case: "each-one") } That player { FORM($rest, case: "each-one") }
    .each-listed = { FORM($first, case: "each-listed") } { FORM($rest, case: "each-listed") }
    .each-listed-one = { FORM($first, case: "each-listed-one") } { FORM($rest, case: "each-listed-one") }
no-sentence = Nothing happens.
    .each = sees nothing happen.

## Nouns

human = Human
    .plural = Humans
sex-male = man
    .plural = men
sex-female = woman
    .plural = women
who-anyone = anybody
    .plural = all players
    .one = player
    .indef = a player
who-armed-fire = player armed with fire
    .plural = players armed with fire
    .indef = armed with fire
    .you = you are armed with fire
who-min-level = player of Level { $level } or higher
    .plural = players of Level { $level } or higher
    .indef = at Level { $level } or higher
    .you = your Level is { $level } or higher
who-max-level = player of Level { $level } or lower
    .plural = players of Level { $level } or lower
    .indef = at Level { $level } or lower
    .you = your Level is { $level } or lower
who-not = anybody but { FORM($who, number: "plural") }
    .plural = all but { FORM($who, number: "plural") }
    .one = player who is not { A($who) }
    .indef = not { A($who) }
who-both = { $first }, { $second } too
    .one = { FORM($first, case: "one") } who is { A($second) }
    .indef = both { A($first) } and { A($second) }
    .you = { YOU($first) } and { YOU($second) }
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
slot-none = item that takes up neither head, body, feet nor hands
    .plural = items that take up neither head, body, feet nor hands

tag-undead = Undead
    .plural = Undead
    .indef = an Undead monster
    .as = Undead
tag-beast = Beast
    .plural = Beasts
    .indef = a Beast
    .as = a Beast
tag-demon = Demon
    .plural = Demons
    .indef = a Demon
    .as = a Demon
tag-santa = Santa
    .plural = Santas
    .indef = a Santa
    .as = a Santa
tag-stampede = Stampede
    .plural = Stampede monsters
    .indef = a Stampede monster
    .as = a Stampede monster
tag-plant = Plant
    .plural = Plants
    .indef = a Plant
    .as = a Plant
tag-dragon = Dragon
    .plural = Dragons
    .indef = a Dragon
    .as = a Dragon

sought-any = { $count ->
    [one] a card
   *[other] up to { $count } cards
}
sought-item = { $count ->
    [one] an item
   *[other] up to { $count } items
}
sought-oneshot = { $count ->
    [one] a one-shot
   *[other] up to { $count } one-shots
}
sought-special = { $count ->
    [one] a special card
   *[other] up to { $count } special cards
}
sought-monster = { $count ->
    [one] a monster
   *[other] up to { $count } monsters
}
sought-curse = { $count ->
    [one] a { -curse }
   *[other] up to { $count } { -curses }
}
sought-race = { $count ->
    [one] a race
   *[other] up to { $count } races
}
sought-class = { $count ->
    [one] a class
   *[other] up to { $count } classes
}
sought-mark = { $count ->
    [one] a card marked { $mark }
   *[other] up to { $count } cards marked { $mark }
}

items-any = { $count ->
    [one] an item
   *[other] { $count } items
}
items-any-all = all your items
    .each = all their items
items-headgear = the headgear you are wearing
    .each = the headgear they are wearing
items-headgear-all = all the headgear you are wearing
    .each = all the headgear they are wearing
items-armor = the armor you are wearing
    .each = the armor they are wearing
items-armor-all = all the armor you are wearing
    .each = all the armor they are wearing
items-footgear = the footgear you are wearing
    .each = the footgear they are wearing
items-footgear-all = all the footgear you are wearing
    .each = all the footgear they are wearing
items-hands = { $count ->
    [one] one of the items in your hands
   *[other] { $count } of the items in your hands
}
    .each = { $count ->
        [one] one of the items in their hands
       *[other] { $count } of the items in their hands
    }
items-hands-all = everything you hold in your hands
    .each = everything they hold in their hands
items-one-hand = { $count ->
    [one] one of the one-hand items you hold
   *[other] { $count } of the one-hand items you hold
}
    .each = { $count ->
        [one] one of the one-hand items they hold
       *[other] { $count } of the one-hand items they hold
    }
items-one-hand-all = all the one-hand items you hold
    .each = all the one-hand items they hold
items-two-hands = { $count ->
    [one] one of the two-hand items you hold
   *[other] { $count } of the two-hand items you hold
}
    .each = { $count ->
        [one] one of the two-hand items they hold
       *[other] { $count } of the two-hand items they hold
    }
items-two-hands-all = all the two-hand items you hold
    .each = all the two-hand items they hold
items-none = { $count ->
    [one] one equipped item of yours that takes up neither head, body, feet nor hands
   *[other] { $count } equipped items of yours that take up neither head, body, feet nor hands
}
    .each = { $count ->
        [one] one equipped item of theirs that takes up neither head, body, feet nor hands
       *[other] { $count } equipped items of theirs that take up neither head, body, feet nor hands
    }
items-none-all = all your equipped items that take up neither head, body, feet nor hands
    .each = all their equipped items that take up neither head, body, feet nor hands
items-big = { $count ->
    [one] a big item
   *[other] { $count } big items
}
items-big-all = all your big items
    .each = all their big items
items-small = { $count ->
    [one] a small item
   *[other] { $count } small items
}
items-small-all = all your small items
    .each = all their small items
items-oneshot = { $count ->
    [one] one of the one-shot items you carry
   *[other] { $count } of the one-shot items you carry
}
    .each = { $count ->
        [one] one of the one-shot items they carry
       *[other] { $count } of the one-shot items they carry
    }
items-oneshot-all = all the one-shot items you carry
    .each = all the one-shot items they carry
items-best = your equipped item with the best bonus
    .each = their equipped item with the best bonus
items-best-all = your equipped items with the best bonus
    .each = their equipped items with the best bonus
items-gadget = { $count ->
    [one] one of your gadgets
   *[other] { $count } of your gadgets
}
    .each = { $count ->
        [one] one of their gadgets
       *[other] { $count } of their gadgets
    }
items-gadget-all = all your gadgets
    .each = all their gadgets
items-laser = { $count ->
    [one] one of your lasers
   *[other] { $count } of your lasers
}
    .each = { $count ->
        [one] one of their lasers
       *[other] { $count } of their lasers
    }
items-laser-all = all your lasers
    .each = all their lasers
items-mark = { $count ->
    [one] an item marked { $mark }
   *[other] { $count } items marked { $mark }
}
items-mark-all = all your items marked { $mark }
    .each = all their items marked { $mark }
items-steed = { $count ->
    [one] one of your steeds
   *[other] { $count } of your steeds
}
    .each = { $count ->
        [one] one of their steeds
       *[other] { $count } of their steeds
    }
items-steed-all = all your steeds
    .each = all their steeds

counted-gadget = gadget you are using
counted-laser = laser you are using
counted-sidekick = sidekick you have
counted-steed = steed you have
counted-curse = { -curse } in front of you
counted-enhancer = enhancer on your sidekicks and steeds
counted-item = item you have equipped
counted-other-gadget = other gadget you are using
counted-other-laser = other laser you are using
counted-other-sidekick = other sidekick you have
counted-other-steed = other steed you have
counted-other-curse = other { -curse } in front of you
counted-other-item = other item you have equipped
tag-fire = Fire
    .indef = Fire
    .as = Fire

who-armed = player using an item marked { $mark }
    .plural = players using an item marked { $mark }
    .indef = using an item marked { $mark }
    .you = you are using an item marked { $mark }
who-marked = player with a card marked { $mark } in play
    .plural = players with a card marked { $mark } in play
    .indef = showing a card marked { $mark }
    .you = you have a card marked { $mark } in play
who-either = { $first } or { $second }
    .one = { FORM($first, case: "one") } or { FORM($second, case: "one") }
    .indef = { A($first) } or { A($second) }
    .you = { YOU($first) } or { YOU($second) }
    .plural = { FORM($first, number: "plural") } and { FORM($second, number: "plural") }
counted-level = of your Levels
counted-hand = card in your hand
counted-player = player at the table
counted-monster = monster in the combat
counted-monster-mark = monster marked { $mark } in the combat
counted-mark = card marked { $mark } you have in play
counted-fighters-gadget = gadget the fighters use
counted-fighters-laser = laser the fighters use
counted-fighters-sidekick = sidekick the fighters have
counted-fighters-steed = steed the fighters have
counted-fighters-curse = { -curse } in front of the fighters
counted-fighters-enhancer = enhancer on the fighters’ sidekicks and steeds
counted-fighters-item = item the fighters have equipped
counted-fighters-level = of the fighters’ Levels
counted-fighters-hand = card in the fighters’ hands
counted-fighters-mark = card marked { $mark } the fighters have in play
