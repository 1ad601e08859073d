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

## Deeds: what happens, to "you"

deed-lose-level = Verliere { $count ->
    [one] eine Stufe
   *[other] { $count } Stufen
}.
deed-lose-level-half = Verliere die Hälfte deiner Stufen (abgerundet).
deed-lose-level-to = Bist du über Stufe { $level }, falle auf Stufe { $level }.
deed-lose-level-to-lowest = Falle auf die niedrigste Stufe am Tisch.
deed-gain-level = Steige { $count ->
    [one] eine Stufe
   *[other] { $count } Stufen
} auf.
deed-gain-level-last = Steige { $count ->
    [one] eine Stufe
   *[other] { $count } Stufen
} auf, selbst wenn du damit das Spiel gewinnst.
deed-lose-items = Verliere { $what }.
deed-lose-items-choice = Verliere { $what } deiner Wahl.
deed-lose-items-curser = Verliere { $what }. Die Wahl trifft, wer diese Karte gespielt hat.
deed-or-else = { $deed } Nichts zu verlieren? { $else }
deed-lose-race = Verliere deine Rasse. Hast du zwei, wähle eine.
deed-lose-race-all = Verliere alle deine Rassen.
deed-lose-class = Verliere deine Klasse. Hast du zwei, wähle eine.
deed-lose-class-all = Verliere alle deine Klassen.
deed-lose-hand-all = Lege alle Handkarten ab.
deed-lose-hand-choose = Lege { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
} ab.
deed-lose-hand-random = Lege { $count ->
    [one] eine blind gezogene Handkarte
   *[other] { $count } blind gezogene Handkarten
} ab.
deed-lose-worth = Verliere Gegenstände im Wert von mindestens { $gold } { -gold-pieces(case: "dat") } – oder alle, wenn es dafür nicht reicht.
deed-die = Du bist tot.
deed-change-sex = Du wechselst das Geschlecht.
deed-next-combat = { SIGNED($strength) } in deinem laufenden, sonst in deinem nächsten Kampf.
deed-draw-doors = Ziehe { $how ->
    [open] offen
   *[closed] verdeckt
} { $count ->
    [one] eine Türkarte
   *[other] { $count } Türkarten
}.
deed-draw-treasures = Ziehe { $how ->
    [open] offen
   *[closed] verdeckt
} { $count ->
    [one] eine Schatzkarte
   *[other] { $count } Schatzkarten
}.
deed-rob-level = Verliere eine Stufe. Wer diese Karte gespielt hat, steigt dafür eine auf, kann so aber nicht das Spiel gewinnen.
deed-lift-curses = Alle Flüche und Fallen, die vor dir liegen, sind aufgehoben.
deed-lose-sidekick = Verliere einen deiner Handlanger mit allem, was er trägt.
deed-lose-sidekick-killed = Einer deiner Handlanger wird getötet. Was er getragen hat, behältst du.
deed-lose-steed = Verliere dein Ross.
deed-gift-doors = { CAPITAL($to) } zieht verdeckt { $count ->
    [one] eine Türkarte
   *[other] { $count } Türkarten
}.
deed-gift-treasures = { CAPITAL($to) } zieht verdeckt { $count ->
    [one] eine Schatzkarte
   *[other] { $count } Schatzkarten
}.
deed-duel = Würfle gegen { FORM($with, case: "acc") }; bei Gleichstand würfelt ihr noch einmal.
deed-duel-win = Bei Sieg: { $deeds }
deed-duel-lose = Bei Niederlage: { $deeds }

deed-roll = Würfle. { $cases }
deed-roll-case = { $results }: { $deeds }
deed-roll-result = { $to }
deed-roll-results = { $from }–{ $to }
deed-roll-nothing = Nichts passiert.
deed-either = Wähle: { $options }
deed-either-option = { $number }) { $deeds }
deed-if-who = { CAPITAL(FORM($who, case: "if", number: "plural")) }: { $deeds }
# "All others" would be taken for the other players where the card is played on one of them.
deed-if-who-else = { CAPITAL(FORM($who, case: "if", number: "plural")) }: { $deeds } { FORM($who, case: "otherwise") ->
    [below] Darunter
    [above] Darüber
   *[other] Alle anderen
}: { $else }
deed-each-of-all = Jeder Spieler: { $deeds }
deed-each-of-all-who = { AGREE($who, "Jeder", "Jede", "Jedes", "Alle") } { FORM($who, case: "nom") }: { $deeds }
deed-each-of-others = Jeder Mitspieler: { $deeds }
deed-each-of-others-who =
    { AGREE($who, "Jeder andere", "Jede andere", "Jedes andere", "Alle anderen") } { FORM($who, case: "nom") }: { $deeds }
deed-each-of-neighbours = Jeder deiner beiden Nachbarn: { $deeds }
deed-each-of-neighbours-who = Jeder Nachbar, der { EIN($who) } ist: { $deeds }

other-left = der Spieler links von dir
    .acc = den Spieler links von dir
    .dat = dem Spieler links von dir
other-right = der Spieler rechts von dir
    .acc = den Spieler rechts von dir
    .dat = dem Spieler rechts von dir
other-lowest = der Mitspieler mit der niedrigsten Stufe
    .acc = den Mitspieler mit der niedrigsten Stufe
    .dat = dem Mitspieler mit der niedrigsten Stufe
other-highest = der Mitspieler mit der höchsten Stufe
    .acc = den Mitspieler mit der höchsten Stufe
    .dat = dem Mitspieler mit der höchsten Stufe
other-each-other = jeder Mitspieler
    .acc = jeden Mitspieler
    .dat = jedem Mitspieler
# The accusative is followed by a semicolon, the others by a verb or an object.
other-curser = der Spieler, der diese Karte gespielt hat,
    .acc = den Spieler, der diese Karte gespielt hat
    .dat = dem Spieler, der diese Karte gespielt hat,
deed-give-up-card-random = { CAPITAL($to) } zieht blind { $count ->
    [one] eine deiner Handkarten
   *[other] { $count } deiner Handkarten
}.
deed-give-up-card-taker = { CAPITAL($to) } sieht sich deine Hand an und nimmt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} daraus.
deed-give-up-card-giver = Gib { FORM($to, case: "dat") } { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
}.
deed-give-up-item-random = { CAPITAL($to) } erhält { $count ->
    [one] einen deiner Gegenstände im Spiel. Der Zufall bestimmt, welchen
   *[other] { $count } deiner Gegenstände im Spiel. Der Zufall bestimmt, welche
}.
deed-give-up-item-taker = { CAPITAL($to) } nimmt sich { $count ->
    [one] einen
   *[other] { $count }
} deiner Gegenstände im Spiel.
deed-give-up-item-giver = Gib { FORM($to, case: "dat") } { $count ->
    [one] einen
   *[other] { $count }
} deiner Gegenstände im Spiel.

## Traits: what holds while a card is in play

trait-against = { SIGNED($strength) } gegen { FORM($who, number: "plural") }.
trait-bonus-if = { SIGNED($strength) } im Kampf.
trait-bonus-if-who = { SIGNED($strength) } für { FORM($who, number: "plural") }.
trait-bonus-if-versus = { SIGNED($strength) } gegen { FORM($tag, number: "plural") }.
trait-bonus-if-alone = { SIGNED($strength) }, solange du ohne Helfer kämpfst.
trait-bonus-if-who-versus = { SIGNED($strength) } für { FORM($who, number: "plural") } gegen { FORM($tag, number: "plural") }.
trait-bonus-if-who-alone = { SIGNED($strength) } für { FORM($who, number: "plural") }, solange sie ohne Helfer kämpfen.
trait-bonus-if-versus-alone = { SIGNED($strength) } gegen { FORM($tag, number: "plural") }, solange du ohne Helfer kämpfst.
trait-bonus-if-who-versus-alone =
    { SIGNED($strength) } für { FORM($who, number: "plural") } gegen { FORM($tag, number: "plural") }, solange sie ohne Helfer kämpfen.
trait-bonus-each = { SIGNED($strength) } für { $what }.
trait-bonus-each-limit = { SIGNED($strength) } für { $what } (höchstens { $count }).
trait-flee = { SIGNED($amount) } auf Weglaufen.
trait-flee-steed = { SIGNED($amount) } auf Weglaufen, anstelle deiner eigenen Boni und Abzüge.
trait-flee-from-it = { SIGNED($amount) } auf Weglaufen vor diesem Monster.
trait-wins-ties-always = Bei Gleichstand gewinnst du den Kampf.
trait-wins-ties-alone = Kämpfst du ohne Helfer, gewinnst du bei Gleichstand.
trait-wins-ties-single = Gegen ein einzelnes Monster gewinnst du bei Gleichstand.
trait-helper-levels = Für jedes Monster, das mit deiner Hilfe getötet wird, steigst du eine Stufe auf.
trait-room = Du darfst { $count ->
    [one] { AGREE($slot, "einen weiteren", "eine weitere", "ein weiteres", "weitere") } { FORM($slot, case: "acc") }
   *[other] { $count } weitere { FORM($slot, number: "plural") }
} anlegen.
trait-big-any = Du darfst beliebig viele Große Gegenstände haben.
trait-big-more = Du darfst { $count ->
    [one] einen Großen Gegenstand
   *[other] { $count } Große Gegenstände
} mehr haben.
trait-gadgets-any = Du darfst beliebig viele Gadgets haben.
trait-gadgets-more = Du darfst { $count ->
    [one] ein Gadget
   *[other] { $count } Gadgets
} mehr haben.
trait-sidekicks = Du darfst { $count ->
    [one] einen Handlanger
   *[other] { $count } Handlanger
} mehr haben.
trait-carries = Trägt für dich { $count ->
    [one] einen Gegenstand, der auch dann zählt
   *[other] { $count } Gegenstände, die auch dann zählen
}, wenn deine Ausrüstungsplätze belegt sind.
trait-second-door = Statt den Raum zu plündern, darfst du eine zweite Tür eintreten.
trait-helper-treasure = Wird ein Kampf gewonnen, in dem du geholfen hast, ziehst du offen eine eigene Schatzkarte.
trait-keeps-levels = Flüche und Fallen nehmen dir nur dann Stufen, wenn sie sonst nichts ausrichten könnten.
trait-hand-limit = Am Ende deines Zuges darfst du { $count ->
    [one] nur eine Karte
    [2] nur { $count } Karten
    [3] nur { $count } Karten
    [4] nur { $count } Karten
   *[other] bis zu { $count } Karten
} auf der Hand haben.
trait-no-help = Gegen dieses Monster darf dir niemand helfen.
trait-no-escape = Vor diesem Monster kannst du nicht weglaufen.
trait-level-alone = Gegen dieses Monster zählen nur die Stufen der Munchkins.
trait-ignores = Lässt { FORM($who, number: "plural") } ohne Wurf entkommen.
trait-friendly = Kämpft nicht gegen { FORM($who, number: "plural") }.
trait-treasures-if = { $count ->
    [one] { SIGNED($count) } Schatz.
   *[other] { SIGNED($count) } Schätze.
}
trait-treasures-if-who = { $count ->
    [one] { SIGNED($count) } Schatz für { FORM($who, number: "plural") }.
   *[other] { SIGNED($count) } Schätze für { FORM($who, number: "plural") }.
}
trait-treasures-if-alone = { $count ->
    [one] { SIGNED($count) } Schatz, wenn du keinen Helfer hast.
   *[other] { SIGNED($count) } Schätze, wenn du keinen Helfer hast.
}
trait-treasures-if-who-alone = { $count ->
    [one] { SIGNED($count) } Schatz für { FORM($who, number: "plural") } ohne Helfer.
   *[other] { SIGNED($count) } Schätze für { FORM($who, number: "plural") } ohne Helfer.
}
trait-ward-any = Flüche und Fallen können dir nichts anhaben.
trait-ward-level = Flüche und Fallen nehmen dir keine Stufen.
trait-ward-item =
    Flüche und Fallen nehmen dir keine Gegenstände, es sei denn, sie nennen ausdrücklich Kopfbedeckung, Rüstung oder Schuhwerk.
trait-ward-headgear = Flüche und Fallen nehmen dir keine Kopfbedeckung.
trait-ward-armor = Flüche und Fallen nehmen dir keine Rüstung.
trait-ward-footgear = Flüche und Fallen nehmen dir kein Schuhwerk.
trait-ward-race = Flüche und Fallen nehmen dir keine Rasse.
trait-ward-class = Flüche und Fallen nehmen dir keine Klasse.
trait-ward-sex = Flüche und Fallen ändern dein Geschlecht nicht.
trait-ward-hand = Flüche und Fallen nehmen dir keine Handkarten.
trait-gone-with = Endet, sobald du { AGREE($slot, "deinen angelegten", "deine angelegte", "dein angelegtes", "deine angelegten") } { FORM($slot, case: "acc") } verlierst.
trait-ignores-gear = Gegen dieses Monster zählt { AGREE($slot, "kein", "keine", "kein", "keine") } { $slot }.

## Plays: what a one-shot does

play-strength = { SIGNED($strength) } für eine beliebige Seite im Kampf.
play-strength-fighters = { SIGNED($strength) } für die Munchkins im Kampf.
play-strength-monsters = { SIGNED($strength) } für die Monster im Kampf.
play-strength-each =
    { SIGNED($strength) } für { AGREE($who, "jeden", "jede", "jedes", "alle") } { FORM($who, case: "acc") } auf der Seite der Munchkins.
play-copy-level = Die Stufe eines Munchkins im Kampf zählt noch einmal.
play-copy-gear = Der höchste Gegenstandsbonus eines Munchkins im Kampf zählt noch einmal.
play-remove-foe = { $treasures ->
    [kept] Ein Monster verlässt den Kampf. Wird der Kampf gewonnen, bringt es noch seine Schätze, aber keine Stufe.
   *[lost] Ein Monster verlässt den Kampf und nimmt seine Schätze mit.
}
play-remove-foe-tag = { $treasures ->
    [kept] { CAPITAL(EIN($tag)) } verlässt den Kampf. Wird der Kampf gewonnen, bringt das Monster noch seine Schätze, aber keine Stufe.
   *[lost] { CAPITAL(EIN($tag)) } verlässt den Kampf und nimmt { AGREE($tag, "seine", "ihre", "seine", "ihre") } Schätze mit.
}
play-remove-foe-level = { $treasures ->
    [kept] Ein Monster bis Stufe { $level } verlässt den Kampf. Wird der Kampf gewonnen, bringt es noch seine Schätze, aber keine Stufe.
   *[lost] Ein Monster bis Stufe { $level } verlässt den Kampf und nimmt seine Schätze mit.
}
play-remove-foe-tag-level = { $treasures ->
    [kept] { CAPITAL(EIN($tag)) } bis Stufe { $level } verlässt den Kampf. Wird der Kampf gewonnen, bringt das Monster noch seine Schätze, aber keine Stufe.
   *[lost] { CAPITAL(EIN($tag)) } bis Stufe { $level } verlässt den Kampf und nimmt { AGREE($tag, "seine", "ihre", "seine", "ihre") } Schätze mit.
}
play-swap-foe = Ein Monster verlässt den Kampf. Decke Türkarten auf, bis ein anderes Monster erscheint: Es kämpft an seiner Stelle. Die übrigen aufgedeckten Karten werden abgelegt.
play-end-combat = Der Kampf ist vorbei: Niemand gewinnt, niemand muss weglaufen, und zu holen gibt es nichts.
play-turn-boost = Ein in diesem Kampf eingesetzter Einmal-Gegenstand zählt für die andere Seite.
play-strip-enhancer = Lege einen Monsterverstärker aus einem Kampf ab.
play-escape = Beim Weglaufen: Ein Munchkin entkommt allem, dem man entkommen kann.
play-flee-bonus-roll = Beim Weglaufen: { SIGNED($amount) } auf den nächsten Wurf eines Munchkins.
play-flee-bonus-flight = Beim Weglaufen: { SIGNED($amount) } auf alle Würfe eines Munchkins.
play-fix-die = Vor einem Weglaufwurf: Der Würfel zeigt eine { $number }.
play-fix-die-any = Vor einem Weglaufwurf: Du bestimmst, was der Würfel zeigt.
play-cancel-curse = Jederzeit: Hebe einen Fluch oder eine Falle auf, die jemanden zu treffen droht oder schon vor einem Spieler liegt.
play-hire-away = Jederzeit: Ein Handlanger eines Mitspielers läuft mit allem, was er trägt, zu dir über. Hast du keinen Platz für ihn, wird er abgelegt.
play-afflict-self = Jederzeit: { $deeds }
play-afflict-other = Jederzeit auf einen Mitspieler: { $deeds }
play-afflict-player = Jederzeit auf einen beliebigen Spieler: { $deeds }

## Powers: what may be done while a card is in play

can-discard-for-strength = { $power }: Kämpfst oder hilfst du, darfst du { $count ->
    [one] eine Karte ablegen: { SIGNED($strength) }.
   *[other] bis zu { $count } Karten ablegen: { SIGNED($strength) } pro Karte.
}
can-discard-for-strength-versus = { $power }: Kämpfst oder hilfst du gegen { FORM($tag, number: "plural") }, darfst du { $count ->
    [one] eine Karte ablegen: { SIGNED($strength) }.
   *[other] bis zu { $count } Karten ablegen: { SIGNED($strength) } pro Karte.
}
can-discard-for-roll = { $power }: Nach einem misslungenen Weglaufwurf darfst du { $count ->
    [one] eine Karte ablegen: { SIGNED($amount) }.
   *[other] bis zu { $count } Karten ablegen: { SIGNED($amount) } pro Karte.
}
can-charm = { $power }: In deinem eigenen Kampf darfst du alle Handkarten ablegen (mindestens { $count ->
    [one] eine
   *[other] { $count }
}); dann verlässt ein Monster den Kampf. Wird der Kampf gewonnen, bringt es noch seine Schätze, aber keine Stufe.
can-backstab = { $power }: Du darfst eine Karte ablegen, damit ein Mitspieler im Kampf { SIGNED($strength) } erhält. Nur einmal pro Opfer und Kampf.
can-steal = { $power }: Wenn weder du noch dein Opfer kämpft, darfst du eine Karte ablegen und um einen kleinen Gegenstand des Opfers würfeln. Bei { $result } oder mehr gehört er dir, sonst verlierst du eine Stufe.
can-resurrection = { $power }: Statt eine Karte offen zu ziehen, darfst du die oberste vom passenden Ablagestapel nehmen. Dafür legst du eine Handkarte ab.
can-bargain = { $power }: Einmal in jedem deiner Züge darfst du einen Gegenstand zum doppelten Wert verkaufen.
can-second-wind = { $power }: Auf jeder Flucht darfst du nach deinem ersten misslungenen Weglaufwurf eine Handkarte ablegen und ihn wiederholen.
can-defuse = { $power }: Du darfst eine Karte ablegen, um einen Fluch oder eine Falle aufzuheben, die jemanden zu treffen droht.
can-round-up = { $power }: In deinem eigenen Kampf darfst du { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ablegen und { EIN($tag, case: "acc") } samt { AGREE($tag, "seinen", "ihren", "seinen", "ihren") } Schätzen fortschicken. Gewinnst du den Kampf, steigst du auch für { AGREE($tag, "ihn", "sie", "es", "sie") } eine Stufe auf, selbst wenn du damit das Spiel gewinnst.
can-track = { $power }: Einmal in jedem deiner Züge darfst du, bevor du die Tür öffnest, eine Karte ablegen und dir die oberste Türkarte ansehen. Lass sie liegen oder lege sie unter den Stapel.
can-throw = { $power }: Im Kampf oder vor einem Weglaufwurf darf jeder Spieler { FORM($what, case: "indef") } ablegen. Dann entkommen die Munchkins diesem Monster ohne Wurf.
can-throw-pole = { $power }: Im Kampf oder vor einem Weglaufwurf darf jeder Spieler { FORM($what, case: "indef") } oder eine Stange ablegen. Dann entkommen die Munchkins diesem Monster ohne Wurf.
can-inspire = { $power }: Einmal in jedem Kampf, an dem du nicht beteiligt bist, darfst du eine Karte ablegen: { SIGNED($more) } oder { SIGNED($less) } für die Munchkins.
can-chase = { $power }: { CAPITAL(FORM($who, number: "plural")) }, die gegen dieses Monster kämpfen, dürfen es fortschicken. Wird der Kampf gewonnen, bringt es noch seine Schätze, aber keine Stufe.
can-allure = { $power }: Einmal in jedem deiner eigenen Kämpfe darfst du, wenn du nicht gerade gewinnst, einen Spieler mit höherer Stufe bestimmen, der dir umsonst helfen muss.
can-buy-off = { $power }: Im Kampf gegen dieses Monster darfst du Gegenstände im Wert von mindestens { $gold } { -gold-pieces(case: "dat") } ablegen. Dann verlässt es den Kampf und nimmt seine Schätze mit.

## Cards

card-for = Nur von { FORM($who, case: "dat", number: "plural") } nutzbar.
card-not-for = Nicht von { FORM($who, case: "dat", number: "plural") } nutzbar.
card-tag = { FORM($tag, case: "mark") }.
card-no-treasure = Hinterlässt keinen Schatz.
card-bad-stuff = Schlimme Dinge: { $deeds }
card-escaped = Entkommst du dem Monster: { $deeds }
card-killed = Wird das Monster getötet: { $deeds }
card-lasting = Diese Karte bleibt vor dir liegen, bis sie aufgehoben wird.
card-gadget = Gadget.
card-laser = Laser.
card-steed-gear = Ausrüstung für dein Ross.
card-half-breed = Du darfst zwei Rassen haben. Nur spielbar, wenn du eine Rasse im Spiel hast.
card-super-munchkin = Du darfst zwei Klassen haben. Nur spielbar, wenn du eine Klasse im Spiel hast.
card-enhancer = { SIGNED($strength) } für ein Monster im Kampf.
card-enhancer-treasures = { $count ->
    [one] { SIGNED($count) } Schatz.
   *[other] { SIGNED($count) } Schätze.
}
card-enhancer-makes = Das Monster gilt als { $tag }.
card-mate = Ein Monster im Kampf bekommt einen Doppelgänger: Er kämpft mit, samt allen Verstärkern des Originals.
card-wandering = Spiele diese Karte zusammen mit einem Monster aus deiner Hand: Es mischt sich in einen beliebigen Kampf ein.
card-event = Wirkt beim Aufdecken oder Ausspielen. { $deeds }
card-once = Nur einmal einsetzbar.
card-special-self = { $deeds }
card-special-other = Jederzeit auf einen Mitspieler: { $deeds }
card-special-player = Jederzeit auf einen beliebigen Spieler: { $deeds }
card-cheat = Spiele diese Karte zusammen mit einem Gegenstand, und du darfst ihn benutzen, egal, wer du bist und was du sonst noch trägst. Oder spiele sie zusammen mit einem Handlanger oder Ross, auch wenn du dafür eigentlich keinen Platz mehr hast.
card-sidekick = { SIGNED($strength) } in jedem deiner Kämpfe.
card-sidekick-plain = Taugt nur dazu, sich beim Weglaufen für dich zu opfern.
