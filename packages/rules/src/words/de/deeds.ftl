# Deeds: what happens, to "you". `.each` of a deed follows „Jeder Spieler“ or „Jede Frau“, so that nothing in it is
# „sein“ or „ihr“; `.each-one` follows „Dieser“ or „Er“; a form with its own comma loses the space before it. `.then`
# follows a condition and a comma, or „Sonst“. `.each-listed` follows a number in a list of what may happen to each of
# them, `.each-listed-one` to this one. `.this-one` is a sentence of its own, where „Dieser“ would not begin it well.

deed-lose-level = Verliere { deed-lose-level.what }
    .what = { $count ->
        [one] eine Stufe
       *[other] { $count } Stufen
    }.
    .each = verliert { deed-lose-level.what }
deed-lose-level-half = Verliere die Hälfte deiner Stufen (abgerundet).
    .each = verliert die Hälfte der eigenen Stufen (abgerundet).
    .each-one = verliert die Hälfte seiner Stufen (abgerundet).
deed-lose-level-to = Bist du über Stufe { $level }, falle auf Stufe { $level }.
    .each = fällt auf Stufe { $level }, wenn die eigene höher ist.
    .each-one = fällt auf Stufe { $level }, wenn er darüber ist.
    .then = falle auf Stufe { $level }, wenn du darüber bist.
deed-lose-level-to-lowest = Falle auf die niedrigste Stufe am Tisch.
    .each = fällt auf die niedrigste Stufe am Tisch.
deed-gain-level = Steige { deed-gain-level.what } auf.
    .what = { $count ->
        [one] eine Stufe
       *[other] { $count } Stufen
    }
    .each = steigt { deed-gain-level.what } auf.
deed-gain-level-last = Steige { deed-gain-level-last.what } auf, selbst wenn du damit das Spiel gewinnst.
    .what = { $count ->
        [one] eine Stufe
       *[other] { $count } Stufen
    }
    .each = steigt { deed-gain-level-last.what } auf, selbst wenn damit das Spiel gewonnen ist.
    .each-one = steigt { deed-gain-level-last.what } auf, selbst wenn er damit das Spiel gewinnt.
deed-lose-items = Verliere { $what }.
    .each = verliert { FORM($what, case: "each") }.
deed-lose-items-choice = Verliere { $what } deiner Wahl.
    .each = verliert { FORM($what, case: "each") } eigener Wahl.
    .each-one = verliert { FORM($what, case: "each") } seiner Wahl.
deed-lose-items-curser = Verliere { $what }. Die Wahl trifft, wer diese Karte gespielt hat; hat sie niemand gespielt, wählst du.
    .each = verliert { FORM($what, case: "each") }. Die Wahl trifft, wer diese Karte gespielt hat; hat sie niemand gespielt, wählt jeder selbst.
    .each-one = verliert { FORM($what, case: "each") }. Die Wahl trifft, wer diese Karte gespielt hat; hat sie niemand gespielt, wählt er selbst.
deed-or-else = { $deed } Nichts zu verlieren? { $else }
    .each = { FORM($deed, case: "each") } Wer nichts zu verlieren hat, { FORM($else, case: "each") }
    .each-one = { FORM($deed, case: "each-one") } Nichts zu verlieren? Er { FORM($else, case: "each-one") }
    .then = { FORM($deed, case: "then") } Nichts zu verlieren? { $else }
deed-lose-race = Verliere deine Rasse. Hast du zwei, wähle eine.
    .each = verliert die eigene Rasse, von zweien eine nach Wahl.
    .each-one = verliert seine Rasse, von zweien eine nach Wahl.
deed-lose-race-all = Verliere alle deine Rassen.
    .each = verliert alle eigenen Rassen.
    .each-one = verliert alle seine Rassen.
deed-lose-class = Verliere deine Klasse. Hast du zwei, wähle eine.
    .each = verliert die eigene Klasse, von zweien eine nach Wahl.
    .each-one = verliert seine Klasse, von zweien eine nach Wahl.
deed-lose-class-all = Verliere alle deine Klassen.
    .each = verliert alle eigenen Klassen.
    .each-one = verliert alle seine Klassen.
deed-lose-hand-all = Lege alle Handkarten ab.
    .each = legt alle Handkarten ab.
deed-lose-hand-choose = Lege { deed-lose-hand-choose.what } ab.
    .what = { $count ->
        [one] eine Handkarte
       *[other] { $count } Handkarten
    }
    .each = legt { deed-lose-hand-choose.what } ab.
deed-lose-hand-random = Lege { deed-lose-hand-random.what } ab.
    .what = { $count ->
        [one] eine blind gezogene Handkarte
       *[other] { $count } blind gezogene Handkarten
    }
    .each = legt { deed-lose-hand-random.what } ab.
deed-lose-worth = Verliere { deed-lose-worth.what }
    .what = Gegenstände im Wert von mindestens { $gold } { -gold-pieces(case: "dat") } – oder alle, wenn es dafür nicht reicht.
    .each = verliert { deed-lose-worth.what }
deed-die = Du bist tot.
    .each = stirbt.
    .then = bist du tot.
deed-change-sex = Du wechselst das Geschlecht.
    .each = wechselt das Geschlecht.
    .then = wechselst du das Geschlecht.
deed-next-combat = { SIGNED($strength) } in deinem laufenden, sonst in deinem nächsten Kampf.
    .each = erhält { SIGNED($strength) } in seinem laufenden, sonst in seinem nächsten Kampf.
    .each-one = erhält { SIGNED($strength) } in seinem laufenden, sonst in seinem nächsten Kampf.
    .then = erhältst du { SIGNED($strength) } in deinem laufenden, sonst in deinem nächsten Kampf.
deed-draw-doors = Ziehe { deed-draw-doors.what }
    .what = { $how ->
        [open] offen
       *[closed] verdeckt
    } { $count ->
        [one] eine Türkarte
       *[other] { $count } Türkarten
    }.
    .each = zieht { deed-draw-doors.what }
deed-draw-treasures = Ziehe { deed-draw-treasures.what }
    .what = { $how ->
        [open] offen
       *[closed] verdeckt
    } { $count ->
        [one] eine Schatzkarte
       *[other] { $count } Schatzkarten
    }.
    .each = zieht { deed-draw-treasures.what }
deed-search-doors = Sieh die abgelegten Türkarten durch und nimm dir, wenn du willst, { $what } daraus.
    .each = sieht die abgelegten Türkarten durch und darf { $what } daraus nehmen.
deed-search-treasures = Sieh die abgelegten Schatzkarten durch und nimm dir, wenn du willst, { $what } daraus.
    .each = sieht die abgelegten Schatzkarten durch und darf { $what } daraus nehmen.
deed-rob-level = Verliere eine Stufe. Wer diese Karte gespielt hat, steigt dafür eine auf, kann so aber nicht das Spiel gewinnen.
    .each = verliert eine Stufe. Wer diese Karte gespielt hat, steigt dafür eine auf, kann so aber nicht das Spiel gewinnen.
deed-lift-curses = Alle { -curses }, die vor dir liegen, sind aufgehoben.
    .each = wird alle { -curses } los.
    .each-one = wird alle { -curses } los, die vor ihm liegen.
    .then = sind alle { -curses }, die vor dir liegen, aufgehoben.
deed-lose-sidekick = Verliere einen deiner Handlanger mit allem, was er trägt.
    .each = verliert einen der eigenen Handlanger mit allem, was dieser trägt.
    .each-one = verliert einen seiner Handlanger mit allem, was dieser trägt.
deed-lose-sidekick-killed = Einer deiner Handlanger wird getötet. Was er getragen hat, behältst du.
    .each = verliert einen der eigenen Handlanger, behält aber, was dieser getragen hat.
    .each-one = verliert einen seiner Handlanger, behält aber, was dieser getragen hat.
    .then = wird einer deiner Handlanger getötet. Was er getragen hat, behältst du.
deed-lose-sidekick-mark = Verliere einen deiner Handlanger „{ $mark }“ mit allem, was er trägt.
    .each = verliert einen der eigenen Handlanger „{ $mark }“ mit allem, was dieser trägt.
    .each-one = verliert einen seiner Handlanger „{ $mark }“ mit allem, was dieser trägt.
deed-lose-sidekick-killed-mark = Einer deiner Handlanger „{ $mark }“ wird getötet. Was er getragen hat, behältst du.
    .each = verliert einen der eigenen Handlanger „{ $mark }“, behält aber, was dieser getragen hat.
    .each-one = verliert einen seiner Handlanger „{ $mark }“, behält aber, was dieser getragen hat.
deed-lose-steed = Verliere dein Ross.
    .each = verliert das eigene Ross.
    .each-one = verliert sein Ross.
deed-gift-doors = { CAPITAL($to) } zieht { deed-gift-doors.what }.
    .what = verdeckt { $count ->
        [one] eine Türkarte
       *[other] { $count } Türkarten
    }
    .each = lässt { FORM($to, case: "acc-each") } { deed-gift-doors.what } ziehen.
    .then = zieht { $to } { deed-gift-doors.what }.
deed-gift-treasures = { CAPITAL($to) } zieht { deed-gift-treasures.what }.
    .what = verdeckt { $count ->
        [one] eine Schatzkarte
       *[other] { $count } Schatzkarten
    }
    .each = lässt { FORM($to, case: "acc-each") } { deed-gift-treasures.what } ziehen.
    .then = zieht { $to } { deed-gift-treasures.what }.
deed-duel = Würfle gegen { FORM($with, case: "acc") }; bei Gleichstand würfelt ihr noch einmal.
    .each = fordert { FORM($with, case: "acc-each") } heraus; beide würfeln, bei Gleichstand noch einmal.
deed-duel-win = Bei Sieg: { $deeds }
    .each = , der als Herausforderer höher würfelt, { FORM($deeds, case: "each") }
    .each-one = , wenn sein Wurf höher ist, { FORM($deeds, case: "each-one") }
deed-duel-lose = Bei Niederlage: { $deeds }
    .each = , der als Herausforderer niedriger würfelt, { FORM($deeds, case: "each") }
    .each-one = , wenn sein Wurf niedriger ist, { FORM($deeds, case: "each-one") }
deed-roll = Würfle. { $cases }
    .each = würfelt. { FORM($cases, case: "each-listed") }
    .each-one = würfelt. { FORM($cases, case: "each-listed-one") }
deed-roll-case = { $results }: { $deeds }
    .each-listed = { $results }: { FORM($deeds, case: "each") }
    .each-listed-one = { $results }: Er { FORM($deeds, case: "each-one") }
deed-roll-result = { $to }
deed-roll-results = { $from }–{ $to }
deed-roll-nothing = Nichts passiert.
    .each = bleibt verschont.
deed-either = Such dir eins aus. { $options }
    .each = sucht sich eins aus. { FORM($options, case: "each-listed") }
    .each-one = sucht sich eins aus. { FORM($options, case: "each-listed-one") }
deed-either-option = { $number }) { $deeds }
    .each-listed = { $number }) { FORM($deeds, case: "each") }
    .each-listed-one = { $number }) Er { FORM($deeds, case: "each-one") }
deed-if-who = { CAPITAL(YOU($who)) }, { LOWER(FORM($deeds, case: "then")) }
    .each = , falls { FORM($who, case: "if") }, { FORM($deeds, case: "each") }
    .each-one = , falls { FORM($who, case: "if") }, { FORM($deeds, case: "each-one") }
    .this-one = { CAPITAL(HE($who)) }, { ER($deeds) }
    .then = gilt: { CAPITAL(YOU($who)) }, { LOWER(FORM($deeds, case: "then")) }
deed-if-who-else = { CAPITAL(YOU($who)) }, { LOWER(FORM($deeds, case: "then")) } Sonst { LOWER(FORM($else, case: "then")) }
    .each = , falls { FORM($who, case: "if") }, { FORM($deeds, case: "each") } Wer es nicht ist, { FORM($else, case: "each") }
    .each-one = , falls { FORM($who, case: "if") }, { FORM($deeds, case: "each-one") } Sonst { ER($else) }
    .this-one = { CAPITAL(HE($who)) }, { ER($deeds) } Sonst { ER($else) }
    .then = gilt: { CAPITAL(YOU($who)) }, { LOWER(FORM($deeds, case: "then")) } Sonst { LOWER(FORM($else, case: "then")) }
deed-each-of-all = Jeder Spieler { FORM($deeds, case: "each") }
    .each = löst aus: Jeder Spieler { FORM($deeds, case: "each") }
    .then = gilt: Jeder Spieler { FORM($deeds, case: "each") }
deed-each-of-all-who = { AGREE($who, "Jeder", "Jede", "Jedes", "Jeder") } { FORM($who, case: "nom") } { FORM($deeds, case: "each") }
    .each = löst aus: { AGREE($who, "Jeder", "Jede", "Jedes", "Jeder") } { FORM($who, case: "nom") } { FORM($deeds, case: "each") }
    .then = gilt: { AGREE($who, "Jeder", "Jede", "Jedes", "Jeder") } { FORM($who, case: "nom") } { FORM($deeds, case: "each") }
deed-each-of-others = Jeder Mitspieler { FORM($deeds, case: "each") }
    .each = löst aus: Jeder Mitspieler { FORM($deeds, case: "each") }
    .then = gilt: Jeder Mitspieler { FORM($deeds, case: "each") }
deed-each-of-others-who =
    { AGREE($who, "Jeder andere", "Jede andere", "Jedes andere", "Jeder andere") } { FORM($who, case: "nom") } { FORM($deeds, case: "each") }
    .each = löst aus: { AGREE($who, "Jeder andere", "Jede andere", "Jedes andere", "Jeder andere") } { FORM($who, case: "nom") } { FORM($deeds, case: "each") }
    .then = gilt: { AGREE($who, "Jeder andere", "Jede andere", "Jedes andere", "Jeder andere") } { FORM($who, case: "nom") } { FORM($deeds, case: "each") }
deed-each-of-neighbours = Jeder deiner beiden Nachbarn { FORM($deeds, case: "each") }
    .each = löst aus: Jeder der beiden eigenen Nachbarn { FORM($deeds, case: "each") }
    .then = gilt: Jeder deiner beiden Nachbarn { FORM($deeds, case: "each") }
deed-each-of-neighbours-who = Jeder deiner Nachbarn, der { EIN($who) } ist, { FORM($deeds, case: "each") }
    .each = löst aus: Jeder der eigenen Nachbarn, der { EIN($who) } ist, { FORM($deeds, case: "each") }
    .then = gilt: Jeder deiner Nachbarn, der { EIN($who) } ist, { FORM($deeds, case: "each") }

other-left = der Spieler links von dir
    .acc = den Spieler links von dir
    .acc-each = den Nachbarn zur Linken
    .dat = dem Spieler links von dir
    .dat-each = dem Nachbarn zur Linken
    .hand = die des Spielers links von dir
    .hand-each = die des Nachbarn zur Linken
    .with = dem Spieler links von dir
    .with-each = dem Nachbarn zur Linken
other-right = der Spieler rechts von dir
    .acc = den Spieler rechts von dir
    .acc-each = den Nachbarn zur Rechten
    .dat = dem Spieler rechts von dir
    .dat-each = dem Nachbarn zur Rechten
    .hand = die des Spielers rechts von dir
    .hand-each = die des Nachbarn zur Rechten
    .with = dem Spieler rechts von dir
    .with-each = dem Nachbarn zur Rechten
other-lowest = der Mitspieler mit der niedrigsten Stufe (bei mehreren wählst du)
    .acc = den Mitspieler mit der niedrigsten Stufe (bei mehreren wählst du)
    .acc-each = den Mitspieler mit der niedrigsten Stufe (bei mehreren nach eigener Wahl)
    .dat = dem Mitspieler mit der niedrigsten Stufe (bei mehreren wählst du)
    .dat-each = dem Mitspieler mit der niedrigsten Stufe (bei mehreren nach eigener Wahl)
    .hand = die des Mitspielers mit der niedrigsten Stufe (bei mehreren wählst du)
    .hand-each = die des Mitspielers mit der niedrigsten Stufe (bei mehreren nach eigener Wahl)
    .with = dem Mitspieler mit der niedrigsten Stufe (bei mehreren wählst du)
    .with-each = dem Mitspieler mit der niedrigsten Stufe (bei mehreren nach eigener Wahl)
other-highest = der Mitspieler mit der höchsten Stufe (bei mehreren wählst du)
    .acc = den Mitspieler mit der höchsten Stufe (bei mehreren wählst du)
    .acc-each = den Mitspieler mit der höchsten Stufe (bei mehreren nach eigener Wahl)
    .dat = dem Mitspieler mit der höchsten Stufe (bei mehreren wählst du)
    .dat-each = dem Mitspieler mit der höchsten Stufe (bei mehreren nach eigener Wahl)
    .hand = die des Mitspielers mit der höchsten Stufe (bei mehreren wählst du)
    .hand-each = die des Mitspielers mit der höchsten Stufe (bei mehreren nach eigener Wahl)
    .with = dem Mitspieler mit der höchsten Stufe (bei mehreren wählst du)
    .with-each = dem Mitspieler mit der höchsten Stufe (bei mehreren nach eigener Wahl)
other-each-other = jeder Mitspieler
    .acc = jeden Mitspieler
    .acc-each = jeden Mitspieler
    .dat = jedem Mitspieler
    .dat-each = jedem Mitspieler
    .hand = die jedes Mitspielers
    .hand-each = die jedes Mitspielers
# The accusative is followed by a semicolon, the others by a verb or an object.
other-curser = der Spieler, der diese Karte gespielt hat,
    .acc = den Spieler, der diese Karte gespielt hat
    .acc-each = den Ausspieler dieser Karte
    .dat = dem Spieler, der diese Karte gespielt hat,
    .dat-each = dem Ausspieler dieser Karte
    .with = dem Spieler, der diese Karte gespielt hat
    .with-each = dem Ausspieler dieser Karte
deed-give-up-card-random = { CAPITAL($to) } zieht blind { $count ->
    [one] eine deiner Handkarten
   *[other] { $count } deiner Handkarten
}.
    .each = gibt reihum { FORM($to, case: "dat-each") } { $count ->
        [one] eine blind gezogene Handkarte
       *[other] { $count } blind gezogene Handkarten
    }.
    .then = zieht { $to } blind { $count ->
        [one] eine deiner Handkarten
       *[other] { $count } deiner Handkarten
    }.
deed-give-up-card-taker = { CAPITAL($to) } sieht sich deine Hand an und nimmt { deed-give-up-card-taker.what }
    .what = { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } daraus.
    .each = zeigt { FORM($to, case: "dat-each") } die Hand und verliert daraus { $count ->
        [one] eine Karte, die dieser sich nimmt
       *[other] { $count } Karten, die dieser sich nimmt
    }.
    .then = sieht sich { $to } deine Hand an und nimmt { deed-give-up-card-taker.what }
deed-give-up-card-giver = Gib { FORM($to, case: "dat") } { deed-give-up-card-giver.what }
    .what = { $count ->
        [one] eine Handkarte
       *[other] { $count } Handkarten
    }.
    .each = gibt reihum { FORM($to, case: "dat-each") } { deed-give-up-card-giver.what }
deed-give-up-item-random = { CAPITAL($to) } erhält { deed-give-up-item-random.what }
    .what = { $count ->
        [one] einen deiner Gegenstände im Spiel. Der Zufall bestimmt, welchen
       *[other] { $count } deiner Gegenstände im Spiel. Der Zufall bestimmt, welche
    }.
    .each = gibt reihum { FORM($to, case: "dat-each") } { $count ->
        [one] einen eigenen Gegenstand im Spiel. Der Zufall bestimmt, welchen
       *[other] { $count } eigene Gegenstände im Spiel. Der Zufall bestimmt, welche
    }.
    .then = erhält { $to } { deed-give-up-item-random.what }
deed-give-up-item-taker = { CAPITAL($to) } nimmt sich { deed-give-up-item-taker.what } deiner Gegenstände im Spiel.
    .what = { $count ->
        [one] einen
       *[other] { $count }
    }
    .each = überlässt { FORM($to, case: "dat-each") } { $count ->
        [one] einen eigenen Gegenstand im Spiel, den dieser sich aussucht
       *[other] { $count } eigene Gegenstände im Spiel, die dieser sich aussucht
    }.
    .then = nimmt sich { $to } { deed-give-up-item-taker.what } deiner Gegenstände im Spiel.
deed-give-up-item-giver = Gib { FORM($to, case: "dat") } { deed-give-up-item-giver.what } deiner Gegenstände im Spiel.
    .what = { $count ->
        [one] einen
       *[other] { $count }
    }
    .each = gibt reihum { FORM($to, case: "dat-each") } { $count ->
        [one] einen eigenen Gegenstand
       *[other] { $count } eigene Gegenstände
    } im Spiel.
deed-each-of-highest = Jeder Spieler auf der höchsten Stufe { FORM($deeds, case: "each") }
    .each = löst aus: Jeder Spieler auf der höchsten Stufe { FORM($deeds, case: "each") }
    .then = gilt: Jeder Spieler auf der höchsten Stufe { FORM($deeds, case: "each") }
deed-each-of-lowest = Jeder Spieler auf der niedrigsten Stufe { FORM($deeds, case: "each") }
    .each = löst aus: Jeder Spieler auf der niedrigsten Stufe { FORM($deeds, case: "each") }
    .then = gilt: Jeder Spieler auf der niedrigsten Stufe { FORM($deeds, case: "each") }
deed-each-of-left = Der Spieler links von dir { FORM($deeds, case: "each") }
    .each = löst aus: Der Nachbar zur Linken { FORM($deeds, case: "each") }
    .then = gilt: Der Spieler links von dir { FORM($deeds, case: "each") }
deed-each-of-right = Der Spieler rechts von dir { FORM($deeds, case: "each") }
    .each = löst aus: Der Nachbar zur Rechten { FORM($deeds, case: "each") }
    .then = gilt: Der Spieler rechts von dir { FORM($deeds, case: "each") }
deed-each-of-allies = Jeder deiner Mitkämpfer { FORM($deeds, case: "each") }
    .each = löst aus: Jeder der eigenen Mitkämpfer { FORM($deeds, case: "each") }
    .then = gilt: Jeder deiner Mitkämpfer { FORM($deeds, case: "each") }
deed-each-of-same-sex = Jeder andere Spieler deines Geschlechts { FORM($deeds, case: "each") }
    .each = löst aus: Jeder andere Spieler desselben Geschlechts { FORM($deeds, case: "each") }
    .then = gilt: Jeder andere Spieler deines Geschlechts { FORM($deeds, case: "each") }
deed-each-of-other-sex = Jeder Spieler des anderen Geschlechts { FORM($deeds, case: "each") }
    .each = löst aus: Jeder Spieler des anderen Geschlechts { FORM($deeds, case: "each") }
    .then = gilt: Jeder Spieler des anderen Geschlechts { FORM($deeds, case: "each") }
deed-swap-hands = Tausche die Handkarten mit { FORM($with, case: "with") }.
    .each = tauscht die Handkarten mit { FORM($with, case: "with-each") }.
deed-look-at-hand = Sieh dir die Hand an: { FORM($at, case: "hand") }.
    .each = sieht sich die Hand an: { FORM($at, case: "hand-each") }.
deed-turn-skip = Setze deinen nächsten Zug aus.
    .each = setzt den nächsten eigenen Zug aus.
deed-turn-again = Mache nach deinem laufenden, sonst nach deinem nächsten Zug noch einen.
    .each = macht nach dem laufenden, sonst nach dem nächsten eigenen Zug noch einen.
deed-search-doors-paid = Sieh die abgelegten Türkarten durch und nimm dir, wenn du willst, { $what } daraus. Lege für jede eine Handkarte ab.
    .each = sieht die abgelegten Türkarten durch und darf { $what } daraus nehmen, gegen je eine Handkarte.
deed-search-treasures-paid = Sieh die abgelegten Schatzkarten durch und nimm dir, wenn du willst, { $what } daraus. Lege für jede eine Handkarte ab.
    .each = sieht die abgelegten Schatzkarten durch und darf { $what } daraus nehmen, gegen je eine Handkarte.
