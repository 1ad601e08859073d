# The rules of the catalog. Each is a sentence or two that says what holds at a table, and has a short title.
# Their variables are filled in by `words/rule-phrase.ts`; a sheet's own wordings are in its folder.

# A curse, as the table calls it.
curse-word = Fluch
    .gender = masculine
    .plural = Flüche
    .dat-plural = Flüchen
trap-word = Falle
    .gender = feminine
    .plural = Fallen
    .dat-plural = Fallen
# Monsters that join others of their kind.
joining-undead = ein untotes Monster
joining-santa = ein Santa-Monster
joining-stampede = ein Stampede-Monster

## Setup

chapter-setup = Vorbereitung
rule-setup-players = { $min } bis { $max } Spieler können mitspielen.{ $more ->
    [0] {""}
   *[other] {" "}Wird ein weiteres Set dazugemischt, bis zu { $more }.
}
    .title = Wie viele mitspielen
rule-setup-decks = { $mixed ->
    [yes] Alle Türkarten der Sets werden zu einem Türstapel gemischt, alle Schatzkarten zu einem Schatzstapel.
   *[no] Die 168 Karten werden in einen Türstapel und einen Schatzstapel aufgeteilt. Beide werden gemischt.
}
    .title = Die beiden Stapel
rule-setup-die = Ein sechsseitiger Würfel entscheidet übers Weglaufen, bei Gleichstand zwischen Spielern und über alles, was sonst dem Zufall überlassen bleibt.
    .title = Der Würfel
rule-setup-deal = Jeder Spieler bekommt von beiden Stapeln je { $deal } Karten.
    .title = Die Anfangskarten
rule-setup-character = Alle beginnen auf Stufe 1, { $races ->
    [yes] als Mensch und ohne Klasse
   *[no] ohne Klasse
}. Dein Charakter hat anfangs dein eigenes Geschlecht.
    .title = Dein Charakter
rule-setup-opening-plays = Vor dem ersten Zug darfst du aus deinen Anfangskarten { $races ->
    [yes] eine Rasse, eine Klasse
   *[no] eine Klasse
}{ $openingSuper ->
    [yes] {" "}(mit Super Munchkin auch eine zweite)
   *[no] {""}
}{ $openingSidekicks ->
    [0] {""}
   *[other] , einen Handlanger
} und beliebig viele Gegenstände{ $openingItems ->
    [usable] , die du benutzen kannst,
   *[any] {""}
} auslegen, sonst nichts.
    .title = Auslegen vor dem Spiel
rule-setup-first-player = Der Würfel entscheidet, wer anfängt; bei Gleichstand wird noch einmal gewürfelt. Gespielt wird nach links.
    .title = Wer anfängt

## Cards

chapter-cards = Karten und Hand
rule-cards-two-discards = Türen und Schätze haben je einen eigenen, offenen Ablagestapel.
    .title = Zwei Ablagestapel
rule-cards-discards-closed = In einem Ablagestapel wird nicht geblättert, es sei denn, eine Karte erlaubt es; zu sehen ist nur die oberste.
    .title = Abgelegt ist abgelegt
rule-cards-reshuffle = Ist ein Stapel leer, wird der zugehörige Ablagestapel gemischt und bildet den neuen.
    .title = Neu mischen
rule-cards-none-left = Sind Stapel und Ablagestapel leer, kann niemand mehr solche Karten ziehen; alles Übrige geht weiter.
    .title = Nichts mehr zu ziehen
rule-cards-in-play-public = Karten im Spiel liegen für alle offen: { $races ->
    [yes] Rasse, Klasse
   *[no] Klasse
}, Gegenstände, { $sidekicks ->
    [yes] Handlanger,{" "}
   *[no] {""}
}{ $steeds ->
    [yes] Rösser,{" "}
   *[no] {""}
}bleibende { FORM($curse, number: "plural") }.
    .title = Was offen liegt
rule-cards-hand-private = Handkarten sind nicht im Spiel und helfen dir nicht. Nehmen kann sie dir nur, was ausdrücklich die Hand nennt. Die anderen sehen nur, wie viele es sind.
    .title = Die Hand gehört dir
rule-cards-hand-shown = Du darfst anderen jederzeit Karten aus deiner Hand zeigen.
    .title = Karten zeigen
rule-cards-hand-limit = Am Ende deines Zuges darfst du höchstens { $hand } Karten auf der Hand haben, wenn keine Karte etwas anderes sagt; bis dahin und in den Zügen der anderen dürfen es mehr sein.
    .title = Das Handlimit
rule-cards-no-return = Eine Karte im Spiel kommt nie auf die Hand zurück; sie verlässt das Spiel nur, indem sie abgelegt, getauscht oder verkauft wird.
    .title = Gespielt ist gespielt

## Precedence

chapter-precedence = Was Vorrang hat
rule-precedence-card-over-sheet = Widersprechen sich Karte und Regel, gilt die Karte.
    .title = Karte vor Regel
rule-precedence-level-floor = Nichts bringt einen Spieler unter Stufe 1; die Kampfstärke darf aber null oder negativ sein.{ $enhancers ->
    [level] {" "}Auch die Stufe eines Monsters fällt nie unter 1.
   *[strength] {""}
}
    .title = Nie unter Stufe 1
rule-precedence-level-only-by-kill = Nach einem Kampf steigt nur auf, wer ein Monster getötet hat.
    .title = Ohne Töten keine Stufe
rule-precedence-no-reward-in-combat = Für ein besiegtes Monster gibt es weder Stufe noch Schatz, bevor der Kampf vorbei ist.
    .title = Kein Lohn mitten im Kampf
rule-precedence-last-level = { $lastByCard ->
    [yes] Stufe { $last } erreichst du nur, indem du ein Monster tötest, oder durch eine Karte, die ausdrücklich auch diese Stufe bringt.
   *[no] { $cowboy ->
        [yes] Stufe { $last } erreichst du nur, indem du ein Monster tötest, oder durch die Sonderfähigkeit des Cowboys. Keine andere Karte bringt sie.
       *[no] Stufe { $last } erreichst du nur, indem du ein Monster tötest. Keine Karte bringt sie auf andere Weise.
    }
}
    .title = Die letzte Stufe
rule-precedence-explicit = { $lastByCard ->
    [yes] Die niedrigste Stufe, Stufen nur fürs Töten, kein Lohn mitten im Kampf und die letzte Stufe: Davon weicht nur eine Karte ab, die das ausdrücklich sagt.
   *[no] { $cowboy ->
        [yes] Stufen nur fürs Töten und kein Lohn mitten im Kampf: Davon darf jede Karte abweichen. Von der niedrigsten und der letzten Stufe weicht keine ab, nur die Sonderfähigkeit des Cowboys.
       *[no] Stufen nur fürs Töten und kein Lohn mitten im Kampf: Davon darf jede Karte abweichen. Von der niedrigsten und der letzten Stufe weicht keine ab.
    }
}
    .title = Regeln, die standhalten
rule-precedence-owner = Was dann noch strittig ist, entscheidet, wem das Spiel gehört. Am digitalen Tisch ist das der Gastgeber.
    .title = Das letzte Wort

## Timing

chapter-timing = Wann man was spielt
rule-timing-any-time = Jederzeit, egal in wessen Zug, im Kampf und außerhalb, darfst du deine eigene { $races ->
    [yes] Rasse oder Klasse
   *[no] Klasse
} ablegen und { NAMES($goUp) } oder { EIN($curse, case: "acc") } aus der Hand spielen.
    .title = Jederzeit
rule-timing-not-in-combat = Solange du nicht kämpfst, darfst du jederzeit Gegenstände anlegen oder beiseitelegen, mit jemandem tauschen, der auch nicht kämpft, und eine Karte spielen, sobald du sie bekommst.
    .title = Außerhalb des Kampfes
rule-timing-own-turn = Nur in deinem eigenen Zug spielst du { $races ->
    [yes] eine Rasse oder Klasse
   *[no] eine Klasse
} (jederzeit, auch im Kampf), verkaufst Gegenstände (nicht im Kampf und nicht beim Weglaufen) und spielst Gegenstände aus der Hand (nicht im Kampf, außer Einmal-Gegenständen).
    .title = In deinem Zug
rule-timing-on-receipt = { $races ->
    [yes] Einen Gegenstand, eine Rasse, eine Klasse oder einen Schatz
   *[no] Einen Gegenstand, eine Klasse oder einen Schatz
} darfst du auch in dem Moment spielen, in dem du die Karte bekommst, egal in wessen Zug, wenn du nicht kämpfst.
    .title = Sobald du es bekommst
rule-timing-specials = { $specials ->
    [any] Ein Schatz, der kein Gegenstand ist, darf jederzeit gespielt werden, wenn die Karte nichts anderes sagt, aber nur, wenn er etwas bewirkt. Danach wird er abgelegt.
   *[own] Ein Schatz, der kein Gegenstand ist, wird gespielt, wann es die Karte sagt; sagt sie nichts, dann beim Erhalt oder im eigenen Zug außerhalb des Kampfes, und nur, wenn er etwas bewirkt. Danach wird er abgelegt.
}
    .title = Schätze, die keine Gegenstände sind

## Turn

chapter-turn = Der Zug
rule-turn-opening = Bevor du die Tür eintrittst, darfst du Karten spielen, deine Ausrüstung ändern, tauschen und Gegenstände für Stufen verkaufen.
    .title = Vor der Tür
rule-turn-kick = Du ziehst die oberste Türkarte und deckst sie für alle sichtbar auf.
    .title = Tür eintreten
rule-turn-kick-monster = Ein Monster hinter der Tür musst du bekämpfen, und der Kampf wird zu Ende gebracht, bevor in deinem Zug etwas anderes geschieht.
    .title = Ein Monster an der Tür
rule-turn-kick-curse = { CAPITAL(EIN($curse)) } hinter der Tür trifft dich sofort, wenn das geht, und wird dann abgelegt, falls die Karte nicht liegen bleibt.
    .title = Pech an der Tür
rule-turn-kick-other = Jede andere Karte hinter der Tür darfst du sofort spielen oder auf die Hand nehmen.
    .title = Sonst etwas an der Tür
rule-turn-trouble = War hinter der Tür kein Monster, darfst du eines aus der Hand spielen und bekämpfen, als wäre es hinter der Tür gewesen.
    .title = Auf Ärger aus sein
rule-turn-loot = { $friendly ->
    [yes] War hinter der Tür kein Monster oder nur ein freundliches und hast du auch keinen Ärger gesucht,
   *[no] War hinter der Tür kein Monster und hast du auch keinen Ärger gesucht,
} ziehst du { $listen ->
    [yes] verdeckt einen Schatz auf die Hand.
   *[no] verdeckt eine zweite Türkarte auf die Hand.
} Nach dem Weglaufen wird nicht geplündert.
    .title = Den Raum plündern
rule-turn-charity = Hast du am Ende deines Zuges mehr als { $hand } Karten auf der Hand, spielst du die überzähligen oder verteilst sie so gleichmäßig wie möglich an die Spieler mit der niedrigsten Stufe; wer die größere Hälfte bekommt, entscheidest du. Hast du selbst die niedrigste Stufe, auch gemeinsam mit anderen, legst du sie ab.{ $death ->
    [yes] {" "}Tote bekommen nichts.
   *[no] {""}
}
    .title = Milde Gabe
rule-turn-next = Dann ist der Spieler zur Linken am Zug.
    .title = Der Nächste, bitte
