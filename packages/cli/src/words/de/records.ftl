# kickdoor replay and kickdoor verify.

cli-replay = eine Aufzeichnung ausgeben: jede Aktion und was daraus wurde
cli-replay-file = eine Aufzeichnung, wie `simulate --record` sie schreibt
cli-replay-at = stattdessen den Tisch nach so vielen Aktionen ausgeben; 0 ist das Austeilen
cli-replay-json = JSON ausgeben: eine Zeile je Aktion, mit --at den ganzen Spielstand
cli-replay-bad-at = --at ist eine Anzahl von Aktionen, von 0 bis { $last }
cli-replay-heading = Regeln: { $sheet }. Sets: { $sets }. Am Tisch: { $players }. Startwert { $seed }, gespielt mit Kickdoor { $version }.
cli-verify = Aufzeichnungen nachspielen; stimmt etwas nicht, die erste unmögliche Aktion nennen und mit 1 enden
cli-verify-files = Aufzeichnungen, wie `simulate --record` sie schreibt
cli-verify-sound = { $count ->
    [one] 1 Aktion, alles stimmt
   *[other] { $count } Aktionen, alles stimmt
}

cli-verify-fair = { $file }: Fairer Zufall: Der Server hat seine Festlegung { $commitment } eingehalten; Anteile von { $who }
cli-verify-fair-alone = { $file }: Fairer Zufall: Der Server hat seine Festlegung { $commitment } eingehalten; kein Platz hatte einen Anteil
cli-mismatch-set = Das Set { $set } ist nicht das, mit dem diese Partie gespielt wurde
cli-mismatch-deal = So kann nicht ausgeteilt worden sein: Die erste Zeile wurde geändert, oder die Regeln
cli-mismatch-start = Mit dieser Stellung kann die Partie nicht begonnen haben: { $why }
cli-mismatch-fair-commitment = Der faire Zufall kann nicht stimmen: Der Startwert des Servers ist nicht der, auf den er sich festgelegt hat
cli-mismatch-fair-parts = Der faire Zufall kann nicht stimmen: Die Anteile gehören nicht zu den Plätzen
cli-mismatch-fair-seed = Der faire Zufall kann nicht stimmen: Der Startwert der Partie folgt nicht aus dem des Servers und den Anteilen
cli-mismatch-changed = Aktion { $n } ({ $move }) kann nicht stimmen: Ihre Zeile wurde geändert, oder was daraus wurde
cli-mismatch-unread = Aktion { $n } ({ $move }) kann nicht stimmen: Keine erlaubte Aktion wird so geschrieben
cli-mismatch-time = Aktion { $n } ({ $move }) kann nicht stimmen: Sie liegt vor der Aktion davor
cli-mismatch-refused = Aktion { $n } ({ $move }) kann nicht stimmen: Die Regel { $rule } verbietet sie
cli-mismatch-state = Der Schluss kann nicht stimmen: Der Tisch sieht anders aus
cli-mismatch-log = Der Schluss kann nicht stimmen: Das Protokoll ist ein anderes

# The table after some moves.
cli-unknown-card = unbekannte Karte
cli-table-turn = Zug { $n }, { $who }: { $phase }
cli-table-player = { $name }: Stufe { $level }, { $sex ->
    [female] weiblich
   *[male] männlich
}{ $dead ->
    [true] {", tot"}
   *[false] {""}
}{ $left ->
    [true] {", nicht mehr dabei"}
   *[false] {""}
}
cli-table-attached = { $card } auf { DER($host, case: "dat") }
cli-table-combat = Kampf: { LIST($fighters) } ({ $strength }) gegen { DER($foes, case: "acc") } ({ $against })
cli-table-combat-no-foes = Kampf: { LIST($fighters) } ({ $strength }) gegen niemanden mehr
cli-table-place = Ort: { $card }
cli-table-door = Hinter der Tür: { $card }
cli-table-doors = Türen: { $left } im Stapel, { $discarded } abgelegt
cli-table-treasures = Schätze: { $left } im Stapel, { $discarded } abgelegt
cli-table-pending = Steht aus: { $what }
cli-table-waiting = Gewartet wird auf { $what }: { $time }
cli-table-winners = Gewonnen { AGREE($who, "hat", "hat", "hat", "haben") } { LIST($who) }

cli-place-hand = Hand
cli-place-race = Rasse
cli-place-class = Klasse
cli-place-half-breed = Halb-Blut
cli-place-talents = Kräfte, Stile, Training
cli-place-super-munchkin = Super Munchkin
cli-place-equipped = angelegt
cli-place-carried = nicht angelegt
cli-place-sidekicks = Handlanger
cli-place-steeds = Rösser
cli-place-curses = { -curses }

cli-phase-setup = die ersten Karten werden ausgelegt
cli-phase-opening = vor der Tür
cli-phase-door = eine Türkarte liegt offen
cli-phase-trouble = auf Ärger aus sein oder den Raum plündern
cli-phase-combat = Kampf
cli-phase-flee = Weglaufen
cli-phase-reward = die Beute wird geteilt
cli-phase-looting = die Leiche wird geplündert
cli-phase-closing = Ende des Zuges
cli-phase-charity = Milde Gabe
cli-phase-over = Das Spiel ist aus

cli-pending-do = der Rest einer Wirkung
cli-pending-cancel = { CURSES() ->
    [curses] ein drohender Fluch
    [traps] eine drohende Falle
   *[both] ein drohender Fluch oder eine drohende Falle
}
cli-pending-caught = ein misslungener Weglaufwurf
cli-pending-choice = eine Wahl
cli-pending-draw = Karten, die offen gezogen werden
cli-pending-reward = der Lohn eines Kampfes
cli-pending-loot = eine Leiche, die geplündert wird
cli-pending-excess = zu viel Gepäck
cli-pending-spent = eine Karte, die noch wirkt
cli-pending-seize = Streit um eine abgelegte Karte

cli-waiting-grace = Einwände
cli-waiting-cancel = jemanden, der { CURSES() ->
    [curses] den Fluch
    [traps] die Falle
   *[both] den Fluch oder die Falle
} aufhebt
cli-waiting-seize = Mitbewerber
cli-waiting-request = eine Antwort
cli-waiting-choice = eine Wahl
