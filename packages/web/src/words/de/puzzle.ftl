# Rätsel: ein Zug, der sich auf genau eine Weise gewinnen lässt.

puzzle-title = Rätsel des Tages
puzzle-what = Gewinne noch in diesem Zug, auf die einzige Weise, die es gibt. Die anderen halten still, es wird nicht gewürfelt, und keine verdeckte Karte hilft dir.
puzzle-looking = Bots spielen, bis sich ein gutes ergibt: bisher { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
puzzle-task = { $grade ->
    [easy] Ein leichtes Rätsel
    [medium] Ein mittleres Rätsel
   *[hard] Ein schweres Rätsel
}: Gewinne in diesem Zug, sicher und allein.
puzzle-again = Von vorn
puzzle-another = Noch eins
puzzle-end-won = Gewonnen!
puzzle-end-chance = Ab hier entscheidet der Zufall. Es geht auch sicher.
puzzle-end-others = Jetzt entscheidet jemand anders. Es geht auch ohne.
puzzle-end-turn = Dein Zug ist vorbei, und gewonnen hast du nicht.
puzzle-solved = Gelöst!
puzzle-grade = { $grade ->
    [easy] Die meisten normalen Bots hätten es auch gefunden.
    [medium] Normale Bots finden es ab und zu.
   *[hard] Kein normaler Bot findet es. Kein einziger.
}
