# The rules: sidekicks, steeds, lasers.

## Sidekicks

chapter-sidekicks = Handlanger
rule-sidekicks-play = Einen Handlanger darfst du jederzeit spielen, auch im Kampf, und jederzeit ablegen. Mehr als einen hast du nur, wenn eine Karte es erlaubt.
    .title = Anheuern
rule-sidekicks-card-only = Ein Handlanger tut nur, was auf seiner Karte steht, und trägt oder benutzt Gegenstände nur, wenn sie es sagt.
    .title = Dienst nach Karte
rule-sidekicks-not-items = Ein Handlanger ist kein Gegenstand und kann nicht verkauft werden, außer er hat einen Preis.
    .title = Unverkäuflich
rule-sidekicks-sacrifice = Wer einen Kampf verloren hat, darf statt zu würfeln einen Handlanger samt allem, was er trägt, ablegen und entkommt allen Monstern des Kampfes, auch solchen, denen man nicht entkommen kann; er sagt, ob auch der Helfer entkommt oder würfelt.
    .title = Das Opfer
rule-sidekicks-solo-bonus = Ein Handlanger kostet dich nicht den Klassenbonus fürs Alleinkämpfen.
    .title = Trotzdem allein
rule-sidekicks-enhanced = { $followers ->
    [yes] Ein Monsterverstärker auf einem Handlanger, egal wessen, gibt in jedem Kampf +1 für +5 und +2 für +10. Ein negativer macht nur einen positiven zunichte, so viel er wert ist (−5 auf +10 lässt +1 übrig), und darf jederzeit gespielt werden, auch im Kampf.
   *[no] An diesem Tisch wirken Monsterverstärker nicht auf Handlanger.
}
    .title = Verstärkte Handlanger
rule-sidekicks-sex = { $sidekickSex ->
    [yes] Boni und Abzüge eines Monsters gegen Geschlecht, Klasse oder Rasse gelten auch für Handlanger, wenn sie nicht sofort abgelegt werden. Schlimme Dinge treffen Handlanger nur, wenn sie es sagen, und fragen nicht nach deren Geschlecht. Ein Gegenstand für nur ein Geschlecht darf einem Handlanger dieses Geschlechts gegeben werden.
   *[no] An diesem Tisch spielt das Geschlecht eines Handlangers keine Rolle.
}
    .title = Das Geschlecht der Handlanger
rule-sidekicks-change-sex = Eine Karte, die das Geschlecht eines Spielers ändert, darf auch auf einen Handlanger gespielt werden.
    .title = Wechsel des Geschlechts
rule-sidekicks-carried-items = Ein Gegenstand, den ein Handlanger trägt, auch einer, den du selbst nicht benutzen könntest, zählt als deiner und wird so auch von { FORM($curse, case: "dat", number: "plural") } und Schlimmen Dingen getroffen. Opfert sich der Handlanger, ist der Gegenstand verloren; wird er getötet, behältst du ihn; wird der Handlanger dir durch { EIN($curse, case: "acc") }, durch Schlimme Dinge oder einen Seitenwechsel genommen, geht der Gegenstand mit.
    .title = Was ein Handlanger trägt
rule-sidekicks-extra-hands = Verschafft dir ein Handlanger zusätzliche Hände oder Platz für Große Gegenstände, gehört, was du damit trägst, dir selbst, und was dem Handlanger zustößt, berührt es nicht.
    .title = Zusätzliche Hände
rule-sidekicks-cheat = „Schummeln“ erlaubt dir einen weiteren Handlanger oder einem Handlanger einen Gegenstand, den er sonst nicht tragen könnte.
    .title = Mit Handlangern schummeln

## Steeds

chapter-steeds = Rösser
rule-steeds-one = Rösser sind Türkarten und Gegenstände. Jeder hat nur eines, außer mit „Schummeln“. Was einen Gegenstand treffen kann, kann auch ein Ross treffen.
    .title = Ein Ross für jeden
rule-steeds-big = Ein Ross ist groß für alles, was Großes trifft, und damit im gemischten Spiel vor Dieben sicher, zählt aber nicht zur Grenze für Große Gegenstände; manches lässt seinen Reiter mehr tragen.
    .title = Groß, aber nicht gezählt
rule-steeds-enhanced = { $followers ->
    [yes] Monsterverstärker wirken auf ein Ross wie auf einen Handlanger und in voller Höhe auf ein Ross, das als Monster bekämpft wird.
   *[no] An diesem Tisch wirken Monsterverstärker nicht auf Rösser.
}
    .title = Verstärkte Rösser
rule-steeds-flee = Beim Weglaufen ersetzt der Wert des Rosses alle Boni und Abzüge des Reiters und seiner anderen Gegenstände; Handlanger und { FORM($curse, number: "plural") } zählen weiterhin. Der Reiter darf das Ross vor dem Wurf ablegen und ohne es würfeln.
    .title = Davonreiten
rule-steeds-as-monster = Wer ein Ross offen zieht, darf es bekämpfen: Seine Stufe ist das Doppelte seines Bonus, der Sieg bringt eine Stufe und einen Schatz, seine Schlimmen Dinge kosten eine Stufe.
    .title = Wilde Rösser
rule-steeds-gear = Ein Ross benutzt keine Gegenstände außer denen, auf denen es steht (manche sind nur für Rösser), und auf diese dürfen keine Gegenstandsverstärker gespielt werden.
    .title = Ausrüstung für Rösser

## Lasers

chapter-lasers = Laser
rule-lasers-kind = Eine Laserwaffe ist jeder Gegenstand, dessen Name endet wie der des Lasers; jede ist zweihändig.
    .title = Was ein Laser ist
rule-lasers-combine = Beliebig viele Laserwaffen lassen sich zu einer zweihändigen Waffe mit den Boni und Eigenschaften aller verbinden und einzeln wieder abnehmen.
    .title = Laser verbinden
rule-lasers-single = Was einen Gegenstand trifft, trifft einen Laser der verbundenen Waffe, nicht alle.
    .title = Einer nach dem anderen
rule-lasers-fire = Jede Laserwaffe zählt als Feuer.
    .title = Heiße Sache
