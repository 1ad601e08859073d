# What cards do, in the words that stand on them. Card texts are made of these sentences and of nothing else.
#
# A message that is filled with a noun gets it as a phrase of its own, so that a language can put it into the form
# that the sentence needs. In German, who-*, sexes and tags have a gender, the accusative, and plurals; items-* and
# counted-* are accusatives as they stand; other-* are nominatives with .acc and .dat. Curses and traps are one kind
# of card with two names, so sentences name both.

## Money, by the name that the table's sheet has for it

-gold = { CURRENCY() ->
    [credits] Credits
   *[gold] Gold
}
-gold-pieces = { CURRENCY() ->
    [credits] Credits
   *[gold] { $case ->
        [dat] Goldstücken
       *[acc] Goldstücke
    }
}

## Sentences in a row

sentences = { $first } { $rest }
no-sentence = Nichts passiert.

## Nouns

human = Mensch
    .gender = masculine
    .acc = Menschen
    .plural = Menschen
sex-male = Mann
    .gender = masculine
    .plural = Männer
    .dat-plural = Männern
sex-female = Frau
    .gender = feminine
    .plural = Frauen
who-anyone = Spieler
    .gender = masculine
    .plural = alle Spieler
    .dat-plural = allen Spielern
who-min-level = Spieler ab Stufe { $level }
    .gender = masculine
    .plural = Spieler ab Stufe { $level }
    .dat-plural = Spielern ab Stufe { $level }
    .if-plural = ab Stufe { $level }
    .otherwise = below
who-max-level = Spieler bis Stufe { $level }
    .gender = masculine
    .plural = Spieler bis Stufe { $level }
    .dat-plural = Spielern bis Stufe { $level }
    .if-plural = bis Stufe { $level }
    .otherwise = above
# What is left out is no noun that others could be "among": who-both speaks of elves but clerics, and of outlaws among women.
who-not = Spieler außer { FORM($who, case: "dat", number: "plural") }
    .gender = except
    .plural = alle außer { FORM($who, case: "dat", number: "plural") }
    .dat-plural = allen außer { FORM($who, case: "dat", number: "plural") }
    .except = außer { FORM($who, case: "dat", number: "plural") }
who-both = { GENDER($second) ->
    [except] { $first } { FORM($second, case: "except") }
   *[other] { $second } unter den { FORM($first, case: "dat", number: "plural") }
}
    .gender = { GENDER($second) ->
        [except] { GENDER($first) }
       *[other] { GENDER($second) }
    }
    .nom = { GENDER($second) ->
        [except] { FORM($first, case: "nom") } { FORM($second, case: "except") }
       *[other] { FORM($second, case: "nom") } unter den { FORM($first, case: "dat", number: "plural") }
    }
    .acc = { GENDER($second) ->
        [except] { FORM($first, case: "acc") } { FORM($second, case: "except") }
       *[other] { FORM($second, case: "acc") } unter den { FORM($first, case: "dat", number: "plural") }
    }
    .plural = { GENDER($second) ->
        [except] { FORM($first, number: "plural") } { FORM($second, case: "except") }
       *[other] { FORM($second, number: "plural") } unter den { FORM($first, case: "dat", number: "plural") }
    }
    .dat-plural = { GENDER($second) ->
        [except] { FORM($first, case: "dat", number: "plural") } { FORM($second, case: "except") }
       *[other] { FORM($second, case: "dat", number: "plural") } unter den { FORM($first, case: "dat", number: "plural") }
    }

slot-headgear = Kopfbedeckung
    .gender = feminine
    .plural = Kopfbedeckungen
    .indef = eine Kopfbedeckung
slot-armor = Rüstung
    .gender = feminine
    .plural = Rüstungen
    .indef = eine Rüstung
slot-footgear = Schuhwerk
    .gender = neuter
    .plural = Paar Schuhe
    .indef = Schuhwerk
slot-one-hand = Einhand-Gegenstand
    .gender = masculine
    .plural = Einhand-Gegenstände
    .indef = einen Einhand-Gegenstand
slot-two-hands = Zweihand-Gegenstand
    .gender = masculine
    .plural = Zweihand-Gegenstände
    .indef = einen Zweihand-Gegenstand
slots-either = { $first } oder { $second }
    .indef = { FORM($first, case: "indef") } oder { FORM($second, case: "indef") }
slot-none = Gegenstand ohne Ausrüstungsplatz
    .gender = masculine
    .plural = Gegenstände ohne Ausrüstungsplatz
    .indef = einen Gegenstand ohne Ausrüstungsplatz

tag-undead = Untoter
    .gender = masculine
    .nom = Untote
    .acc = Untoten
    .plural = Untote
    .mark = Untot
tag-beast = Bestie
    .gender = feminine
    .plural = Bestien
tag-demon = Dämon
    .gender = masculine
    .plural = Dämonen
tag-santa = Santa-Monster
    .gender = neuter
tag-stampede = Stampede-Monster
    .gender = neuter
tag-plant = Pflanze
    .gender = feminine
    .plural = Pflanzen
tag-dragon = Drache
    .gender = masculine
    .acc = Drachen
    .plural = Drachen

items-any = { $count ->
    [one] einen Gegenstand
   *[other] { $count } Gegenstände
}
items-any-all = alle deine Gegenstände
items-headgear = deine angelegte Kopfbedeckung
items-headgear-all = alle deine angelegten Kopfbedeckungen
items-armor = deine angelegte Rüstung
items-armor-all = alle deine angelegten Rüstungen
items-footgear = dein angelegtes Schuhwerk
items-footgear-all = all dein angelegtes Schuhwerk
items-hands = { $count ->
    [one] einen der Gegenstände in deinen Händen
   *[other] { $count } der Gegenstände in deinen Händen
}
items-hands-all = alles, was du in den Händen hältst
items-one-hand = { $count ->
    [one] einen der Einhand-Gegenstände in deinen Händen
   *[other] { $count } der Einhand-Gegenstände in deinen Händen
}
items-one-hand-all = alle Einhand-Gegenstände in deinen Händen
items-two-hands = { $count ->
    [one] einen der Zweihand-Gegenstände in deinen Händen
   *[other] { $count } der Zweihand-Gegenstände in deinen Händen
}
items-two-hands-all = alle Zweihand-Gegenstände in deinen Händen
items-none = { $count ->
    [one] einen deiner angelegten Gegenstände ohne Ausrüstungsplatz
   *[other] { $count } deiner angelegten Gegenstände ohne Ausrüstungsplatz
}
items-none-all = alle deine angelegten Gegenstände ohne Ausrüstungsplatz
items-big = { $count ->
    [one] einen Großen Gegenstand
   *[other] { $count } Große Gegenstände
}
items-big-all = alle deine Großen Gegenstände
items-small = { $count ->
    [one] einen kleinen Gegenstand
   *[other] { $count } kleine Gegenstände
}
items-small-all = alle deine kleinen Gegenstände
items-oneshot = { $count ->
    [one] einen deiner Einmal-Gegenstände im Spiel
   *[other] { $count } deiner Einmal-Gegenstände im Spiel
}
items-oneshot-all = alle deine Einmal-Gegenstände im Spiel
items-best = deinen angelegten Gegenstand mit dem höchsten Bonus
items-best-all = deine angelegten Gegenstände mit dem höchsten Bonus
items-gadget = { $count ->
    [one] eines deiner Gadgets
   *[other] { $count } deiner Gadgets
}
items-gadget-all = alle deine Gadgets
items-laser = { $count ->
    [one] einen deiner Laser
   *[other] { $count } deiner Laser
}
items-laser-all = alle deine Laser
items-steed = { $count ->
    [one] eines deiner Rösser
   *[other] { $count } deiner Rösser
}
items-steed-all = alle deine Rösser

counted-gadget = jedes Gadget, das du benutzt
counted-laser = jeden Laser, den du benutzt
counted-sidekick = jeden deiner Handlanger
counted-steed = jedes deiner Rösser
counted-curse = jeden Fluch und jede Falle vor dir
counted-enhancer = jeden Verstärker auf deinen Handlangern und Rössern
counted-item = jeden Gegenstand, den du angelegt hast
counted-other-gadget = jedes andere Gadget, das du benutzt
counted-other-laser = jeden anderen Laser, den du benutzt
counted-other-sidekick = jeden deiner anderen Handlanger
counted-other-steed = jedes deiner anderen Rösser
counted-other-curse = jeden anderen Fluch und jede andere Falle vor dir
counted-other-item = jeden anderen Gegenstand, den du angelegt hast
