# Sounds, vibration and notifications.

sound-ask = ¿Quieres oír la partida?
sound-yes = Con sonido
sound-no = Sin sonido
sound-switch = Sonidos
vibrate-switch = Vibrar cuando te toque
notify-switch = Avisarme si esta página no está a la vista
notify-denied = El navegador no permite que esta página te avise.
notify-turn = Te toca.
notify-asked = La mesa espera tu respuesta.
