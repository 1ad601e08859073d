import { z } from 'zod';
import { topDiscard } from '../../chapters/decks.ts';
import { kickWith, mayKick } from '../../chapters/turn.ts';
import { player, type Game } from '../../kernel/game.ts';
import type { Seat } from '../../model/card.ts';
import { phrase, setNoun } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePower } from '../define.ts';
import { payPower } from '../paying.ts';
import { nameSchema } from '../schemas.ts';
import { isQuiet } from '../timing.ts';

const schema = z.strictObject({ name: nameSchema('resurrection') }).meta({
  description:
    'Instead of drawing a card face up, the owner takes the top card of that discard pile and discards a card from their hand.',
  examples: [{ name: 'resurrection' }],
});

/** Whether the owner may open a door now, the first or a second, and there is something to take instead. */
function isTime(game: Game, seat: Seat): boolean {
  return isQuiet(game) && mayKick(game, seat) && topDiscard(game, 'doors') !== null;
}

const NOT_NOW = refuse('traits.when', 'cards.discards-closed', 'cards.none-left');

/** Takes the top of the pile instead of opening the door (D41). For other face-up draws `chapters/drawing.ts` asks. */
export const resurrection = definePower({
  name: 'resurrection',
  schema,
  barred: (game, _params, { seat }) => (isTime(game, seat) ? null : NOT_NOW),
  uses: (game, _params, { seat }) => [{ pick: { from: player(game, seat).hand.slice(), min: 1, max: 1 } }],
  apply(game, _params, use) {
    const card = game.state.discards.doors.pop();
    payPower(game, use, use.move.cards ?? []);
    if (card !== undefined) kickWith(game, use.seat, card);
  },
  overrides: ['cards.discards-closed'],
  words: ({ name }) => phrase('can-resurrection', { power: setNoun(`power-${name}`) }),
});
