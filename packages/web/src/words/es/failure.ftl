# Shown when the other words may have failed to load.

failure-title = La puerta está atascada
failure-text = No se ha podido cargar parte de la página. ¿Hay conexión?
failure-retry = Reintentar
