import { cardWords, type CardWords } from '@kickdoor/words';
import type { CardDef, CardId } from '@kickdoor/rules';
import type { PageWords } from '../words/say.ts';
import { useTools } from './TableContext.ts';

/** The props for a card's face: `<CardFace {...useCard(card)} size="full" />`. */
export interface ShownCard extends CardWords {
  readonly def: CardDef;
}

/** Cached by words and card: a face with identical props doesn't rerender. */
const said = new WeakMap<PageWords, Map<CardDef, ShownCard>>();

function shown(words: PageWords, def: CardDef): ShownCard {
  const cards = said.get(words) ?? new Map<CardDef, ShownCard>();
  said.set(words, cards);
  const card = cards.get(def) ?? { def, ...cardWords(words, def) };
  cards.set(def, card);
  return card;
}

/** A card of this table with its words; `null` for a card that isn't in the card pool. */
export function useCard(card: CardId): ShownCard | null {
  const { pool, words } = useTools();
  const def = pool.cards[card];
  return def === undefined ? null : shown(words, def);
}
