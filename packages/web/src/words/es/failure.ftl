# Shown when the other words may have failed to load.

failure-title = La puerta está atascada
failure-text = No se ha podido cargar parte de la página. ¿Hay conexión?
failure-retry = Reintentar

# Shown when drawing the page has failed.

failure-page-title = La página ha tropezado
failure-page-text = Ha cometido un error. Ninguna partida se pierde por eso: vuelve a cargar la página y sigue jugando.
