# Said where the other words may be what could not be loaded.

failure-title = La puerta está atascada
failure-text = No se ha podido cargar parte de la página. ¿Hay conexión?
failure-retry = Reintentar
