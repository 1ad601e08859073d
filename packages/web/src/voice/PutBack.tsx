import type { CardId } from '@kickdoor/rules';
import { useWayBack } from '../app/useWayBack.ts';
import { useTools, useHeld, useInteraction, type Tools } from '../table/TableContext.ts';

/** Puts back the card that is held out and focuses it. */
export function putBack(select: Tools['select'], card: CardId): void {
  select(null);
  const places = ['hand', 'me', 'door-card'].map((place) => `[data-testid=${place}] [data-card="${card}"]`);
  document.querySelector<HTMLElement>(places.join(', '))?.focus();
}

/**
 * Makes the browser's Back put back the card that is held out. Cards held out one after the other share a history
 * entry.
 */
export function PutBack(): null {
  const { select } = useTools();
  const { choosing } = useInteraction();
  const held = useHeld();
  const isOut = held !== null && choosing === null;
  useWayBack(isOut ? { close: () => putBack(select, held), covers: false } : null);
  return null;
}
