# kickdoor scenario.

cli-scenario = run scenarios: small files that set up a table, play moves and say what must be true
cli-scenario-paths = files, or folders with .yaml files
cli-scenario-rollback = write the table out and read it back, take each move back and make it again, and check at each move what was offered and what must always be so
cli-scenario-empty-folder = there is no scenario in this folder
cli-scenario-passed = ok { $name }
cli-scenario-failed = not ok { $name }: { $problem }
cli-scenario-summary = { $passed } passed, { $failed } failed
