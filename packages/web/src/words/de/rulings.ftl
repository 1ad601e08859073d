# The host's last word: the table's setting, the sheet, what is proposed, and how it ended.

rulings-option = Entscheide
rulings-option-host = allein der Gastgeber
rulings-option-majority = wenn die Mehrheit zustimmt
rulings-option-all = wenn alle zustimmen
rulings-option-text = Wer den Tisch leitet, darf richten, was schiefging: Züge zurücknehmen, eine Stufe berichtigen, eine Karte umlegen.
ruling-end-carried = Der Entscheid von { $who } gilt.
ruling-end-refused = Der Tisch hat den Entscheid von { $who } abgelehnt.
ruling-end-withdrawn = { $who } hat den Entscheid zurückgezogen.
ruling-end-late = Dem Entscheid von { $who } haben nicht rechtzeitig genug zugestimmt.
ruling-end-moved-on = Das Spiel ist weiter: Der Entscheid von { $who } passt nicht mehr.
ruling-make = Als Gastgeber entscheiden
ruling-propose = Vorschlagen
ruling-decide = So entscheiden
ruling-consent-host = An diesem Tisch entscheidest du allein. Alle sehen es im Protokoll.
ruling-consent-majority = Mehr als die Hälfte der Leute am Tisch muss zustimmen. Bots stimmen nicht ab.
ruling-consent-all = Alle Leute am Tisch müssen zustimmen. Bots stimmen nicht ab.
ruling-what = Was berichtigt wird
ruling-what-moves = Züge zurücknehmen
ruling-what-level = eine Stufe
ruling-what-card = eine Karte
ruling-before = Zurück vor
ruling-no-moves = Kein Zug lässt sich zurücknehmen: Ein Wurf gilt.
ruling-whose = Bei wem
ruling-level-label = Stufe
ruling-which = Karte
ruling-which-none = Karte wählen
ruling-where = Wohin
ruling-where-hand = auf die Hand
ruling-where-play = ins Spiel
ruling-where-away = auf die Ablage
ruling-rewind = { $who } schlägt vor, hiervor zurückzugehen: { $line }
ruling-rewind-number = { $who } schlägt vor, vor Zug { $to } zurückzugehen.
ruling-level = { $who } schlägt Stufe { $level } für { $whom } vor.
ruling-hand = { $who } schlägt vor: { $whom } nimmt { DER($card, case: "acc") } auf die Hand.
ruling-play = { $who } schlägt vor: { $whom } hat { DER($card, case: "acc") } im Spiel.
ruling-away = { $who } schlägt vor: { DER($card) } kommt auf den Ablagestapel.
ruling-lost = { $count ->
    [one] Ein Zug ginge verloren.
   *[other] { $count } Züge gingen verloren.
}
ruling-seen = Seitdem haben alle gesehen: { LIST($cards) }.
ruling-known = Seitdem haben einige Karten gesehen: { LIST($known) }.
