# Buttons. Each says what it does.

do-kick = Tür eintreten
do-kick-second = Zweite Tür eintreten
do-take = Auf die Hand nehmen
do-play = Ausspielen
do-play-side = Für die { $side ->
    [fighters] Munchkins
   *[monsters] Monster
} spielen
do-play-on = Auf { DER($on, case: "acc") } spielen
do-play-on-with = Auf { DER($on, case: "acc") } spielen, mit { DER($with, case: "dat") }
do-play-player = Auf { $whom } spielen
do-play-self = Auf dich selbst spielen
do-play-with = Mit { DER($with, case: "dat") } spielen
do-fight = Auf Ärger aus sein
do-fight-door = Bekämpfen
do-loot = Raum plündern
do-equip = Anlegen
do-unequip = Beiseitelegen
do-join = Laser zusammenbauen …
do-part = Ausbauen
do-give = Abgeben …
do-drop = Karte ablegen
do-sell = Gegenstände verkaufen …
do-offer = Tauschen …
do-offer-whom = Mit { $whom } tauschen …
do-ask = Um Hilfe bitten …
do-ask-whom = { $whom } um Hilfe bitten …
do-accept = Abgemacht
do-decline = Nein, danke
do-withdraw = Zurückziehen
do-use = { $power }
do-use-which = { $power } …
do-use-player = { $power }: { $whom }
do-use-on = { $power }: { $on }
do-use-side = { $power }: für die { $side ->
    [fighters] Munchkins
   *[monsters] Monster
}
do-claim = Ich gewinne
do-claim-empty = Kampf beenden
do-pass = Keine Einwände
do-pass-loot = Nichts nehmen
do-flee = Weglaufen
do-roll = Würfeln
do-roll-against = Vor { DER($card, case: "dat") } weglaufen
do-sacrifice = { CAPITAL(DER($card, case: "acc")) } opfern
do-sacrifice-with = { CAPITAL(DER($card, case: "acc")) } opfern und { $whom } retten
do-choose = Wählen
do-charity = Milde Gabe …
do-seize = { CAPITAL(DER($card, case: "acc")) } für { DER($paid, case: "acc") } nehmen
do-show = Karten zeigen …
do-concede = Spiel verlassen
do-timeout = Zeit abgelaufen
do-end-setup = Fertig
do-end-opening = Weiter
do-end-door = Weiter
do-end-trouble = Weiter
do-end-combat = Weiter
do-end-flee = Weiter
do-end-reward = Weiter
do-end-looting = Weiter
do-end-closing = Zug beenden
do-end-charity = Zug beenden
do-end-over = Weiter

# Buttons that confirm a selection.
confirm-sell = { $count ->
    [0] Verkaufen
    [one] Einen Gegenstand verkaufen
   *[other] { $count } Gegenstände verkaufen
}
confirm-give = { $count ->
    [0] An { $whom } abgeben
    [one] Eine Karte an { $whom } abgeben
   *[other] { $count } Karten an { $whom } abgeben
}
charity-excess = { $count ->
    [1] Du hast eine Karte zu viel: Wähl sie aus.
   *[other] Du hast { $count } Karten zu viel: Wähl sie aus.
}
confirm-charity = { $count ->
    [0] Karten
    [one] Eine Karte
   *[other] { $count } Karten
} { $whom ->
    [nobody] ablegen
   *[other] an { $whom } abgeben
}
confirm-show = { $whom ->
    [all] Allen
   *[other] { $whom }
} { $count ->
    [0] Karten
    [one] eine Karte
   *[other] { $count } Karten
} zeigen
confirm-join = { $count } Laser zusammenbauen
confirm-use = { $power }{ $count ->
    [0] {""}
    [one] : { $count } Karte
   *[other] : { $count } Karten
}
confirm-choose = { $count ->
    [0] Nichts auswählen
    [one] Auswählen
   *[other] { $count } auswählen
}
confirm-choose-first = Erst auswählen
confirm-order = In dieser Reihenfolge
confirm-ask = { $treasures ->
    [0] Um einen Gefallen bitten
    [one] Einen Schatz anbieten
   *[other] { $treasures } Schätze anbieten
}
confirm-offer = { $kind ->
    [trade] Tausch anbieten
    [gift] Als Geschenk anbieten
   *[plea] Darum bitten
}
