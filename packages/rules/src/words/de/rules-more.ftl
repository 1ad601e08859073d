# The rules: winning, fast play, mixed games.

## Winning

chapter-winning = Gewinnen
rule-winning-first-to-ten = Wer als Erster Stufe { $last } erreicht, gewinnt das Spiel. Die letzte Stufe bringt nur ein getötetes Monster oder eine Ausnahme, die für sie erlaubt ist.
    .title = Wer gewinnt
rule-winning-together = Töten zwei gemeinsam ein Monster und erreichen damit beide Stufe { $last }, gewinnen beide.
    .title = Gemeinsam gewinnen

## Fast

chapter-fast = Einstellungen
rule-fast-four-cards = Im schnellen Spiel gibt es zu Beginn und nach dem Tod { $fastDeal } Karten von jedem Stapel.{ $fast ->
    [yes] {" "}An diesem Tisch wird so gespielt.
   *[no] {""}
}
    .title = Schnelles Spiel: Karten
rule-fast-claim-discard = { $races ->
    [yes] Liegt im schnellen Spiel eine Rasse, eine Klasse, { NAMES($halfBreed) } oder Super Munchkin
   *[no] Liegt im schnellen Spiel eine Klasse oder Super Munchkin
}{ $claims ->
    [yes] , auch eine Kraft oder ein Stil eines anderen Sets,
   *[no] {""}
} oben auf einem Ablagestapel, darf jeder { NAMES($goUp) } aus der Hand ablegen und die Karte nehmen. Wollen es mehrere, wird gewürfelt; wer verliert, behält seine Karte.
    .title = Schnelles Spiel: Abgelegtes
rule-fast-listen = Phase 0, wo sie gespielt wird: Zu Beginn des Zuges ziehst du eine Türkarte verdeckt und darfst sie spielen (sonst bleibt sie auf der Hand); beim Plündern ziehst du dann verdeckt einen Schatz statt einer Türkarte.{ $listen ->
    [yes] {" "}An diesem Tisch wird so gespielt.
   *[no] {""}
}
    .title = An der Tür lauschen
rule-fast-shared-victory = Wo gemeinsam gesiegt wird, gewinnt auch der Helfer in dem Kampf, der einen Spieler auf Stufe { $last } bringt, egal welche Stufe er selbst hat.{ $shared ->
    [yes] {" "}An diesem Tisch wird so gespielt.
   *[no] {""}
}
    .title = Gemeinsamer Sieg
rule-fast-epic = Das epische Spiel geht bis Stufe 20.{ $epic ->
    [yes] {" "}An diesem Tisch wird so gespielt.
   *[no] {""}
}
    .title = Episches Spiel
rule-fast-combine = Gemischte Sets, Erweiterungen und das epische Spiel lassen sich verbinden.
    .title = Alles zusammen

## Mixing

chapter-mixing = Gemischte Sets
rule-mixing-decks = Alle Sets lassen sich mischen; alle Türkarten bilden einen Stapel, alle Schatzkarten einen zweiten, und was die Tür- oder Schatzkarten eines Sets nennt, meint die aller Sets.
    .title = Von jedem ein Stapel
rule-mixing-traps-are-curses = Fallen und Flüche sind dasselbe; was die einen nennt, meint auch die anderen, sodass ein Gadgeteer auch Flüche entschärft.
    .title = Fallen sind Flüche
rule-mixing-currency = Goldstücke und Credits sind dasselbe und werden zusammengezählt, um Stufen zu kaufen oder zu bezahlen.
    .title = Goldstücke und Credits
rule-mixing-followers = Mietlinge, Handlanger, Lakaien und Schergen sind dasselbe, und was die einen betrifft, kann alle betreffen; doch { $followers ->
    [yes] Gegenstände trägt jeder nur so, wie es auf seiner eigenen Karte steht. Monsterverstärker wirken auf alle.
   *[no] ob einer Gegenstände trägt und wie er verstärkt wird, sagt allein seine Karte.
}
    .title = Gefolge aller Art
rule-mixing-big-and-gadget = Große und Komplexe Gegenstände sind zweierlei, und beide Grenzen gelten: Tragen darfst du { $big ->
    [any] beliebig viele Große Gegenstände
    [one] einen Großen Gegenstand
   *[other] { $big } Große Gegenstände
}, benutzen { $gadgets ->
    [any] beliebig viele Komplexe Gegenstände
    [one] einen Komplexen Gegenstand
   *[other] { $gadgets } Komplexe Gegenstände
}, wenn keine Fähigkeit mehr erlaubt.
    .title = Groß und Komplex
rule-mixing-everyone = Jeder Charakter darf eine Rasse, eine Klasse und alles haben, was eines der Sets sonst erlaubt: Kräfte, Stile und Training, so viele er will, aber keine Karte doppelt.
    .title = Alles für alle
rule-mixing-undead = Dass ein Westernmonster untot ist, bedeutet unter seinesgleichen nichts; im gemischten Spiel wirken die Fähigkeiten eines Priesters darauf.
    .title = Untote des Westens
rule-mixing-demons = Ein Dämon der Vampir- und Kung-Fu-Sets hat +5 gegen Priester, und ein Priester darf deren Gaki als Untote behandeln. Keines der Sets hier gehört dazu.
    .title = Dämonen
rule-mixing-fast = Ein gemischtes Spiel darf nach den Regeln des schnellen Spiels von Weltraum und Wildem Westen gespielt werden; ist eines der beiden die Grundlage, wird so gespielt, wenn der Gastgeber nichts anderes sagt. { $fast ->
    [yes] An diesem Tisch wird schnell gespielt.
   *[no] An diesem Tisch wird nicht schnell gespielt.
}
    .title = Schnelles Spiel im Mix
rule-mixing-more-players = Zwei oder mehr gemischte Sets reichen für bis zu { $mixedMax } Spieler, egal wie viele die Sets allein erlauben.
    .title = Mehr Spieler
rule-mixing-set-mark = Jede Karte trägt das Zeichen ihres Sets, sodass sich ein Mix wieder trennen lässt.
    .title = Die Zeichen der Sets

## Companion

chapter-companion = Rund um den Tisch
rule-companion-level-counter = Ein Stufenzähler für alle, die mit Karten an einem echten Tisch spielen. Er verspricht seinen Benutzern Vorteile im Spiel; welche, sagen die Regeln nicht.
    .title = Der Stufenzähler
