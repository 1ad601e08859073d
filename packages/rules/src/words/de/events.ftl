# The lines of the log: what happened. One message, or one family, for each event of model/event.ts.
# $who and $whom are players' names; $card, $on and $with are cards, $cards are lists of them.

event-turn = { $who } ist am Zug.

event-phase = { $phase ->
    [setup] Vor dem Spiel: Legt aus, was euch gefällt.
    [opening] { $who } steht vor der Tür.
    [door] { $who } sieht nach, was hinter der Tür war.
    [trouble] Nichts zu bekämpfen. { $who } darf auf Ärger aus sein oder den Raum plündern.
    [combat] Kampf!
    [flee] { $who } läuft weg.
    [reward] Die Beute wird verteilt.
    [looting] Die Leiche wird geplündert.
    [closing] Der Staub legt sich. { $who } darf noch spielen.
    [charity] { $who } hat zu viele Karten auf der Hand.
   *[over] Das Spiel ist aus.
}

event-die-start = { $who } würfelt um den ersten Zug: { $die }.
event-die-flee = { $who } würfelt fürs Weglaufen: { $die }{ $total ->
    [none] .
   *[other] , insgesamt { $total }.
}
event-die-tie = { $who } würfelt im Stechen: { $die }.
event-die-power = { $who } würfelt: { $die }{ $total ->
    [none] .
   *[other] , insgesamt { $total }.
}
event-die-effect = { $who } würfelt: { $die }{ $total ->
    [none] .
   *[other] , insgesamt { $total }.
}

event-thrown = { LIST($cards) }: { $who } würfelt { $dice }, das zählt als { $die }.

event-announced = { $play } Geht jemand dazwischen?

event-place = { $who } führt alle an einen neuen Ort: { $card }.
event-place-next = { $who } führt alle weiter. Alter Ort: { $before }, neuer Ort: { $card }.
event-starts = { $who } fängt an.

event-drew = { $who } zieht { $count ->
    [one] { $deck ->
        [doors] eine Türkarte
       *[treasures] eine Schatzkarte
    }
   *[other] { $count } { $deck ->
        [doors] Türkarten
       *[treasures] Schatzkarten
    }
}.
event-drew-open = { $who } zieht { DER($cards, case: "acc") }.
event-none-left = Es sind keine { $deck ->
    [doors] Türkarten
   *[treasures] Schatzkarten
} mehr da. { $who } geht leer aus.
event-reshuffled = Die abgelegten { $deck ->
    [doors] Türkarten
   *[treasures] Schatzkarten
} werden neu gemischt.

event-door = { $who } tritt die Tür ein: { $card }.
event-took = { $who } nimmt { DER($card, case: "acc") } auf die Hand.

event-played = { $who } spielt { DER($card, case: "acc") }.
event-played-on-card = { $who } spielt { DER($card, case: "acc") } auf { DER($on, case: "acc") }.
event-played-on-player = { $who } spielt { DER($card, case: "acc") } auf { $whom }.
event-played-on-self = { $who } spielt { DER($card, case: "acc") } auf sich selbst.
event-played-side = { $who } spielt { DER($card, case: "acc") } für die { $side ->
    [fighters] Munchkins
   *[monsters] Monster
}.
event-played-with = { $who } spielt { DER($card, case: "acc") } zusammen mit { DER($with, case: "dat") }.

event-equipped = { $who } legt { DER($card, case: "acc") } an.
event-unequipped = { $who } legt { SEIN($who, $card, case: "acc") } beiseite.
event-discarded = { $who } legt { DER($cards, case: "acc") } ab.
event-lost = { $who } hat { SEIN($who, $cards, case: "acc") } verloren.

event-gave = { $who } gibt { $whom } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-gave-open = { $who } gibt { $whom } { DER($cards, case: "acc") }.

event-sold = { $who } verkauft { SEIN($who, $cards, case: "acc") } für { $gold } { -gold-pieces(case: "acc") }: { $levels ->
    [one] eine Stufe
   *[other] { $levels } Stufen
}.

event-level-up = { $who } steigt auf Stufe { $to }.
event-level-down = { $who } fällt auf Stufe { $to }.
event-level-same = { $who } bleibt auf Stufe { $to }.
event-sex = { $who } ist jetzt { $to ->
    [female] eine Frau
   *[male] ein Mann
}.
event-died = { $who } ist tot.
event-reborn = { $who } ist wieder da. Die Ähnlichkeit ist verblüffend.

event-combat = { $who } kämpft gegen { DER($card, case: "acc") }.
event-joined = { CAPITAL(DER($card)) } { AGREE($card, "mischt", "mischt", "mischt", "mischen") } sich ein. Mit besten Grüßen von { $who }.
event-enhanced = { $who } spielt { DER($card, case: "acc") } auf { DER($on, case: "acc") }.

event-removed = { CAPITAL(DER($card)) } { AGREE($card, "verlässt", "verlässt", "verlässt", "verlassen") } den Kampf und { $treasures ->
    [0] { AGREE($card, "nimmt seine", "nimmt ihre", "nimmt seine", "nehmen ihre") } Schätze mit.
    [one] { AGREE($card, "lässt", "lässt", "lässt", "lassen") } einen Schatz zurück.
   *[other] { AGREE($card, "lässt", "lässt", "lässt", "lassen") } { $treasures } Schätze zurück.
}
event-boosted = { $amount ->
    [0] Für die { event-boosted.side } ändert sich nichts.
   *[other] Die { event-boosted.side } erhalten { SIGNED($amount) }.
}
    .side = { $side ->
        [fighters] Munchkins
       *[monsters] Monster
    }
event-boosted-player = { $amount ->
    [0] Für { $whom } ändert sich nichts.
   *[other] { $whom } erhält { SIGNED($amount) }.
}
event-strengths = Es steht { $fighters } zu { $monsters }.

event-power = { $who } setzt „{ $power }“ ein{ $count ->
    [0] .
    [one] {""} und legt dafür eine Karte ab.
   *[other] {""} und legt dafür { $count } Karten ab.
}
event-power-on-player = { $who } wendet „{ $power }“ auf { $whom } an{ $count ->
    [0] .
    [one] {""} und legt dafür eine Karte ab.
   *[other] {""} und legt dafür { $count } Karten ab.
}
event-power-on-card = { $who } wendet „{ $power }“ auf { DER($on, case: "acc") } an{ $count ->
    [0] .
    [one] {""} und legt dafür eine Karte ab.
   *[other] {""} und legt dafür { $count } Karten ab.
}

event-asked = { $who } bittet { $whom } um Hilfe: { $terms }.
event-helps = { $who } hilft { $whom }: { $terms }.
event-helps-forced = { $who } hilft { $whom }, ob { AGREE($who, "er", "sie") } will oder nicht.
event-declined-help = { $who } will { $whom } dafür nicht helfen.
event-declined-trade = { $who } schlägt { FORM($whom, case: "gen") } Angebot aus.
event-withdrawn-help = { $who } zieht die Bitte um Hilfe zurück.
event-withdrawn-trade = { $who } zieht das Angebot zurück.
event-lapsed-help = Aus { FORM($who, case: "gen") } Bitte um Hilfe wird nichts.
event-lapsed-trade = Aus { FORM($who, case: "gen") } Angebot wird nichts.
event-offered = { $who } bietet { $whom } { DER($give, case: "acc") } für { DER($get, case: "acc") }.
event-offered-gift = { $who } möchte { $whom } { DER($give, case: "acc") } schenken.
event-offered-plea = { $who } hätte gern { DER($get, case: "acc") } von { $whom }, und zwar umsonst.
event-traded = { $who } gibt { $whom } { DER($give, case: "acc") } für { DER($get, case: "acc") }.
event-traded-gift = { $who } schenkt { $whom } { DER($give, case: "acc") }.
event-traded-plea = { $who } bekommt { DER($get, case: "acc") } von { $whom }.

event-claimed-win = { $who } gewinnt. Einwände?
event-claimed-flight = { $who } läuft gleich weg. Einwände?
event-unclaimed-win = { $who } gewinnt doch nicht.
event-unclaimed-flight = { $who } muss doch nicht weglaufen.
event-passed = { $who } lässt es geschehen.
event-won = { $who } besiegt { DER($cards, case: "acc") }: { $levels ->
    [0] keine Stufe
    [one] eine Stufe
   *[other] { $levels } Stufen
}, { $treasures ->
    [0] kein Schatz
    [one] ein Schatz
   *[other] { $treasures } Schätze
}.
event-won-with = { $who } und { $whom } besiegen { DER($cards, case: "acc") }: { $levels ->
    [0] keine Stufe
    [one] eine Stufe
   *[other] { $levels } Stufen
}, { $treasures ->
    [0] kein Schatz
    [one] ein Schatz
   *[other] { $treasures } Schätze
}.
event-won-empty = { $who } hat kein Monster mehr gegen sich: { $treasures ->
    [0] kein Schatz
    [one] ein Schatz
   *[other] { $treasures } Schätze
}.
event-ended = Der Kampf von { $who } ist vorbei.
event-escaped = { $who } entkommt { DER($card, case: "dat") }.
event-caught = { CAPITAL(DER($card)) } { AGREE($card, "erwischt", "erwischt", "erwischt", "erwischen") } { $who }.
event-sacrificed = { $who } opfert { SEIN($who, $card, case: "acc") } und entkommt.
event-sacrificed-with = { $who } opfert { SEIN($who, $card, case: "acc") } und entkommt zusammen mit { $whom }.

event-curse = { CAPITAL(DER($card)) } { AGREE($card, "droht", "droht", "droht", "drohen") } { $who } zu treffen.
event-curse-on = { CAPITAL(DER($card)) } { AGREE($card, "droht", "droht", "droht", "drohen") } { DER($on, case: "acc") } von { $who } zu treffen.
event-cursed = { CAPITAL(DER($card)) } { AGREE($card, "trifft", "trifft", "trifft", "treffen") } { $who }.
event-cancelled = { CAPITAL(DER($card)) } { AGREE($card, "bleibt", "bleibt", "bleibt", "bleiben") } { $who } erspart.
event-no-effect = { CAPITAL(DER($card)) } { AGREE($card, "geht", "geht", "geht", "gehen") } ins Leere.
event-lifted = { $who } ist { SEIN($who, $card, case: "acc") } los.

event-treasure = { $who } bekommt { DER($card, case: "acc") }.
event-looted = { $who } nimmt sich { DER($card, case: "acc") } aus { FORM($whom, case: "gen") } Nachlass.
event-showed = { $who } zeigt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-showed-open = { $who } zeigt { DER($cards, case: "acc") }.
event-showed-to = { $who } zeigt { $whom } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-showed-to-open = { $who } zeigt { $whom } { DER($cards, case: "acc") }.
event-peeked = { $who } sieht sich die oberste { $deck ->
    [doors] Türkarte
   *[treasures] Schatzkarte
} an.
event-peeked-open = { $who } sieht sich die oberste { $deck ->
    [doors] Türkarte
   *[treasures] Schatzkarte
} an: { LIST($cards) }.
event-searched = { $who } nimmt sich { DER($cards, case: "acc") } aus den abgelegten { $deck ->
    [doors] Türkarten
   *[treasures] Schatzkarten
}.
event-asks = { $who } hat die Wahl.
event-conceded = { $who } verlässt das Spiel.
event-over = { LIST($players) } { $count ->
    [one] gewinnt
   *[other] gewinnen
}. Das Spiel ist aus.
event-over-nobody = Niemand gewinnt. Das Spiel ist aus.

# Terms of help, inside other sentences.
terms-nothing = umsonst
terms-treasures = { $treasures ->
    [0] kein Schatz
    [one] ein Schatz
   *[other] { $treasures } Schätze
} (zuerst wählt { $who })
terms-treasures-you = { $treasures ->
    [0] kein Schatz
    [one] ein Schatz
   *[other] { $treasures } Schätze
} (zuerst wählst du)
terms-items = hinterher { DER($cards) }
terms-plays = { $count ->
    [one] eine hinterher gespielte Karte
   *[other] { $count } hinterher gespielte Karten
}
terms-list = { LIST($terms) }

# A player.
player = { $name }
    .gender = { $sex ->
        [female] feminine
       *[other] masculine
    }
    .gen = { GENITIVE($name) }

event-joined-lasers = { $who } baut aus { DER($cards, case: "dat") } eine einzige Waffe.
event-parted-laser = { $who } baut { DER($card, case: "acc") } wieder aus der Waffe aus.
event-seizing = { $who } will { DER($card, case: "acc") } vom Ablagestapel.
event-seized = { $who } nimmt { DER($card, case: "acc") } vom Ablagestapel.

# Second thoughts, and rulings of the table.
event-taken-back = { $who } nimmt das zurück.
event-rewound = Der Tisch entscheidet: Es steht wieder wie vor Zug { $to }; { $count ->
    [one] ein Zug ist
   *[other] { $count } Züge sind
} zurückgenommen.
event-rewound-seen = { event-rewound } Seitdem haben alle gesehen: { LIST($cards) }.
event-rewound-private = { event-rewound } Seitdem haben einige Karten gesehen: { LIST($known) }.
event-rewound-both = { event-rewound } Seitdem haben alle gesehen: { LIST($cards) }. Einige haben mehr gesehen: { LIST($known) }.
event-rewound-known = { $who } ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
})
event-put-hand = Der Tisch entscheidet: { $who } nimmt { DER($card, case: "acc") } auf die Hand.
event-put-play = Der Tisch entscheidet: { $who } hat { DER($card, case: "acc") } im Spiel.
event-put-away = Der Tisch entscheidet: { DER($card) } kommt auf den Ablagestapel.
event-turn-owed-skip = { $who } muss einen Zug aussetzen.
event-turn-owed-again = { $who } darf noch einen Zug machen.
event-turned-skip = { $who } setzt einen Zug aus.
event-turned-again = { $who } macht noch einen Zug.
