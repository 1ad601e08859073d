import { z } from 'zod';
import { topDiscard } from '../../chapters/decks.ts';
import { kickWith, mayKick } from '../../chapters/turn.ts';
import { player, type Game } from '../../kernel/game.ts';
import type { Seat } from '../../model/card.ts';
import { phrase, setNoun } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePower } from '../define.ts';
import { validatePrice, payPower, says } from '../paying.ts';
import { nameSchema } from '../schemas.ts';
import { isQuiet } from '../timing.ts';

const schema = z.strictObject({ name: nameSchema('resurrection') }).meta({
  description:
    'In place of a draw face up, the owner takes the top of that discard pile and discards a card of the hand.',
  examples: [{ name: 'resurrection' }],
});

/** Whether the owner may open a door now, the first or a second, and there is something to take instead. */
function isTime(game: Game, seat: Seat): boolean {
  return isQuiet(game) && mayKick(game, seat) && topDiscard(game, 'doors') !== null;
}

/** Takes the top of the pile instead of opening the door (D41). For other face-up draws `chapters/drawing.ts` asks. */
export const resurrection = definePower({
  name: 'resurrection',
  schema,
  validate(game, _params, use) {
    if (!isTime(game, use.seat)) return refuse('traits.when');
    if (!says(use, 'cards')) return refuse('traits.discard-powers', 'traits.when');
    return validatePrice(player(game, use.seat).hand, use.move.cards ?? [], 1, 1);
  },
  apply(game, _params, use) {
    const card = game.state.discards.doors.pop();
    payPower(game, use, use.move.cards ?? []);
    if (card !== undefined) kickWith(game, use.seat, card);
  },
  legalMoves(game, _params, seat, _card, name, out) {
    const from = player(game, seat).hand;
    if (from.length === 0 || !isTime(game, seat)) return;
    out.push({ move: { do: 'use', power: name, cards: [] }, pick: { from: from.slice(), min: 1, max: 1 } });
  },
  overrides: ['cards.discards-closed'],
  words: ({ name }) => phrase('can-resurrection', { power: setNoun(`power-${name}`) }),
});
