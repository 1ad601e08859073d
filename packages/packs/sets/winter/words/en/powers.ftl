# The set itself, and its cards' powers.

pack = Winter

power-berserk = Berserk
power-flight-spell = Flight Spell
power-charm = Charm
power-backstab = Backstab
power-steal = Steal
power-bargain = Bargain
power-second-wind = Second Wind
power-inspire = Inspire
power-throw-stick = Throw a Stick
power-tip = Leave a Tip
power-show-receipt = Show the Receipt
