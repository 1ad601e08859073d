/** Joining and separating lasers: join, part. */
import type { Seat } from '../model/card.ts';
import type { Game } from '../kernel/game.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import { inCombat } from '../chapters/foes.ts';
import { joinedLasers, joinLasers, lasersOf, partLaser } from '../chapters/lasers.ts';
import { ANY_TIME, cardsVerb, cardVerb } from './verb.ts';

const FROZEN = refuse('combat.gear-frozen', 'timing.not-in-combat', 'lasers.combine');

/** Why lasers can't be joined or separated now. */
function validateLasers(game: Game, seat: Seat): Refusal | null {
  return inCombat(game, seat) ? FROZEN : null;
}

export const joinVerb = cardsVerb('join', {
  phases: ANY_TIME,
  ownTurn: false,
  follows: 'gear',
  barred: validateLasers,
  move: () => ({ do: 'join', cards: [] }),
  picks(game, seat) {
    const from = lasersOf(game, seat);
    return [{ to: undefined, pick: { from, min: 2, max: from.length } }];
  },
  refusal: () => refuse('lasers.combine', 'lasers.kind'),
  apply: joinLasers,
});

export const partVerb = cardVerb('part', {
  phases: ANY_TIME,
  ownTurn: false,
  follows: 'gear',
  barred: validateLasers,
  cards: joinedLasers,
  other: () => refuse('lasers.combine'),
  apply: partLaser,
});
