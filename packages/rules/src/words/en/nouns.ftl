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
