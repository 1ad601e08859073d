# Deeds: what happens, to "you"

deed-lose-level = Verliere { $count ->
    [one] eine Stufe
   *[other] { $count } Stufen
}.
deed-lose-level-half = Verliere die Hälfte deiner Stufen (abgerundet).
deed-lose-level-to = Bist du über Stufe { $level }, falle auf Stufe { $level }.
deed-lose-level-to-lowest = Falle auf die niedrigste Stufe am Tisch.
deed-gain-level = Steige { $count ->
    [one] eine Stufe
   *[other] { $count } Stufen
} auf.
deed-gain-level-last = Steige { $count ->
    [one] eine Stufe
   *[other] { $count } Stufen
} auf, selbst wenn du damit das Spiel gewinnst.
deed-lose-items = Verliere { $what }.
deed-lose-items-choice = Verliere { $what } deiner Wahl.
deed-lose-items-curser = Verliere { $what }. Die Wahl trifft, wer diese Karte gespielt hat; hat sie niemand gespielt, wählst du.
deed-or-else = { $deed } Nichts zu verlieren? { $else }
deed-lose-race = Verliere deine Rasse. Hast du zwei, wähle eine.
deed-lose-race-all = Verliere alle deine Rassen.
deed-lose-class = Verliere deine Klasse. Hast du zwei, wähle eine.
deed-lose-class-all = Verliere alle deine Klassen.
deed-lose-hand-all = Lege alle Handkarten ab.
deed-lose-hand-choose = Lege { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
} ab.
deed-lose-hand-random = Lege { $count ->
    [one] eine blind gezogene Handkarte
   *[other] { $count } blind gezogene Handkarten
} ab.
deed-lose-worth = Verliere Gegenstände im Wert von mindestens { $gold } { -gold-pieces(case: "dat") } – oder alle, wenn es dafür nicht reicht.
deed-die = Du bist tot.
deed-change-sex = Du wechselst das Geschlecht.
deed-next-combat = { SIGNED($strength) } in deinem laufenden, sonst in deinem nächsten Kampf.
deed-draw-doors = Ziehe { $how ->
    [open] offen
   *[closed] verdeckt
} { $count ->
    [one] eine Türkarte
   *[other] { $count } Türkarten
}.
deed-draw-treasures = Ziehe { $how ->
    [open] offen
   *[closed] verdeckt
} { $count ->
    [one] eine Schatzkarte
   *[other] { $count } Schatzkarten
}.
deed-rob-level = Verliere eine Stufe. Wer diese Karte gespielt hat, steigt dafür eine auf, kann so aber nicht das Spiel gewinnen.
deed-lift-curses = Alle Flüche und Fallen, die vor dir liegen, sind aufgehoben.
deed-lose-sidekick = Verliere einen deiner Handlanger mit allem, was er trägt.
deed-lose-sidekick-killed = Einer deiner Handlanger wird getötet. Was er getragen hat, behältst du.
deed-lose-steed = Verliere dein Ross.
deed-gift-doors = { CAPITAL($to) } zieht verdeckt { $count ->
    [one] eine Türkarte
   *[other] { $count } Türkarten
}.
deed-gift-treasures = { CAPITAL($to) } zieht verdeckt { $count ->
    [one] eine Schatzkarte
   *[other] { $count } Schatzkarten
}.
deed-duel = Würfle gegen { FORM($with, case: "acc") }; bei Gleichstand würfelt ihr noch einmal.
deed-duel-win = Bei Sieg: { $deeds }
deed-duel-lose = Bei Niederlage: { $deeds }

deed-roll = Würfle. { $cases }
deed-roll-case = { $results }: { $deeds }
deed-roll-result = { $to }
deed-roll-results = { $from }–{ $to }
deed-roll-nothing = Nichts passiert.
deed-either = Wähle: { $options }
deed-either-option = { $number }) { $deeds }
deed-if-who = { CAPITAL(FORM($who, case: "if", number: "plural")) }: { $deeds }
# "All others" would be taken for the other players where the card is played on one of them.
deed-if-who-else = { CAPITAL(FORM($who, case: "if", number: "plural")) }: { $deeds } { FORM($who, case: "otherwise") ->
    [below] Darunter
    [above] Darüber
   *[other] Alle anderen
}: { $else }
deed-each-of-all = Jeder Spieler: { $deeds }
deed-each-of-all-who = { AGREE($who, "Jeder", "Jede", "Jedes", "Alle") } { FORM($who, case: "nom") }: { $deeds }
deed-each-of-others = Jeder Mitspieler: { $deeds }
deed-each-of-others-who =
    { AGREE($who, "Jeder andere", "Jede andere", "Jedes andere", "Alle anderen") } { FORM($who, case: "nom") }: { $deeds }
deed-each-of-neighbours = Jeder deiner beiden Nachbarn: { $deeds }
deed-each-of-neighbours-who = Jeder Nachbar, der { EIN($who) } ist: { $deeds }

other-left = der Spieler links von dir
    .acc = den Spieler links von dir
    .dat = dem Spieler links von dir
other-right = der Spieler rechts von dir
    .acc = den Spieler rechts von dir
    .dat = dem Spieler rechts von dir
other-lowest = der Mitspieler mit der niedrigsten Stufe
    .acc = den Mitspieler mit der niedrigsten Stufe
    .dat = dem Mitspieler mit der niedrigsten Stufe
other-highest = der Mitspieler mit der höchsten Stufe
    .acc = den Mitspieler mit der höchsten Stufe
    .dat = dem Mitspieler mit der höchsten Stufe
other-each-other = jeder Mitspieler
    .acc = jeden Mitspieler
    .dat = jedem Mitspieler
# The accusative is followed by a semicolon, the others by a verb or an object.
other-curser = der Spieler, der diese Karte gespielt hat,
    .acc = den Spieler, der diese Karte gespielt hat
    .dat = dem Spieler, der diese Karte gespielt hat,
deed-give-up-card-random = { CAPITAL($to) } zieht blind { $count ->
    [one] eine deiner Handkarten
   *[other] { $count } deiner Handkarten
}.
deed-give-up-card-taker = { CAPITAL($to) } sieht sich deine Hand an und nimmt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} daraus.
deed-give-up-card-giver = Gib { FORM($to, case: "dat") } { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
}.
deed-give-up-item-random = { CAPITAL($to) } erhält { $count ->
    [one] einen deiner Gegenstände im Spiel. Der Zufall bestimmt, welchen
   *[other] { $count } deiner Gegenstände im Spiel. Der Zufall bestimmt, welche
}.
deed-give-up-item-taker = { CAPITAL($to) } nimmt sich { $count ->
    [one] einen
   *[other] { $count }
} deiner Gegenstände im Spiel.
deed-give-up-item-giver = Gib { FORM($to, case: "dat") } { $count ->
    [one] einen
   *[other] { $count }
} deiner Gegenstände im Spiel.
