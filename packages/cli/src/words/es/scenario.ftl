# kickdoor scenario.

cli-scenario = ejecuta escenarios: archivos pequeños que montan una mesa, hacen jugadas y dicen qué tiene que ser cierto
cli-scenario-paths = archivos, o carpetas con archivos .yaml
cli-scenario-rollback = escribe la mesa y la vuelve a leer, deshace cada jugada y la repite, y comprueba en cada una qué se ofrecía y lo que siempre tiene que cumplirse
cli-scenario-empty-folder = en esta carpeta no hay ningún escenario
cli-scenario-passed = bien: { $name }
cli-scenario-failed = mal: { $name }: { $problem }
cli-scenario-summary = { $passed } bien, { $failed } mal
