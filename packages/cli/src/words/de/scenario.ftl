# kickdoor scenario.

cli-scenario = Szenarien prüfen: kleine Dateien, die einen Tisch aufbauen, Aktionen ausführen und sagen, was dann gelten muss
cli-scenario-paths = Dateien, oder Ordner mit .yaml-Dateien
cli-scenario-rollback = den Tisch aufschreiben und wieder einlesen, jede Aktion zurücknehmen und wiederholen und dabei prüfen, was angeboten war und was immer gelten muss
cli-scenario-empty-folder = In diesem Ordner ist kein Szenario
cli-scenario-passed = ok: { $name }
cli-scenario-failed = nicht ok: { $name }: { $problem }
cli-scenario-summary = { $passed } bestanden, { $failed } nicht bestanden
