import { z } from 'zod';
import { reveal } from '../../chapters/hand.ts';
import { isItem, worth } from '../../chapters/items.ts';
import { goods, validateSelling } from '../../chapters/selling.ts';
import { def, edit, player, type Game } from '../../kernel/game.ts';
import type { CardId, Seat } from '../../model/card.ts';
import { phrase, setNoun } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { HELD } from '../bearers.ts';
import { definePower } from '../define.ts';
import { payPower, useKey } from '../paying.ts';
import { nameSchema } from '../schemas.ts';
import { isQuiet } from '../timing.ts';

const schema = z.strictObject({ name: nameSchema('bargain') }).meta({
  description: 'Once per own turn, the owner sells an item for double its price.',
  examples: [{ name: 'bargain' }],
});

/** Whether the owner could sell now and has not bargained this turn. */
function isTime(game: Game, seat: Seat, card: CardId, name: string): boolean {
  const unused = !player(game, seat).used.includes(useKey(name, seat, card));
  return isQuiet(game) && validateSelling(game, seat) === null && unused;
}

/** Items with a price that don't count double yet. */
function wares(game: Game, seat: Seat): CardId[] {
  const { doubled } = player(game, seat);
  return goods(game, seat).filter(
    (card) => isItem(def(game, card)) && worth(game, card) > 0 && !doubled.includes(card),
  );
}

/** One item in the next sale counts double. */
export const bargain = definePower({
  name: 'bargain',
  on: HELD,
  schema,
  barred: (game, _params, { seat, card, name }) =>
    isTime(game, seat, card, name) ? null : refuse('traits.when', 'timing.own-turn'),
  uses: (game, _params, { seat }) => [{ pick: { from: wares(game, seat), min: 1, max: 1 } }],
  unpaid: () => refuse('selling.from', 'traits.when'),
  apply(game, _params, use) {
    const { seat, card, move } = use;
    const [item] = move.cards ?? [];
    if (item === undefined) throw new Error('nothing to bargain for');
    const it = edit(game, seat);
    // Everybody learns which item it is.
    if (it.hand.includes(item)) reveal(game, seat, [item], -1);
    it.used.push(useKey(move.power, seat, card));
    it.doubled.push(item);
    payPower(game, { ...use, move: { ...move, on: item } }, []);
  },
  overrides: ['selling.levels'],
  words: ({ name }) => phrase('can-bargain', { power: setNoun(`power-${name}`) }),
});
