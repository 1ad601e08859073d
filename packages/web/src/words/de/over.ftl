# The end of a game.
over-title = Das Spiel ist aus
over-winners = { $count ->
    [one] { LIST($players) } gewinnt
   *[other] { LIST($players) } gewinnen
}
over-winners-you = { $count ->
    [1] Du gewinnst!
   *[other] Du und { LIST($players) } gewinnt!
}
over-player = Name
over-killed = Monster getötet
over-helped = Geholfen
over-fled = Entkommen
over-caught = Erwischt
over-curses = { -curses }
over-deaths = Tode
over-sold = Erlös in { -gold }
over-turns = { $turns ->
    [one] Das war ein Zug.
   *[other] Das waren { $turns } Züge.
}
over-rematch = Noch eine Partie
unknown-card = unbekannte Karte
    .gender = feminine
    .acc = unbekannte Karte
    .dat = unbekannten Karte
    .gen = unbekannten Karte
replay-again = Noch einmal ansehen
told-levels = Stufen im Lauf der Züge
told-level = { $who }: Stufe { $level }.
told-help = Helfer
told-no-help = Niemand hat irgendwem geholfen.
told-helped = { $who } half { $whom } { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
}.
told-helped-you = Du hast { $whom } { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
} geholfen.
told-helped-to-you = { $who } half dir { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
}.
told-stabs = Dolchstöße
told-no-stabs = Niemand ist irgendwem in den Rücken gefallen.
told-stabbed = { $who } fiel { $whom } { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
} in den Rücken.
told-stabbed-you = Du bist { $whom } { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
} in den Rücken gefallen.
told-stabbed-to-you = { $who } fiel dir { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
} in den Rücken.
told-won-kill = Den Ausschlag gab der Sieg über { DER($cards, case: "acc") }, { $fighters } zu { $monsters }.
told-won-kill-with = Den Ausschlag gab der Sieg über { DER($cards, case: "acc") }, { $fighters } zu { $monsters }. { $whom } hat { $who } geholfen.
told-won-kill-with-yours = Den Ausschlag gab der Sieg über { DER($cards, case: "acc") }, { $fighters } zu { $monsters }. Du hast { $who } geholfen.
told-won-kill-you = Den Ausschlag gab dein Sieg über { DER($cards, case: "acc") }, { $fighters } zu { $monsters }.
told-won-kill-with-you = Den Ausschlag gab dein Sieg über { DER($cards, case: "acc") }, { $fighters } zu { $monsters }. { $whom } hat dir geholfen.
told-won-helping = { $who } half { $whom }, { DER($cards, case: "acc") } zu besiegen, { $fighters } zu { $monsters }. Das gab den Ausschlag.
told-won-helping-yours = { $who } half dir, { DER($cards, case: "acc") } zu besiegen, { $fighters } zu { $monsters }. Das gab den Ausschlag.
told-won-helping-you = Du hast { $whom } geholfen, { DER($cards, case: "acc") } zu besiegen, { $fighters } zu { $monsters }. Das gab den Ausschlag.
told-won-card = Die letzte Stufe kam durch { DER($card, case: "acc") }.
told-won-card-you = Deine letzte Stufe kam durch { DER($card, case: "acc") }.
told-won-rule = Die letzte Stufe kam ohne Kampf: { $rule }.
told-won-rule-you = Deine letzte Stufe kam ohne Kampf: { $rule }.
told-won-left = Sonst war niemand mehr da.
told-best = Beste Momente
told-worst = Schlimmste Momente
told-turn = Zug { $turn }
told-narrow = Der knappste Sieg: { $who } gegen { DER($cards, case: "acc") }, { $fighters } zu { $monsters }.
told-narrow-you = Der knappste Sieg: du gegen { DER($cards, case: "acc") }, { $fighters } zu { $monsters }.
told-feat = Der größte Kampf: { $who } gegen { DER($cards, case: "acc") }, { $fighters } zu { $monsters }.
told-feat-you = Der größte Kampf: du gegen { DER($cards, case: "acc") }, { $fighters } zu { $monsters }.
told-death = { $who } starb auf Stufe { $level }.
told-death-you = Du bist auf Stufe { $level } gestorben.
told-death-card = { $who } starb auf Stufe { $level }. Todesursache: { $card }.
told-death-card-you = Du bist auf Stufe { $level } gestorben. Todesursache: { $card }.
told-loss = { $who } verlor { $count } Karten auf einmal.
told-loss-you = Du hast { $count } Karten auf einmal verloren.
told-loss-card = { $who } verlor { $count } Karten auf einmal durch { DER($card, case: "acc") }.
told-loss-card-you = Du hast { $count } Karten auf einmal verloren, durch { DER($card, case: "acc") }.
told-turned = { $who } fiel { $whom } in den Rücken: erst { SIGNED($before) }, dann { SIGNED($after) }, und kein Sieg.
told-turned-you = Du bist { $whom } in den Rücken gefallen: erst { SIGNED($before) }, dann { SIGNED($after) }, und kein Sieg.
told-turned-to-you = { $who } fiel dir in den Rücken: erst { SIGNED($before) }, dann { SIGNED($after) }, und kein Sieg.
over-picture = Ein Bild teilen
over-picture-failed = Das Bild ließ sich hier nicht zeichnen.
