# The set itself, and its cards' powers.

pack = Classic

power-berserk = Berserk
power-flight-spell = Flight Spell
power-charm = Charm
power-backstab = Backstab
power-steal = Steal
power-turning = Turning
power-resurrection = Resurrection
power-bargain = Bargain
power-second-wind = Second Wind
power-second-thought = Second Thought
power-chase = Chase Away
power-allure = Allure
power-pay-the-rent = Pay the Rent
