import { z } from 'zod';
import type { DeedList, DeedModule } from '../../kernel/effect.ts';
import { isWho } from '../../chapters/conditions.ts';
import { reaching } from '../../chapters/wards.ts';
import { living, neighbours } from '../../chapters/who.ts';
import { pushDeeds } from '../../chapters/deeds.ts';
import type { Game } from '../../kernel/game.ts';
import type { Seat } from '../../model/card.ts';
import { phrase } from '../../model/phrase.ts';
import { defineDeed } from '../define.ts';
import { anyStrikes } from '../../kernel/registry.ts';
import { whoSchema } from '../schemas.ts';
import { whoWords } from '../words.ts';

const schema = (deeds: DeedList) =>
  z
    .strictObject({
      of: z.enum(['all', 'others', 'neighbours']),
      who: whoSchema.exactOptional().describe('Only those who meet this condition.'),
      do: deeds,
    })
    .meta({
      description: 'Something happens to several players, one after the other.',
      examples: [{ of: 'all', who: { class: 'cleric' }, do: [{ 'gain-level': { count: 1, last: true } }] }],
    });

type Params = z.output<ReturnType<typeof schema>>;

/** The players it happens to, from the subject to the left. */
function seats(game: Game, params: Params, subject: Seat): Seat[] {
  const { left, right } = neighbours(game, subject);
  const alive = living(game);
  const inOrder = [...alive.filter((seat) => seat >= subject), ...alive.filter((seat) => seat < subject)];
  return inOrder.filter((seat) => {
    if (params.of === 'others' && seat === subject) return false;
    if (params.of === 'neighbours' && (seat === subject || (seat !== left && seat !== right))) return false;
    return params.who === undefined || isWho(game, seat, params.who);
  });
}

/** The same happens to several players. */
export const each: DeedModule<'each', Params> = defineDeed({
  name: 'each',
  schema,
  run(game, params, frame) {
    for (const subject of seats(game, params, frame.subject).toReversed()) {
      pushDeeds(game, params.do, { subject, card: frame.card, by: frame.by });
    }
  },
  strikes: (game, params, subject, card) =>
    seats(game, params, subject).some((seat) =>
      anyStrikes(game, reaching(game, params.do, { subject: seat, card }), seat, card),
    ),
  spreads: true,
  overrides: [],
  within: ({ do: deeds }) => deeds,
  words({ of, who, do: deeds }, told) {
    const args = { deeds: told(deeds) };
    return who === undefined
      ? phrase(`deed-each-of-${of}`, args)
      : phrase(`deed-each-of-${of}-who`, { ...args, who: whoWords(who) });
  },
});
