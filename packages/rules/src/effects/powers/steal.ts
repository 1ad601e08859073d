import { z } from 'zod';
import { inCombat } from '../../chapters/foes.ts';
import { handOver } from '../../chapters/equipping.ts';
import { itemsInPlay } from '../../chapters/items.ts';
import { loseLevels } from '../../chapters/levels.ts';
import { payable } from '../../chapters/pay.ts';
import { living } from '../../chapters/who.ts';
import { rollFor } from '../../chapters/dice.ts';
import { def, emit, namesKind, type Game } from '../../kernel/game.ts';
import type { CardId, Seat } from '../../model/card.ts';
import { phrase, setNoun } from '../../model/phrase.ts';
import { refuse, type Refusal } from '../../model/refusal.ts';
import { definePower } from '../define.ts';
import { payPower, powerCause } from '../paying.ts';
import { nameSchema } from '../schemas.ts';
import { isQuiet } from '../timing.ts';

const schema = z
  .strictObject({
    name: nameSchema('steal'),
    atLeast: z.int().min(2).max(6).default(4).describe('The lowest roll that takes the item.'),
  })
  .meta({
    description:
      'Out of combat, the owner discards a card and rolls to steal another player’s small item; a failure costs a Level.',
    examples: [{ name: 'steal', atLeast: 4 }],
  });

/** The small items a seat has in play. */
function loot(game: Game, seat: Seat): CardId[] {
  return itemsInPlay(game, seat).filter((card) => {
    const { big, kind, traits } = def(game, card);
    return !big && kind !== 'steed' && !traits.safe;
  });
}

/** The owner of this small item. */
function owner(game: Game, seat: Seat, card: CardId | undefined): Seat | null {
  if (card === undefined) return null;
  return living(game).find((other) => other !== seat && loot(game, other).includes(card)) ?? null;
}

/** Why the owner can't steal at all now; there is no stealing in combat (`traits.no-theft-in-combat`). */
function validateTiming(game: Game, seat: Seat): Refusal | null {
  if (inCombat(game, seat)) return refuse('traits.no-theft-in-combat', 'combat.gear-frozen');
  return isQuiet(game) ? null : refuse('traits.when');
}

/** Steals an item at the price of a card and the risk of a Level. */
export const steal = definePower({
  name: 'steal',
  schema,
  barred: (game, _params, { seat }) => validateTiming(game, seat),
  uses(game, _params, { seat }) {
    const pick = { from: payable(game, seat), min: 1, max: 1 };
    const others = living(game).filter((other) => other !== seat && !inCombat(game, other));
    return others.flatMap((other) => loot(game, other)).map((on) => ({ on, pick }));
  },
  other(game, { seat, move }) {
    const victim = owner(game, seat, move.on);
    if (victim !== null && inCombat(game, victim)) {
      return refuse('traits.no-theft-in-combat', 'combat.gear-frozen');
    }
    const on = move.on ?? -1;
    if (namesKind(game, [on], 'steed')) return refuse('traits.when', 'steeds.big', 'items.big');
    if (namesKind(game, [on], 'sidekick')) return refuse('traits.when', 'sidekicks.not-items');
    return game.pool.cards[on]?.big === true
      ? refuse('traits.when', 'items.big')
      : refuse('traits.when', 'cards.hand-private');
  },
  apply(game, { atLeast }, use) {
    const { seat, move } = use;
    const victim = owner(game, seat, move.on);
    payPower(game, use, move.cards ?? []);
    const die = rollFor(game, seat, 'power', powerCause(use));
    if (die < atLeast) {
      loseLevels(game, seat, 1, powerCause(use));
    } else if (victim !== null && move.on !== undefined) {
      handOver(game, victim, seat, [move.on]);
      emit(game, { e: 'gave', seat: victim, to: seat, count: 1, cards: [move.on], cause: powerCause(use) });
    }
  },
  overrides: [],
  words: ({ name, atLeast }) => phrase('can-steal', { power: setNoun(`power-${name}`), result: atLeast }),
});
