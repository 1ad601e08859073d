import { z } from 'zod';
import type { DeedList, DeedModule } from '../../kernel/effect.ts';
import { loseCards } from '../../chapters/table.ts';
import { ask, cardPicks, pickedCards } from '../../kernel/choice.ts';
import { pushDeeds } from '../../chapters/deeds.ts';
import { player, type Game } from '../../kernel/game.ts';
import type { CardId, Seat } from '../../model/card.ts';
import { phrase } from '../../model/phrase.ts';
import { defineDeed } from '../define.ts';
import { causeOf } from '../cause.ts';
import { anyStrikes } from '../../kernel/registry.ts';

const schema = (deeds: DeedList) =>
  z
    .strictObject({
      which: z.enum(['race', 'class']),
      count: z.union([z.literal(1), z.literal('all')]).default(1),
      else: deeds.exactOptional().describe('What happens to anyone who has none.'),
    })
    .meta({ description: 'A race or class is lost.', examples: [{ which: 'class' }] });

type Params = z.output<ReturnType<typeof schema>>;

function candidates(game: Game, seat: Seat, which: 'race' | 'class'): readonly CardId[] {
  const { races, classes } = player(game, seat);
  return which === 'race' ? races : classes;
}

/** The subject loses a race or class, and chooses between two. */
export const loseTrait: DeedModule<'lose-trait', Params> = defineDeed({
  name: 'lose-trait',
  schema,
  run(game, params, frame) {
    const { subject, card, by, deed } = frame;
    const from = candidates(game, subject, params.which);
    if (from.length === 0) {
      pushDeeds(game, params.else ?? [], frame);
      return;
    }
    const count = params.count === 'all' ? from.length : 1;
    const options = cardPicks(from);
    ask(game, {
      seat: subject,
      about: 'deed',
      from: options,
      min: count,
      max: count,
      card,
      deed,
      subject,
      by,
    });
  },
  chosen(game, _params, frame, picks) {
    const { subject = frame.seat } = frame;
    for (const card of pickedCards(picks)) loseCards(game, subject, [card], causeOf(frame));
  },
  asks: () => ({ ask: 'lose', whom: null }),
  strikes: (game, params, subject, card) =>
    candidates(game, subject, params.which).length > 0 || anyStrikes(game, params.else ?? [], subject, card),
  topic: ({ which }) => which,
  overrides: [],
  within: ({ else: otherwise = [] }) => otherwise,
  words({ which, count, else: otherwise }, told) {
    const lost = phrase(count === 'all' ? `deed-lose-${which}-all` : `deed-lose-${which}`);
    return otherwise === undefined ? lost : phrase('deed-or-else', { deed: lost, else: told(otherwise) });
  },
});
