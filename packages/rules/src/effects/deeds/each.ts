import { z } from 'zod';
import type { DeedList, DeedModule } from '../../kernel/effect.ts';
import { isWho } from '../../chapters/conditions.ts';
import { reaching } from '../../chapters/wards.ts';
import { highest, living, lowest, neighbors } from '../../chapters/who.ts';
import { pushDeeds } from '../../chapters/deeds.ts';
import { inCombat } from '../../chapters/foes.ts';
import { player, type Game } from '../../kernel/game.ts';
import type { Seat } from '../../model/card.ts';
import { phrase } from '../../model/phrase.ts';
import { defineDeed } from '../define.ts';
import { anyStrikes } from '../../kernel/registry.ts';
import { whoSchema } from '../schemas.ts';
import { whoWords } from '../words.ts';

const OF = [
  'all',
  'others',
  'neighbours',
  'highest',
  'lowest',
  'left',
  'right',
  'allies',
  'same-sex',
  'other-sex',
] as const;
type Of = (typeof OF)[number];

const schema = (deeds: DeedList) =>
  z
    .strictObject({
      of: z
        .enum(OF)
        .describe(
          'Everybody, everybody else, or some players: those with the highest or lowest Level at the table (all who are tied), a neighbor on the left or right, the one fighting alongside the subject, or the others of the same or the other sex.',
        ),
      who: whoSchema.exactOptional().describe('Only those who meet this condition.'),
      do: deeds,
    })
    .meta({
      description: 'Something happens to several players, one after another.',
      examples: [{ of: 'all', who: { class: 'cleric' }, do: [{ 'gain-level': { count: 1, last: true } }] }],
    });

type Params = z.output<ReturnType<typeof schema>>;

/** The players it happens to, from the subject to the left. */
function seats(game: Game, params: Params, subject: Seat): Seat[] {
  const alive = living(game);
  const inOrder = [...alive.filter((seat) => seat >= subject), ...alive.filter((seat) => seat < subject)];
  return inOrder.filter(
    (seat) =>
      isMeant(game, params.of, subject, seat) && (params.who === undefined || isWho(game, seat, params.who)),
  );
}

/** Whether a living player is among those named. */
function isMeant(game: Game, of: Of, subject: Seat, seat: Seat): boolean {
  const { left, right } = neighbors(game, subject);
  const isOther = seat !== subject;
  switch (of) {
    case 'all':
      return true;
    case 'others':
      return isOther;
    case 'neighbours':
      return isOther && (seat === left || seat === right);
    case 'left':
      return isOther && seat === left;
    case 'right':
      return isOther && seat === right;
    case 'highest':
      return highest(game).includes(seat);
    case 'lowest':
      return lowest(game).includes(seat);
    case 'allies':
      return isOther && inCombat(game, subject) && inCombat(game, seat);
    default:
      return isOther && (player(game, seat).sex === player(game, subject).sex) === (of === 'same-sex');
  }
}

/** Applies the same deeds to several players. */
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
    if (who === undefined) return phrase(`deed-each-of-${of}`, { deeds: told(deeds) });
    const args = { who: whoWords(who), deeds: told(deeds) };
    if (of === 'all' || of === 'others' || of === 'neighbours') return phrase(`deed-each-of-${of}-who`, args);
    return phrase(`deed-each-of-${of}`, { deeds: phrase('deed-if-who', args) });
  },
});
