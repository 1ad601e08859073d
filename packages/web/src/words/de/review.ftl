# What a search finds in a finished game, and advises in a running one.

review-mistake-title = Der teuerste Fehler
review-turning-title = Wendepunkte
review-looking = Wird gesucht: { $percent } %
review-mistake = { $who }: „{ $made }“, Siegchance { $with } %. Mit „{ $best }“ wären es { $instead } % gewesen.
review-mistake-wait = { $who }: „{ $made }“, Siegchance { $with } %. Erst einmal den anderen den Vortritt zu lassen, hätte { $instead } % gebracht.
review-no-mistake = Keiner, bei dem die Suche sicher wäre. Alle haben gut gespielt.
review-note = Die Chancen sind geschätzt: Eine Suche hat von dem aus weitergespielt, was zu diesem Zeitpunkt zu sehen war.
review-rose = Die Siegchance von { $who } stieg von { $before } % auf { $after } %.
review-fell = Die Siegchance von { $who } fiel von { $before } % auf { $after } %.

advice-ask = Den Coach fragen
advice-title = Das würde der Coach tun
advice-thinking = Der Coach denkt nach …
advice-failed = Der Coach war nicht zu erreichen.
advice-old = Das Spiel ist inzwischen weitergegangen.
advice-again = Noch einmal fragen
advice-wait = Den anderen den Vortritt lassen
advice-chance = gewinnt etwa { $percent } von 100 Partien
advice-thumb = Jemand ist noch eine Antwort schuldig, da kann der Coach nicht rechnen. Nach der Faustregel:
advice-note = Der Coach sieht, was du siehst. Er spielt von hier aus viele Male weiter und teilt die verdeckten Karten jedes Mal neu aus.

# Why a bot made a move, and what a move cost a person, on the replay page.
why-ask = Warum?
why-title = { $who }: Warum so?
why-did = { $who }: „{ $made }“.
why-said = Am Tisch gesagt: „{ $said }“
why-thumb = Hier ging der Bot nach Faustregeln vor und hat keine Chancen verglichen.
why-compared = Der Bot hat verglichen, was diese Aktionen bringen:
why-made = gewählt
why-note = Er sah nur, was von seinem Platz aus zu sehen war. Er hat viele Male weitergespielt und die verdeckten Karten jedes Mal neu ausgeteilt.

cost-ask = Kosten?
cost-short = Kosten: { $percent } %
cost-title = Was die Aktionen gekostet haben
cost-looking = Aktionen werden bewertet: { $percent } %
cost-failed = Die Aktionen konnten nicht bewertet werden.
cost-none = Es gibt nichts zu bewerten: Keine Aktion hatte eine Alternative, die sich berechnen lässt.
cost-at = Aktion { $n }
cost-some = { $who }: „{ $made }“ hat { $percent } % Siegchance gekostet. Besser: „{ $best }“.
cost-best = { $who }: „{ $made }“. Etwas Besseres fand sich nicht.
cost-even = { $who }: „{ $made }“ war etwa so gut wie „{ $best }“.
cost-note = Nach dem, was zu diesem Zeitpunkt zu sehen war. Die Chancen sind geschätzt; Aktionen ohne Alternative fehlen.

move-play-side = { CAPITAL(DER($card, case: "acc")) } für die { $side ->
    [fighters] Munchkins
   *[monsters] Monster
} spielen
move-play-on = { CAPITAL(DER($card, case: "acc")) } auf { DER($on, case: "acc") } spielen
move-play-with = { CAPITAL(DER($card, case: "acc")) } mit { DER($with, case: "dat") } spielen
move-fight = Mit { DER($card, case: "dat") } auf Ärger aus sein
move-equip = { CAPITAL(DER($card, case: "acc")) } anlegen
move-unequip = { CAPITAL(DER($card, case: "acc")) } beiseitelegen
move-drop = { CAPITAL(DER($card, case: "acc")) } ablegen
move-part = { CAPITAL(DER($card, case: "acc")) } ausbauen
move-join = { CAPITAL(DER($cards, case: "acc")) } zu einer Waffe zusammenbauen
move-sell = { CAPITAL(DER($cards, case: "acc")) } verkaufen
move-give = { $whom } { DER($cards, case: "acc") } geben
move-charity-discard = { CAPITAL(DER($cards, case: "acc")) } ablegen
move-offer = { $whom } einen Tausch anbieten: { DER($give, case: "acc") } für { DER($get, case: "acc") }
move-plea = { $whom } um { DER($get, case: "acc") } als Geschenk bitten
move-ask = { $whom } um Hilfe bitten: { $terms }
move-choose = Auswählen: { LIST($named) }
