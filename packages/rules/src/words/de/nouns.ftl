# What cards do, as printed on them. Card texts consist of these sentences only.
#
# A noun in a message is passed as a phrase of its own, so that a language can put it into the form
# that the sentence needs. In German, who-*, sexes and tags have a gender, the accusative, and plurals; items-* and
# counted-* are accusatives as they stand; other-* are nominatives with .acc and .dat. `.each` is what
# somebody else has of it, `.you` says it of „du“ and `.he` of „er“, the verb first, and `.if` follows „falls“.

## Money, as the table's sheet calls it

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

## Curses, as the table's cards call them

-curses = { CURSES() ->
    [curses] { $case ->
        [dat] Flüchen
       *[acc] Flüche
    }
    [traps] Fallen
   *[both] { $case ->
        [dat] Flüchen
       *[acc] Flüche
    } und Fallen
}

## Sentences in a row

sentences = { $first } { $rest }
    .each = { FORM($first, case: "each") } Jeder von ihnen { FORM($rest, case: "each") }
    .then = { FORM($first, case: "then") } { $rest }
    .each-one = { FORM($first, case: "each-one") } Er { FORM($rest, case: "each-one") }
    .this-one = { DIESER($first) } Er { FORM($rest, case: "each-one") }
    .each-listed = { FORM($first, case: "each-listed") } { FORM($rest, case: "each-listed") }
    .each-listed-one = { FORM($first, case: "each-listed-one") } { FORM($rest, case: "each-listed-one") }
no-sentence = Nichts passiert.
    .each = merkt nichts davon.
    .then = passiert nichts.

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
who-armed-fire = Spieler mit Feuer
    .gender = masculine
    .plural = Spieler mit Feuer
    .dat-plural = Spielern mit Feuer
    .you = hast du Feuer
    .he = hat er Feuer
who-min-level = Spieler ab Stufe { $level }
    .gender = masculine
    .plural = Spieler ab Stufe { $level }
    .dat-plural = Spielern ab Stufe { $level }
    .you = ist deine Stufe mindestens { $level }
    .he = ist seine Stufe mindestens { $level }
    .if = mindestens auf Stufe { $level }
who-max-level = Spieler bis Stufe { $level }
    .gender = masculine
    .plural = Spieler bis Stufe { $level }
    .dat-plural = Spielern bis Stufe { $level }
    .you = ist deine Stufe höchstens { $level }
    .he = ist seine Stufe höchstens { $level }
    .if = höchstens auf Stufe { $level }
# What is left out is no noun that others could be "among": who-both speaks of elves but clerics, and of outlaws among women.
who-not = Spieler außer { FORM($who, case: "dat", number: "plural") }
    .gender = except
    .plural = alle außer { FORM($who, case: "dat", number: "plural") }
    .dat-plural = allen außer { FORM($who, case: "dat", number: "plural") }
    .except = außer { FORM($who, case: "dat", number: "plural") }
    .you = bist du { KEIN($who) }
    .he = ist er { KEIN($who) }
    .if = nicht { FORM($who, case: "if") }
who-both = { GENDER($second) ->
    [except] { $first } { FORM($second, case: "except") }
   *[other] { $second } unter den { FORM($first, case: "dat", number: "plural") }
}
    .you = { YOU($first) } und { YOU($second) }
    .he = { HE($first) } und { HE($second) }
    .if = { FORM($first, case: "if") } und { FORM($second, case: "if") }
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
slot-armor = Rüstung
    .gender = feminine
    .plural = Rüstungen
slot-footgear = Schuhwerk
    .gender = neuter
    .article = none
    .plural = Paar Schuhe
slot-one-hand = Einhand-Gegenstand
    .gender = masculine
    .plural = Einhand-Gegenstände
slot-two-hands = Zweihand-Gegenstand
    .gender = masculine
    .plural = Zweihand-Gegenstände
# A verb follows its accusative and its plural: hence the comma at their end.
slot-none = Gegenstand, der weder Kopf noch Leib, Füße oder Hände belegt
    .gender = masculine
    .acc = Gegenstand, der weder Kopf noch Leib, Füße oder Hände belegt,
    .plural = Gegenstände, die weder Kopf noch Leib, Füße oder Hände belegen,

tag-undead = Untoter
    .gender = masculine
    .nom = Untote
    .acc = Untoten
    .plural = Untote
    .dat-plural = Untoten
    .mark = Untot
    .as = untot
tag-beast = Bestie
    .gender = feminine
    .plural = Bestien
tag-demon = Dämon
    .gender = masculine
    .plural = Dämonen
tag-santa = Santa-Monster
    .gender = neuter
    .plural = Santa-Monster
    .dat-plural = Santa-Monstern
tag-stampede = Stampede-Monster
    .gender = neuter
    .plural = Stampede-Monster
    .dat-plural = Stampede-Monstern
tag-plant = Pflanze
    .gender = feminine
    .plural = Pflanzen
tag-dragon = Drache
    .gender = masculine
    .acc = Drachen
    .plural = Drachen

sought-any = { $count ->
    [one] eine Karte
   *[other] bis zu { $count } Karten
}
sought-item = { $count ->
    [one] einen Gegenstand
   *[other] bis zu { $count } Gegenstände
}
sought-oneshot = { $count ->
    [one] einen Einmal-Gegenstand
   *[other] bis zu { $count } Einmal-Gegenstände
}
sought-special = { $count ->
    [one] eine Sonderkarte
   *[other] bis zu { $count } Sonderkarten
}
sought-monster = { $count ->
    [one] ein Monster
   *[other] bis zu { $count } Monster
}
sought-curse = { CURSES() ->
    [curses] { $count ->
        [one] einen Fluch
       *[other] bis zu { $count } Flüche
    }
    [traps] { $count ->
        [one] eine Falle
       *[other] bis zu { $count } Fallen
    }
   *[both] { $count ->
        [one] einen Fluch oder eine Falle
       *[other] bis zu { $count } Flüche oder Fallen
    }
}
sought-race = { $count ->
    [one] eine Rasse
   *[other] bis zu { $count } Rassen
}
sought-class = { $count ->
    [one] eine Klasse
   *[other] bis zu { $count } Klassen
}
sought-mark = { $count ->
    [one] eine Karte „{ $mark }“
   *[other] bis zu { $count } Karten „{ $mark }“
}

items-any = { $count ->
    [one] einen Gegenstand
   *[other] { $count } Gegenstände
}
items-any-all = alle deine Gegenstände
    .each = alle eigenen Gegenstände
items-headgear = deine angelegte Kopfbedeckung
    .each = die angelegte Kopfbedeckung
items-headgear-all = alle deine angelegten Kopfbedeckungen
    .each = alle angelegten Kopfbedeckungen
items-armor = deine angelegte Rüstung
    .each = die angelegte Rüstung
items-armor-all = alle deine angelegten Rüstungen
    .each = alle angelegten Rüstungen
items-footgear = dein angelegtes Schuhwerk
    .each = das angelegte Schuhwerk
items-footgear-all = all dein angelegtes Schuhwerk
    .each = alles angelegte Schuhwerk
items-hands = { $count ->
    [one] einen der Gegenstände in deinen Händen
   *[other] { $count } der Gegenstände in deinen Händen
}
    .each = { $count ->
        [one] einen der Gegenstände in den eigenen Händen
       *[other] { $count } der Gegenstände in den eigenen Händen
    }
items-hands-all = alles, was du in den Händen hältst
    .each = alles in den eigenen Händen
items-one-hand = { $count ->
    [one] einen deiner angelegten Einhand-Gegenstände
   *[other] { $count } deiner angelegten Einhand-Gegenstände
}
    .each = { $count ->
        [one] einen der angelegten Einhand-Gegenstände
       *[other] { $count } der angelegten Einhand-Gegenstände
    }
items-one-hand-all = alle deine angelegten Einhand-Gegenstände
    .each = alle angelegten Einhand-Gegenstände
items-two-hands = { $count ->
    [one] einen deiner angelegten Zweihand-Gegenstände
   *[other] { $count } deiner angelegten Zweihand-Gegenstände
}
    .each = { $count ->
        [one] einen der angelegten Zweihand-Gegenstände
       *[other] { $count } der angelegten Zweihand-Gegenstände
    }
items-two-hands-all = alle deine angelegten Zweihand-Gegenstände
    .each = alle angelegten Zweihand-Gegenstände
items-none = { $count ->
    [one] einen angelegten Gegenstand, der weder Kopf noch Leib, Füße oder Hände belegt
   *[other] { $count } angelegte Gegenstände, die weder Kopf noch Leib, Füße oder Hände belegen
}
    .each = { $count ->
        [one] einen angelegten Gegenstand, der weder Kopf noch Leib, Füße oder Hände belegt
       *[other] { $count } angelegte Gegenstände, die weder Kopf noch Leib, Füße oder Hände belegen
    }
items-none-all = alle angelegten Gegenstände, die weder Kopf noch Leib, Füße oder Hände belegen
    .each = alle angelegten Gegenstände, die weder Kopf noch Leib, Füße oder Hände belegen
items-big = { $count ->
    [one] einen Großen Gegenstand
   *[other] { $count } Große Gegenstände
}
items-big-all = alle deine Großen Gegenstände
    .each = alle eigenen Großen Gegenstände
items-small = { $count ->
    [one] einen kleinen Gegenstand
   *[other] { $count } kleine Gegenstände
}
items-small-all = alle deine kleinen Gegenstände
    .each = alle eigenen kleinen Gegenstände
items-oneshot = { $count ->
    [one] einen deiner Einmal-Gegenstände im Spiel
   *[other] { $count } deiner Einmal-Gegenstände im Spiel
}
    .each = { $count ->
        [one] einen der eigenen Einmal-Gegenstände im Spiel
       *[other] { $count } der eigenen Einmal-Gegenstände im Spiel
    }
items-oneshot-all = alle deine Einmal-Gegenstände im Spiel
    .each = alle eigenen Einmal-Gegenstände im Spiel
items-best = deinen angelegten Gegenstand mit dem höchsten Bonus
    .each = den angelegten Gegenstand mit dem höchsten Bonus
items-best-all = deine angelegten Gegenstände mit dem höchsten Bonus
    .each = die angelegten Gegenstände mit dem höchsten Bonus
items-gadget = { $count ->
    [one] einen deiner Komplexen Gegenstände
   *[other] { $count } deiner Komplexen Gegenstände
}
    .each = { $count ->
        [one] einen der eigenen Komplexen Gegenstände
       *[other] { $count } der eigenen Komplexen Gegenstände
    }
items-gadget-all = alle deine Komplexen Gegenstände
    .each = alle eigenen Komplexen Gegenstände
items-laser = { $count ->
    [one] einen deiner Laser
   *[other] { $count } deiner Laser
}
    .each = { $count ->
        [one] einen der eigenen Laser
       *[other] { $count } der eigenen Laser
    }
items-laser-all = alle deine Laser
    .each = alle eigenen Laser
items-mark = { $count ->
    [one] einen Gegenstand „{ $mark }“
   *[other] { $count } Gegenstände „{ $mark }“
}
items-mark-all = alle deine Gegenstände „{ $mark }“
    .each = alle eigenen Gegenstände „{ $mark }“
items-steed = { $count ->
    [one] eines deiner Rösser
   *[other] { $count } deiner Rösser
}
    .each = { $count ->
        [one] eines der eigenen Rösser
       *[other] { $count } der eigenen Rösser
    }
items-steed-all = alle deine Rösser
    .each = alle eigenen Rösser

counted-gadget = jeden Komplexen Gegenstand, den du benutzt
counted-laser = jeden Laser, den du benutzt
counted-sidekick = jeden deiner Handlanger
counted-steed = jedes deiner Rösser
counted-curse = { CURSES() ->
    [curses] jeden Fluch
    [traps] jede Falle
   *[both] jeden Fluch und jede Falle
} vor dir
counted-enhancer = jeden Verstärker auf deinen Handlangern und Rössern
counted-item = jeden Gegenstand, den du angelegt hast
counted-other-gadget = jeden anderen Komplexen Gegenstand, den du benutzt
counted-other-laser = jeden anderen Laser, den du benutzt
counted-other-sidekick = jeden deiner anderen Handlanger
counted-other-steed = jedes deiner anderen Rösser
counted-other-curse = { CURSES() ->
    [curses] jeden anderen Fluch
    [traps] jede andere Falle
   *[both] jeden anderen Fluch und jede andere Falle
} vor dir
counted-other-item = jeden anderen Gegenstand, den du angelegt hast
tag-fire = Feuer
    .gender = neuter

who-armed = Spieler mit einem Gegenstand „{ $mark }“
    .gender = masculine
    .plural = Spieler mit einem Gegenstand „{ $mark }“
    .dat-plural = Spielern mit einem Gegenstand „{ $mark }“
    .you = benutzt du einen Gegenstand „{ $mark }“
    .he = benutzt er einen Gegenstand „{ $mark }“
    .if = mit einem Gegenstand „{ $mark }“
who-marked = Spieler mit einer Karte „{ $mark }“ im Spiel
    .gender = masculine
    .plural = Spieler mit einer Karte „{ $mark }“ im Spiel
    .dat-plural = Spielern mit einer Karte „{ $mark }“ im Spiel
    .you = hast du eine Karte „{ $mark }“ im Spiel
    .he = hat er eine Karte „{ $mark }“ im Spiel
    .if = mit einer Karte „{ $mark }“ im Spiel
# It brings articles of its own. A verb follows its nominative, hence the comma.
who-either = { EIN($first) } oder { EIN($second) }
    .article = none
    .gender = masculine
    .nom = Spieler, der { EIN($first) } oder { EIN($second) } ist,
    .acc = { EIN($first, case: "acc") } oder { EIN($second, case: "acc") }
    .plural = { FORM($first, number: "plural") } und { FORM($second, number: "plural") }
    .dat-plural = { FORM($first, case: "dat", number: "plural") } und { FORM($second, case: "dat", number: "plural") }
    .you = { YOU($first) } oder { YOU($second) }
    .he = { HE($first) } oder { HE($second) }
    .if = { FORM($first, case: "if") } oder { FORM($second, case: "if") }
counted-level = jede deiner Stufen
counted-hand = jede deiner Handkarten
counted-player = jeden Spieler am Tisch
counted-monster = jedes Monster im Kampf
counted-monster-mark = jedes Monster „{ $mark }“ im Kampf
counted-mark = jede Karte „{ $mark }“, die du im Spiel hast
counted-fighters-gadget = jeden Komplexen Gegenstand, den die Munchkins im Kampf benutzen
counted-fighters-laser = jeden Laser, den die Munchkins im Kampf benutzen
counted-fighters-sidekick = jeden Handlanger der Munchkins im Kampf
counted-fighters-steed = jedes Ross der Munchkins im Kampf
counted-fighters-curse = { CURSES() ->
    [curses] jeden Fluch vor den Munchkins im Kampf
    [traps] jede Falle vor den Munchkins im Kampf
   *[both] jeden Fluch und jede Falle vor den Munchkins im Kampf
}
counted-fighters-enhancer = jeden Verstärker auf Handlangern und Rössern der Munchkins im Kampf
counted-fighters-item = jeden Gegenstand, den die Munchkins im Kampf angelegt haben
counted-fighters-level = jede Stufe der Munchkins im Kampf
counted-fighters-hand = jede Handkarte der Munchkins im Kampf
counted-fighters-mark = jede Karte „{ $mark }“, die die Munchkins im Kampf im Spiel haben
