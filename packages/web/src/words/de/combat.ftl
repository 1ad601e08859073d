# The combat.

combat-title = Kampf gegen { DER($monsters, case: "acc") }
parts-fighters = Woraus sich die Kampfstärke der Munchkins ergibt
parts-monsters = Woraus sich die Kampfstärke der Monster ergibt
total-fighters = Kampfstärke der Munchkins: { $total }
total-monsters = Kampfstärke der Monster: { $total }
combat-winning = { $you ->
    [yes] Du gewinnst.
   *[no] { $who } gewinnt.
}
combat-losing = { $you ->
    [yes] Du verlierst.
   *[no] { $who } verliert.
}
aim-winning = { $you ->
    [yes] So gewinnst du.
   *[no] So gewinnt { $who }.
}
aim-losing = { $you ->
    [yes] So verlierst du.
   *[no] So verliert { $who }.
}
combat-terms = { $who } hilft: { $terms }.
combat-terms-you = Du hilfst: { $terms }.
foe-note = Kampfstärke { $strength }
foe-kin = Doppelgänger { DER($card, case: "gen") }
flight-title = Weglaufen
flight-runner = { $who } läuft weg.
flight-runner-you = Du läufst weg.
flight-bonus = Auf den Weglaufwurf
flight-next = Danach: { LIST($players) }.

ask-title = Um Hilfe bitten
ask-whom = Wen fragst du?
ask-treasures = Schätze für die Hilfe
ask-treasures-of = { $count } von { $most }
ask-first = Wer wählt zuerst?
ask-items = Gegenstände, die du nach dem Sieg hergibst
ask-plays = Karten, die du nach dem Sieg auf den Helfer spielst
ask-again = { $who } hat diese Bedingungen schon abgelehnt. Ändere etwas und frag noch einmal.
ask-can-not = Im Moment kann niemand gefragt werden.
help-counter = Lehn ab, wenn du mehr willst: { $who } kann dann andere Bedingungen anbieten.
trade-title = Tauschen
trade-whom = Mit wem?
trade-give = Du gibst
trade-get = Du bekommst
trade-nothing = Nichts.
trade-lopsided = Wähle auf wenigstens einer Seite etwas aus.
trade-limit = Einer von euch hätte zu viel zu tragen.
trade-offer = { $who } bietet dir { DER($give, case: "acc") } für { DER($get, case: "acc") }.
trade-offer-gift = { $who } möchte dir { DER($give, case: "acc") } schenken.
trade-offer-plea = { $who } hätte gern { DER($get, case: "acc") } von dir, und zwar umsonst.
trade-offer-many = { $who } bietet dir einen Tausch an.
trade-own = Du hast { $whom } einen Tausch angeboten.
trade-others = { $who } bietet { $whom } einen Tausch an.
answer-option = { $option }
