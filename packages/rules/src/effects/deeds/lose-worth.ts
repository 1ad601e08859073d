import { z } from 'zod';
import { itemsInPlay, worth } from '../../chapters/items.ts';
import { loseCards } from '../../chapters/table.ts';
import { takeable } from '../../chapters/wards.ts';
import { ask, cardPicks, pickedCards } from '../../kernel/choice.ts';
import type { Game } from '../../kernel/game.ts';
import type { CardId, Seat } from '../../model/card.ts';
import type { Deed } from '../../model/effect.ts';
import { phrase } from '../../model/phrase.ts';
import { defineDeed } from '../define.ts';
import { causeOf } from '../cause.ts';
import { goldSchema } from '../schemas.ts';

const schema = z
  .strictObject({ gold: goldSchema.describe('The minimum value of the lost items, in gold pieces.') })
  .meta({
    description:
      'Items worth a certain amount are lost; their owner chooses. If all items are worth less, all are lost.',
    examples: [{ gold: 1000 }],
  });

/** Items in play that have a price and are not protected from this card, least valuable first. */
function candidates(game: Game, seat: Seat, by: CardId): CardId[] {
  const priced = takeable(game, seat, itemsInPlay(game, seat), by).filter((card) => worth(game, card) > 0);
  return priced.toSorted((a, b) => worth(game, a) - worth(game, b));
}

interface Asking {
  readonly subject: Seat;
  readonly card: CardId;
  readonly by: Seat;
  readonly deed: Deed;
}

/** Asks for one item at a time until enough is lost. */
function askFor(game: Game, gold: number, { subject, card, by, deed }: Asking): void {
  const from = candidates(game, subject, card);
  const total = from.reduce((sum, one) => sum + worth(game, one), 0);
  if (total <= gold) {
    loseCards(game, subject, from, causeOf({ card, by }));
    return;
  }
  ask(game, {
    seat: subject,
    about: 'deed',
    from: cardPicks(from),
    min: 1,
    max: 1,
    card,
    deed,
    subject,
    by,
    data: [gold],
  });
}

/** The subject loses items of a total value. */
export const loseWorth = defineDeed({
  name: 'lose-worth',
  schema,
  run(game, { gold }, frame) {
    askFor(game, gold, frame);
  },
  chosen(game, params, frame, picks) {
    const { subject = frame.seat, card, by = -1, deed } = frame;
    const cards = pickedCards(picks);
    const owed = (frame.data?.[0] ?? params.gold) - cards.reduce((sum, one) => sum + worth(game, one), 0);
    loseCards(game, subject, cards, causeOf(frame));
    if (owed > 0 && deed !== undefined) askFor(game, owed, { subject, card, by, deed });
  },
  asks: () => ({ ask: 'lose', whom: null }),
  strikes: (game, _params, subject, card) => candidates(game, subject, card).length > 0,
  overrides: [],
  words: ({ gold }) => phrase('deed-lose-worth', { gold }),
});
