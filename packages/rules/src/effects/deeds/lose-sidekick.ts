import { z } from 'zod';
import type { DeedList, DeedModule } from '../../kernel/effect.ts';
import { isMarked } from '../../chapters/conditions.ts';
import { itemsOn, layDown } from '../../chapters/followers.ts';
import { discardOwn, loseCards } from '../../chapters/table.ts';
import { isKept } from '../../chapters/wards.ts';
import { ask, cardPicks, pickedCards } from '../../kernel/choice.ts';
import { pushDeeds } from '../../chapters/deeds.ts';
import { def, player, type Game } from '../../kernel/game.ts';
import type { CardId, Mark, Seat } from '../../model/card.ts';
import type { ChoiceFrame } from '../../model/frame.ts';
import { phrase, type Phrase } from '../../model/phrase.ts';
import { causeOf } from '../cause.ts';
import { defineDeed } from '../define.ts';
import { markedSchema } from '../schemas.ts';
import { markWords } from '../words.ts';
import { anyStrikes } from '../../kernel/registry.ts';

const schema = (deeds: DeedList) =>
  z
    .strictObject({
      which: markedSchema.exactOptional().describe('Only one with this mark; any if left out.'),
      killed: z
        .boolean()
        .default(false)
        .describe('Whether it is killed (its owner keeps what it carried) instead of taken away.'),
      else: deeds.exactOptional().describe('What happens to anyone who has none.'),
    })
    .meta({
      description: 'A sidekick is lost.',
      examples: [{ else: [{ 'lose-level': 1 }] }, { which: { mark: 'beast' } }],
    });

type Params = z.output<ReturnType<typeof schema>>;

/** The subject's sidekicks that may be meant. */
function meant(game: Game, subject: Seat, { which }: Params): readonly CardId[] {
  const { sidekicks } = player(game, subject);
  if (which === undefined) return sidekicks;
  return sidekicks.filter((card) => isMarked(game, subject, card, which.mark));
}

/** Takes it away with everything it carries, except what the owner's cards protect from a curse. */
function takeAway(game: Game, subject: Seat, sidekick: CardId, frame: ChoiceFrame): void {
  const kept = itemsOn(game, subject, sidekick).filter((item) => isKept(game, subject, item, frame.card));
  layDown(game, subject, kept);
  loseCards(game, subject, [sidekick], causeOf(frame));
}

/** Kills it: its owner keeps what it carried, and what its card says about its death happens. */
function kill(game: Game, subject: Seat, sidekick: CardId, frame: ChoiceFrame): void {
  discardOwn(game, subject, [sidekick], causeOf(frame));
  pushDeeds(game, def(game, sidekick).killed, { subject, card: sidekick, by: frame.by ?? -1 });
}

function lossPhrase(mark: Mark | undefined, killed: boolean): Phrase {
  if (mark === undefined) return phrase(killed ? 'deed-lose-sidekick-killed' : 'deed-lose-sidekick');
  return phrase(killed ? 'deed-lose-sidekick-killed-mark' : 'deed-lose-sidekick-mark', {
    mark: markWords(mark),
  });
}

/**
 * The subject loses a sidekick, and chooses among several. What it carried goes with one that is taken away, and is
 * kept when it is killed (`sidekicks.carried-items`).
 */
export const loseSidekick: DeedModule<'lose-sidekick', Params> = defineDeed({
  name: 'lose-sidekick',
  schema,
  run(game, params, frame) {
    const { subject, card, by, deed } = frame;
    const from = cardPicks(meant(game, subject, params));
    if (from.length === 0) pushDeeds(game, params.else ?? [], frame);
    else ask(game, { seat: subject, about: 'deed', from, min: 1, max: 1, card, deed, subject, by });
  },
  chosen(game, { killed }, frame, picks) {
    const subject = frame.subject ?? frame.seat;
    const cards = pickedCards(picks);
    for (const card of cards) {
      if (killed) kill(game, subject, card, frame);
      else takeAway(game, subject, card, frame);
    }
  },
  asks: () => ({ ask: 'lose', whom: null }),
  strikes: (game, params, subject, card) =>
    meant(game, subject, params).length > 0 || anyStrikes(game, params.else ?? [], subject, card),
  overrides: [],
  within: ({ else: otherwise = [] }) => otherwise,
  words({ which, killed, else: otherwise }, told) {
    const lost = lossPhrase(which?.mark, killed);
    return otherwise === undefined ? lost : phrase('deed-or-else', { deed: lost, else: told(otherwise) });
  },
});
