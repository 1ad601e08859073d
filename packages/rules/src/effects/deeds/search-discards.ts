import { z } from 'zod';
import { isItem } from '../../chapters/items.ts';
import { ask, cardPicks, pickedCards } from '../../kernel/choice.ts';
import { def, editHand, emit, remove, type Game } from '../../kernel/game.ts';
import type { CardDef, CardId } from '../../model/card.ts';
import { phrase } from '../../model/phrase.ts';
import { defineDeed } from '../define.ts';
import { causeOf } from '../cause.ts';
import { countSchema } from '../schemas.ts';

const SOUGHT = ['any', 'item', 'oneshot', 'special', 'monster', 'curse', 'race', 'class'] as const;
type Sought = (typeof SOUGHT)[number];

const schema = z
  .strictObject({
    deck: z.enum(['doors', 'treasures']).describe('Whose discard pile it is.'),
    what: z.enum(SOUGHT).default('any').describe('What may be taken; steeds and one-shots are items too.'),
    count: countSchema.default(1),
  })
  .meta({
    description: 'A discard pile is looked through, and cards of it may be taken into the hand.',
    examples: [{ deck: 'treasures' }, { deck: 'treasures', what: 'item', count: 2 }],
  });

function isSought(it: CardDef, what: Sought): boolean {
  if (what === 'any') return true;
  return what === 'item' ? isItem(it) : it.kind === what;
}

/** What may be taken, the top of the pile first; never the card that allows the search, which may be there already. */
function candidates(game: Game, { deck, what }: z.output<typeof schema>, card: CardId): CardId[] {
  const pile = game.state.discards[deck].filter((one) => one !== card && isSought(def(game, one), what));
  return pile.toReversed();
}

/** The subject searches a discard pile, of which otherwise only the top card is public (`cards.discards-closed`). */
export const searchDiscards = defineDeed({
  name: 'search-discards',
  schema,
  run(game, params, frame) {
    const { subject, card, by, deed } = frame;
    const from = cardPicks(candidates(game, params, card));
    if (from.length === 0) {
      emit(game, { e: 'no-effect', seat: subject, card, cause: { rule: 'cards.discards-closed' } });
      return;
    }
    const max = Math.min(params.count, from.length);
    const pile = params.deck;
    ask(game, { seat: subject, about: 'deed', from, min: 0, max, card, deed, subject, by, pile });
  },
  chosen(game, { deck }, frame, picks) {
    const { subject = frame.seat } = frame;
    const pile = game.state.discards[deck];
    const cards = pickedCards(picks).filter((card) => remove(pile, card));
    if (cards.length === 0) return;
    const it = editHand(game, subject);
    for (const card of cards) {
      it.hand.push(card);
      it.justReceived.push(card);
      // It was face up: everybody knows it while it stays in the hand.
      it.shown.push([card, -1]);
    }
    emit(game, { e: 'searched', seat: subject, deck, cards, cause: causeOf(frame) });
  },
  // Cards below the top are secret until searched, so whether this may be played must not depend on them.
  strikes: (game, { deck }) => game.state.discards[deck].length > 0,
  overrides: ['cards.discards-closed'],
  words: ({ deck, what, count }) =>
    phrase(`deed-search-${deck}`, { what: phrase(`sought-${what}`, { count }) }),
});
