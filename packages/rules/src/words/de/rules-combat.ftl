# The rules: combat, monsters, help and meddling.

## Combat

chapter-combat = Kampf
rule-combat-strength = Die Kampfstärke einer Seite ist die Summe ihrer Stufen und aller Boni und Abzüge durch Gegenstände{ $sidekicks ->
    [yes] , Handlanger
   *[no] {""}
}{ $steeds ->
    [yes] , Rösser
   *[no] {""}
} und andere Karten.
    .title = Kampfstärke
rule-combat-win = Du gewinnst nur, wenn deine Kampfstärke höher ist als die der Monster; bei Gleichstand verlierst du, wenn dich keine Karte Gleichstände gewinnen lässt.
    .title = Mehr muss es sein
rule-combat-kill = Wer durch Kampfstärke gewinnt, tötet das Monster und bekommt eine Stufe (oder so viele, wie auf der Karte stehen) und seine Schätze.
    .title = Was das Töten bringt
rule-combat-defeat-without-kill = Eine Karte oder Fähigkeit kann ein Monster aus dem Kampf nehmen, ohne es zu töten. Das ist ein Sieg ohne Stufe, aber mit seinen Schätzen, wenn die Karte nichts anderes sagt.
    .title = Besiegt, nicht getötet
rule-combat-monster-powers = { $races ->
    [yes] Boni und Abzüge eines Monsters gegen eine Rasse, eine Klasse oder ein Geschlecht gelten,
   *[no] Boni und Abzüge eines Monsters gegen eine Klasse oder ein Geschlecht gelten,
} wenn einer der Kämpfenden dazugehört, und nur einmal, auch wenn es beide tun.
    .title = Wen Monster besonders mögen
rule-combat-one-shots = Alle dürfen in jedem Kampf Einmal-Gegenstände einsetzen, aus der Hand oder aus dem Spiel, für jede Seite. Nach dem Kampf werden sie abgelegt, ob gewonnen oder verloren. Manche wirken auch außerhalb des Kampfes.
    .title = Einmal-Gegenstände
rule-combat-one-shot-kind = Eine Karte mit dem Hinweis „Nur einmal einsetzbar“ ist ein Einmal-Gegenstand.
    .title = Was nur einmal wirkt
rule-combat-door-cards = Manche Türkarten (Monsterverstärker, Wandernde Monster und so weiter) werden ebenfalls aus der Hand in einen Kampf gespielt.
    .title = Türkarten für den Kampf
rule-combat-gear-frozen = Sobald ein Monster aufgedeckt ist, darf niemand, der kämpft, Gegenstände verkaufen, stehlen, anlegen, beiseitelegen, tauschen oder ausspielen (außer Einmal-Gegenständen), bis der Kampf samt Weglaufen vorbei ist.
    .title = Ausrüstung steht fest
rule-combat-grace = Wer kurz vor dem Sieg steht, wartet { $grace }, damit die anderen noch eingreifen können. Alles, was den Kampf ändert, lässt die Bedenkzeit neu beginnen. Erst dann ist das Monster besiegt und der Lohn fällig.
    .title = Bedenkzeit vor dem Sieg
rule-combat-clean-up = Endet ein Kampf, werden seine Monster, deren Verstärker und alle eingesetzten Einmal-Gegenstände abgelegt.
    .title = Aufräumen
rule-combat-negative = { $enhancers ->
    [level] Die Kampfstärke eines Munchkins darf unter 1 fallen, auch unter 0. Die Stufe eines Monsters fällt samt Verstärkern nie unter 1.
   *[strength] Die Kampfstärke von Munchkins und Monstern darf unter 1 fallen, auch unter 0.
}
    .title = Weniger als nichts

## Monsters

chapter-monsters = Monster
rule-monsters-single = Jede Monsterkarte ist ein Monster, auch wenn ihr Name in der Mehrzahl steht.
    .title = Eine Karte, ein Monster
rule-monsters-sum = Mehrere Monster zählen ihre Kampfstärken zusammen und werden nur gemeinsam besiegt.
    .title = Mehrere auf einmal
rule-monsters-whole-fight = Eine besondere Bedingung eines Monsters (etwa, dass nur die Stufe zählt) gilt für den ganzen Kampf.
    .title = Eines für alle
rule-monsters-no-split = Du kannst nicht gegen ein Monster kämpfen und vor einem anderen weglaufen; aber du darfst eines durch eine Karte oder Fähigkeit loswerden und dann gegen die übrigen kämpfen.
    .title = Ganz oder gar nicht
rule-monsters-removed-then-fled = Wer ein Monster loswird und vor den übrigen wegläuft, bekommt für das erste nichts.
    .title = Verjagt und weggelaufen
rule-monsters-level-each = Für jedes getötete Monster gibt es eine Stufe.
    .title = Für jedes eine Stufe
rule-monsters-from-hand = Ein Monster, das dir nicht an der Tür begegnet, kommt auf die Hand: Du spielst es, wenn du auf Ärger aus bist, oder schickst es mit einem Wandernden Monster in einen Kampf.
    .title = Monster auf der Hand
rule-monsters-wandering = Mit „Wanderndes Monster“ schickst du ein Monster aus deiner Hand in einen beliebigen Kampf, auch in deinen eigenen.
    .title = Wanderndes Monster
rule-monsters-kin-join = { $joinCount ->
    [0] An diesem Tisch kommt ein Monster nur mit einem Wandernden Monster in einen Kampf.
   *[other] { CAPITAL(LIST($joins, type: "or")) } darf ohne „Wanderndes Monster“ aus der Hand in einen Kampf gespielt werden, in dem schon eines dieser Art ist.{ $joinsUndead ->
        [yes] {" "}Dafür darf zugleich eine Karte gespielt werden, die ein Monster untot macht.
       *[no] {""}
    }
}
    .title = Gleich und gleich
rule-monsters-friendly = Ein Monster, das zu dem, der ihm begegnet, freundlich ist, wird nicht bekämpft; danach darf der Raum geplündert werden.
    .title = Freundliche Monster

## Enhancers

chapter-enhancers = Monsterverstärker
rule-enhancers-anyone = Alle dürfen in jedem Kampf einen Verstärker auf ein Monster spielen. Er erhöht oder senkt { $enhancers ->
    [level] die Stufe des Monsters, damit auch seine Kampfstärke,
   *[strength] die Kampfstärke des Monsters
} und ändert die Zahl seiner Schätze. Nennt eine Karte die Stufe eines Monsters, ist { $enhancers ->
    [level] seine Stufe in diesem Moment
   *[strength] seine aufgedruckte Stufe
} gemeint.
    .title = Alle dürfen verstärken
rule-enhancers-add-up = Alle Verstärker auf einem Monster werden zusammengezählt.
    .title = Alles zählt zusammen
rule-enhancers-choose = Sind mehrere Monster im Kampf, sagt, wer den Verstärker spielt, für welches er gilt.
    .title = Welches Monster?
rule-enhancers-mate = Eine Bessere Hälfte, ein Klon oder ein anderer Verdoppler bringt ein zweites gleiches Monster ins Spiel, und jeder Verstärker auf dem einen gilt auch für das andere, egal in welcher Reihenfolge gespielt wurde.
    .title = Doppelt hält besser

## Help

chapter-help = Um Hilfe bitten
rule-help-ask = Wer einen Kampf allein nicht gewinnen kann, darf die anderen um Hilfe bitten, einen nach dem anderen, bis jemand zusagt oder alle abgelehnt haben; wer { $limit } lang schweigt, hat abgelehnt. Nur einer darf helfen; Karten, die andere in den Kampf spielen, sind keine Hilfe.
    .title = Ein einziger Helfer
rule-help-bribe-items = Du darfst dem Helfer Gegenstände versprechen, die du im Spiel hast; nach dem Kampf werden sie nach den Regeln des Tauschens übergeben.
    .title = Gegenstände versprechen
rule-help-bribe-treasure = Du darfst dem Helfer beliebig viele Schätze des Monsters versprechen; ihr macht aus, wer zuerst wählt.
    .title = Schätze versprechen
rule-help-bribe-cards = { $bribeCards ->
    [yes] Du darfst dem Helfer versprechen, eine Karte aus deiner Hand zu spielen, die du spielen darfst, etwa { NAMES($goUp) } auf ihn.
   *[no] An diesem Tisch darfst du einem Helfer keine Handkarten versprechen.
}
    .title = Karten versprechen
rule-help-strength = Die Kampfstärke des Helfers wird zu deiner gezählt.
    .title = Zu zweit stärker
rule-help-powers-shared = Kräfte und Schwächen des Monsters gelten auch für den Helfer, und seine Fähigkeiten wirken im Kampf mit, einmal je Kampf und nicht einmal je Monster.
    .title = Geteilte Kräfte
rule-help-levels = Die Stufen bekommst du; der Helfer steigt nicht auf, außer { $races ->
    [yes] eine Rasse oder Karte
   *[no] eine Karte
} sagt es.
    .title = Helfer steigen nicht auf
rule-help-treasure-open = Du ziehst die Schätze, nicht der Helfer, auch wenn seine Fähigkeit das Monster besiegt hat. Mit Helfer ziehst du offen, und geteilt wird wie vereinbart.
    .title = Beute auf den Tisch
rule-help-still-losing = Könnt ihr auch zu zweit nicht gewinnen, lauft ihr beide weg.
    .title = Zu zweit verloren

## Meddling

chapter-meddling = Einmischen
rule-meddling-one-shot = Alle dürfen Einmal-Gegenstände für oder gegen jeden Kämpfenden einsetzen.
    .title = Mit Einmal-Gegenständen
rule-meddling-enhancer = Alle dürfen Monster verstärken, auch im eigenen Kampf.
    .title = Mit Verstärkern
rule-meddling-wandering = Alle dürfen ein wanderndes Monster schicken{ $joinCount ->
    [0] {""}
   *[other] {" "}oder eines, das sich seinesgleichen anschließt
}.
    .title = Mit noch mehr Monstern
rule-meddling-backstab = Ein Dieb darf einem Kämpfenden in den Rücken fallen.
    .title = Mit dem Messer
rule-meddling-curse = Alle dürfen { EIN($curse, case: "acc") } auf jeden spielen.
    .title = Mit Gemeinheiten
rule-meddling-power = Alle dürfen für oder gegen einen Kämpfenden { $races ->
    [yes] eine Fähigkeit ihrer Klasse oder Rasse
   *[no] eine Fähigkeit ihrer Klasse
} einsetzen, wenn deren Karte es in fremden Kämpfen erlaubt.
    .title = Mit Fähigkeiten
rule-meddling-self = Du darfst { EIN($curse, case: "acc") } oder ein Monster auch auf dich selbst spielen und ein Monster schwächen, um den Kämpfenden Schätze zu nehmen.
    .title = Gegen dich selbst
