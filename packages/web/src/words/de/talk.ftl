# What people at a table say to each other, and the ways to be at a table: elsewhere, later, on one device.
talk = Reden
talk-new = Reden: Es wurde etwas Neues gesagt
talk-title = Am Tisch
talk-nothing = Noch hat niemand etwas gesagt.
talk-off = An diesem Tisch wird geschwiegen.
talk-phrases = Sätze
talk-which-card = Welche Karte?
talk-no-card = Noch liegt keine Karte offen.
talk-typed = Deine Worte
talk-send = Sagen
talk-back = Ein anderer Satz
talk-by = { $who }: { $what }
talk-reacts = { $who } zu { $whom }: { $what }
talk-heading = Bisher gesagt
talk-mutes = Stummschalten
talk-mute = { $who } stummschalten
talk-mute-text = Wer stummgeschaltet ist, wird in diesem Browser nicht gehört und erfährt es nicht.
talk-react = Zeig { $who } ein Gesicht
talk-ask = { $who } um Hilfe bitten, für { $treasures ->
    [0] nichts
    [one] einen Schatz
   *[other] { $treasures } Schätze
}
talk-counter = Nicht unter { $number }
talk-counter-trade = Ein anderes Angebot …
talk-option = Gerede
talk-option-off = keins
talk-option-phrases = fertige Sätze
talk-option-text = Sätze und eigene Worte
reaction-applause = Gut gemacht
reaction-laugh = Ha!
reaction-shock = Was?!
reaction-evil = Na warte
reaction-heart = Ich mag dich
reaction-tear = Wie traurig
say-hello = Hallo zusammen!
say-good-game = Gutes Spiel!
say-well-played = Gut gespielt!
say-thanks = Danke!
say-sorry = Tut mir leid!
say-yes = Ja.
say-no = Nein.
say-one-moment = Moment, ich überlege.
say-hurry = Nun mach schon!
say-who-helps = Wer hilft mir?
say-help-for = { $number ->
    [0] Ich helfe umsonst.
    [one] Ich helfe für einen Schatz.
   *[other] Ich helfe für { $number } Schätze.
}
say-help-free = Ich helfe umsonst.
say-not-for-less = { $number ->
    [0] Ich täte es umsonst.
    [one] Nicht unter einem Schatz.
   *[other] Nicht unter { $number } Schätzen.
}
say-who-one-shot = Wer hat etwas zum Einmalgebrauch?
say-not-telling = Das verrate ich nicht.
say-dont-dare = Wag es ja nicht!
say-no-promises = Ich verspreche nichts.
say-stop = Jemand muss { $who } aufhalten!
say-truce = { $who }, Waffenstillstand?
say-revenge = Das wirst du büßen, { $who }!
say-want-card = Ich hätte gern { DER($card, case: "acc") }. Was willst du dafür?
say-offer-card = Wer will { DER($card, case: "acc") }?
say-mind-card = Achtet auf { DER($card, case: "acc") }!

again-waiting = Die anderen sitzen schon wieder.
again-go = Wieder Platz nehmen
again-absent = Ohne die Abwesenden beginnen
again-absent-text = Wer nicht zurückgekommen ist, wird durch einen Bot ersetzt.

device = Woanders weiterspielen
device-title = Auf einem anderen Gerät weiterspielen
device-text = Öffne dort diese Adresse oder scanne sie. Der Code gilt einmal und drei Minuten lang.
device-code = Code
device-qr = Die Adresse mit dem Code als QR-Code
device-stale = Der Code gilt nicht mehr.
device-new = Ein neuer Code
device-enter = Ein Code von einem anderen Gerät oder dein eigener
device-open = Öffnen
device-opened = { $count ->
    [0] Dieser Code öffnet keinen Tisch.
    [one] Ein Tisch ist jetzt auch hier.
   *[other] { $count } Tische sind jetzt auch hier.
}
device-arrived = Moment, dein Platz kommt hierher.
mine-title = Nimm deine Tische mit
mine-text = Dein eigener Code öffnet alle deine Tische in jedem Browser. Behalte ihn für dich: Wer ihn hat, spielt als du.
mine-show = Meinen Code zeigen
mine-code = Dein Code
mine-copy = Den Code kopieren

watch-late = Wer zuschaut, sieht es später
watch-late-none = sofort
watch-late-minutes = { $minutes ->
    [one] eine Minute später
   *[other] { $minutes } Minuten später
}
watch-count = { $count ->
    [one] einer schaut zu
   *[other] { $count } schauen zu
}
watch-soon = Du siehst das Spiel { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} später. Gleich geht es los.
watch-open = Wer zuschaut, darf später meine Karten sehen
watch-open-text = Sie sehen, was du siehst, auch deine Hand: ab jetzt und so viel später, wie der Tisch es vorsieht.
watch-with = Zuschauen mit
watch-with-nobody = niemandes Augen
watch-as = Du siehst, was { $who } sieht.

local-title = An einem Gerät
local-text = Mehrere teilen sich dieses Gerät und reichen es weiter. Ein Vorhang verbirgt jede Hand.
local-add = Noch jemand
local-remove = Entfernen
local-name = Name der { $number }. Person
local-bots = Bots dazu
local-packs = Ein eigenes Set
local-no-pack = Keins
local-pack-file = Set-Datei hinzufügen (.kickdoor)
local-pack-by = Gemischt mit
local-pack-here = Das Spiel bleibt auf diesem Gerät, mit den Karten des Sets.
local-pack-wrong = Mit „{ $name }“ kann man so nicht spielen. Die Werkstatt sagt, was daran falsch ist.
local-go = Anfangen
local-same = Alle brauchen einen eigenen Namen.
local-pass = Gib weiter an { $who }
local-pass-text = Alle anderen schauen weg.
local-mine = Ich bin { $who }
local-switch = Jemand anders hier
