# The set itself, and its cards' powers.

pack = West

power-round-up = Round Up
power-track = Track
power-haggle = Haggle
power-ambush = Ambush
power-holdup = Holdup
power-demand-a-refund = Demand a Refund
power-sell-the-farm = Sell the Farm
power-second-step = Second Step
power-sign-autographs = Sign Autographs
power-read-the-map = Read the Map
