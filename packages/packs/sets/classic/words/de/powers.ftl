# The set itself, and its cards' powers.

pack = Klassik

power-berserk = Berserkerwut
power-flight-spell = Fluchtzauber
power-charm = Bezauberung
power-backstab = Meuchelstich
power-steal = Lange Finger
power-turning = Untotenbann
power-resurrection = Auferstehung
power-bargain = Feilschen
power-second-wind = Zweite Luft
power-second-thought = Kalte Füße
power-chase = Platzverweis
power-allure = Kniefall
power-pay-the-rent = Fällige Miete
