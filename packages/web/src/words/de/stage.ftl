# The cast and the stage.

cast = Die Runde
gear-of = { $count ->
    [0] Vor { $who } liegt nichts.
   *[other] Vor { $who } liegen: { LIST($cards) }.
}
stage-win = Sieg: { $levels ->
    [0] keine Stufe
    [one] 1 Stufe
   *[other] { $levels } Stufen
}, { $treasures ->
    [0] kein Schatz
    [one] 1 Schatz
   *[other] { $treasures } Schätze
}
stage-win-game = Sieg: das Spiel, für { LIST($players) }
stage-win-game-you = Sieg: das Spiel
stage-sealed = Nur wer kämpft, darf eingreifen.
stage-foe-bad = { $card }. { $text }
stage-bad-next = Die Schlimmen Dinge des nächsten Monsters ({ $at } von { $count } wird gezeigt)
deal-gives = { $you ->
    [yes] Du gibst
   *[no] { $who } gibt
}
parts-more = { $count } weitere
escape-needs = { $needs ->
    [1] Jeder Wurf rettet { $you ->
        [yes] dich
       *[no] { $who }
    }
    [5] Eine 5 oder 6 rettet { $you ->
        [yes] dich
       *[no] { $who }
    }
    [6] Nur eine 6 rettet { $you ->
        [yes] dich
       *[no] { $who }
    }
    [7] Kein Wurf rettet { $you ->
        [yes] dich
       *[no] { $who }
    }
   *[other] Eine { $needs } oder mehr rettet { $you ->
        [yes] dich
       *[no] { $who }
    }
}
escape-odds = { $count } von 6
face-saves = { $die } rettet
face-fails = { $die } rettet nicht
stage-caught = Erwischt!
stage-away = Entwischt!
stage-died = { $who } ist tot.
stage-died-you = Du bist tot.
stage-keeps = Stufe, Rasse und Klasse bleiben: Nächsten Zug ist { $who } wieder da.
stage-keeps-you = Stufe, Rasse und Klasse bleiben: Nächsten Zug bist du wieder da.
stage-won = Sieg!
stage-looted = { $who } nimmt { $card }
stage-looted-you = Du nimmst { $card }
stage-nobody = Die Tür
