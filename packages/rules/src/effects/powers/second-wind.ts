import { z } from 'zod';
import { flightOf, rollAgain } from '../../chapters/flee.ts';
import { drop, player, top, type Game } from '../../kernel/game.ts';
import type { CardId, Seat } from '../../model/card.ts';
import { phrase, setNoun } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import type { CaughtFrame } from '../../model/frame.ts';
import { definePower } from '../define.ts';
import { payPower, usedUp, useKey } from '../paying.ts';
import { nameSchema } from '../schemas.ts';

const schema = z.strictObject({ name: nameSchema('second-wind') }).meta({
  description:
    'After the first failed roll to run away, the owner discards a card from their hand and rolls again.',
  examples: [{ name: 'second-wind' }],
});

/** The key that counts repeated rolls. */
const AGAIN = 'again';

/** The owner's first failed roll of this run, while pending. */
function firstFailed(game: Game, seat: Seat, card: CardId, name: string): CaughtFrame | null {
  const frame = top(game);
  if (frame?.f !== 'caught' || frame.seat !== seat) return null;
  const { failed, used } = flightOf(game);
  // A roll that was repeated and failed again still counts as the first one.
  const first = failed - usedUp(used, AGAIN) === 1;
  return first && usedUp(used, useKey(name, seat, card)) === 0 ? frame : null;
}

/** Repeats the first failed roll. */
export const secondWind = definePower({
  name: 'second-wind',
  schema,
  barred: (game, _params, { seat, card, name }) =>
    firstFailed(game, seat, card, name) === null ? refuse('traits.when') : null,
  uses: (game, _params, { seat }) => [{ pick: { from: player(game, seat).hand.slice(), min: 1, max: 1 } }],
  apply(game, _params, use) {
    const frame = firstFailed(game, use.seat, use.card, use.move.power);
    if (frame === null) throw new Error('no roll to make again');
    drop(game, frame);
    const { used } = flightOf(game);
    used[useKey(use.move.power, use.seat, use.card)] = 1;
    used[AGAIN] = usedUp(used, AGAIN) + 1;
    payPower(game, use, use.move.cards ?? []);
    rollAgain(game, frame);
  },
  overrides: ['flee.roll'],
  words: ({ name }) => phrase('can-second-wind', { power: setNoun(`power-${name}`) }),
});
