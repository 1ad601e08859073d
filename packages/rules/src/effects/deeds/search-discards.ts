import { z } from 'zod';
import { isItem } from '../../chapters/items.ts';
import { ask, cardPicks, pickedCards } from '../../kernel/choice.ts';
import { discardFromHand, putInHandOpenly } from '../../chapters/hand.ts';
import { def, emit, player, remove, type Game } from '../../kernel/game.ts';
import type { CardDef, CardId } from '../../model/card.ts';
import type { ChoiceFrame } from '../../model/frame.ts';
import { phrase } from '../../model/phrase.ts';
import { defineDeed } from '../define.ts';
import { causeOf } from '../cause.ts';
import { countSchema, markedSchema } from '../schemas.ts';
import { markWords } from '../words.ts';

const SOUGHT = ['any', 'item', 'oneshot', 'special', 'monster', 'curse', 'race', 'class'] as const;
const soughtSchema = z.union([z.enum(SOUGHT), markedSchema]);
type Sought = z.output<typeof soughtSchema>;

const schema = z
  .strictObject({
    deck: z.enum(['doors', 'treasures']).describe('Whose discard pile it is.'),
    what: soughtSchema
      .default('any')
      .describe('What may be taken, by kind or mark; steeds and one-shots are items too.'),
    count: countSchema.default(1),
    pay: z.literal(true).exactOptional().describe('For each card taken, one from the hand is discarded.'),
  })
  .meta({
    description: 'The subject looks through a discard pile and may take cards from it into their hand.',
    examples: [
      { deck: 'treasures' },
      { deck: 'treasures', what: 'item', count: 2 },
      { deck: 'doors', pay: true },
      { deck: 'doors', what: { mark: 'undead' } },
    ],
  });

function isSought(it: CardDef, what: Sought): boolean {
  if (what === 'any') return true;
  if (typeof what === 'object') return [...it.tags, ...it.marks].includes(what.mark);
  return what === 'item' ? isItem(it) : it.kind === what;
}

/** What may be taken, the top of the pile first. Never the card that allows the search, which may be there already. */
function candidates(game: Game, { deck, what }: z.output<typeof schema>, card: CardId): CardId[] {
  const pile = game.state.discards[deck].filter((one) => one !== card && isSought(def(game, one), what));
  return pile.toReversed();
}

/** Asks the player to pay for the cards taken with as many that were in the hand before. */
function askToPay(game: Game, frame: ChoiceFrame, from: readonly CardId[], count: number): void {
  const { seat, card, deed, subject = seat, by = -1 } = frame;
  if (deed === undefined) throw new Error('a choice without its deed');
  const picks = cardPicks(from);
  const paying = {
    seat,
    about: 'deed',
    from: picks,
    min: count,
    max: count,
    card,
    deed,
    subject,
    by,
  } as const;
  ask(game, { ...paying, data: [count] });
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
    const payable = params.pay === true ? player(game, subject).hand.length : from.length;
    const max = Math.min(params.count, from.length, payable);
    if (max === 0) return;
    const pile = params.deck;
    ask(game, { seat: subject, about: 'deed', from, min: 0, max, card, deed, subject, by, pile });
  },
  chosen(game, { deck, pay }, frame, picks) {
    const { subject = frame.seat } = frame;
    if (frame.data !== undefined) {
      discardFromHand(game, subject, pickedCards(picks), causeOf(frame));
      return;
    }
    const own = player(game, subject).hand.slice();
    const pile = game.state.discards[deck];
    const cards = pickedCards(picks).filter((card) => remove(pile, card));
    if (cards.length === 0) return;
    putInHandOpenly(game, subject, cards);
    emit(game, { e: 'searched', seat: subject, deck, cards, cause: causeOf(frame) });
    if (pay === true) askToPay(game, frame, own, cards.length);
  },
  asks: (_params, { data }) => ({ ask: data === undefined ? 'search' : 'pay', whom: null }),
  // Cards below the top are secret until searched, so whether this may be played must not depend on them.
  strikes: (game, { deck, pay }, subject, card) =>
    game.state.discards[deck].length > 0 &&
    // The card itself may still be in the hand, and can't pay.
    (pay !== true || player(game, subject).hand.some((one) => one !== card)),
  overrides: ['cards.discards-closed'],
  words: ({ deck, what, count, pay }) =>
    phrase(`deed-search-${deck}${pay === true ? '-paid' : ''}`, {
      what:
        typeof what === 'object'
          ? phrase('sought-mark', { count, mark: markWords(what.mark) })
          : phrase(`sought-${what}`, { count }),
    }),
});
