# Powers: what may be done while a card is in play

can-discard-for-strength = { $power }: Kämpfst oder hilfst du, darfst du { $count ->
    [one] eine Karte ablegen und erhältst { SIGNED($strength) }.
   *[other] bis zu { $count } Karten ablegen und erhältst für jede { SIGNED($strength) }.
}
can-discard-for-strength-versus = { $power }: Kämpfst oder hilfst du gegen { FORM($tag, number: "plural") }, darfst du { $count ->
    [one] eine Karte ablegen und erhältst { SIGNED($strength) }.
   *[other] bis zu { $count } Karten ablegen und erhältst für jede { SIGNED($strength) }.
}
can-discard-for-roll = { $power }: Nach einem misslungenen Weglaufwurf darfst du { $count ->
    [one] eine Karte ablegen und erhältst { SIGNED($amount) }.
   *[other] bis zu { $count } Karten ablegen und erhältst für jede { SIGNED($amount) }.
}
can-charm = { $power }: In deinem eigenen Kampf darfst du alle Handkarten ablegen (mindestens { $count ->
    [one] eine
   *[other] { $count }
}); dann verlässt ein Monster den Kampf. Musst du vor den übrigen nicht weglaufen, bekommst du noch seine Schätze, aber keine Stufe.
can-backstab = { $power }: Du darfst eine Karte ablegen, damit ein Mitspieler im Kampf { SIGNED($strength) } erhält. Nur einmal pro Opfer und Kampf.
can-steal = { $power }: Wenn weder du noch dein Opfer kämpft, darfst du eine Karte ablegen und um einen kleinen Gegenstand des Opfers würfeln. Bei { $result } oder mehr gehört er dir, sonst verlierst du eine Stufe.
can-resurrection = { $power }: Statt eine Karte offen zu ziehen, darfst du die oberste vom passenden Ablagestapel nehmen. Dafür legst du eine Handkarte ab.
can-bargain = { $power }: Einmal in jedem deiner Züge darfst du einen Gegenstand zum doppelten Wert verkaufen.
can-second-wind = { $power }: Auf jeder Flucht darfst du nach deinem ersten misslungenen Weglaufwurf eine Handkarte ablegen und ihn wiederholen.
can-defuse = { $power }: Du darfst eine Karte ablegen, um { CURSES() ->
    [curses] einen Fluch aufzuheben, der
    [traps] eine Falle aufzuheben, die
   *[both] einen Fluch oder eine Falle aufzuheben, die
} jemanden zu treffen droht.
can-round-up = { $power }: In deinem eigenen Kampf darfst du { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ablegen und { EIN($tag, case: "acc") } samt { AGREE($tag, "seinen", "ihren", "seinen", "ihren") } Schätzen fortschicken. Musst du vor den übrigen Monstern nicht weglaufen, steigst du für das fortgeschickte eine Stufe auf, selbst wenn du damit das Spiel gewinnst.
can-track = { $power }: Einmal in jedem deiner Züge darfst du, bevor du die Tür eintrittst, eine Karte ablegen und dir die oberste Türkarte ansehen. Lass sie liegen oder lege sie unter den Stapel.
can-throw = { $power }: Im Kampf oder vor einem Weglaufwurf darf jeder Spieler { EIN(KNOWN($what), case: "acc", type: "or") } ablegen. Laufen die Munchkins weg, entkommen sie diesem Monster ohne Wurf.
can-inspire = { $power }: Einmal in jedem Kampf, an dem du nicht beteiligt bist, darfst du eine Karte ablegen und den Munchkins { SIGNED($more) } oder { SIGNED($less) } geben.
can-chase = { $power }: { CAPITAL(FORM($who, number: "plural")) }, die gegen dieses Monster kämpfen, dürfen es fortschicken. Wird der Kampf gewonnen, bringt es noch seine Schätze, aber keine Stufe.
can-allure = { $power }: Einmal in jedem deiner eigenen Kämpfe darfst du, solange du nicht gewinnst, einen Spieler mit höherer Stufe zwingen, dir umsonst zu helfen.
can-buy-off = { $power }: Im Kampf gegen dieses Monster darfst du Gegenstände im Wert von mindestens { $gold } { -gold-pieces(case: "dat") } ablegen. Dann verlässt es den Kampf und nimmt seine Schätze mit.
can-once-a-turn-opening = { $power }: Einmal in jedem deiner Züge darfst du, bevor du die Tür eintrittst, { $count ->
    [0] Folgendes tun.
    [one] eine Karte ablegen, um Folgendes zu tun.
   *[other] { $count } Karten ablegen, um Folgendes zu tun.
} { $deeds }
can-once-a-turn-trouble = { $power }: Einmal in jedem deiner Züge darfst du nach der Tür, bevor du Ärger suchst oder den Raum plünderst, { $count ->
    [0] Folgendes tun.
    [one] eine Karte ablegen, um Folgendes zu tun.
   *[other] { $count } Karten ablegen, um Folgendes zu tun.
} { $deeds }
can-once-a-turn-closing = { $power }: Einmal in jedem deiner Züge darfst du an seinem Ende { $count ->
    [0] Folgendes tun.
    [one] eine Karte ablegen, um Folgendes zu tun.
   *[other] { $count } Karten ablegen, um Folgendes zu tun.
} { $deeds }
