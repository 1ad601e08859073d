# Cards: other lines of their text

card-for = Nur von { FORM($who, case: "dat", number: "plural") } nutzbar.
card-not-for = Nicht von { FORM($who, case: "dat", number: "plural") } nutzbar.
card-tag = { FORM($tag, case: "mark") }.
card-no-treasure = Hinterlässt keinen Schatz.
card-bad-stuff = Schlimme Dinge: { $deeds }
card-escaped = Entkommst du dem Monster: { $deeds }
card-killed = Wird das Monster getötet: { $deeds }
card-sidekick-killed = Wird dieser Handlanger getötet: { $deeds }
card-sidekick-sacrificed = Opfert sich dieser Handlanger: { $deeds }
card-lasting = Diese Karte bleibt vor dir liegen, bis sie aufgehoben wird.
card-gadget = Komplexer Gegenstand.
card-laser = Laser.
card-mark-fire = Zählt als Feuer.
card-steed-gear = Ausrüstung für dein Ross.
card-half-breed = Du darfst zwei Rassen haben. Nur spielbar, wenn du eine Rasse im Spiel hast.
card-super-munchkin = Du darfst zwei Klassen haben. Nur spielbar, wenn du eine Klasse im Spiel hast.
card-enhancer = { SIGNED($strength) } für ein Monster im Kampf.
card-enhancer-treasures = { $count ->
    [one] { SIGNED($count) } Schatz.
   *[other] { SIGNED($count) } Schätze.
}
card-enhancer-makes = Das Monster gilt als { FORM($tag, case: "as") }.
card-item-enhancer = Spiele diese Karte auf einen deiner Gegenstände im Spiel, aber nicht auf einen Einmal-Gegenstand oder die Ausrüstung eines Rosses. Solange der Gegenstand zählt: { SIGNED($strength) }.
card-mate = Ein Monster im Kampf bekommt einen Doppelgänger: Er kämpft mit, samt allen Verstärkern des Originals.
card-wandering = Spiele diese Karte zusammen mit einem Monster aus deiner Hand: Es mischt sich in einen beliebigen Kampf ein.
card-place = Alle sind hier, bis ein anderer Ort kommt.
card-event = { $deeds } Wirkt beim Aufdecken oder Ausspielen.
card-once = Nur einmal einsetzbar.
card-special-self = { $deeds }
card-special-other = Spiele diese Karte jederzeit auf einen Mitspieler. { DIESER($deeds) }
card-special-player = Spiele diese Karte jederzeit auf einen beliebigen Spieler. { DIESER($deeds) }
card-cheat = Spiele diese Karte zusammen mit einem Gegenstand: Du darfst ihn benutzen oder einem Handlanger geben, egal, wer du bist und was du sonst noch trägst. Oder spiele sie zusammen mit einem Handlanger oder Ross, auch wenn du dafür eigentlich keinen Platz mehr hast.
card-sidekick-item = Zählt als Gegenstand.
card-sidekick = { SIGNED($strength) } in jedem deiner Kämpfe.
card-sidekick-plain = Taugt nur dazu, sich beim Weglaufen für dich zu opfern.
card-enhancer-makes-mark = Das Monster gilt als { $tag }.
card-item-enhancer-makes = Der Gegenstand zählt als „{ $mark }“.
card-special-highest = Spiele diese Karte jederzeit auf einen Spieler mit der höchsten Stufe. { DIESER($deeds) }
card-special-lowest = Spiele diese Karte jederzeit auf einen Spieler mit der niedrigsten Stufe. { DIESER($deeds) }
card-curse-highest = Aus der Hand darf diese Karte nur auf einen Spieler mit der höchsten Stufe gespielt werden.
card-curse-lowest = Aus der Hand darf diese Karte nur auf einen Spieler mit der niedrigsten Stufe gespielt werden.
