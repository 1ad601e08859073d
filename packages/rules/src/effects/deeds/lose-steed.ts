import { z } from 'zod';
import type { DeedList, DeedModule } from '../../kernel/effect.ts';
import { loseCards } from '../../chapters/table.ts';
import { sayKept, takeable } from '../../chapters/wards.ts';
import { ask, cardPicks, pickedCards } from '../../kernel/choice.ts';
import { pushDeeds } from '../../chapters/deeds.ts';
import { player } from '../../kernel/game.ts';
import { phrase } from '../../model/phrase.ts';
import { causeOf } from '../cause.ts';
import { defineDeed } from '../define.ts';
import { anyStrikes } from '../../kernel/registry.ts';

const schema = (deeds: DeedList) =>
  z
    .strictObject({ else: deeds.exactOptional().describe('What happens to anyone who has none.') })
    .meta({ description: 'A steed is lost.', examples: [{ else: [{ 'lose-level': 1 }] }] });

type Params = z.output<ReturnType<typeof schema>>;

/** The subject loses a steed, and chooses among several. */
export const loseSteed: DeedModule<'lose-steed', Params> = defineDeed({
  name: 'lose-steed',
  schema,
  run(game, params, frame) {
    const { subject, card, by, deed } = frame;
    const { steeds } = player(game, subject);
    const from = cardPicks(takeable(game, subject, steeds, card));
    if (steeds.length === 0) pushDeeds(game, params.else ?? [], frame);
    else if (from.length === 0) sayKept(game, subject, card);
    else ask(game, { seat: subject, about: 'deed', from, min: 1, max: 1, card, deed, subject, by });
  },
  chosen(game, _params, frame, picks) {
    loseCards(game, frame.subject ?? frame.seat, pickedCards(picks), causeOf(frame));
  },
  asks: () => ({ ask: 'lose', whom: null }),
  strikes(game, params, subject, card) {
    const { steeds } = player(game, subject);
    if (steeds.length === 0) return anyStrikes(game, params.else ?? [], subject, card);
    return takeable(game, subject, steeds, card).length > 0;
  },
  overrides: [],
  within: ({ else: otherwise = [] }) => otherwise,
  words({ else: otherwise }, told) {
    const lost = phrase('deed-lose-steed');
    return otherwise === undefined ? lost : phrase('deed-or-else', { deed: lost, else: told(otherwise) });
  },
});
