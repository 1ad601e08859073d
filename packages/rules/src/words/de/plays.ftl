# Plays: what a one-shot does

play-strength = { SIGNED($strength) } für eine beliebige Seite im Kampf.
play-strength-fighters = { SIGNED($strength) } für die Munchkins im Kampf.
play-strength-monsters = { SIGNED($strength) } für die Monster im Kampf.
play-strength-versus = { SIGNED($strength) } für eine beliebige Seite in einem Kampf, in dem { EIN($tag) } dabei ist.
play-strength-versus-fighters = { SIGNED($strength) } für die Munchkins in einem Kampf, in dem { EIN($tag) } dabei ist.
play-strength-versus-monsters = { SIGNED($strength) } für die Monster in einem Kampf, in dem { EIN($tag) } dabei ist.
play-strength-each =
    { SIGNED($strength) } für { AGREE($who, "jeden", "jede", "jedes", "alle") } { FORM($who, case: "acc") } auf der Seite der Munchkins.
play-copy-level = Die Stufe eines Munchkins zählt in diesem Kampf doppelt.
play-copy-gear = Der höchste Gegenstandsbonus eines Munchkins zählt in diesem Kampf doppelt.
play-remove-foe = { $treasures ->
    [kept] Ein Monster verlässt den Kampf. Wird der Kampf gewonnen, bringt es noch seine Schätze, aber keine Stufe.
   *[lost] Ein Monster verlässt den Kampf und nimmt seine Schätze mit.
}
play-remove-foe-tag = { $treasures ->
    [kept] { CAPITAL(EIN($tag)) } verlässt den Kampf. Wird der Kampf gewonnen, bringt das Monster noch seine Schätze, aber keine Stufe.
   *[lost] { CAPITAL(EIN($tag)) } verlässt den Kampf und nimmt { AGREE($tag, "seine", "ihre", "seine", "ihre") } Schätze mit.
}
play-remove-foe-level = { $treasures ->
    [kept] Ein Monster bis Stufe { $level } verlässt den Kampf. Wird der Kampf gewonnen, bringt es noch seine Schätze, aber keine Stufe.
   *[lost] Ein Monster bis Stufe { $level } verlässt den Kampf und nimmt seine Schätze mit.
}
play-remove-foe-tag-level = { $treasures ->
    [kept] { CAPITAL(EIN($tag)) } bis Stufe { $level } verlässt den Kampf. Wird der Kampf gewonnen, bringt das Monster noch seine Schätze, aber keine Stufe.
   *[lost] { CAPITAL(EIN($tag)) } bis Stufe { $level } verlässt den Kampf und nimmt { AGREE($tag, "seine", "ihre", "seine", "ihre") } Schätze mit.
}
play-swap-foe = Ein Monster verlässt den Kampf. Decke Türkarten auf, bis ein anderes Monster erscheint. Es kämpft an seiner Stelle. Die übrigen aufgedeckten Karten werden abgelegt.
play-end-combat = Der Kampf ist vorbei: Niemand gewinnt, niemand muss weglaufen, und zu holen gibt es nichts.
play-turn-boost = Ein in diesem Kampf eingesetzter Einmal-Gegenstand zählt ab jetzt für die andere Seite.
play-strip-enhancer = Lege einen Monsterverstärker aus einem Kampf ab.
play-escape = Beim Weglaufen: Ein Munchkin entkommt allem, dem man entkommen kann.
play-flee-bonus-roll = Beim Weglaufen: { SIGNED($amount) } auf den nächsten Wurf eines Munchkins.
play-flee-bonus-flight = Beim Weglaufen: { SIGNED($amount) } auf alle Würfe eines Munchkins.
play-fix-die = Vor einem Weglaufwurf: Der Würfel zeigt eine { $number }.
play-fix-die-any = Vor einem Weglaufwurf: Du bestimmst, was der Würfel zeigt.
play-cancel-curse = Jederzeit: Hebe { CURSES() ->
    [curses] einen Fluch auf, der
    [traps] eine Falle auf, die
   *[both] einen Fluch oder eine Falle auf, die
} jemanden zu treffen droht oder schon vor einem Spieler liegt.
play-cancel-curse-mark = Jederzeit: Hebe { CURSES() ->
    [curses] einen Fluch „{ $mark }“ auf, der
    [traps] eine Falle „{ $mark }“ auf, die
   *[both] einen Fluch oder eine Falle „{ $mark }“ auf, die
} jemanden zu treffen droht oder schon vor einem Spieler liegt.
play-hire-away = Jederzeit: Ein Handlanger eines Mitspielers läuft mit allem, was er trägt, zu dir über. Hast du keinen Platz für ihn, wird er abgelegt.
play-afflict-self = Jederzeit: { $deeds }
play-afflict-other = Spiele diese Karte jederzeit auf einen Mitspieler. { DIESER($deeds) }
play-afflict-player = Spiele diese Karte jederzeit auf einen beliebigen Spieler. { DIESER($deeds) }
play-afflict-highest = Spiele diese Karte jederzeit auf einen Spieler mit der höchsten Stufe. { DIESER($deeds) }
play-afflict-lowest = Spiele diese Karte jederzeit auf einen Spieler mit der niedrigsten Stufe. { DIESER($deeds) }
play-on-roll = Würfle. { $result } oder mehr: { $deeds }
play-conscript = Spiele diese Karte in deinem eigenen Kampf, wenn du um Hilfe bitten dürftest. Ein Spieler deiner Wahl muss dir helfen, und zwar umsonst.
play-seal-combat = Bis zum Ende dieses Kampfes dürfen nur die Kämpfenden Karten spielen und Fähigkeiten einsetzen.
play-cancel-card = Jederzeit: Hebe eine Karte auf, die ein Mitspieler gerade gespielt hat, außer sie wird ausgelegt. Beide werden abgelegt.
