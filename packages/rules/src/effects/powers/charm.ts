import { z } from 'zod';
import { removeFoe } from '../../chapters/stakes.ts';
import { player, type Game } from '../../kernel/game.ts';
import type { Seat } from '../../model/card.ts';
import { phrase, setNoun } from '../../model/phrase.ts';
import { refuse, type Refusal } from '../../model/refusal.ts';
import { definePower } from '../define.ts';
import { payPower, powerCause } from '../paying.ts';
import { countSchema, nameSchema } from '../schemas.ts';
import { openCombat } from '../timing.ts';

const schema = z
  .strictObject({
    name: nameSchema('charm'),
    least: countSchema.default(3).describe('How many cards must be in the hand.'),
  })
  .meta({
    description: 'In their own combat, the owner discards the whole hand to remove a monster.',
    examples: [{ name: 'charm', least: 3 }],
  });

/** Why it can't be used on any monster now. */
function validateTiming(game: Game, least: number, seat: Seat): Refusal | null {
  if (openCombat(game)?.fighter !== seat) return refuse('traits.when', 'meddling.power');
  const { length } = player(game, seat).hand;
  if (length === 0) return refuse('traits.no-empty-hand', 'traits.when', 'traits.discard-powers');
  return length < least ? refuse('traits.when', 'traits.discard-powers', 'traits.no-empty-hand') : null;
}

/** The whole hand for one monster: its Treasures are drawn if the rest are beaten, but its Level is not gained. */
export const charm = definePower({
  name: 'charm',
  schema,
  barred: (game, { least }, { seat }) => validateTiming(game, least, seat),
  uses: (game) => openCombat(game)?.foes.map(({ card }) => ({ on: card })) ?? [],
  apply(game, _params, use) {
    const { on } = use.move;
    payPower(game, use, player(game, use.seat).hand.slice());
    if (on !== undefined) removeFoe(game, on, { treasures: true, by: use.seat, cause: powerCause(use) });
  },
  overrides: [],
  words: ({ name, least }) => phrase('can-charm', { power: setNoun(`power-${name}`), count: least }),
});
