# The set itself, and its cards' powers.

pack = Winter

power-berserk = Berserkerwut
power-flight-spell = Fluchtzauber
power-charm = Bezauberung
power-backstab = Meuchelstich
power-steal = Lange Finger
power-bargain = Feilschen
power-second-wind = Zweite Luft
power-inspire = Anfeuern
power-throw-stick = Stöckchenwurf
power-tip = Trinkgeld
power-show-receipt = Kassenbon
