import { z } from 'zod';
import { ESCAPE_AT, flightOf, settleCaught } from '../../chapters/flee.ts';
import { payable } from '../../chapters/pay.ts';
import { hasPowerNow } from '../../chapters/powers.ts';
import { top, type Game } from '../../kernel/game.ts';
import type { CardId, Seat } from '../../model/card.ts';
import { phrase, setNoun } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import type { CaughtFrame } from '../../model/frame.ts';
import { definePower } from '../define.ts';
import { payPower, usedUp, useKey } from '../paying.ts';
import { countSchema, nameSchema } from '../schemas.ts';

const schema = z
  .strictObject({
    name: nameSchema('flight-spell'),
    max: countSchema.describe('The most cards for one roll.'),
    each: countSchema.describe('Added to the roll for each card.'),
  })
  .meta({
    description: 'After a failed roll to run away, the owner discards cards to raise it.',
    examples: [{ name: 'flight-spell', max: 3, each: 1 }],
  });

/** The owner's pending failed roll. */
function caught(game: Game, seat: Seat): CaughtFrame | null {
  const frame = top(game);
  return frame?.f === 'caught' && frame.seat === seat ? frame : null;
}

/** Uses are counted per roll: the number of rolls failed so far. */
function key(game: Game, seat: Seat, card: CardId, name: string): string {
  return useKey(name, seat, card, flightOf(game).failed);
}

function room(game: Game, max: number, seat: Seat, card: CardId, name: string): number {
  if (caught(game, seat) === null) return 0;
  return Math.max(0, max - usedUp(flightOf(game).used, key(game, seat, card, name)));
}

/** After a roll to run away, cards are discarded to raise it. */
export const discardForRoll = definePower({
  name: 'discard-for-roll',
  schema,
  barred: (game, { max }, { seat, card, name }) =>
    room(game, max, seat, card, name) > 0 ? null : refuse('traits.when'),
  uses(game, { max }, { seat, card, name }) {
    const from = payable(game, seat);
    const most = room(game, max, seat, card, name);
    return [{ pick: { from, min: 1, max: Math.min(most, from.length) } }];
  },
  apply(game, { each }, use) {
    const frame = caught(game, use.seat);
    if (frame === null) throw new Error('no roll to raise');
    const cards = use.move.cards ?? [];
    const { used } = flightOf(game);
    const counted = key(game, use.seat, use.card, use.move.power);
    used[counted] = usedUp(used, counted) + cards.length;
    payPower(game, use, cards, each * cards.length);
    frame.total += each * cards.length;
    if (frame.total >= ESCAPE_AT || !hasPowerNow(game, use.seat)) settleCaught(game, frame);
  },
  overrides: ['flee.roll'],
  words: ({ name, max, each }) =>
    phrase('can-discard-for-roll', { power: setNoun(`power-${name}`), count: max, amount: each }),
});
