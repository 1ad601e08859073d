# Printed by scripts that run on any Node (bin/kickdoor.js, scripts/check-node.js): one line each, text and variables only.

cli-needs-node = Для kickdoor нужен Node { $needed } или новее (здесь { $found }).
cli-node-not-installed = нужный Node { $needed } не установлен (здесь { $found }). Его установочный скрипт должен иметь право на запуск: попробуй `npm rebuild node` или возьми Node { $needed } или новее.
cli-node-of-machine = закреплённый Node { $needed } на этой машине не запускается; вместо него — её собственный (это { $found }).
