# The log as a chronicle: the title of each turn.

chronicle-before = Vor dem ersten Zug
chronicle-turn = Zug { $turn }, { $who }: { LIST($outcomes) }
chronicle-turn-you = Zug { $turn }, du: { LIST($outcomes) }
chronicle-turn-now = Zug { $turn }, { $who }
chronicle-turn-now-you = Zug { $turn }, du
chronicle-levels = { SIGNED($levels) } { $levels ->
    [-1] Stufe
    [one] Stufe
   *[other] Stufen
}
chronicle-treasures = { $treasures ->
    [one] ein Schatz
   *[other] { $treasures } Schätze
}
chronicle-helped = mit Hilfe
chronicle-died = tot
chronicle-caught = erwischt
chronicle-fled = entkommen
chronicle-cursed = { CURSES() ->
    [traps] { $count ->
        [one] eine Falle
       *[other] { $count } Fallen
    }
   *[other] { $count ->
        [one] ein Fluch
       *[other] { $count } Flüche
    }
}
chronicle-lost = { $count ->
    [1] { DER($card, case: "acc") } verloren
   *[other] { $count } Karten verloren
}
chronicle-got = { $count ->
    [1] { DER($card, case: "acc") } bekommen
   *[other] { $count } Karten bekommen
}
chronicle-quiet = nichts gewonnen, nichts verloren
# What befell others than the turn's player.
chronicle-and = { $title } · { $more }
chronicle-you = du: { LIST($outcomes) }
chronicle-other = { $who }: { LIST($outcomes) }
# Was seit dem letzten eigenen Zug geschah.
chronicle-meanwhile = Inzwischen: { $told }

# What happened, told to whom it happened; $who is the reader.
reader = Du
    .gender = { $sex ->
        [female] feminine
       *[other] masculine
    }
event-drew-you = Du ziehst { $count ->
    [one] { $deck ->
        [doors] eine Türkarte
       *[treasures] eine Schatzkarte
    }
   *[other] { $count } { $deck ->
        [doors] Türkarten
       *[treasures] Schatzkarten
    }
}.
event-drew-open-you = Du ziehst { DER($cards, case: "acc") }.
event-door-you = Du trittst die Tür ein: { $card }.
event-took-you = Du nimmst { DER($card, case: "acc") } auf die Hand.
event-played-you = Du spielst { DER($card, case: "acc") }.
event-played-on-card-you = Du spielst { DER($card, case: "acc") } auf { DER($on, case: "acc") }.
event-played-on-player-you = Du spielst { DER($card, case: "acc") } auf { $whom }.
event-played-on-self-you = Du spielst { DER($card, case: "acc") } auf dich selbst.
event-played-side-you = Du spielst { DER($card, case: "acc") } für die { $side ->
    [fighters] Munchkins
   *[monsters] Monster
}.
event-played-with-you = Du spielst { DER($card, case: "acc") } zusammen mit { DER($with, case: "dat") }.
event-equipped-you = Du legst { DER($card, case: "acc") } an.
event-discarded-you = Du legst { DER($cards, case: "acc") } ab.
event-lost-you = Du hast { DEIN($cards, case: "acc") } verloren.
event-sold-you = Du verkaufst { DEIN($cards, case: "acc") } für { $gold } { -gold-pieces(case: "acc") }: { $levels ->
    [one] eine Stufe
   *[other] { $levels } Stufen
}.
event-level-up-you = Du steigst auf Stufe { $to }.
event-level-down-you = Du fällst auf Stufe { $to }.
event-died-you = Du bist tot.
event-combat-you = Du kämpfst gegen { DER($card, case: "acc") }.
event-enhanced-you = Du spielst { DER($card, case: "acc") } auf { DER($on, case: "acc") }.
event-power-you = Du setzt „{ $power }“ ein{ $count ->
    [0] .
    [one] {""} und legst dafür eine Karte ab.
   *[other] {""} und legst dafür { $count } Karten ab.
}
event-power-on-player-you = Du wendest „{ $power }“ auf { $whom } an{ $count ->
    [0] .
    [one] {""} und legst dafür eine Karte ab.
   *[other] {""} und legst dafür { $count } Karten ab.
}
event-power-on-card-you = Du wendest „{ $power }“ auf { DER($on, case: "acc") } an{ $count ->
    [0] .
    [one] {""} und legst dafür eine Karte ab.
   *[other] {""} und legst dafür { $count } Karten ab.
}
event-asked-you = Du bittest { $whom } um Hilfe: { $terms }.
event-helps-you = Du hilfst { $whom }: { $terms }.
event-declined-help-you = Du willst { $whom } dafür nicht helfen.
event-declined-trade-you = Du schlägst { FORM($whom, case: "gen") } Angebot aus.
event-claimed-win-you = Du gewinnst. Einwände?
event-claimed-flight-you = Du läufst gleich weg. Einwände?
event-won-you = Du besiegst { DER($cards, case: "acc") }: { $levels ->
    [0] keine Stufe
    [one] eine Stufe
   *[other] { $levels } Stufen
}, { $treasures ->
    [0] kein Schatz
    [one] ein Schatz
   *[other] { $treasures } Schätze
}.
event-won-with-you = Du und { $whom } besiegt { DER($cards, case: "acc") }: { $levels ->
    [0] keine Stufe
    [one] eine Stufe
   *[other] { $levels } Stufen
}, { $treasures ->
    [0] kein Schatz
    [one] ein Schatz
   *[other] { $treasures } Schätze
}.
event-escaped-you = Du entkommst { DER($card, case: "dat") }.
event-treasure-you = Du bekommst { DER($card, case: "acc") }.
event-looted-you = Du nimmst dir { DER($card, case: "acc") } aus { FORM($whom, case: "gen") } Nachlass.
event-die-flee-you = Du würfelst fürs Weglaufen: { $die }{ $total ->
    [none] .
   *[other] , insgesamt { $total }.
}
event-die-effect-you = Du würfelst: { $die }{ $total ->
    [none] .
   *[other] , insgesamt { $total }.
}
event-die-power-you = Du würfelst: { $die }{ $total ->
    [none] .
   *[other] , insgesamt { $total }.
}
event-starts-you = Du fängst an.
event-gave-you = Du gibst { $whom } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-gave-open-you = Du gibst { $whom } { DER($cards, case: "acc") }.
event-searched-you = Du nimmst dir { DER($cards, case: "acc") } aus den abgelegten { $deck ->
    [doors] Türkarten
   *[treasures] Schatzkarten
}.
event-passed-you = Du lässt es geschehen.
event-taken-back-you = Du nimmst das zurück.
event-turn-you = Du bist am Zug.
event-curse-you = { CAPITAL(DER($card)) } { AGREE($card, "droht", "droht", "droht", "drohen") } dich zu treffen.
event-cursed-you = { CAPITAL(DER($card)) } { AGREE($card, "trifft", "trifft", "trifft", "treffen") } dich.
event-caught-you = { CAPITAL(DER($card)) } { AGREE($card, "erwischt", "erwischt", "erwischt", "erwischen") } dich.
event-unequipped-you = Du legst { DEIN($card, case: "acc") } beiseite.
event-reborn-you = Du bist wieder da. Die Ähnlichkeit ist verblüffend.
event-joined-you = { CAPITAL(DER($card)) } { AGREE($card, "mischt", "mischt", "mischt", "mischen") } sich ein. Mit besten Grüßen von dir.
event-helps-forced-you = Du hilfst { $whom }, ob du willst oder nicht.
event-withdrawn-help-you = Du ziehst deine Bitte um Hilfe zurück.
event-withdrawn-trade-you = Du ziehst dein Angebot zurück.
event-lapsed-help-you = Aus deiner Bitte um Hilfe wird nichts.
event-lapsed-trade-you = Aus deinem Angebot wird nichts.
event-offered-you = Du bietest { $whom } { DER($give, case: "acc") } für { DER($get, case: "acc") }.
event-offered-gift-you = Du möchtest { $whom } { DER($give, case: "acc") } schenken.
event-offered-plea-you = Du hättest gern { DER($get, case: "acc") } von { $whom }, und zwar umsonst.
event-traded-you = Du gibst { $whom } { DER($give, case: "acc") } für { DER($get, case: "acc") }.
event-traded-gift-you = Du schenkst { $whom } { DER($give, case: "acc") }.
event-traded-plea-you = Du bekommst { DER($get, case: "acc") } von { $whom }.
event-unclaimed-win-you = Du gewinnst doch nicht.
event-unclaimed-flight-you = Du musst doch nicht weglaufen.
event-sacrificed-you = Du opferst { DEIN($card, case: "acc") } und entkommst.
event-sacrificed-with-you = Du opferst { DEIN($card, case: "acc") } und entkommst zusammen mit { $whom }.
event-lifted-you = Du bist { DEIN($card, case: "acc") } los.
event-showed-you = Du zeigst { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-showed-open-you = Du zeigst { DER($cards, case: "acc") }.
event-showed-to-you = Du zeigst { $whom } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-showed-to-open-you = Du zeigst { $whom } { DER($cards, case: "acc") }.
event-conceded-you = Du verlässt das Spiel.
event-seized-you = Du nimmst { DER($card, case: "acc") } vom Ablagestapel.
event-turn-owed-skip-you = Du musst einen Zug aussetzen.
event-turn-owed-again-you = Du darfst noch einen Zug machen.
event-turned-skip-you = Du setzt einen Zug aus.
event-turned-again-you = Du machst noch einen Zug.
event-die-start-you = Du würfelst um den ersten Zug: { $die }.
event-die-tie-you = Du würfelst im Stechen: { $die }.
event-thrown-you = { LIST($cards) }: Du würfelst { $dice }, das zählt als { $die }.
event-place-you = Du führst alle an einen neuen Ort: { $card }.
event-place-next-you = Du führst alle weiter. Alter Ort: { $before }, neuer Ort: { $card }.
event-none-left-you = Es sind keine { $deck ->
    [doors] Türkarten
   *[treasures] Schatzkarten
} mehr da. Du gehst leer aus.
event-level-same-you = Du bleibst auf Stufe { $to }.
event-sex-you = Du bist jetzt { $to ->
    [female] eine Frau
   *[male] ein Mann
}.
event-won-empty-you = Du hast kein Monster mehr gegen dich: { $treasures ->
    [0] kein Schatz
    [one] ein Schatz
   *[other] { $treasures } Schätze
}.
event-ended-you = Dein Kampf ist vorbei.
event-curse-on-you = { CAPITAL(DER($card)) } { AGREE($card, "droht", "droht", "droht", "drohen") } { DEIN($on, case: "acc") } zu treffen.
event-cancelled-you = { CAPITAL(DER($card)) } { AGREE($card, "bleibt", "bleibt", "bleibt", "bleiben") } dir erspart.
event-peeked-you = Du siehst dir die oberste { $deck ->
    [doors] Türkarte
   *[treasures] Schatzkarte
} an.
event-peeked-open-you = Du siehst dir die oberste { $deck ->
    [doors] Türkarte
   *[treasures] Schatzkarte
} an: { LIST($cards) }.
event-asks-you = Du hast die Wahl.
event-joined-lasers-you = Du baust aus { DER($cards, case: "dat") } eine einzige Waffe.
event-parted-laser-you = Du baust { DER($card, case: "acc") } wieder aus der Waffe aus.
event-seizing-you = Du willst { DER($card, case: "acc") } vom Ablagestapel.
event-put-hand-you = Der Tisch entscheidet: Du nimmst { DER($card, case: "acc") } auf die Hand.
event-put-play-you = Der Tisch entscheidet: Du hast { DER($card, case: "acc") } im Spiel.
event-boosted-player-to-you = { $amount ->
    [0] Für dich ändert sich nichts.
   *[other] Du erhältst { SIGNED($amount) }.
}
log-seek = Zurück an den Anfang von Zug { $turn }

# What somebody else does to the reader.
event-played-on-player-to-you = { $who } spielt { DER($card, case: "acc") } auf dich.
event-gave-to-you = { $who } gibt dir { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-gave-open-to-you = { $who } gibt dir { DER($cards, case: "acc") }.
event-power-on-player-to-you = { $who } wendet „{ $power }“ auf dich an{ $count ->
    [0] .
    [one] {""} und legt dafür eine Karte ab.
   *[other] {""} und legt dafür { $count } Karten ab.
}
event-asked-to-you = { $who } bittet dich um Hilfe: { $terms }.
event-helps-to-you = { $who } hilft dir: { $terms }.
event-helps-forced-to-you = { $who } hilft dir, ob { AGREE($who, "er", "sie") } will oder nicht.
event-declined-help-to-you = { $who } will dir dafür nicht helfen.
event-declined-trade-to-you = { $who } schlägt dein Angebot aus.
event-offered-to-you = { $who } bietet dir { DER($give, case: "acc") } für { DER($get, case: "acc") }.
event-offered-gift-to-you = { $who } möchte dir { DER($give, case: "acc") } schenken.
event-offered-plea-to-you = { $who } hätte gern { DER($get, case: "acc") } von dir, und zwar umsonst.
event-traded-to-you = { $who } gibt dir { DER($give, case: "acc") } für { DER($get, case: "acc") }.
event-traded-gift-to-you = { $who } schenkt dir { DER($give, case: "acc") }.
event-traded-plea-to-you = { $who } bekommt { DER($get, case: "acc") } von dir.
event-showed-to-to-you = { $who } zeigt dir { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-showed-to-open-to-you = { $who } zeigt dir { DER($cards, case: "acc") }.
