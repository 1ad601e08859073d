# Labels on the frame of a card, and lists of a set's cards.

kind-monster = Monster
kind-race = Rasse
kind-class = Klasse
kind-half-breed = Halb-Blut
kind-super-munchkin = Super Munchkin
kind-power = Kraft
kind-style = Stil
kind-training = Training
kind-curse = Fluch
kind-trap = Falle
kind-enhancer = Monsterverstärker
kind-mate = Monsterverstärker
kind-wandering = Wanderndes Monster
kind-place = Ort
kind-event = Ereignis
kind-item = Gegenstand
kind-item-enhancer = Gegenstandsverstärker
kind-oneshot = Einmal-Gegenstand
kind-special = Sonderkarte
kind-cheat = Schummeln
kind-sidekick = Handlanger
kind-hireling = Mietling
kind-steed = Ross
frame-slot-headgear = Kopfbedeckung
frame-slot-armor = Rüstung
frame-slot-footgear = Schuhwerk
frame-slot-one-hand = 1 Hand
frame-slot-two-hands = 2 Hände
fact-treasures = { $count ->
    [one] { $count } Schatz
   *[other] { $count } Schätze
}
fact-levels = { $count ->
    [one] { $count } Stufe fürs Töten
   *[other] { $count } Stufen fürs Töten
}
fact-price = { $gold } { -gold }
fact-big = Großer Gegenstand
fact-level = Stufe { $level }
fact-bonus = Bonus { SIGNED($bonus) }
fact-copies = { $count ->
    [one] { $count } Exemplar
   *[other] { $count } Exemplare
}

cards-title = { $set }: alle Karten
cards-count = { $cards } verschiedene Karten, mit allen Exemplaren { $copies }
cards-contents = Inhalt
cards-doors = Türen
cards-treasures = Schätze
