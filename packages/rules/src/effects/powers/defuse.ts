import { z } from 'zod';
import { cancelCurse, pendingCurse } from '../../chapters/curses.ts';
import { payable } from '../../chapters/pay.ts';
import { phrase, setNoun } from '../../model/phrase.ts';
import { definePower } from '../define.ts';
import { payPower, powerCause } from '../paying.ts';
import { nameSchema } from '../schemas.ts';

const schema = z.strictObject({ name: nameSchema('defuse') }).meta({
  description: 'The owner discards a card to cancel a curse or trap that is about to strike anyone.',
  examples: [{ name: 'defuse' }],
});

/** A card in exchange for canceling a curse; traps and curses are the same kind (`mixing.traps-are-curses`). */
export const defuse = definePower({
  name: 'defuse',
  schema,
  uses(game, _params, { seat }) {
    const frame = pendingCurse(game);
    return frame === null ? [] : [{ on: frame.card, pick: { from: payable(game, seat), min: 1, max: 1 } }];
  },
  apply(game, _params, use) {
    const frame = pendingCurse(game);
    if (frame === null) throw new Error('no curse is about to strike');
    payPower(game, use, use.move.cards ?? []);
    cancelCurse(game, frame, powerCause(use));
  },
  overrides: ['curses.at-once'],
  words: ({ name }) => phrase('can-defuse', { power: setNoun(`power-${name}`) }),
});
