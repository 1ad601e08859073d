import { z } from 'zod';
import type { DeedList, DeedModule } from '../../kernel/effect.ts';
import { discardFromHand } from '../../chapters/hand.ts';
import { pickSome } from '../../kernel/chance.ts';
import { ask, cardPicks, pickedCards } from '../../kernel/choice.ts';
import { pushDeeds } from '../../chapters/deeds.ts';
import { player } from '../../kernel/game.ts';
import { phrase } from '../../model/phrase.ts';
import { defineDeed } from '../define.ts';
import { causeOf } from '../cause.ts';
import { anyStrikes } from '../../kernel/registry.ts';
import { countSchema } from '../schemas.ts';

const schema = (deeds: DeedList) =>
  z
    .strictObject({
      count: z.union([countSchema, z.literal('all')]),
      how: z
        .enum(['choose', 'random'])
        .default('choose')
        .describe('Whether their owner chooses them, or they are picked at random.'),
      else: deeds.exactOptional().describe('What happens if the hand is empty.'),
    })
    .meta({ description: 'Cards in hand are discarded.', examples: [{ count: 2 }] });

type Params = z.output<ReturnType<typeof schema>>;

/** The subject discards cards from the hand. */
export const loseHand: DeedModule<'lose-hand', Params> = defineDeed({
  name: 'lose-hand',
  schema,
  run(game, params, frame) {
    const { subject, card, by, deed } = frame;
    const { hand } = player(game, subject);
    if (hand.length === 0) {
      pushDeeds(game, params.else ?? [], frame);
      return;
    }
    const count = params.count === 'all' ? hand.length : Math.min(params.count, hand.length);
    if (params.how === 'random' || count === hand.length) {
      discardFromHand(game, subject, pickSome(game, hand, count), causeOf(frame));
      return;
    }
    const from = cardPicks(hand);
    ask(game, { seat: subject, about: 'deed', from, min: count, max: count, card, deed, subject, by });
  },
  chosen(game, _params, frame, picks) {
    discardFromHand(game, frame.subject ?? frame.seat, pickedCards(picks), causeOf(frame));
  },
  asks: () => ({ ask: 'discard', whom: null }),
  strikes: (game, params, subject, card) =>
    player(game, subject).hand.length > 0 || anyStrikes(game, params.else ?? [], subject, card),
  topic: () => 'hand',
  overrides: [],
  within: ({ else: otherwise = [] }) => otherwise,
  words({ count, how, else: otherwise }, told) {
    const lost = count === 'all' ? phrase('deed-lose-hand-all') : phrase(`deed-lose-hand-${how}`, { count });
    return otherwise === undefined ? lost : phrase('deed-or-else', { deed: lost, else: told(otherwise) });
  },
});
