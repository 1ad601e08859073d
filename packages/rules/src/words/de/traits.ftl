# Traits: what applies while a card is in play

trait-against = { SIGNED($strength) } gegen { FORM($who, number: "plural") }.
trait-bonus-if = { SIGNED($strength) } im Kampf.
trait-bonus-if-who = { CAPITAL(YOU($who)) }, erhältst du { SIGNED($strength) } im Kampf.
trait-bonus-if-versus = { SIGNED($strength) } gegen { FORM($tag, number: "plural") }.
trait-bonus-if-alone = { SIGNED($strength) }, solange du ohne Helfer kämpfst.
trait-bonus-if-who-versus = { CAPITAL(YOU($who)) }, erhältst du { SIGNED($strength) } gegen { FORM($tag, number: "plural") }.
trait-bonus-if-who-alone = { CAPITAL(YOU($who)) }, erhältst du { SIGNED($strength) }, solange du ohne Helfer kämpfst.
trait-bonus-if-versus-alone = { SIGNED($strength) } gegen { FORM($tag, number: "plural") }, solange du ohne Helfer kämpfst.
trait-bonus-if-who-versus-alone =
    { CAPITAL(YOU($who)) }, erhältst du { SIGNED($strength) } gegen { FORM($tag, number: "plural") }, solange du ohne Helfer kämpfst.
trait-bonus-each = { SIGNED($strength) } für { $what }.
trait-bonus-each-limit = { SIGNED($strength) } für { $what } (höchstens { $count }).
trait-flee = { SIGNED($amount) } auf Weglaufen.
trait-flee-if-who = { CAPITAL(YOU($who)) }, erhältst du { SIGNED($amount) } auf Weglaufen.
trait-flee-if-versus = { SIGNED($amount) } auf Weglaufen vor { FORM($tag, case: "dat", number: "plural") }.
trait-flee-if-who-versus =
    { CAPITAL(YOU($who)) }, erhältst du { SIGNED($amount) } auf Weglaufen vor { FORM($tag, case: "dat", number: "plural") }.
trait-flee-steed = { SIGNED($amount) } auf Weglaufen. Boni und Abzüge von dir und deinen anderen Gegenständen zählen dabei nicht, die von Handlangern und { -curses(case: "dat") } schon.
trait-flee-from-it = { SIGNED($amount) } auf Weglaufen vor diesem Monster.
trait-wins-ties-always = Bei Gleichstand gewinnst du den Kampf.
trait-wins-ties-alone = Kämpfst du ohne Helfer, gewinnst du bei Gleichstand.
trait-wins-ties-single = Gegen ein einzelnes Monster gewinnst du bei Gleichstand.
trait-helper-levels = Für jedes Monster, das mit deiner Hilfe getötet wird, steigst du eine Stufe auf.
trait-room = Du darfst { $count ->
    [one] { AGREE($slot, "einen weiteren", "eine weitere", "ein weiteres", "weitere") } { FORM($slot, case: "acc") }
   *[other] { $count } weitere { FORM($slot, number: "plural") }
} anlegen.
trait-big-any = Du darfst beliebig viele Große Gegenstände haben.
trait-big-more = Du darfst { $count ->
    [one] einen Großen Gegenstand
   *[other] { $count } Große Gegenstände
} mehr haben.
trait-gadgets-any = Du darfst beliebig viele Komplexe Gegenstände haben.
trait-gadgets-more = Du darfst { $count ->
    [one] einen Komplexen Gegenstand
   *[other] { $count } Komplexe Gegenstände
} mehr haben.
trait-sidekicks = Du darfst { $count ->
    [one] einen Handlanger
   *[other] { $count } Handlanger
} mehr haben.
trait-carries = Trägt für dich { $count ->
    [one] einen Gegenstand, der auch dann zählt
   *[other] { $count } Gegenstände, die auch dann zählen
}, wenn du selbst keinen Platz mehr dafür hast.
trait-second-door = Statt den Raum zu plündern, darfst du eine zweite Tür eintreten.
trait-helper-treasure = Wird ein Kampf gewonnen, in dem du geholfen hast, ziehst du offen eine Schatzkarte für dich.
trait-keeps-levels = { -curses } nehmen dir nur dann Stufen, wenn sie sonst nichts ausrichten könnten.
trait-sacrifice = Nach einem verlorenen Kampf darfst du diese Karte ablegen, statt zu würfeln: Du entkommst allen Monstern.
trait-hand-limit = Am Ende deines Zuges darfst du { $count ->
    [one] nur eine Karte
    [2] nur { $count } Karten
    [3] nur { $count } Karten
    [4] nur { $count } Karten
   *[other] bis zu { $count } Karten
} auf der Hand haben.
trait-no-help = Gegen dieses Monster darf dir niemand helfen.
trait-no-help-place = Im Kampf darf niemand helfen.
trait-no-escape = Vor diesem Monster kannst du nicht weglaufen.
trait-level-alone = Gegen dieses Monster zählen nur die Stufen der Munchkins.
trait-ignores = Lässt { FORM($who, number: "plural") } ohne Wurf entkommen.
trait-friendly = Kämpft nicht gegen { FORM($who, number: "plural") }, die auf dieses Monster treffen.
trait-treasures-if = { $count ->
    [one] { SIGNED($count) } Schatz.
   *[other] { SIGNED($count) } Schätze.
}
trait-treasures-if-who = { $count ->
    [one] { SIGNED($count) } Schatz für { FORM($who, number: "plural") }.
   *[other] { SIGNED($count) } Schätze für { FORM($who, number: "plural") }.
}
trait-treasures-if-alone = { $count ->
    [one] { SIGNED($count) } Schatz, wenn du keinen Helfer hast.
   *[other] { SIGNED($count) } Schätze, wenn du keinen Helfer hast.
}
trait-treasures-if-who-alone = { $count ->
    [one] { SIGNED($count) } Schatz für { FORM($who, number: "plural") } ohne Helfer.
   *[other] { SIGNED($count) } Schätze für { FORM($who, number: "plural") } ohne Helfer.
}
trait-each-monster = Jedes Monster: { $rule }
trait-each-monster-mark = Jedes Monster „{ $mark }“: { $rule }
trait-while-marked = Solange es ein Monster „{ $mark }“ ist: { $rule }
trait-each-kill = Für jedes Monster, das du tötest: { $rule }
trait-each-kill-mark = Für jedes Monster „{ $mark }“, das du tötest: { $rule }
trait-ward-any = { -curses } können dir nichts anhaben.
trait-ward-mark = { -curses } „{ $mark }“ können dir nichts anhaben.
trait-ward-level = { -curses } nehmen dir keine Stufen.
trait-ward-item =
    { -curses } nehmen dir keine Gegenstände, es sei denn, sie nennen ausdrücklich Kopfbedeckung, Rüstung oder Schuhwerk.
trait-ward-headgear = { -curses } nehmen dir keine Kopfbedeckung.
trait-ward-armor = { -curses } nehmen dir keine Rüstung.
trait-ward-footgear = { -curses } nehmen dir kein Schuhwerk.
trait-ward-race = { -curses } nehmen dir keine Rasse.
trait-ward-class = { -curses } nehmen dir keine Klasse.
trait-ward-sex = { -curses } ändern dein Geschlecht nicht.
trait-ward-hand = { -curses } nehmen dir keine Handkarten.
trait-next-turn = Gilt einen Zug lang: in diesem, wenn es deiner ist, sonst in deinem nächsten.
trait-gone-with = Endet, sobald du { AGREE($slot, "deinen angelegten", "deine angelegte", "dein angelegtes", "deine angelegten") } { FORM($slot, case: "acc") } verlierst.
trait-ignores-gear = Gegen dieses Monster zählt { AGREE($slot, "kein", "keine", "kein", "keine") } { $slot }.
trait-bonus-if-helping = { SIGNED($strength) }, solange du einem anderen hilfst.
trait-bonus-if-who-helping = { CAPITAL(YOU($who)) }, erhältst du { SIGNED($strength) }, solange du einem anderen hilfst.
trait-bonus-if-versus-helping = { SIGNED($strength) } gegen { FORM($tag, number: "plural") }, solange du einem anderen hilfst.
trait-bonus-if-who-versus-helping =
    { CAPITAL(YOU($who)) }, erhältst du { SIGNED($strength) } gegen { FORM($tag, number: "plural") }, solange du einem anderen hilfst.
trait-levels-if = { $count ->
    [one] { SIGNED($count) } Stufe.
   *[other] { SIGNED($count) } Stufen.
}
trait-levels-if-who = { $count ->
    [one] { SIGNED($count) } Stufe für { FORM($who, number: "plural") }.
   *[other] { SIGNED($count) } Stufen für { FORM($who, number: "plural") }.
}
trait-levels-if-alone = { $count ->
    [one] { SIGNED($count) } Stufe, wenn du keinen Helfer hast.
   *[other] { SIGNED($count) } Stufen, wenn du keinen Helfer hast.
}
trait-levels-if-who-alone = { $count ->
    [one] { SIGNED($count) } Stufe für { FORM($who, number: "plural") } ohne Helfer.
   *[other] { SIGNED($count) } Stufen für { FORM($who, number: "plural") } ohne Helfer.
}
trait-safe = Diese Karte kann dir niemand stehlen.
trait-survives-death = Statt zu sterben, legst du diese Karte ab.
trait-no-meddling = In diesem Kampf dürfen nur die Kämpfenden Karten spielen und Fähigkeiten einsetzen.
trait-no-meddling-place = In einem Kampf dürfen nur die Kämpfenden Karten spielen und Fähigkeiten einsetzen.
trait-lasts-turns = Gilt { $count ->
    [one] einen deiner Züge
   *[other] { $count } deiner Züge
} lang; dieser zählt mit, wenn es deiner ist.
trait-lasts-kill = Gilt, bis du wieder ein Monster tötest oder beim Töten hilfst.
trait-wears = Geht nach { $count ->
    [one] einem Kampf
   *[other] { $count } Kämpfen
} kaputt.
trait-apart = Kein gewöhnlicher Handlanger: Du darfst ihn zusätzlich zu denen haben, die dir ohnehin zustehen.
trait-apart-most = Kein gewöhnlicher Handlanger: Zusätzlich zu denen, die dir ohnehin zustehen, darfst du ihn { $count ->
    [one] einmal
   *[other] bis zu { $count }-mal
} haben.
trait-apart-mark = Kein gewöhnlicher Handlanger: Zusätzlich zu denen, die dir ohnehin zustehen, darfst du { $count ->
    [one] einen Handlanger
   *[other] bis zu { $count } Handlanger
} „{ $mark }“ haben.
trait-dice-counts = { $when ->
    [flee] { $whose ->
        [all] Würfelt jemand beim Weglaufen eine { $rolled }, zählt sie als { $result }.
       *[own] Würfelst du beim Weglaufen eine { $rolled }, zählt sie als { $result }.
    }
   *[always] { $whose ->
        [all] Würfelt jemand eine { $rolled }, zählt sie als { $result }.
       *[own] Würfelst du eine { $rolled }, zählt sie als { $result }.
    }
}
trait-dice-again = { $when ->
    [flee] { $whose ->
        [all] Wer beim Weglaufen { $result } oder weniger würfelt, würfelt noch einmal.
       *[own] Würfelst du beim Weglaufen { $result } oder weniger, würfelst du noch einmal.
    }
   *[always] { $whose ->
        [all] Wer { $result } oder weniger würfelt, würfelt noch einmal.
       *[own] Würfelst du { $result } oder weniger, würfelst du noch einmal.
    }
}
trait-dice-higher = { $when ->
    [flee] { $whose ->
        [all] Beim Weglaufen würfeln alle mit { $count } Würfeln; der höchste zählt.
       *[own] Beim Weglaufen würfelst du mit { $count } Würfeln; der höchste zählt.
    }
   *[always] { $whose ->
        [all] Alle würfeln mit { $count } Würfeln statt mit einem; der höchste zählt.
       *[own] Du würfelst mit { $count } Würfeln statt mit einem; der höchste zählt.
    }
}
trait-dice-lower = { $when ->
    [flee] { $whose ->
        [all] Beim Weglaufen würfeln alle mit { $count } Würfeln; der niedrigste zählt.
       *[own] Beim Weglaufen würfelst du mit { $count } Würfeln; der niedrigste zählt.
    }
   *[always] { $whose ->
        [all] Alle würfeln mit { $count } Würfeln statt mit einem; der niedrigste zählt.
       *[own] Du würfelst mit { $count } Würfeln statt mit einem; der niedrigste zählt.
    }
}
trait-dice-escapes = { $whose ->
    [all] Beim Weglaufen genügt allen eine { $result } auf dem Würfel, was auch sonst zählt.
   *[own] Beim Weglaufen genügt dir eine { $result } auf dem Würfel, was auch sonst zählt.
}
