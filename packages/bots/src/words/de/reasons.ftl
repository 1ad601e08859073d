# Why a bot made its move. These never reveal hidden cards.
bot-why-accept-help = { $character ->
    [bold] Ein Kampf? Ich war bei „Kampf“ schon dabei.
    [stingy] Bei dem Preis? Gern.
    [vengeful] Gut. Aber merk dir, wer gekommen ist.
    [diplomat] Zusammen geht es doch immer besser.
   *[other] Dafür kämpfe ich gern mit.
}
bot-why-ask = { $character ->
    [bold] Das Monster reicht für zwei. Kommst du?
    [stingy] Ich brauche Hilfe. Möglichst günstige.
    [vengeful] Hilf mir, und ich vergesse es nicht.
    [diplomat] Wollen wir das gemeinsam angehen?
   *[other] Allein schaffe ich das nicht.
}
bot-why-at-random = Warum nicht?
bot-why-bargain = Ein guter Preis.
bot-why-own-phase = Wozu kann ich das denn.
bot-why-charity = Ich habe zu viel auf der Hand.
bot-why-choose = Das kann ich am ehesten entbehren.
bot-why-claim = { $character ->
    [bold] Ha! War das alles?
    [stingy] Meins. Alles meins.
    [vengeful] Mal sehen, wer sich jetzt einmischt.
    [diplomat] Keine Einwände? Wie schön.
   *[other] Wir sind stärker.
}
bot-why-counter = Für { $treasures ->
    [one] einen Schatz
   *[other] { $treasures } Schätze
} bin ich dabei.
bot-why-curse = { $character ->
    [bold] Fang!
    [stingy] Nimm. Ist sogar umsonst.
    [vengeful] Du hast so komisch geguckt.
    [diplomat] Tut mir leid, irgendwer musste es ja kriegen.
   *[other] Nimm’s nicht persönlich. Ich hatte es eben auf der Hand.
}
bot-why-decline-help = { $character ->
    [bold] Der gehört ganz dir. Ich schaue zu!
    [stingy] Dafür stehe ich nicht einmal auf.
    [vengeful] Nein. Und du weißt, warum. Oder bald.
    [diplomat] Liebend gern, nur nicht zu diesen Bedingungen.
   *[other] Das ist es mir nicht wert.
}
bot-why-decline-trade = Ich behalte lieber, was ich habe.
bot-why-dodge = Das soll mich lieber nicht erwischen.
bot-why-door = Mal sehen, was hinter der Tür ist.
bot-why-end = Das war’s für diesen Zug.
bot-why-equip = Das steht mir besser.
bot-why-escape = Nur weg von hier.
bot-why-excess = Alles kann ich nicht tragen.
bot-why-fight-power = Dafür habe ich trainiert.
bot-why-fight-shot = Das sollte den Ausschlag geben.
bot-why-flee = { $character ->
    [bold] Ich fliehe nicht. Ich greife den Ausgang an.
    [stingy] Die Stiefel waren teuer, die schone ich.
    [vengeful] Wir sehen uns wieder, Untier.
    [diplomat] Sagen wir unentschieden.
   *[other] Das ist nicht zu gewinnen.
}
bot-why-grudge = { $character ->
    [bold] Jetzt bist du dran!
    [stingy] Schulden vergesse ich nie.
    [vengeful] Ich führe eine Liste. Du stehst drauf.
    [diplomat] Rache? Nur ein kleiner Ausgleich.
   *[other] Das ist für vorhin.
}
bot-why-hire = Ich zahle besser.
bot-why-lay-out = Das kann ich gebrauchen.
bot-why-leader = { $character ->
    [bold] Stufe { $level }? Komm da runter!
    [stingy] Stufe { $level } reicht ja wohl.
    [vengeful] Stufe { $level }. Das habe ich gesehen.
    [diplomat] Stufe { $level }, bei der Gesellschaft! Das ist nur gerecht.
   *[other] Stufe { $level } ist hoch genug.
}
bot-why-level = Aufwärts geht’s.
bot-why-loot = Vielleicht liegt ja etwas herum.
bot-why-meddle = Etwas mehr Spannung, bitte.
bot-why-must = Irgendetwas muss ich ja tun.
bot-why-pass = Von mir aus.
bot-why-ready = Von mir aus kann es losgehen.
bot-why-roll = Nichts wie weg!
bot-why-sell = Mit Gold kauft man Erfahrung.
bot-why-steal = Das steht mir besser als dir.
bot-why-stop = Mit Stufe { $level } wäre das Spiel aus.
bot-why-thanks = { $character ->
    [bold] Eine Hand wäscht die andere. Los!
    [stingy] So, nun sind wir quitt, auf den Pfennig.
    [vengeful] So etwas merke ich mir nämlich auch.
    [diplomat] Unter Freunden doch selbstverständlich!
   *[other] Du hast mir geholfen, jetzt helfe ich dir.
}
bot-why-trade = { $character ->
    [bold] Tauschen? Schnell, bevor ich nachdenke!
    [stingy] Dies gegen das. Nachgezählt ist es schon.
    [vengeful] Ein fairer Tausch. Ich an deiner Stelle nähme ihn an.
    [diplomat] Dir steht dies, mir das andere. Wollen wir?
   *[other] Du kannst dies brauchen und ich das.
}
bot-why-trouble = { $character ->
    [bold] Endlich was los!
    [stingy] In dem steckt ein Schatz.
    [vengeful] Mit dem habe ich noch eine Rechnung offen.
    [diplomat] Ich habe jemanden mitgebracht.
   *[other] Mit dem hier werde ich fertig.
}
