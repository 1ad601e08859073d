# The set itself, and its cards' powers.

pack = Clásico

power-berserk = Furia
power-flight-spell = Hechizo de huida
power-charm = Encanto
power-backstab = Puñalada trapera
power-steal = Birlar
power-turning = Expulsión
power-resurrection = Resurrección
power-bargain = Regateo
power-second-wind = Segundo aliento
power-second-thought = Cambio de idea
power-chase = Ahuyentar
power-allure = Seducción
power-pay-the-rent = Pagar el alquiler
