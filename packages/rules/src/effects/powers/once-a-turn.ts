import { z } from 'zod';
import { pushDeeds } from '../../chapters/deeds.ts';
import { payable } from '../../chapters/pay.ts';
import { edit, player, type Game } from '../../kernel/game.ts';
import type { DeedList, PowerModule } from '../../kernel/effect.ts';
import { anyStrikes } from '../../kernel/registry.ts';
import type { Seat } from '../../model/card.ts';
import { phrase, setNoun } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { HELD } from '../bearers.ts';
import { definePower } from '../define.ts';
import { asMessage } from '../expectation.ts';
import { payPower, useKey } from '../paying.ts';
import { nameSchema } from '../schemas.ts';
import { isQuiet } from '../timing.ts';

const MOMENTS = ['opening', 'trouble', 'closing'] as const;

const schema = (deeds: DeedList) =>
  z
    .strictObject({
      name: nameSchema('once-a-turn'),
      at: z
        .enum(MOMENTS)
        .describe(
          'Before opening the door, after it but before looking for trouble or looting the room, or at the end.',
        ),
      cards: z.int().min(0).max(5).default(0).describe('How many cards it costs.'),
      do: deeds
        .refine((list) => !givesTurns(list), asMessage(phrase('expected-no-more-turns')))
        .describe('What happens to the owner; can’t contain `turn: again`, which would never end.'),
    })
    .meta({
      description: 'Once per own turn, at that point, the owner makes this happen.',
      examples: [
        { name: 'rehearse', at: 'opening', do: [{ draw: { deck: 'doors', count: 1 } }] },
        { name: 'rehearse', at: 'closing', cards: 2, do: [{ draw: { deck: 'treasures', count: 1 } }] },
      ],
    });

type Params = z.output<ReturnType<typeof schema>>;

/** Whether deeds give extra turns, at any depth: with one in every turn, nobody else would ever have theirs. */
function givesTurns(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  if (fields.get('deed') === 'turn' && fields.get('with') === 'again') return true;
  return [...fields.values()].some(givesTurns);
}

/** Whether it is the owner's moment, with nothing pending. */
function isMoment(game: Game, { at }: Params, seat: Seat): boolean {
  const { phase, turn } = game.state;
  return isQuiet(game) && turn === seat && phase === at;
}

/** Deeds that the owner may trigger once in a phase of each of their turns. */
export const onceATurn: PowerModule<'once-a-turn', Params> = definePower({
  name: 'once-a-turn',
  on: HELD,
  schema,
  barred(game, params, { seat, card, name }) {
    const unused = !player(game, seat).used.includes(useKey(name, seat, card));
    const open = unused && isMoment(game, params, seat) && anyStrikes(game, params.do, seat, card);
    return open ? null : refuse('traits.when', 'timing.own-turn');
  },
  uses: (game, { cards }, { seat }) =>
    cards === 0 ? [{}] : [{ pick: { from: payable(game, seat), min: cards, max: cards } }],
  apply(game, params, use) {
    const { seat, card, move } = use;
    edit(game, seat).used.push(useKey(move.power, seat, card));
    payPower(game, use, move.cards ?? []);
    pushDeeds(game, params.do, { subject: seat, card, by: seat });
  },
  overrides: [],
  within: ({ do: deeds }) => deeds,
  words: ({ name, at, cards, do: deeds }, told) =>
    phrase(`can-once-a-turn-${at}`, { power: setNoun(`power-${name}`), count: cards, deeds: told(deeds) }),
});
