# The coach: one sentence for whoever has not been there before.

coach-lay-out = Leg vor dem ersten Zug aus, was dir hilft. { $card } zählt dann sofort.
coach-ready = Nichts mehr auszulegen? Dann sag, dass du fertig bist, und der erste Zug beginnt.
coach-kick = Du bist am Zug. Tritt die Tür ein und sieh nach, was dahinter wohnt.
coach-wear = { $card } kann dir nützen: Spiel die Karte vor dem nächsten Kampf aus.
coach-level = { $card } bringt dir eine Stufe: Spiel die Karte aus.
coach-full-hand = Mehr Karten, als deine Hand halten darf: Was du auslegst, behältst du.
coach-door-card = Hinter dieser Tür ist kein Monster, also gehört die Karte dir. Nimm sie auf die Hand oder spiel sie gleich.
coach-trouble = Alles ruhig. Kämpf gegen ein Monster aus deiner Hand oder plündere den Raum: Das bringt noch eine Karte.
coach-loot = Plündern bringt dir noch eine Karte, die nur du siehst.
coach-fight-win = Du liegst vorn, mehr braucht es nicht: Sag, dass du gewinnst.
coach-fight-help = Allein zu stark für dich. Bitte jemanden um Hilfe: Eure Stärken zählen zusammen, gegen einen Anteil an den Schätzen.
coach-fight-card = Noch bist du nicht stark genug. { $card } dreht den Kampf: Spiel die Karte auf deiner Seite.
coach-fight-end = Du bist nicht stark genug. { $card } beendet den Kampf, bevor jemand weglaufen muss.
coach-fight-flee = Diesen Kampf rettet niemand mehr. Lauf weg: Der Würfel entscheidet.
coach-fight-lost = Diesen Kampf rettet niemand mehr, und der Würfel auch nicht. Lauf weg, dann ist es vorbei.
coach-roll = Würfle. Eine Seite mit Häkchen rettet dich, bei jeder anderen passieren die Schlimmen Dinge.
coach-roll-lost = Diesmal rettet dich keine Seite des Würfels. Würfle, und die Schlimmen Dinge passieren.
coach-spoil = { $who } gewinnt gleich. { $card } verhindert das, wenn du die Karte jetzt spielst.
coach-pass = { $who } erklärt den Kampf für gewonnen. Lass es geschehen oder spiel vorher etwas dagegen.
coach-pass-run = { $who } gibt den Kampf auf und will weglaufen. Lass es geschehen oder spiel vorher eine Karte.
coach-asked = { $who } bittet dich um Hilfe. Gewinnt ihr zusammen, bekommst du, was geboten ist.
coach-trade = { $who } will tauschen. Vergleiche, wie stark ihr vorher und nachher seid; ein Nein kostet nichts.
coach-stop = { $card } hält das auf, wenn du die Karte jetzt spielst.
coach-announced = { $who } spielt gleich eine Karte aus. Kannst oder willst du das nicht aufhalten, lass es geschehen.
coach-curse = { CURSES() ->
    [traps] Gleich schnappt eine Falle zu. Kannst du sie nicht aufhalten, lass sie
   *[other] Gleich wirkt ein Fluch. Kannst du ihn nicht aufhalten, lass ihn
} geschehen.
coach-choose = Das entscheidest du: Wähl aus, und das Spiel geht weiter.
coach-sell = Was du nicht brauchst, kannst du verkaufen: Für Karten im Wert von 1.000 { -gold-pieces(case: "dat") } gibt es eine Stufe.
coach-charity = Du hast zu viele Karten auf der Hand. Was zu viel ist, bekommt, wer auf der niedrigsten Stufe steht.
coach-discard = Du hast zu viele Karten auf der Hand. Niemand steht auf einer niedrigeren Stufe als du, also legst du ab, was zu viel ist.
coach-end = Nichts Besseres zu tun? Dann beende deinen Zug.
coach-off = Hinweise ausschalten
coach-switch = Hinweise für den Einstieg
learned-door = So kommst du voran: Jedes besiegte Monster bringt eine Stufe, und mit Stufe 10 gewinnst du.
learned-help = Zu zweit seid ihr stärker, und umsonst hilft niemand.
learned-betrayal = Das ist die andere Hälfte des Spiels: Niemand gewinnt, solange du eine Karte dagegen hast.
learned-next = Weiter: { $lesson }
learned-all = Zurück zur Tür
