import { z } from 'zod';
import { canDraw, drawCard } from '../../chapters/decks.ts';
import { payable } from '../../chapters/pay.ts';
import { ask, pickedWord } from '../../kernel/choice.ts';
import { def, edit, emit, player, type Game } from '../../kernel/game.ts';
import type { CardId, Seat } from '../../model/card.ts';
import { phrase, setNoun } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { HELD } from '../bearers.ts';
import { definePower } from '../define.ts';
import { payPower, powerCause, useKey } from '../paying.ts';
import { nameSchema } from '../schemas.ts';
import { isQuiet } from '../timing.ts';

const schema = z.strictObject({ name: nameSchema('track') }).meta({
  description:
    'Once per own turn, before opening the door, the owner discards a card to look at the top door card, and leaves it there or puts it under the deck.',
  examples: [{ name: 'track' }],
});

function isTime(game: Game, seat: Seat, card: CardId, name: string): boolean {
  const { phase, turn } = game.state;
  const unused = !player(game, seat).used.includes(useKey(name, seat, card));
  return phase === 'opening' && turn === seat && isQuiet(game) && unused && canDraw(game, 'doors');
}

/** The owner sees the door card before it is opened, and may have another one. Nobody else sees it. */
export const track = definePower({
  name: 'track',
  on: HELD,
  schema,
  barred: (game, _params, { seat, card, name }) =>
    isTime(game, seat, card, name) ? null : refuse('traits.when'),
  uses: (game, _params, { seat }) => [{ pick: { from: payable(game, seat), min: 1, max: 1 } }],
  apply(game, _params, use) {
    const { seat, card, move } = use;
    edit(game, seat).used.push(useKey(move.power, seat, card));
    payPower(game, use, move.cards ?? []);
    const peeked = drawCard(game, 'doors');
    if (peeked === null) return;
    game.state.decks.doors.push(peeked);
    const secret = { seats: [seat], cards: [peeked] };
    emit(game, { e: 'peeked', seat, deck: 'doors', secret, cause: powerCause(use) });
    // If the card has several powers, the answer goes to this one.
    const index = def(game, card).powers.findIndex(({ name }) => name === move.power);
    const from = [{ word: 'keep' }, { word: 'under' }];
    ask(game, { seat, about: 'power', from, min: 1, max: 1, card, data: [index], peeked });
  },
  chosen(game, _params, { peeked }, picks) {
    const { doors } = game.state.decks;
    if (pickedWord(picks) !== 'under' || peeked === undefined || doors.at(-1) !== peeked) return;
    doors.pop();
    doors.unshift(peeked);
  },
  overrides: ['turn.kick'],
  words: ({ name }) => phrase('can-track', { power: setNoun(`power-${name}`) }),
});
