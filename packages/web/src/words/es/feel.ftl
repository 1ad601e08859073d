# Sounds, vibration and notifications.

sound-ask = ¿Quieres oír la partida?
sound-yes = Con sonido
sound-no = Sin sonido
sound-switch = Sonidos
vibrate-switch = Vibrar cuando te toque
notify-turn = Te toca.
notify-asked = La mesa espera tu respuesta.
