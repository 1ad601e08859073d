# Printed by scripts that run on any Node (bin/kickdoor.js, scripts/check-node.js): one line each, text and variables only.

cli-needs-node = kickdoor braucht Node { $needed } oder neuer (hier ist es { $found }).
cli-node-not-installed = Das nötige Node { $needed } wurde nicht installiert (hier ist es { $found }). Sein Installationsskript muss laufen dürfen: Versuche `npm rebuild node`, oder nimm Node { $needed } oder neuer.
cli-node-of-machine = Das festgelegte Node { $needed } läuft auf diesem Rechner nicht; stattdessen wird sein eigenes verwendet (das ist { $found }).
