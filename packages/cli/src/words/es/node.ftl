# Printed by scripts that run on any Node (bin/kickdoor.js, scripts/check-node.js): one line each, text and variables only.

cli-needs-node = kickdoor necesita Node { $needed } o posterior (este es { $found }).
cli-node-not-installed = no se instaló el Node { $needed } previsto (este es { $found }). Hay que permitir que se ejecute su script de instalación: prueba `npm rebuild node`, o usa Node { $needed } o posterior.
cli-node-of-machine = el Node { $needed } fijado no funciona en esta máquina; se usa el suyo (este es { $found }).
