# The replay page: a finished game, looked at again.

replay-title = Wiederholung
replay-drop-title = Ein Spiel noch einmal ansehen
replay-drop-text = Zieh die Datei eines beendeten Spiels hierher oder wähle sie aus. Sie wird in diesem Browser gelesen und nachgespielt und nirgendwohin geschickt.
replay-choose = Datei auswählen
replay-developing = Das Spiel wird nachgespielt: { $percent } %
replay-bad = Zeile { $line }, Spalte { $column }: { $fault }
replay-unknown-set = Dieses Spiel wurde mit einer anderen Ausgabe des Sets „{ $set }“ gespielt ({ $hash }…), die es hier nicht gibt. Deshalb lässt es sich auf dieser Seite nicht ansehen.
replay-unreachable = Die Karten dieses Spiels ließen sich nicht laden. Besteht eine Verbindung?
replay-other = Andere Datei

# With whose eyes.
replay-eyes = Gesehen von
replay-eyes-public = allen, die zusahen
replay-eyes-open = allen, mit offenen Karten
replay-hand-of = { $who }: Hand

# The scrubber.
replay-controls = Wiederholung
replay-scrubber = Aktion
replay-move = Aktion { $n } von { $all }
replay-taken = Aktion { $n } von { $all }, später zurückgenommen
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Nächste Aktion
replay-previous = Vorige Aktion
replay-next-turn = Nächster Zug
replay-previous-turn = Voriger Zug
replay-turns = Züge
replay-speed = Tempo
replay-more = Ansicht und Link
replay-copy = Link zu diesem Moment kopieren
replay-file-link = Wer den Link öffnet, zieht dort dieselbe Datei hinein.
replay-download = Aufzeichnung herunterladen
replay-keys = Pfeile auf der Leiste: eine Aktion. [ und ]: ein Zug. K: abspielen, anhalten.

# The seal: whether the record is what was played.
seal-whole = Siegel heil
seal-broken = Siegel gebrochen
seal-title = Das Siegel dieser Aufzeichnung
seal-whole-text = Das ganze Spiel wurde in diesem Browser nachgespielt: { $moves ->
    [one] 1 Aktion
   *[other] { $moves } Aktionen
}, alles wie damals.
seal-unsealed = Wer die Aufzeichnung schrieb, konnte das Spiel nicht zu Ende spielen. Die Aktionen sind geprüft, das Ende hat kein Siegel.
seal-broken-text = Die Aufzeichnung ist nicht das, was gespielt wurde. Die Wiederholung endet vor der Zeile, die nicht stimmen kann.
seal-checked = Was geprüft wurde
seal-sets = Die Sets sind genau diese: { $sets }
seal-lines = Jede Zeile passt zu allen vorigen und zu dem, was aus ihrer Aktion wurde
seal-state = Der Tisch am Ende ist der versiegelte
seal-log = Und alles, was geschah, auch
seal-limits = Ein Siegel schützt vor Schäden und Bastelei. Wer die Aufzeichnung schrieb, sagt es nicht: Wer alle Prüfsummen neu berechnet, hat die Aufzeichnung eines anderen Spiels.
seal-line = Zeile { $line }: { $what }
seal-deal = das Austeilen kann nicht stimmen; diese Zeile wurde geändert oder die Regeln
seal-changed = diese Aktion wurde geändert oder das, was daraus wurde
seal-unread = keine erlaubte Aktion liest sich so
seal-time = diese Aktion liegt vor der vorigen
seal-refused = die Regeln verbieten diese Aktion: { $rule }
seal-end-state = der Tisch am Ende ist ein anderer
seal-end-log = geschehen ist etwas anderes
seal-set = das Set { $set } ist ein anderes
seal-table = so viele können dieses Spiel nicht spielen
seal-start = mit dieser Stellung kann diese Partie nicht begonnen haben
seal-fair = der offengelegte Seed ist nicht der, der zugesagt war
