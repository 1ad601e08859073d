import { z } from 'zod';
import type { DeedList } from '../../kernel/effect.ts';
import { highest, living, lowest } from '../../chapters/who.ts';
import { pushDeeds } from '../../chapters/deeds.ts';
import type { Game } from '../../kernel/game.ts';
import type { Seat } from '../../model/card.ts';
import { phrase } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePlay } from '../define.ts';
import { isQuiet } from '../timing.ts';

const schema = (deeds: DeedList) =>
  z
    .strictObject({
      on: z
        .enum(['self', 'other', 'player', 'highest', 'lowest'])
        .describe(
          'The player of the card, another player, anyone, or anyone with the highest or lowest Level.',
        ),
      do: deeds,
    })
    .meta({
      description: 'At any time: something happens to a player.',
      examples: [
        { on: 'other', do: [{ 'lose-level': 1 }] },
        { on: 'highest', do: [{ 'lose-level': 1 }] },
      ],
    });

type Aim = 'other' | 'player' | 'highest' | 'lowest';

/** The players it may be used on. */
function seats(game: Game, on: Aim, seat: Seat): readonly Seat[] {
  switch (on) {
    case 'highest':
      return highest(game);
    case 'lowest':
      return lowest(game);
    case 'player':
      return living(game);
    default:
      return living(game).filter((other) => other !== seat);
  }
}

/** Something happens to a player. */
export const afflict = definePlay({
  name: 'afflict',
  schema,
  targets: (game, { on }, seat) =>
    on === 'self' ? [{}] : seats(game, on, seat).map((other) => ({ seat: other })),
  validate(game, { on }, seat, _card, target) {
    if (!isQuiet(game)) return refuse('timing.any-time');
    if (on === 'self') return null;
    return seats(game, on, seat).some((other) => other === target.seat)
      ? null
      : refuse('precedence.card-over-sheet');
  },
  run(game, { do: deeds }, { seat, card, target }) {
    pushDeeds(game, deeds, { subject: target.seat ?? seat, card, by: seat });
  },
  overrides: [],
  within: ({ do: deeds }) => deeds,
  words: ({ on, do: deeds }, told) => phrase(`play-afflict-${on}`, { deeds: told(deeds) }),
});
