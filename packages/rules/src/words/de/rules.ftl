# The rules of the catalog. Each is a sentence or two that says what holds at the table which it is asked about, and
# has a short title. What the sentences are filled with is made in `words/rule-phrase.ts`.

# A curse, by the name that it has at the table.
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
   *[no] { $sheet ->
        [winter] Die 68 Türkarten und die 44 Schatzkarten bilden zwei Stapel. Beide werden gemischt.
       *[other] Die 168 Karten werden in einen Türstapel und einen Schatzstapel geteilt. Beide werden gemischt.
    }
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
rule-cards-discards-closed = Niemand blättert in einem Ablagestapel, solange keine Karte es erlaubt; zu sehen ist nur die oberste Karte.
    .title = Abgelegt ist abgelegt
rule-cards-reshuffle = Ist ein Stapel leer, wird sein Ablagestapel gemischt und wird zum neuen Stapel.
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
rule-cards-hand-private = Handkarten sind nicht im Spiel, sie helfen nicht, und nur was ausdrücklich die Hand nennt, kann sie dir nehmen. Die anderen sehen nur, wie viele es sind.
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
} ablegen, „Steige eine Stufe auf“ spielen oder { EIN($curse, case: "acc") } aus der Hand.
    .title = Jederzeit
rule-timing-not-in-combat = Solange du nicht kämpfst, darfst du jederzeit Gegenstände anlegen und ablegen, mit jemandem tauschen, der auch nicht kämpft, und eine Karte spielen, sobald du sie bekommst.
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
rule-turn-opening = Bevor du die Tür öffnest, darfst du Karten spielen, deine Ausrüstung ändern, tauschen und Gegenstände für Stufen verkaufen.
    .title = Vor der Tür
rule-turn-kick = Du ziehst die oberste Türkarte und deckst sie für alle sichtbar auf.
    .title = Tür eintreten
rule-turn-kick-monster = Ein Monster hinter der Tür musst du bekämpfen, und der Kampf wird zu Ende gebracht, bevor in deinem Zug etwas anderes geschieht.
    .title = Ein Monster an der Tür
rule-turn-kick-curse = { CAPITAL(EIN($curse)) } hinter der Tür trifft dich sofort, wenn das geht, und wird dann abgelegt, falls die Karte nicht bleibt.
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
rule-turn-charity = Am Ende des Zuges werden Karten über { $hand } hinaus gespielt oder so gleichmäßig wie möglich an die Spieler mit der niedrigsten Stufe verteilt; der Gebende entscheidet, wer die größere Hälfte bekommt. Hat er selbst die niedrigste Stufe, auch gemeinsam mit anderen, legt er sie ab.{ $death ->
    [yes] {" "}Tote bekommen nichts.
   *[no] {""}
}
    .title = Milde Gabe
rule-turn-next = Dann ist der Spieler zur Linken am Zug.
    .title = Der Nächste, bitte

## Combat

chapter-combat = Kampf
rule-combat-strength = Die Kampfstärke einer Seite sind ihre Stufen, dazu alle Boni und Abzüge durch Gegenstände{ $sidekicks ->
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
rule-combat-one-shots = Alle dürfen in jedem Kampf Einmal-Gegenstände einsetzen, aus der Hand oder aus dem Spiel, für jede Seite. Nach dem Kampf werden sie abgelegt, ob gewonnen oder verloren. { $sheet ->
    [winter] Nicht jeder passt in einen Kampf; wann er eingesetzt wird, sagt die Karte.
   *[other] Manche wirken auch außerhalb des Kampfes.
}
    .title = Einmal-Gegenstände
rule-combat-one-shot-kind = Eine Karte mit dem Hinweis „Nur einmal einsetzbar“ ist ein Einmal-Gegenstand{ $sheet ->
    [early] , ebenso jede Karte, die eine Stufe bringt
    [space] , ebenso jede Karte, die eine Stufe bringt
    [west] , ebenso „Steige eine Stufe auf“, Monsterverstärker und Monsterverdoppler
   *[other] {""}
}.
    .title = Was nur einmal wirkt
rule-combat-door-cards = Manche Türkarten (Monsterverstärker, Wandernde Monster und so weiter) werden ebenfalls aus der Hand in einen Kampf gespielt.
    .title = Türkarten für den Kampf
rule-combat-gear-frozen = Sobald ein Monster aufgedeckt ist, darf niemand, der kämpft, etwas verkaufen, stehlen, anlegen, ablegen oder tauschen noch Gegenstände ausspielen (außer Einmal-Gegenständen), bis der Kampf samt Weglaufen vorbei ist.{ $sheet ->
    [winter] {" "}Auch kein anderer Schatz darf aus der Hand gespielt werden, wenn nicht eine Regel oder die Karte es erlaubt.
   *[other] {""}
}
    .title = Ausrüstung steht fest
rule-combat-grace = Wer kurz vor dem Sieg steht, wartet { $grace } Sekunden, damit die anderen noch eingreifen können. Alles, was den Kampf ändert, lässt die Bedenkzeit neu beginnen. Erst dann ist das Monster besiegt und der Lohn fällig.
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
} und ändert die Zahl seiner Schätze.
    .title = Alle dürfen verstärken
rule-enhancers-add-up = Alle Verstärker auf einem Monster werden zusammengezählt.
    .title = Alles zählt zusammen
rule-enhancers-choose = Sind mehrere Monster im Kampf, sagt, wer den Verstärker spielt, für welches er gilt.
    .title = Welches Monster?
rule-enhancers-mate = Eine Bessere Hälfte, ein Klon oder ein anderer Verdoppler bringt ein zweites gleiches Monster ins Spiel, und jeder Verstärker auf dem einen gilt auch für das andere, egal in welcher Reihenfolge gespielt wurde.
    .title = Doppelt hält besser

## Help

chapter-help = Um Hilfe bitten
rule-help-ask = Wer einen Kampf allein nicht gewinnen kann, darf die anderen um Hilfe bitten, einen nach dem anderen, bis jemand zusagt oder alle abgelehnt haben; wer { $limit } Sekunden lang schweigt, hat abgelehnt. Nur einer darf helfen; Karten, die andere in den Kampf spielen, sind keine Hilfe.
    .title = Ein einziger Helfer
rule-help-bribe-items = Du darfst dem Helfer Gegenstände versprechen, die du im Spiel hast; nach dem Kampf werden sie nach den Regeln des Tauschens übergeben.
    .title = Gegenstände versprechen
rule-help-bribe-treasure = Du darfst dem Helfer beliebig viele Schätze des Monsters versprechen; ihr macht aus, wer zuerst wählt.
    .title = Schätze versprechen
rule-help-bribe-cards = { $bribeCards ->
    [yes] Du darfst dem Helfer versprechen, eine Karte aus deiner Hand zu spielen, die du spielen darfst, etwa „Steige eine Stufe auf“ auf ihn.
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
        [stay] Wer stirbt, verliert alles außer Stufe, Rassen, Klassen, Halb-Blut, Super Munchkin und bleibenden { FORM($curse, case: "dat", number: "plural") }.
        [untied] Wer stirbt, verliert alles außer Stufe, Rassen, Klassen, Halb-Blut, Super Munchkin und den bleibenden { FORM($curse, case: "dat", number: "plural") }, die nicht an einer verlorenen Karte hängen.
       *[discarded] { $races ->
            [yes] Wer stirbt, verliert alles außer Stufe, Rassen, Klassen, Halb-Blut und Super Munchkin. Auch bleibende { FORM($curse, number: "plural") } sind dann weg.
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
rule-levels-go-up = „Steige eine Stufe auf“ darfst du jederzeit auf dich oder einen anderen spielen, auch im Kampf; danach wird die Karte abgelegt. Stufe { $last } bringt sie nie.
    .title = Steige eine Stufe auf

## Traits

chapter-traits = { $races ->
    [yes] Rassen und Klassen
   *[no] Klassen
}
rule-traits-at-once = { $races ->
    [yes] Die Fähigkeiten einer Rasse oder Klasse
   *[no] Die Fähigkeiten einer Klasse
} hast du, sobald ihre Karte im Spiel ist, und verlierst sie, sobald sie es nicht mehr ist.
    .title = Sofort wirksam
rule-traits-none = { $races ->
    [yes] Wer keine Rasse im Spiel hat, ist Mensch, ohne Fähigkeiten; wer keine Klasse im Spiel hat, ist ohne Klasse.
   *[no] Wer keine Klasse im Spiel hat, ist ohne Klasse. Rassen gibt es an diesem Tisch nicht.
}
    .title = Ein ganz normaler Mensch
rule-traits-when = Wann eine Fähigkeit eingesetzt werden darf, sagt ihre Karte.
    .title = Wann Fähigkeiten wirken
rule-traits-drop = { $races ->
    [yes] Eine Rasse oder Klasse darfst du jederzeit ablegen, auch im Kampf; dann bist du Mensch oder ohne Klasse.
   *[no] Eine Klasse darfst du jederzeit ablegen, auch im Kampf; dann bist du ohne Klasse.
}
    .title = Jederzeit kündbar
rule-traits-discard-powers = Eine Fähigkeit, die mit dem Ablegen von Karten bezahlt wird, nimmt beliebige Karten, aus der Hand oder aus dem Spiel, wenn sie nicht sagt, welche. Bleibende { FORM($curse, number: "plural") } zählen nicht als Bezahlung.
    .title = Mit Karten bezahlen
rule-traits-no-empty-hand = Eine Fähigkeit, die die ganze Hand kostet, kannst du ohne Handkarten nicht einsetzen.
    .title = Nichts ist kein Preis
rule-traits-one-each = Du hast höchstens { $races ->
    [yes] eine Rasse und eine Klasse
   *[no] eine Klasse
}, wenn keine Karte zwei erlaubt, und nie zweimal dieselbe.
    .title = Von jedem eines
rule-traits-half-breed = Halb-Blut erlaubt zwei Rassen. Du spielst es beim Erhalt oder in deinem Zug, wenn du eine Rasse im Spiel hast, und verlierst es, wenn keine Rasse mehr da ist.{ $halfHuman ->
    [yes] {" "}Mit nur einer Rasse bist du zur Hälfte diese und zur Hälfte Mensch; eine zweite darfst du später dazulegen, und beide zählen mit allen Vor- und Nachteilen.
   *[no] {""}
}
    .title = Halb-Blut
rule-traits-super-munchkin = Super Munchkin erlaubt zwei Klassen. Du spielst ihn { $superWhen ->
    [any] jederzeit, wenn du eine Klasse im Spiel hast und eine zweite dazulegst,
   *[own] beim Erhalt oder in deinem Zug, wenn du eine Klasse im Spiel hast,
} und verlierst ihn, wenn { $superLost ->
    [either] eine der beiden Klassen weg ist
   *[none] keine Klasse mehr da ist
}.
    .title = Super Munchkin
rule-traits-no-theft-in-combat = { $thief ->
    [yes] Ein Dieb kann nicht stehlen, solange er selbst oder sein Opfer kämpft, und ein Kampf beginnt, sobald ein Monster aufgedeckt ist.
   *[no] Im Kampf wird nicht gestohlen, und ein Kampf beginnt, sobald ein Monster aufgedeckt ist.
}
    .title = Kein Diebstahl im Kampf

## Items

chapter-items = Gegenstände
rule-items-parts = Auf einem Gegenstand stehen ein Name, eine Wirkung{ $big ->
    [any] {""}
   *[other] , eine Größe
} und ein Wert in { $currency ->
    [credits] Credits
   *[gold] Goldstücken
} oder der Hinweis, dass er keinen hat.
    .title = Was auf Gegenständen steht
rule-items-carried = Ein Gegenstand im Spiel wird getragen; seinen Bonus gibt er nur, wenn er angelegt ist, und zwar ab dem Moment, in dem er ins Spiel kommt. Die übrigen liegen quer.
    .title = Getragen und angelegt
rule-items-slots = Angelegt sein dürfen höchstens eine Kopfbedeckung, eine Rüstung, ein Paar Schuhwerk und zwei einhändige Gegenstände oder ein zweihändiger, wenn keine Karte oder Fähigkeit mehr erlaubt.
    .title = Kopf, Leib, Füße, Hände
rule-items-restricted = Tragen darf jeder jeden Gegenstand; einer, der nur für { $races ->
    [yes] eine Rasse, eine Klasse oder ein Geschlecht
   *[no] eine Klasse oder ein Geschlecht
} bestimmt ist, zählt nur für den, der es gerade ist.
    .title = Nicht für jeden gemacht
rule-items-big = { $big ->
    [any] Große Gegenstände dürfen in beliebiger Zahl im Spiel sein.
   *[other] Du darfst beliebig viele kleine Gegenstände im Spiel haben, aber nur { $big ->
        [one] einen großen
       *[other] { $big } große
    }, wenn keine Karte oder Fähigkeit mehr erlaubt. Was nicht als groß gekennzeichnet ist, ist klein.
}
    .title = Große Gegenstände
rule-items-big-excess = { $big ->
    [any] Große Gegenstände dürfen in beliebiger Zahl im Spiel sein; zu viele gibt es nicht.
   *[other] Wer die Fähigkeit verliert, mehr große Gegenstände zu tragen, muss sie sofort wiedererlangen oder alle bis auf { $big ->
        [one] einen
       *[other] { $big }
    } loswerden: im eigenen Zug außerhalb des Kampfes durch Verkauf (ab einem Wert von 1000), sonst indem er die überzähligen den Spielern der niedrigsten Stufe gibt, die sie tragen können, sonst durch Ablegen.
}
    .title = Zu viel zu tragen
rule-items-gadget = { $gadgets ->
    [any] Gadgets dürfen in beliebiger Zahl im Spiel sein.
   *[other] Du darfst beliebig viele Gegenstände tragen, aber nur { $gadgets ->
        [one] ein Gadget
       *[other] { $gadgets } Gadgets
    }, als Tüftler beliebig viele. Was nicht als Gadget gekennzeichnet ist, ist ein gewöhnlicher Gegenstand.
}
    .title = Gadgets
rule-items-no-limit = Du darfst beliebig viele Gegenstände tragen.
    .title = So viel du willst
rule-items-no-idle-discard = Einen Gegenstand kannst du nicht einfach so ablegen; du kannst ihn verkaufen, tauschen, verschenken, verlieren oder ablegen, um eine Fähigkeit zu bezahlen.
    .title = Nichts wegwerfen
rule-items-no-value = Eine Karte mit Preis ist ein Gegenstand; eine mit dem Hinweis „kein Wert“ ist ein Gegenstand, der 0 wert ist.
    .title = Nichts wert
rule-items-cheat = Mit „Schummeln“ darf ein Gegenstand die Grenzen dessen, was angelegt sein darf, missachten.
    .title = Schummeln
rule-items-no-new-gear-when-helping = Wer außerhalb seines Zuges kämpft, kann keine neuen Gegenstände ausspielen; Einmal-Gegenstände darf er aus der Hand einsetzen.
    .title = Helfer rüsten nicht nach

## Selling

chapter-selling = Verkaufen
rule-selling-levels = In deinem Zug, außerhalb des Kampfes und nicht beim Weglaufen, legst du Gegenstände im Wert von zusammen mindestens 1000 { $currency ->
    [credits] Credits
   *[gold] Goldstücken
} für eine Stufe ab, für zwei Stufen 2000 und so weiter; Wechselgeld gibt es nicht.
    .title = Stufen für Gegenstände
rule-selling-from = Verkauft werden darf aus der Hand und aus dem Spiel.
    .title = Aus Hand und Spiel
rule-selling-last-level = Stufe { $last } kann man nicht kaufen.
    .title = Die letzte nicht

## Trade

chapter-trade = Tauschen
rule-trade-items-only = Getauscht werden nur Gegenstände, die im Spiel sind, keine anderen Karten, und zwar jederzeit, solange keiner der beiden kämpft.
    .title = Nur Gegenstände
rule-trade-stays = Was du bekommst, bleibt im Spiel und darf erst { $sold ->
    [next] ab deinem nächsten Zug
   *[own] in deinem eigenen Zug
} verkauft werden.
    .title = Kein schneller Weiterverkauf
rule-trade-gift = Gegenstände darfst du auch verschenken, wenn der andere sie will, oder als Bestechung geben, damit er hilft oder nicht hilft.
    .title = Geschenke und Bestechung

## Curses

chapter-curses = { FORM($curse, number: "plural") }
rule-curses-at-door = { CAPITAL(EIN($curse)) }, an der Tür offen gezogen, trifft den, der gezogen hat.
    .title = An der Tür gezogen
rule-curses-from-hand = { CAPITAL(EIN($curse)) }, auf andere Weise erhalten, darf jederzeit auf jeden gespielt werden.
    .title = Aus der Hand
rule-curses-at-once = { CAPITAL(EIN($curse)) } wirkt sofort, nach einem Moment, in dem sich das noch verhindern lässt, und wird abgelegt. Eine Karte, die andauert oder erst später wirkt, bleibt vor ihrem Opfer liegen, bis sie vorbei oder aufgehoben ist.
    .title = Sofortige Wirkung
rule-curses-next-is-now = { CAPITAL(EIN($curse)) } für den nächsten Kampf gilt, mitten im Kampf erhalten, schon in diesem.{ $sheet ->
    [winter] {" "}Gilt die Karte für den nächsten Zug und trifft sie dich in deinem eigenen, so gilt sie in diesem.
   *[other] {""}
}
    .title = Der nächste ist dieser
rule-curses-victim-chooses = Könnten mehrere Gegenstände getroffen werden, wählt das Opfer.
    .title = Das Opfer wählt
rule-curses-nothing-to-strike = { CAPITAL(EIN($curse)) } gegen etwas, was das Opfer gar nicht hat, bewirkt nichts und wird abgelegt.
    .title = Nichts zu treffen

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
rule-sidekicks-solo-bonus = Ein Handlanger kostet dich nicht den Bonus einer Klasse, die allein kämpfen will.
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
rule-sidekicks-extra-hands = Verschafft dir ein Handlanger zusätzliche Hände oder Platz für große Gegenstände, gehört, was du damit trägst, dir selbst, und was dem Handlanger zustößt, berührt es nicht.
    .title = Zusätzliche Hände
rule-sidekicks-cheat = „Schummeln“ erlaubt dir einen weiteren Handlanger oder einem Handlanger einen Gegenstand, den er sonst nicht tragen könnte.
    .title = Mit Handlangern schummeln

## Steeds

chapter-steeds = Rösser
rule-steeds-one = Rösser sind Türkarten und Gegenstände. Jeder hat nur eines, außer mit „Schummeln“. Was einen Gegenstand treffen kann, kann auch ein Ross treffen.
    .title = Ein Ross für jeden
rule-steeds-big = Ein Ross ist groß für alles, was Großes trifft, und damit im gemischten Spiel vor Dieben sicher, zählt aber nicht zur Grenze für große Gegenstände; manches lässt seinen Reiter mehr tragen.
    .title = Groß, aber nicht gezählt
rule-steeds-enhanced = { $followers ->
    [yes] Monsterverstärker wirken auf ein Ross wie auf einen Handlanger und in voller Höhe auf ein Ross, das als Monster bekämpft wird.
   *[no] An diesem Tisch wirken Monsterverstärker nicht auf Rösser.
}
    .title = Verstärkte Rösser
rule-steeds-flee = Beim Weglaufen ersetzt der Wert des Rosses den des Reiters. Der Reiter darf das Ross vor dem Wurf ablegen und ohne es würfeln.
    .title = Davonreiten
rule-steeds-as-monster = Wer ein Ross offen zieht, darf es bekämpfen: Seine Stufe ist das Doppelte seines Bonus, der Sieg bringt eine Stufe und einen Schatz, seine Schlimmen Dinge kosten eine Stufe.
    .title = Wilde Rösser
rule-steeds-gear = Ein Ross benutzt keine Gegenstände außer denen, die es sagen (manche sind nur für Rösser), und auf diese dürfen keine Gegenstandsverstärker gespielt werden.
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

## Winning

chapter-winning = Gewinnen
rule-winning-first-to-ten = Wer als Erster Stufe { $last } erreicht, indem er ein Monster tötet oder durch eine Ausnahme, die bei der letzten Stufe erlaubt ist, gewinnt das Spiel.
    .title = Wer gewinnt
rule-winning-together = Töten zwei gemeinsam ein Monster und erreichen damit beide Stufe { $last }, gewinnen beide.
    .title = Gemeinsam gewinnen

## Fast

chapter-fast = Einstellungen
rule-fast-four-cards = Im schnellen Spiel gibt es zu Beginn und nach dem Tod { $fastDeal } Karten von jedem Stapel.{ $fast ->
    [yes] {" "}An diesem Tisch wird so gespielt.
   *[no] {""}
}
    .title = Schnelles Spiel: Karten
rule-fast-claim-discard = { $races ->
    [yes] Liegt im schnellen Spiel eine Rasse, eine Klasse, Halb-Blut oder Super Munchkin
   *[no] Liegt im schnellen Spiel eine Klasse oder Super Munchkin
} oben auf einem Ablagestapel, darf jeder „Steige eine Stufe auf“ aus der Hand ablegen und die Karte nehmen. Wollen es mehrere, wird gewürfelt; wer verliert, behält seine Karte.
    .title = Schnelles Spiel: Abgelegtes
rule-fast-listen = Phase 0, wo sie gespielt wird: Zu Beginn des Zuges ziehst du eine Türkarte verdeckt und darfst sie spielen (sonst bleibt sie auf der Hand); beim Plündern ziehst du dann verdeckt einen Schatz statt einer Türkarte.{ $listen ->
    [yes] {" "}An diesem Tisch wird so gespielt.
   *[no] {""}
}
    .title = An der Tür lauschen
rule-fast-shared-victory = Wo gemeinsam gesiegt wird, gewinnt auch der Helfer in dem Kampf, der einen Spieler auf Stufe { $last } bringt, egal welche Stufe er selbst hat.{ $shared ->
    [yes] {" "}An diesem Tisch wird so gespielt.
   *[no] {""}
}
    .title = Gemeinsamer Sieg
rule-fast-epic = Das epische Spiel geht bis Stufe 20.{ $epic ->
    [yes] {" "}An diesem Tisch wird so gespielt.
   *[no] {""}
}
    .title = Episches Spiel
rule-fast-combine = Gemischte Sets, Erweiterungen und das epische Spiel lassen sich verbinden.
    .title = Alles zusammen

## Mixing

chapter-mixing = Gemischte Sets
rule-mixing-decks = Alle Sets lassen sich mischen; alle Türkarten bilden einen Stapel, alle Schatzkarten einen zweiten, und was die Tür- oder Schatzkarten eines Sets nennt, meint die aller Sets.
    .title = Von jedem ein Stapel
rule-mixing-traps-are-curses = Fallen und Flüche sind dasselbe; was die einen nennt, meint auch die anderen, sodass ein Tüftler auch Flüche bricht.
    .title = Fallen sind Flüche
rule-mixing-currency = Goldstücke und Credits sind dasselbe und werden zusammengezählt, um Stufen zu kaufen oder zu bezahlen.
    .title = Goldstücke und Credits
rule-mixing-followers = Mietlinge, Handlanger, Lakaien und Schergen sind dasselbe, und was die einen betrifft, kann alle betreffen; doch { $followers ->
    [yes] Gegenstände trägt jeder nur so, wie es auf seiner eigenen Karte steht. Monsterverstärker wirken auf alle.
   *[no] Gegenstände trägt und verstärkt wird jeder nur so, wie es auf seiner eigenen Karte steht.
}
    .title = Gefolge aller Art
rule-mixing-big-and-gadget = Große Gegenstände und Gadgets sind zweierlei, und beide Grenzen gelten: Tragen darfst du { $big ->
    [any] beliebig viele große Gegenstände
    [one] einen großen Gegenstand
   *[other] { $big } große Gegenstände
}, benutzen { $gadgets ->
    [any] beliebig viele Gadgets
    [one] ein Gadget
   *[other] { $gadgets } Gadgets
}, wenn keine Fähigkeit mehr erlaubt.
    .title = Große Gegenstände und Gadgets
rule-mixing-everyone = Jeder Charakter darf eine Rasse, eine Klasse und alles haben, was eines der Sets sonst erlaubt.
    .title = Alles für alle
rule-mixing-undead = Dass ein Westernmonster untot ist, bedeutet unter seinesgleichen nichts; im gemischten Spiel wirken die Fähigkeiten eines Priesters darauf.
    .title = Untote des Westens
rule-mixing-demons = Ein Dämon der Vampir- und Kung-Fu-Sets hat +5 gegen Priester, und ein Priester darf deren Gaki als Untote behandeln. Keines der Sets hier gehört dazu.
    .title = Dämonen
rule-mixing-fast = Ein gemischtes Spiel darf nach den Regeln des schnellen Spiels von Weltraum und Wildem Westen gespielt werden; ist eines der beiden die Grundlage, ist es so, wenn der Gastgeber nichts anderes sagt. { $fast ->
    [yes] An diesem Tisch wird schnell gespielt.
   *[no] An diesem Tisch wird nicht schnell gespielt.
}
    .title = Schnelles Spiel im Mix
rule-mixing-more-players = Zwei oder mehr gemischte Sets reichen für bis zu { $mixedMax } Spieler, egal wie viele die Sets allein erlauben.
    .title = Mehr Spieler
rule-mixing-set-mark = Jede Karte trägt das Zeichen ihres Sets, sodass sich ein Mix wieder trennen lässt.
    .title = Die Zeichen der Sets

## Companion

chapter-companion = Rund um den Tisch
rule-companion-level-counter = Ein Stufenzähler für alle, die mit Karten an einem echten Tisch spielen. Er verspricht seinen Benutzern Vorteile im Spiel; welche, sagen die Regeln nicht.
    .title = Der Stufenzähler
