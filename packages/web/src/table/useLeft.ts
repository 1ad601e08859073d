import type { CardId } from '@kickdoor/rules';
import { usePosition } from './TableContext.ts';

/** For how many more turns or combats a card in play lasts; `null` for one that has not begun to count down. */
export function useLeft(card: CardId): number | null {
  return usePosition().view.counts?.find(([counted]) => counted === card)?.[1] ?? null;
}
