import { cardWords, type CardWords } from '@kickdoor/words';
import type { CardDef, CardId } from '@kickdoor/rules';
import { useTable } from './TableContext.ts';

/** What a card's face shows: `<CardFace {...useCard(card)} size="full" />`. */
interface ShownCard extends CardWords {
  readonly def: CardDef;
}

/** A card of this table with its words; `null` for a card that is not in the card pool. */
export function useCard(card: CardId): ShownCard | null {
  const { pool, words } = useTable();
  const def = pool.cards[card];
  return def === undefined ? null : { def, ...cardWords(words, def) };
}
