# The table.

close = Schließen
no-race = Mensch
seat-label = { $who }, Stufe { $level }, Kampfstärke { $strength }, { $kind }, { $hand ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $hand } Karten
} auf der Hand{ $count ->
    [0] {""}
   *[other] {""}, { LIST($badges) }
}
level-of = Stufe { $level } von { $last }
hand-count = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
} auf der Hand
curse-note = Diese Karte haftet an ihrem Opfer
badge-left = raus
badge-dead = tot
badge-winner = Sieg
badge-turn = am Zug
badge-fighter = kämpft
badge-helper = hilft
badge-asked = überlegt
badge-ready = bereit
badge-away = offline
badge-stand-in = Bot spielt
badge-vacant = Platz frei
badge-skips = setzt aus
badge-again = noch ein Zug

level = Stufe
strength = Stärke
running = Weglaufen
you = Du
your-hand = Deine Hand
hand-empty = Keine Karten auf der Hand.
your-gear = Vor dir
gear-empty = Noch liegt nichts vor dir. Hierher kommen Karten, die du auslegst.
carried = Getragen, nicht angelegt
table-cards = Der Tisch
deck-doors = Türen: noch { $count }
deck-treasures = Schätze: noch { $count }
discard-doors = Abgelegte Türen: { $count }
discard-treasures = Abgelegte Schätze: { $count }
discard-top = Obenauf: { $card }
place-shown = Alle sind hier
card-left = noch { $count }
card-lasts-combats = Hält noch { $count ->
    [one] einen Kampf
   *[other] { $count } Kämpfe
}.
card-lasts-turns = Dauert noch { $count ->
    [one] einen Zug
   *[other] { $count } Züge
}.
door-shown = Hinter der Tür

turn-yours = Du bist dran
turn-other = { $who } ist dran
turn-line = Zug { $turn } · { $whose }
turn-setup = Vor dem Spiel
turn-over = Das Spiel ist aus
phase-line = { $phase ->
    [setup] Leg zum Auftakt eine Rasse, eine Klasse und alles aus, was du anlegen kannst.
    [opening] Ordne deine Sachen und tritt dann die Tür ein.
    [door] Spiel die Karte aus oder nimm sie auf die Hand.
    [trouble] Alles still da drin. Sei auf Ärger aus, falls du ein Monster auf der Hand hast, oder plündere den Raum.
    [combat] Kampf
    [flee] Lauf weg!
    [reward] Die Beute wird geteilt.
    [looting] Die Leiche wird geplündert.
    [closing] Der Staub legt sich. Spiel weiter oder beende deinen Zug.
    [charity] Zu viele Karten auf der Hand.
   *[over] Das Spiel ist aus.
}
phase-other = { $phase ->
    [setup] Alle legen aus, was sie mögen.
    [opening] { $who } macht sich bereit, die Tür einzutreten.
    [door] { $who } schaut nach, was hinter der Tür lag.
    [trouble] { $who } darf auf Ärger aus sein oder den Raum plündern.
    [combat] Kampf
    [flee] { $who } läuft weg.
    [reward] Die Beute wird geteilt.
    [looting] Die Leiche wird geplündert.
    [closing] { $who } beendet den Zug.
    [charity] { $who } verteilt Milde Gaben.
   *[over] Das Spiel ist aus.
}

read-card = Lesen
cannot-play = Jetzt nicht: { $reason }
actions-title = Was du tun kannst
actions-card = Was du tun kannst: { $card }
aim-hint = Oder tipp auf dem Tisch an, was leuchtet.
nothing-to-do = Gerade gibt es nichts zu tun.
spectating = Du schaust zu
menu = Menü
log = Verlauf
log-empty = Noch ist nichts passiert.
log-why = Warum: { $what }
log-more = Verlauf: was passiert ist und warum
log-details = Auch Kleinkram
newest = Gerade passiert
share = Link teilen
copied = Kopiert
copy-link = Link kopieren
leave-game = Spiel verlassen
leave-game-text = Deine Hand und alles, was vor dir liegt, wird abgelegt. Niemand plündert etwas davon, und zurück kannst du nicht.
leave-game-yes = Endgültig gehen
stay = Bleiben
theme = Design
theme-auto = Wie das Gerät
theme-light = Tag
theme-dark = Nacht
to-home = Zur Startseite
seat-actions = Was du tun kannst: { $who }
terms-kept = Was ihr hier abmacht, setzt das Spiel auch durch.
part-level = { FORM($who, case: "gen") } Stufe
part-level-you = Deine Stufe
part-level-foe = Stufe { DER($card, case: "gen") }
part-die = Würfel
part-boost = Zuschlag
part-floor = Untergrenze
part-other = Sonstiges
part-power = { $card } ({ $power })
part-title = { $amount }: { $what }
part-by = Gespielt von { $who }.
part-by-you = Von dir gespielt.
part-belongs = Zählt für { $who }.
part-belongs-you = Zählt für dich.
part-against = Zählt für { DER($card, case: "acc") }.
put-back = Zurücklegen
the-wait = Wartezeit
less = Weniger
more = Mehr
too-late = Zu spät: Am Tisch ging es schon weiter.
pick-whom = Wen wählst du?
to-all = Alle
to-discards = Ablagestapel
gold = { $gold } { -gold }
total-gold = { $gold } { -gold } → { $levels ->
    [one] 1 Stufe
   *[other] { $levels } Stufen
}
total-too-little = { $gold } { -gold }: { $missing } zu wenig für eine Stufe
total-too-much = { $gold } { -gold }: mehr, als du jetzt verkaufen kannst
total-of = { $gold } von { $wanted } { -gold }
ask-option = { $who } (Kampfstärke { $strength })
log-older = Ältere Einträge
card-attached = Dazu: { LIST($cards) }
laid = { $card } und was darauf liegt
lies-on = Liegt auf { DER($card, case: "dat") }
follower-sex = { $changed ->
    [yes] Inzwischen { $sex ->
        [female] eine Frau
       *[male] ein Mann
    }.
   *[no] { $sex ->
        [female] Eine Frau
       *[male] Ein Mann
    }.
}
do-play-card-on = { CAPITAL(DER($card, case: "acc")) } auf { $whom } spielen
strength-is = Kampfstärke { $total }
flee-is = Weglaufen: { $total ->
    [0] kein Bonus auf den Wurf
   *[other] { SIGNED($total) } auf den Wurf
}
group-traits = Rasse und Klasse
group-equipped = Im Einsatz
group-carried = Getragen, nicht angelegt
group-curses = { -curses }
stamp-cursed = { CURSES() ->
    [traps] Falle
   *[other] Verflucht
}
stamp-caught = Erwischt
stamp-died = Tot
stamp-risen = Aufstieg
