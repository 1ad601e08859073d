import { z } from 'zod';
import { flightOf } from '../../chapters/flee.ts';
import { ask, pickedNumber } from '../../kernel/choice.ts';
import { phrase } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePlay } from '../define.ts';
import { openFlight, openRunners } from '../timing.ts';

const RESULTS = [1, 2, 3, 4, 5, 6] as const;

/** Fixes the next roll of the run to the result that the card states or its player names. */
export const fixDie = definePlay({
  name: 'fix-die',
  schema: z
    .strictObject({
      result: z
        .int()
        .min(1)
        .max(6)
        .exactOptional()
        .describe('The result; if left out, the player who plays it names one.'),
    })
    .meta({
      description: 'Before a roll to run away: determines its result.',
      examples: [{ result: 6 }, {}],
    }),
  targets: (game) => (openFlight(game) === null ? [] : [{}]),
  validate(game) {
    const flight = openFlight(game);
    const rolls = flight !== null && openRunners(game).includes(flight.runners[0] ?? -1);
    return rolls ? null : refuse('flee.roll', 'combat.one-shots');
  },
  run(game, { result }, { seat, card, index }) {
    if (result !== undefined) {
      flightOf(game).fixed = result;
      return;
    }
    const from = RESULTS.map((number) => ({ number }));
    ask(game, { seat, about: 'play', from, min: 1, max: 1, card, data: [index] });
  },
  chosen(game, _params, _frame, picks) {
    flightOf(game).fixed = pickedNumber(picks) ?? 1;
  },
  asks: () => ({ ask: 'die', whom: null }),
  overrides: ['flee.roll'],
  words: ({ result }) =>
    result === undefined ? phrase('play-fix-die-any') : phrase('play-fix-die', { number: result }),
});
