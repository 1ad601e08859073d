# The program itself, its help, and errors in command lines.

cli-about = Die Kartenspiele der Munchkin-Familie
cli-version = die Version ausgeben
cli-option-help = diese Hilfe ausgeben
cli-option-lang = die Sprache: { $languages } (KICKDOOR_LANG, sonst die des Terminals)
cli-json = als JSON ausgeben
cli-packs = eigene Sets: der Ordner eines Sets oder mehrerer; mehrmals möglich (auch PACKS_DIR)
cli-command-help = die Hilfe zu einem Befehl ausgeben

cli-heading-usage = Verwendung:
cli-heading-arguments = Argumente:
cli-heading-options = Optionen:
cli-heading-global = Allgemeine Optionen:
cli-heading-commands = Befehle:
cli-usage-options = Optionen
cli-usage-command = Befehl
cli-help-choices = möglich: { $choices }
cli-help-default = Vorgabe: { $value }

# Placeholders for arguments and for the values of options.
cli-value-number = Zahl
cli-value-address = Adresse
cli-value-folder = Ordner
cli-value-file = Datei
cli-value-files = Dateien
cli-value-paths = Pfade
cli-value-language = Sprache
cli-value-languages = Sprachen
cli-value-sheet = Regeln
cli-value-sets = Sets
cli-value-set = Set
cli-value-seed = Startwert
cli-value-bots = Bots
cli-value-shell = Shell
cli-value-table = Tisch
cli-value-url = URL
cli-value-text = Text
cli-value-ban = Sperre

cli-unknown-language = Fehler: { $setting } ist „{ $value }“, aber diese Sprache gibt es hier nicht. Es gibt { $languages }.
cli-error-missing-argument = Fehler: Das Argument „{ $name }“ fehlt
cli-error-missing-value = Fehler: Bei der Option „{ $name }“ fehlt der Wert
cli-error-missing-option = Fehler: Die Option „{ $name }“ muss angegeben werden
cli-error-conflict = Fehler: „{ $name }“ und „{ $other }“ schließen einander aus
cli-error-unknown-option = Fehler: Die Option „{ $name }“ gibt es nicht
cli-error-unknown-command = Fehler: Den Befehl „{ $name }“ gibt es nicht
cli-error-excess = Fehler: zu viele Argumente. Erwartet { $expected ->
    [0] wird keines
    [one] wird eines
   *[other] werden { $expected }
}, angegeben { $received ->
    [one] ist eines
   *[other] sind { $received }
}: { $given }
cli-error-value = Fehler: „{ $given }“ ist für „{ $name }“ nicht möglich. { $why }
cli-error-choices = Möglich sind { $choices }.
cli-error-hint = { $count ->
    [one] (War { $meant } gemeint?)
   *[other] (War etwas davon gemeint: { $meant }?)
}
cli-not-between = Es muss eine ganze Zahl von { $least } bis { $most } sein.
cli-not-empty = Es darf nicht leer sein.

# Messages shared by several commands.
cli-none = keine
cli-clock = die Uhr
cli-no-file = Diese Datei gibt es nicht
cli-not-a-file = Das ist keine Datei
cli-refused-file = { $file } lässt sich nicht verwenden: { $why }
cli-no-path = Diese Datei oder diesen Ordner gibt es nicht
cli-no-set = Das Set „{ $set }“ gibt es nicht; es gibt { $sets }.
cli-set-twice = Ein Set ist zweimal genannt.
cli-wrong-players = Nach den Regeln „{ $sheet }“ spielen hier { $min } bis { $max } Personen, nicht { $count }.
