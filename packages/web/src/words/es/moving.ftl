# A game moves between a browser and a server.

move-online = Llevar esta partida al servidor
move-online-text = La partida sigue como mesa en el servidor, con tu sitio y todo lo ocurrido. Como este navegador pudo ver todas las cartas, nadie responde del azar; se lo decimos a quien se siente allí.
move-vacant = Los amigos con el enlace pueden ocupar los sitios de los bots
move-online-go = Llevarla
move-offline = Llevarse esta partida sin conexión
move-offline-text = La partida sigue en este navegador, con o sin conexión. La mesa del servidor se cierra. Para eso, este navegador recibe la partida entera, también las cartas ocultas: la página no las muestra, pero ya nadie responde del azar.
move-offline-go = Llevármela
