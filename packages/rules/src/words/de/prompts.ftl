# What the game is waiting for. $who and $whom are players' names, $card is the card that asks.

# To the player who is asked.
prompt-choice-deed = { $card }: Du hast die Wahl.
prompt-choice-play = { $card }: Du entscheidest.
prompt-choice-power = { $card }: Du entscheidest.
prompt-choice-treasure = Such dir einen Schatz aus.
prompt-choice-loot = Nimm dir etwas. Die Toten stört es nicht.
prompt-choice-resurrection = Du ziehst gleich offen. Lieber die oberste Karte vom Ablagestapel?

# To everybody else.
prompt-wait-deed = { $who } schuldet { DER($card, case: "dat") } eine Antwort.
prompt-wait-play = { $who } entscheidet, was { DER($card) } { AGREE($card, "bewirkt", "bewirkt", "bewirkt", "bewirken") }.
prompt-wait-power = { $who } entscheidet, was { DER($card) } { AGREE($card, "bewirkt", "bewirkt", "bewirkt", "bewirken") }.
prompt-wait-treasure = { $who } sucht sich einen Schatz aus.
prompt-wait-loot = { $who } sieht sich an, was übrig ist.
prompt-wait-resurrection = { $who } denkt über eine Auferstehung nach.
prompt-choice-excess = Zu viel zu tragen, und niemand will es haben. Was muss weg?
prompt-choice-trait = Eine zu viel. Welche muss weg?
prompt-choice-you = Du hast die Wahl.
prompt-wait-excess = { $who } trägt zu viel und muss etwas loslassen.
prompt-wait-trait = { $who } ist zu vieles auf einmal und muss sich entscheiden.
prompt-wait-nobody = { $who } hat die Wahl.

# What a card asks of the player who is asked. $whom is another player.
asks-die = { $card }: Was zeigt der Würfel?
asks-discard = { $card }: Was wirfst du von der Hand ab?
asks-duel = { $card }: Gegen wen würfelst du?
asks-either = { $card }: Was soll es sein?
asks-give = { $card }: Was bekommt { $whom } von dir?
asks-lift = { $card }: Was endet?
asks-look = { $card }: Wessen Handkarten siehst du dir an?
asks-lose = { $card }: Was verlierst du?
asks-lose-other = { $card }: Was verliert { $whom }?
asks-pay = { $card }: Womit bezahlst du?
asks-receiver = { $card }: Wer bekommt es?
asks-search = { $card }: Was nimmst du vom Ablagestapel?
asks-swap = { $card }: Mit wem tauschst du die Handkarten?
asks-take = { $card }: Was nimmst du von { $whom }?

# How many answers.
choose-exactly = Wähle { $count ->
    [one] eins
   *[other] { $count }
}.
choose-between = Wähle { $min } bis { $max }.
choose-up-to = Wähle bis zu { $max }.
choose-ordered = Markiere sie in der Reihenfolge, in der sie kommen sollen.

prompt-cancel = { CAPITAL(DER($card)) } { AGREE($card, "droht", "droht", "droht", "drohen") } { $whom } zu treffen. Geht jemand dazwischen?
prompt-cancel-you = { CAPITAL(DER($card)) } { AGREE($card, "droht", "droht", "droht", "drohen") } dich zu treffen. Kannst du es verhindern?
prompt-announced = { $who } spielt { DER($card, case: "acc") }. Geht jemand dazwischen?
prompt-announced-you = Du spielst { DER($card, case: "acc") }, falls niemand dazwischengeht.
prompt-caught = { CAPITAL(DER($card)) } { AGREE($card, "hat", "hat", "hat", "haben") } { $who } am Kragen: { $total }, und das reicht nicht.
prompt-caught-you = { CAPITAL(DER($card)) } { AGREE($card, "hat", "hat", "hat", "haben") } dich am Kragen: { $total }, und das reicht nicht. Letzte Chance.
prompt-excess = { $limit ->
    [gadget] { $who } hat zu viele Komplexe Gegenstände und muss sich von etwas trennen.
   *[big] { $who } trägt zu viel und muss sich von etwas trennen.
}
prompt-excess-you = { $limit ->
    [gadget] Du hast zu viele Komplexe Gegenstände. Verkaufe, verschenke oder lege ab, bis es passt.
   *[big] Du trägst zu viel. Verkaufe, verschenke oder lege ab, bis es passt.
}
prompt-looting = { FORM($whom, case: "gen") } Nachlass. { $who } nimmt sich eine Karte.
prompt-looting-yours = Dein Nachlass. { $who } nimmt sich eine Karte.
prompt-looting-you = { FORM($whom, case: "gen") } Nachlass. Nimm dir eine Karte.
prompt-sharing = Die Schätze liegen offen. { $who } sucht aus.
prompt-sharing-you = Die Schätze liegen offen. Du suchst aus.
prompt-help = { $who } bittet { $whom } um Hilfe: { $terms }.
prompt-help-you = { $who } bittet dich um Hilfe: { $terms }.
prompt-charity = { $who } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} zu viel auf der Hand.
prompt-charity-you = Du hast { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} zu viel auf der Hand. Spiele sie aus, oder gib sie den Bedürftigen.
prompt-win = { $who } gewinnt. Einwände?
prompt-win-you = Du gewinnst, wenn niemand etwas dagegen hat.
prompt-flight = { $who } läuft gleich weg. Einwände?
prompt-flight-you = Du läufst weg, wenn niemand etwas dagegen hat.

# Answers that are words.
answer-no = Nein
answer-keep = Oben liegen lassen
answer-under = Unter den Stapel legen
answer-fighters = Für die Munchkins
answer-monsters = Für die Monster

prompt-peeked = Ganz oben: { $card }. Das siehst nur du.
prompt-seize = { $who } beansprucht { DER($card, case: "acc") } vom Ablagestapel. Noch jemand?
prompt-choice-order = In welcher Reihenfolge erleidest du die Schlimmen Dinge?
prompt-wait-order = { $who } bringt die Schlimmen Dinge in eine Reihenfolge.
prompt-choice-sidekick = Ein Handlanger zu viel: Wer muss gehen?
prompt-wait-sidekick = { $who } trennt sich von einem Handlanger.
