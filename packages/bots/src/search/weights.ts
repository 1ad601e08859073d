/**
 * How much each feature of a position adds to a seat’s score. Learned as `npm run train` does, from 4,000 games of the
 * classic sheet between four bots that were not yet quite the tuned one: 1.198 nats a position held back; an even guess has
 * 1.386.
 */
export const WEIGHTS: readonly number[] = Object.freeze([
  2.483, // to go 1
  1.6988, // to go 2
  1.5563, // to go 3
  1.0942, // to go 4
  0.7279, // to go 5
  0.4727, // to go 6
  0.2674, // to go 7
  0.0527, // to go 8
  0.0, // levels beyond
  0.2628, // gear
  -0.1245, // gear near the end
  -0.001, // flee
  0.234, // gold in play
  0.0904, // items carried
  0.5706, // hand
  0.2024, // hand over the limit
  -0.1392, // item bonus in hand
  0.0655, // gold in hand
  -0.1067, // one-shots
  0.1008, // one-shot strength
  0.0351, // one-shot strength near the end
  -0.0442, // levels in hand
  0.7724, // levels in hand near the end
  0.0639, // monsters in hand
  0.1566, // beatable monsters in hand
  -0.0867, // curses in hand
  0.0482, // enhancers in hand
  -0.2255, // races and classes in hand
  0.083, // race
  0.0567, // class
  0.103, // second race or class
  0.0, // talents
  0.048, // followers
  -0.1753, // curses
  0.9537, // dead
  0.1019, // turn comes
  0.5173, // turn comes near the end
  0.4457, // wins combat
  1.2585, // wins the game by combat
  0.3721, // loses combat
  -0.2963, // loses combat, harm
  0.3267, // helps
  -0.2877, // flees
]);
