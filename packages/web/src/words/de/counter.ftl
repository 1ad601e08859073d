# Der Stufenzähler für einen Tisch mit echten Karten.

count-title = Stufenzähler
count-text = Für einen Tisch mit echten Karten: Stufen, Ausrüstung und Kämpfe auf einen Blick, auf einem Handy oder auf allen. Auch ohne Netz.
count-new = Neuer Zähler
count-kept = Deine Zähler
count-nobody = Noch niemand
count-forget = Vergessen
count-forget-label = Vergessen: { $names }
count-forget-sure = Diesen Zähler auf diesem Gerät vergessen ({ $names })?
count-open-file = Gespeicherten Zähler öffnen
count-wrong-file = Das ist kein Zähler, der hier gespeichert wurde.
count-looking = Der Zähler wird gesucht …
count-nothing-yet = Der Link stimmt, aber es ist noch nichts angekommen. Das kommt, sobald das Handy mit dem Zähler online ist.
count-own = Deine eigenen Zähler
count-full = Dieser Zähler ist voll. Speichere ihn als Datei und fang einen neuen an.
count-forgetful = Dieses Gerät kann den Zähler nicht speichern: Er ist weg, wenn du die Seite schließt. Teile ihn oder speichere ihn als Datei.
count-players = Spieler
count-add = Noch jemand
count-name = Name
count-sex = Geschlecht
count-sit = Setzt sich dazu
count-edit = { $name }: Rasse, Klasse und mehr
count-dead = Tot
count-strength = Stärke
count-strength-of = { $name }, Stärke:
count-level = Stufe
count-level-of = { $name }: Stufe
count-level-less = { $name }: eine Stufe runter
count-level-more = { $name }: eine Stufe rauf
count-gear = Ausrüstung
count-gear-of = { $name }: Ausrüstung
count-gear-less = { $name }: Ausrüstung −1
count-gear-more = { $name }: Ausrüstung +1
count-gear-at-once = Ausrüstung, mehr auf einmal
count-dead-switch = Tot: Die Ausrüstung ist weg; Stufe, Rasse und Klasse bleiben
count-races = Rasse
count-classes = Klasse
count-other-roles = Aus anderen Sets
count-color = Farbe
count-color-brick = Rot
count-color-blue = Blau
count-color-green = Grün
count-color-violet = Violett
count-color-orange = Orange
count-color-teal = Türkis
count-color-ochre = Ocker
count-color-slate = Grau
count-leave = Steigt aus
count-acts = Aktionen
count-fight = Kampf
count-die = Würfeln
count-undo = Meine letzte Änderung zurücknehmen
count-redo = Wiederherstellen
count-more = Mehr
count-who-fights = Wer kämpft?
count-monster-level = Stufe des Monsters
count-fight-of = Kampf: { $name }
count-fighters = Kämpfer
count-monsters = Monster
count-bonus = Einmalig
count-bonus-of = Einmaliges: { $side }
count-bonus-less = { $side }: Einmaliges −1
count-bonus-more = { $side }: Einmaliges +1
count-helper = Hilfe
count-other-helper = Hilfe ändern
count-no-helper = Niemand
count-another = Noch ein Monster
count-enhanced = Verstärkt
count-foe-level = Monster { $number }: Stufe
count-foe-level-less = Monster { $number }: Stufe −1
count-foe-level-more = Monster { $number }: Stufe +1
count-foe-bonus = Monster { $number }: Verstärkung
count-foe-bonus-less = Monster { $number }: Verstärkung −1
count-foe-bonus-more = Monster { $number }: Verstärkung +1
count-take-out = Monster { $number } geht
count-winning = Die Kämpfer führen mit { $by }
count-losing = Die Monster führen mit { $by }
count-tie-monsters = Gleichstand: Die Monster gewinnen
count-tie-fighters = Gleichstand: Die Kämpfer gewinnen
count-tie-role = Gleichstand, und eine Rasse oder Klasse entscheidet für die Kämpfer
count-ties = Wer gewinnt bei Gleichstand?
count-ties-rules = Nach Rasse und Klasse
count-ties-fighters = Die Kämpfer
count-ties-monsters = Die Monster
count-levels = Stufen für den Sieg
count-levels-helper = Stufen für { $name }
count-end-won =
    { $count ->
        [0] Sieg, keine Stufe
        [one] Sieg: { $count } Stufe
       *[other] Sieg: { $count } Stufen
    }
count-flee = { $name } läuft weg
count-end-lost = Kampf verloren
count-end-off = Kampf abbrechen
count-won =
    { $count ->
        [one] { $names } hat Stufe { $level } erreicht und gewinnt!
       *[other] { $names } haben Stufe { $level } erreicht und gewinnen!
    }
count-again = Noch ein Spiel
count-share = Teilen
count-share-text = Mehrere Handys können denselben Zähler zeigen und ändern: alle, die den Link haben. Dieser Server gibt ihn weiter.
count-share-now = Jetzt teilen
count-link = Link zu diesem Zähler
count-qr = Der Link zu diesem Zähler als QR-Code
count-phone-of = Wem gehört dieses Handy?
count-phone-nobody = Sag ich nicht
count-alone = Nur auf diesem Handy
count-connecting = Verbinden …
count-live =
    { $count ->
        [one] Live: { $count } Handy
       *[other] Live: { $count } Handys
    }
count-apart = Ohne Netz
count-apart-unsent =
    { $count ->
        [one] Ohne Netz: { $count } Änderung wartet
       *[other] Ohne Netz: { $count } Änderungen warten
    }
count-refused = Der Server nimmt ihn nicht an. Lade die Seite neu.
count-history = Verlauf
count-nothing = Noch ist nichts passiert.
count-by = Handy: { $name }
count-by-this = dieses Handy
count-by-other = ein anderes Handy
count-take-back = Zurücknehmen
count-take-back-label = Zurücknehmen: { $what }
count-restore = Wiederherstellen
count-restore-label = Wiederherstellen: { $what }
count-chart = Stufen im Verlauf
count-chart-of = { $name }: { $level }
count-goal = Gewonnen wird mit
count-goal-10 = Stufe 10
count-goal-20 = Stufe 20 (episch)
count-goal-none = keiner Stufe
count-awake = Bildschirm anlassen
count-save = Als Datei speichern
count-did-player = { $name } setzt sich dazu.
count-did-leave = { $name } steigt aus.
count-did-name = { $before } heißt jetzt { $name }.
count-did-sex = { $name } wechselt das Geschlecht.
count-did-color = { $name } wechselt die Farbe.
count-did-roles = { $name }: { $roles }
count-did-no-roles = { $name }: keine Rasse, keine Klasse
count-did-level = { $name }: Stufe { $from } → { $to }
count-did-gear = { $name }: Ausrüstung { $from } → { $to }
count-did-die = { $name } stirbt.
count-did-return = { $name } ist wieder dabei.
count-did-goal = Gewonnen wird mit Stufe { $level }.
count-did-no-goal = Keine Stufe gewinnt das Spiel.
count-did-roll = Der Würfel zeigt { $face }.
count-did-escape = { $name } entkommt: { $face } { $bonus } = { $total }
count-did-caught = { $name } wird erwischt: { $face } { $bonus } = { $total }
count-did-again = Ein neues Spiel beginnt.
count-did-fight = { $name } kämpft gegen ein Monster der Stufe { $level }.
count-did-helper = { $helper } und { $name } kämpfen zusammen.
count-did-alone = { $name } kämpft ohne Hilfe.
count-did-ties-rules = Bei Gleichstand entscheiden Rasse und Klasse.
count-did-ties-fighters = Bei Gleichstand gewinnen die Kämpfer.
count-did-ties-monsters = Bei Gleichstand gewinnen die Monster.
count-did-bonus-fighters = Einmaliges für die Kämpfer: { $from } → { $to }
count-did-bonus-monsters = Einmaliges für die Monster: { $from } → { $to }
count-did-monster = Noch ein Monster kommt dazu, Stufe { $level }.
count-did-foe-level = Ein Monster: Stufe { $from } → { $to }
count-did-foe-bonus = Ein Monster, verstärkt: { $from } → { $to }
count-did-gone = Ein Monster der Stufe { $level } verlässt den Kampf.
count-did-won = { $name } gewinnt den Kampf: Stufe { $from } → { $to }
count-did-lost = { $name } verliert den Kampf.
count-did-off = Kampf abgebrochen: { $name }
