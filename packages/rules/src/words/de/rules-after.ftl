# The rules: what follows a combat.

## Flee

chapter-flee = Weglaufen
rule-flee-roll = Wer allein oder mit Helfer nicht gewinnen kann, muss weglaufen: Für jedes Monster wird gewürfelt, bei 5 oder mehr entkommst du. Gegenstände, Fähigkeiten und das Monster ändern den Wurf.
    .title = Der Weglaufwurf
rule-flee-nothing-gained = Weglaufen bringt keine Stufe, keinen Schatz und kein Plündern.
    .title = Nichts gewonnen
rule-flee-each-monster = { $badStuff ->
    [ordered] Bei mehreren Monstern wird für jedes einzeln gewürfelt, in der Reihenfolge, die der Weglaufende wählt. Nach allen Würfen bestimmt er auch, in welcher Reihenfolge die Schlimmen Dinge ihn treffen.
   *[once] Bei mehreren Monstern wird für jedes einzeln gewürfelt, in der Reihenfolge, die der Weglaufende wählt; fängt ihn eines, treffen ihn sofort dessen Schlimme Dinge.
}
    .title = Für jedes ein Wurf
rule-flee-both = Spieler und Helfer würfeln getrennt; ein Monster kann beide fangen.
    .title = Zu zweit auf der Flucht
rule-flee-parting-shot = Manche Monster schaden sogar denen, die ihnen entkommen.
    .title = Zum Abschied
rule-flee-bad-stuff = Ein Monster, das jemanden fängt, tut ihm an, was unter Schlimme Dinge steht: { $death ->
    [yes] verlorene Gegenstände, verlorene Stufen oder der Tod.
   *[no] verlorene Gegenstände oder verlorene Stufen.
}
    .title = Schlimme Dinge
rule-flee-clean-up = Nach allen Würfen werden die Monster abgelegt.
    .title = Nach der Flucht

## Death

chapter-death = Tod
rule-death-lose-all = { $death ->
    [no] An diesem Tisch stirbt niemand.
   *[yes] { $deadCurses ->
        [stay] Wer stirbt, verliert alles außer Stufe, Rassen, Klassen, { NAMES($halfBreed) }, Super Munchkin und bleibenden { FORM($curse, case: "dat", number: "plural") }.
        [untied] Wer stirbt, verliert alles außer Stufe, Rassen, Klassen, { NAMES($halfBreed) }, Super Munchkin und den bleibenden { FORM($curse, case: "dat", number: "plural") }, die nicht an einer verlorenen Karte hängen.
       *[discarded] { $races ->
            [yes] Wer stirbt, verliert alles außer Stufe, Rassen, Klassen, { NAMES($halfBreed) } und Super Munchkin. Auch bleibende { FORM($curse, number: "plural") } sind dann weg.
           *[no] Wer stirbt, verliert alles außer Stufe, Klassen und Super Munchkin. Auch bleibende { FORM($curse, number: "plural") } sind dann weg.
        }
    }
}
    .title = Was Toten bleibt
rule-death-looting = { $death ->
    [no] An diesem Tisch stirbt niemand, also wird auch niemand ausgeplündert.
   *[yes] Die Hand wird neben { $lootSidekicks ->
        [no] die Gegenstände im Spiel gelegt; Handlanger werden vorher abgelegt.
       *[yes] die Karten im Spiel gelegt.
    } Von der höchsten Stufe abwärts nimmt sich jeder andere Spieler eine Karte; bei Gleichstand entscheidet der Würfel. Der Rest wird abgelegt.
}
    .title = Leichen fleddern
rule-death-no-gain = { $death ->
    [no] An diesem Tisch stirbt niemand.
   *[yes] Tote bekommen keine Karten, auch nicht als Milde Gabe, und keine Stufen.
}
    .title = Tote gehen leer aus
rule-death-return = { $death ->
    [no] An diesem Tisch stirbt niemand.
   *[yes] Der neue Charakter ist da, sobald der nächste Spieler seinen Zug beginnt, und darf helfen, hat aber keine Karten.
}
    .title = Zurück unter den Lebenden
rule-death-new-hand = { $death ->
    [no] An diesem Tisch stirbt niemand.
   *[yes] Dein nächster Zug beginnt damit, dass du von jedem Stapel { $deal } Karten verdeckt ziehst und auslegen darfst wie zu Spielbeginn; dann geht er weiter wie immer.
}
    .title = Eine neue Hand

## Reward

chapter-reward = Der Lohn
rule-reward-count = Wer gewinnt, zieht so viele Schätze, wie auf den Karten der besiegten Monster steht; Verstärker ändern die Zahl.
    .title = Wie viele Schätze
rule-reward-instructions = Was die Karte des besiegten Monsters für seine Niederlage vorschreibt, wird ausgeführt.
    .title = Der letzte Wille des Monsters
rule-reward-secrecy = Wer allein gekämpft hat, zieht die Schätze verdeckt; wer einen Helfer hatte, zieht sie offen.
    .title = Verdeckt oder offen
rule-reward-play-at-once = Ein Schatz darf sofort gespielt werden, sobald man ihn bekommt, auch vom Helfer.
    .title = Frisch aus dem Hort

## Levels

chapter-levels = Stufen
rule-levels-gain = Eine Stufe steigst du auf, wenn du ein Monster tötest, wenn eine Karte es sagt und wenn du Gegenstände verkaufst.
    .title = Aufstieg
rule-levels-lose = Eine Stufe verlierst du, wenn eine Karte es sagt.
    .title = Abstieg
rule-levels-range = Die Stufen reichen von 1 bis { $last }, und alle dürfen sie sehen.
    .title = Von der ersten zur letzten
rule-levels-number = Wo eine Regel oder Karte von der Stufe eines Spielers spricht, ist diese Zahl gemeint, nicht die Kampfstärke.
    .title = Stufe ist nicht Stärke
rule-levels-go-up = { NAMES($goUp) } darfst du jederzeit auf dich oder einen anderen spielen, auch im Kampf; danach wird die Karte abgelegt. Stufe { $last } bringt sie nie.
    .title = Steige eine Stufe auf
