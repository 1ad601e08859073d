# The voice of the table: what is going on, what comes next, and what each act brings.

voice-door-keep = Jetzt nicht zu gebrauchen: Die Karte kommt auf deine Hand.
voice-trouble-loot = Alles still da drin, und du hast kein Monster auf der Hand. Plündere den Raum.
voice-title = Was gerade geschieht
# Three and more are not named: the stage does.
voice-winning = { $who } kämpft gegen { $count ->
    [1] { DER($foes, case: "acc") }
    [2] { DER($foes, case: "acc") }
   *[other] { $count } Monster
} und gewinnt, { $fighters } zu { $monsters }.
voice-losing = { $who } kämpft gegen { $count ->
    [1] { DER($foes, case: "acc") }
    [2] { DER($foes, case: "acc") }
   *[other] { $count } Monster
} und verliert, { $fighters } zu { $monsters }.
voice-winning-you = Du kämpfst gegen { $count ->
    [1] { DER($foes, case: "acc") }
    [2] { DER($foes, case: "acc") }
   *[other] { $count } Monster
} und gewinnst, { $fighters } zu { $monsters }.
voice-losing-you = Du kämpfst gegen { $count ->
    [1] { DER($foes, case: "acc") }
    [2] { DER($foes, case: "acc") }
   *[other] { $count } Monster
} und verlierst, { $fighters } zu { $monsters }.
voice-running = { $who } läuft { $count ->
    [0] weg.
   *[other] vor { DER($foes, case: "dat") } weg.
}
voice-running-you = Du läufst { $count ->
    [0] weg.
   *[other] vor { DER($foes, case: "dat") } weg.
}
voice-empty = In diesem Kampf ist kein Monster mehr übrig.
voice-empty-claimed = { $who } hat kein Monster mehr vor sich. Einwände?
voice-empty-claimed-you = Der Kampf ist vorbei, wenn niemand etwas dagegen hat.
voice-asking = Du bittest { $whom } um Hilfe: { $terms }.
voice-discard = Du hast { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} zu viel auf der Hand. Spiel sie aus oder leg sie ab.
voice-waiting = Alle warten auf { LIST($players) }
voice-waiting-time = Alle warten auf { LIST($players) }, { $time }
voice-played-by = Gespielt von { $who }.
voice-dead-you = Deine Stufe und was du bist, behältst du. Dein nächster Zug beginnt mit einer neuen Hand.
voice-looting-order = Jeder eine Karte, von der höchsten Stufe abwärts.
voice-pay-card = Die Karte, die du wählst, legst du dafür ab.
voice-charity-to = Für { LIST($players) } auf der niedrigsten Stufe.
voice-together = Zusammen { $fighters } zu { $monsters }. Deine eigene Kampfstärke: { $strength }.
voice-more = Mehr
voice-more-title = Was sonst noch geht

# What an act brings, after its name and a colon.
result-fight = { $fighters } : { $monsters }
result-sealed = niemand mischt sich mehr ein
result-ended = beendet den Kampf
result-hand = Hand { $before } → { $after }, Limit { $limit }
result-none = { $before } → { $after }, ohne Wirkung
result-vain = du verlierst nichts
result-strength = Kampfstärke { $before } → { $after }
result-level = Stufe { $before } → { $after }
# Of another player.
result-of = { $who }: { $result }
result-flee = Weglaufen { SIGNED($before) } → { SIGNED($after) }
result-costs = kostet { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
result-with-costs = { $result }, { $costs }
result-help = { $fighters } : { $monsters }, du bekommst { $treasures ->
    [0] nichts
    [one] 1 Schatz
   *[other] { $treasures } Schätze
}
result-help-levels = { $fighters } : { $monsters }, du bekommst { $levels ->
    [one] eine Stufe
   *[other] { $levels } Stufen
}{ $treasures ->
    [0] {""}
    [one] {" "}und 1 Schatz
   *[other] {" "}und { $treasures } Schätze
}
result-trade = du { $before } → { $after }, { $whom } { $was } → { $becomes }
result-claim = { $levels ->
    [0] keine Stufe
    [one] eine Stufe
   *[other] { $levels } Stufen
}, { $treasures ->
    [0] kein Schatz
    [one] ein Schatz
   *[other] { $treasures } Schätze
}
# Damit endet das Spiel: für wen es tut, gemeinsam mit anderen oder nur für andere.
result-game = gewinnt das Spiel
result-game-with = gewinnt das Spiel, mit { LIST($players) }
result-game-others = { LIST($players) } { $count ->
    [one] gewinnt
   *[other] gewinnen
} das Spiel
result-game-on = das Spiel geht weiter
result-claim-game = Stufe { $level } und das Spiel
result-fight-game = { $result }, { $game }
result-odds = { $count ->
    [0] kein Wurf rettet dich
    [1] nur eine { $from } rettet dich
    [6] jeder Wurf rettet dich
   *[other] ab { $from } entkommst du
}
act-with-result = { $act }: { $result }

do-play-card = { CAPITAL(DER($card, case: "acc")) } spielen
do-fight-card = Gegen { DER($card, case: "acc") } kämpfen
do-stop-with = Abwehren: { $card }
do-ask-whom-now = { $whom } fragen
do-accept-help = { $whom } helfen
do-accept-trade = Mit { $whom } tauschen
do-charity-discard = Karten ablegen …
do-end-setup-early = Fertig: noch { $count ->
    [one] eine Karte spielbar
   *[other] { $count } Karten spielbar
}

# Why a card stays in the hand, or would do nothing.
why-no-combat = Gerade kämpft niemand.
why-nobody-runs = Gerade läuft niemand weg.
why-running = Zu spät: Das Weglaufen hat begonnen.
why-in-combat = Nicht während eines Kampfes.
why-own-turn = Nur in deinem eigenen Zug.
why-setup = Nicht vor dem ersten Zug.
why-answer-first = Erst muss etwas anderes geklärt werden.
why-no-kin = Von selbst kommt es nicht dazu: Dafür braucht es ein Wanderndes Monster.
why-kin-held = Von selbst kommt es nicht dazu: Spiel { DER($card, case: "acc") } zusammen damit.
why-no-target = In diesem Kampf gibt es nichts, worauf sie passt.
why-no-monster = Du hast kein Monster auf der Hand, mit dem du sie spielen könntest.
why-has-trait = Das bist du schon: { $card }.
why-has-trait-held = Das bist du schon: { $card }. Spiel zuerst { DER($held, case: "acc") }.
why-no-race = Dazu brauchst du eine Rasse.
why-no-race-held = Dazu brauchst du eine Rasse. Du hast eine auf der Hand: Spiel zuerst { DER($card, case: "acc") }.
why-no-class = Dazu brauchst du eine Klasse.
why-no-class-held = Dazu brauchst du eine Klasse. Du hast eine auf der Hand: Spiel zuerst { DER($card, case: "acc") }.
why-needs = Nur von { FORM($what, case: "dat", number: "plural") } nutzbar.
why-needs-held = Nur von { FORM($what, case: "dat", number: "plural") } nutzbar. Du hast die Karte auf der Hand: Spiel zuerst { DER($card, case: "acc") }.
refused-late = Zu spät: Das Spiel ist schon weiter.
why-big = Du trägst schon einen Großen Gegenstand.
why-trouble-door = Tritt zuerst die Tür ein: Ist kein Monster dahinter, darfst du gegen dieses kämpfen.
why-trouble-late = In diesem Zug ist es zu spät: Ärger sucht man gleich nach einer Tür ohne Monster.
why-has-sidekick = Einen Handlanger hast du schon: { $card }.
why-has-sidekick-held = Einen Handlanger hast du schon: { $card }. Spiel mit diesem zusammen { DER($held, case: "acc") }.
why-has-steed = Ein Ross hast du schon: { $card }.
why-has-steed-held = Ein Ross hast du schon: { $card }. Spiel mit diesem zusammen { DER($held, case: "acc") }.
why-no-steed = Dazu brauchst du ein Ross.
why-no-steed-held = Dazu brauchst du ein Ross. Du hast eines auf der Hand: Spiel zuerst { DER($card, case: "acc") }.
why-cheat-nothing = Du hast keinen Gegenstand, zu dem du das spielen könntest.
why-power = { $power }: { $why }
why-not-your-combat = Es ist nicht dein Kampf.
why-not-fighting = Du kämpfst hier nicht mit.
why-fighting = Du kämpfst selbst mit.
why-nobody-else-fights = Sonst kämpft niemand.
why-winning = Du gewinnst schon.
why-few-cards = { $count ->
    [one] Du brauchst eine Karte auf der Hand.
   *[other] Du brauchst { $count } Karten auf der Hand.
}
why-no-fit = Bei keinem dieser Monster wirkt das.
why-not-failed = Erst wenn dein Wurf beim Weglaufen misslungen ist.
why-before-door = Nur bevor du die Tür eintrittst.
why-after-door = Nur nach der Tür, bevor du Ärger suchst oder den Raum plünderst.
why-turn-end = Nur am Ende deines Zugs.
why-nothing-to-steal = Niemand hat einen kleinen Gegenstand, den du stehlen könntest.
why-nothing-to-cancel = Gerade gibt es nichts aufzuheben.
why-used-turn = Nur einmal im Zug, und das hast du schon getan.

# The keyboard.
keys-title = Tasten
keys-space = Leertaste
keys-do-primary = Das Hervorgehobene tun
keys-do-hand = Diese Handkarte vorzeigen
keys-do-pass = Keine Einwände
keys-do-log = Verlauf öffnen
keys-do-talk = Reden; mit Esc zurück zum Tisch
keys-do-help = Diese Liste zeigen
keys-do-escape = Zurücklegen, schließen
keys-escape = Esc
skip-links = Sprungmarken
skip-voice = Zu dem, was du tun kannst
skip-hand = Zu deiner Hand

# Cards of the hand, and those a choice is between.
tray = Die Karten zur Wahl
asking-top = Oben auf der Ablage: { $card }
hand-useful = jetzt nützlich
hand-wins = gewinnt das Spiel
hand-lawful = spielbar
hand-given = kannst du abgeben
hand-discarded = kannst du ablegen
hand-sold = kannst du verkaufen
