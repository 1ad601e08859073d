import type { CardId } from '@kickdoor/rules';
import { usePosition } from './TableContext.ts';

/** The remaining turns or combats of a card in play; `null` if its countdown hasn't started. */
export function useLeft(card: CardId): number | null {
  return usePosition().view.counts?.find(([counted]) => counted === card)?.[1] ?? null;
}
