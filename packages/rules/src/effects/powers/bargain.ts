import { z } from 'zod';
import { isItem, worth } from '../../chapters/items.ts';
import { goods, validateSelling } from '../../chapters/selling.ts';
import { def, edit, player, type Game } from '../../kernel/game.ts';
import type { CardId, Seat } from '../../model/card.ts';
import { phrase, setNoun } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePower } from '../define.ts';
import { payPower, says, useKey } from '../paying.ts';
import { nameSchema } from '../schemas.ts';
import { isQuiet } from '../timing.ts';

const schema = z.strictObject({ name: nameSchema('bargain') }).meta({
  description: 'Once in each own turn, one item that is sold counts double.',
  examples: [{ name: 'bargain' }],
});

/** Whether the owner could sell now and has not bargained this turn. */
function isTime(game: Game, seat: Seat, card: CardId, name: string): boolean {
  const unused = !player(game, seat).used.includes(useKey(name, seat, card));
  return isQuiet(game) && validateSelling(game, seat) === null && unused;
}

/** What has a price and doesn't count double yet. */
function wares(game: Game, seat: Seat): CardId[] {
  const { doubled } = player(game, seat);
  return goods(game, seat).filter(
    (card) => isItem(def(game, card)) && worth(game, card) > 0 && !doubled.includes(card),
  );
}

/** One item in the next sale counts double. */
export const bargain = definePower({
  name: 'bargain',
  schema,
  validate(game, _params, use) {
    const { seat, card, move } = use;
    if (!isTime(game, seat, card, move.power)) return refuse('traits.when', 'timing.own-turn');
    const [item, ...more] = move.cards ?? [];
    const named =
      says(use, 'cards') && item !== undefined && more.length === 0 && wares(game, seat).includes(item);
    return named ? null : refuse('selling.from', 'traits.when');
  },
  apply(game, _params, use) {
    const { seat, card, move } = use;
    const [item] = move.cards ?? [];
    if (item === undefined) throw new Error('nothing to bargain for');
    const it = edit(game, seat);
    it.used.push(useKey(move.power, seat, card));
    it.doubled.push(item);
    payPower(game, { ...use, move: { ...move, on: item } }, []);
  },
  legalMoves(game, _params, seat, card, name, out) {
    if (!isTime(game, seat, card, name)) return;
    const from = wares(game, seat);
    if (from.length === 0) return;
    out.push({ move: { do: 'use', power: name, cards: [] }, pick: { from, min: 1, max: 1 } });
  },
  overrides: ['selling.levels'],
  words: ({ name }) => phrase('can-bargain', { power: setNoun(`power-${name}`) }),
});
