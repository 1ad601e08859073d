# The rules: races, classes, items, and what players do with them.

## Traits

chapter-traits = { $races ->
    [yes] Rassen und Klassen
   *[no] Klassen
}
rule-traits-at-once = { $races ->
    [yes] Die Fähigkeiten einer Rasse oder Klasse
   *[no] Die Fähigkeiten einer Klasse
} hast du, sobald ihre Karte im Spiel ist, und verlierst sie, sobald sie es nicht mehr ist.
    .title = Sofort wirksam
rule-traits-none = { $races ->
    [yes] Wer keine Rasse im Spiel hat, ist ein Mensch ohne besondere Fähigkeiten; wer keine Klasse im Spiel hat, hat keine Klasse.
   *[no] Wer keine Klasse im Spiel hat, hat keine Klasse. Rassen gibt es an diesem Tisch nicht.
}
    .title = Ein ganz normaler Mensch
rule-traits-when = Wann eine Fähigkeit eingesetzt werden darf, sagt ihre Karte.
    .title = Wann Fähigkeiten wirken
rule-traits-drop = { $races ->
    [yes] Eine Rasse oder Klasse darfst du jederzeit ablegen, auch im Kampf; dann bist du Mensch oder ohne Klasse.
   *[no] Eine Klasse darfst du jederzeit ablegen, auch im Kampf; dann bist du ohne Klasse.
}
    .title = Jederzeit kündbar
rule-traits-discard-powers = Verlangt eine Fähigkeit, Karten abzulegen, darfst du beliebige nehmen, aus der Hand oder aus dem Spiel, wenn sie nicht sagt, welche. Bleibende { FORM($curse, number: "plural") } zählen nicht als Bezahlung.
    .title = Mit Karten bezahlen
rule-traits-no-empty-hand = Eine Fähigkeit, die die ganze Hand kostet, kannst du ohne Handkarten nicht einsetzen.
    .title = Mit leerer Hand zahlt man nicht
rule-traits-one-each = Du hast höchstens { $races ->
    [yes] eine Rasse und eine Klasse
   *[no] eine Klasse
}, wenn keine Karte zwei erlaubt, und nie zweimal dieselbe.
    .title = Von jedem eines
rule-traits-half-breed = { NAMES($halfBreed) } erlaubt zwei Rassen. Du spielst es beim Erhalt oder in deinem Zug, wenn du eine Rasse im Spiel hast, und verlierst es, wenn keine Rasse mehr da ist.{ $halfHuman ->
    [yes] {" "}Mit nur einer Rasse bist du zur Hälfte diese und zur Hälfte Mensch; eine zweite darfst du später dazulegen, und beide zählen mit allen Vor- und Nachteilen.
   *[no] {""}
}
    .title = Halb-Blut
rule-traits-super-munchkin = Super Munchkin erlaubt zwei Klassen. Du spielst ihn { $superWhen ->
    [any] jederzeit, wenn du eine Klasse im Spiel hast und eine zweite dazulegst,
   *[own] beim Erhalt oder in deinem Zug, wenn du eine Klasse im Spiel hast,
} und verlierst ihn, wenn { $superLost ->
    [either] eine der beiden Klassen weg ist
   *[none] keine Klasse mehr da ist
}.
    .title = Super Munchkin
rule-traits-no-theft-in-combat = { $thief ->
    [yes] Ein Dieb kann nicht stehlen, solange er selbst oder sein Opfer kämpft, und ein Kampf beginnt, sobald ein Monster aufgedeckt ist.
   *[no] Im Kampf wird nicht gestohlen, und ein Kampf beginnt, sobald ein Monster aufgedeckt ist.
}
    .title = Kein Diebstahl im Kampf

## Items

chapter-items = Gegenstände
rule-items-parts = Auf einem Gegenstand stehen ein Name, eine Wirkung{ $big ->
    [any] {""}
   *[other] , eine Größe
} und ein Wert in { $currency ->
    [credits] Credits
   *[gold] Goldstücken
} oder der Hinweis, dass er keinen hat.
    .title = Was auf Gegenständen steht
rule-items-carried = Ein Gegenstand im Spiel wird getragen; seinen Bonus gibt er nur, wenn er angelegt ist, und zwar ab dem Moment, in dem er ins Spiel kommt. Die übrigen liegen quer.
    .title = Getragen und angelegt
rule-items-slots = Angelegt sein dürfen höchstens eine Kopfbedeckung, eine Rüstung, ein Schuhwerk und zwei Einhand-Gegenstände oder ein Zweihand-Gegenstand, wenn keine Karte oder Fähigkeit mehr erlaubt.
    .title = Kopf, Leib, Füße, Hände
rule-items-restricted = Tragen darf jeder jeden Gegenstand; einer, der nur für { $races ->
    [yes] eine Rasse, eine Klasse oder ein Geschlecht
   *[no] eine Klasse oder ein Geschlecht
} bestimmt ist, zählt nur für den, der es gerade ist.
    .title = Nicht für jeden gemacht
rule-items-big = { $big ->
    [any] Große Gegenstände dürfen in beliebiger Zahl im Spiel sein.
   *[other] Du darfst beliebig viele kleine Gegenstände im Spiel haben, aber nur { $big ->
        [one] einen Großen
       *[other] { $big } Große
    }, wenn keine Karte oder Fähigkeit mehr erlaubt. Was nicht als groß gekennzeichnet ist, ist klein.
}
    .title = Große Gegenstände
rule-items-big-excess = { $big ->
    [any] Große Gegenstände dürfen in beliebiger Zahl im Spiel sein; zu viele gibt es nicht.
   *[other] Wer die Fähigkeit verliert, mehr Große Gegenstände zu tragen, muss sie sofort wiedererlangen oder alle bis auf { $big ->
        [one] einen
       *[other] { $big }
    } loswerden: im eigenen Zug außerhalb des Kampfes durch Verkauf (ab einem Wert von 1.000), sonst indem er die überzähligen den Spielern der niedrigsten Stufe gibt, die sie tragen können, sonst durch Ablegen.
}
    .title = Zu viel zu tragen
rule-items-gadget = { $gadgets ->
    [any] Komplexe Gegenstände dürfen in beliebiger Zahl im Spiel sein.
   *[other] Du darfst beliebig viele Gegenstände tragen, aber nur { $gadgets ->
        [one] einen Komplexen
       *[other] { $gadgets } Komplexe
    }, als Gadgeteer beliebig viele. Was nicht als Komplexer Gegenstand gekennzeichnet ist, ist ein gewöhnlicher Gegenstand.
}
    .title = Komplexe Gegenstände
rule-items-no-limit = Du darfst beliebig viele Gegenstände tragen.
    .title = So viel du willst
rule-items-no-idle-discard = Einen Gegenstand kannst du nicht einfach so ablegen; du kannst ihn verkaufen, tauschen, verschenken, verlieren oder ablegen, um eine Fähigkeit zu bezahlen.
    .title = Nichts wegwerfen
rule-items-no-value = Eine Karte mit Preis ist ein Gegenstand; eine mit dem Hinweis „kein Wert“ ist ein Gegenstand, der 0 wert ist.
    .title = Nichts wert
rule-items-cheat = Mit „Schummeln“ darf ein Gegenstand die Grenzen dessen, was angelegt sein darf, missachten.
    .title = Schummeln
rule-items-no-new-gear-when-helping = Wer außerhalb seines Zuges kämpft, kann keine neuen Gegenstände ausspielen; Einmal-Gegenstände darf er aus der Hand einsetzen.
    .title = Helfer rüsten nicht nach

## Selling

chapter-selling = Verkaufen
rule-selling-levels = In deinem Zug, außerhalb des Kampfes und nicht beim Weglaufen, legst du Gegenstände im Wert von zusammen mindestens 1.000 { $currency ->
    [credits] Credits
   *[gold] Goldstücken
} für eine Stufe ab, für zwei Stufen 2.000 und so weiter; Wechselgeld gibt es nicht.
    .title = Stufen für Gegenstände
rule-selling-from = Verkauft werden darf aus der Hand und aus dem Spiel.
    .title = Aus Hand und Spiel
rule-selling-last-level = Stufe { $last } kann man nicht kaufen.
    .title = Die letzte nicht

## Trade

chapter-trade = Tauschen
rule-trade-items-only = Getauscht werden nur Gegenstände, die im Spiel sind, keine anderen Karten, und zwar jederzeit, solange keiner der beiden kämpft.
    .title = Nur Gegenstände
rule-trade-stays = Was du bekommst, bleibt im Spiel und darf erst { $sold ->
    [next] ab deinem nächsten Zug
   *[own] in deinem eigenen Zug
} verkauft werden.
    .title = Kein schneller Weiterverkauf
rule-trade-gift = Gegenstände darfst du auch verschenken, wenn der andere sie will, oder als Bestechung geben, damit er hilft oder nicht hilft.
    .title = Geschenke und Bestechung

## Curses

chapter-curses = { FORM($curse, number: "plural") }
rule-curses-at-door = { CAPITAL(EIN($curse)) } von der Tür trifft den, der { AGREE($curse, "ihn", "sie", "es", "sie") } offen gezogen hat.
    .title = An der Tür gezogen
rule-curses-from-hand = { CAPITAL(EIN($curse, case: "acc")) }, { AGREE($curse, "den", "die", "das", "die") } du auf andere Weise bekommen hast, darfst du jederzeit auf jeden spielen.
    .title = Aus der Hand
rule-curses-at-once = { CAPITAL(EIN($curse)) } wirkt sofort, nach einem Moment, in dem sich das noch verhindern lässt, und wird abgelegt. Eine Karte, die andauert oder erst später wirkt, bleibt vor ihrem Opfer liegen, bis sie vorbei oder aufgehoben ist. Was ein Ereignis hinterlässt, liegt vor jedem für sich und wird für sich aufgehoben.
    .title = Sofortige Wirkung
rule-curses-next-is-now = Trifft dich mitten in einem Kampf { EIN($curse) } für den nächsten, gilt { AGREE($curse, "er", "sie", "es", "sie") } schon in diesem.
    .title = Der nächste ist dieser
rule-curses-victim-chooses = Könnten mehrere Gegenstände getroffen werden, wählt das Opfer.
    .title = Das Opfer wählt
rule-curses-nothing-to-strike = { CAPITAL(EIN($curse)) } gegen etwas, was das Opfer gar nicht hat, bewirkt nichts und wird abgelegt.
    .title = Nichts zu treffen
