import { z } from 'zod';
import { living } from '../../chapters/who.ts';
import { pushDeeds } from '../../chapters/deeds.ts';
import type { Game } from '../../kernel/game.ts';
import type { Seat } from '../../model/card.ts';
import { phrase } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePlay } from '../define.ts';
import { deedList } from '../lists.ts';
import { deedBends, deedWords } from '../../kernel/registry.ts';
import { isQuiet } from '../timing.ts';
import { sentences } from '../words.ts';

const schema = z
  .strictObject({
    on: z.enum(['self', 'other', 'player']).describe('Its player, another player, or any.'),
    do: deedList,
  })
  .meta({
    description: 'At any time: something happens to a player.',
    examples: [{ on: 'other', do: [{ 'lose-level': 1 }] }],
  });

function seats(game: Game, on: 'other' | 'player', seat: Seat): Seat[] {
  return living(game).filter((other) => on === 'player' || other !== seat);
}

/** Something happens to a player. */
export const afflict = definePlay({
  name: 'afflict',
  schema,
  targets: (game, { on }, seat) =>
    on === 'self' ? [{}] : seats(game, on, seat).map((other) => ({ seat: other })),
  judge(game, { on }, seat, _card, target) {
    if (!isQuiet(game)) return refuse('timing.any-time');
    if (on === 'self') return null;
    return seats(game, on, seat).some((other) => other === target.seat)
      ? null
      : refuse('precedence.card-over-sheet');
  },
  run(game, { do: deeds }, { seat, card, target }) {
    pushDeeds(game, deeds, { subject: target.seat ?? seat, card, by: seat });
  },
  bends: ({ do: deeds }) => deeds.flatMap(deedBends),
  words: ({ on, do: deeds }) => phrase(`play-afflict-${on}`, { deeds: sentences(deeds.map(deedWords)) }),
});
